// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Drawn shapes as plainly as possible: cells one by one, from the text of the notation. Shares no code with
// src.

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace plainshapes {

using Place = std::pair<int, int>; // row from the top, column from the left
using Cells = std::map<Place, char>;
using Rows = std::vector<std::string>;

inline std::vector<std::string> split(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, at);)
        parts.push_back(part);
    return parts;
}

inline Cells quarter(const Cells& cells)
{
    Cells turned;
    for (const auto& [place, sign] : cells)
        turned[{place.second, -place.first}] = sign;
    return turned;
}

inline Cells mirror(const Cells& cells)
{
    Cells image;
    for (const auto& [place, sign] : cells)
        image[{place.first, -place.second}] = sign;
    return image;
}

/// All ways to hold one shape; a line of 1 to 8 in both directions.
inline std::vector<Cells> waysOf(const std::string& shape)
{
    std::vector<Cells> ways;
    if (shape.rfind("line", 0) == 0) {
        const int most = shape == "line" ? 8 : std::stoi(shape.substr(4));
        Cells across;
        Cells down;
        for (int at = 0; at < most; ++at) {
            across[{0, at}] = '1';
            down[{at, 0}] = '1';
            ways.push_back(across);
            ways.push_back(down);
        }
        return ways;
    }
    Cells drawn;
    const auto rows = split(shape.substr(0, shape.find_first_of("tm")), '.');
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        for (int column = 0; column < static_cast<int>(rows[static_cast<std::size_t>(row)].size()); ++column)
            drawn[{row, column}] = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    ways.push_back(drawn);
    if (shape.find('t') != std::string::npos) {
        for (int turn = 0; turn < 3; ++turn)
            ways.push_back(quarter(ways.back()));
    }
    if (shape.find('m') != std::string::npos) {
        for (std::size_t i = 0, count = ways.size(); i < count; ++i)
            ways.push_back(mirror(ways[i]));
    }
    return ways;
}

/// A rule: the shapes of Left, of Right; both have those of 'take'.
class Rule {
public:
    explicit Rule(const std::string& options)
    {
        for (const std::string& option : split(options, '/')) {
            if (option.empty() || option == "misere")
                continue;
            const std::string name = option.substr(0, option.find('='));
            isPartizan = isPartizan || name != "take";
            for (const std::string& shape : split(option.substr(option.find('=') + 1), ',')) {
                for (const Cells& way : waysOf(shape)) {
                    if (name != "right")
                        m_ways[0].push_back(way);
                    if (name != "left")
                        m_ways[1].push_back(way);
                }
            }
        }
    }

    /// What the player's takes leave of rows of 0 and 1.
    [[nodiscard]] std::set<Rows> options(const Rows& rows, int player) const
    {
        constexpr int farthest = 4; // a shape's corner may lie so far beside the board
        std::set<Rows> all;
        for (const Cells& way : m_ways[player]) {
            for (int row = -farthest; row < static_cast<int>(rows.size()) + farthest; ++row) {
                for (int column = -farthest; column < static_cast<int>(rows.front().size()) + farthest;
                     ++column) {
                    if (mayTake(rows, way, row, column))
                        all.insert(taken(rows, way, row, column));
                }
            }
        }
        return all;
    }

    bool isPartizan = false;

private:
    static bool hasStone(const Rows& rows, int row, int column)
    {
        return row >= 0 && column >= 0 && row < static_cast<int>(rows.size()) &&
               column < static_cast<int>(rows.front().size()) &&
               rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == '1';
    }

    static bool mayTake(const Rows& rows, const Cells& way, int row, int column)
    {
        for (const auto& [place, sign] : way) {
            const bool isStone = hasStone(rows, row + place.first, column + place.second);
            if (((sign == '1' || sign == 's') && !isStone) || (sign == '_' && isStone))
                return false;
        }
        return true;
    }

    static Rows taken(Rows rows, const Cells& way, int row, int column)
    {
        for (const auto& [place, sign] : way) {
            if (sign == '1')
                rows[static_cast<std::size_t>(row + place.first)]
                    [static_cast<std::size_t>(column + place.second)] = '0';
        }
        return rows;
    }

    std::vector<Cells> m_ways[2];
};

/// What the takes of a side, 'L' or 'R', leave, as texts; `head` is all up to and with the colon.
inline std::set<std::string> options(const std::string& head, const std::string& body, char side)
{
    const Rule rule(head.substr(head.find('/'), head.size() - 1 - head.find('/')));
    std::set<std::string> all;
    for (const Rows& left : rule.options(split(body, '/'), side == 'R' ? 1 : 0)) {
        std::string text = head;
        for (const std::string& row : left)
            text += (&row == left.data() ? "" : "/") + row;
        all.insert(text);
    }
    return all;
}

/// Who wins, by recursion; a mex in an impartial game.
class Solver {
public:
    Solver(Rule rule, bool misere) : m_rule(std::move(rule)), m_misere(misere) {}

    [[nodiscard]] const Rule& rule() const { return m_rule; }

    [[nodiscard]] bool winsMoving(const Rows& rows, int player)
    {
        const auto known = m_wins.find({rows, player});
        if (known != m_wins.end())
            return known->second;
        const auto options = m_rule.options(rows, player);
        bool wins = options.empty() && m_misere;
        for (const Rows& option : options)
            wins = wins || !winsMoving(option, 1 - player);
        return m_wins[{rows, player}] = wins;
    }

    [[nodiscard]] char outcome(const Rows& rows)
    {
        const bool left = winsMoving(rows, 0);
        const bool right = winsMoving(rows, 1);
        return left ? (right ? 'N' : 'L') : (right ? 'R' : 'P');
    }

    [[nodiscard]] std::uint64_t grundy(const Rows& rows)
    {
        const auto known = m_values.find(rows);
        if (known != m_values.end())
            return known->second;
        std::set<std::uint64_t> below;
        for (const Rows& option : m_rule.options(rows, 0))
            below.insert(grundy(option));
        std::uint64_t mex = 0;
        while (below.count(mex) != 0)
            ++mex;
        return m_values[rows] = mex;
    }

private:
    Rule m_rule;
    bool m_misere;
    std::map<std::pair<Rows, int>, bool> m_wins;
    std::map<Rows, std::uint64_t> m_values;
};

} // namespace plainshapes
