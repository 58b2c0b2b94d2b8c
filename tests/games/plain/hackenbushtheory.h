// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the texts say of Hackenbush, told slowly: the sign rule of stalks, the colon principle of trees,
// fusion of cycles. Shares no code with src.

#include "plainhackenbush.h"

namespace plainhackenbush {

inline Edges drawTree(std::mt19937_64& random, std::size_t count, const std::string& colours)
{
    Edges tree;
    for (unsigned long i = 0; i < count; ++i)
        tree.push_back({random() % (i + 1), i + 1, colours[random() % colours.size()]});
    std::ranges::shuffle(tree, random);
    return tree;
}

/// Edges from the ground up.
inline Edges stalk(const std::string& colours)
{
    Edges edges;
    for (const char colour : colours)
        edges.push_back({edges.size(), edges.size() + 1, colour});
    return edges;
}

/// The first run of one colour counts whole, every edge after it half of the one before.
inline Number signRule(const std::string& colours)
{
    Number sum = 0;
    Number worth = one;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (worth < one || colours[i] != colours[0])
            worth /= 2;
        sum += colours[i] == 'b' ? worth : -worth;
    }
    return sum;
}

/// A blue edge with the number x on top: the first x + n over 1, n = 1, 2, …, divided by 2^(n-1).
inline Number blueUnder(Number x)
{
    Number worth = 1;
    for (x += one; x <= one; x += one)
        worth *= 2;
    return x / worth;
}

/// Children of each node of a tree that hangs together, found from the ground.
inline std::map<unsigned long, Edges> branches(const Edges& tree)
{
    std::map<unsigned long, Edges> at;
    std::vector<unsigned long> open{0};
    std::vector<bool> used(tree.size(), false);
    for (std::size_t done = 0; done < open.size(); ++done) {
        for (std::size_t i = 0; i < tree.size(); ++i) {
            const auto [from, to, colour] = tree[i];
            if (used[i] || (from != open[done] && to != open[done]))
                continue;
            used[i] = true;
            at[open[done]].push_back({open[done], from == open[done] ? to : from, colour});
            open.push_back(at[open[done]].back().to);
        }
    }
    return at;
}

inline Number treeNumber(std::map<unsigned long, Edges>& at, unsigned long node = 0)
{
    Number sum = 0;
    for (const Edge& edge : at[node]) {
        const Number above = treeNumber(at, edge.to);
        sum += edge.colour == 'b' ? blueUnder(above) : -blueUnder(-above);
    }
    return sum;
}

inline unsigned long treeGrundy(std::map<unsigned long, Edges>& at, unsigned long node = 0)
{
    unsigned long sum = 0;
    for (const Edge& edge : at[node])
        sum ^= 1 + treeGrundy(at, edge.to);
    return sum;
}

/// Edge by edge: one that is not needed to stand lies on a cycle and becomes a loop; a loop is a leaf.
inline unsigned long fusedGrundy(Edges edges)
{
    edges = standing(edges);
    unsigned long leaf = 1;
    for (const Edge& edge : edges)
        leaf = std::max({leaf, edge.from + 1, edge.to + 1});
    for (std::size_t i = 0; i < edges.size(); ++i) {
        auto [from, to, colour] = edges[i];
        Edges rest = edges;
        rest[i] = {0, 0, colour};
        if (from != to && standing(rest).size() < edges.size())
            continue;
        if (to == 0)
            std::swap(from, to);
        for (Edge& edge : edges) {
            edge.from = edge.from == to ? from : edge.from;
            edge.to = edge.to == to ? from : edge.to;
        }
        edges[i] = {from, leaf++, colour};
    }
    auto at = branches(edges);
    return treeGrundy(at);
}

} // namespace plainhackenbush
