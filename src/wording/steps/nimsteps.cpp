// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/nimsteps.h"

#include "wording/names/moves.h"
#include "wording/steps/explanations.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {
namespace {

/// True when the heaps are Nim heaps: each counts as its size.
bool countAsTheirSizes(const games::NimSumStep& step)
{
    return std::ranges::all_of(step.rows, [](const games::NimRow& row) { return row.size == row.nimber; });
}

QString candidatesText(const games::NimSumStep& step, const games::NimDecision& decision)
{
    if (const auto& name = step.rows[decision.row].name) {
        const QString row = toText(name->told);
        return decision.candidates == 1
                   ? translate("Wording", "Only %1 has a 1 there").arg(row)
                   //: how many, and one of them, such as "the coin in box 5"
                   : translate("Wording", "%1 rows of the table have a 1 there, %2 among them")
                         .arg(decision.candidates)
                         .arg(row);
    }
    const bool run = step.summand.isRun;
    if (decision.candidates == 1)
        return (run ? translate("Wording", "Only run %1 has a 1 there")
                    : translate("Wording", "Only heap %1 has a 1 there"))
            .arg(decision.row + 1);
    //: how many, and the number of one of them
    return (run ? translate("Wording", "%1 runs have a 1 there, run %2 among them")
                : translate("Wording", "%1 heaps have a 1 there, heap %2 among them"))
        .arg(decision.candidates)
        .arg(decision.row + 1);
}

/// A Nim heap shrinks; a run or another game's heap becomes something of the value wanted.
QString changeText(const games::NimSumStep& step, const games::NimDecision& decision)
{
    const bool shrinks = !step.summand.mayBeDivided && countAsTheirSizes(step);
    const bool alone = decision.candidates == 1 && !step.mayGrow;
    const QString sentence =
        //: a sentence, such as "Only heap 2 has a 1 there", and three numbers
        !shrinks ? translate("Wording", "%1: a move can make what is left of it worth %2 ⊕ %3 = %4.")
        : alone  ? /*: a sentence, numbers */ translate("Wording", "%1, so it must shrink to %2 ⊕ %3 = %4.")
                 : /*: a sentence, numbers */ translate("Wording", "%1: it can shrink to %2 ⊕ %3 = %4.");
    return sentence.arg(candidatesText(step, decision))
        .arg(localized(step.rows[decision.row].nimber), localized(step.sum), localized(decision.target));
}

QStringList decisionParagraphs(const games::NimSumStep& step, const games::NimDecision& decision)
{
    const QString column = translate("Wording", "The highest 1 of the nim-sum stands in column %1.")
                               .arg(localized(decision.column));
    const QString result = translate("Wording", "Then every column holds an even number of 1s.");
    //: three sentences one after the other
    return {translate("Wording", "%1 %2 %3").arg(column, changeText(step, decision), result),
            translate("Wording", "The move: %1.").arg(moveText(decision.move))};
}

QStringList zeroParagraphs(const games::Summand& summand)
{
    return {translate("Wording", "The nim-sum is 0: every column holds an even number of 1s."),
            summand.isRun
                ? translate("Wording", "Every move changes what one run is worth, so it leaves some column "
                                       "with an odd number of 1s, and the reply makes all columns even "
                                       "again. So the position is cold: the player to move loses.")
                : translate("Wording", "Every move changes what one heap is worth, so it leaves some column "
                                       "with an odd number of 1s, and the reply makes all columns even "
                                       "again. So the position is cold: the player to move loses.")};
}

/// Of no heap at all: in Nim the game is over, in a game that equals Nim there may be moves left, also such
/// as take no stones.
QString emptyText(const games::NimSumStep& step)
{
    if (step.afterMove && step.mayGoOn)
        return translate("Wording", "No stone is left: the nim-sum is 0, the position is cold, and it is the "
                                    "opponent who has to move.");
    if (step.summand.isWholeBoard)
        return step.afterMove
                   ? translate("Wording", "Nothing is left: the nim-sum is 0, and the opponent cannot move.")
                   : translate("Wording", "Nothing is left, so the nim-sum is 0.");
    return step.afterMove
               ? translate("Wording",
                           "Nothing counts any more: the nim-sum is 0, the position is cold, and it "
                           "is the opponent who has to move.")
               : translate("Wording",
                           "Nothing here counts as a heap, so the nim-sum is 0 and the position is "
                           "cold: the player to move loses.");
}

bool isEmpty(const games::NimSumStep& step)
{
    return std::ranges::all_of(step.rows, [](const games::NimRow& row) { return row.size == 0; });
}

} // namespace

QStringList rowValues(const games::NimSumStep& step)
{
    if (countAsTheirSizes(step))
        return {};
    QStringList rows;
    for (std::size_t i = 0; i < step.rows.size(); ++i)
        if (step.rows[i].size > 0)
            //: a row of a table, such as "Heap 2", the size of the heap, and its Grundy value
            rows.append(translate("Wording", "%1: %2 has the value %3.")
                            .arg(rowLabel(step.summand, i), localized(step.rows[i].size),
                                 localized(step.rows[i].nimber)));
    return {step.summand.isRun
                ? translate("Wording", "The value of a run is the smallest number that is not the "
                                       "value of what a move can leave of it.")
                : translate("Wording", "The value of a heap is the smallest number that is not "
                                       "the value of what a move can leave of it."),
            paragraph(rows)};
}

QString sumLine(const games::NimSumStep& step)
{
    if (step.rows.size() < 2 || isEmpty(step))
        return {};
    QStringList values;
    for (const games::NimRow& row : step.rows)
        values.append(localized(row.nimber));
    //: a nim-sum and its value: a sentence
    return translate("Wording", "%1 = %2.").arg(values.join(QStringLiteral(" ⊕ ")), localized(step.sum));
}

QStringList rowLabels(const games::NimSumStep& step)
{
    QStringList labels;
    for (std::size_t i = 0; i < step.rows.size(); ++i)
        labels.append(step.rows[i].name ? toText(step.rows[i].name->label) : rowLabel(step.summand, i));
    return labels;
}

QStringList paragraphs(const games::NimSumStep& step)
{
    if (isEmpty(step))
        return {emptyText(step)};
    if (step.afterMove)
        return {translate("Wording",
                          "Every column holds an even number of 1s: the nim-sum is 0, the position "
                          "is cold, and it is the opponent who has to move.")};
    if (step.sum == 0)
        return zeroParagraphs(step.summand);
    if (step.decision)
        return decisionParagraphs(step, *step.decision);
    return {translate("Wording", "The nim-sum is %1.").arg(localized(step.sum))};
}

} // namespace wording
