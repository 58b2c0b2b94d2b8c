// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Hackenbush as plainly as possible: a picture read from its notation, an edge cut, what no longer stands
// struck out; from there mex, winner, remoteness and number by recursion over sets of edges. Shares no code
// with src.

#include "bruteforce.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace plainhackenbush {

struct Edge {
    unsigned long from = 0;
    unsigned long to = 0;
    char colour = 'g';

    friend auto operator<=>(const Edge&, const Edge&) = default;
};
using Edges = std::vector<Edge>;

inline Edges readEdges(const std::string& notation)
{
    Edges edges;
    for (const std::string& word : bruteforce::split(bruteforce::readText(notation).body, ',')) {
        const std::size_t dash = word.find('-');
        edges.push_back({std::stoul(word), std::stoul(word.substr(dash + 1)), word.back()});
    }
    return edges;
}

inline std::string write(const Edges& edges, bool misere = false)
{
    std::string text = misere ? "hackenbush/misere:" : "hackenbush:";
    for (std::size_t i = 0; i < edges.size(); ++i)
        text += (i == 0 ? "" : ",") + std::to_string(edges[i].from) + "-" + std::to_string(edges[i].to) +
                edges[i].colour;
    return text;
}

/// The same for every order of the edges and of their ends.
inline std::string sorted(const std::string& notation)
{
    Edges edges = readEdges(notation);
    for (Edge& edge : edges)
        edge = {std::min(edge.from, edge.to), std::max(edge.from, edge.to), edge.colour};
    std::ranges::sort(edges);
    return write(edges, bruteforce::readText(notation).misere);
}

/// Those joined to the ground, in their order.
inline Edges standing(const Edges& edges)
{
    std::set<unsigned long> reached{0};
    for (bool grows = true; grows;) {
        const std::size_t before = reached.size();
        for (const Edge& edge : edges) {
            if (reached.count(edge.from) != 0 || reached.count(edge.to) != 0)
                reached.insert({edge.from, edge.to});
        }
        grows = reached.size() > before;
    }
    Edges left;
    std::ranges::copy_if(edges, std::back_inserter(left),
                         [&](const Edge& edge) { return reached.count(edge.from) != 0; });
    return left;
}

/// -G: blue and red change places. Nodes other than the ground move up by `shift`.
inline Edges negative(Edges edges, unsigned long shift)
{
    for (Edge& edge : edges) {
        edge.from += edge.from == 0 ? 0 : shift;
        edge.to += edge.to == 0 ? 0 : shift;
        edge.colour = edge.colour == 'b' ? 'r' : (edge.colour == 'r' ? 'b' : 'g');
    }
    return edges;
}

/// Dyadic numbers as multiples of 2^-40.
using Number = std::int64_t;
inline constexpr Number one = Number{1} << 40;

/// The simplest number between two: the integer nearest to 0, else the one with the fewest binary places.
inline Number simplest(std::optional<Number> left, std::optional<Number> right)
{
    if ((!left || *left < 0) && (!right || *right > 0))
        return 0;
    const bool isPositive = left && *left >= 0;
    const Number low = isPositive ? *left : -*right;
    const std::optional<Number> high = isPositive ? right : (left ? std::optional(-*left) : std::nullopt);
    for (Number step = one; step > 0; step /= 2) {
        const Number next = (low / step + 1) * step;
        if (!high || next < *high)
            return isPositive ? next : -next;
    }
    return 0;
}

inline std::string text(Number number)
{
    Number bottom = one;
    for (; bottom > 1 && number % 2 == 0; bottom /= 2)
        number /= 2;
    return std::to_string(number) + (bottom == 1 ? "" : "/" + std::to_string(bottom));
}

struct Turn {
    bool moverWins = false;
    unsigned long remoteness = 0;
};

/// Everything that can come of one picture of at most 20 edges: positions are sets of its edges.
class Search {
public:
    using Set = std::uint32_t;

    explicit Search(const std::string& notation)
        : m_edges(readEdges(notation)), m_misere(bruteforce::readText(notation).misere)
    {
        std::map<unsigned long, std::uint64_t> bits{{0, 1}};
        for (const Edge& edge : m_edges) {
            for (const unsigned long node : {edge.from, edge.to})
                bits.emplace(node, std::uint64_t{1} << bits.size());
            m_ends.push_back(bits[edge.from] | bits[edge.to]);
        }
        m_start = left(static_cast<Set>((Set{1} << m_edges.size()) - 1));
    }

    Set start() const { return m_start; }
    std::string notation(Set set) const { return write(chosen(set), m_misere); }
    bool isGreen(Set set) const
    {
        return std::ranges::all_of(chosen(set), [](const Edge& edge) { return edge.colour == 'g'; });
    }

    /// Sorted texts of the positions one move away.
    std::map<std::string, Set> options(Set set, char side)
    {
        std::map<std::string, Set> found;
        for (const Set after : cuts(set, side))
            found.emplace(sorted(notation(after)), after);
        return found;
    }

