// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules of Skip Nim, Poker Nim, Northcott's game and Toads and Frogs as plainly as possible, on notations
// with a side to move ('L' or 'R'): text to the texts one move away, from there who wins and how fast by
// recursion, and for loopy games by working back from the ends. Shares no code with src but what takes a
// written value apart, which tst_value compares with plain trees.

#include "bruteforce.h"
#include "theory/shortgames/writtenform.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace plainpartizan {

using bruteforce::readText;
using bruteforce::split;
using bruteforce::Text;

inline std::vector<unsigned long> numbers(const std::string& list)
{
    std::vector<unsigned long> all;
    for (const std::string& number : split(list, ','))
        all.push_back(std::stoul(number));
    return all;
}

inline std::string list(const std::vector<unsigned long>& all)
{
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += (i == 0 ? "" : ",") + std::to_string(all[i]);
    return text;
}

inline std::set<std::string> skipOptions(const Text& text, char side)
{
    const auto heaps = numbers(text.body);
    auto skips = numbers(text.options.at("skips"));
    const bool endsWithStones = text.options.count("ends") != 0;
    const std::string start = text.misere ? "skip/misere/skips=" : "skip/skips=";
    const std::string end = endsWithStones ? "/ends=stones:" : ":";
    std::set<std::string> options;
    bool stones = false;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        stones = stones || heaps[i] > 0;
        for (unsigned long left = 0; left < heaps[i]; ++left) {
            auto after = heaps;
            after[i] = left;
            options.insert(start + list(skips) + end + list(after));
        }
    }
    unsigned long& mine = skips[side == 'L' ? 0 : 1];
    if (mine > 0 && (stones || !endsWithStones)) {
        --mine;
        options.insert(start + list(skips) + end + list(heaps));
    }
    return options;
}

inline std::set<std::string> pokerOptions(const Text& text, char side)
{
    const auto heaps = numbers(text.body);
    const auto caps = numbers(text.options.at("max"));
    std::set<std::string> options;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (unsigned long to = 0; to <= caps[i]; ++to) {
            auto adds = numbers(text.options.at("adds"));
            auto after = heaps;
            after[i] = to;
            if (to > heaps[i] && adds[side == 'L' ? 0 : 1]-- == 0)
                continue;
            if (to != heaps[i])
                options.insert((text.misere ? "poker/misere/adds=" : "poker/adds=") + list(adds) +
                               "/max=" + list(caps) + ":" + list(after));
        }
    }
    return options;
}

inline std::set<std::string> northcottOptions(const Text& text, char side)
{
    const std::string way = text.options.count("moves") != 0 ? text.options.at("moves") : "both";
    const bool right = way != "own" || side == 'L';
    const bool left = way == "both" || (way == "own" && side == 'R');
    const auto rows = split(text.body, '/');
    std::set<std::string> options;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::size_t from = rows[row].find(side == 'L' ? 'W' : 'B');
        for (const int step : {1, -1}) {
            if (step == 1 ? !right : !left)
                continue;
            std::size_t to = from + static_cast<std::size_t>(step);
            for (; to < rows[row].size() && rows[row][to] == '.'; to += static_cast<std::size_t>(step)) {
                auto after = rows;
                std::swap(after[row][from], after[row][to]);
                std::string body;
                for (std::size_t i = 0; i < after.size(); ++i)
                    body += (i == 0 ? "" : "/") + after[i];
                options.insert(text.head + body);
            }
        }
    }
    return options;
}

inline std::set<std::string> toadOptions(const Text& text, char side)
{
    const std::string& row = text.body;
    const long step = side == 'L' ? 1 : -1;
    const auto at = [&row](long square) {
        return square < 0 || square >= static_cast<long>(row.size()) ? '|'
                                                                     : row[static_cast<std::size_t>(square)];
    };
    std::set<std::string> options;
    for (long from = 0; from < static_cast<long>(row.size()); ++from) {
        if (at(from) != (side == 'L' ? 'T' : 'F'))
            continue;
        long to = -1;
        if (at(from + step) == '.')
            to = from + step;
        else if (at(from + step) == (side == 'L' ? 'F' : 'T') && at(from + 2 * step) == '.')
            to = from + 2 * step;
        if (to < 0)
            continue;
        std::string after = row;
        std::swap(after[static_cast<std::size_t>(from)], after[static_cast<std::size_t>(to)]);
        options.insert(text.head + after);
    }
    return options;
}

/// Precondition: a value.
inline std::set<std::string> valueOptions(const Text& text, char side)
{
    const bool isMisere = text.head.find("misere") != std::string::npos;
    theory::WrittenForms forms(isMisere ? theory::ClosedTerms::KeptApart : theory::ClosedTerms::AddedUp);
    const auto sum = std::get<theory::WrittenSum>(theory::readWritten(text.body, forms));
    std::set<std::string> options;
    for (const theory::WrittenSum& option :
         forms.options(sum, side == 'L' ? theory::Player::Left : theory::Player::Right))
        options.insert(text.head + forms.text(option));
    return options;
}

