// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/explanations.h"

#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/steps/labelrows.h"
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

bool isOfLabels(const games::OptionsStep& step)
{
    return step.levels == games::Levels::only(games::Level::Labels);
}

/// Moves are only counted where there are too many; the level of labels says so.
QStringList unlistedText(const games::OptionsStep& step)
{
    if (!isOfLabels(step) || step.wins || step.omitted == 0)
        return {};
    return {
        counted(QT_TRANSLATE_N_NOOP("Wording", "%1 more move is not listed; it has an answer, too. A further "
                                               "level may argue for all moves at once."),
                QT_TRANSLATE_N_NOOP("Wording", "%1 more moves are not listed; each has an answer, too. A "
                                               "further level may argue for all moves at once."),
                step.omitted)
            .arg(localized(step.omitted))};
}

/// Answers are named, not proved; the level of labels says how that goes on.
QStringList answersText(const games::OptionsStep& step)
{
    const bool isAnswered =
        std::ranges::any_of(step.lines, [](const games::OptionLine& line) { return line.reply.has_value(); });
    if (!isOfLabels(step) || !isAnswered)
        return {};
    return {
        translate("Wording", "Each answer leaves a lost position again: argue in the same way from there.")};
}

QString otherStartText(const games::OptionsStep& step, std::string_view gameId)
{
    return (step.wins
                ? translate("Wording", "If %1 moves first, %1 wins with a move after which the opponent "
                                       "loses.")
                : translate("Wording", "If %1 moves first, %1 loses: every move has a refutation."))
        .arg(playerName(step.mover, gameId));
}

QStringList argumentText(const games::OptionsStep& step, std::string_view gameId)
{
    if (step.terminal)
        return {noMoveText(step.play)};
    if (step.after)
        return {translate("Wording", "Every move from there has an answer.")};
    if (step.isOtherStart)
        return {otherStartText(step, gameId)};
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

QStringList paragraphs(const games::OptionsStep& step, std::string_view gameId)
{
    return argumentText(step, gameId) + answersText(step) + unlistedText(step);
}

QString afterTitle(const games::OptionsStep& step, std::string_view gameId)
{
    const QString move = moveText(*step.after);
    if (step.mover != theory::Mover::Either)
        //: a move, such as "take 3 from heap 1", and a player, such as Left
        return translate("Wording", "After “%1”: why %2 loses").arg(move, playerName(step.mover, gameId));
    return step.terminal ? translate("Wording", "After “%1”: the end").arg(move)
                         : translate("Wording", "After “%1”: why that is P").arg(move);
}

QString optionsTitle(const games::OptionsStep& step, std::string_view gameId)
{
    if (step.after)
        return afterTitle(step, gameId);
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
            [](const games::LabelRowStep&) { return translate("Wording", "Labels from the end"); },
        },
        step);
}

QStringList stepText(const games::Step& step, std::string_view gameId)
{
    return std::visit(
        Overloaded{[](const games::ParagraphStep& argument) { return toTexts(argument.paragraphs); },
                   [](const games::NimSumStep& nimSum) { return paragraphs(nimSum); },
                   [gameId](const games::OptionsStep& options) { return paragraphs(options, gameId); },
                   [](const games::LabelRowStep& labels) { return labelsText(labels); }},
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
        //: a move, such as "take 3 from heap 1", and the reply that wins
        return translate("Wording", "%1: refuted by %2").arg(move, moveText(*line.reply));
    //: a move, such as "take 3 from heap 1", and what is left
    return translate("Wording", "%1: leaves %2, the opponent cannot move and wins")
        .arg(move, QChar::fromLatin1(theory::letter(line.outcome)));
}

} // namespace wording
