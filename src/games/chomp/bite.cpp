// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/chomp/bite.h"

#include "games/text/words.h"

namespace games {

MoveWords Bite::words(const Board& before) const
{
    const Sentence square = verbatim(cellName(column - 1, row));
    return {.text =
                before.pieces.empty()
                    ? square
                    //: a move, a verb: the square of a bar of chocolate, such as b2, where it is bitten off
                    : Sentence(QT_TRANSLATE_NOOP("Wording", "bite at %1"), square.arguments),
            .label = square,
            .mark = takeMark(squares),
            .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at row %1."), {row}},
                      .holds = {QT_TRANSLATE_NOOP("Wording", "Row %1 holds out longest."), {row}}}};
}

Told Bite::told(const Board& /*before*/) const
{
    //: of a bar of chocolate
    return onTheBoard(toldWith({QT_TRANSLATE_N_NOOP("Wording", "I bit off %1 square."),
                                //: of a bar of chocolate
                                QT_TRANSLATE_N_NOOP("Wording", "I bit off %1 squares.")},
                               //: of a bar of chocolate
                               {QT_TRANSLATE_N_NOOP("Wording", "You bit off %1 square."),
                                //: of a bar of chocolate
                                QT_TRANSLATE_N_NOOP("Wording", "You bit off %1 squares.")},
                               //: of a bar of chocolate; %2: who did it
                               {QT_TRANSLATE_N_NOOP("Wording", "%2 bit off %1 square."),
                                //: of a bar of chocolate; %2: who did it
                                QT_TRANSLATE_N_NOOP("Wording", "%2 bit off %1 squares.")},
                               squares, {squares}));
}

} // namespace games
