// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Written games by the definitions alone: texts taken apart into trees of options, and played out.

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace plainvalue {

struct Tree;
using TreePtr = std::shared_ptr<const Tree>;

struct Tree {
    std::vector<TreePtr> left;
    std::vector<TreePtr> right;
};

inline TreePtr tree(std::vector<TreePtr> left, std::vector<TreePtr> right)
{
    return std::make_shared<const Tree>(Tree{std::move(left), std::move(right)});
}

inline TreePtr sum(const TreePtr& a, const TreePtr& b)
{
    std::vector<TreePtr> sides[2];
    for (int side = 0; side < 2; ++side) {
        for (const TreePtr& option : side == 0 ? a->left : a->right)
            sides[side].push_back(sum(option, b));
        for (const TreePtr& option : side == 0 ? b->left : b->right)
            sides[side].push_back(sum(a, option));
    }
    return tree(sides[0], sides[1]);
}

/// The canonical forms of what stands without braces in these tests.
inline TreePtr named(const std::string& text)
{
    const TreePtr zero = tree({}, {});
    const TreePtr star = tree({zero}, {zero});
    if (text == "0")
        return zero;
    if (text == "*")
        return star;
    if (text == "*2")
        return tree({zero, star}, {zero, star});
    if (text == "^")
        return tree({zero}, {star});
    if (text == "v")
        return tree({star}, {zero});
    if (text == "^*")
        return tree({zero, star}, {zero});
    if (text == "v*")
        return tree({zero}, {zero, star});
    if (text == "1/2")
        return tree({zero}, {named("1")});
    if (text == "1*")
        return tree({named("1")}, {named("1")});
    const int number = std::stoi(text);
    return number > 0 ? tree({named(std::to_string(number - 1))}, {})
                      : tree({}, {named(std::to_string(number + 1))});
}

/// Reads what stands between braces as one bar, and sums.
class Reader {
public:
    explicit Reader(std::string text) : m_text(std::move(text)) {}

    TreePtr read()
    {
        TreePtr all = term();
        while (m_at < m_text.size() && m_text[m_at] == '+') {
            ++m_at;
            all = sum(all, term());
        }
        return all;
    }

private:
    TreePtr term()
    {
        if (m_text[m_at] == '{')
            return braces();
        const std::size_t start = m_at;
        while (m_at < m_text.size() && std::string("+,|}").find(m_text[m_at]) == std::string::npos)
            ++m_at;
        return named(m_text.substr(start, m_at - start));
    }

    TreePtr braces()
    {
        std::vector<TreePtr> sides[2];
        int side = 0;
        ++m_at;
        while (m_text[m_at] != '}') {
            if (m_text[m_at] == '|')
                side = 1;
            if (m_text[m_at] == '|' || m_text[m_at] == ',')
                ++m_at;
            else
                sides[side].push_back(read());
        }
        ++m_at;
        return tree(sides[0], sides[1]);
    }

    std::string m_text;
    std::size_t m_at = 0;
};

/// Whether the player to move wins, and in how many moves when the winner hurries and the loser delays.
struct Turn {
    bool wins = false;
    unsigned moves = 0;
};

inline Turn play(const TreePtr& game, bool isLeft, bool isMisere)
{
    const auto& options = isLeft ? game->left : game->right;
    Turn best{.wins = options.empty() && isMisere, .moves = 0};
    bool isFirst = true;
    for (const TreePtr& option : options) {
        const Turn reply = play(option, !isLeft, isMisere);
        const Turn here{.wins = !reply.wins, .moves = reply.moves + 1};
        const bool isBetter = here.wins != best.wins ? here.wins
                              : here.wins            ? here.moves < best.moves
                                                     : here.moves > best.moves;
        if (isFirst || isBetter)
            best = here;
        isFirst = false;
    }
    return best;
}

inline char outcome(const TreePtr& game, bool isMisere)
{
    const bool left = play(game, true, isMisere).wins;
    const bool right = play(game, false, isMisere).wins;
    return left ? (right ? 'N' : 'L') : (right ? 'R' : 'P');
}

} // namespace plainvalue
