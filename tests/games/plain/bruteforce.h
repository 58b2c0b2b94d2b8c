// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules once more, as plainly as possible, on notations alone: text to the texts one move away, and
// from there mex, outcome and remoteness by recursion. Shares no code with src.

#include "plainchomp.h"
#include "plaincoins.h"
#include "plainoctal.h"
#include "plainplane.h"
#include "plainshapes.h"
#include "plainturned.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace bruteforce {

struct Text {
    std::string head; // everything up to and with ':'
    std::string game;
    bool misere = false;
    std::map<std::string, std::string> options;
    std::string body;
};

inline std::vector<std::string> split(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::string part;
    std::istringstream in(text);
    while (std::getline(in, part, at))
        parts.push_back(part);
    return parts;
}

inline Text readText(const std::string& notation)
{
    Text text;
    const std::size_t colon = notation.find(':');
    text.head = notation.substr(0, colon + 1);
    text.body = notation.substr(colon + 1);
    const auto words = split(notation.substr(0, colon), '/');
    text.game = words.at(0);
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "misere")
            text.misere = true;
        else
            text.options[words[i].substr(0, words[i].find('='))] = words[i].substr(words[i].find('=') + 1);
    }
    return text;
}

inline std::set<std::string> heapOptions(const Text& text, bool anyTake)
{
    std::set<unsigned long> takes;
    const std::string set = text.options.count("take") != 0 ? text.options.at("take") : "1-3";
    for (const std::string& part : split(set, ',')) {
        const std::size_t dash = part.find('-');
        const unsigned long first = std::stoul(part);
        const unsigned long last = dash == std::string::npos ? first : std::stoul(part.substr(dash + 1));
        for (unsigned long take = first; take <= last; ++take)
            takes.insert(take);
    }
    std::set<std::string> options;
    const auto heaps = split(text.body, ',');
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (unsigned long take = 1; take <= std::stoul(heaps[i]); ++take) {
            if (!anyTake && takes.count(take) == 0)
                continue;
            std::string body;
            for (std::size_t j = 0; j < heaps.size(); ++j)
                body +=
                    (j == 0 ? "" : ",") + (i == j ? std::to_string(std::stoul(heaps[j]) - take) : heaps[j]);
            options.insert(text.head + body);
        }
    }
    return options;
}

inline std::set<std::string> cellOptions(const Text& text, bool columnsToo, unsigned long most)
{
    if (text.options.count("max") != 0)
        most = std::stoul(text.options.at("max"));
    const auto rows = split(text.body, '/');
    std::set<std::string> options;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            for (const bool down : {false, true}) {
                auto left = rows;
                for (unsigned long n = 0; n < most && (!down || columnsToo); ++n) {
                    const std::size_t r = row + (down ? n : 0);
                    const std::size_t c = column + (down ? 0 : n);
                    if (r >= left.size() || c >= left[r].size() || left[r][c] != '1')
                        break;
                    left[r][c] = '0';
                    std::string body;
                    for (std::size_t i = 0; i < left.size(); ++i)
                        body += (i == 0 ? "" : "/") + left[i];
                    options.insert(text.head + body);
                }
            }
        }
    }
    return options;
}

inline std::set<std::string> graphOptions(const Text& text)
{
    const std::size_t at = text.body.find('@');
    const std::string arrows = text.body.substr(0, at);
    const std::string token = text.body.substr(at + 1);
    std::set<std::string> options;
    for (const std::string& arrow : split(arrows, ',')) {
        const std::size_t dash = arrow.find('-');
        if (arrow.substr(0, dash) == token)
            options.insert(text.head + arrows + "@" + arrow.substr(dash + 1));
    }
    return options;
}

inline std::set<std::string> optionsOf(const std::string& notation);

