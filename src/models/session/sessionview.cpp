// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/sessionview.h"

#include "models/analysis/judged.h"
#include "models/board/movemarks.h"
#include "models/session/sessiontexts.h"
#include "wording/names/moves.h"

#include <algorithm>
#include <map>

namespace models {
namespace {

/// Lines of cells while they are edited: short lines with places to put counters on, up to the longest one.
std::optional<games::Drawing> withPlaces(const games::Game& game, const games::Board& board)
{
    const auto& editing = game.info().editing;
    if (game.info().shape != games::Shape::Lines || !editing || editing->columns.most == 0)
        return std::nullopt;
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

bool isColoured(const SessionState& state)
{
    return state.mode == Mode::Play && state.coloured && !state.computersTurn;
}

/// On badges, in names, and by marks.
bool tellsOutcomes(const SessionState& state)
{
    return state.mode == Mode::Explore || isColoured(state) ||
           (state.mode == Mode::Present && state.presented.moves);
}

/// In Play nobody is told who wins before one asks, or the game is over.
bool tellsHistory(const SessionState& state)
{
    return state.mode == Mode::Explore || (state.mode == Mode::Play && (state.asked || state.game->isOver()));
}

/// Nothing is said of a move that is not judged yet.
bool isMistake(const SessionState& state)
{
    const auto& fresh = state.fresh;
    return state.mode == Mode::Play && fresh && fresh->before && fresh->left && !state.game->isOver() &&
           theory::winsMoving(*fresh->before, fresh->player) &&
           !theory::winsHavingMoved(*fresh->left, fresh->player);
}

bool saysLetters(const SessionState& state)
{
    return state.letters || state.mode != Mode::Play;
}

bool drawsStep(const SessionState& state)
{
    return state.step != nullptr && !state.step->drawing.pieces.empty();
}

/// Marks the board of a state that holds only what is told.
class Marks {
public:
    explicit Marks(const SessionState& state) : m_state(state), m_game(*state.game), m_board(*state.board) {}

    BoardOverlay overlay()
    {
        m_overlay.plain = !saysLetters(m_state);
        if (drawsStep(m_state) && !m_state.editing) { // another picture than the position
            addReadStep();
            return std::move(m_overlay);
        }
        if (!m_state.walked) {
            addParts();
            if (m_state.mode == Mode::Present)
                m_overlay = m_state.presented.overlay;
            else
                addMoveMarks();
            addTableMarks();
            addTried();
            addHintMarks();
            if (m_state.faded && m_state.hint != HintLevel::Move)
                addFaded(*m_state.faded);
        }
        addReadStep();
        addArgumentMarks();
        m_overlay.lit.insert(m_state.twinLit.begin(), m_state.twinLit.end());
        return std::move(m_overlay);
    }

private:
    [[nodiscard]] bool isExploring() const { return m_state.mode == Mode::Explore; }
    [[nodiscard]] games::Shape shape() const { return m_board.shape; }
    [[nodiscard]] std::set<games::PieceId> touchedBy(const games::Move& move) const
    {
        const auto touched = m_game.change(move).touched();
        return {touched.begin(), touched.end()};
    }
    void addMoveMarks();
    void addParts();
    void addTableMarks();
    void markAlone(const games::JudgedMove& judged);
    void markReply(const games::Game& game, const games::Move& move, const games::Move& reply,
                   std::optional<theory::Outcome> leaves);
    void addTried();
    void addHintMarks();
    void addFaded(const FadedMove& faded);
    void addReadStep();
    void addArgumentMarks();

    const SessionState& m_state;
    const games::Game& m_game;
    const games::Board& m_board;
    BoardOverlay m_overlay;
};

void Marks::addMoveMarks()
{
    if (!m_state.answer || !(isExploring() || isColoured(m_state)))
        return;
    const auto& pointed = m_state.pointed;
    const bool losing = m_state.losing || isColoured(m_state);
    const auto shown = [&](const games::JudgedMove& judged) {
        if (judged.winning || !losing || !pointed)
            return judged.winning || losing;
        return std::ranges::count(markAround(m_game, shape(), judged.move).pieces, *pointed) > 0;
    };
    m_overlay.marks =
        marksOf(m_game, m_board, *m_state.answer, shown, m_state.chosen ? m_state.chosen : pointed);
}

/// In Explore the value of each part of a drawn board stands below its feet; the part pointed at is lit.
void Marks::addParts()
{
    if (!m_state.answer || !isExploring())
        return;
    const auto& parts = m_state.answer->parts;
    if (const auto pointed = static_cast<std::size_t>(m_state.part); pointed < parts.size())
        m_overlay.lit.insert(parts[pointed].pieces.begin(), parts[pointed].pieces.end());
    for (const games::PartValue& part : parts)
        if (const auto middle = part.value ? middleOfFeet(m_board, part.pieces) : std::nullopt)
            m_overlay.tags.push_back({.row = 0, .column = *middle, .text = *part.value});
}

/// The board shows nothing of other moves.
void Marks::markAlone(const games::JudgedMove& judged)
{
    const auto touched = m_game.change(judged.move).touched();
    m_overlay.goes.insert(touched.begin(), touched.end());
    m_overlay.marks.clear();
    m_overlay.marks.push_back(markOf(m_game, shape(), judged));
}

/// The move of the table that is pointed at; else the selected one, and the reply that refutes it.
void Marks::addTableMarks()
{
    if (!tellsHistory(m_state))
        return;
    if (m_state.pointedMove != nullptr) {
        markAlone(*m_state.pointedMove);
        return;
    }
    const games::JudgedMove* selected = m_state.selected;
    if (selected == nullptr || !isExploring())
        return;
    markAlone(*selected);
    if (const auto& reply = m_state.refutation; reply && !selected->winning)
        markReply(m_game, selected->move, *reply, theory::Outcome::P);
}

/// The reply to a move that has not been made, on its pieces as they lie now.
void Marks::markReply(const games::Game& game, const games::Move& move, const games::Move& reply,
                      std::optional<theory::Outcome> leaves)
{
    const games::GamePtr after = game.after(move);
    m_overlay.marks.push_back(markLeaving(*after, shape(), reply, leaves, true));
    std::map<games::PieceId, games::PieceId> before;
    for (const auto& [was, is] : lastMoveOf(game, move, after->board()).renamed)
        before.emplace(is, was);
    for (games::PieceId& piece : m_overlay.marks.back().pieces)
        if (const auto found = before.find(piece); found != before.end())
            piece = found->second;
}

/// A losing move that is pointed at hides the others of its pieces, and gets its reply.
void Marks::addTried()
{
    const auto& tried = m_state.tried;
    if (!tried || tried->winning || !isExploring() || m_state.pointedMove || m_state.selected)
        return;
    if (!isEncircled(shape())) { // where the winning moves of the piece are seen
        const auto touched = touchedBy(tried->move);
        std::erase_if(m_overlay.marks, [&touched](const BoardOverlay::MoveMark& mark) {
            return !mark.thin && std::ranges::any_of(mark.pieces, [&touched](games::PieceId piece) {
                return touched.contains(piece);
            });
        });
        m_overlay.marks.push_back(markOf(m_game, shape(), *tried));
        m_overlay.marks.back().thin = false;
    }
    if (const auto& reply = m_state.reply) {
        markReply(m_game, tried->move, *reply, std::nullopt);
        m_overlay.marks.back().ghost = true;
        //: on the board, beside the pieces of a reply: what it does, such as "take 9"
        m_overlay.marks.back().label = Session::tr("the reply: %1").arg(m_overlay.marks.back().label);
    }
}

void Marks::addHintMarks()
{
    const games::JudgedMove* best = m_state.answer ? bestMove(*m_state.answer) : nullptr;
    const bool isRead = m_state.step != nullptr && m_state.step->move; // which marks a move itself
    if (best == nullptr || m_state.hint == HintLevel::None || isRead)
        return;
    if (m_state.hint != HintLevel::Move) {
        const auto pieces = surroundings(m_board, best->move);
        m_overlay.lit.insert(pieces.begin(), pieces.end());
        return;
    }
    m_overlay.marks.push_back(markOf(m_game, shape(), *best));
    m_overlay.marks.back().hint = true;
    m_overlay.goes.merge(touchedBy(best->move));
}

void Marks::addFaded(const FadedMove& faded)
{
    m_overlay.goes.merge(touchedBy(faded.move));
    m_overlay.marks.push_back(markAround(m_game, shape(), faded.move));
    m_overlay.marks.back().label = faded.told;
    m_overlay.marks.back().ghost = true;
}

void Marks::addReadStep()
{
    const ExplanationRow* step = m_state.step;
    if (step == nullptr)
        return;
    m_overlay.lit.insert(step->lit.begin(), step->lit.end());
    m_overlay.goes.insert(step->goes.begin(), step->goes.end());
    m_overlay.arcs = step->partners;
    const bool marked = !m_state.walked && tellsOutcomes(m_state); // the winning moves are drawn anyway
    if (step->move && !step->isPlayed() && !marked)
        m_overlay.marks.push_back({.pieces = {step->goes.begin(), step->goes.end()},
                                   .leaves = step->plain && m_state.mode != Mode::Play
                                                 ? std::nullopt
                                                 : std::optional(theory::Outcome::P),
                                   .winning = true,
                                   .label = wording::moveMark(*step->move),
                                   .thin = false,
                                   .hint = false});
}

/// The moves of the line of argument pointed at; else the move that led to the walked position.
void Marks::addArgumentMarks()
{
    const auto mark = [this](const games::Game& game, const games::Move& move,
                             std::optional<theory::Outcome> leaves, bool winning) {
        m_overlay.marks.push_back(markLeaving(game, shape(), move, leaves, winning));
    };
    if (const games::OptionLine* line = m_state.line) {
        const games::Game& here = *m_state.lineStart;
        m_overlay.marks.clear();
        mark(here, line->move, line->outcome, line->wins);
        if (line->reply)
            markReply(here, line->move, *line->reply, theory::Outcome::P);
    } else if (const auto& walked = m_state.walkedMove) {
        mark(*walked->first, walked->second, std::nullopt, true);
    }
}

/// Of a class that is told no reasons nothing stays that follows from them, whatever else were forgotten.
SessionState withoutReasons(const SessionState& state)
{
    return {.game = state.game,
            .walked = state.walked,
            .board = state.board,
            .mode = state.mode,
            .presented = state.presented,
            .computersTurn = state.computersTurn,
            .editing = state.editing,
            .pointed = state.pointed,
            .chosen = state.chosen};
}

} // namespace

SessionView viewOf(const SessionState& state)
{
    const bool reasons = state.mode != Mode::Present || state.presented.reasons;
    const SessionState told = reasons ? state : withoutReasons(state);
    const bool exploring = state.mode == Mode::Explore;
    const bool walking = state.walked != nullptr;
    return {.judged = tellsOutcomes(state) && !walking ? state.answer : nullptr,
            .moves = told.answer,
            .reasons = reasons,
            .history = tellsHistory(state),
            .letters = saysLetters(state),
            .mistake = isMistake(state),
            .playable = !walking && !state.editing && !state.computersTurn && !state.game->isOver(),
            .drawing = drawsStep(told)             ? std::optional(told.step->drawing)
                       : state.editing && !walking ? withPlaces(*state.game, *state.board)
                                                   : std::nullopt,
            .overlay = Marks(told).overlay(),
            .last = state.mode == Mode::Play && !walking && !state.editing ? state.last : nullptr,
            .lens = !exploring ? nullptr
                    : walking  ? state.walked
                               : state.game,
            .lensAnswer = exploring && !walking ? state.answer : nullptr,
            .lensPlayable = !walking && !state.editing};
}

} // namespace models
