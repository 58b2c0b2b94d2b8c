// SPDX-License-Identifier: GPL-3.0-or-later
// Why? of a sum: what its boards are worth and how that adds up, and inside the board in which to move.

#include "games/capabilities.h"
#include "games/heaps/nimcount.h"
#include "games/heaps/nimsteps.h"
#include "games/labels.h"
#include "games/options.h"
#include "games/shelf.h"
#include "games/sum/nimbertext.h"
#include "games/sum/sum.h"
#include "games/text/sums.h"
#include "theory/shortgames/writtenform.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace games {
namespace {

constexpr Levels atValues = Levels::from(Level::Values);

std::vector<PieceId> piecesOn(const Game& board, std::uint32_t number)
{
    std::vector<PieceId> pieces;
    for (const Piece& piece : board.board().pieces)
        pieces.push_back(onBoard(piece.id, number));
    return pieces;
}

RowName nameOf(const Game& board, std::uint32_t number)
{
    return {.label = {QT_TRANSLATE_NOOP("Wording", "%1: %2"), {number + 1, inner(board.info().title.source)}},
            //: within a sentence: the number of a board
            .told = {QT_TRANSLATE_NOOP("Wording", "board %1"), {number + 1}}};
}

bool areNimbers(const std::vector<std::optional<std::string>>& values)
{
    return std::ranges::all_of(values, [](const auto& value) { return value && nimberOf(*value); });
}

/// Why a board is worth what it is, told by its own game with the ids that its pieces have on the table. Who
/// wins the board alone is no matter here.
class ToldOnTable {
public:
    ToldOnTable(const Sum& sum, std::uint32_t board) : m_sum(sum), m_board(board) {}

    [[nodiscard]] std::vector<Step> steps(const solver::Job& job, Shelf* shelf) const
    {
        const Explanation own = m_sum.boards()[m_board]->explain(Level::Theorems, job, shelf);
        std::vector<Step> told;
        for (const Step& step : own.steps) {
            if (const auto* table = std::get_if<NimSumStep>(&step); table != nullptr && !table->afterMove)
                told.emplace_back(onTable(*table));
            else if (const auto* argument = std::get_if<ParagraphStep>(&step);
                     argument != nullptr && argument->saysValue)
                told.emplace_back(onTable(*argument));
        }
        return told;
    }

private:
    void place(std::vector<PieceId>& pieces) const
    {
        for (PieceId& piece : pieces)
            piece = onBoard(piece, m_board);
    }
    NimSumStep onTable(NimSumStep table) const
    {
        table.decision.reset();
        for (NimRow& row : table.rows)
            place(row.pieces);
        return table;
    }
    ParagraphStep onTable(ParagraphStep argument) const
    {
        place(argument.pieces);
        argument.taken.clear();
        argument.move.reset();
        argument.drawing = {};
        return argument;
    }

