// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/words.h"

#include <algorithm>

namespace games {

Sentence verdictSentence(theory::Outcome outcome, SourceText left, SourceText right)
{
    switch (outcome) {
    case theory::Outcome::P: return QT_TRANSLATE_NOOP("Wording", "The previous player wins");
    case theory::Outcome::N: return QT_TRANSLATE_NOOP("Wording", "The next player wins");
    case theory::Outcome::L:
    case theory::Outcome::R: break;
    }
    const SourceText winner = outcome == theory::Outcome::L ? left : right;
    return {QT_TRANSLATE_NOOP("Wording", "%1 wins, whoever starts"), {inner(winner.source)}};
}

std::string listedNumbers(const std::vector<std::uint64_t>& numbers)
{
    std::string text;
    for (const std::uint64_t number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

Sentence positionCount(std::uint64_t positions)
{
    //: how many positions there are, here one
    return {{QT_TRANSLATE_N_NOOP("Wording", "%1 position"), QT_TRANSLATE_N_NOOP("Wording", "%1 positions")},
            positions,
            {GroupedNumber{positions}}};
}

Sentence moveSentence(const Move& move)
{
    return {QT_TRANSLATE_NOOP("Wording", "The move: %1."), {inner(move.action.text())}};
}

Sentence takeMark(std::uint64_t count)
{
    //: a move, a verb: how many are taken
    return {QT_TRANSLATE_NOOP("Wording", "take %1"), {GroupedNumber{count}}};
}

namespace {

/// Of a row of heaps that is one of two or three below one another.
Sentence heapOfRow(std::ptrdiff_t place, std::ptrdiff_t count, double row, double last)
{
    if (count == 1)
        return row == 0      ? QT_TRANSLATE_NOOP("Wording", "the upper heap")
               : row == last ? QT_TRANSLATE_NOOP("Wording", "the lower heap")
                             : QT_TRANSLATE_NOOP("Wording", "the middle heap");
    //: of several rows of heaps: the number of the heap in its row
    return {row == 0 ? QT_TRANSLATE_NOOP("Wording", "heap %1 of the upper row")
            //: of several rows of heaps: the number of the heap in its row
            : row == last ? QT_TRANSLATE_NOOP("Wording", "heap %1 of the lower row")
                          //: of several rows of heaps: the number of the heap in its row
                          : QT_TRANSLATE_NOOP("Wording", "heap %1 of the middle row"),
            {static_cast<std::uint64_t>(place + 1)}};
}

} // namespace

std::optional<Sentence> namedHeap(std::uint32_t heap, const Board& before)
{
    const bool isHeaps = before.shape == Shape::Heaps;
    std::vector<double> rows; // of the heaps: each ends in its base, or is one piece
    bool haveSticks = false;
    for (const Piece& piece : before.pieces) {
        if (piece.kind == PieceKind::Base || (piece.kind == PieceKind::Pile && !isHeaps))
            rows.push_back(piece.row);
        haveSticks = haveSticks || piece.kind == PieceKind::Stick;
    }
    if (rows.size() == 1)
        return QT_TRANSLATE_NOOP("Wording", "the heap");
    const bool mayLie = isHeaps && (before.rows > tallestColumn || haveSticks);
    if (heap >= rows.size() || mayLie || rows.back() > 2)
        return std::nullopt;
    if (rows.back() > 0) {
        const auto [first, end] = std::ranges::equal_range(rows, rows[heap]);
        return heapOfRow(rows.begin() + heap - first, end - first, rows[heap], rows.back());
    }
    if (rows.size() > 3)
        return std::nullopt;
    if (heap == 0)
        return QT_TRANSLATE_NOOP("Wording", "the left heap");
    return heap + 1 == rows.size() ? QT_TRANSLATE_NOOP("Wording", "the right heap")
                                   : QT_TRANSLATE_NOOP("Wording", "the middle heap");
}

Sentence heapOnBoard(std::uint32_t heap, const Board& before)
{
    const Sentence numbered = {QT_TRANSLATE_NOOP("Wording", "heap %1"), {heap + 1}};
    return namedHeap(heap, before).value_or(numbered);
}

Told toldTaking(std::uint64_t count, std::uint32_t heap, const Board& before)
{
    //: how many were taken, and "the left heap" or "heap 5"
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I took %1 from %2."),
                    //: how many were taken, and "the left heap" or "heap 5"
                    QT_TRANSLATE_NOOP("Wording", "You took %1 from %2."),
                    //: how many were taken, and "the left heap" or "heap 5"; %3: who did it
                    QT_TRANSLATE_NOOP("Wording", "%3 took %1 from %2."),
                    {GroupedNumber{count}, inner(heapOnBoard(heap, before))});
}

Sentence textOfTaking(std::uint64_t count, std::uint32_t heap, const Board& before)
{
    if (const auto name = namedHeap(heap, before))
        //: a move: how many are taken, and "the left heap"
        return {QT_TRANSLATE_NOOP("Wording", "take %1 from %2"), {GroupedNumber{count}, inner(*name)}};
    //: a move: how many stones, and the number of the heap
    return {QT_TRANSLATE_NOOP("Wording", "take %1 from heap %2"), {GroupedNumber{count}, heap + 1}};
}

Where whereInHeap(std::uint32_t heap, const Board& before)
{
    if (const auto name = namedHeap(heap, before)) {
        //: a hint: "the left heap"
        Sentence holds(QT_TRANSLATE_NOOP("Wording", "%1 holds out longest."), {inner(*name)});
        holds.isCapitalized = true;
        //: a hint: "the left heap"
        return {.look = {QT_TRANSLATE_NOOP("Wording", "Look at %1."), {inner(*name)}},
                .holds = std::move(holds)};
    }
    return {.look = {QT_TRANSLATE_NOOP("Wording", "Look at heap %1."), {heap + 1}},
            .holds = {QT_TRANSLATE_NOOP("Wording", "Heap %1 holds out longest."), {heap + 1}}};
}

std::string columnName(std::uint32_t column)
{
    constexpr std::uint32_t letters = 26;
    const std::string before = column < letters ? "" : columnName(column / letters - 1);
    return before + static_cast<char>('a' + column % letters);
}

std::string cellName(std::uint32_t column, std::uint32_t row)
{
    return columnName(column) + std::to_string(row);
}

Ending cannotMoveEnding(theory::Play play)
{
    return {play == theory::Play::Normal ? QT_TRANSLATE_NOOP("Wording", "Whoever cannot move loses.")
                                         : QT_TRANSLATE_NOOP("Wording", "Whoever cannot move wins.")};
}

Ending lastStoneEnding(theory::Play play)
{
    return {play == theory::Play::Normal ? QT_TRANSLATE_NOOP("Wording", "Taking the last stone wins.")
                                         : QT_TRANSLATE_NOOP("Wording", "Taking the last stone loses."),
            {QT_TRANSLATE_NOOP("Wording", "You took the last stone"),
             QT_TRANSLATE_NOOP("Wording", "%1 took the last stone"),
             QT_TRANSLATE_NOOP("Wording", "I took the last stone")}};
}

Sentence listedPosition(std::string_view notation)
{
    return verbatim(listedText(notation));
}

std::string listedText(std::string_view notation)
{
    std::string text;
    for (const char c : notation.substr(notation.find(':') + 1))
        text += c == ',' ? std::string(", ") : std::string(1, c);
    return text;
}

} // namespace games
