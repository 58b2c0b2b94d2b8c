// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/comparison.h"

#include "games/sum/difference.h"
#include "wording/text/text.h"

namespace models {
namespace {

QString isolatedName(const std::string& notation)
{
    return wording::isolated(QString::fromStdString(notation));
}

} // namespace

void Comparison::begin(const games::Game& g, const games::Game& h, const games::Game& difference)
{
    m_first = g.notation();
    m_second = h.notation();
    m_difference = difference.notation();
    emit changed();
}

QString Comparison::title() const
{
    constexpr std::size_t longest = 60;
    if (!isShown())
        return {};
    const bool isLong = m_first.size() + m_second.size() > longest;
    const QString first = isLong ? QStringLiteral("G") : isolatedName(m_first);
    const QString second = isLong ? QStringLiteral("H") : isolatedName(m_second);
    if (!outcome())
        return tr("%1 and %2", "two games").arg(first, second);
    const std::partial_ordering order = games::orderBy(*outcome());
    const QChar sign = order == std::partial_ordering::equivalent ? u'='
                       : order == std::partial_ordering::less     ? u'<'
                       : order == std::partial_ordering::greater  ? u'>'
                                                                  : u'∥';
    return QStringLiteral("%1 %2 %3").arg(first, sign, second);
}

QString Comparison::detail() const
{
    if (!isShown())
        return {};
    if (!outcome())
        return tr(
            "The second stands here with Left and Right exchanged. Who wins this difference is not known.");
    switch (*outcome()) {
    case theory::Outcome::P:
        return tr("The second stands here with Left and Right exchanged. Whoever moves first loses this "
                  "difference, "
                  "so the two are equal: each can stand for the other in any sum.");
    case theory::Outcome::L:
        return tr("The second stands here with Left and Right exchanged. Left wins this difference, whoever "
                  "begins, "
                  "so the first is the greater.");
    case theory::Outcome::R:
        return tr("The second stands here with Left and Right exchanged. Right wins this difference, whoever "
                  "begins, "
                  "so the second is the greater.");
    case theory::Outcome::N:
        return tr("The second stands here with Left and Right exchanged. Whoever moves first wins this "
                  "difference, so "
                  "neither is at least as great as the other: they are confused.");
    }
    return {};
}

QString Comparison::mirror() const
{
    if (outcome() != theory::Outcome::P || !games::mirrorPairs(*m_analyst->game()))
        return {};
    return tr(
        "Each board has its mirror image: answer every move by the same move there. Select a move to see its "
        "answer.");
}

} // namespace models
