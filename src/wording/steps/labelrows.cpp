// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/labelrows.h"

#include "wording/text/text.h"

namespace wording {
namespace {

QString markedText(std::uint64_t number, Marked marked, const char* tag)
{
    return marked == Marked::Plain ? localized(number)
                                   : QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), localized(number));
}

/// "6, 5 or 4".
QString cellOptions(const games::LabelCell& cell, Marked marked)
{
    QStringList numbers;
    for (const std::uint64_t option : cell.options)
        numbers.append(option == cell.decisive ? markedText(option, marked, "u") : localized(option));
    return orList(numbers);
}

} // namespace

QString askedText(const games::LabelRow& row, const games::LabelCell& cell, Marked marked)
{
    const QString first = markedText(cell.number, marked, "b");
    const QString number = localized(cell.number);
    if (cell.options.empty())
        //: the same position twice: P or N?
        return (row.isMisere ? translate("Wording", "From %1 there is no move, and whoever cannot "
                                                    "move wins — so what is %2?")
                             : translate("Wording", "From %1 there is no move, and whoever cannot "
                                                    "move has lost — so what is %2?"))
            .arg(first, number);
    const QString options = cellOptions(cell, marked);
    if (cell.decisive)
        //: a position, what moves leave, one of these that is P, and the first position again
        return translate("Wording", "From %1 you can leave %2. Position %3 is P — so what is %4?")
            .arg(first, options, localized(*cell.decisive), number);
    if (cell.options.size() == 1)
        //: a position, what its only move leaves, and the first position again
        return translate("Wording", "From %1 you can only leave %2, which is N — so what is %3?")
            .arg(first, options, number);
    //: a position, what moves leave, and the first position again
    return translate("Wording", "From %1 you can leave %2. None of them is P — so what is %3?")
        .arg(first, options, number);
}

QString labelledText(const games::LabelRow& row, const games::LabelCell& cell)
{
    const QString number = localized(cell.number);
    if (cell.options.empty())
        return (row.isMisere
                    ? translate("Wording", "%1 is N: nobody can move, and the player to move has won.")
                    : translate("Wording", "%1 is P: nobody can move, and the player who moved "
                                           "last has won."))
            .arg(number);
    if (cell.decisive)
        //: two positions
        return translate("Wording", "%1 is N: leave %2, and the other player is in P.")
            .arg(number, localized(*cell.decisive));
    return translate("Wording", "%1 is P: whatever you leave is N for the other player.").arg(number);
}

QString rowText(const games::LabelRow& row)
{
    QStringList cold;
    for (const games::LabelCell& cell : row.cells)
        if (cell.isCold)
            cold.append(localized(cell.number));
    return translate("Wording", "P in this row: %1.").arg(andList(cold));
}

QStringList labelsText(const games::LabelRowStep& step)
{
    const games::LabelCell& last = step.row.cells.back();
    return {translate("Wording",
                      "From the end on: a position is N where a move leaves P, and P where no move "
                      "does."),
            step.number == last.number
                ? labelledText(step.row, last)
                : translate("Wording", "In the same way the labels go on, one after the other, up to %1.")
                      .arg(localized(step.number))};
}

} // namespace wording
