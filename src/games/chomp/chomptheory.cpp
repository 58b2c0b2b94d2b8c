// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/chomp/chomptheory.h"

#include <algorithm>
#include <cassert>

namespace games {
namespace {

using theory::Outcome;
using theory::Play;

bool armsAreLost(ChompArms arms, Play play)
{
    const bool isSmall = play == Play::Misere && std::max(arms.right, arms.up) <= 1;
    return isSmall ? arms.right != arms.up : arms.right == arms.up;
}

} // namespace

std::optional<ChompRule> chompRuleOf(const SquareRows& rows)
{
    if (rows.size() == 1 || rows[1] == 1)
        return ChompRule::Arms;
    if (rows.size() == 2)
        return ChompRule::TwoRows;
    if (rows.front() == 2)
        return ChompRule::TwoColumns;
    if (rows.front() == rows.size())
        return ChompRule::EqualArms;
    return rows.front() == rows.back() ? std::optional(ChompRule::Rectangle) : std::nullopt;
}

Outcome chompOutcome(ChompRule rule, const SquareRows& rows, Play play)
{
    assert(chompRuleOf(rows) == rule);
    const auto outcome = [](bool isLost) { return isLost ? Outcome::P : Outcome::N; };
    switch (rule) {
    case ChompRule::Arms: return outcome(armsAreLost(chompArms(rows), play));
    case ChompRule::TwoRows: return outcome(play == Play::Normal && rows[1] + 1 == rows[0]);
    case ChompRule::TwoColumns: return chompOutcome(ChompRule::TwoRows, transposed(rows), play);
    case ChompRule::EqualArms:
    case ChompRule::Rectangle: break;
    }
    return Outcome::N;
}

ChompArms chompArms(const SquareRows& rows)
{
    return {.right = std::uint64_t{rows.front()} - 1, .up = rows.size() - 1};
}

} // namespace games
