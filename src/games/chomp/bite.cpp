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

Sentence Bite::where() const
{
    return {QT_TRANSLATE_NOOP("Wording", "Look at row %1."), {row}};
}

} // namespace games
