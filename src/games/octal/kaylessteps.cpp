// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/kaylessteps.h"

#include "games/text/words.h"

#include <utility>

namespace games {
namespace {

Sentence kindText(const KaylesKind& kind)
{
    const Argument others = EachOf{kind.others.numbers()};
    const Argument sums = EachOf{kind.sums.numbers()};
    if (kind.single == 0)
        //: sizes of heaps, such as "1, 4 or 20", and what the nim-sum may be
        return {QT_TRANSLATE_NOOP("Wording", "every heap is of %1, and the nim-sum is %2"), {others, sums}};
    //: a size of a heap, sizes such as "1, 4 or 20", and what the nim-sum may be
    return {QT_TRANSLATE_NOOP("Wording", "one heap is of %1, every other one of %2, and the nim-sum is %3"),
            {kind.single, others, sums}};
}

/// Precondition: the heaps are of one of the kinds.
Sentence turnedText(const OctalCount& heaps)
{
    return {heaps.sum() == 0
                ? QT_TRANSLATE_NOOP("Wording",
                                    "Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the "
                                    "value 4. The nim-sum is %1: cold in normal play, so hot in misère play.")
                : QT_TRANSLATE_NOOP(
                      "Wording", "Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the "
                                 "value 4. The nim-sum is %1: hot in normal play, so cold in misère play."),
            {heaps.sum()}};
}

} // namespace

ParagraphStep kaylesStep(const OctalCount& heaps)
{
    ParagraphStep step{
        .levels = Levels::from(Level::Theorems),
        .title = QT_TRANSLATE_NOOP("Wording", "Why: misère Kayles"),
        .paragraphs = {QT_TRANSLATE_NOOP(
            "Wording", "In misère Kayles the same player wins as in normal play, where the nim-sum decides, "
                       "except in six kinds of positions, where the other player wins: Sibert and Conway "
                       "proved it in 1992. These kinds have heaps of 1, 4, 5, 9, 12, 17, 20 and 25 alone.")},
        .says = Says::Winner};
    if (const KaylesKind* const kind = heaps.kind()) {
        step.paragraphs.push_back(
            {QT_TRANSLATE_NOOP("Wording", "This position is of such a kind: %1."), {inner(kindText(*kind))}});
        step.paragraphs.push_back(turnedText(heaps));
    } else {
        step.paragraphs.emplace_back(QT_TRANSLATE_NOOP(
            "Wording", "This position is of none of these kinds, so it is decided as in normal play. The "
                       "winning moves are the same, too, but for those that leave one of the kinds."));
        step.says = Says::Reason;
    }
    return step;
}

ParagraphStep kaylesMoveStep(const Move& move, std::vector<PieceId> taken, const OctalCount& left)
{
    return {.levels = Levels::from(Level::Theorems),
            .title = QT_TRANSLATE_NOOP("Wording", "The winning move"),
            .paragraphs = {moveSentence(move),
                           {QT_TRANSLATE_NOOP("Wording", "It leaves a position of such a kind: %1."),
                            {inner(kindText(*left.kind()))}},
                           turnedText(left)},
            .says = Says::WinningMove,
            .move = move,
            .taken = std::move(taken)};
}

} // namespace games
