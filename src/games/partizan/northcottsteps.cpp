// SPDX-License-Identifier: GPL-3.0-or-later

// Northcott's game explained: gaps as heaps, or what a row is worth where tokens go one way.

#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/options.h"
#include "games/partizan/northcott.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace games {
namespace {

/// What a row is worth where tokens go one way. By induction over the moves:
/// Both to the right, White on the left of a gap of n: Left makes it any smaller one, Right only larger ones,
/// { 0, 1, …, n-1 | more than n } = n, a free move for each square of the gap.
/// Forward, face to face: both make the gap any smaller one, { *0, …, *(n-1) | the same } = *n.
/// Forward, back to back: nobody is in the other one's way.
std::string valueOf(const TokenRow& row, TokenWay way)
{
    const bool isWhiteLeft = row.white < row.black;
    const auto gap = static_cast<std::int64_t>(row.gap());
    if (way == TokenWay::Right)
        return integerAndStarText(isWhiteLeft ? gap : -gap, 0);
    return isWhiteLeft ? integerAndStarText(0, row.gap())
                       : integerAndStarText(std::int64_t{row.width} - 1 - row.white - row.black, 0);
}

/// What is counted in a row: "Row 2, back to back with 3 before White and 1 before Black: 2."
Sentence countText(const TokenRow& row, std::uint64_t number, TokenWay way)
{
    const bool isWhiteLeft = row.white < row.black;
    const bool isForward = way == TokenWay::Own;
    if (isForward && !isWhiteLeft)
        //: the number of a row, two numbers of free squares, and the value of the row
        return {QT_TRANSLATE_NOOP("Wording",
                                  "Row %1, back to back with %2 before White and %3 before Black: %4."),
                {GroupedNumber{number}, GroupedNumber{row.width - 1U - row.white}, GroupedNumber{row.black},
                 valueOf(row, way)}};
    //: the number of a row, how many squares are free, and the value of the row
    return {isForward     ? QT_TRANSLATE_NOOP("Wording", "Row %1, face to face with a gap of %2: %3.")
            : isWhiteLeft ? QT_TRANSLATE_NOOP("Wording", "Row %1, White on the left of a gap of %2: %3.")
                          : QT_TRANSLATE_NOOP("Wording", "Row %1, Black on the left of a gap of %2: %3."),
            {GroupedNumber{number}, GroupedNumber{row.gap()}, valueOf(row, way)}};
}

/// What a row is worth, and why.
std::vector<Sentence> ruleTexts(TokenWay way)
{
    if (way == TokenWay::Own)
        return {
            QT_TRANSLATE_NOOP(
                "Wording", "Face to face both players can only make the gap of a row smaller, by as much as "
                           "they like: a row face to face with a gap of n is worth *n, a Nim heap."),
            QT_TRANSLATE_NOOP("Wording",
                              "Back to back the tokens part for good, and the empty squares before each are "
                              "free moves: each one before White counts 1, each one before Black −1.")};
    return {
        QT_TRANSLATE_NOOP(
            "Wording", "Only the token on the left can make the gap of a row smaller, by as much as its "
                       "player likes; the other one can only make it larger. So a gap of n is n free moves: "
                       "it is worth n where White stands on its left, and −n where Black does."),
        QT_TRANSLATE_NOOP(
            "Wording", "For with White on the left of a gap of n, White leaves one of the values 0 to n − 1 "
                       "and Black only more than n, if anything: n is the simplest number in between.")};
}

} // namespace

/// The tokens of a row and the squares in between.
std::vector<PieceId> Northcott::piecesOfRow(std::uint32_t row) const
{
    const auto [low, high] = std::minmax(m_rows[row].white, m_rows[row].black);
    std::vector<PieceId> pieces{coinId(row, low)};
    for (std::uint32_t square = low + 1; square < high; ++square)
        pieces.push_back(pieceId(row, square));
    pieces.push_back(coinId(row, high));
    return pieces;
}

