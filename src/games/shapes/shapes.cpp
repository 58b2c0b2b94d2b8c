// SPDX-License-Identifier: GPL-3.0-or-later
// Takes of drawn shapes on the board: played by gestures and edited.

#include "games/shapes/shapes.h"

#include "games/edit.h"
#include "games/grid/gridposition.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace games {
namespace {

using theory::Mover;

int widthFor(const CellRows& rows)
{
    const std::size_t columns = rows.front().size();
    return std::max(rows.size(), columns) <= gridStride ? gridStride : static_cast<int>(columns);
}

std::uint64_t stonesIn(const CellRows& rows, int width)
{
    std::uint64_t stones = 0;
    for (std::uint32_t row = 0; row < rows.size(); ++row) {
        for (std::uint32_t column = 0; column < rows[row].size(); ++column)
            stones |= rows[row][column] ? gridBit(row, column, width) : 0;
    }
    return stones;
}

/// The cells in the order of their names: by column, then by the row counted from the bottom.
std::vector<Cell> namedCells(const TakeStones& take)
{
    std::vector<Cell> cells;
    for (std::uint64_t rest = take.stones; rest != 0; rest &= rest - 1) {
        const auto bit = static_cast<std::uint32_t>(std::countr_zero(rest));
        cells.push_back({bit / take.width, bit % take.width});
    }
    std::ranges::sort(
        cells, [](Cell a, Cell b) { return a.column != b.column ? a.column < b.column : a.row > b.row; });
    return cells;
}

std::string takeName(const TakeStones& take, std::string_view dash)
{
    const std::vector<Cell> cells = namedCells(take);
    const auto name = [&](Cell cell) { return cellName(cell.column, take.boardRows - cell.row); };
    const Cell first = cells.front();
    const Cell last = cells.back();
    const std::size_t span = last.column - first.column + first.row - last.row + 1;
    const bool isLine =
        (first.row == last.row || first.column == last.column) && span == cells.size() &&
        std::ranges::all_of(cells, [&](Cell cell) {
            return first.row == last.row ? cell.row == first.row : cell.column == first.column;
        });
    if (isLine && cells.size() > 1)
        return name(first) + std::string(dash) + name(last);
    std::string text;
    for (const Cell cell : cells)
        text += (text.empty() ? "" : "+") + name(cell);
    return text;
}

/// The `index`-th take that begins with a stone: the second choice where no two stones tell it from others.
PieceId takeId(std::size_t index)
{
    return pieceId(0x0100'0000U, static_cast<std::uint32_t>(index));
}

/// Up to nine stones that were chosen one by one, as one piece: their bits, six digits each, behind a one.
constexpr std::uint64_t chosenTag = std::uint64_t{2} << 56U;
constexpr int mostNamedStones = 9;

PieceId chosenId(std::uint64_t stones)
{
    std::uint64_t digits = 1;
    for (; stones != 0; stones &= stones - 1)
        digits = digits << 6U | static_cast<std::uint64_t>(std::countr_zero(stones));
    return static_cast<PieceId>(chosenTag | digits);
}

/// Nothing for other pieces.
std::uint64_t chosenStones(PieceId piece)
{
    constexpr std::uint64_t digitsMask = (std::uint64_t{1} << 56U) - 1;
    const auto id = static_cast<std::uint64_t>(piece);
    std::uint64_t stones = 0;
    if ((id & ~digitsMask) == chosenTag) {
        for (std::uint64_t digits = id & digitsMask; digits > 1; digits >>= 6U)
            stones |= std::uint64_t{1} << (digits & 63U);
    }
    return stones;
}

std::vector<std::uint64_t> withAll(const std::vector<std::uint64_t>& takes, std::uint64_t stones)
{
    std::vector<std::uint64_t> with;
    std::ranges::copy_if(takes, std::back_inserter(with),
                         [stones](std::uint64_t take) { return (stones & ~take) == 0; });
    return with;
}

std::vector<std::uint64_t> startingWith(const std::vector<std::uint64_t>& takes, std::uint64_t stone)
{
    std::vector<std::uint64_t> with;
    std::ranges::copy_if(takes, std::back_inserter(with),
                         [stone](std::uint64_t take) { return (take & (~take + 1)) == stone; });
    return with;
}

std::uint64_t endsOf(std::uint64_t take)
{
    return (take & (~take + 1)) | std::bit_floor(take);
}

Refusal noShapeThere()
{
    return {QT_TRANSLATE_NOOP("Wording", "No shape that may be taken has these stones.")};
}

} // namespace

MoveWords TakeStones::words(const Board& before) const
{
    const auto row = static_cast<std::uint32_t>(std::countr_zero(stones)) / width;
    return {
        .text = before.pieces.empty()
                    ? verbatim(takeName(*this, "-"))
                    : Sentence(QT_TRANSLATE_NOOP("Wording", "take %1"), {takeName(*this, "–")}),
        .label = verbatim(takeName(*this, "–")),
        .mark = takeMark(size()),
        .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at row %1."), {boardRows - row}},
                  .holds = {QT_TRANSLATE_NOOP("Wording", "Row %1 holds out longest."), {boardRows - row}}}};
}