/// What each move leaves: a text several times where several moves leave it.
inline std::multiset<std::string> movesOf(const std::string& notation)
{
    const Text text = readText(notation);
    if (text.game == "octal")
        return plainoctal::moves(text.head, text.body, text.options.at("code"));
    if (text.game == "grundy")
        return plainoctal::moves(text.head, text.body, "grundy");
    const auto options = optionsOf(notation);
    return {options.begin(), options.end()};
}

inline std::set<std::string> optionsOf(const std::string& notation)
{
    const Text text = readText(notation);
    if (text.game == "octal" || text.game == "grundy") {
        const auto moves = movesOf(notation);
        return {moves.begin(), moves.end()};
    }
    if (text.game == "nim")
        return heapOptions(text, true);
    if (text.game == "takeaway")
        return heapOptions(text, false);
    if (text.game == "lines")
        return cellOptions(text, false, 1000);
    if (text.game == "grid")
        return cellOptions(text, true, 3);
    if (text.game == "chomp")
        return plainchomp::options(text.head, text.body);
    if (text.game == "shapes")
        return plainshapes::options(text.head, text.body, 'L');
    if (text.game == "nimble")
        return plaincoins::nimbleOptions(text.head, text.body);
    if (text.game == "staircase")
        return plaincoins::staircaseOptions(text.head, text.body);
    if (text.game == "dollar")
        return plaincoins::dollarOptions(text.head, text.body);
    if (text.game == "plane")
        return plainplane::planeOptions(text.head, text.body);
    if (text.game == "wythoff")
        return plainplane::wythoffOptions(text.head, text.body);
    if (text.game == "turtles" || text.game == "twins")
        return plainturned::coinOptions(text.head, text.body, text.game == "turtles");
    if (text.game == "primes")
        return plainturned::primeOptions(text.head, text.body);
    return graphOptions(text);
}

struct Value {
    unsigned long grundy = 0; // the mex, whatever the convention
    bool moverWins = false;
    unsigned long remoteness = 0;
};

/// One text for all orders of the heaps of an octal game or of Grundy's: each heap is moved in for itself.
inline std::string withHeapsSorted(const std::string& notation)
{
    const std::size_t body = notation.rfind(':') + 1;
    if (!notation.starts_with("octal") && !notation.starts_with("grundy"))
        return notation;
    auto heaps = split(notation.substr(body), ',');
    std::sort(heaps.begin(), heaps.end());
    std::string sorted = notation.substr(0, body);
    for (std::size_t i = 0; i < heaps.size(); ++i)
        sorted += (i == 0 ? "" : ",") + heaps[i];
    return sorted;
}

/// The value of a notation; keeps what it has found.
class Values {
public:
    const Value& of(const std::string& given)
    {
        const std::string notation = withHeapsSorted(given);
        const auto known = m_values.find(notation);
        if (known != m_values.end())
            return known->second;
        const auto options = optionsOf(notation);
        Value value;
        value.moverWins = options.empty() && readText(notation).misere;
        std::set<unsigned long> grundys;
        unsigned long quickest = ~0UL;
        unsigned long longest = 0;
        for (const std::string& option : options) {
            const Value& after = of(option);
            grundys.insert(after.grundy);
            longest = std::max(longest, after.remoteness);
            if (!after.moverWins) {
                value.moverWins = true;
                quickest = std::min(quickest, after.remoteness);
            }
        }
        while (grundys.count(value.grundy) != 0)
            ++value.grundy;
        if (!options.empty())
            value.remoteness = 1 + (value.moverWins ? quickest : longest);
        return m_values[notation] = value;
    }

private:
    std::map<std::string, Value> m_values;
};

/// Number of games of exactly `depth` moves: a count of moves, moves after these, and so on.
inline unsigned long long perft(const std::string& notation, int depth)
{
    if (depth == 0)
        return 1;
    unsigned long long count = 0;
    for (const std::string& left : movesOf(notation))
        count += perft(left, depth - 1);
    return count;
}

} // namespace bruteforce