    const Sum& m_sum;
    std::uint32_t m_board;
};

constexpr std::size_t mostMarkBytes = std::size_t{16} << 20;
constexpr std::size_t longestMark = 200; ///< a longer value is not drawn

double nearest(const theory::Dyadic& number)
{
    return std::ldexp(number.numerator().toDouble(), -static_cast<int>(number.power()));
}

/// Nothing where it is too large.
std::optional<ValueMark> markOf(const std::string& value, theory::ShortGames& games)
{
    const auto read = value.size() <= longestMark ? theory::readValue(value, games) : std::nullopt;
    if (!read)
        return std::nullopt;
    return ValueMark{
        .value = value, .left = nearest(games.leftStop(*read)), .right = nearest(games.rightStop(*read))};
}

struct NumberedBoard {
    const Game& game;
    std::uint32_t number;
};

/// Piece by piece, where boards that are equal in some order show the same pieces.
void join(std::vector<Partners>& partners, const NumberedBoard& one, const NumberedBoard& other)
{
    const std::vector<PieceId> first = piecesOn(one.game, one.number);
    const std::vector<PieceId> second = piecesOn(other.game, other.number);
    for (std::size_t piece = 0; first.size() == second.size() && piece < first.size(); ++piece)
        partners.push_back({first[piece], second[piece]});
}

/// All boards and what they are worth together, as far as it is known.
std::vector<ValueMark> marksOf(const Sum& sum, const Answer& known)
{
    theory::ShortGames games({.bytes = mostMarkBytes});
    std::vector<ValueMark> marks;
    const auto add = [&](const std::optional<std::string>& value, std::uint64_t board, SourceText title) {
        auto mark = value ? markOf(*value, games) : std::nullopt;
        if (!mark)
            return;
        mark->board = board;
        mark->title = title;
        marks.push_back(std::move(*mark));
    };
    for (std::uint32_t number = 0; number < sum.boards().size(); ++number)
        add(known.boardValues[number], number + std::uint64_t{1}, sum.boards()[number]->info().title);
    add(known.verdict.value, 0, "");
    return marks;
}

/// "Board 2, A value, is worth {4|1}: hot, from 4 to 1."
Sentence hotSentence(const ValueMark& mark, Argument title, theory::ShortGames& games)
{
    const auto value = theory::readValue(mark.value, games);
    //: the number of a board, its game, its value, and two values
    return {QT_TRANSLATE_NOOP("Wording",
                              "Board %1, %2, is worth %3. It is hot: Left moving first gets %4, Right "
                              "moving first %5."),
            {mark.board, std::move(title), mark.value, theory::text(games.leftStop(*value)),
             theory::text(games.rightStop(*value))}};
}

/// The exact values of all boards and their sum.
ParagraphStep valuesStep(const Sum& sum, const Answer& known)
{
    theory::ShortGames games({.bytes = mostMarkBytes});
    ParagraphStep step{.levels = atValues,
                       .title = QT_TRANSLATE_NOOP("Wording", "Values add up"),
                       .paragraphs = {},
                       .saysValue = true};
    std::vector<std::string> values;
    for (std::uint32_t number = 0; number < sum.boards().size(); ++number) {
        const auto& value = known.boardValues[number];
        values.push_back(value.value_or("?"));
        const Argument name = inner(sum.boards()[number]->info().title.source);
        auto mark = value ? markOf(*value, games) : std::nullopt;
        if (mark && mark->left > mark->right) {
            mark->board = number + std::uint64_t{1};
            step.paragraphs.push_back(hotSentence(*mark, name, games));
        } else if (value)
            //: the number of a board, its game, and its value
            step.paragraphs.emplace_back(QT_TRANSLATE_NOOP("Wording", "Board %1, %2, is worth %3."),
                                         std::vector<Argument>{number + 1, name, *value});
        else
            step.paragraphs.emplace_back(
                //: the number of a board, and its game
                QT_TRANSLATE_NOOP("Wording", "What board %1, %2, is worth is not known."),
                std::vector<Argument>{number + 1, name});
    }
    if (known.verdict.value)
        //: a sum of values, and its value
        step.paragraphs.emplace_back(QT_TRANSLATE_NOOP("Wording", "Together: %1 = %2."),
                                     std::vector<Argument>{sumOfValues(values), *known.verdict.value});
    step.marks = marksOf(sum, known);
    return step;
}

ParagraphStep tameStep()
{
    return {
        .levels = Levels::from(Level::Theorems),
        //: heads a step of the reasons: games that behave like Nim in misère play, a word of the theory
        .title = QT_TRANSLATE_NOOP("Wording", "Tame games"),
        .paragraphs = {QT_TRANSLATE_NOOP(
            "Wording", "Every board is tame: in misère play each counts as the Nim heaps of its genus, and "
                       "their sum is played as misère Nim.")}};
}

/// A board on which nobody need ever run out of moves.
ParagraphStep loopyStep()
{
    return {
        .levels = Levels::from(Level::Theorems),
        .title = QT_TRANSLATE_NOOP("Wording", "Games that could go on for ever"),
        .paragraphs = {QT_TRANSLATE_NOOP(
            "Wording", "On one board a player can retreat again and again. This is decided under one "
                       "condition: whoever wins answers each retreat by the same advance. Then retreats come "
                       "to an end, and the board counts as its heaps.")},
        .says = Says::Aside};
}

} // namespace

/// The nim-sum of the boards, a row for each; else their values.
std::vector<Step> Sum::steps(const Answer& known) const
{
    std::vector<Step> steps;
    if (known.theorem == tameSumTheorem)
        steps.emplace_back(tameStep());
    if (known.boardValues.size() != m_boards.size()) {
        appendMethod(steps, known);
        return steps;
    }
    const auto goesOn = [](const GamePtr& board) {
        const auto* const sums = board->as<InSums>();
        return sums != nullptr && sums->mayGoOnForEver();
    };
    if (isPartizan() || !areNimbers(known.boardValues)) {
        steps.emplace_back(valuesStep(*this, known));
    } else {
        NimSummands summands{.levels = atValues, .summand = Summand::Disguised, .rows = {}, .play = play()};
        for (std::uint32_t number = 0; number < m_boards.size(); ++number) {
            const std::uint64_t nimber = *nimberOf(*known.boardValues[number]);
            summands.rows.push_back({nimber, nimber, piecesOn(*m_boards[number], number)});
        }
        summands.name = [this](std::vector<NimRow>& rows, bool /*afterMove*/) {
            for (std::uint32_t number = 0; number < rows.size(); ++number)
                rows[number].name = nameOf(*m_boards[number], number);
        };
        std::ranges::move(nimSteps(summands, known,
                                   [&](const Move& move) {
                                       const std::uint32_t board = boardOf(move);
                                       const auto judged =
                                           std::ranges::find(known.moves, move, &JudgedMove::move);
                                       const std::uint64_t left = judged->leaves.grundy.value_or(0) ^
                                                                  known.verdict.grundy.value_or(0) ^
                                                                  summands.rows[board].nimber;
                                       return NimChange{.row = board,
                                                        .rows = {{left, left, {}}},
                                                        .taken = change(move).touched()};
                                   }),
                          std::back_inserter(steps));
    }
    if (std::ranges::any_of(m_boards, goesOn))
        steps.emplace_back(loopyStep());
    if (!known.verdict.value)
        appendMethod(steps, known);
    return steps;
}

