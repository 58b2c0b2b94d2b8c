// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/nimsteps.h"

#include "wording/text/text.h"

#include <algorithm>
#include <vector>

namespace wording {
namespace {

QString proofText(std::uint64_t most)
{
    return counted(
        QT_TRANSLATE_N_NOOP("Wording", "The value of a heap depends only on the value just before it. "
                                       "So once a value comes back, all that follow come back."),
        QT_TRANSLATE_N_NOOP("Wording", "The value of a heap depends only on the %1 values before it. So once "
                                       "%1 values in a row come back, all that follow come back."),
        most);
}

/// Of an octal game: what has been seen, and the theorem.
QString octalProofText(const games::PeriodStep& step, std::uint64_t checkedTo)
{
    return translate("Wording",
                     "This is proven: all heaps below %1 have been worked out, and there every value from "
                     "heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a "
                     "stretch makes the values repeat for ever: a larger heap falls apart in the same ways "
                     "as the one that is %3 smaller.")
        .arg(localized(checkedTo), localized(step.preperiod), localized(step.period));
}

QString periodText(const games::PeriodStep& step)
{
    if (step.preperiod == 0)
        return translate("Wording", "The values repeat with period %1.").arg(step.period);
    return translate("Wording", "The values repeat with period %1, from heap size %2 on.")
        .arg(step.period)
        .arg(step.preperiod);
}

/// A heap of the same value among those before the period comes back.
std::uint64_t firstLike(const games::PeriodStep& step, std::uint64_t size)
{
    return size < step.preperiod + step.period ? size
                                               : step.preperiod + (size - step.preperiod) % step.period;
}

QString rowText(const games::PeriodStep& step, std::size_t index)
{
    const games::NimRow& row = step.rows[index];
    const std::uint64_t same = firstLike(step, row.size);
    if (same == row.size)
        return translate("Wording", "Heap %1: %2 has the value %3.")
            .arg(index + 1)
            .arg(row.size)
            .arg(row.nimber);
    return translate("Wording", "Heap %1: %2 is like %3 and has the value %4.")
        .arg(index + 1)
        .arg(row.size)
        .arg(same)
        .arg(row.nimber);
}

/// With one heap its value decides; several are added by the nim-sum, which is a step of its own.
QString decisionText(std::uint64_t value)
{
    return value == 0 ? translate("Wording", "A value of 0 means that the player to move loses.")
                      : translate("Wording", "A value other than 0 means that the player to move wins.");
}

QString ruleText(const games::PeriodStep& step)
{
    const QString rule =
        step.checkedTo
            ? translate("Wording", "The value of a heap is the least number that is not the value of what a "
                                   "move can leave of it; two heaps count by the nim-sum of their values.")
        : step.play == theory::Play::Normal
            ? translate(
                  "Wording",
                  "The value of a heap is the least number that is not the value of a heap it can become.")
            : translate("Wording",
                        "In misère play a heap without a move has the value 1. Any other heap has the "
                        "least number that is not the value of a heap it can become.");
    return translate("Wording", "%1 %2").arg(rule, periodText(step));
}

} // namespace

QString valuesLine(const games::PeriodStep& step)
{
    constexpr std::uint64_t most = 24;
    std::uint64_t last = 0;
    for (const games::NimRow& row : step.rows)
        last = std::max(last, firstLike(step, row.size));
    const std::uint64_t whole = step.preperiod + step.period;
    const std::uint64_t count = whole <= most ? whole : last + 1;
    if (count > most || count > step.values.size())
        return {};
    QStringList values;
    for (std::size_t size = 0; size < count; ++size)
        values.append(QString::number(step.values[size]));
    return translate("Wording", "From a heap of 0 on the values are %1, …")
        .arg(values.join(QStringLiteral(", ")));
}

QStringList paragraphs(const games::PeriodStep& step)
{
    constexpr std::size_t mostRows = 8;
    QStringList texts{ruleText(step)};
    if (!step.takes.empty()) {
        const QString proof = proofText(step.takes.back());
        texts.append(step.takes.back() == 1 ? proof : proof.arg(step.takes.back()));
    }
    if (step.checkedTo)
        texts.append(octalProofText(step, *step.checkedTo));
    std::vector<std::size_t> heaps;
    for (std::size_t i = 0; i < step.rows.size(); ++i) {
        if (step.rows[i].size > 0)
            heaps.push_back(i);
    }
    for (std::size_t i = 0; i < heaps.size() && i < mostRows; ++i)
        texts.append(rowText(step, heaps[i]));
    if (heaps.size() == 1)
        texts.append(decisionText(step.rows[heaps.front()].nimber));
    return texts;
}

} // namespace wording
