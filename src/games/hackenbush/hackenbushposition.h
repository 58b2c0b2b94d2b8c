// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a search of Hackenbush looks at: which edges of a picture stand.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "theory/play.h"

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace games {

/// Pictures of more edges are not searched.
inline constexpr std::size_t mostSearchedEdges = 256;

/// A set of edges by index.
class EdgeSet {
public:
    static constexpr std::size_t words = mostSearchedEdges / 64;

    [[nodiscard]] bool has(std::size_t edge) const { return (m_words[edge / 64] >> (edge % 64) & 1U) != 0; }
    void add(std::size_t edge) { m_words[edge / 64] |= bit(edge); }
    void remove(std::size_t edge) { m_words[edge / 64] &= ~bit(edge); }
    [[nodiscard]] bool isEmpty() const { return *this == EdgeSet(); }
    /// The least edge in the set. Precondition: not empty.
    [[nodiscard]] std::size_t first() const
    {
        std::size_t word = 0;
        while (m_words[word] == 0)
            ++word;
        return word * 64 + static_cast<std::size_t>(std::countr_zero(m_words[word]));
    }
    [[nodiscard]] std::size_t hash() const
    {
        std::uint64_t seed = 0;
        for (const std::uint64_t word : m_words)
            seed = (seed ^ word) * 0x9E37'79B9'7F4A'7C15U + (seed >> 29U);
        return seed ^ seed >> 32U;
    }

    friend EdgeSet operator&(EdgeSet a, const EdgeSet& b)
    {
        for (std::size_t word = 0; word < words; ++word)
            a.m_words[word] &= b.m_words[word];
        return a;
    }
    friend EdgeSet operator|(EdgeSet a, const EdgeSet& b)
    {
        for (std::size_t word = 0; word < words; ++word)
            a.m_words[word] |= b.m_words[word];
        return a;
    }
    /// a without b.
    friend EdgeSet operator-(EdgeSet a, const EdgeSet& b)
    {
        for (std::size_t word = 0; word < words; ++word)
            a.m_words[word] &= ~b.m_words[word];
        return a;
    }
    friend bool operator==(const EdgeSet&, const EdgeSet&) = default;

private:
    static std::uint64_t bit(std::size_t edge) { return std::uint64_t{1} << (edge % 64); }

    std::array<std::uint64_t, words> m_words{};
};

/// A picture prepared for searching. Edges that are the same for the game (parallel ones of one colour) are
/// told apart by their order only: where one of them stands it is always the first.
class SearchedHackenbush {
public:
    /// Precondition: at most mostSearchedEdges edges.
    explicit SearchedHackenbush(const HackenbushGraph& graph);

    [[nodiscard]] const EdgeSet& all() const { return m_all; }
    /// The edges that the player may cut; Either: all.
    [[nodiscard]] const EdgeSet& cuttable(theory::Mover player) const
    {
        return m_cuttable[static_cast<std::size_t>(player)];
    }
    /// Those of `kept` that hang on the ground.
    [[nodiscard]] EdgeSet joined(const EdgeSet& kept) const;
    [[nodiscard]] EdgeSet canonical(EdgeSet standing) const;

private:
    EdgeSet m_all;
    EdgeSet m_grounded;
    std::array<EdgeSet, 3> m_cuttable{};
    std::vector<EdgeSet> m_near; ///< per edge: those that share a joint above the ground with it
    struct Twins {
        std::size_t first;
        std::size_t second;
    };
    std::vector<Twins> m_twins; ///< neighbours in each class of equal edges
};

/// Positions of one picture are compared with each other only; the picture outlives the search.
struct HackenbushPosition {
    const SearchedHackenbush* picture = nullptr;
    EdgeSet standing{};

    /// The position after each cut that anybody may make, or the player.
    [[nodiscard]] std::vector<HackenbushPosition> options() const { return after(theory::Mover::Either); }
    [[nodiscard]] std::vector<HackenbushPosition> options(theory::Player player) const
    {
        return after(player == theory::Player::Left ? theory::Mover::Left : theory::Mover::Right);
    }
    [[nodiscard]] HackenbushPosition canonical() const { return {picture, picture->canonical(standing)}; }

    friend bool operator==(const HackenbushPosition& a, const HackenbushPosition& b)
    {
        return a.standing == b.standing;
    }

private:
    [[nodiscard]] std::vector<HackenbushPosition> after(theory::Mover player) const;
};

} // namespace games

template <>
struct std::hash<games::HackenbushPosition> {
    std::size_t operator()(const games::HackenbushPosition& position) const noexcept
    {
        return position.standing.hash();
    }
};
