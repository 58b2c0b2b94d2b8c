// SPDX-License-Identifier: GPL-3.0-or-later
// Misère Nim told. Its heaps need not be Nim heaps: they count as numbers, as in a nim-sum table.

#include "games/heaps/nimsteps.h"
#include "games/text/words.h"

namespace games {
namespace {

/// Single counters alone: every move takes one of them.
Sentence singlesText(std::uint64_t ones)
{
    if (ones == 1)
        return QT_TRANSLATE_NOOP("Wording", "One counter is left: the player to move takes it and loses.");
    return together(
        {QT_TRANSLATE_NOOP("Wording", "%1 counters are left, each alone."), {ones}},
        ones % 2 == 1
            ? QT_TRANSLATE_NOOP("Wording",
                                "Each move takes one of them. Their number is odd, so the player to move "
                                "takes the last one and loses.")
            : QT_TRANSLATE_NOOP("Wording",
                                "Each move takes one of them. Their number is even, so the opponent takes "
                                "the last one and loses."));
}

/// The heaps of a subtraction game count as their values: T. S. Ferguson, On sums of graph games with last
/// player losing, 1974.
Sentence tameText()
{
    return QT_TRANSLATE_NOOP("Wording",
                             "Here the values decide misère play, too, by the rule of misère Nim: a heap has "
                             "the value 1 exactly where taking the smallest number leaves one of value 0 "
                             "(Ferguson’s pairing), so these games are tame.");
}

Sentence parityText(const MisereNim& nim)
{
    if (nim.summand.isRun)
        return singlesText(nim.ones);
    const bool isOdd = nim.ones % 2 == 1;
    const char* const outcome =
        nim.countAsValues
            ? (isOdd
                   ? QT_TRANSLATE_NOOP("Wording", "In misère play that is cold, because their number is odd.")
                   : QT_TRANSLATE_NOOP("Wording",
                                       "In misère play that is hot, because their number is even."))
        : isOdd
            ? QT_TRANSLATE_NOOP("Wording",
                                "In misère play an odd number of ones is cold: if heaps of 1 alone are left, "
                                "the player to move takes the last one and loses.")
            : QT_TRANSLATE_NOOP("Wording",
                                "In misère play an even number of ones is hot: if heaps of 1 alone are left, "
                                "the opponent takes the last one and loses.");
    return together({{QT_TRANSLATE_N_NOOP("Wording", "No heap counts as more than 1, and %1 heap as 1."),
                      QT_TRANSLATE_N_NOOP("Wording", "No heap counts as more than 1, and %1 heaps as 1.")},
                     nim.ones,
                     {nim.ones}},
                    outcome);
}

/// One large summand: it comes down to 1 or to 0, whichever makes the number of ones odd.
Sentence switchText(const MisereNim& nim)
{
    return together(
        nim.summand.isRun
            ? QT_TRANSLATE_NOOP("Wording",
                                "Only one run is longer than 1, so this is the moment of the switch.")
            : QT_TRANSLATE_NOOP("Wording",
                                "Only one heap counts as more than 1, so this is the moment of the "
                                "switch."),
        {{QT_TRANSLATE_N_NOOP("Wording", "The number of ones beside it is %1."),
          QT_TRANSLATE_N_NOOP("Wording", "The number of ones beside it is %1.")},
         nim.ones,
         {nim.ones}},
        nim.ones % 2 == 0
            ? QT_TRANSLATE_NOOP("Wording",
                                "Bring it down to 1: then the number of ones is odd, and the opponent loses.")
            : QT_TRANSLATE_NOOP(
                  "Wording", "Bring it down to 0: then the number of ones is odd, and the opponent loses."));
}

Sentence nimSumRulesText(const MisereNim& nim)
{
    return {nim.summand.isRun
                ? QT_TRANSLATE_NOOP("Wording",
                                    "%1 runs are longer than 1. As long as two or more are, misère play is "
                                    "decided as normal play is: by the nim-sum. The switch comes at the "
                                    "move that leaves no long run: it must leave an odd number of single "
                                    "counters.")
                : QT_TRANSLATE_NOOP("Wording",
                                    "%1 heaps count as more than 1. As long as two or more do, misère play "
                                    "is decided as normal play is: by the nim-sum. The switch comes at the "
                                    "move that leaves no such heap: it must leave an odd number of ones."),
            {nim.large}};
}

} // namespace

ParagraphStep misereStep(const MisereNim& nim)
{
    ParagraphStep step{.levels = nim.levels,
                       .title = QT_TRANSLATE_NOOP("Wording", "Why: misère Nim"),
                       .paragraphs = {},
                       .says = Says::WinningMove,
                       .move = nim.move,
                       .taken = nim.taken};
    if (nim.large == 0 && nim.ones == 0 && !nim.move) {
        step.paragraphs.emplace_back(
            QT_TRANSLATE_NOOP("Wording", "No move is left. In misère play whoever cannot move wins."));
        return step;
    }
    if (nim.countAsValues)
        step.paragraphs.push_back(tameText());
    step.paragraphs.push_back(nim.large >= 2   ? nimSumRulesText(nim)
                              : nim.large == 1 ? switchText(nim)
                                               : parityText(nim));
    if (nim.move && nim.large < 2)
        step.paragraphs.push_back(moveSentence(*nim.move));
    return step;
}

} // namespace games
