// SPDX-License-Identifier: GPL-3.0-or-later

// What is marked on the board beside the position.

#include "models/analysis/judged.h"
#include "models/board/movemarks.h"
#include "models/session/session.h"
#include "models/session/sessiontexts.h"
#include "wording/names/moves.h"

#include <algorithm>

namespace models {
BoardOverlay Session::overlay() const
{
    BoardOverlay overlay;
    if (m_board.isDrawn() && !m_editing) { // another picture than the position
        addReadStep(overlay);
        return overlay;
    }
    if (!isWalking()) {
        addParts(overlay);
        if (m_mode == Mode::Present)
            overlay = m_presented.overlay;
        else if (tellsOutcomes() && currentAnswer())
            addMoveMarks(overlay);
        addSelectionMarks(overlay);
        addHintMarks(overlay);
    }
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
    const games::Shape shape = m_board.board().shape;
    const auto shown = [&](const games::JudgedMove& judged) {
        if (judged.winning || !losing || !hovered)
            return judged.winning || losing;
        return std::ranges::count(markedPieces(*game(), shape, judged.move), *hovered) > 0;
    };
    overlay.marks =
        marksOf(*game(), m_board.board(), *answer, shown, m_board.chosen() ? m_board.chosen() : hovered);
}

/// In Explore the value of each part of a bush stands below its feet; the part pointed at is lit.
void Session::addParts(BoardOverlay& overlay) const
{
    const auto answer = currentAnswer();
    if (!answer || m_mode != Mode::Explore)
        return;
    const auto pointed = static_cast<std::size_t>(m_analyst.pointedPart());
    if (pointed < answer->parts.size())
        overlay.lit.insert(answer->parts[pointed].pieces.begin(), answer->parts[pointed].pieces.end());
    for (const games::PartValue& part : answer->parts)
        if (const auto middle = part.value ? middleOfFeet(m_board.board(), part.pieces) : std::nullopt)
            overlay.tags.push_back({.row = 0, .column = *middle, .text = *part.value});
}

/// The selected losing move and the reply that refutes it.
void Session::addSelectionMarks(BoardOverlay& overlay) const
{
    const games::JudgedMove* selected = m_moves.moveAt(m_moves.selectedRow());
    if (m_moves.game() != game() || selected == nullptr || selected->winning || m_mode != Mode::Explore)
        return;
    overlay.marks.clear();
    const games::Shape shape = m_board.board().shape;
    overlay.marks.push_back(markOf(*game(), shape, *selected));
    if (const auto& reply = m_moves.refutation())
        overlay.marks.push_back({.pieces = markedPieces(*game()->after(selected->move), shape, *reply),
                                 .leaves = theory::Outcome::P,
                                 .place = placeReached(shape, *reply),
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
    overlay.marks.push_back(markOf(*game(), m_board.board().shape, *best));
    overlay.marks.back().hint = true;
    const auto taken = game()->taken(best->move);
    overlay.goes.insert(taken.begin(), taken.end());
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
    const auto mark = [this, &overlay](const games::Game& game, const games::Move& move,
                                       std::optional<theory::Outcome> leaves, bool winning) {
        const games::Shape shape = m_board.board().shape;
        overlay.marks.push_back({.pieces = markedPieces(game, shape, move),
                                 .leaves = leaves,
                                 .place = placeReached(shape, move),
                                 .winning = winning,
                                 .label = wording::moveMark(move),
                                 .thin = !winning,
                                 .hint = false});
    };
    const games::GamePtr here = isWalking() ? m_explanation.walked() : game();
    if (const games::OptionLine* line = m_explanation.pointedLine()) {
        overlay.marks.clear();
        mark(*here, line->move, line->outcome, line->wins);
        if (line->reply)
            mark(*here->after(line->move), *line->reply, theory::Outcome::P, true);
    } else if (const auto walked = m_explanation.walkedMove()) {
        mark(*walked->first, walked->second, std::nullopt, true);
    }
}

} // namespace models
