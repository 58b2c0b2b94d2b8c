// SPDX-License-Identifier: GPL-3.0-or-later
// Misère Nim in words. Its heaps need not be Nim heaps: they count as numbers, as in a nim-sum table.

#include "wording/names/moves.h"
#include "wording/steps/nimsteps.h"
#include "wording/text/text.h"

namespace wording {
namespace {

bool isRun(const games::MisereStep& step)
{
    return step.summand == games::Summand::Run;
}

/// Single counters alone: every move takes one of them.
QString singlesText(const games::MisereStep& step)
{
    if (step.ones == 1)
        return translate("Wording", "One counter is left: the player to move takes it and loses.");
    const QString left = translate("Wording", "%1 counters are left, each alone.").arg(step.ones);
    const QString loser =
        step.ones % 2 == 1
            ? translate("Wording", "Each move takes one of them. Their number is odd, so the player to move "
                                   "takes the last one and loses.")
            : translate("Wording", "Each move takes one of them. Their number is even, so the opponent takes "
                                   "the last one and loses.");
    return translate("Wording", "%1 %2").arg(left, loser);
}

/// The heaps of a subtraction game count as their values: T. S. Ferguson, On sums of graph games with last
/// player losing, 1974.
bool countAsValues(std::string_view gameId)
{
    return gameId == "takeaway";
}

QString tameText()
{
    return translate("Wording",
                     "Here the values decide misère play, too, by the rule of misère Nim: a heap has "
                     "the value 1 exactly where taking the least number leaves one of value 0 "
                     "(Ferguson’s pairing), so these games are tame.");
}

QString parityText(const games::MisereStep& step, std::string_view gameId)
{
    if (isRun(step))
        return singlesText(step);
    const QString ones =
        counted(QT_TRANSLATE_N_NOOP("Wording", "No heap counts as more than 1, and %1 heap as 1."),
                QT_TRANSLATE_N_NOOP("Wording", "No heap counts as more than 1, and %1 heaps as 1."),
                step.ones)
            .arg(step.ones);
    const QString outcome =
        countAsValues(gameId)
            ? (step.ones % 2 == 1
                   ? translate("Wording", "In misère play that is cold, because their number is odd.")
                   : translate("Wording", "In misère play that is hot, because their number is even."))
        : step.ones % 2 == 1
            ? translate("Wording",
                        "In misère play an odd number of ones is cold: if heaps of 1 alone are left, "
                        "the player to move takes the last one and loses.")
            : translate("Wording",
                        "In misère play an even number of ones is hot: if heaps of 1 alone are left, "
                        "the opponent takes the last one and loses.");
    return translate("Wording", "%1 %2").arg(ones, outcome);
}

/// One large summand: it comes down to 1 or to 0, whichever makes the number of ones odd.
QString switchText(const games::MisereStep& step)
{
    const QString large =
        isRun(step)
            ? translate("Wording", "Only one run is longer than 1, so this is the moment of the switch.")
            : translate("Wording", "Only one heap counts as more than 1, so this is the moment of the "
                                   "switch.");
    const QString ones =
        counted(QT_TRANSLATE_N_NOOP("Wording", "The number of ones beside it is %1."),
                QT_TRANSLATE_N_NOOP("Wording", "The number of ones beside it is %1."), step.ones)
            .arg(step.ones);
    const QString deed =
        step.ones % 2 == 0
            ? translate("Wording",
                        "Bring it down to 1: then the number of ones is odd, and the opponent loses.")
            : translate("Wording",
                        "Bring it down to 0: then the number of ones is odd, and the opponent loses.");
    return translate("Wording", "%1 %2 %3").arg(large, ones, deed);
}

QString nimSumRulesText(const games::MisereStep& step)
{
    return (isRun(step) ? translate("Wording",
                                    "%1 runs are longer than 1. As long as two or more are, misère play is "
                                    "decided as normal play is: by the nim-sum. The switch comes at the "
                                    "move that leaves no long run: it must leave an odd number of single "
                                    "counters.")
                        : translate("Wording",
                                    "%1 heaps count as more than 1. As long as two or more do, misère play "
                                    "is decided as normal play is: by the nim-sum. The switch comes at the "
                                    "move that leaves no such heap: it must leave an odd number of ones."))
        .arg(step.large);
}

} // namespace

QStringList paragraphs(const games::MisereStep& step, std::string_view gameId)
{
    const bool over = step.large == 0 && step.ones == 0 && !step.move;
    if (over)
        return {translate("Wording", "No move is left. In misère play whoever cannot move wins.")};
    QStringList texts;
    if (countAsValues(gameId))
        texts.append(tameText());
    texts.append(step.large >= 2   ? nimSumRulesText(step)
                 : step.large == 1 ? switchText(step)
                                   : parityText(step, gameId));
    if (step.move && step.large < 2)
        texts.append(translate("Wording", "The move: %1.").arg(moveText(*step.move)));
    return texts;
}

} // namespace wording
