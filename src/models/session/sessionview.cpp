// SPDX-License-Identifier: GPL-3.0-or-later

// What is said about the position: the answer, hints, and what a class is told.

#include "models/analysis/judged.h"
#include "models/session/session.h"
#include "models/session/sessiontexts.h"

namespace models {

/// What is known about the current position; the analyst may still be at the one before.
Analyst::AnswerPtr Session::currentAnswer() const
{
    return m_analyst.game() == game() ? m_analyst.answer() : nullptr;
}

/// The analyst has something new.
void Session::receiveAnswer()
{
    if (!isOpened() || m_analyst.game() != game())
        return;
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome)
        m_tree.setOutcome(m_tree.current(), *answer->verdict.outcome);
    updateHidden();
    emit hintChanged();
}

/// The explanation comes after the analysis: both may need the whole memory that is allowed.
void Session::explainAnswer()
{
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome && !isWalking())
        m_explanation.explain(game(), m_analyst.shelf());
}

bool Session::tellsOutcomes() const
{
    return m_mode == Mode::Explore || (m_mode == Mode::Present && m_presented.moves);
}

/// Present mode: who may see what. Everywhere else all is told.
void Session::updateHidden()
{
    const bool told = m_mode != Mode::Present || m_presented.reasons;
    m_analyst.setHidden(!told);
    m_moves.setAnswer(game(), told ? currentAnswer() : nullptr, m_analyst.shelf());
    m_explanation.setHidden(!told);
    m_claims.setGame(told ? game()->info().id : std::string());
    m_board.setAnswer(tellsOutcomes() && !isWalking() ? currentAnswer() : nullptr);
    updateTwin();
    updateOverlay();
    m_nodes.update(m_mode != Mode::Present);
}

/// The lens tells the theory, so it is for Explore alone.
void Session::updateTwin()
{
    const bool exploring = isOpened() && m_mode == Mode::Explore;
    const games::GamePtr walked = m_explanation.walked();
    m_twin.setPosition(!exploring ? nullptr
                       : walked   ? walked
                                  : game(),
                       exploring && !walked ? currentAnswer() : nullptr, !isWalking() && !m_editing);
}

void Session::hint()
{
    if (!isOpened() || m_mode == Mode::Present || isOver())
        return;
    m_hintLevel = m_hintLevel == HintLevel::None ? HintLevel::Where : HintLevel::Move;
    emit hintChanged();
    updateOverlay();
    announce(hintText());
}

QString Session::hintText() const
{
    if (m_hintLevel == HintLevel::None || !isOpened())
        return {};
    const auto answer = currentAnswer();
    const games::JudgedMove* best = answer ? bestMove(*answer) : nullptr;
    if (best == nullptr)
        return tr("The position is not solved yet.");
    return m_hintLevel == HintLevel::Where ? whereSentence(*best) : hintSentence(*answer);
}

void Session::present(const Presented& told)
{
    if (!isOpened() || m_mode != Mode::Present || told == m_presented)
        return;
    m_presented = told;
    updateHidden();
}

} // namespace models