Told TakeStones::told(const Board& /*before*/) const
{
    //: how many were taken
    return onTheBoard(toldWith({QT_TRANSLATE_N_NOOP("Wording", "I took %1 stone."),
                                //: how many were taken
                                QT_TRANSLATE_N_NOOP("Wording", "I took %1 stones.")},
                               //: how many were taken
                               {QT_TRANSLATE_N_NOOP("Wording", "You took %1 stone."),
                                //: how many were taken
                                QT_TRANSLATE_N_NOOP("Wording", "You took %1 stones.")},
                               //: how many were taken; %2: who did it
                               {QT_TRANSLATE_N_NOOP("Wording", "%2 took %1 stone."),
                                //: how many were taken; %2: who did it
                                QT_TRANSLATE_N_NOOP("Wording", "%2 took %1 stones.")},
                               size(), {size()}));
}

std::uint64_t TakeStones::size() const
{
    return static_cast<std::uint64_t>(std::popcount(stones));
}

Shapes::Shapes(std::vector<TakeShape> shapes, const CellRows& rows, theory::Play play, Mover mover)
    : PlayedInTurns(play, mover), m_rules(std::move(shapes), widthFor(rows)),
      m_stones(stonesIn(rows, m_rules.width())), m_rows(static_cast<std::uint32_t>(rows.size())),
      m_columns(static_cast<std::uint32_t>(rows.front().size()))
{
    if (!m_rules.isPartizan())
        m_mover = Mover::Either;
}

Shapes Shapes::withMover(Mover mover) const
{
    Shapes same = *this;
    if (m_rules.isPartizan() && mover != Mover::Either)
        same.m_mover = mover;
    return same;
}

Shapes Shapes::negative() const
{
    std::vector<TakeShape> shapes = m_rules.shapes();
    for (TakeShape& shape : shapes)
        if (shape.owner != Mover::Either)
            shape.owner = shape.owner == Mover::Left ? Mover::Right : Mover::Left;
    return {std::move(shapes), cellRows(), m_play};
}

CellRows Shapes::cellRows() const
{
    CellRows rows(m_rows, std::vector<bool>(m_columns));
    for (std::uint32_t row = 0; row < m_rows; ++row) {
        for (std::uint32_t column = 0; column < m_columns; ++column)
            rows[row][column] = (m_stones & gridBit(row, column, m_rules.width())) != 0;
    }
    return rows;
}

std::uint64_t Shapes::bitOf(PieceId cell) const
{
    const bool isOnBoard = majorOf(cell) < m_rows && minorOf(cell) < m_columns;
    return isOnBoard ? gridBit(majorOf(cell), minorOf(cell), m_rules.width()) : 0;
}

PieceId Shapes::idOf(int bit) const
{
    const auto place = static_cast<std::uint32_t>(bit);
    return pieceId(place / width(), place % width());
}

std::vector<PieceId> Shapes::idsOf(std::uint64_t stones) const
{
    std::vector<PieceId> ids;
    for (std::uint64_t rest = stones; rest != 0; rest &= rest - 1)
        ids.push_back(idOf(std::countr_zero(rest)));
    return ids;
}

std::uint64_t Shapes::liveStones() const
{
    std::uint64_t live = 0;
    for (const std::uint64_t part : m_rules.parts(m_stones))
        live |= part;
    return live;
}

std::uint64_t Shapes::piecesLeft() const
{
    return static_cast<std::uint64_t>(std::popcount(liveStones()));
}

/// The one take that the chosen stones mean; nothing where they mean none or several. `isWhole`: one of them
/// was chosen twice.
std::optional<std::uint64_t> Shapes::picked(const std::vector<std::uint64_t>& takes, std::uint64_t stones,
                                            bool isWhole) const
{
    const std::vector<std::uint64_t> possible = withAll(takes, stones);
    if (possible.size() == 1)
        return possible.front();
    const auto found = std::ranges::find_if(possible, [&](std::uint64_t take) {
        return isWhole ? take == stones
                       : m_rules.areLines() && std::popcount(stones) > 1 && endsOf(take) == stones;
    });
    return found != possible.end() ? std::optional(*found) : std::nullopt;
}