std::vector<Step> Northcott::gapSteps(const Answer& known) const
{
    NimSummands summands{.levels = Levels::from(Level::Values),
                         .summand = Summand::Disguised,
                         .rows = {},
                         .play = m_play,
                         .mayGrow = true};
    for (std::uint32_t row = 0; row < m_rows.size(); ++row)
        summands.rows.push_back({m_rows[row].gap(), m_rows[row].gap(), piecesOfRow(row)});
    summands.name = [](std::vector<NimRow>& rows, bool) {
        for (std::uint64_t row = 0; row < rows.size(); ++row)
            //: before a number in a table: the number of a row
            rows[row].name = {.label = {QT_TRANSLATE_NOOP("Wording", "Row %1"), {row + 1}},
                              .told = {QT_TRANSLATE_NOOP("Wording", "the gap of row %1"), {row + 1}}};
    };
    const auto advances = onlyMoves(known, [this](const Move& move) {
        const auto& token = move.action.as<MoveToken>();
        return after(move).m_rows[token.row].gap() < m_rows[token.row].gap();
    });
    const Disguise gaps{
        .heaps = QT_TRANSLATE_NOOP("Wording", "The gap of each row is a heap: %1."),
        .move = QT_TRANSLATE_NOOP("Wording",
                                  "An advance takes from a gap. A retreat opens it, and the same advance of "
                                  "the opponent restores it; room to retreat runs out, so it changes "
                                  "nothing."),
        .title = QT_TRANSLATE_NOOP("Wording", "Why: the gaps")};
    return disguisedSteps(gaps, summands, advances, [this](const Move& move) {
        const std::uint32_t row = move.action.as<MoveToken>().row;
        const Northcott left = after(move);
        const std::uint64_t gap = left.m_rows[row].gap();
        return NimChange{
            .row = row, .rows = {{gap, gap, left.piecesOfRow(row)}}, .taken = change(move).touched()};
    });
}

std::vector<Step> Northcott::valueSteps(const Answer& known) const
{
    ParagraphStep rule{.levels = Levels::from(Level::Values),
                       .title = QT_TRANSLATE_NOOP("Wording", "Why: what a row is worth"),
                       .paragraphs = ruleTexts(m_way)};
    ParagraphStep sum{.levels = Levels::from(Level::Values),
                      .title = QT_TRANSLATE_NOOP("Wording", "Why: the values of the rows"),
                      .paragraphs = {},
                      .says = Says::Winner};
    std::vector<Sentence> counts;
    std::vector<Sentence> values;
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        const std::uint64_t number = std::uint64_t{row} + 1;
        counts.push_back(countText(m_rows[row], number, m_way));
        //: the number of a row, and its value
        values.push_back({QT_TRANSLATE_NOOP("Wording", "row %1: %2"), {number, valueOf(m_rows[row], m_way)}});
        std::ranges::move(piecesOfRow(row), std::back_inserter(rule.pieces));
    }
    rule.paragraphs.push_back({"%1", {joined(std::move(counts), " ")}});
    sum.pieces = rule.pieces;
    const Players& players = info().players;
    if (!values.empty())
        sum.paragraphs.push_back(
            {QT_TRANSLATE_NOOP("Wording",
                               "The rows are independent, so the position is worth their sum. %1."),
             {joined(std::move(values), QT_TRANSLATE_NOOP("Wording", "; "))}});
    //: a value, such as 3/2, and who wins: a sentence
    sum.paragraphs.push_back({QT_TRANSLATE_NOOP("Wording", "The sum is %1. %2."),
                              {known.verdict.value.value_or(""),
                               inner(verdictSentence(*known.verdict.outcome, players.left, players.right))}});
    if (m_rows.empty())
        return {std::move(sum)};
    return {std::move(rule), std::move(sum)};
}

std::vector<Step> Northcott::steps(const Answer& known) const
{
    if (known.theorem == rowGapsTheorem)
        return gapSteps(known);
    if (known.theorem == rowValuesTheorem && known.verdict.outcome)
        return valueSteps(known);
    std::vector<Step> steps;
    appendMethod(steps, known);
    return steps;
}

/// Where tokens go one way only the gap of a row is no heap.
std::optional<Idea> Northcott::idea() const
{
    if (m_way != TokenWay::Both)
        return std::nullopt;
    LensHeaps gaps;
    for (std::uint32_t row = 0; row < m_rows.size(); ++row)
        gaps.push_back({.key = row, .size = m_rows[row].gap(), .pieces = piecesOfRow(row)});
    return ideaOfNim(
        gaps, m_play,
        QT_TRANSLATE_NOOP("Wording",
                          "The gap of each row is a heap: %1. Whoever retreats is followed at once."));
}

} // namespace games
