// SPDX-License-Identifier: GPL-3.0-or-later

// Small positions and sums of all games, asked all that may be asked of them by a job that ends at some
// moment: the first three bytes say how and when, the rest is a notation.

#include "fuzz.h"

#include "support/stoppedgames.h"

#include <string>

namespace {

/// Small enough to be asked everything three times.
bool isSmall(const games::Game& game, std::string_view notation)
{
    constexpr std::size_t mostPieces = 16;
    constexpr std::ptrdiff_t mostDigits = 2;
    std::ptrdiff_t digits = 0;
    for (const char c : notation) {
        digits = c >= '0' && c <= '9' ? digits + 1 : 0;
        const bool isRow =
            game.info().shape == games::Shape::Grid || game.info().shape == games::Shape::Lines;
        if (digits > mostDigits && !isRow)
            return false;
    }
    return game.board().pieces.size() <= mostPieces;
}

} // namespace

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    constexpr std::size_t head = 3;
    constexpr std::size_t longest = 60;
    if (size < head || size > head + longest)
        return -1;
    const std::string_view notation = fuzz::textOf(data + head, size - head);
    const games::Parsed parsed = games::parse(notation);
    const auto* const game = std::get_if<games::GamePtr>(&parsed);
    if (game == nullptr || !isSmall(**game, notation))
        return -1;
    const auto by = tests::everyEnd[data[0] % std::size(tests::everyEnd)];
    tests::Endings endings{.mostPolls = 60, .only = 1U + data[1] + 256U * data[2]};
    tests::StoppedGame(*game, endings).endEverywhere(std::span(&by, 1));
    fuzz::require(endings.wrong.empty(), endings.wrongText().c_str());
    return 0;
}
