// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Partizan games by their definitions alone, to compare ShortGames with: no canonical forms, no closed forms.

#include "theory/outcome.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

struct PlainGame;
using Plain = std::shared_ptr<const PlainGame>;

struct PlainGame {
    std::vector<Plain> left;
    std::vector<Plain> right;
};

/// Comparison, sum and negative by definition; results are remembered by node, for speed alone.
class PlainGames {
public:
    static Plain make(std::vector<Plain> left, std::vector<Plain> right)
    {
        return std::make_shared<const PlainGame>(PlainGame{std::move(left), std::move(right)});
    }

    bool isAtMost(const Plain& a, const Plain& b)
    {
        const auto key = std::pair(a, b);
        if (const auto known = m_comparisons.find(key); known != m_comparisons.end())
            return known->second;
        const auto isAtLeastB = [&](const Plain& left) { return isAtMost(b, left); };
        const auto isAtMostA = [&](const Plain& right) { return isAtMost(right, a); };
        const bool result =
            std::ranges::none_of(a->left, isAtLeastB) && std::ranges::none_of(b->right, isAtMostA);
        return m_comparisons[key] = result;
    }

    bool isEqual(const Plain& a, const Plain& b) { return isAtMost(a, b) && isAtMost(b, a); }

    Plain sum(const Plain& a, const Plain& b)
    {
        const auto key = std::pair(a, b);
        if (const auto known = m_sums.find(key); known != m_sums.end())
            return known->second;
        const Plain result = make(moves(a->left, b->left, a, b), moves(a->right, b->right, a, b));
        return m_sums[key] = result;
    }

    Plain negative(const Plain& a)
    {
        if (const auto known = m_negatives.find(a); known != m_negatives.end())
            return known->second;
        std::vector<Plain> left;
        std::vector<Plain> right;
        for (const Plain& option : a->right)
            left.push_back(negative(option));
        for (const Plain& option : a->left)
            right.push_back(negative(option));
        return m_negatives[a] = make(left, right);
    }

    theory::Outcome outcome(const Plain& a)
    {
        const bool leftWinsFirst =
            std::ranges::any_of(a->left, [&](const Plain& b) { return winsSecond(b, true); });
        const bool rightWinsFirst =
            std::ranges::any_of(a->right, [&](const Plain& b) { return winsSecond(b, false); });
        if (leftWinsFirst)
            return rightWinsFirst ? theory::Outcome::N : theory::Outcome::L;
        return rightWinsFirst ? theory::Outcome::R : theory::Outcome::P;
    }

private:
    std::vector<Plain> moves(const std::vector<Plain>& inA, const std::vector<Plain>& inB, const Plain& a,
                             const Plain& b)
    {
        std::vector<Plain> all;
        for (const Plain& option : inA)
            all.push_back(sum(option, b));
        for (const Plain& option : inB)
            all.push_back(sum(a, option));
        return all;
    }

    /// Whether Left (Right) wins by play alone when the other one moves.
    bool winsSecond(const Plain& a, bool isLeft)
    {
        const auto key = std::pair(a, isLeft);
        if (const auto known = m_wins.find(key); known != m_wins.end())
            return known->second;
        const bool result = std::ranges::none_of(isLeft ? a->right : a->left,
                                                 [&](const Plain& b) { return winsSecond(b, !isLeft); });
        return m_wins[key] = result;
    }

    std::map<std::pair<Plain, Plain>, bool> m_comparisons;
    std::map<std::pair<Plain, Plain>, Plain> m_sums;
    std::map<Plain, Plain> m_negatives;
    std::map<std::pair<Plain, bool>, bool> m_wins;
};
