// SPDX-License-Identifier: GPL-3.0-or-later

// What octal games and Grundy's game say of themselves.

#include "games/octal/octal.h"
#include "games/octal/octalcode.h"

namespace games {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// What a code's digit allows for the takes `numbers`, as a part of a sentence; see solver/sequences/octal.h.
Sentence wayOfDigit(std::uint64_t digit, Numbers numbers)
{
    const std::uint64_t most = numbers.back();
    const std::vector<Argument> takes{AnyOf{std::move(numbers)}};
    switch (digit) {
    case 1: return {QT_TRANSLATE_NOOP("Wording", "take a whole heap of %1"), takes};
    case 2: return {QT_TRANSLATE_NOOP("Wording", "take %1 from a heap so that one heap is left"), takes};
    case 3:
        return {{QT_TRANSLATE_N_NOOP("Wording", "take %1 pin from an end of a heap"),
                 QT_TRANSLATE_N_NOOP("Wording", "take %1 pins from an end of a heap")},
                most,
                takes};
    case 4: return {QT_TRANSLATE_NOOP("Wording", "take %1 from a heap so that two heaps are left"), takes};
    case 5:
        return {QT_TRANSLATE_NOOP(
                    "Wording", "take a whole heap of %1, or take %1 from a heap so that two heaps are left"),
                takes};
    case 6:
        return {{QT_TRANSLATE_N_NOOP("Wording", "take %1 pin of a heap, but not a whole heap"),
                 QT_TRANSLATE_N_NOOP("Wording", "take %1 neighbouring pins of a heap, but not a whole heap")},
                most,
                takes};
    default: break;
    }
    return {{QT_TRANSLATE_N_NOOP("Wording", "take %1 pin of a heap"),
             QT_TRANSLATE_N_NOOP("Wording", "take %1 neighbouring pins of a heap")},
            most,
            takes};
}

std::vector<Sentence> waysToMove(const Numbers& digits)
{
    std::vector<Sentence> ways;
    if (!digits.empty() && digits.front() != 0)
        ways.emplace_back(QT_TRANSLATE_NOOP("Wording", "divide a heap into two"));
    for (std::uint64_t digit = 7; digit > 0; --digit) {
        Numbers takes;
        for (std::uint64_t take = 1; take < digits.size(); ++take) {
            if (digits[take] == digit)
                takes.push_back(take);
        }
        if (!takes.empty())
            ways.push_back(wayOfDigit(digit, std::move(takes)));
    }
    return ways;
}

/// "Take a whole heap of 1, or take 2 pins from an end of a heap." `digits` are not all 0.
Sentence octalRule(const Numbers& digits)
{
    const std::vector<Sentence> ways = waysToMove(digits);
    Sentence either = ways.front();
    for (std::size_t i = 1; i < ways.size(); ++i)
        //: two ways to move: "take 1 pin of a heap, or divide a heap"
        either = Sentence(QT_TRANSLATE_NOOP("Wording", "%1, or %2"), {inner(either), inner(ways[i])});
    //: a rule that becomes a sentence
    Sentence rule(QT_TRANSLATE_NOOP("Wording", "%1."), {inner(std::move(either))});
    rule.isCapitalized = true;
    const bool divides =
        std::any_of(digits.begin() + 1, digits.end(), [](std::uint64_t digit) { return digit > 5; });
    return divides ? Sentence(QT_TRANSLATE_NOOP("Wording", "%1 What is left on two sides becomes two heaps."),
                              {inner(std::move(rule))})
                   : rule;
}

Sentence divisionText(const DivideHeap& move, const Board& board)
{
    const auto& [heap, inRow, before, taken, left, right] = move;
    const std::uint32_t number = heap + 1;
    const Argument take = GroupedNumber{taken};
    const Argument ofLeft = GroupedNumber{left};
    const Argument ofRight = GroupedNumber{right};
    const Argument rest = GroupedNumber{left + right};
    const auto name = namedHeap(heap, board);
    if (name && taken == 0)
        //: a move: "the left heap", and the sizes of what it becomes
        return {QT_TRANSLATE_NOOP("Wording", "divide %1 into %2 and %3"), {inner(*name), ofLeft, ofRight}};
    if (name && left != 0 && right != 0)
        //: a move: how many pins, "the left heap", and the sizes of what is left
        return {QT_TRANSLATE_NOOP("Wording", "take %1 from %2, leaving %3 and %4"),
                {take, inner(*name), ofLeft, ofRight}};
    if (name)
        return textOfTaking(taken, heap, board);
    if (taken == 0)
        //: a move: the number of a heap, and the sizes of what it becomes
        return {QT_TRANSLATE_NOOP("Wording", "divide heap %1 into %2 and %3"), {number, ofLeft, ofRight}};
    if (left == 0 && right == 0)
        return {QT_TRANSLATE_NOOP("Wording", "take all of heap %1"), {number}};
    if (left != 0 && right != 0)
        //: a move: how many pins, the number of the heap, and the sizes of what is left
        return {QT_TRANSLATE_NOOP("Wording", "take %1 from heap %2, leaving %3 and %4"),
                {take, number, ofLeft, ofRight}};
    if (!inRow)
        //: a move: how many pins, the number of the heap, and the size of what is left
        return {QT_TRANSLATE_NOOP("Wording", "take %1 from heap %2, leaving %3"), {take, number, rest}};
    if (taken == 1)
        //: a move: the number of the heap, and the size of what is left
        return {left == 0 ? QT_TRANSLATE_NOOP("Wording", "take the first of heap %1, leaving %2")
                          : QT_TRANSLATE_NOOP("Wording", "take the last of heap %1, leaving %2"),
                {number, rest}};
    //: a move: how many pins, the number of the heap, and the size of what is left
    const SourceTexts atFront{QT_TRANSLATE_N_NOOP("Wording", "take the first %1 of heap %2, leaving %3"),
                              QT_TRANSLATE_N_NOOP("Wording", "take the first %1 of heap %2, leaving %3")};
    //: a move: how many pins, the number of the heap, and the size of what is left
    const SourceTexts atBack{QT_TRANSLATE_N_NOOP("Wording", "take the last %1 of heap %2, leaving %3"),
                             QT_TRANSLATE_N_NOOP("Wording", "take the last %1 of heap %2, leaving %3")};
    return {left == 0 ? atFront : atBack, taken, {take, number, rest}};
}

} // namespace

