// SPDX-License-Identifier: GPL-3.0-or-later

// Notations of all games: read, written, read again; limits; moves of what is small.

#include "fuzz.h"

#include "games/capabilities.h"
#include "games/heaps/primes.h"
#include "games/text/reader.h"
#include "theory/shortgames/writtenform.h"

#include <charconv>
#include <cstdint>
#include <string>

namespace {

/// Numbers of a notation are bounded in every game, on a table in each of its boards; where digits are
/// squares, a row of them is no number.
void requireLimits(const games::Game& game)
{
    if (const auto* const table = game.as<games::OfBoards>()) {
        for (const games::GamePtr& board : table->boards())
            requireLimits(*board);
        return;
    }
    const games::Shape shape = game.info().shape;
    if (shape == games::Shape::Lines || shape == games::Shape::Grid || shape == games::Shape::Strip ||
        game.info().id == "octal")
        return;
    const std::uint64_t most = game.info().id == "primes" ? games::largestProduct
                               : game.info().id == "game" ? theory::WrittenLimits().number()
                                                          : games::largestHeap;
    const std::string notation = game.notation();
    const char* const end = notation.data() + notation.size();
    for (const char* at = notation.data(); at != end;) {
        std::uint64_t number = 0;
        const auto read = std::from_chars(at, end, number);
        fuzz::require(read.ec != std::errc::result_out_of_range && number <= most,
                      "no number is over its limit");
        at = read.ec == std::errc() ? read.ptr : at + 1;
    }
}

/// A number of more than three digits, which a row of squares is not: so many moves take long to list.
bool hasLargeNumber(const std::string& notation)
{
    constexpr std::ptrdiff_t mostDigits = 3;
    for (auto at = notation.begin(); at != notation.end();) {
        const auto begin = std::find_if(at, notation.end(), games::isDigit);
        at = std::find_if_not(begin, notation.end(), games::isDigit);
        const bool isRow = std::all_of(begin, at, [](char c) { return c == '0' || c == '1'; });
        if (at - begin > mostDigits && !isRow)
            return true;
    }
    return false;
}

/// The first, the middle and the last move of a small position leave what can be written and read.
void requireMoves(const games::Game& game)
{
    constexpr std::size_t fewPieces = 60;
    if (hasLargeNumber(game.notation()) || game.board().pieces.size() > fewPieces)
        return;
    const auto moves = game.moves().moves;
    if (!game.isPartizan())
        fuzz::require(game.isOver() == moves.empty(), "the game is over when there is no move");
    if (moves.empty())
        return;
    for (const std::size_t number : {std::size_t{0}, moves.size() / 2, moves.size() - 1}) {
        const games::Move& move = moves[number];
        if (move.player != game.mover())
            continue;
        const games::GamePtr after = game.after(move);
        fuzz::require(after != nullptr, "a move leads somewhere");
        (void)fuzz::requireRoundTrip(*after);
        const auto chosen = move.gesture.second ? game.choose(move.gesture.first, *move.gesture.second)
                                                : game.choose(move.gesture.first);
        const auto* same = std::get_if<games::Move>(&chosen);
        fuzz::require(same != nullptr && game.after(*same)->notation() == after->notation(),
                      "a move's gesture chooses it");
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const games::Parsed parsed = games::parse(text);
    if (const auto* error = std::get_if<games::ParseError>(&parsed)) {
        fuzz::requirePlace(*error, text);
        return 0;
    }
    const games::GamePtr& game = std::get<games::GamePtr>(parsed);
    requireLimits(*game);
    requireMoves(*fuzz::requireRoundTrip(*game));
    return 0;
}
