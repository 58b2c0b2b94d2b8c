// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octal.h"

#include "games/edit.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace games {
namespace {

Refusal tooLong()
{
    return {QT_TRANSLATE_NOOP("Wording", "This heap is too long to draw: choose a move from the list.")};
}

Refusal onlyCuts()
{
    return {QT_TRANSLATE_NOOP("Wording", "Heaps are divided here: choose a line between two segments.")};
}

Refusal equalParts()
{
    return {QT_TRANSLATE_NOOP("Wording", "The two parts must not be equal.")};
}

Refusal notOfOneHeap()
{
    return {QT_TRANSLATE_NOOP("Wording", "The two pins are not of one heap.")};
}

/// What a take may not leave.
Refusal wrongRest(const Division& division)
{
    if (division.left == 0 && division.right == 0)
        return {{QT_TRANSLATE_NOOP("Wording", "A whole heap of %1 may not be taken."), {division.taken}}};
    const bool isOne = division.left == 0 || division.right == 0;
    return {{isOne ? QT_TRANSLATE_NOOP("Wording", "With %1 taken, what is left may not be a single heap.")
                   : QT_TRANSLATE_NOOP("Wording", "With %1 taken, what is left may not be two heaps."),
             {division.taken}}};
}

/// Which heap a piece belongs to, with the marks of cutId() and longRowId() above it.
constexpr std::uint32_t cutMark = majorOf(cutId(0, 0));
constexpr std::uint32_t longRowMark = majorOf(longRowId(0));
constexpr std::uint32_t baseMinor = 0xFFFF'FFFF;

/// Places the pieces of heap after heap in rows.
class RowLayout {
public:
    RowLayout(Board& board, double step) : m_board(board), m_step(step) {}

    /// The least width of the board, so that several small heaps share a row.
    static constexpr double usualWidth = 16;
    static constexpr double longRowWidth = 4;

    /// With an empty place at the end.
    [[nodiscard]] double widthOf(std::uint64_t size) const
    {
        return size > tallestDrawnHeap ? longRowWidth : 1 + static_cast<double>(size) * m_step;
    }

    void add(std::uint32_t heap, std::uint64_t size, double width)
    {
        if (m_column > 0 && m_column + widthOf(size) > width) {
            ++m_board.rows;
            m_column = 0;
        }
        if (size > tallestDrawnHeap)
            place(longRowId(heap), PieceKind::Pile, m_column, size);
        else
            addSticks(heap, size);
        m_column += widthOf(size);
        m_board.columns = std::max(m_board.columns, static_cast<int>(std::ceil(m_column)));
    }

private:
    void addSticks(std::uint32_t heap, std::uint64_t size)
    {
        for (std::uint32_t stick = 0; stick < size; ++stick) {
            const double column = m_column + stick * m_step;
            if (stick > 0 && m_step > 1)
                place(cutId(heap, stick), PieceKind::Cut, column - 0.5, 1);
            place(pieceId(heap, stick), PieceKind::Stick, column, 1);
        }
        place(pieceId(heap, baseMinor), PieceKind::Base, m_column + widthOf(size) - 1, size);
    }

    void place(PieceId id, PieceKind kind, double column, std::uint64_t count)
    {
        m_board.pieces.push_back({.id = id,
                                  .kind = kind,
                                  .row = static_cast<double>(m_board.rows - 1),
                                  .column = column,
                                  .count = count});
    }

    Board& m_board;
    double m_step;
    double m_column = 0;
};

} // namespace

std::vector<std::uint64_t> DividedHeaps::ruleNumbers() const
{
    return {rule().digits.begin(), rule().digits.end()};
}

Board DividedHeaps::board() const
{
    Board board{.shape = Shape::Lines, .rows = 1, .columns = 1, .pieces = {}};
    RowLayout layout(board, hasCuts() ? 1.5 : 1);
    double width = RowLayout::usualWidth;
    for (const std::uint64_t heap : m_heaps)
        width = std::max(width, layout.widthOf(heap));
    for (std::uint32_t heap = 0; heap < m_heaps.size(); ++heap)
        layout.add(heap, m_heaps[heap], width);
    return board;
}

bool DividedHeaps::isOver() const
{
    return std::ranges::all_of(m_heaps,
                               [this](std::uint64_t heap) { return divisionCount(rule(), heap) == 0; });
}

