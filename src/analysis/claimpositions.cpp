// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/claimpositions.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace analysis {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// Rising lists of numbers from `least` on with this sum, appended to `list`; false once visit says so.
bool forEachPartition(std::uint64_t sum, std::uint64_t least, Numbers& list,
                      const std::function<bool(const Numbers&)>& visit)
{
    if (sum == 0)
        return visit(list);
    for (std::uint64_t part = least; part <= sum; ++part) {
        if (part != sum && sum - part < part)
            continue; // the rest could not rise
        list.push_back(part);
        const bool goesOn = forEachPartition(sum - part, part, list, visit);
        list.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
}

bool forEachPartition(std::uint64_t sum, const std::function<bool(const Numbers&)>& visit)
{
    Numbers list;
    return forEachPartition(sum, 1, list, visit);
}

std::string joined(const Numbers& numbers)
{
    std::string text;
    for (const std::uint64_t number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

Numbers readNumbers(std::string_view text)
{
    Numbers numbers;
    bool isOpen = false;
    for (const char c : text) {
        const bool isDigit = c >= '0' && c <= '9';
        if (isDigit && !isOpen)
            numbers.push_back(0);
        if (isDigit)
            numbers.back() = numbers.back() * 10 + static_cast<std::uint64_t>(c - '0');
        isOpen = isDigit;
    }
    return numbers;
}

std::string_view body(std::string_view notation)
{
    return notation.substr(notation.find(':') + 1);
}

/// Cells of a board of that many columns, row by row: a stone for each bit of `stones`.
std::string cellsText(std::uint64_t stones, std::uint64_t cells, std::uint64_t columns)
{
    std::string text;
    for (std::uint64_t cell = 0; cell < cells; ++cell) {
        text += cell > 0 && cell % columns == 0 ? "/" : "";
        text += (stones >> cell & 1) != 0 ? '1' : '0';
    }
    return text;
}

} // namespace

Positions heapsOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        forEachPartition(size, [&](const Numbers& heaps) { return visit(header + joined(heaps)); });
    };
}

Positions linesOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        forEachPartition(size, [&](const Numbers& runs) {
            std::string rows;
            for (const std::uint64_t run : runs)
                rows += (rows.empty() ? "" : "/") + std::string(run, '1');
            return visit(header + rows);
        });
    };
}

Positions gridsOfSize(const std::string& header)
{
    return [header](std::uint64_t cells, const auto& visit) {
        const std::uint64_t boards = std::uint64_t{1} << cells;
        for (std::uint64_t stones = 1; stones <= cells; ++stones) {
            for (std::uint64_t rows = 1; rows * rows <= cells; ++rows) {
                for (std::uint64_t board = 0; cells % rows == 0 && board < boards; ++board) {
                    if (static_cast<std::uint64_t>(std::popcount(board)) == stones &&
                        !visit(header + cellsText(board, cells, cells / rows)))
                        return;
                }
            }
        }
    };
}

Positions skipsOfSize()
{
    return [](std::uint64_t size, const auto& visit) {
        bool goesOn = true;
        for (std::uint64_t stones = 1; goesOn && stones <= size; ++stones) {
            for (std::uint64_t left = 0; goesOn && left <= size - stones; ++left) {
                const std::string header = "skip/ends=stones/skips=" + std::to_string(left) + "," +
                                           std::to_string(size - stones - left) + ":";
                goesOn = forEachPartition(
                    stones, [&](const Numbers& heaps) { return visit(header + joined(heaps)); });
            }
        }
    };
}

Positions boxesOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        forEachPartition(size, [&](const Numbers& coins) {
            Numbers boxes(coins.back() + 1, 0);
            for (const std::uint64_t coin : coins)
                ++boxes[coin];
            return visit(header + joined(boxes));
        });
    };
}

Positions headsOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        for (std::uint64_t heads = 0; heads < std::uint64_t{1} << size; ++heads) {
            std::string row;
            for (std::uint64_t square = 0; square < size; ++square)
                row += (heads >> square & 1) != 0 ? 'H' : 'T';
            if (!visit(header + row))
                return;
        }
    };
}

Positions tokenRowsOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        for (std::uint64_t white = 0; white <= size; ++white) {
            for (std::uint64_t black = 0; black <= size; ++black) {
                std::string row(size + 1, '.');
                row[white] = 'W';
                row[black] = 'B';
                if (white != black && !visit(header + row))
                    return;
            }
        }
    };
}

Positions inBothPlays(Positions normal, Positions misere)
{
    return [normal = std::move(normal), misere = std::move(misere)](std::uint64_t size, const auto& visit) {
        bool goesOn = true;
        for (const Positions* positions : {&normal, &misere}) {
            if (!goesOn)
                return;
            (*positions)(size, [&](const std::string& notation) { return goesOn = visit(notation); });
        }
    };
}

Positions onlyPosition(std::string notation)
{
    return [notation](std::uint64_t, const auto& visit) { visit(notation); };
}

Numbers numbersOf(std::string_view notation)
{
    return readNumbers(body(notation));
}

Numbers optionOf(std::string_view notation, std::string_view name)
{
    const std::string start = "/" + std::string(name) + "=";
    const std::string_view header = notation.substr(0, notation.find(':'));
    const std::size_t found = header.find(start);
    if (found == std::string_view::npos)
        return {};
    const std::string_view rest = header.substr(found + start.size());
    return readNumbers(rest.substr(0, rest.find('/')));
}

Numbers runLengthsOf(std::string_view notation)
{
    Numbers runs;
    bool isOpen = false;
    for (const char c : body(notation)) {
        if (c == '1' && !isOpen)
            runs.push_back(0);
        isOpen = c == '1';
        if (isOpen)
            ++runs.back();
    }
    return runs;
}

Numbers gapsOf(std::string_view notation)
{
    Numbers gaps;
    std::string_view rest = body(notation);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('/'), rest.size());
        const std::string_view row = rest.substr(0, end);
        const auto [first, last] = std::minmax({row.find('W'), row.find('B')});
        if (last != std::string_view::npos)
            gaps.push_back(last - first - 1);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return gaps;
}

} // namespace analysis
