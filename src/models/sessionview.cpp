// SPDX-License-Identifier: GPL-3.0-or-later

// What is shown beside the position: marks, tags, hints and reveals.

#include "models/judged.h"
#include "models/movemarks.h"
#include "models/session.h"
#include "models/sessiontexts.h"
#include "wording/moves.h"
#include "wording/outcomes.h"

#include <algorithm>

namespace models {
namespace {

/// More marks than this would hide the board.
constexpr std::size_t mostMarks = 200;

} // namespace

/// What is known about the current position; the analyst may still be at the one before.
Analyst::AnswerPtr Session::currentAnswer() const
{
    return m_analyst.game() == game() ? m_analyst.answer() : nullptr;
}

/// The analyst has something new.
void Session::takeAnswer()
{
    if (!isOpened() || m_analyst.game() != game())
        return;
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome)
        m_tree.setOutcome(m_tree.current(), *answer->verdict.outcome);
    updateHidden();
    emit hintChanged();
    emit revealChanged();
}

/// The explanation comes after the analysis: both may need the whole memory that is allowed.
void Session::explainAnswer()
{
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome && !isWalking())
        m_explanation.explain(game());
}

bool Session::tellsOutcomes() const
{
    return m_mode == Mode::Explore || (m_mode == Mode::Present && m_revealStage == RevealStage::WinningMoves);
}

