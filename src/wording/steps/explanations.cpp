// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/explanations.h"

#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/steps/bushsteps.h"
#include "wording/steps/disguises.h"
#include "wording/steps/nimsteps.h"
#include "wording/text/overloaded.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {
namespace {

using games::Method;
using theory::Outcome;
using theory::Play;

/// A table of single runs or heaps, not of whole positions.
QString valuesText(const games::MethodStep& step)
{
    const std::uint64_t largest = step.positions - std::min<std::uint64_t>(step.positions, 1);
    const QString sentence =
        step.values == games::Summand::Run
            ? translate(
                  "Wording",
                  "With this limit a run is worth other than its length, so the Grundy values of "
                  "single runs are worked out one after the other, from a run of 0 to a run of %1: the value "
                  "of a run is the least number that is not the value of what a move can leave "
                  "of it.")
        : step.values == games::Summand::DividedHeap
            ? translate("Wording",
                        "No period is proven for these rules, so the values of single heaps are worked "
                        "out one after the other, from a heap of 0 to a heap of %1: the value of a heap "
                        "is the least number that is not the value of what a move can leave of it; two "
                        "heaps count by the nim-sum of their values.")
            : translate("Wording",
                        "No period is proven for these takes, so the values of single heaps are "
                        "worked out one after the other, from a heap of 0 to a heap of %1: the value "
                        "of a heap is the least number that is not the value of a heap it can "
                        "become.");
    return sentence.arg(localized(largest));
}

/// Misère Grid Nim by its groups of stones: J. H. Conway, On Numbers and Games, chapter 12.
QString tameGroupsText(const QString& positions)
{
    return translate(
               "Wording",
               "The groups of stones do not touch, so the position is their sum. Each group is tame: its "
               "genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame "
               "games are decided by the genera as in misère Nim; no position of the whole board has to "
               "be searched. Looked at for that: %1.")
        .arg(positions);
}

QString methodParagraph(const games::MethodStep& step)
{
    const QString positions = positionsText(step.positions);
    if (step.values)
        return valuesText(step);
    switch (step.method) {
    case Method::Theory:
        return step.positions == 0
                   ? translate("Wording", "A formula gives the answer; no position has to be searched.")
                   : tameGroupsText(positions);
    case Method::Table:
        return translate("Wording", "No formula is known for this board, so the answer is a proof by table: "
                                    "every position that can arise is labelled, %1.")
            .arg(positions);
    case Method::Search:
        return translate("Wording", "No formula is known for this board, so the answer is a proof by search "
                                    "over %1.")
            .arg(positions);
    }
    return {};
}

QStringList paragraphs(const games::MethodStep& step)
{
    QStringList texts{methodParagraph(step)};
    if (step.grundyTooLarge)
        texts.append(
            translate("Wording", "The Grundy value is not computed: it would take too many positions."));
    return texts;
}

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
                    ? translate("Wording", "%1 is to move and wins by a move after which the opponent, to "
                                           "move, has lost.")
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

QStringList paragraphs(const games::MexStep& step)
{
    if (step.optionValues.empty())
        return {translate("Wording", "There is no option, so the Grundy value is 0.")};
    QStringList values;
    for (const std::uint64_t value : step.optionValues)
        values.append(QString::number(value));
    if (values.size() == 1)
        return {translate("Wording",
                          "Every option has the Grundy value %1. The least number that is missing is "
                          "%2: that is the Grundy value of the position.")
                    .arg(values.first())
                    .arg(step.mex)};
    return {translate("Wording",
                      "The options have the Grundy values %1. The least number missing among them is "
                      "%2: that is the Grundy value of the position.")
                .arg(values.join(QStringLiteral(", ")))
                .arg(step.mex)};
}

QStringList paragraphs(const games::ParagraphStep& step)
{
    QStringList texts;
    for (const games::Sentence& sentence : step.paragraphs)
        texts.append(toText(sentence));
    return texts;
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
            [](const games::NimSumStep& nimSum) {
                return nimSum.afterMove ? translate("Wording", "After the move")
                                        : translate("Wording", "Why: the nim-sum");
            },
            [](const games::MisereStep&) { return translate("Wording", "Why: misère Nim"); },
            [](const games::PeriodStep&) { return translate("Wording", "Why: the period"); },
            [](const games::RunsStep& runs) {
                return runs.max ? translate("Wording", "Why: the runs")
                                : translate("Wording", "Why: runs are heaps");
            },
            [](const games::MethodStep&) { return translate("Wording", "How it was found"); },
            [gameId](const games::OptionsStep& options) { return optionsTitle(options, gameId); },
            [](const games::MexStep&) { return translate("Wording", "The Grundy value"); },
            [](const games::DisguiseStep& disguise) {
                return disguise.theorem == games::Theorem::RowGaps ? translate("Wording", "Why: the gaps")
                                                                   : translate("Wording", "Nim in disguise");
            },
            [](const games::LensStep&) { return translate("Wording", "The same game as Nim"); },
            [](const games::GoldenStep&) { return translate("Wording", "Why: the golden ratio"); },
            [](const games::SkipStep&) { return translate("Wording", "Why: the skips"); },
            [](const games::AddStep&) { return translate("Wording", "Why: adds are reversed"); },
            [](const games::RowRuleStep&) { return translate("Wording", "Why: what a row is worth"); },
            [](const games::RowValuesStep&) { return translate("Wording", "Why: the values of the rows"); },
            [](const games::ReductionStep& reduction) { return title(reduction); },
            [](const games::PartsStep&) { return translate("Wording", "Why: the values of the parts"); },
            [](const games::SimplestStep&) { return translate("Wording", "The simplest number"); },
            [](const games::ParagraphStep& argument) { return toText(argument.title); },
        },
        step);
}

