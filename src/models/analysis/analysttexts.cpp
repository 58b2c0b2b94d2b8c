// SPDX-License-Identifier: GPL-3.0-or-later

// What is told about the position and about the work on it.

#include "models/analysis/analyst.h"
#include "models/analysis/judged.h"
#include "models/analysis/partrows.h"
#include "models/joblimits.h"
#include "wording/capacity.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

namespace models {
namespace {

/// Work that takes less than that is not worth a word.
constexpr std::uint64_t muchMemory = std::uint64_t{1} << 30;

} // namespace

QString Analyst::progressText() const
{
    if (m_progress >= 0)
        return wording::percentText(m_progress);
    return m_positions == 0 ? QString() : wording::positionsText(m_positions);
}

QString Analyst::timeLeftText() const
{
    const auto left = m_remaining.left();
    return left ? wording::timeLeftText(*left) : QString();
}

QString Analyst::needText() const
{
    if (lacksMemory())
        return wording::memoryLackText(*m_tableBytes, *m_free, spareMemory(*m_free));
    return fillsTable() && *m_tableBytes > muchMemory ? wording::memoryNeedText(*m_tableBytes, *m_free)
                                                      : QString();
}

bool Analyst::isSolved() const
{
    return !m_hidden && m_answer && m_answer->verdict.outcome;
}

QString Analyst::outcome() const
{
    return isSolved() ? letterText(m_answer->verdict.outcome) : QString();
}

QString Analyst::verdictTitle() const
{
    return isSolved() ? wording::verdictTitle(*m_answer->verdict.outcome, m_game->info().id) : QString();
}

QString Analyst::verdictDetail() const
{
    return isSolved() ? wording::typeset(wording::verdictDetail(*m_answer, m_game->info().id)) : QString();
}

QString Analyst::grundy() const
{
    return isSolved() ? numberText(m_answer->verdict.grundy) : QString();
}

QString Analyst::value() const
{
    return isSolved() && m_answer->verdict.value
               ? wording::typeset(wording::fromUtf8(*m_answer->verdict.value))
               : QString();
}

QString Analyst::remoteness() const
{
    return isSolved() ? numberText(m_answer->verdict.remoteness) : QString();
}

QString Analyst::method() const
{
    return isSolved() ? wording::methodText(*m_answer) : QString();
}

QVariantList Analyst::parts() const
{
    return isSolved() ? partRows(*m_answer) : QVariantList();
}

int Analyst::otherParts() const
{
    return isSolved() ? static_cast<int>(m_answer->parts.size()) - static_cast<int>(parts().size()) : 0;
}

QString Analyst::unsolvedText() const
{
    if (!m_unsolved)
        return {};
    QString reason = wording::unsolvedText(*m_unsolved);
    if (!lacksMemory())
        return reason;
    return tr("%1. %2", "two sentences").arg(reason, needText());
}

} // namespace models
