// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the solver asks of a game's position: a small regular value with a hash whose options are a
// range. Everything else is an optional member with the mathematical precondition stated here.

#include "theory/play.h"

#include <concepts>
#include <cstddef>
#include <functional>
#include <ranges>

namespace solver {

/// A position of a finite impartial game; options() gives every position one move away (repeats allowed).
template <typename P>
concept ImpartialPosition = std::regular<P> && requires(const P& p, std::hash<P> hash)
{
    {
        p.options()
        } -> std::ranges::input_range;
    {
        hash(p)
        } -> std::same_as<std::size_t>;
};

/// components(): positions whose disjunctive sum is this one. Each is strictly simpler or the list has
/// one entry. Used in normal play only: in misère play a sum is not decided by its parts' outcomes.
template <typename P>
concept HasComponents = requires(const P& p)
{
    {
        p.components()
        } -> std::ranges::input_range;
};

/// canonical(): a representative of the position under a symmetry that keeps the whole game tree
/// (so it may be used in both conventions). canonical() of a canonical position is itself.
template <typename P>
concept HasCanonical = requires(const P& p)
{
    {
        p.canonical()
        } -> std::same_as<P>;
};

/// The position itself where its type knows of no symmetry.
template <typename P>
[[nodiscard]] P canonicalOf(const P& position)
{
    if constexpr (HasCanonical<P>)
        return position.canonical();
    else
        return position;
}

/// memoryBytes(): bytes that the position owns outside itself, so that a search can bound its memory.
template <typename P>
concept HasMemoryBytes = requires(const P& p)
{
    {
        p.memoryBytes()
        } -> std::convertible_to<std::size_t>;
};

} // namespace solver