/// Boards that cancel two by two, or the one that is still played.
std::optional<Idea> Sum::idea() const
{
    struct Alone {
        std::string answer; ///< the notation of what would answer it
        std::uint32_t board = 0;
    };
    std::vector<Alone> alone;
    std::vector<Partners> partners;
    for (std::uint32_t board = 0; board < m_boards.size(); ++board) {
        const Game& game = *m_boards[board];
        if (game.moves().moves.empty())
            continue;
        const auto partner = std::ranges::find(alone, game.upToSymmetry()->notation(), &Alone::answer);
        if (partner == alone.end()) {
            const GamePtr negative = game.negative();
            alone.push_back({negative ? negative->upToSymmetry()->notation() : std::string(), board});
            continue;
        }
        join(partners, {*m_boards[partner->board], partner->board}, {game, board});
        alone.erase(partner);
    }
    if (alone.size() == 1 && partners.empty()) {
        const std::uint32_t board = alone.front().board;
        const GamePtr game = isPartizan() && m_boards[board]->isPartizan()
                                 ? m_boards[board]->withMover(m_mover)
                                 : m_boards[board];
        auto idea = game->idea();
        for (std::size_t pair = 0; idea && pair < idea->partners.size(); ++pair) {
            Partners& both = idea->partners[pair];
            both = {onBoard(both.first, board), onBoard(both.second, board)};
        }
        return idea;
    }
    if (!alone.empty() || play() == theory::Play::Misere)
        return std::nullopt;
    return Idea{.kind = IdeaKind::Copy,
                .here = QT_TRANSLATE_NOOP(
                    "Wording", "The boards come in pairs that answer each other: whatever you do on one, "
                               "your opponent does on its partner, and so makes the last move."),
                .left = QT_TRANSLATE_NOOP(
                    "Wording", "Then the boards come in pairs that answer each other: whatever your "
                               "opponent does on one, do it on its partner. So you make the last move."),
                .partners = std::move(partners)};
}

Explanation Sum::explain(Level level, const solver::Job& given, Shelf* shelf) const
{
    const solver::Job job = solver::begun(given);
    Shelf own;
    Shelf* const used = shelf != nullptr ? shelf : &own;
    const Answer known = answer({.shelf = used}, job);
    if (level == Level::Idea)
        return toldAsIdea(*this, known, job, used);
    if (level == Level::Labels)
        return arguedByLabels(*this, known, job, used);
    Explanation explanation{.steps = steps(known), .unsolved = known.unsolved, .isPartial = known.isPartial};
    const bool hasWin = !known.moves.empty() && known.moves.front().winning;
    if (hasWin && known.boardValues.size() == m_boards.size()) {
        const std::uint32_t board = boardOf(known.moves.front().move);
        std::vector<Step> inside = ToldOnTable(*this, board).steps(job, nullptr);
        if (!inside.empty()) {
            explanation.steps.emplace_back(
                ParagraphStep{.levels = atValues,
                              .title = QT_TRANSLATE_NOOP("Wording", "Inside the board of the move"),
                              //: the number of a board, its game, and its value
                              .paragraphs = {{QT_TRANSLATE_NOOP("Wording", "Board %1, %2, is worth %3. Why?"),
                                              {board + 1, inner(m_boards[board]->info().title.source),
                                               known.boardValues[board].value_or("?")}}},
                              .pieces = piecesOn(*m_boards[board], board),
                              .says = Says::Aside,
                              .saysValue = true});
            std::ranges::move(inside, std::back_inserter(explanation.steps));
        }
    }
    appendLens(explanation, *this, known);
    keepLevel(explanation, level, *this, known);
    appendOptions(explanation, *this, known, job, used, Levels::from(Level::Values));
    return explanation;
}

} // namespace games
