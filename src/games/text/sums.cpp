// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/sums.h"

#include <algorithm>
#include <string_view>

namespace games {
namespace {

/// "-3/4" or "-1*2": a number below 0, with a nimber or without.
bool isTakenAway(std::string_view value)
{
    constexpr std::string_view digits = "0123456789";
    if (!value.starts_with('-'))
        return false;
    const std::size_t star = std::min(value.find('*'), value.size());
    const std::string_view number = value.substr(1, star - 1);
    const std::string_view nimber = star < value.size() ? value.substr(star + 1) : std::string_view();
    return !number.empty() && number.find_first_not_of("0123456789/") == std::string_view::npos &&
           nimber.find_first_not_of(digits) == std::string_view::npos;
}

} // namespace

std::string sumOfValues(const std::vector<std::string>& values)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(values.size(), mostTerms); ++i) {
        const bool isNegative = i > 0 && isTakenAway(values[i]);
        text += i == 0 ? "" : isNegative ? " − " : " + ";
        text += isNegative ? values[i].substr(1) : values[i];
    }
    return values.size() > mostTerms ? text + " + …" : text;
}

std::string partsSum(const std::vector<PartValue>& parts)
{
    std::vector<std::string> values;
    values.reserve(parts.size());
    for (const PartValue& part : parts)
        values.push_back(part.value.value_or("?"));
    return sumOfValues(values);
}

} // namespace games
