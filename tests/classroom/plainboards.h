// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Several boards as one game, by the product of their positions, written plainly.

#include "classroom/exercises/exercise.h"
#include "games/capabilities.h"
#include "games/sum/sum.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace plainboards {

/// What Left, and Right, can leave from each position of a board; the board itself is number 0.
struct Rules {
    std::map<std::string, std::size_t> numbers;
    std::vector<std::vector<std::size_t>> left{};
    std::vector<std::vector<std::size_t>> right{};
};

[[nodiscard]] inline Rules rulesOf(const games::GamePtr& board, bool exchanged = false)
{
    Rules rules{.numbers = {{board->notation(), 0}}};
    std::vector<games::GamePtr> found{board};
    for (std::size_t at = 0; at < found.size(); ++at) {
        rules.left.emplace_back();
        rules.right.emplace_back();
        for (const games::Move& move : found[at]->moves().moves) {
            const games::GamePtr after = found[at]->after(move);
            const auto [place, isNew] = rules.numbers.emplace(after->notation(), found.size());
            if (isNew)
                found.push_back(after);
            if (move.player != theory::Mover::Right)
                rules.left.back().push_back(place->second);
            if (move.player != theory::Mover::Left)
                rules.right.back().push_back(place->second);
        }
    }
    if (exchanged)
        std::swap(rules.left, rules.right);
    return rules;
}

class Product {
public:
    explicit Product(std::vector<Rules> boards) : m_boards(std::move(boards)) {}

    bool wins(const std::vector<std::size_t>& at, bool left)
    {
        std::size_t key = left ? 1 : 0;
        for (std::size_t i = 0; i < at.size(); ++i)
            key = key * m_boards[i].left.size() + at[i];
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        bool wins = false;
        for (std::size_t i = 0; i < at.size() && !wins; ++i) {
            for (const std::size_t option : (left ? m_boards[i].left : m_boards[i].right)[at[i]]) {
                auto next = at;
                next[i] = option;
                wins = wins || !this->wins(next, !left);
            }
        }
        return m_known[key] = wins;
    }

    [[nodiscard]] const Rules& board(std::size_t number) const { return m_boards[number]; }

private:
    std::vector<Rules> m_boards;
    std::map<std::size_t, bool> m_known;
};

[[nodiscard]] inline const std::vector<games::GamePtr>& boardsOf(const classroom::Exercise& exercise)
{
    return exercise.position->as<games::OfBoards>()->boards();
}

/// The boards on which a move wins, and what the winning moves leave.
[[nodiscard]] inline std::set<std::string> rightAnswers(const classroom::Exercise& exercise)
{
    std::vector<Rules> rules;
    for (const games::GamePtr& board : boardsOf(exercise))
        rules.push_back(rulesOf(board));
    Product product(std::move(rules));
    const bool left = exercise.position->mover() != theory::Mover::Right;
    std::set<std::string> right;
    for (std::size_t number = 0; number < boardsOf(exercise).size(); ++number) {
        const games::GamePtr& board = boardsOf(exercise)[number];
        for (const games::Move& move : board->moves().moves) {
            if (move.player == (left ? theory::Mover::Right : theory::Mover::Left))
                continue;
            std::vector<std::size_t> at(boardsOf(exercise).size(), 0);
            const games::GamePtr after = board->after(move);
            at[number] = product.board(number).numbers.at(after->notation());
            if (product.wins(at, !left))
                continue;
            std::vector<games::GamePtr> table = boardsOf(exercise);
            table[number] = after;
            right.insert(std::to_string(number + 1));
            right.insert(games::Sum::make(std::move(table))->notation());
        }
    }
    return right;
}

[[nodiscard]] inline std::string comparison(const classroom::Exercise& exercise)
{
    Product product({rulesOf(boardsOf(exercise)[0]), rulesOf(boardsOf(exercise)[1], true)});
    const bool left = product.wins({0, 0}, true);
    const bool right = product.wins({0, 0}, false);
    return left ? (right ? "||" : ">") : right ? "<" : "=";
}

} // namespace plainboards
