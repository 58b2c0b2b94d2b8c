// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octalcode.h"

namespace games {
namespace {

constexpr std::uint8_t dividesOnly = 4;

std::optional<std::uint8_t> readDigit(Reader& reader)
{
    for (std::uint8_t digit = 0; digit < 8; ++digit) {
        if (reader.accept(static_cast<char>('0' + digit)))
            return digit;
    }
    return std::nullopt;
}

/// What may follow the last digit.
bool atEndOfCode(Reader ahead)
{
    return ahead.atEnd() || ahead.accept('/') || ahead.accept(':');
}

} // namespace

solver::OctalRule readOctalCode(Reader& reader)
{
    const std::size_t start = reader.here();
    solver::OctalRule rule;
    rule.digits.push_back(reader.accept('4') ? dividesOnly : std::uint8_t{0});
    if (rule.digits.front() == 0)
        reader.accept('0'); // ".77" is 0.77
    reader.require('.', expectedOctalCode);
    std::string found{rule.digits.front() == 0 ? "0." : "4."};
    while (const auto digit = readDigit(reader)) {
        rule.digits.push_back(*digit);
        found += static_cast<char>('0' + *digit);
        if (rule.digits.size() > mostOctalDigits + 1)
            reader.fail({.column = reader.columnAt(start),
                         .problem = ParseProblem::TooMany,
                         .expected = expectedOctalDigit,
                         .limit = mostOctalDigits});
    }
    if (!reader.failed() && !atEndOfCode(reader))
        reader.fail(expectedOctalDigit);
    while (!rule.digits.empty() && rule.digits.back() == 0)
        rule.digits.pop_back();
    if (!reader.failed() && rule.digits.empty())
        reader.fail(toldError(reader.columnAt(start),
                              {QT_TRANSLATE_NOOP("Wording", "the code %1 allows no move"), {found}}));
    return rule;
}

std::string printOctalCode(const solver::OctalRule& rule)
{
    std::string text;
    for (std::size_t k = 0; k < rule.digits.size(); ++k) {
        text += static_cast<char>('0' + rule.digits[k]);
        if (k == 0)
            text += '.';
    }
    return rule.digits.size() == 1 ? text + "0" : text;
}

} // namespace games
