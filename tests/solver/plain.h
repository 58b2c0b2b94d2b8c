// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Plain brute force to test the solver against: one entry per state, numeric order, nothing clever.

#include "solver/concepts.h"
#include "theory/play.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace plain {

inline constexpr theory::Play plays[] = {theory::Play::Normal, theory::Play::Misere};

using Masks = std::vector<std::uint64_t>;

/// The moves of grid Nim: 1..longest neighbouring cells of one row or column; cell = row * columns + column.
inline Masks gridMoves(int rows, int columns, int longest)
{
    Masks moves;
    const auto addLine = [&](int cell, int stride, int room) {
        std::uint64_t mask = 0;
        for (int length = 0; length < std::min(longest, room); ++length) {
            mask |= std::uint64_t{1} << (cell + stride * length);
            moves.push_back(mask);
        }
    };
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            addLine(row * columns + column, 1, columns - column);
            addLine(row * columns + column, columns, rows - row);
        }
    }
    return moves;
}

struct Values {
    std::vector<char> isHot;
    std::vector<std::uint64_t> grundy;
    std::vector<std::uint64_t> misereGrundy;
    std::vector<std::uint64_t> remoteness;
};

inline std::uint64_t mex(std::vector<std::uint64_t> values)
{
    std::uint64_t mex = 0;
    while (std::find(values.begin(), values.end(), mex) != values.end())
        ++mex;
    return mex;
}

/// From the options of each state 0, 1, 2, …, all of them smaller states.
inline Values valuesOf(std::size_t states, theory::Play play,
                       const std::function<std::vector<std::size_t>(std::size_t)>& optionsOf)
{
    Values values;
    for (std::size_t state = 0; state < states; ++state) {
        std::vector<std::uint64_t> grundy;
        std::vector<std::uint64_t> misere;
        std::vector<std::uint64_t> toCold;
        std::uint64_t longest = 0;
        const std::vector<std::size_t> options = optionsOf(state);
        for (const std::size_t option : options) {
            grundy.push_back(values.grundy[option]);
            misere.push_back(values.misereGrundy[option]);
            longest = std::max(longest, values.remoteness[option] + 1);
            if (!values.isHot[option])
                toCold.push_back(values.remoteness[option] + 1);
        }
        const bool isHot = options.empty() ? play == theory::Play::Misere : !toCold.empty();
        values.isHot.push_back(isHot);
        values.grundy.push_back(mex(grundy));
        values.misereGrundy.push_back(options.empty() ? 1 : mex(misere));
        values.remoteness.push_back(toCold.empty() ? longest : *std::ranges::min_element(toCold));
    }
    return values;
}

inline Values subsetValues(int cells, const Masks& moves, theory::Play play)
{
    return valuesOf(std::size_t{1} << cells, play, [&](std::size_t state) {
        std::vector<std::size_t> options;
        for (const std::uint64_t move : moves) {
            if ((state & move) == move)
                options.push_back(state ^ move);
        }
        return options;
    });
}

/// A position of a mask game, for the search: the stones left and the moves, which must outlive it.
struct Stones {
    std::uint64_t left = 0;
    const Masks* moves = nullptr;

    friend bool operator==(const Stones&, const Stones&) = default;

    [[nodiscard]] std::vector<Stones> options() const
    {
        std::vector<Stones> options;
        for (const std::uint64_t move : *moves) {
            if ((left & move) == move)
                options.push_back({left ^ move, moves});
        }
        return options;
    }
};

/// The same, knowing that stones which share no legal move chain are independent.
struct SplittingStones : Stones {
    friend bool operator==(const SplittingStones&, const SplittingStones&) = default;

    [[nodiscard]] std::vector<SplittingStones> options() const { return wrapped(Stones::options()); }

    [[nodiscard]] std::vector<SplittingStones> components() const
    {
        std::vector<Stones> parts;
        for (std::uint64_t rest = left; rest != 0;) {
            std::uint64_t part = rest & (~rest + 1);
            for (std::uint64_t before = 0; before != part;) {
                before = part;
                for (const std::uint64_t move : *moves) {
                    if ((move & part) != 0 && (move & left) == move)
                        part |= move;
                }
            }
            parts.push_back({part, moves});
            rest &= ~part;
        }
        return wrapped(parts);
    }

private:
    static std::vector<SplittingStones> wrapped(const std::vector<Stones>& stones)
    {
        std::vector<SplittingStones> wrapped;
        for (const Stones& one : stones)
            wrapped.push_back(SplittingStones{one});
        return wrapped;
    }
};

} // namespace plain

template <>
struct std::hash<plain::Stones> {
    std::size_t operator()(const plain::Stones& stones) const noexcept { return stones.left; }
};
template <>
struct std::hash<plain::SplittingStones> {
    std::size_t operator()(const plain::SplittingStones& stones) const noexcept { return stones.left; }
};
