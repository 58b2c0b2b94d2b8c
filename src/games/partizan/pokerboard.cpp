// SPDX-License-Identifier: GPL-3.0-or-later
// Poker Nim drawn, played by gestures and edited: over the stones of a heap lie the places where stones may
// come back.

#include "games/partizan/poker.h"

#include "games/edit.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace games {
namespace {

Refusal holdsAtMost(std::uint64_t cap)
{
    return {{QT_TRANSLATE_NOOP("Wording", "This heap holds at most %1."), {cap}}};
}

/// Drawn as one Pile and one Space.
bool isPile(const CappedHeap& heap)
{
    return heap.cap > tallestDrawnHeap;
}

/// How high a place for a stone is drawn, in stones: many places would make the stones tiny. Moves do not
/// change it.
double spaceHeight(const CappedHeaps& heaps)
{
    constexpr std::uint64_t most = 12;
    const auto isTall = [](const CappedHeap& heap) { return heap.cap > most && !isPile(heap); };
    return std::ranges::any_of(heaps, isTall) ? 0.4 : 1.0;
}

void appendHeap(Board& board, std::uint32_t number, const CappedHeap& heap, double space)
{
    const auto column = static_cast<double>(number);
    const auto size = static_cast<std::uint32_t>(heap.size);
    board.pieces.push_back(
        {.id = pieceId(number, 0), .kind = PieceKind::Base, .column = column, .count = heap.size});
    if (isPile(heap)) {
        if (heap.size > 0)
            board.pieces.push_back(
                {.id = pieceId(number, 1), .kind = PieceKind::Pile, .column = column, .count = heap.size});
        if (heap.room() > 0)
            board.pieces.push_back({.id = pieceId(number, size + 1),
                                    .kind = PieceKind::Space,
                                    .row = heap.size > 0 ? 1.0 : 0.0,
                                    .column = column,
                                    .count = heap.room()});
        board.rows = std::max(board.rows, 2);
        return;
    }
    for (std::uint32_t height = 1; height <= size; ++height)
        board.pieces.push_back({.id = pieceId(number, height),
                                .kind = PieceKind::Stone,
                                .row = static_cast<double>(height - 1),
                                .column = column});
    for (std::uint32_t height = size + 1; height <= heap.cap; ++height)
        board.pieces.push_back({.id = pieceId(number, height),
                                .kind = PieceKind::Space,
                                .row = size + (height - size - 1) * space,
                                .column = column,
                                .toRow = space});
    const double high = static_cast<double>(size) + static_cast<double>(heap.room()) * space;
    board.rows = std::max(board.rows, static_cast<int>(std::ceil(high)));
}

} // namespace

Board Poker::board() const
{
    Board board{.shape = Shape::Heaps, .columns = static_cast<int>(m_heaps.size()), .pieces = {}};
    const double space = spaceHeight(m_heaps);
    for (std::uint32_t heap = 0; heap < m_heaps.size(); ++heap)
        appendHeap(board, heap, m_heaps[heap], space);
    std::ranges::move(sideButtons(m_adds), std::back_inserter(board.pieces));
    return board;
}

/// An add begins with the button or at once with the place to fill.
Choice Poker::chooseButton(theory::Player owner) const
{
    if (theory::moverOf(owner) != m_mover)
        return notYours(m_mover);
    if (!hasAdd(m_mover))
        return noneLeft();
    HalfMade half;
    for (const Piece& piece : board().pieces) {
        if (piece.kind == PieceKind::Space)
            half.targets.push_back(piece.id);
    }
    if (half.targets.empty())
        return holdsAtMost(std::ranges::max(m_heaps, {}, &CappedHeap::cap).cap);
    return half;
}

Choice Poker::choose(PieceId piece) const
{
    if (isOver())
        return gameOver();
    if (const auto owner = buttonOwner(piece))
        return chooseButton(*owner);
    const std::uint32_t heap = majorOf(piece);
    const std::uint32_t height = minorOf(piece);
    if (heap >= m_heaps.size() || height == 0)
        return noStone();
    if (height <= m_heaps[heap].size)
        return changeMove(heap, height - 1, m_mover);
    if (height > m_heaps[heap].cap)
        return holdsAtMost(m_heaps[heap].cap);
    if (!hasAdd(m_mover))
        return noneLeft();
    return changeMove(heap, height, m_mover);
}

Choice Poker::choose(PieceId first, PieceId second) const
{
    if (first == second || isOver())
        return choose(first);
    if (buttonOwner(second))
        std::swap(first, second);
    if (const auto owner = buttonOwner(first)) {
        Choice started = chooseButton(*owner);
        if (!std::holds_alternative<HalfMade>(started))
            return started;
        Choice choice = choose(second);
        const auto* move = std::get_if<Move>(&choice);
        // A stone that lies there already: no place to put one.
        if (move != nullptr && change(*move).added.empty())
            return occupied();
        return choice;
    }
    if (majorOf(first) != majorOf(second))
        return notInOneRow();
    const auto [lower, upper] = std::minmax(first, second);
    const bool isStone = majorOf(lower) < m_heaps.size() && minorOf(lower) <= m_heaps[majorOf(lower)].size;
    return choose(isStone ? lower : upper);
}

Change Poker::change(const Move& move) const
{
    const auto& [heap, before, after] = move.action.as<ChangeHeap>();
    const bool adds = after > before;
    std::vector<PieceId> pieces;
    if (isPile(m_heaps[heap])) {
        pieces = {pieceId(heap, adds ? static_cast<std::uint32_t>(before + 1) : 1)};
    } else {
        const auto [low, high] = std::minmax(before, after);
        for (std::uint64_t height = low + 1; height <= high; ++height)
            pieces.push_back(pieceId(heap, static_cast<std::uint32_t>(height)));
    }
    return adds ? Change{.added = std::move(pieces)} : Change{.removed = std::move(pieces)};
}

std::optional<Poker> Poker::edited(const Edit& edit) const
{
    Poker changed = *this;
    if (const auto* set = std::get_if<SetCount>(&edit)) {
        const auto owner = buttonOwner(set->piece);
        if (!owner || set->count > largestHeap)
            return std::nullopt;
        changed.m_adds[sideOf(*owner)] = set->count;
        return changed;
    }
    if (const auto* remove = std::get_if<RemoveHeap>(&edit); remove && remove->heap < m_heaps.size()) {
        changed.m_heaps.erase(changed.m_heaps.begin() + remove->heap);
        return changed;
    }
    Heaps heaps;
    for (const CappedHeap& heap : m_heaps)
        heaps.push_back(heap.size);
    const auto sizes = editHeaps(std::move(heaps), edit);
    if (!sizes || std::holds_alternative<RemoveHeap>(edit))
        return std::nullopt;
    // A heap set over its cap raises the cap; a new heap is full.
    changed.m_heaps.resize(sizes->size());
    for (std::size_t heap = 0; heap < sizes->size(); ++heap) {
        changed.m_heaps[heap].size = (*sizes)[heap];
        changed.m_heaps[heap].cap = std::max(changed.m_heaps[heap].cap, (*sizes)[heap]);
    }
    return changed;
}

} // namespace games
