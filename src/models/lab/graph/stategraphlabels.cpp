// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/stategraphlabels.h"

#include "wording/text/text.h"

#include <algorithm>
#include <map>

namespace models {

void StateGraphLabels::setOn(bool on)
{
    if (std::exchange(m_on, on) == on)
        return;
    m_step = 0;
    receiveWhole();
}

void StateGraphLabels::setStep(int step)
{
    const int next = std::clamp(step, 0, std::max(0, steps() - 1));
    if (std::exchange(m_step, next) != next)
        emit stepChanged();
}

void StateGraphLabels::receiveWhole()
{
    m_on = m_on && !(m_lab && m_lab->isPartial()); // of a part not all that comes before is known
    const WholeGamePtr whole = m_on && m_lab ? m_lab->whole() : nullptr;
    std::map<std::uint64_t, Step> found;
    m_endless = 0;
    if (whole)
        for (const analysis::GraphNode& node : whole->graph.nodes) {
            if (!node.remoteness) {
                ++m_endless;
                continue;
            }
            Step& step = found[*node.remoteness];
            step.outcome = step.positions == 0 || step.outcome == node.outcome ? node.outcome : std::nullopt;
            step.remoteness = *node.remoteness;
            ++step.positions;
        }
    m_steps.clear();
    m_steps.reserve(found.size());
    for (const auto& [remoteness, step] : found)
        m_steps.push_back(step);
    m_step = std::clamp(m_step, 0, std::max(0, steps() - 1));
    emit stepChanged();
}

std::optional<std::uint64_t> StateGraphLabels::labelledUpTo() const
{
    if (m_blank)
        return std::nullopt;
    return m_steps.empty() ? 0 : m_steps[static_cast<std::size_t>(m_step)].remoteness;
}

bool StateGraphLabels::isTold(int node) const
{
    const WholeGamePtr whole = m_lab ? m_lab->whole() : nullptr;
    if ((!m_on && !m_blank) || !whole || node < 0 ||
        static_cast<std::size_t>(node) >= whole->graph.nodes.size())
        return true;
    const auto& remoteness = whole->graph.nodes[static_cast<std::size_t>(node)].remoteness;
    return remoteness && !m_steps.empty() && labelledUpTo() && *remoteness <= *labelledUpTo();
}

QString StateGraphLabels::text() const
{
    if (!m_on || m_steps.empty())
        return reasonText();
    return tr("%1 %2", "two sentences").arg(tr("Step %1 of %2.").arg(m_step).arg(steps() - 1), reasonText());
}

QString StateGraphLabels::reasonText() const
{
    if (!m_on || m_blank)
        return {};
    if (m_steps.empty())
        return tr("The game is never over, so no position can be labelled.");
    const QString said = reason(m_steps[static_cast<std::size_t>(m_step)]);
    return m_step + 1 == steps() ? tr("%1 %2", "two sentences").arg(said, rest()) : said;
}

QString StateGraphLabels::reason(const Step& step) const
{
    const auto count = static_cast<std::uint64_t>(step.positions);
    const QString number = wording::localized(count);
    if (step.remoteness == 0) {
        const QString positions =
            wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 position without a move: T."),
                             QT_TRANSLATE_N_NOOP("Wording", "%1 positions without a move: T."), count)
                .arg(number);
        return positions + QLatin1Char(' ') +
               (m_lab->isMisere() ? tr("Whoever cannot move has won, so T counts as N.")
                                  : tr("Whoever cannot move has lost, so T counts as P."));
    }
    if (m_lab->isPartizan() || !step.outcome)
        return wording::counted(
                   QT_TRANSLATE_N_NOOP("Wording", "%1 position: now it is known who wins there."),
                   QT_TRANSLATE_N_NOOP("Wording", "%1 positions: now it is known who wins there."), count)
            .arg(number);
    if (*step.outcome == theory::Outcome::P)
        return wording::counted(
                   QT_TRANSLATE_N_NOOP("Wording", "%1 position: all moves lead to N, so it is P."),
                   QT_TRANSLATE_N_NOOP("Wording", "%1 positions: all moves lead to N, so they are P."), count)
            .arg(number);
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 position: a move leads to P, so it is N."),
                            QT_TRANSLATE_N_NOOP("Wording", "%1 positions: a move leads to P, so they are N."),
                            count)
        .arg(number);
}

QString StateGraphLabels::rest() const
{
    const auto count = static_cast<std::uint64_t>(m_endless);
    if (count == 0)
        return tr("All positions are labelled.");
    return wording::counted(
               QT_TRANSLATE_N_NOOP("Wording", "%1 position stays blank: nobody can force the end there."),
               QT_TRANSLATE_N_NOOP("Wording", "%1 positions stay blank: nobody can force the end there."),
               count)
        .arg(wording::localized(count));
}

} // namespace models
