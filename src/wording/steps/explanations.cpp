// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/explanations.h"

#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/steps/nimsteps.h"
#include "wording/text/overloaded.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {
namespace {

using theory::Outcome;
using theory::Play;

QString noMoveText(Play play)
{
    return play == Play::Normal
               ? translate("Wording", "No move is left. In normal play whoever cannot move loses.")
               : translate("Wording", "No move is left. In misère play whoever cannot move wins.");
}

QStringList paragraphs(const games::OptionsStep& step, std::string_view gameId)
{
    if (step.terminal)
        return {noMoveText(step.play)};
    if (step.mover != theory::Mover::Either)
        return {step.wins
                    ? translate("Wording", "%1 is to move and wins with a move after which the opponent "
                                           "loses.")
                          .arg(playerName(step.mover, gameId))
                    : translate("Wording", "%1 is to move and loses: every move has a refutation.")
                          .arg(playerName(step.mover, gameId))};
    if (step.outcome == Outcome::P)
        return {translate("Wording", "The position is cold because every move leaves a hot one.")};
    if (step.lines.empty() && step.omitted == 0)
        return {translate("Wording",
                          "The position is hot, but no move that leaves a cold one was found within "
                          "the limits.")};
    return {
        counted(QT_TRANSLATE_N_NOOP("Wording", "The position is hot because this move leaves a cold one."),
                QT_TRANSLATE_N_NOOP("Wording", "The position is hot because these moves leave a cold one."),
                step.lines.size() + step.omitted)};
}

QString optionsTitle(const games::OptionsStep& step, std::string_view gameId)
{
    if (step.terminal)
        return translate("Wording", "Why: the end");
    if (step.mover != theory::Mover::Either)
        return (step.wins ? translate("Wording", "Why %1 wins: a winning move")
                          : translate("Wording", "Why %1 loses: every move is refuted"))
            .arg(playerName(step.mover, gameId));
    return step.outcome == Outcome::P ? translate("Wording", "Why P: every move is refuted")
                                      : translate("Wording", "Why N: a move leaves P");
}

} // namespace

QString stepTitle(const games::Step& step, std::string_view gameId)
{
    return std::visit(
        Overloaded{
            [](const games::ParagraphStep& argument) { return toText(argument.title); },
            [](const games::NimSumStep& nimSum) {
                return nimSum.afterMove ? translate("Wording", "After the move")
                                        : translate("Wording", "Why: the nim-sum");
            },
            [gameId](const games::OptionsStep& options) { return optionsTitle(options, gameId); },
        },
        step);
}

QStringList stepText(const games::Step& step, std::string_view gameId)
{
    return std::visit(
        Overloaded{[](const games::ParagraphStep& argument) { return toTexts(argument.paragraphs); },
                   [](const games::NimSumStep& nimSum) { return paragraphs(nimSum); },
                   [gameId](const games::OptionsStep& options) { return paragraphs(options, gameId); }},
        step);
}

QString stepButton(const games::Step& step)
{
    const auto* argument = std::get_if<games::ParagraphStep>(&step);
    return argument == nullptr ? translate("Wording", "Next step") : toText(argument->button);
}

QString rowLabel(const games::Summand& summand, std::size_t row)
{
    return toText(summand.label).arg(row + 1);
}

QString optionText(const games::OptionLine& line)
{
    const QString move = moveText(line.move);
    if (line.wins)
        return translate("Wording", "%1: leaves %2")
            .arg(move, QChar::fromLatin1(theory::letter(line.outcome)));
    if (line.reply)
        return translate("Wording", "%1: refuted by %2").arg(move, moveText(*line.reply));
    return translate("Wording", "%1: leaves %2, the opponent cannot move and wins")
        .arg(move, QChar::fromLatin1(theory::letter(line.outcome)));
}

} // namespace wording
