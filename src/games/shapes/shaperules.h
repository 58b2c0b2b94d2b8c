// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shapes laid on stones as 64 bits: bit width·row + column, as in Grid Nim. Cells beside the board are empty,
// so nothing but the stones matters, and a position may be moved over the plane. A shape turned and mirrored
// in all its ways is a list of patterns, each an own list of cells seen from the first one that is taken:
//
//   10.11 turned      o       o o     o o       o
//                     o o     o         o     o o

#include "games/shapes/takeshape.h"
#include "theory/play.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace games {

class ShapePatterns;

template <bool splits>
struct ShapePosition;

/// What matters beside the stones: a handle on patterns that are never changed.
class ShapeRules {
public:
    template <bool splits>
    using Position = ShapePosition<splits>;

    ShapeRules() = default;
    /// `width`: bits of a row. Precondition: each shape takes a cell; 1 <= width <= 64.
    ShapeRules(std::vector<TakeShape> shapes, int width);

    [[nodiscard]] const std::vector<TakeShape>& shapes() const;
    [[nodiscard]] int width() const;
    /// Whether a shape belongs to one player.
    [[nodiscard]] bool isPartizan() const;
    /// Whether a shape has cells that must be empty, or stones that stay.
    [[nodiscard]] bool hasConditions() const;
    /// Whether a take is always one unbroken line.
    [[nodiscard]] bool areLines() const;

    /// The sets of stones that the player may take, each once, in order.
    [[nodiscard]] std::vector<std::uint64_t> takes(std::uint64_t stones,
                                                   theory::Mover player = theory::Mover::Either) const;
    [[nodiscard]] bool canTake(std::uint64_t stones, theory::Mover player) const;
    /// Groups of stones of which no take, now or later, touches or looks at two. Stones that no take ever
    /// touches or looks at are in none.
    [[nodiscard]] std::vector<std::uint64_t> parts(std::uint64_t stones) const;
    /// The least of the images that the rules allow, each moved into the corner, without idle stones.
    [[nodiscard]] std::uint64_t canonical(std::uint64_t stones) const;
    /// Impartial rules: whether the stones are the same turned by half round their centre, the rules are,
    /// too, and no take touches what its own image takes or leaves. Then each take has its image as an
    /// answer: in normal play the player to move loses (Tweedledum and Tweedledee; Winning Ways, chapter 1).
    [[nodiscard]] bool isMirrored(std::uint64_t stones) const;

    /// The images of a board that the rules allow, within its own rows and columns.
    [[nodiscard]] std::vector<std::uint64_t> boardImages(std::uint64_t stones, std::uint32_t rows,
                                                         std::uint32_t columns) const;

    [[nodiscard]] const ShapePatterns* patterns() const { return m_patterns.get(); }
    friend bool operator==(const ShapeRules& a, const ShapeRules& b);

private:
    std::shared_ptr<const ShapePatterns> m_patterns;
};

/// What a search looks at; its rules must outlive it. `splits`: positions are added up from their parts in
/// normal play.
template <bool splits>
struct ShapePosition {
    std::uint64_t stones = 0;
    const ShapePatterns* patterns = nullptr;

    ShapePosition() = default;
    ShapePosition(std::uint64_t all, const ShapePatterns* rules) : stones(all), patterns(rules) {}
    ShapePosition(std::uint64_t all, const ShapeRules& rules) : ShapePosition(all, rules.patterns()) {}

    [[nodiscard]] std::vector<ShapePosition> options() const;
    [[nodiscard]] ShapePosition canonical() const;
    [[nodiscard]] std::vector<ShapePosition> components() const requires splits;

    friend bool operator==(const ShapePosition& a, const ShapePosition& b) { return a.stones == b.stones; }
};

/// The same with moves of Left and of Right. Options are made canonical, so that a search by turns knows
/// them.
struct PartizanShapes {
    std::uint64_t stones = 0;
    const ShapePatterns* patterns = nullptr;

    [[nodiscard]] std::vector<PartizanShapes> options(theory::Player player) const;
    [[nodiscard]] PartizanShapes canonical() const;
    [[nodiscard]] std::vector<PartizanShapes> components() const;
    /// The sets of stones that the player may take.
    [[nodiscard]] std::vector<std::uint64_t> takes(theory::Player player) const;
    /// How many ways the player has to take something.
    [[nodiscard]] int freedom(theory::Player player) const;

    friend bool operator==(const PartizanShapes& a, const PartizanShapes& b) { return a.stones == b.stones; }
};

[[nodiscard]] constexpr std::size_t hashOfStones(std::uint64_t stones)
{
    const std::uint64_t mixed = (stones ^ stones >> 29U) * 0x9E3779B97F4A7C15U;
    return mixed ^ mixed >> 32U;
}

} // namespace games

template <bool splits>
struct std::hash<games::ShapePosition<splits>> {
    std::size_t operator()(const games::ShapePosition<splits>& position) const noexcept
    {
        return games::hashOfStones(position.stones);
    }
};

template <>
struct std::hash<games::PartizanShapes> {
    std::size_t operator()(const games::PartizanShapes& position) const noexcept
    {
        return games::hashOfStones(position.stones);
    }
};