std::uint64_t DividedHeaps::largest() const
{
    return m_heaps.empty() ? 0 : std::ranges::max(m_heaps);
}

bool DividedHeaps::isCut(PieceId id) const
{
    const std::uint32_t heap = majorOf(id) ^ cutMark;
    return heap < m_heaps.size() && minorOf(id) > 0 && minorOf(id) < m_heaps[heap];
}

bool DividedHeaps::isStick(PieceId id) const
{
    return majorOf(id) < m_heaps.size() && minorOf(id) < m_heaps[majorOf(id)];
}

bool DividedHeaps::isLongRow(PieceId id) const
{
    return (majorOf(id) ^ longRowMark) < m_heaps.size();
}

Choice DividedHeaps::chooseCut(PieceId cut) const
{
    const std::uint32_t heap = majorOf(cut) ^ cutMark;
    const Division division{0, minorOf(cut), m_heaps[heap] - minorOf(cut)};
    if (isAllowed(rule(), division))
        return moveOf(heap, division);
    return hasCuts() ? equalParts() : noStick();
}

Choice DividedHeaps::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    if (isLongRow(first))
        return tooLong();
    if (isCut(first))
        return chooseCut(first);
    if (!isStick(first))
        return noStick();
    const std::uint64_t reach = rule().lastPlace();
    const std::uint64_t stick = minorOf(first);
    HalfMade half;
    for (std::uint64_t other = stick - std::min(stick, reach);
         other < m_heaps[majorOf(first)] && other <= stick + reach; ++other) {
        const PieceId second = pieceId(majorOf(first), static_cast<std::uint32_t>(other));
        if (std::holds_alternative<Move>(choose(first, second)))
            half.targets.push_back(second);
    }
    return half.targets.empty() ? choose(first, first) : Choice(std::move(half));
}

std::optional<Refusal> DividedHeaps::refusal(const Division& division) const
{
    if (isAllowed(rule(), division))
        return std::nullopt;
    if (rule().lastPlace() == 0)
        return onlyCuts();
    if (rule().digit(division.taken) != 0)
        return wrongRest(division);
    std::vector<std::uint64_t> allowed;
    for (std::uint64_t taken = 1; taken <= rule().lastPlace(); ++taken) {
        if (rule().digit(taken) != 0)
            allowed.push_back(taken);
    }
    return mayTake(std::move(allowed), division.taken);
}

Choice DividedHeaps::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    if (isLongRow(first) || isLongRow(second))
        return tooLong();
    if (first == second && isCut(first))
        return chooseCut(first);
    if (!isStick(first) || !isStick(second))
        return noStick();
    const std::uint32_t heap = majorOf(first);
    if (heap != majorOf(second))
        return notOfOneHeap();
    const auto [from, to] = std::minmax({minorOf(first), minorOf(second)});
    const Division division{to - from + 1, from, m_heaps[heap] - 1 - to};
    if (const auto refused = refusal(division))
        return *refused;
    return moveOf(heap, division);
}

std::vector<PieceId> DividedHeaps::sticks(std::uint32_t heap, std::uint64_t first, std::uint64_t count) const
{
    std::vector<PieceId> pieces;
    if (m_heaps[heap] > tallestDrawnHeap)
        return {longRowId(heap)};
    for (std::uint64_t stick = first; stick < first + count; ++stick)
        pieces.push_back(pieceId(heap, static_cast<std::uint32_t>(stick)));
    return pieces;
}

Change DividedHeaps::change(const Move& move) const
{
    const auto& divide = move.action.as<DivideHeap>();
    if (divide.taken == 0 && m_heaps[divide.heap] <= tallestDrawnHeap)
        return {.turned = {move.gesture.first}};
    return {.removed = sticks(divide.heap, minorOf(move.gesture.first), divide.taken)};
}

PieceId DividedHeaps::endOf(std::uint32_t heap) const
{
    return m_heaps[heap] > tallestDrawnHeap ? longRowId(heap) : pieceId(heap, baseMinor);
}

