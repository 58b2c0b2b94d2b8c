// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/nim.h"

#include "games/text/reader.h"

#include <algorithm>
#include <bit>

namespace games {
namespace {

using theory::Outcome;
using Prediction = std::optional<Outcome>;

/// Heaps with `size` stones together, rising.
Positions heapsOfSize(const std::string& header)
{
    return [header](std::uint64_t size, const auto& visit) {
        forEachPartition(
            size, [&](const std::vector<std::uint64_t>& heaps) { return visit(header + printList(heaps)); });
    };
}

Prediction zeroFirst(const Game& game)
{
    return nimSumOf(numbersIn(game.notation())) == 0 ? Outcome::N : Outcome::P;
}

Prediction powersOfTwo(const Game& game)
{
    const auto heaps = numbersIn(game.notation());
    const bool arePowers =
        std::ranges::all_of(heaps, [](std::uint64_t heap) { return heap > 1 && std::has_single_bit(heap); });
    return arePowers && heaps.size() % 2 == 0 ? Prediction(Outcome::P) : std::nullopt;
}

/// The kernel is the set of the P-positions.
Prediction outsideKernel(const Game& game)
{
    return nimSumOf(numbersIn(game.notation())) == 0 ? Prediction(Outcome::N) : std::nullopt;
}

Prediction oddSingles(const Game& game)
{
    const auto heaps = numbersIn(game.notation());
    const bool areSingle = std::ranges::all_of(heaps, [](std::uint64_t heap) { return heap == 1; });
    return areSingle && heaps.size() % 2 == 1 ? Prediction(Outcome::N) : std::nullopt;
}

/// A winning move of normal play, other than the last one, that leaves a position lost in misère play.
std::optional<Finding> lateSwitch(const Game& game, const solver::Job& job)
{
    if (outcomeBySearch(game, job) != Outcome::N)
        return std::nullopt; // no advice helps there
    const GamePtr normal = game.withPlay(theory::Play::Normal);
    for (const Move& move : normal->moves().moves) {
        const GamePtr left = normal->after(move);
        if (left->isOver() || outcomeBySearch(*left, job) != Outcome::P)
            continue;
        const GamePtr after = left->withPlay(theory::Play::Misere);
        const Prediction actual = outcomeBySearch(*after, job);
        if (actual && actual != Outcome::P)
            return Finding{.notation = game.notation(),
                           .claimed = Outcome::P,
                           .actual = actual,
                           .after = after->notation()};
    }
    return std::nullopt;
}

Sentence lateSwitchTold(const Finding& finding)
{
    //: two positions, and who wins, such as "the player to move wins"
    return {QT_TRANSLATE_NOOP("Wording", "%1: the winning move of normal play leaves %2, and there %3."),
            {finding.notation, finding.after, inner(winnerTold(finding.actual))}};
}

} // namespace

std::vector<Claim> Nim::claims()
{
    return {
        {.id = "zero-first",
         .gameId = Nim::info().id,
         .text = QT_TRANSLATE_NOOP("Wording",
                                   "“If the heaps have nim-sum 0 at the start, the first player wins.”"),
         .reason = QT_TRANSLATE_NOOP("Wording",
                                     "It is the other way round: from nim-sum 0 every move leaves another "
                                     "nim-sum, and the opponent can restore 0. The second player wins."),
         .forEach = heapsOfSize("nim:"),
         .largest = 12,
         .test = outcomeClaim(zeroFirst)},
        {.id = "odd-singles",
         .gameId = Nim::info().id,
         .text = QT_TRANSLATE_NOOP("Wording", "“In misère play, with an odd number of single stones left, "
                                              "the player to move cannot be beaten.”"),
         .reason = QT_TRANSLATE_NOOP("Wording", "Single stones are taken in turn; with an odd number of them "
                                                "the player to move takes the last one, and that loses."),
         .forEach = heapsOfSize("nim/misere:"),
         .largest = 12,
         .test = outcomeClaim(oddSingles)},
        {.id = "late-switch",
         .gameId = Nim::info().id,
         .text = QT_TRANSLATE_NOOP(
             "Wording",
             "“In misère play, play as in normal play until the very last move, and leave one stone then.”"),
         .reason = QT_TRANSLATE_NOOP("Wording", "The switch comes earlier: at the move that removes the last "
                                                "heap of two or more, leave an odd number of single stones."),
         .forEach = heapsOfSize("nim/misere:"),
         .largest = 12,
         .test = lateSwitch,
         .told = lateSwitchTold},
        {.id = "powers-of-two",
         .gameId = Nim::info().id,
         .text = QT_TRANSLATE_NOOP(
             "Wording", "“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”"),
         .reason =
             QT_TRANSLATE_NOOP("Wording", "What has to be even is how often each power of two occurs in the "
                                          "heaps written in binary: 2 and 4 do not cancel, 2 and 2 do."),
         .forEach = heapsOfSize("nim:"),
         .largest = 16,
         .test = outcomeClaim(powersOfTwo)},
        {.id = "outside-kernel",
         .gameId = Nim::info().id,
         .text = QT_TRANSLATE_NOOP("Wording",
                                   "“Whoever always leaves nim-sum 0 always stays outside the kernel.”"),
         .reason =
             QT_TRANSLATE_NOOP("Wording", "Nim-sum 0 is the kernel. Whoever leaves 0 steps into it, and "
                                          "the opponent always has to move out of it."),
         .forEach = heapsOfSize("nim:"),
         .largest = 12,
         .test = outcomeClaim(outsideKernel)}};
}

} // namespace games
