// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/periodstep.h"

#include "games/text/words.h"

#include <algorithm>

namespace games {
namespace {

Sentence proofText(std::uint64_t most)
{
    return {{QT_TRANSLATE_N_NOOP("Wording", "The value of a heap depends only on the value just before it. "
                                            "So once a value comes back, all that follow come back."),
             QT_TRANSLATE_N_NOOP("Wording",
                                 "The value of a heap depends only on the %1 values before it. So once "
                                 "%1 values in a row come back, all that follow come back.")},
            most,
            most == 1 ? std::vector<Argument>() : std::vector<Argument>{most}};
}

/// Of an octal game: what has been seen, and the theorem.
Sentence octalProofText(const HeapPeriod& step, std::uint64_t checkedTo)
{
    //: sizes of heaps, and the period, a number
    return {QT_TRANSLATE_NOOP(
                "Wording",
                "This is proven: all heaps below %1 have been worked out, and there every value from "
                "heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a "
                "stretch makes the values repeat for ever: a larger heap falls apart in the same ways "
                "as the one that is %3 smaller."),
            {GroupedNumber{checkedTo}, GroupedNumber{step.preperiod}, GroupedNumber{step.period}}};
}

Sentence periodText(const HeapPeriod& step)
{
    if (step.preperiod == 0)
        return {QT_TRANSLATE_NOOP("Wording", "The values repeat with period %1."), {step.period}};
    //: two numbers, such as 12 and 71
    return {QT_TRANSLATE_NOOP("Wording", "The values repeat with period %1, from heap size %2 on."),
            {step.period, step.preperiod}};
}

/// A heap of the same value among those before the period comes back.
std::uint64_t firstLike(const HeapPeriod& step, std::uint64_t size)
{
    return size < step.preperiod + step.period ? size
                                               : step.preperiod + (size - step.preperiod) % step.period;
}

Sentence valueText(const HeapPeriod& step, std::size_t index)
{
    const NimRow& row = step.rows[index];
    //: the number of a heap, its size, and its Grundy value
    return {QT_TRANSLATE_NOOP("Wording", "Heap %1: %2 has the value %3."), {index + 1, row.size, row.nimber}};
}

Sentence rowText(const HeapPeriod& step, std::size_t index)
{
    const NimRow& row = step.rows[index];
    const std::uint64_t same = firstLike(step, row.size);
    if (same == row.size)
        return valueText(step, index);
    //: the number of a heap, its size, a smaller size with the same value, and the Grundy value
    return {QT_TRANSLATE_NOOP("Wording", "Heap %1: %2 is like %3 and has the value %4."),
            {index + 1, row.size, same, row.nimber}};
}

/// With one heap its value decides; several are added by the nim-sum, which is a step of its own.
Sentence decisionText(std::uint64_t value)
{
    return value == 0
               ? QT_TRANSLATE_NOOP("Wording", "A value of 0 means that the player to move loses.")
               : QT_TRANSLATE_NOOP("Wording", "A value other than 0 means that the player to move wins.");
}

Sentence ruleText(const HeapPeriod& step)
{
    return step.checkedTo
               ? QT_TRANSLATE_NOOP(
                     "Wording", "The value of a heap is the smallest number that is not the value of what a "
                                "move can leave of it; two heaps count by the nim-sum of their values.")
           : step.play == theory::Play::Normal
               ? QT_TRANSLATE_NOOP("Wording", "The value of a heap is the smallest number that is not the "
                                              "value of a heap it can become.")
               : QT_TRANSLATE_NOOP(
                     "Wording",
                     "In misère play a heap without a move has the value 1. Any other heap has the "
                     "smallest number that is not the value of a heap it can become.");
}

/// What each heap is worth, and what that means where it is the only one.
void tellHeaps(ParagraphStep& step, const HeapPeriod& period,
               Sentence (*textOf)(const HeapPeriod&, std::size_t))
{
    constexpr std::size_t mostRows = 8;
    std::vector<std::size_t> heaps;
    for (std::size_t i = 0; i < period.rows.size(); ++i) {
        if (period.rows[i].size > 0)
            heaps.push_back(i);
        step.pieces.insert(step.pieces.end(), period.rows[i].pieces.begin(), period.rows[i].pieces.end());
    }
    for (std::size_t i = 0; i < heaps.size() && i < mostRows; ++i)
        step.paragraphs.push_back(textOf(period, heaps[i]));
    if (heaps.size() == 1)
        step.paragraphs.push_back(decisionText(period.rows[heaps.front()].nimber));
}

/// "From a heap of 0 on the values are 0, 1, 2, 3, …", as far as the rows need them; nothing where that is
/// far.
std::optional<Sentence> valuesLine(const HeapPeriod& step)
{
    constexpr std::uint64_t most = 24;
    std::uint64_t last = 0;
    for (const NimRow& row : step.rows)
        last = std::max(last, firstLike(step, row.size));
    const std::uint64_t whole = step.preperiod + step.period;
    const std::uint64_t count = whole <= most ? whole : last + 1;
    if (count > most || count > step.values.size())
        return std::nullopt;
    const auto end = step.values.begin() + static_cast<std::ptrdiff_t>(count);
    return Sentence(QT_TRANSLATE_NOOP("Wording", "From a heap of 0 on the values are %1, …"),
                    {listedNumbers({step.values.begin(), end})});
}

/// On paper the values stand in a sentence behind the rule.
void tellOnPaper(ParagraphStep& step, const HeapPeriod& period)
{
    if (auto line = valuesLine(period)) {
        step.onPaper = step.paragraphs;
        step.onPaper->insert(step.onPaper->begin() + 1, std::move(*line));
    }
}

} // namespace

ParagraphStep periodStep(const HeapPeriod& period)
{
    ParagraphStep step{.levels = Levels::from(Level::Theorems),
                       .title = QT_TRANSLATE_NOOP("Wording", "Why: the period"),
                       .paragraphs = {together(ruleText(period), periodText(period))},
                       .saysValue = true,
                       .values = period.values,
                       .goOn = true};
    if (!period.takes.empty())
        step.paragraphs.push_back(proofText(period.takes.back()));
    if (period.checkedTo)
        step.paragraphs.push_back(octalProofText(period, *period.checkedTo));
    tellHeaps(step, period, rowText);
    tellOnPaper(step, period);
    return step;
}

ParagraphStep heapValuesStep(const HeapPeriod& period)
{
    ParagraphStep step{.levels = Levels::only(Level::Values),
                       .title = QT_TRANSLATE_NOOP("Wording", "Why: the values of the heaps"),
                       .paragraphs = {ruleText(period)},
                       .saysValue = true,
                       .values = {},
                       .goOn = true};
    std::uint64_t largest = 0;
    for (const NimRow& row : period.rows)
        largest = std::max(largest, row.size);
    for (std::uint64_t size = 0; size <= largest && size < mostShownValues; ++size)
        step.values.push_back(period.values[firstLike(period, size)]);
    tellHeaps(step, period, valueText);
    tellOnPaper(step, period);
    return step;
}

} // namespace games
