// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/movecoins.h"

namespace games {

Sentence MoveCoins::text() const
{
    if (count == 1)
        return {QT_TRANSLATE_NOOP("Wording", "coin %1 to %2"), {from, to}};
    return {{QT_TRANSLATE_N_NOOP("Wording", "%1 coin from %2 to %3"),
             QT_TRANSLATE_N_NOOP("Wording", "%1 coins from %2 to %3")},
            count,
            {count, from, to}};
}

Sentence MoveCoins::label() const
{
    return count == 1 ? Sentence("%1→%2", {from, to}) : Sentence("%1 × %2→%3", {count, from, to});
}

Sentence MoveCoins::mark() const
{
    return {QT_TRANSLATE_NOOP("Wording", "to %1"), {to}};
}

Where MoveCoins::where() const
{
    if (count > 1)
        //: %1 is the number of a square, box or step.
        return {.look = {QT_TRANSLATE_NOOP("Wording", "Look at the coins on %1."), {from}},
                //: %1 is the number of a square, box or step.
                .holds = {QT_TRANSLATE_NOOP("Wording", "The coins on %1 hold out longest."), {from}}};
    //: %1 is the number of a square, box or step.
    return {.look = {QT_TRANSLATE_NOOP("Wording", "Look at the coin on %1."), {from}},
            //: %1 is the number of a square, box or step.
            .holds = {QT_TRANSLATE_NOOP("Wording", "The coin on %1 holds out longest."), {from}}};
}

std::vector<Sentence> MoveCoins::otherTexts() const
{
    if (count > 1)
        return {label()};
    return {{QT_TRANSLATE_NOOP("Wording", "%1 to %2"), {from, to}}, label()};
}

} // namespace games