    const Turn& turn(Set set, char side)
    {
        auto& known = m_turns[side == 'L' ? 0 : 1];
        if (const auto at = known.find(set); at != known.end())
            return at->second;
        const auto after = cuts(set, side);
        Turn turn{after.empty() && m_misere, 0};
        unsigned long quickest = ~0UL;
        unsigned long longest = 0;
        for (const Set option : after) {
            const Turn& reply = this->turn(option, side == 'L' ? 'R' : 'L');
            longest = std::max(longest, reply.remoteness);
            turn.moverWins = turn.moverWins || !reply.moverWins;
            quickest = reply.moverWins ? quickest : std::min(quickest, reply.remoteness);
        }
        if (!after.empty())
            turn.remoteness = 1 + (turn.moverWins ? quickest : longest);
        return known[set] = turn;
    }

    /// 'L', 'R', 'P' or 'N'.
    char outcome(Set set)
    {
        const bool left = turn(set, 'L').moverWins;
        const bool right = turn(set, 'R').moverWins;
        return left ? (right ? 'N' : 'L') : (right ? 'R' : 'P');
    }

    /// Precondition: all green.
    unsigned long grundy(Set set)
    {
        if (const auto at = m_grundy.find(set); at != m_grundy.end())
            return at->second;
        std::set<unsigned long> seen;
        for (const Set after : cuts(set, 'L'))
            seen.insert(grundy(after));
        unsigned long mex = 0;
        while (seen.count(mex) != 0)
            ++mex;
        return m_grundy[set] = mex;
    }

    /// Precondition: no edge is green.
    Number number(Set set)
    {
        if (const auto at = m_numbers.find(set); at != m_numbers.end())
            return at->second;
        std::optional<Number> low;
        std::optional<Number> high;
        for (const Set after : cuts(set, 'L'))
            low = std::max(low.value_or(number(after)), number(after));
        for (const Set after : cuts(set, 'R'))
            high = std::min(high.value_or(number(after)), number(after));
        return m_numbers[set] = simplest(low, high);
    }

private:
    Edges chosen(Set set) const
    {
        Edges edges;
        for (std::size_t i = 0; i < m_edges.size(); ++i) {
            if ((set >> i & 1) != 0)
                edges.push_back(m_edges[i]);
        }
        return edges;
    }

    /// What of it stands.
    Set left(Set set)
    {
        if (const auto at = m_left.find(set); at != m_left.end())
            return at->second;
        std::uint64_t reached = 1;
        Set stands = 0;
        for (Set before = ~stands; before != stands;) {
            before = stands;
            for (std::size_t i = 0; i < m_ends.size(); ++i) {
                if ((set >> i & 1) == 0 || (reached & m_ends[i]) == 0)
                    continue;
                reached |= m_ends[i];
                stands |= Set{1} << i;
            }
        }
        return m_left[set] = stands;
    }

    std::vector<Set> cuts(Set set, char side)
    {
        std::vector<Set> after;
        for (std::size_t i = 0; i < m_edges.size(); ++i) {
            const char colour = m_edges[i].colour;
            if ((set >> i & 1) != 0 && (colour == 'g' || (colour == 'b') == (side == 'L')))
                after.push_back(left(set & ~(Set{1} << i)));
        }
        return after;
    }

    Edges m_edges;
    std::vector<std::uint64_t> m_ends; // a bit per node, the ground the lowest
    bool m_misere = false;
    Set m_start = 0;
    std::unordered_map<Set, Set> m_left;
    std::array<std::unordered_map<Set, Turn>, 2> m_turns;
    std::unordered_map<Set, unsigned long> m_grundy;
    std::unordered_map<Set, Number> m_numbers;
};

/// A random picture: a stalk, a tree, or any graph, of up to `most` edges in the colours named.
inline Edges draw(std::mt19937_64& random, std::size_t most, const std::string& colours)
{
    const std::size_t count = random() % 8 == 0 ? random() % (most + 1) : most - random() % (most / 2);
    const unsigned long shape = random() % 5;
    const unsigned long nodes = std::vector<unsigned long>{count, count, count + 1, count / 2, 2}[shape] + 1;
    Edges edges;
    for (unsigned long i = 0; i < count; ++i) {
        Edge edge{random() % nodes, random() % nodes, colours[random() % colours.size()]};
        if (shape == 0)
            edge = {random() % 4 == 0 ? 0 : i, i + 1, edge.colour};
        else if (shape == 1)
            edge = {random() % (i + 1), i + 1, edge.colour};
        else if (random() % 4 == 0)
            edge.from = 0;
        if (i > 0 && random() % 12 == 0)
            edge = edges[random() % i];
        if (random() % 4 == 0)
            std::swap(edge.from, edge.to);
        edges.push_back(edge);
    }
    if (random() % 2 == 0)
        std::ranges::shuffle(edges, random);
    return edges;
}

} // namespace plainhackenbush