/// By the two stones at its ends, where they tell it from the other takes; else by its first stone and its
/// number.
Move Shapes::moveOf(std::uint64_t take, const std::vector<std::uint64_t>& takes, Mover player) const
{
    const std::uint64_t ends = endsOf(take);
    const int first = std::countr_zero(take);
    const int last = std::countr_zero(std::bit_floor(take));
    Gesture gesture{.first = idOf(first), .second = idOf(last)};
    if (picked(takes, std::uint64_t{1} << first, false) == take) {
        gesture.second.reset(); // no other take has that stone
    } else if (picked(takes, ends, first == last) != take) {
        const auto same = startingWith(takes, std::uint64_t{1} << first);
        gesture.second = takeId(static_cast<std::size_t>(std::ranges::find(same, take) - same.begin()));
    }
    return {.player = player,
            .action = TakeStones{.stones = take, .width = width(), .boardRows = m_rows},
            .gesture = gesture};
}

MoveList Shapes::moves() const
{
    MoveList list;
    for (const Mover player : {m_mover, theory::opponentOf(m_mover)}) {
        const std::vector<std::uint64_t> takes = m_rules.takes(m_stones, player);
        for (const std::uint64_t take : takes)
            list.moves.push_back(moveOf(take, takes, player));
        if (player == Mover::Either)
            break;
    }
    return list;
}

Shapes Shapes::after(const Move& move) const
{
    Shapes left = *this;
    left.m_stones &= ~move.action.as<TakeStones>().stones;
    left.m_mover = theory::opponentOf(move.player);
    return left;
}

Choice Shapes::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    return chosen(bitOf(first), false);
}

Choice Shapes::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    if (majorOf(second) == majorOf(takeId(0))) {
        const auto takes = m_rules.takes(m_stones, m_mover);
        const auto same = startingWith(takes, bitOf(first));
        if (minorOf(second) >= same.size())
            return noShapeThere();
        return moveOf(same[minorOf(second)], takes, m_mover);
    }
    if ((bitOf(second) & m_stones) == 0)
        return noStone();
    const std::uint64_t before = bitOf(first) | chosenStones(first);
    return chosen(before | bitOf(second), (before & bitOf(second)) != 0);
}

Choice Shapes::chosen(std::uint64_t stones, bool isWhole) const
{
    if (stones == 0 || (stones & ~m_stones) != 0)
        return noStone();
    const std::vector<std::uint64_t> takes = m_rules.takes(m_stones, m_mover);
    if (const auto take = picked(takes, stones, isWhole))
        return moveOf(*take, takes, m_mover);
    const std::vector<std::uint64_t> with = withAll(takes, stones);
    if (with.empty())
        return noShapeThere();
    if (std::popcount(stones) > mostNamedStones)
        return moveOf(with.front(), takes, m_mover);
    std::uint64_t possible = 0;
    for (const std::uint64_t take : with)
        possible |= take;
    if (m_rules.areLines() && std::popcount(stones) == 1)
        return HalfMade{idsOf(possible)};
    return HalfMade{.targets = idsOf(possible), .pieces = idsOf(stones), .together = chosenId(stones)};
}

Change Shapes::change(const Move& move) const
{
    return {.removed = idsOf(move.action.as<TakeStones>().stones)};
}

std::optional<Shapes> Shapes::edited(const Edit& edit) const
{
    if (const auto* toggle = std::get_if<ToggleCell>(&edit)) {
        const std::uint64_t cell = bitOf(toggle->cell);
        Shapes changed = *this;
        changed.m_stones ^= cell;
        return cell != 0 ? std::optional(changed) : std::nullopt;
    }
    const auto* size = std::get_if<Resize>(&edit);
    if (size == nullptr || size->rows < 1 || size->columns < 1 ||
        std::uint64_t{size->rows} * size->columns > mostShapeCells)
        return std::nullopt;
    CellRows rows = cellRows();
    for (auto& row : rows)
        row.resize(size->columns, true);
    rows.resize(size->rows, std::vector<bool>(size->columns, true));
    return Shapes(m_rules.shapes(), rows, m_play, m_mover);
}

std::optional<Move> Shapes::answerTo(const Move& move) const
{
    if (m_play != theory::Play::Normal || !m_rules.isMirrored(m_stones))
        return std::nullopt;
    const std::uint64_t taken = move.action.as<TakeStones>().stones;
    const std::uint64_t image = oppositeStones(taken, liveStones(), m_rules.width());
    return moveOf(image, m_rules.takes(m_stones & ~taken), m_mover);
}

solver::Sided<PartizanShapes> Shapes::searchPosition() const
{
    return {{m_stones, m_rules.patterns()},
            m_mover == Mover::Right ? theory::Player::Right : theory::Player::Left};
}

/// The greatest of the images that rules and board allow; the board keeps its size where it is not square.
Shapes Shapes::upToSymmetry() const
{
    Shapes greatest = *this;
    for (const std::uint64_t image : m_rules.boardImages(m_stones, m_rows, m_columns))
        greatest.m_stones = std::max(greatest.m_stones, image);
    return greatest;
}

} // namespace games