MoveWords DivideHeap::words(const Board& board) const
{
    const bool isOne = left + right == 0 || (!inRow && (left == 0 || right == 0));
    std::vector<Argument> numbers{heap + 1, GroupedNumber{before},
                                  GroupedNumber{isOne ? left + right : left}};
    if (!isOne)
        numbers.emplace_back(GroupedNumber{right});
    return {.text = divisionText(*this, board),
            .label = {isOne ? "%1: %2→%3" : "%1: %2→%3+%4", numbers},
            //: on the board, a verb: what a move does to a heap
            .mark = taken == 0 ? QT_TRANSLATE_NOOP("Wording", "divide") : takeMark(taken),
            .where = whereInHeap(heap, board)};
}

Told DivideHeap::told(const Board& board) const
{
    const Argument where = inner(heapOnBoard(heap, board));
    if (taken == 0)
        //: "the left heap" or "heap 5", and the sizes of what it became
        return toldWith(QT_TRANSLATE_NOOP("Wording", "I divided %1 into %2 and %3."),
                        //: "the left heap" or "heap 5", and the sizes of what it became
                        QT_TRANSLATE_NOOP("Wording", "You divided %1 into %2 and %3."),
                        //: "the left heap" or "heap 5", and the sizes of what it became; %4: who did it
                        QT_TRANSLATE_NOOP("Wording", "%4 divided %1 into %2 and %3."),
                        {where, GroupedNumber{left}, GroupedNumber{right}});
    if (left == 0 || right == 0)
        return toldTaking(taken, heap, board);
    //: how many were taken, "the left heap" or "heap 5", and the sizes of what it became
    return toldWith(
        QT_TRANSLATE_NOOP("Wording", "I took %1 from %2. %3 and %4 are left."),
        //: how many were taken, "the left heap" or "heap 5", and the sizes of what it became
        QT_TRANSLATE_NOOP("Wording", "You took %1 from %2. %3 and %4 are left."),
        //: how many were taken, "the left heap" or "heap 5", and the sizes of what it became; %5: who did it
        QT_TRANSLATE_NOOP("Wording", "%5 took %1 from %2. %3 and %4 are left."),
        {GroupedNumber{taken}, where, GroupedNumber{left}, GroupedNumber{right}});
}

template <>
Words Octal::words() const
{
    const std::string code = printOctalCode(rule());
    return {.rule = octalRule(ruleNumbers()),
            .ending = cannotMoveEnding(play()),
            .shortly = heaps().empty() ? verbatim(code)
                                       : Sentence(QT_TRANSLATE_NOOP("Wording", "%1: %2"),
                                                  {code, listedText(notation())})};
}

template <>
Words GrundysGame::words() const
{
    return {.rule = QT_TRANSLATE_NOOP("Wording", "Divide a heap into two heaps of different sizes."),
            .ending = cannotMoveEnding(play()),
            .shortly = listedPosition(notation())};
}

} // namespace games