QStringList stepText(const games::Step& step, std::string_view gameId, const games::DisguiseStep* disguise)
{
    return std::visit(
        Overloaded{[gameId](const games::OptionsStep& options) { return paragraphs(options, gameId); },
                   [gameId, disguise](const games::NimSumStep& nimSum) {
                       return paragraphs(nimSum, gameId, disguise);
                   },
                   [gameId](const games::MisereStep& misere) { return paragraphs(misere, gameId); },
                   [](const auto& alternative) { return paragraphs(alternative); }},
        step);
}

QString stepButton(const games::Step& step)
{
    using Kind = games::ReductionStep::Kind;
    const auto* reduction = std::get_if<games::ReductionStep>(&step);
    if (reduction == nullptr)
        return translate("Wording", "Next step");
    switch (reduction->kind) {
    case Kind::Fusion: return translate("Wording", "Fuse the cycle");
    case Kind::Loops: return translate("Wording", "Open the loops");
    case Kind::Colon: return translate("Wording", "Add the stalks");
    case Kind::Heaps: return translate("Wording", "Read the heaps");
    case Kind::Growth: return translate("Wording", "Value the edge");
    case Kind::JointSum: return translate("Wording", "Add the values");
    case Kind::Sign: return translate("Wording", "Next edge");
    }
    return {};
}

QString rowLabel(games::Summand summand, std::size_t row)
{
    const QString name = [summand] {
        switch (summand) {
        case games::Summand::Heap:
        case games::Summand::DividedHeap: return translate("Wording", "Heap %1");
        case games::Summand::Run: return translate("Wording", "Run %1");
        case games::Summand::Exponent: return translate("Wording", "Exponent %1");
        case games::Summand::Coin: return translate("Wording", "Coin %1");
        case games::Summand::Step: return translate("Wording", "Step %1");
        case games::Summand::Gap: return translate("Wording", "Gap %1");
        case games::Summand::Head: return translate("Wording", "Head %1");
        case games::Summand::Coordinate: return translate("Wording", "Number %1");
        }
        return QString();
    }();
    return name.arg(summand == games::Summand::Step ? 2 * row + 1 : row + 1); // odd steps count
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