inline std::set<std::string> optionsOf(const std::string& notation, char side)
{
    const Text text = readText(notation);
    if (text.game == "game")
        return valueOptions(text, side);
    if (text.game == "toads")
        return toadOptions(text, side);
    if (text.game == "skip")
        return skipOptions(text, side);
    if (text.game == "shapes")
        return plainshapes::options(text.head, text.body, side);
    return text.game == "poker" ? pokerOptions(text, side) : northcottOptions(text, side);
}

/// Of the games whose plain rules are here.
inline bool isPartizan(const std::string& notation)
{
    const Text text = readText(notation);
    return text.game == "skip" || text.game == "poker" || text.game == "northcott" || text.game == "toads" ||
           text.game == "game" ||
           (text.game == "shapes" && (text.options.count("left") + text.options.count("right") > 0));
}

inline char other(char side)
{
    return side == 'L' ? 'R' : 'L';
}

struct Turn {
    bool moverWins = false;
    unsigned long remoteness = 0;
};

/// Who wins a finite game with `side` to move; keeps what it has found.
class Turns {
public:
    const Turn& of(const std::string& notation, char side)
    {
        const auto key = std::pair(notation, side);
        const auto known = m_turns.find(key);
        if (known != m_turns.end())
            return known->second;
        const auto options = optionsOf(notation, side);
        Turn turn{options.empty() && readText(notation).misere, 0};
        unsigned long quickest = ~0UL;
        unsigned long longest = 0;
        for (const std::string& option : options) {
            const Turn& after = of(option, other(side));
            longest = std::max(longest, after.remoteness);
            if (!after.moverWins) {
                turn.moverWins = true;
                quickest = std::min(quickest, after.remoteness);
            }
        }
        if (!options.empty())
            turn.remoteness = 1 + (turn.moverWins ? quickest : longest);
        return m_turns[key] = turn;
    }

    /// 'L', 'R', 'P' or 'N'.
    char outcome(const std::string& notation)
    {
        const bool left = of(notation, 'L').moverWins;
        const bool right = of(notation, 'R').moverWins;
        return left ? (right ? 'N' : 'L') : (right ? 'R' : 'P');
    }

private:
    std::map<std::pair<std::string, char>, Turn> m_turns;
};

/// G - H as a game: Left plays in G or, as Right would, in H. In normal play G <= H exactly if Left, moving
/// first, loses it. Equal values win against each other for the second player, whoever starts.
class Differences {
public:
    bool moverWins(const std::string& g, const std::string& h, char side)
    {
        const auto key = std::tuple(g, h, side);
        const auto known = m_wins.find(key);
        if (known != m_wins.end())
            return known->second;
        bool wins = false;
        for (const std::string& option : optionsOf(g, side))
            wins = wins || !moverWins(option, h, other(side));
        for (const std::string& option : optionsOf(h, other(side)))
            wins = wins || !moverWins(g, option, other(side));
        return m_wins[key] = wins;
    }
    bool areEqual(const std::string& g, const std::string& h)
    {
        return !moverWins(g, h, 'L') && !moverWins(g, h, 'R');
    }

private:
    std::map<std::tuple<std::string, std::string, char>, bool> m_wins;
};

/// What can still be won in a game that may go on for ever: 'W' and 'L' for the player to move, 'D' for a
/// draw.
class Loops {
public:
    /// Everything that can be reached from `start`, whoever moves.
    explicit Loops(const std::string& start)
    {
        std::vector<std::pair<std::string, char>> open{{start, 'L'}, {start, 'R'}};
        while (!open.empty()) {
            const auto turn = open.back();
            open.pop_back();
            if (!m_result.emplace(turn, 'D').second)
                continue;
            for (const std::string& option : optionsOf(turn.first, turn.second)) {
                open.emplace_back(option, 'L');
                open.emplace_back(option, 'R');
            }
        }
        const bool misere = readText(start).misere;
        for (bool changed = true; changed;) {
            changed = false;
            for (auto& [turn, result] : m_result) {
                if (result != 'D')
                    continue;
                const auto options = optionsOf(turn.first, turn.second);
                bool allWon = true;
                bool anyLost = false;
                for (const std::string& option : options) {
                    const char after = m_result.at({option, other(turn.second)});
                    allWon = allWon && after == 'W';
                    anyLost = anyLost || after == 'L';
                }
                if (options.empty())
                    result = misere ? 'W' : 'L';
                else if (anyLost)
                    result = 'W';
                else if (allWon)
                    result = 'L';
                changed = changed || result != 'D';
            }
        }
    }

    const std::map<std::pair<std::string, char>, char>& results() const { return m_result; }
    char of(const std::string& notation, char side) const { return m_result.at({notation, side}); }
    char outcome(const std::string& notation) const
    {
        const char left = of(notation, 'L');
        const char right = of(notation, 'R');
        if (left == 'D' || right == 'D')
            return 'D';
        return left == 'W' ? (right == 'W' ? 'N' : 'L') : (right == 'W' ? 'R' : 'P');
    }

private:
    std::map<std::pair<std::string, char>, char> m_result;
};

} // namespace plainpartizan
