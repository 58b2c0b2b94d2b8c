// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/twinmoves.h"

#include "games/lenses/equivalents.h"

#include <algorithm>

namespace models {
namespace {

std::vector<std::uint64_t> sortedSizes(const games::LensHeaps& heaps)
{
    auto sizes = games::sizesOf(heaps);
    std::erase(sizes, 0U);
    std::ranges::sort(sizes);
    return sizes;
}

/// The heaps after a move that only takes `key` to `after`.
std::vector<std::uint64_t> expectedSizes(games::LensHeaps heaps, std::uint64_t key, std::uint64_t after)
{
    for (games::LensHeap& heap : heaps)
        if (heap.key == key)
            heap.size = after;
    return sortedSizes(heaps);
}

/// A heap too large for its moves to be listed: its stones, drawn or not, name what is left.
std::optional<games::Move> unlistedMove(const games::Game& game, const games::Answer& known,
                                        const games::LensHeap& heap, std::uint64_t after)
{
    if (game.info().shape != games::Shape::Heaps || after >= heap.size || after > 0xFFFF'FFFEU)
        return std::nullopt;
    const games::Choice choice = game.choose(
        games::pieceId(static_cast<std::uint32_t>(heap.key), static_cast<std::uint32_t>(after) + 1));
    const auto* move = std::get_if<games::Move>(&choice);
    if (move == nullptr)
        return std::nullopt;
    const games::LensEffect effect = game.lensEffect(*move, known);
    return effect.key == heap.key && effect.after == after ? std::optional(*move) : std::nullopt;
}

} // namespace

int heapOfKey(const games::LensHeaps& heaps, std::uint64_t key)
{
    const auto found = std::ranges::find(heaps, key, &games::LensHeap::key);
    return found == heaps.end() ? -1 : static_cast<int>(found - heaps.begin());
}

std::vector<int> partnersOf(const games::LensHeaps& from, const games::LensHeaps& to)
{
    std::vector<bool> used(to.size(), false);
    std::vector<int> partners;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto fits = [&](std::size_t k) { return !used[k] && to[k].size == from[i].size; };
        std::size_t k = i < to.size() && fits(i) ? i : 0;
        while (k < to.size() && !fits(k))
            ++k;
        if (k < to.size())
            used[k] = true;
        partners.push_back(k < to.size() ? static_cast<int>(k) : -1);
    }
    return partners;
}

std::optional<games::Move> moveToLevel(const games::Game& game, const games::Answer& known,
                                       const games::LensHeap& heap, std::uint64_t after)
{
    const auto heaps = game.lens(known);
    if (!heaps)
        return std::nullopt;
    const auto expected = expectedSizes(*heaps, heap.key, after);
    std::optional<games::Move> found;
    bool foundExact = false;
    for (const games::Move& move : game.moves().moves) {
        const games::LensEffect effect = game.lensEffect(move, known);
        if (effect.before != heap.size || effect.after != after)
            continue;
        const bool isSame = effect.key == heap.key;
        const auto left = game.after(move)->lens({});
        const bool isExact = left && sortedSizes(*left) == expected;
        if (isSame && isExact)
            return move;
        // Of equal heaps that lie on one place a single one may be listed.
        if ((isExact && !foundExact) || (isSame && !found)) {
            found = move;
            foundExact = isExact;
        }
    }
    return found ? found : unlistedMove(game, known, heap, after);
}

} // namespace models