/// Present mode: who may see what. Everywhere else all is told.
void Session::updateHidden()
{
    const bool present = m_mode == Mode::Present;
    m_analyst.setHidden(present && m_revealStage == RevealStage::Hidden);
    const bool movesTold = !present || m_revealStage == RevealStage::WinningMoves;
    m_moves.setAnswer(game(), movesTold ? currentAnswer() : nullptr);
    m_explanation.setHidden(!movesTold);
    m_board.setAnswer(tellsOutcomes() && !isWalking() ? currentAnswer() : nullptr);
    updateTwin();
    updateOverlay();
    updateNodes();
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

void Session::updateOverlay()
{
    if (isOpened())
        m_board.setOverlay(overlay());
}

BoardOverlay Session::overlay() const
{
    BoardOverlay overlay;
    if (!isWalking()) {
        if (tellsOutcomes() && currentAnswer())
            addMoveMarks(overlay);
        addSelectionMarks(overlay);
        addHintMarks(overlay);
    }
    if (m_mode != Mode::Present) // a class sees what is revealed and nothing else
        addReadStep(overlay);
    addArgumentMarks(overlay);
    overlay.lit.insert(m_twin.lit().begin(), m_twin.lit().end());
    return overlay;
}

void Session::addMoveMarks(BoardOverlay& overlay) const
{
    const bool losing = m_showLosing && m_mode == Mode::Explore;
    const auto answer = currentAnswer();
    const auto hovered = m_board.hoveredPiece();
    const auto shown = [&](const games::JudgedMove& judged) {
        if (judged.winning || !losing || !hovered)
            return judged.winning || losing;
        return std::ranges::count(game()->taken(judged.move), *hovered) > 0;
    };
    Thinning thinning(game()->board().shape, *answer);
    for (const games::JudgedMove& judged : answer->moves)
        if (judged.leaves.outcome && judged.move.player == answer->mover && shown(judged) &&
            overlay.marks.size() < mostMarks && thinning.keeps(judged))
            overlay.marks.push_back(markOf(*game(), judged));
}

/// The selected losing move and the reply that refutes it.
void Session::addSelectionMarks(BoardOverlay& overlay) const
{
    const games::JudgedMove* selected = m_moves.moveAt(m_moves.selectedRow());
    if (m_moves.game() != game() || selected == nullptr || selected->winning || m_mode != Mode::Explore)
        return;
    overlay.marks.clear();
    overlay.marks.push_back(markOf(*game(), *selected));
    if (const auto& reply = m_moves.refutation())
        overlay.marks.push_back({.pieces = game()->after(selected->move)->taken(*reply),
                                 .leaves = theory::Outcome::P,
                                 .place = placeReached(game()->board().shape, *reply),
                                 .winning = true,
                                 .label = wording::moveMark(*reply),
                                 .thin = false,
                                 .hint = false});
}

void Session::addHintMarks(BoardOverlay& overlay) const
{
    const auto answer = currentAnswer();
    const games::JudgedMove* best = answer ? bestMove(*answer) : nullptr;
    if (best == nullptr || m_hintLevel == HintLevel::None)
        return;
    if (m_hintLevel == HintLevel::Where) {
        const auto pieces = surroundings(m_board.board(), best->move);
        overlay.lit.insert(pieces.begin(), pieces.end());
        return;
    }
    overlay.marks.push_back(markOf(*game(), *best));
    overlay.marks.back().hint = true;
    overlay.goes.insert(overlay.marks.back().pieces.begin(), overlay.marks.back().pieces.end());
}

void Session::addReadStep(BoardOverlay& overlay) const
{
    const ExplanationRow* step = m_explanation.readStep();
    if (step == nullptr)
        return;
    overlay.lit.insert(step->lit.begin(), step->lit.end());
    overlay.goes.insert(step->goes.begin(), step->goes.end());
    const bool marked = tellsOutcomes() && !isWalking(); // then the winning moves are drawn anyway
    if (step->move && !marked)
        overlay.marks.push_back({.pieces = {step->goes.begin(), step->goes.end()},
                                 .leaves = theory::Outcome::P,
                                 .winning = true,
                                 .label = wording::moveMark(*step->move),
                                 .thin = false,
                                 .hint = false});
}

/// The moves of the line of argument pointed at; else the move that led to the walked position.
void Session::addArgumentMarks(BoardOverlay& overlay) const
{
    const auto mark = [&overlay](const games::Game& game, const games::Move& move,
                                 std::optional<theory::Outcome> leaves, bool winning) {
        overlay.marks.push_back({.pieces = game.taken(move),
                                 .leaves = leaves,
                                 .place = placeReached(game.board().shape, move),
                                 .winning = winning,
                                 .label = wording::moveMark(move),
                                 .thin = !winning,
                                 .hint = false});
    };
    const games::GamePtr here = isWalking() ? m_explanation.walked() : game();
    if (const games::OptionLine* line = m_explanation.pointedLine(); line && m_mode != Mode::Present) {
        overlay.marks.clear();
        mark(*here, line->move, line->outcome, line->wins);
        if (line->reply)
            mark(*here->after(line->move), *line->reply, theory::Outcome::P, true);
    } else if (const auto walked = m_explanation.walkedMove()) {
        mark(*walked->first, walked->second, std::nullopt, true);
    }
}

NodeRow Session::nodeRow(int number) const
{
    const PositionNode& node = m_tree.node(number);
    const bool told = m_mode != Mode::Present || m_revealStage != RevealStage::Hidden;
    const QString outcome = told ? letterText(node.outcome) : QString();
    const auto siblings = node.parent < 0 ? 1 : static_cast<int>(m_tree.node(node.parent).children.size());
    return {.node = number,
            .depth = node.depth,
            .variations = siblings - 1,
            .current = number == m_tree.current(),
            .label = nodeLabel(node),
            .outcome = outcome,
            .name = nodeName(node, outcome)};
}

void Session::updateNodes()
{
    const auto rowsOf = [this](const std::vector<int>& numbers) {
        std::vector<NodeRow> rows;
        std::ranges::transform(numbers, std::back_inserter(rows), [this](int node) { return nodeRow(node); });
        return rows;
    };
    const std::vector<int> line = m_tree.line();
    m_timeline.setRows(rowsOf(line));
    m_treeModel.setRows(rowsOf(m_tree.preorder()));
    std::vector<std::pair<int, games::GamePtr>> unknown;
    for (const int number : line)
        if (!m_tree.node(number).outcome && number != m_tree.current())
            unknown.emplace_back(number, m_tree.node(number).game);
    m_labeller.label(std::move(unknown));
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
    return m_hintLevel == HintLevel::Where ? whereSentence(*best) : hintSentence(*best);
}

bool Session::hasBigHeaps() const
{
    return std::ranges::any_of(m_board.board().pieces, [](const games::Piece& piece) {
        return piece.kind == games::PieceKind::Pile;
    });
}

void Session::reveal()
{
    setRevealStage(m_revealStage == RevealStage::Hidden ? RevealStage::Winner : RevealStage::WinningMoves);
}

void Session::hide()
{
    setRevealStage(m_revealStage == RevealStage::WinningMoves ? RevealStage::Winner : RevealStage::Hidden);
}

void Session::setRevealStage(RevealStage stage)
{
    if (!isOpened() || m_mode != Mode::Present || stage == m_revealStage)
        return;
    m_revealStage = stage;
    updateHidden();
    emit revealChanged();
    announce(presentText());
}

QString Session::presentText() const
{
    if (!isOpened() || m_mode != Mode::Present || m_revealStage == RevealStage::Hidden)
        return {};
    const auto answer = currentAnswer();
    if (!answer || !answer->verdict.outcome)
        return tr("The position is not solved yet.");
    return m_revealStage == RevealStage::Winner ? wording::verdictTitle(*answer->verdict.outcome)
                                                : winningMovesSentence(*answer);
}

} // namespace models
