// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/chomp/bite.h"

#include "games/text/words.h"

namespace games {

Sentence Bite::text() const
{
    return verbatim(cellName(column - 1, row));
}

Sentence Bite::mark() const
{
    return takeMark(squares);
}

Where Bite::where() const
{
    return {.look = {QT_TRANSLATE_NOOP("Wording", "Look at row %1."), {row}},
            .holds = {QT_TRANSLATE_NOOP("Wording", "Row %1 holds out longest."), {row}}};
}

} // namespace games
