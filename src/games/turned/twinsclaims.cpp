// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/turned/turnedcoins.h"

namespace games {
namespace {

/// Rows of `size` coins, all heads and tails.
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

std::optional<Finding> neverWholeHeap(const Game& game, const solver::Job&)
{
    for (const Move& move : game.moves().moves) {
        const LensEffect effect = game.lensEffect(move, {});
        if (effect.before > 0 && effect.after == 0)
            return Finding{.notation = game.notation(), .after = game.after(move)->notation()};
    }
    return std::nullopt;
}

Sentence neverWholeHeapTold(const Finding& finding)
{
    //: two positions
    return {QT_TRANSLATE_NOOP("Wording", "%1: a move leaves %2, and a heap is gone."),
            {finding.notation, finding.after}};
}

} // namespace

std::vector<Claim> twinsClaims()
{
    return {
        {.id = "never-whole-heap",
         .gameId = Twins::info().id,
         .text = QT_TRANSLATE_NOOP("Wording", "“Two coins must turn, so no move takes a whole heap.”"),
         .reason = QT_TRANSLATE_NOOP("Wording", "A head on square k is a heap of k − 1, not of k. Turning it "
                                                "together with the coin on square 1 takes that heap whole."),
         .forEach = headsOfSize("twins:"),
         .largest = 8,
         .test = neverWholeHeap,
         .told = neverWholeHeapTold}};
}

} // namespace games
