// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/movecoins.h"

namespace games {

MoveWords MoveCoins::words(const Board& before) const
{
    const bool isShown = !before.pieces.empty();
    const Sentence label =
        count == 1 ? Sentence("%1→%2", {from, to}) : Sentence("%1 × %2→%3", {count, from, to});
    //: on the board: the square, box or step that a coin goes to
    const Sentence mark(QT_TRANSLATE_NOOP("Wording", "to %1"), {to});
    if (count > 1)
        return {
            .text = {isShown
                         //: a move, a verb: how many coins, and the two boxes or steps; here one coin
                         ? SourceTexts{QT_TRANSLATE_N_NOOP("Wording", "move %1 coin from %2 to %3"),
                                       //: a move, a verb: how many coins, and the two boxes or steps
                                       QT_TRANSLATE_N_NOOP("Wording", "move %1 coins from %2 to %3")}
                         //: a move: how many coins, and the two boxes or steps; here one coin
                         : SourceTexts{QT_TRANSLATE_N_NOOP("Wording", "%1 coin from %2 to %3"),
                                       //: a move: how many coins, and the two boxes or steps
                                       QT_TRANSLATE_N_NOOP("Wording", "%1 coins from %2 to %3")},
                     count,
                     {count, from, to}},
            .label = label,
            .mark = mark,
            //: %1 is the number of a square, box or step.
            .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at the coins on %1."), {from}},
                      //: %1 is the number of a square, box or step.
                      .holds = {QT_TRANSLATE_NOOP("Wording", "The coins on %1 hold out longest."), {from}}}};
    return {
        .text = {isShown
                     //: a move, a verb: the squares, boxes or steps that a coin leaves and comes to
                     ? QT_TRANSLATE_NOOP("Wording", "slide a coin from %1 to %2")
                     //: a move: the squares or boxes that a coin leaves and goes to, such as "coin 5 to 3"
                     : QT_TRANSLATE_NOOP("Wording", "coin %1 to %2"),
                 {from, to}},
        .label = label,
        .mark = mark,
        //: %1 is the number of a square, box or step.
        .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at the coin on %1."), {from}},
                  //: %1 is the number of a square, box or step.
                  .holds = {QT_TRANSLATE_NOOP("Wording", "The coin on %1 holds out longest."), {from}}}};
}

std::vector<Sentence> MoveCoins::otherTexts() const
{
    if (count > 1)
        return {words().label};
    //: a move: the squares or boxes that a coin leaves and goes to, such as "5 to 3"
    return {{QT_TRANSLATE_NOOP("Wording", "%1 to %2"), {from, to}}, words().label};
}

Told MoveCoins::told(const Board& /*before*/) const
{
    if (count == 1)
        //: the squares, boxes or steps that a coin left and came to
        return toldWith(QT_TRANSLATE_NOOP("Wording", "I slid a coin from %1 to %2."),
                        //: the squares, boxes or steps that a coin left and came to
                        QT_TRANSLATE_NOOP("Wording", "You slid a coin from %1 to %2."),
                        //: the squares, boxes or steps that a coin left and came to; %3: who did it
                        QT_TRANSLATE_NOOP("Wording", "%3 slid a coin from %1 to %2."), {from, to});
    //: how many coins, and the two boxes or steps
    return toldWith({QT_TRANSLATE_N_NOOP("Wording", "I moved %1 coin from %2 to %3."),
                     //: how many coins, and the two boxes or steps
                     QT_TRANSLATE_N_NOOP("Wording", "I moved %1 coins from %2 to %3.")},
                    //: how many coins, and the two boxes or steps
                    {QT_TRANSLATE_N_NOOP("Wording", "You moved %1 coin from %2 to %3."),
                     //: how many coins, and the two boxes or steps
                     QT_TRANSLATE_N_NOOP("Wording", "You moved %1 coins from %2 to %3.")},
                    //: how many coins, and the two boxes or steps; %4: who did it
                    {QT_TRANSLATE_N_NOOP("Wording", "%4 moved %1 coin from %2 to %3."),
                     //: how many coins, and the two boxes or steps; %4: who did it
                     QT_TRANSLATE_N_NOOP("Wording", "%4 moved %1 coins from %2 to %3.")},
                    count, {count, from, to});
}

} // namespace games
