// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/explanations.h"

#include "wording/moves.h"
#include "wording/nimsteps.h"
#include "wording/outcomes.h"
#include "wording/overloaded.h"
#include "wording/text.h"

namespace wording {
namespace {

using games::Method;
using theory::Outcome;
using theory::Play;

QStringList paragraphs(const games::MethodStep& step)
{
    const QString positions = positionsText(step.positions);
    switch (step.method) {
    case Method::Theory:
        return {translate("Wording", "A formula gives the answer; no position has to be searched.")};
    case Method::Table:
        return {translate("Wording", "No formula is known for this board, so the answer is a proof by table: "
                                     "every position that can arise is labelled, %1.")
                    .arg(positions)};
    case Method::Search:
        return {translate("Wording", "No formula is known for this board, so the answer is a proof by search "
                                     "over %1.")
                    .arg(positions)};
    }
    return {};
}

QString noMoveText(Play play)
{
    return play == Play::Normal
               ? translate("Wording", "No move is left. In normal play whoever cannot move loses.")
               : translate("Wording", "No move is left. In misère play whoever cannot move wins.");
}

QStringList paragraphs(const games::OptionsStep& step)
{
    if (step.terminal)
        return {noMoveText(step.play)};
    if (step.outcome == Outcome::P)
        return {translate("Wording", "The position is cold because every move leaves a hot one.")};
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
    return {translate("Wording",
                      "The options have the Grundy values %1. The least number missing among them is "
                      "%2: that is the Grundy value of the position.")
                .arg(values.join(QStringLiteral(", ")))
                .arg(step.mex)};
}

QString optionsTitle(const games::OptionsStep& step)
{
    if (step.terminal)
        return translate("Wording", "Why: the end");
    return step.outcome == Outcome::P ? translate("Wording", "Why P: every move is refuted")
                                      : translate("Wording", "Why N: a move leaves P");
}

} // namespace

QString stepTitle(const games::Step& step)
{
    return std::visit(Overloaded{
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
                          [](const games::OptionsStep& options) { return optionsTitle(options); },
                          [](const games::MexStep&) { return translate("Wording", "The Grundy value"); },
                      },
                      step);
}

QStringList stepText(const games::Step& step)
{
    return std::visit([](const auto& alternative) { return paragraphs(alternative); }, step);
}

QString rowLabel(games::Summand summand, std::size_t row)
{
    return (summand == games::Summand::Run ? translate("Wording", "Run %1") : translate("Wording", "Heap %1"))
        .arg(row + 1);
}

QString optionText(const games::OptionLine& line)
{
    const QString move = moveText(line.move);
    if (line.outcome == Outcome::P)
        return translate("Wording", "%1: leaves P").arg(move);
    if (line.reply)
        return translate("Wording", "%1: refuted by %2").arg(move, moveText(*line.reply));
    return translate("Wording", "%1: leaves N, the opponent cannot move and wins").arg(move);
}

} // namespace wording
