// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/plane/plane.h"

#include "games/edit.h"
#include "games/plane/planeboard.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace games {
namespace {

Refusal notACountersWay()
{
    return {QT_TRANSLATE_NOOP("Wording", "A counter goes straight left or straight down.")};
}

} // namespace

Heaps Plane::heaps() const
{
    Heaps heaps;
    heaps.reserve(2 * m_counters.size());
    for (const Point& counter : m_counters)
        heaps.insert(heaps.end(), {counter.x, counter.y});
    return heaps;
}

Heaps Plane::movableHeaps() const
{
    Heaps movable = heaps();
    Counters seen;
    for (std::size_t n = 0; n < m_counters.size(); ++n) {
        const auto place = std::ranges::lower_bound(seen, m_counters[n]);
        if (place != seen.end() && *place == m_counters[n])
            movable[2 * n] = movable[2 * n + 1] = 0;
        else
            seen.insert(place, m_counters[n]);
    }
    return movable;
}

NimCount Plane::count() const
{
    NimCount count;
    for (const std::uint64_t heap : heaps())
        count.add(NimSummand::heap(heap));
    return count;
}

bool Plane::isDrawn() const
{
    return std::ranges::all_of(
        m_counters, [](const Point& counter) { return std::max(counter.x, counter.y) <= farthestDrawn; });
}

bool Plane::isTaken(Point place) const
{
    return std::ranges::find(m_counters, place) != m_counters.end();
}

bool Plane::isOver() const
{
    return std::ranges::all_of(m_counters, [](const Point& counter) { return counter == Point(); });
}

