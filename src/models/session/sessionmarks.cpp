// SPDX-License-Identifier: GPL-3.0-or-later

// What is drawn and marked on the board beside the position.

#include "models/analysis/judged.h"
#include "models/board/movemarks.h"
#include "models/session/session.h"
#include "models/session/sessiontexts.h"
#include "wording/names/moves.h"

#include <algorithm>
#include <utility>

namespace models {
namespace {

/// Lines of cells while they are edited: short lines with places to put counters on, up to the longest one.
std::optional<games::Drawing> withPlaces(const games::Game& game)
{
    const auto& editing = game.info().editing;
    if (game.info().shape != games::Shape::Lines || !editing || editing->columns.most == 0)
        return std::nullopt;
    const games::Board board = game.board();
    games::Drawing drawing;
    auto piece = board.pieces.begin();
    for (std::uint32_t row = 0; std::cmp_less(row, board.rows); ++row) {
        for (std::uint32_t column = 0; std::cmp_less(column, board.columns); ++column) {
            const games::PieceId id = games::pieceId(row, column);
            const bool isThere = piece != board.pieces.end() && piece->id == id;
            drawing.pieces.push_back(isThere ? *piece++
                                             : games::Piece{.id = id,
                                                            .kind = games::PieceKind::Gap,
                                                            .row = static_cast<double>(row),
                                                            .column = static_cast<double>(column)});
        }
    }
    return drawing;
}

} // namespace

/// Marks the board of a session as far as its mode tells.
class Session::Marks {
public:
    explicit Marks(const Session& session)
        : m_session(session), m_board(session.m_board), m_game(*session.game()),
          m_answer(session.currentAnswer()), m_isExploring(session.m_mode == Mode::Explore)
    {
    }

    BoardOverlay overlay()
    {
        if (m_board.isDrawn() && !m_session.m_editing) { // another picture than the position
            addReadStep();
            return m_overlay;
        }
        if (!m_session.isWalking()) {
            addParts();
            if (m_session.m_mode == Mode::Present)
                m_overlay = m_session.m_presented.overlay;
            else if (m_session.tellsOutcomes() && m_answer)
                addMoveMarks();
            addSelectionMarks();
            addHintMarks();
        }
        addReadStep();
        addArgumentMarks();
        m_overlay.lit.insert(m_session.m_twin.lit().begin(), m_session.m_twin.lit().end());
        return m_overlay;
    }

private:
    [[nodiscard]] games::Shape shape() const { return m_board.board().shape; }
    void addMoveMarks();
    void addParts();
    void addSelectionMarks();
    void addHintMarks();
    void addReadStep();
    void addArgumentMarks();

    const Session& m_session;
    const BoardModel& m_board;
    const games::Game& m_game;
    Analyst::AnswerPtr m_answer;
    bool m_isExploring;
    BoardOverlay m_overlay;
};

void Session::Marks::addMoveMarks()
{
    const bool losing = m_session.m_showLosing && m_isExploring;
    const auto hovered = m_board.hoveredPiece();
    const auto shown = [&](const games::JudgedMove& judged) {
        if (judged.winning || !losing || !hovered)
            return judged.winning || losing;
        return std::ranges::count(markAround(m_game, shape(), judged.move).pieces, *hovered) > 0;
    };
    m_overlay.marks =
        marksOf(m_game, m_board.board(), *m_answer, shown, m_board.chosen() ? m_board.chosen() : hovered);
}

/// In Explore the value of each part of a drawn board stands below its feet; the part pointed at is lit.
void Session::Marks::addParts()
{
    if (!m_answer || !m_isExploring)
        return;
    const auto& parts = m_answer->parts;
    const auto pointed = static_cast<std::size_t>(m_session.m_analyst.pointedPart());
    if (pointed < parts.size())
        m_overlay.lit.insert(parts[pointed].pieces.begin(), parts[pointed].pieces.end());
    for (const games::PartValue& part : parts)
        if (const auto middle = part.value ? middleOfFeet(m_board.board(), part.pieces) : std::nullopt)
            m_overlay.tags.push_back({.row = 0, .column = *middle, .text = *part.value});
}

/// The selected losing move and the reply that refutes it.
void Session::Marks::addSelectionMarks()
{
    const MovesModel& moves = m_session.m_moves;
    const games::JudgedMove* selected = moves.moveAt(moves.selectedRow());
    if (moves.game().get() != &m_game || selected == nullptr || selected->winning || !m_isExploring)
        return;
    m_overlay.marks.clear();
    m_overlay.marks.push_back(markOf(m_game, shape(), *selected));
    if (const auto& reply = moves.refutation())
        m_overlay.marks.push_back(
            markLeaving(*m_game.after(selected->move), shape(), *reply, theory::Outcome::P, true));
}

void Session::Marks::addHintMarks()
{
    const games::JudgedMove* best = m_answer ? bestMove(*m_answer) : nullptr;
    if (best == nullptr || m_session.m_hintLevel == HintLevel::None)
        return;
    if (m_session.m_hintLevel == HintLevel::Where) {
        const auto pieces = surroundings(m_board.board(), best->move);
        m_overlay.lit.insert(pieces.begin(), pieces.end());
        return;
    }
    m_overlay.marks.push_back(markOf(m_game, shape(), *best));
    m_overlay.marks.back().hint = true;
    const auto touched = m_game.change(best->move).touched();
    m_overlay.goes.insert(touched.begin(), touched.end());
}

void Session::Marks::addReadStep()
{
    const ExplanationRow* step = m_session.m_explanation.readStep();
    if (step == nullptr)
        return;
    m_overlay.lit.insert(step->lit.begin(), step->lit.end());
    m_overlay.goes.insert(step->goes.begin(), step->goes.end());
    const bool marked =
        m_session.tellsOutcomes() && !m_session.isWalking(); // then the winning moves are drawn anyway
    if (step->move && !marked)
        m_overlay.marks.push_back({.pieces = {step->goes.begin(), step->goes.end()},
                                   .leaves = theory::Outcome::P,
                                   .winning = true,
                                   .label = wording::moveMark(*step->move),
                                   .thin = false,
                                   .hint = false});
}

/// The moves of the line of argument pointed at; else the move that led to the walked position.
void Session::Marks::addArgumentMarks()
{
    const auto mark = [this](const games::Game& game, const games::Move& move,
                             std::optional<theory::Outcome> leaves, bool winning) {
        m_overlay.marks.push_back(markLeaving(game, shape(), move, leaves, winning));
    };
    const ExplanationModel& explanation = m_session.m_explanation;
    if (const games::OptionLine* line = explanation.pointedLine()) {
        const games::GamePtr walked = explanation.walked();
        const games::Game& here = walked ? *walked : m_game;
        m_overlay.marks.clear();
        mark(here, line->move, line->outcome, line->wins);
        if (line->reply)
            mark(*here.after(line->move), *line->reply, theory::Outcome::P, true);
    } else if (const auto walked = explanation.walkedMove()) {
        mark(*walked->first, walked->second, std::nullopt, true);
    }
}

void Session::updateOverlay()
{
    if (!isOpened())
        return;
    const ExplanationRow* step = m_explanation.readStep();
    const bool drawn = step != nullptr && !step->drawing.pieces.empty();
    const bool edited = m_editing && !isWalking();
    m_board.setDrawing(drawn ? std::optional(step->drawing) : edited ? withPlaces(*game()) : std::nullopt);
    m_board.setOverlay(Marks(*this).overlay());
}

} // namespace models
