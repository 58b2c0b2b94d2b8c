// SPDX-License-Identifier: GPL-3.0-or-later
// The heaps that games offer by a name.

#include "games/catalogue.h"
#include "models/files/typedposition.h"
#include "models/lab/sequences/sequencemodel.h"
#include "models/rules/ownrulesfield.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>
#include <vector>

namespace models {
namespace {

using Offer = games::HeapSequences::Offer;

const std::vector<Offer>& offers()
{
    static const auto all = [] {
        std::vector<Offer> found;
        for (const bool known : {false, true})
            for (const games::Entry& entry : games::catalogue())
                if (const auto& sequences = entry.info.heapSequences;
                    sequences && sequences->areKnownWell == known)
                    found.insert(found.end(), sequences->offers.begin(), sequences->offers.end());
        return found;
    }();
    return all;
}

const Offer* offerOf(const QString& id)
{
    const auto found = std::ranges::find(offers(), id.toStdString(), &Offer::id);
    return found == offers().end() ? nullptr : &*found;
}

} // namespace

QStringList SequenceModel::offered()
{
    return wording::textsOf(offers(), &Offer::id);
}

QStringList SequenceModel::offeredTitles()
{
    return wording::textsOf(offers(), [](const Offer& offer) { return wording::toText(offer.title); });
}

QString SequenceModel::usual()
{
    const auto whole = std::ranges::find_if(offers(), [](const Offer& offer) { return !offer.typed; });
    return whole == offers().end() ? QString() : QString::fromStdString(whole->id);
}

QVariantList SequenceModel::typedFields()
{
    QVariantList fields;
    for (const Offer& offer : offers())
        if (offer.typed)
            fields.append(
                QVariantMap{{QStringLiteral("id"), QString::fromStdString(offer.id)},
                            {QStringLiteral("label"), wording::toText(offer.typed->label)},
                            {QStringLiteral("number"), offer.typed->kind == games::Field::Kind::Number},
                            {QStringLiteral("initial"), QString::fromStdString(offer.typed->initial)},
                            {QStringLiteral("least"), static_cast<int>(offer.typed->least)},
                            {QStringLiteral("most"), static_cast<int>(offer.typed->most)}});
    return fields;
}

QString SequenceModel::ruleOf(const QString& id, const QString& typed)
{
    const Offer* offer = offerOf(id);
    return offer == nullptr
               ? QString()
               : QString::fromStdString(offer->rule).replace(QStringLiteral("%1"), typed.trimmed());
}

QString SequenceModel::typedError(const QString& id, const QString& typed)
{
    const Offer* offer = offerOf(id);
    return offer == nullptr || !offer->typed ? QString() : readOffer(*offer, typed).error;
}

bool SequenceModel::isOfHeaps(const QString& notation)
{
    const games::GamePtr game = gameOf(notation);
    return game && game->info().heapSequences;
}

bool SequenceModel::isTelling(const QString& notation)
{
    const games::GamePtr game = gameOf(notation);
    return game && game->info().heapSequences && !isNim(*game);
}

} // namespace models