Piece DividedHeaps::traceBeside(std::uint32_t heap, Side side) const
{
    const bool hasSticks = m_heaps[heap] > 0 && m_heaps[heap] <= tallestDrawnHeap;
    const PieceId neighbour = side == Side::Before && hasSticks ? pieceId(heap, 0) : endOf(heap);
    const auto pieces = board().pieces;
    const auto found = std::ranges::find(pieces, neighbour, &Piece::id);
    assert(found != pieces.end());
    constexpr double towardsNext = 0.65; // between the heap's name and the next stick
    const double behind = found->kind == PieceKind::Pile ? RowLayout::longRowWidth - 1 : towardsNext;
    return {.kind = PieceKind::Stick,
            .row = found->row,
            .column = found->column + (side == Side::Before ? towardsNext - 1 : behind),
            .count = 0};
}

std::vector<Piece> DividedHeaps::piecesOf(const std::vector<PieceId>& ids) const
{
    std::vector<Piece> pieces = board().pieces;
    std::erase_if(pieces, [&ids](const Piece& piece) { return std::ranges::count(ids, piece.id) == 0; });
    return pieces;
}

LaidOutAnew::Trace DividedHeaps::trace(const Move& move) const
{
    const auto& divide = move.action.as<DivideHeap>();
    const DividedHeaps next = after(move);
    Trace trace;
    const std::uint32_t parts = (divide.left > 0 ? 1U : 0U) + (divide.right > 0 ? 1U : 0U);
    for (std::uint32_t part = divide.heap; part < divide.heap + parts; ++part)
        trace.parts.push_back(next.endOf(part));
    if (divide.taken == 0)
        return trace;
    if (next.m_heaps.empty()) {
        trace.gone = piecesOf(change(move).removed);
        return trace;
    }
    Piece one = divide.left > 0                        ? next.traceBeside(divide.heap, Side::Behind)
                : divide.right > 0 || divide.heap == 0 ? next.traceBeside(divide.heap, Side::Before)
                                                       : next.traceBeside(divide.heap - 1, Side::Behind);
    constexpr std::uint64_t most = 3; // there is room for so many
    constexpr double apart = 0.4;
    constexpr double nearer = 0.06;
    const auto shown = static_cast<std::uint32_t>(std::min(divide.taken, most));
    one.column -= (shown - 1) * apart / 2;
    for (std::uint32_t number = 0; number < shown; ++number) {
        one.id = cutId(divide.heap, baseMinor - number); // no cut has it
        trace.gone.push_back(one);
        one.column += apart;
        one.row += nearer;
    }
    return trace;
}

Move DividedHeaps::listed(const Move& made) const
{
    return moveOf(made.action.as<DivideHeap>().heap, listedDivision(rule(), divisionOf(made)));
}

/// A heap is the same from either end; a division into two is seen at another cut.
std::vector<Move> DividedHeaps::alike(const Move& made) const
{
    const auto [taken, left, right] = divisionOf(made);
    if (heapOrder(rule()) != HeapOrder::Parts)
        return {};
    return {moveOf(made.action.as<DivideHeap>().heap, {taken, right, left})};
}

std::optional<DividedHeaps> DividedHeaps::edited(const Edit& edit) const
{
    if (const auto* toggle = std::get_if<ToggleCell>(&edit)) {
        if (isLongRow(toggle->cell))
            return edited(SetHeap{majorOf(toggle->cell) ^ longRowMark, tallestDrawnHeap});
        const std::uint32_t heap = majorOf(toggle->cell);
        const bool isBase = heap < m_heaps.size() && minorOf(toggle->cell) == baseMinor;
        if (!isBase && !isStick(toggle->cell))
            return std::nullopt;
        return edited(SetHeap{heap, isBase ? m_heaps[heap] + 1 : minorOf(toggle->cell)});
    }
    auto heaps = editHeaps(m_heaps, edit);
    return heaps ? std::optional(DividedHeaps(m_table, std::move(*heaps), m_play)) : std::nullopt;
}

DividedHeaps DividedHeaps::sorted() const
{
    DividedHeaps ordered = *this;
    std::ranges::sort(ordered.m_heaps);
    return ordered;
}

OctalPosition DividedHeaps::searchPosition() const
{
    // A long heap has more moves than a player who looks ahead can look at.
    constexpr std::uint64_t longest = 60;
    constexpr std::uint64_t fewPairs = 8;
    return {.heaps = m_heaps, .rule = &rule(), .mostSmaller = largest() <= longest ? allPairs : fewPairs};
}

} // namespace games
