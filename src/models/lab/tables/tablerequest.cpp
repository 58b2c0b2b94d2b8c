// SPDX-License-Identifier: GPL-3.0-or-later
// What a table is asked for: the family, its ranges, and what is shown.

#include "models/lab/tables/tablemodel.h"

#include "analysis/tables/tabletext.h"
#include "games/catalogue.h"
#include "wording/names/names.h"
#include "wording/text/text.h"

#include <algorithm>

namespace models {
namespace {

using analysis::Shown;

/// The game's family first, its patterns alike: the one that shows what is asked.
const analysis::ReadyFamily* readyFor(const analysis::TableRequest& request)
{
    const analysis::ReadyFamily* best = nullptr;
    for (const analysis::ReadyFamily& family : analysis::familiesOf(request.pattern.gameId()))
        if (family.pattern == request.pattern.text() && (best == nullptr || family.shown == request.shown))
            best = &family;
    return best;
}

} // namespace

QString TableModel::familyId() const
{
    const auto* const ready = m_request && m_problem.isEmpty() ? readyFor(*m_request) : nullptr;
    return ready == nullptr ? QString() : wording::fromUtf8(ready->id);
}

void TableModel::setMisere(bool misere)
{
    if (!m_request || misere == isMisere())
        return;
    const auto play = misere ? theory::Play::Misere : theory::Play::Normal;
    setPattern(wording::fromUtf8(m_request->pattern.withPlay(play).text()));
}

bool TableModel::isMisereOffered() const
{
    return m_request && games::findEntry(m_request->pattern.gameId())->info.misereOffered;
}

void TableModel::setRange(int& least, int& most, int from, int to)
{
    const bool isOther = from != least || to != most;
    least = from;
    most = to;
    if (isOther)
        follow();
}

void TableModel::setShown(Shown shown)
{
    const auto wanted = static_cast<analysis::Shown>(shown);
    if (!m_request || wanted == m_request->shown || !analysis::isOffered(wanted, m_request->pattern))
        return;
    m_request->shown = wanted;
    follow();
}

QList<int> TableModel::offered() const
{
    QList<int> offered;
    for (const Shown shown : {Shown::Outcome, Shown::Grundy, Shown::Value, Shown::Remoteness})
        if (m_request && analysis::isOffered(static_cast<analysis::Shown>(shown), m_request->pattern))
            offered.append(static_cast<int>(shown));
    return offered;
}

QStringList TableModel::familyIds(const QString& gameId)
{
    QStringList ids;
    for (const analysis::ReadyFamily& family : analysis::readyFamilies())
        if ((gameId.isEmpty() || wording::fromUtf8(family.gameId()) == gameId) &&
            games::findEntry(family.gameId()) != nullptr)
            ids.append(wording::fromUtf8(family.id));
    return ids;
}

QStringList TableModel::familyTitles(const QString& gameId)
{
    QStringList titles;
    for (const QString& id : familyIds(gameId)) {
        const auto* const family = analysis::findFamily(id.toStdString());
        const QString title = wording::familyTitle(family->id);
        titles.append(gameId.isEmpty() ? tr("%1: %2").arg(wording::gameTitle(family->gameId()), title)
                                       : title);
    }
    return titles;
}

void TableModel::receiveFamily(const analysis::ReadyFamily& family, const std::string& pattern)
{
    m_pattern = wording::fromUtf8(pattern);
    m_nLeast = static_cast<int>(family.n.least);
    m_nMost = static_cast<int>(family.n.most);
    m_mLeast = static_cast<int>(family.m.least);
    m_mMost = static_cast<int>(family.m.most);
    if (m_request)
        m_request->shown = family.shown;
    follow();
    setShown(static_cast<Shown>(family.shown));
}

void TableModel::choose(const QString& familyId)
{
    if (const auto* const family = analysis::findFamily(familyId.toStdString()))
        receiveFamily(*family, std::string(family->pattern));
}

void TableModel::chooseFor(const QString& notation)
{
    const std::string text = notation.toStdString();
    const std::string header = text.substr(0, text.find(':') + 1);
    const std::string gameId = text.substr(0, text.find_first_of("/:"));
    const auto families = analysis::familiesOf(gameId);
    const bool isMisereAlone = header == gameId + "/misere:";
    if (!families.empty() && (isMisereAlone || header == gameId + ":")) {
        receiveFamily(families.front(), std::string(families.front().pattern));
        setMisere(isMisereAlone);
        return;
    }
    const auto sameRules = std::ranges::find_if(
        families, [&](const analysis::ReadyFamily& family) { return family.pattern.starts_with(header); });
    if (sameRules != families.end()) {
        receiveFamily(*sameRules, std::string(sameRules->pattern));
        return;
    }
    for (const analysis::ReadyFamily& family : families) {
        const std::string pattern = header + std::string(family.pattern.substr(family.pattern.find(':') + 1));
        if (std::holds_alternative<analysis::FamilyPattern>(analysis::FamilyPattern::parse(pattern))) {
            receiveFamily(family, pattern);
            return;
        }
    }
}

} // namespace models