Board Plane::board() const
{
    if (!isDrawn()) {
        Board board = heapBoard(heaps(), PieceKind::Stone);
        for (Piece& piece : board.pieces) {
            const std::uint32_t heap = majorOf(piece.id);
            if (piece.kind == PieceKind::Base)
                piece.label = (heap % 2 == 0 ? "x" : "y") + std::to_string(heap / 2 + 1);
        }
        return board;
    }
    std::uint64_t farthest = 0;
    Counters places = m_counters;
    for (const Point& place : places)
        farthest = std::max({farthest, place.x, place.y});
    // Reading order: rows from the top, from left to right.
    std::ranges::sort(places,
                      [](const Point& a, const Point& b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
    const int extent = planeExtent(farthest);
    Board board{.shape = Shape::Plane, .rows = extent, .columns = extent, .pieces = {}};
    for (const Point& place : places) {
        if (!board.pieces.empty() && board.pieces.back().id == placeId(place))
            ++board.pieces.back().count;
        else
            board.pieces.push_back({.id = placeId(place),
                                    .kind = PieceKind::Counter,
                                    .row = static_cast<double>(place.y),
                                    .column = static_cast<double>(place.x)});
    }
    return board;
}

Move Plane::moveTo(Point from, Point to) const
{
    Move move{.player = theory::Mover::Either, .action = MoveCounter{from, to}, .gesture = {}};
    if (isDrawn())
        move.gesture = {.first = placeId(from), .second = placeId(to)};
    else
        move.gesture = heapMove(heaps(), heapOf(move), from.x != to.x ? to.x : to.y).gesture;
    return move;
}

Move Plane::moveOf(const Move& heapMove) const
{
    const auto& take = heapMove.action.as<TakeFromHeap>();
    const Point from = m_counters[take.heap / 2];
    const bool toTheLeft = take.heap % 2 == 0;
    return {.player = theory::Mover::Either,
            .action = MoveCounter{from, toTheLeft ? Point{take.after, from.y} : Point{from.x, take.after}},
            .gesture = heapMove.gesture};
}

std::size_t Plane::heapOf(const Move& move) const
{
    const auto& [from, to] = move.action.as<MoveCounter>();
    const auto counter = std::ranges::find(m_counters, from) - m_counters.begin();
    return 2 * static_cast<std::size_t>(counter) + (from.x != to.x ? 0 : 1);
}

MoveList Plane::moves() const
{
    const Heaps movable = movableHeaps();
    MoveList list = listHeapMoves(movable, {}, [&] { return winningTakes(movable); });
    const bool onPlane = isDrawn();
    for (Move& move : list.moves) {
        move = moveOf(move);
        const auto& [from, to] = move.action.as<MoveCounter>();
        if (onPlane)
            move.gesture = {.first = placeId(from), .second = placeId(to)};
    }
    return list;
}

WinningMoves Plane::winningTakes(const Heaps& movable) const
{
    WinningMoves winning;
    const NimCount all = count();
    for (std::size_t heap = 0; heap < movable.size(); ++heap) {
        const std::uint64_t size = movable[heap];
        // Nim-sum 0 fixes what is left; misère's end adds that 0 or 1 is left.
        std::array<std::uint64_t, 3> targets{0, 1, size ^ all.sum()};
        std::ranges::sort(targets);
        const auto last = std::ranges::unique(targets).begin();
        for (auto target = targets.begin(); target != last; ++target) {
            NimCount left = all;
            left.remove(NimSummand::heap(size));
            left.add(NimSummand::heap(*target));
            if (*target < size && left.outcome(m_play) == theory::Outcome::P)
                winning.moves.push_back(heapMove(movable, heap, *target));
        }
    }
    winning.count = winning.moves.size();
    return winning;
}

Plane Plane::after(const Move& move) const
{
    const auto& [from, to] = move.action.as<MoveCounter>();
    Plane left = *this;
    const auto counter = std::ranges::find(left.m_counters, from);
    assert(counter != left.m_counters.end());
    *counter = to;
    return left;
}

Choice Plane::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    if (!isDrawn()) {
        Choice choice = chooseStone(heaps(), {}, first, nothingStands());
        if (const auto* move = std::get_if<Move>(&choice)) {
            const Move counterMove = moveOf(*move);
            const auto& [from, to] = counterMove.action.as<MoveCounter>();
            return moveTo(from, to);
        }
        return choice;
    }
    const Point counter = pointOf(first);
    if (!isTaken(counter))
        return nothingStands();
    if (counter == Point())
        return notACountersWay();
    HalfMade half;
    for (std::uint64_t x = counter.x; x-- > 0;)
        half.targets.push_back(placeId({x, counter.y}));
    for (std::uint64_t y = counter.y; y-- > 0;)
        half.targets.push_back(placeId({counter.x, y}));
    return half;
}

Choice Plane::choose(PieceId first, PieceId second) const
{
    if (!isDrawn()) {
        if (majorOf(first) != majorOf(second))
            return isOver() ? gameOver() : notInOneRow();
        return choose(std::min(first, second));
    }
    if (isOver())
        return gameOver();
    Point from = pointOf(first);
    Point to = pointOf(second);
    if (!isTaken(from))
        std::swap(from, to);
    if (!isTaken(from))
        return nothingStands();
    if (from == to)
        return sameSquare();
    const bool toTheLeft = to.y == from.y && to.x < from.x;
    const bool down = to.x == from.x && to.y < from.y;
    if (!toTheLeft && !down)
        return notACountersWay();
    return moveTo(from, to);
}

Change Plane::change(const Move& move) const
{
    const auto& [from, to] = move.action.as<MoveCounter>();
    if (isDrawn())
        return {.moved = {placeId(from)}, .to = placeId(to)};
    return {.removed = takenFromHeap(heapMove(heaps(), heapOf(move), from.x != to.x ? to.x : to.y))};
}

std::vector<PieceId> Plane::piecesOf(std::size_t heap) const
{
    if (!isDrawn())
        return piecesOfHeap(heaps(), heap);
    return {placeId(m_counters[heap / 2])};
}

std::optional<Plane> Plane::withHeap(std::size_t heap, std::uint64_t size) const
{
    if (heap / 2 >= m_counters.size() || size > largestHeap)
        return std::nullopt;
    Plane changed = *this;
    Point& counter = changed.m_counters[heap / 2];
    (heap % 2 == 0 ? counter.x : counter.y) = size;
    return changed;
}

std::optional<Plane> Plane::toggled(Point place) const
{
    if (!isDrawn() || std::max(place.x, place.y) > farthestDrawn)
        return std::nullopt;
    Plane changed = *this;
    const auto last = std::find(changed.m_counters.rbegin(), changed.m_counters.rend(), place);
    if (last != changed.m_counters.rend())
        changed.m_counters.erase(std::next(last).base());
    else if (m_counters.size() < mostCounters)
        changed.m_counters.push_back(place);
    else
        return std::nullopt;
    return changed;
}

std::optional<Plane> Plane::moved(Point from, Point to) const
{
    if (!isDrawn() || !isTaken(from) || std::max(to.x, to.y) > farthestDrawn)
        return std::nullopt;
    Plane changed = *this;
    *std::ranges::find(changed.m_counters, from) = to;
    return changed;
}

std::optional<Plane> Plane::edited(const Edit& edit) const
{
    if (const auto* toggle = std::get_if<ToggleCell>(&edit))
        return toggled(pointOf(toggle->cell));
    if (const auto* move = std::get_if<MovePiece>(&edit))
        return moved(pointOf(move->piece), pointOf(move->to));
    if (const auto* set = std::get_if<SetHeap>(&edit))
        return withHeap(set->heap, set->size);
    if (const auto* remove = std::get_if<RemoveHeap>(&edit); remove && remove->heap / 2 < m_counters.size()) {
        Plane changed = *this;
        changed.m_counters.erase(changed.m_counters.begin() + remove->heap / 2);
        return changed;
    }
    return std::nullopt;
}

} // namespace games
