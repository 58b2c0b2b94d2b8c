// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/words.h"

namespace games {

Sentence takeMark(std::uint64_t count)
{
    return {QT_TRANSLATE_NOOP("Wording", "take %1"), {GroupedNumber{count}}};
}

Sentence lookAtHeap(std::uint32_t heap)
{
    return {QT_TRANSLATE_NOOP("Wording", "Look at heap %1."), {heap + 1}};
}

Sentence cannotMoveEnding(theory::Play play)
{
    return play == theory::Play::Normal ? QT_TRANSLATE_NOOP("Wording", "Whoever cannot move loses.")
                                        : QT_TRANSLATE_NOOP("Wording", "Whoever cannot move wins.");
}

Sentence lastStoneEnding(theory::Play play)
{
    return play == theory::Play::Normal ? QT_TRANSLATE_NOOP("Wording", "Taking the last stone wins.")
                                        : QT_TRANSLATE_NOOP("Wording", "Taking the last stone loses.");
}

Sentence listedPosition(std::string_view notation)
{
    return verbatim(listedText(notation));
}

std::string listedText(std::string_view notation)
{
    std::string text;
    for (const char c : notation.substr(notation.find(':') + 1))
        text += c == ',' ? std::string(", ") : std::string(1, c);
    return text;
}

} // namespace games
