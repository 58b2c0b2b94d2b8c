// SPDX-License-Identifier: GPL-3.0-or-later

// How an answer was found, in words.

#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {

namespace {

/// With what was left out, and why.
QString foundText(const QString& found, const games::Answer& answer)
{
    if (answer.grundyTooLarge)
        return translate("Wording", "%1; Grundy value not computed, too many positions").arg(found);
    if (answer.isPartial)
        return translate("Wording", "%1; other values not found within the limits").arg(found);
    return found;
}

QString foundText(const games::Answer& answer)
{
    const QString positions = positionsText(answer.positions);
    if (!answer.verdict.outcome)
        return translate("Wording", "not solved; looked at %1").arg(positions);
    switch (answer.method) {
    case games::Method::Theory:
        return foundText(answer.theorem
                             ? translate("Wording", "by theory: %1").arg(toText(answer.theorem->name))
                             : /*: how the answer was found */ translate("Wording", "by theory"),
                         answer);
    case games::Method::Table: return foundText(translate("Wording", "by table: %1").arg(positions), answer);
    case games::Method::Search:
        return foundText(translate("Wording", "by search: %1").arg(positions), answer);
    }
    return {};
}

} // namespace

QString methodText(const games::Answer& answer)
{
    const auto unknown = static_cast<std::uint64_t>(
        std::ranges::count_if(answer.parts, [](const games::PartValue& part) { return !part.value; }));
    return unknown == 0 || !answer.verdict.outcome
               ? foundText(answer)
               //: how the answer was found, and how many parts of the sum, here one
               : counted(QT_TRANSLATE_N_NOOP("Wording", "%1; the value of %2 part is not known"),
                         //: how the answer was found, and how many parts
                         QT_TRANSLATE_N_NOOP("Wording", "%1; the values of %2 parts are not known"), unknown)
                     .arg(foundText(answer), localized(unknown));
}

} // namespace wording
