// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/families.h"

#include <algorithm>
#include <array>

namespace analysis {
namespace {

constexpr auto Outcome = Shown::Outcome;
constexpr auto Grundy = Shown::Grundy;
constexpr auto Remoteness = Shown::Remoteness;
constexpr auto Value = Shown::Value;

constexpr std::array families{
    ReadyFamily{"two_heaps", "nim:n,m", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"two_heaps_beside_three", "nim:n,m,3", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"two_heaps_misere", "nim/misere:n,m", {0, 15}, {0, 15}, Outcome},
    ReadyFamily{"most_taken", "takeaway/take=1-m:n", {0, 30}, {1, 10}, Grundy},
    ReadyFamily{"one_or_more_taken", "takeaway/take=1,m:n", {0, 30}, {2, 12}, Grundy},
    ReadyFamily{"one_three_four", "takeaway/take=1,3,4:n", {0, 40}, {}, Grundy},
    ReadyFamily{"two_heaps_of_takeaway", "takeaway:n,m", {0, 20}, {0, 20}, Outcome},
    ReadyFamily{"largest_take", "lines/max=m:1^n", {0, 20}, {1, 8}, Grundy},
    ReadyFamily{"two_runs", "lines:1^n01^m", {0, 12}, {0, 12}, Grundy},
    ReadyFamily{"largest_take_misere", "lines/misere/max=m:1^n", {0, 16}, {1, 6}, Outcome},
    ReadyFamily{"full_grids", "grid:(1^n/)^m", {1, 4}, {1, 4}, Grundy},
    ReadyFamily{"full_grids_misere", "grid/misere:(1^n/)^m", {1, 4}, {1, 4}, Outcome},
    ReadyFamily{"numbers", "primes:n", {1, 64}, {}, Grundy},
    ReadyFamily{"skips", "skip/skips=n,m:3,4,5", {0, 6}, {0, 6}, Outcome},
    ReadyFamily{"heaps_with_skips", "skip/skips=1,1:n,m", {0, 8}, {0, 8}, Outcome},
    ReadyFamily{"heaps_with_adds", "poker/adds=1,1/max=8,8:n,m", {0, 8}, {0, 8}, Outcome},
    ReadyFamily{"adds", "poker/adds=n,m/max=3,4:3,4", {0, 5}, {0, 5}, Outcome},
    ReadyFamily{"three_coins", "dollar:0^n110^m1", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"two_coins", "dollar:0^n10^m1", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"coins_of_two_boxes", "nimble:(0,)^n1,(0,)^m1", {0, 12}, {0, 12}, Grundy},
    ReadyFamily{"one_coin", "nimble:(0,)^n1", {0, 20}, {}, Grundy},
    ReadyFamily{"many_coins", "nimble/coins=many:0,n,m", {0, 8}, {0, 8}, Grundy},
    ReadyFamily{"two_heads", "turtles:T^nHT^mH", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"one_head", "turtles:T^nH", {0, 20}, {}, Grundy},
    ReadyFamily{"two_heads_of_twins", "twins:T^nHT^mH", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"one_head_of_twins", "twins:T^nH", {0, 20}, {}, Grundy},
    ReadyFamily{"two_odd_steps", "staircase:0,n,0,m", {0, 12}, {0, 12}, Grundy},
    ReadyFamily{"two_steps", "staircase:0,n,m", {0, 12}, {0, 12}, Grundy},
    ReadyFamily{"three_coins_on_a_step", "staircase:(0,)^n3", {0, 12}, {}, Grundy},
    ReadyFamily{"two_rows", "northcott:W.^nB/W.^mB", {0, 8}, {0, 8}, Outcome},
    ReadyFamily{"right_only", "northcott/moves=right:W.^nB/B.^mW", {0, 8}, {0, 8}, Value},
    ReadyFamily{"forward_only", "northcott/moves=own:W.^nB/W.^mB", {0, 8}, {0, 8}, Value},
    ReadyFamily{"queen", "wythoff:n,m", {0, 20}, {0, 20}, Grundy},
    ReadyFamily{"queen_misere", "wythoff/misere:n,m", {0, 20}, {0, 20}, Outcome},
    ReadyFamily{"queen_moves_left", "wythoff:n,m", {0, 20}, {0, 20}, Remoteness},
    ReadyFamily{"one_counter", "plane:nxm", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"two_counters", "plane:nxm,1x2", {0, 15}, {0, 15}, Grundy},
    ReadyFamily{"one_or_two_back",
                "dag:1-0,2-0,2-1,3-1,3-2,4-2,4-3,5-3,5-4,6-4,6-5,7-5,7-6,8-6,8-7,9-7,9-8@n",
                {0, 9},
                {},
                Grundy},
    ReadyFamily{"blue_below_red", "hackenbush:b^nr^m", {0, 8}, {0, 8}, Value},
    ReadyFamily{"two_green_stalks", "hackenbush:g^n,g^m", {0, 8}, {0, 8}, Grundy},
    ReadyFamily{"blue_beside_red", "hackenbush:b^n,r^m", {0, 8}, {0, 8}, Value},
    ReadyFamily{"kayles", "octal/code=0.77:n", {0, 100}, {}, Grundy},
    ReadyFamily{"dawsons_kayles", "octal/code=0.07:n", {0, 100}, {}, Grundy},
    ReadyFamily{"two_rows_of_kayles", "octal/code=0.77:n,m", {0, 24}, {0, 24}, Grundy},
    ReadyFamily{"unequal_heaps", "grundy:n", {0, 60}, {}, Grundy},
    ReadyFamily{"two_heaps_of_grundy", "grundy:n,m", {0, 24}, {0, 24}, Outcome},
};

} // namespace

std::span<const ReadyFamily> readyFamilies()
{
    return families;
}

std::span<const ReadyFamily> familiesOf(std::string_view gameId)
{
    const auto isOfGame = [gameId](const ReadyFamily& family) { return family.gameId() == gameId; };
    const auto first = std::ranges::find_if(families, isOfGame);
    const auto last = std::find_if_not(first, families.end(), isOfGame);
    return {first, last};
}

const ReadyFamily* findFamily(std::string_view id)
{
    const auto* const found = std::ranges::find(families, id, &ReadyFamily::id);
    return found == families.end() ? nullptr : found;
}

} // namespace analysis
