// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A position of a partizan game with the player to move: to who wins and how fast, the search of impartial
// positions answers as well. (A Grundy value of a Sided position means nothing.)

#include "theory/play.h"

#include <concepts>
#include <cstddef>
#include <functional>
#include <ranges>
#include <utility>
#include <vector>

namespace solver {

/// A position of a finite partizan game; options(player) gives every position one move of his away.
template <typename P>
concept PartizanPosition = std::regular<P> && requires(const P& p, theory::Player player, std::hash<P> hash)
{
    {
        p.options(player)
        } -> std::ranges::input_range;
    {
        hash(p)
        } -> std::same_as<std::size_t>;
};

template <PartizanPosition P>
struct Sided {
    P position;
    theory::Player player = theory::Player::Left;

    [[nodiscard]] std::vector<Sided> options() const
    {
        std::vector<Sided> all;
        for (auto&& option : position.options(player))
            all.push_back({option, theory::opponentOf(player)});
        return all;
    }
    friend bool operator==(const Sided&, const Sided&) = default;
};

} // namespace solver

template <typename P>
struct std::hash<solver::Sided<P>> {
    std::size_t operator()(const solver::Sided<P>& sided) const noexcept
    {
        const std::size_t place = std::hash<P>()(sided.position);
        return sided.player == theory::Player::Left ? place : ~place * 0x9E3779B97F4A7C15U;
    }
};
