// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/words.h"

#include <algorithm>
#include <iterator>

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

Sentence heapOnBoard(std::uint32_t heap, const Board& board)
{
    std::vector<Piece> bases;
    std::ranges::copy_if(board.pieces, std::back_inserter(bases),
                         [](const Piece& piece) { return piece.kind == PieceKind::Base; });
    const bool isRow =
        std::ranges::all_of(bases, [&bases](const Piece& base) { return base.row == bases.front().row; });
    if (isRow && bases.size() == 1)
        return QT_TRANSLATE_NOOP("Wording", "the heap");
    if (!isRow || bases.empty() || bases.size() > 3)
        return {QT_TRANSLATE_NOOP("Wording", "heap %1"), {heap + 1}};
    if (heap == 0)
        return QT_TRANSLATE_NOOP("Wording", "the left heap");
    return heap + 1 == bases.size() ? QT_TRANSLATE_NOOP("Wording", "the right heap")
                                    : QT_TRANSLATE_NOOP("Wording", "the middle heap");
}

Told toldTaking(std::uint64_t count, std::uint32_t heap, const Board& before)
{
    //: how many were taken, and "the left heap" or "heap 5"
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I took %1 from %2."),
                    //: how many were taken, and "the left heap" or "heap 5"
                    QT_TRANSLATE_NOOP("Wording", "You took %1 from %2."),
                    {GroupedNumber{count}, inner(heapOnBoard(heap, before))});
}

Where whereInHeap(std::uint32_t heap)
{
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
