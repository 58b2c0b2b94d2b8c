// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/refusals.h"

#include <cassert>
#include <utility>

namespace games {

Refusal gameOver()
{
    return {QT_TRANSLATE_NOOP("Wording", "The game is over: no move is left.")};
}

Refusal noStone()
{
    return {QT_TRANSLATE_NOOP("Wording", "No stone lies there.")};
}

Refusal noStick()
{
    return {QT_TRANSLATE_NOOP("Wording", "No stick lies there.")};
}

Refusal noCoin()
{
    return {QT_TRANSLATE_NOOP("Wording", "No coin lies there.")};
}

Refusal nothingStands()
{
    return {QT_TRANSLATE_NOOP("Wording", "Nothing stands there.")};
}

Refusal notInOneRow()
{
    return {QT_TRANSLATE_NOOP("Wording", "The two stones do not lie in one row or column.")};
}

Refusal gapBetween()
{
    return {QT_TRANSLATE_NOOP("Wording", "A gap lies between the two ends.")};
}

Refusal mayTake(std::vector<std::uint64_t> allowed, std::uint64_t asked)
{
    //: numbers that may be taken, such as "1, 2 or 3", and how many were asked for
    return {{QT_TRANSLATE_NOOP("Wording", "You may take %1, not %2."), {EachOf{std::move(allowed)}, asked}}};
}

Refusal occupied()
{
    return {QT_TRANSLATE_NOOP("Wording", "Something stands there already.")};
}

Refusal jumpsOver()
{
    return {QT_TRANSLATE_NOOP("Wording", "Nothing may be jumped over.")};
}

Refusal sameSquare()
{
    return {QT_TRANSLATE_NOOP("Wording", "The piece is there already.")};
}

Refusal coinsGoDown()
{
    return {QT_TRANSLATE_NOOP("Wording", "A coin only goes to a lower number.")};
}

Refusal notYours(theory::Mover mover, SourceText leftName, SourceText rightName)
{
    assert(mover != theory::Mover::Either);
    const Argument left = inner(leftName.source);
    const Argument right = inner(rightName.source);
    const bool isLeft = mover == theory::Mover::Left;
    //: two players, such as Left and Right
    return {{QT_TRANSLATE_NOOP("Wording", "That belongs to %1, and %2 is to move."),
             {isLeft ? right : left, isLeft ? left : right}}};
}

Refusal noneLeft()
{
    return {QT_TRANSLATE_NOOP("Wording", "None of them is left.")};
}

} // namespace games
