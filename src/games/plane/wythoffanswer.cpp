// SPDX-License-Identifier: GPL-3.0-or-later
// What is known about Wythoff's game: its answers, Why? and the map.

#include "games/judge.h"
#include "games/options.h"
#include "games/plane/wythoff.h"
#include "games/plane/wythofftable.h"
#include "theory/goldenratio.h"

#include <algorithm>
#include <cassert>

namespace games {
namespace {

/// Tables that come with an answer by formula.
constexpr std::uint64_t affordablePairs = 4'000'000;
/// Grundy values are in them for heaps below this one.
constexpr std::uint64_t affordableColumns = 2'049;

std::uint64_t differenceOf(Point heaps)
{
    return std::max(heaps.x, heaps.y) - std::min(heaps.x, heaps.y);
}

theory::Outcome outcomeOf(Point heaps, theory::Play play)
{
    return theory::coldPartner(heaps.x, play) == heaps.y ? theory::Outcome::P : theory::Outcome::N;
}

std::string pairText(Point pair)
{
    return "(" + std::to_string(pair.x) + ", " + std::to_string(pair.y) + ")";
}

/// `hasWonMisere`: no move is left in misère play.
Sentence endText(const std::optional<Move>& winning, bool hasWonMisere)
{
    if (winning)
        return {QT_TRANSLATE_NOOP("Wording", "So the position is hot: %1 leaves a cold pair."),
                {inner(winning->action.text())}};
    return hasWonMisere
               ? QT_TRANSLATE_NOOP("Wording",
                                   "But no move is left, and in misère play the player to move has won: "
                                   "the position is hot.")
               : QT_TRANSLATE_NOOP("Wording",
                                   "The position is this pair, so it is cold: two cold pairs have neither a "
                                   "number nor the difference in common, so no move leads from one to "
                                   "another.");
}

} // namespace

std::vector<Point> Wythoff::winningPoints() const
{
    const theory::ColdPair pair = theory::coldPair(differenceOf(m_heaps), m_play);
    const bool xIsLarger = m_heaps.x > m_heaps.y;
    std::vector<Point> points{
        {theory::coldPartner(m_heaps.y, m_play), m_heaps.y},
        {m_heaps.x, theory::coldPartner(m_heaps.x, m_play)},
        {xIsLarger ? pair.larger : pair.smaller, xIsLarger ? pair.smaller : pair.larger}};
    std::erase_if(points, [this](Point point) { return !reaches(point); });
    return points;
}

std::optional<WythoffTable> Wythoff::affordableTable(const Question& question, const solver::Job& job) const
{
    const bool wantsGrundy = question.grundy && m_play == theory::Play::Normal;
    const WythoffTable::Extent extent = WythoffTable::below(m_heaps);
    const bool withGrundy = wantsGrundy && extent.columns <= affordableColumns;
    if (!withGrundy && !question.remoteness)
        return std::nullopt;
    auto made =
        WythoffTable::make(extent, {.play = m_play, .grundy = withGrundy}, limitedTo(job, affordablePairs));
    if (auto* table = std::get_if<WythoffTable>(&made))
        return std::move(*table);
    return std::nullopt;
}

Answer Wythoff::answer(const Question& question, const solver::Job& job) const
{
    if (!question.theoremsAllowed)
        return answerByTable(question, job);
    Answer answer{.method = Method::Theory, .theorem = goldenRatioTheorem};
    const auto table = affordableTable(question, job);
    const bool hasGrundy = table && table->hasGrundy();
    const bool hasRemoteness = table && question.remoteness;
    const auto judge = [&](Point heaps) {
        return makeVerdict(outcomeOf(heaps, m_play),
                           hasGrundy ? std::optional(table->grundy(heaps)) : std::nullopt,
                           hasRemoteness ? std::optional(table->remoteness(heaps)) : std::nullopt);
    };
    answer.verdict = judge(m_heaps);
    answer.grundyTooLarge = question.grundy && m_play == theory::Play::Normal && !hasGrundy;
    if (!question.moves)
        return answer;
    const MoveList list = moves();
    judgeMoves(answer, list.moves, [&](const Move& move) { return judge(move.action.as<MoveQueen>().to); });
    answer.omitted = list.omitted;
    return answer;
}

Answer Wythoff::answerByTable(const Question& question, const solver::Job& job) const
{
    Answer answer{.method = Method::Table};
    const bool withGrundy = question.grundy && m_play == theory::Play::Normal;
    const auto made =
        WythoffTable::make(WythoffTable::below(m_heaps), {.play = m_play, .grundy = withGrundy}, job);
    const auto* table = std::get_if<WythoffTable>(&made);
    if (table == nullptr)
        answer.unsolved = std::get<solver::Unsolved>(made);
    answer.positions = table == nullptr ? answer.unsolved->positions : table->positions();
    const auto judge = [&](Point heaps) -> Verdict {
        if (table == nullptr)
            return {};
        return makeVerdict(table->outcome(heaps),
                           withGrundy ? std::optional(table->grundy(heaps)) : std::nullopt,
                           question.remoteness ? std::optional(table->remoteness(heaps)) : std::nullopt);
    };
    answer.verdict = judge(m_heaps);
    if (!question.moves)
        return answer;
    MoveList list;
    if (table == nullptr)
        list = moves();
    else
        std::ranges::transform(allPoints(), std::back_inserter(list.moves),
                               [this](Point to) { return moveTo(to); });
    answer.omitted = list.omitted;
    judgeMoves(answer, list.moves, [&](const Move& move) { return judge(move.action.as<MoveQueen>().to); });
    return answer;
}

std::vector<Step> Wythoff::steps(const Answer& known) const
{
    constexpr std::uint64_t mostFirst = 6;
    constexpr std::size_t mostForMex = 60;
    const auto pairAt = [this](std::uint64_t k) -> Point {
        const theory::ColdPair pair = theory::coldPair(k, m_play);
        return {pair.smaller, pair.larger};
    };
    std::vector<Point> first;
    first.reserve(mostFirst);
    for (std::uint64_t k = 0; k < mostFirst; ++k)
        first.push_back(pairAt(k));
    std::ranges::sort(first);
    std::string pairs;
    for (const Point pair : first)
        pairs += (pairs.empty() ? "" : " ") + pairText(pair);
    ParagraphStep golden{.levels = Levels::from(Level::Theorems),
                         .title = QT_TRANSLATE_NOOP("Wording", "Why: the golden ratio"),
                         .paragraphs = {},
                         .says = Says::WinningMove};
    if (!known.moves.empty() && known.moves.front().winning)
        golden.move = known.moves.front().move;
    const std::uint64_t k = differenceOf(m_heaps);
    golden.paragraphs = {
        Sentence(m_play == theory::Play::Normal
                     ? QT_TRANSLATE_NOOP(
                           "Wording",
                           "The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two "
                           "numbers differ by k, and each whole number from 1 on is in exactly one pair.")
                     : QT_TRANSLATE_NOOP(
                           "Wording",
                           "In misère play the cold pairs begin with %1 …; from the third on they are "
                           "those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ."),
                 {pairs}),
        //: a number, and two numbers such as (3, 5)
        Sentence(QT_TRANSLATE_NOOP("Wording",
                                   "Here the difference is %1, and the cold pair with this difference "
                                   "is %2."),
                 {k, pairText(pairAt(k))}),
        endText(golden.move, m_play == theory::Play::Misere && m_heaps == Point())};
    std::vector<Step> steps{std::move(golden)};
    if (hasMex(known) && known.moves.size() <= mostForMex)
        steps.emplace_back(mexOf(known));
    return steps;
}

solver::Solved<PositionMap> Wythoff::map(std::uint32_t columns, std::uint32_t rows,
                                         const solver::Job& job) const
{
    PositionMap map = PositionMap::upTo(columns, rows);
    if (map.columns == 0 || map.rows == 0)
        return map;
    const bool withGrundy = m_play == theory::Play::Normal;
    const auto made = WythoffTable::make(WythoffTable::below({map.columns - 1, map.rows - 1}),
                                         {.play = m_play, .grundy = withGrundy}, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&made))
        return *unsolved;
    const auto& table = std::get<WythoffTable>(made);
    for (std::uint64_t y = 0; y < map.rows; ++y) {
        for (std::uint64_t x = 0; x < map.columns; ++x) {
            map.outcomes.push_back(outcomeOf({x, y}, m_play));
            map.remoteness.push_back(table.remoteness({x, y}));
            if (withGrundy)
                map.grundy.push_back(table.grundy({x, y}));
        }
    }
    return map;
}

} // namespace games
