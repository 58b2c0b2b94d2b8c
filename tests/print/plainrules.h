// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Answers by the rules alone: all positions listed, then labelled backwards from those without a move.

#include "games/game.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

class PlainRules {
public:
    explicit PlainRules(const games::GamePtr& root) { list(root); }

    /// Whether the player to move wins. Precondition: it is listed and somebody wins.
    [[nodiscard]] bool wins(const games::Game& game)
    {
        label();
        return m_nodes.at(nameOf(game)).result > 0;
    }
    /// The notations that winning moves leave.
    [[nodiscard]] std::set<std::string> winningOptions(const games::Game& game)
    {
        std::set<std::string> options;
        for (const games::Move& move : own(game))
            if (!wins(*game.after(move)))
                options.insert(game.after(move)->notation());
        return options;
    }
    /// Precondition: impartial, normal play, no way back.
    [[nodiscard]] std::uint64_t grundy(const games::Game& game)
    {
        const std::string name = nameOf(game);
        if (const auto known = m_grundy.find(name); known != m_grundy.end())
            return known->second;
        std::set<std::uint64_t> options;
        for (const games::Move& move : game.moves().moves)
            options.insert(grundy(*game.after(move)));
        std::uint64_t value = 0;
        while (options.contains(value))
            ++value;
        return m_grundy[name] = value;
    }
    [[nodiscard]] static std::vector<games::Move> own(const games::Game& game)
    {
        std::vector<games::Move> moves = game.moves().moves;
        std::erase_if(moves, [&game](const games::Move& move) { return move.player != game.mover(); });
        return moves;
    }

private:
    struct Node {
        std::vector<std::string> options;
        bool misere = false;
        int result = 0; ///< 1 the player to move wins, -1 loses, 0 not known
    };

    [[nodiscard]] static std::string nameOf(const games::Game& game)
    {
        return game.notation() + '@' + std::to_string(static_cast<int>(game.mover()));
    }

    void list(const games::GamePtr& root)
    {
        std::vector<games::GamePtr> left{root};
        while (!left.empty()) {
            const games::GamePtr game = left.back();
            left.pop_back();
            Node node{.options = {}, .misere = game->play() == theory::Play::Misere};
            if (m_nodes.contains(nameOf(*game)))
                continue;
            for (const games::Move& move : own(*game)) {
                left.push_back(game->after(move));
                node.options.push_back(nameOf(*left.back()));
            }
            m_nodes.emplace(nameOf(*game), std::move(node));
        }
    }

    void label()
    {
        for (bool changed = !m_isLabelled; changed;) {
            changed = false;
            for (auto& [name, node] : m_nodes) {
                if (node.result != 0)
                    continue;
                node.result = resultOf(node);
                changed = changed || node.result != 0;
            }
        }
        m_isLabelled = true;
    }

    [[nodiscard]] int resultOf(const Node& node) const
    {
        if (node.options.empty())
            return node.misere ? 1 : -1;
        bool allWin = true;
        for (const std::string& option : node.options) {
            const int result = m_nodes.at(option).result;
            if (result < 0)
                return 1;
            allWin = allWin && result > 0;
        }
        return allWin ? -1 : 0;
    }

    std::map<std::string, Node> m_nodes;
    std::map<std::string, std::uint64_t> m_grundy;
    bool m_isLabelled = false;
};
