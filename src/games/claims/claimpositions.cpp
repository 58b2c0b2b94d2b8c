// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/claims/claimpositions.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// Rising lists of numbers from `least` on with this sum, appended to `list`; false once visit says so.
bool forEachExtension(std::uint64_t sum, std::uint64_t least, Numbers& list,
                      const std::function<bool(const Numbers&)>& visit)
{
    if (sum == 0)
        return visit(list);
    for (std::uint64_t part = least; part <= sum; ++part) {
        if (part != sum && sum - part < part)
            continue; // the rest could not rise
        list.push_back(part);
        const bool goesOn = forEachExtension(sum - part, part, list, visit);
        list.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
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

std::string_view behindColon(std::string_view notation)
{
    return notation.substr(notation.find(':') + 1);
}

} // namespace

bool forEachPartition(std::uint64_t sum, const std::function<bool(const Numbers&)>& visit)
{
    Numbers list;
    return forEachExtension(sum, 1, list, visit);
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

Numbers numbersIn(std::string_view notation)
{
    return readNumbers(behindColon(notation));
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
    for (const char c : behindColon(notation)) {
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
    std::string_view rest = behindColon(notation);
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

} // namespace games
