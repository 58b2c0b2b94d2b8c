// SPDX-License-Identifier: GPL-3.0-or-later
// What is known about Nim in the plane: its answers, Why?, the lens and the map.

#include "games/explanation.h"
#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/plane/counterset.h"
#include "games/plane/plane.h"
#include "games/searchjudge.h"

#include <algorithm>

namespace games {
namespace {

/// Positions with more moves than this are not searched.
constexpr std::uint64_t mostSearched = 20'000;

std::uint64_t movesOf(const Heaps& heaps)
{
    std::uint64_t moves = 0;
    for (const std::uint64_t heap : heaps)
        moves += heap;
    return moves;
}

/// Remoteness of everything below `heaps` when that takes a few milliseconds.
std::optional<HeapTable> mapTable(const HeapTable::Game& game, const solver::Job& job)
{
    constexpr std::uint64_t mostLookUps = 4'000'000;
    const std::uint64_t moves = std::max<std::uint64_t>(movesOf(game.heaps), 1);
    if (HeapTable::positionsBelow(game.heaps, mostLookUps) > mostLookUps / moves)
        return std::nullopt;
    auto made = HeapTable::make(game, job);
    if (auto* table = std::get_if<HeapTable>(&made))
        return std::move(*table);
    return std::nullopt;
}

} // namespace

Answer Plane::answer(const Question& question, const solver::Job& job) const
{
    if (!question.theoremsAllowed)
        return answerBySearch(question, job);
    Answer answer{.method = Method::Theory, .theorem = coordinatesTheorem};
    const Heaps here = heaps();
    const auto table =
        question.remoteness
            ? affordableTable({.heaps = here, .takes = {}, .play = m_play, .grundy = false}, job)
            : std::nullopt;
    const bool withGrundy = question.grundy && m_play == theory::Play::Normal;
    const auto judge = [&](const NimCount& count, const Heaps& left) {
        return makeVerdict(count.outcome(m_play), withGrundy ? std::optional(count.sum()) : std::nullopt,
                           table ? std::optional(table->remoteness(left)) : std::nullopt);
    };
    const NimCount all = count();
    answer.verdict = judge(all, here);
    if (!question.moves)
        return answer;
    const MoveList list = moves();
    judgeMoves(answer, list.moves, [&](const Move& move) {
        const auto& [from, to] = move.action.as<MoveCounter>();
        NimCount left = all;
        left.remove(NimSummand::heap(from.x != to.x ? from.x : from.y));
        left.add(NimSummand::heap(from.x != to.x ? to.x : to.y));
        return judge(left, table ? after(move).heaps() : Heaps());
    });
    answer.omitted = list.omitted;
    return answer;
}

Answer Plane::answerBySearch(const Question& question, const solver::Job& job) const
{
    Answer answer;
    const std::uint64_t moveCount = movesOf(heaps());
    if (moveCount > mostSearched)
        answer.unsolved = solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
    SearchJudge<CounterSet> judges(m_play, question, job, moveCount);
    const auto judge = [&](const Plane& plane) {
        return answer.unsolved ? Verdict() : judges.bySearch({plane.m_counters});
    };
    answer.verdict = judge(*this);
    if (question.moves) {
        const MoveList list = moves();
        judgeMoves(answer, list.moves, [&](const Move& move) { return judge(after(move)); });
        answer.omitted += list.omitted;
    }
    answer.positions = judges.positions();
    if (!answer.unsolved)
        answer.unsolved = judges.unsolved();
    return answer;
}

std::vector<Step> Plane::steps(const Answer& known) const
{
    NimSummands summands{
        .levels = Levels::from(Level::Values), .summand = Summand::Disguised, .rows = {}, .play = m_play};
    const Heaps sizes = heaps();
    for (std::size_t heap = 0; heap < sizes.size(); ++heap)
        summands.rows.push_back({sizes[heap], sizes[heap], piecesOf(heap)});
    summands.name = [](std::vector<NimRow>& rows, bool) {
        for (std::size_t row = 0; row + 1 < rows.size(); row += 2) {
            const std::vector<Argument> place{rows[row].size, rows[row + 1].size};
            rows[row].name = {
                //: before a number in a table: the place of a counter, such as (3, 5), and which of its two
                //: numbers counts
                .label = {QT_TRANSLATE_NOOP("Wording", "(%1, %2), column"), place},
                //: within a sentence: the place of a counter, such as (3, 5)
                .told = {QT_TRANSLATE_NOOP("Wording", "the column of counter (%1, %2)"), place}};
            rows[row + 1].name = {
                //: before a number in a table: the place of a counter, such as (3, 5), and which of its two
                //: numbers counts
                .label = {QT_TRANSLATE_NOOP("Wording", "(%1, %2), row"), place},
                //: within a sentence: the place of a counter, such as (3, 5)
                .told = {QT_TRANSLATE_NOOP("Wording", "the row of counter (%1, %2)"), place}};
        }
    };
    return disguisedSteps(
        {.heaps = QT_TRANSLATE_NOOP("Wording", "Each counter is two heaps, its column and its row: %1."),
         .move = QT_TRANSLATE_NOOP("Wording",
                                   "A move to the left takes from the one, a move down from the other.")},
        summands, known, [this](const Move& move) {
            const auto& [from, to] = move.action.as<MoveCounter>();
            const std::uint64_t left = from.x != to.x ? to.x : to.y;
            return NimChange{
                .row = heapOf(move), .rows = {{left, left, {}}}, .taken = change(move).touched()};
        });
}

std::optional<LensHeaps> Plane::lensHeaps() const
{
    LensHeaps lens;
    const Heaps sizes = heaps();
    for (std::size_t heap = 0; heap < sizes.size(); ++heap)
        lens.push_back({.key = heap, .size = sizes[heap], .pieces = piecesOf(heap)});
    return lens;
}

LensEffect Plane::lensEffect(const Move& move) const
{
    const auto& [from, to] = move.action.as<MoveCounter>();
    const bool toTheLeft = from.x != to.x;
    return {.key = heapOf(move), .before = toTheLeft ? from.x : from.y, .after = toTheLeft ? to.x : to.y};
}

solver::Solved<PositionMap> Plane::map(std::uint32_t columns, std::uint32_t rows,
                                       const solver::Job& job) const
{
    PositionMap map = PositionMap::upTo(columns, rows);
    if (map.columns == 0 || map.rows == 0)
        return map;
    Plane placed = *this;
    if (placed.m_counters.empty())
        placed.m_counters.emplace_back();
    Point& first = placed.m_counters.front();
    first = {map.columns - 1, map.rows - 1};
    const auto table = mapTable({.heaps = placed.heaps(), .takes = {}, .play = m_play, .grundy = false}, job);
    if (job.stop.stop_requested())
        return solver::Unsolved{solver::UnsolvedReason::Cancelled, 0};
    for (first.y = 0; first.y < map.rows; ++first.y) {
        for (first.x = 0; first.x < map.columns; ++first.x) {
            const NimCount count = placed.count();
            map.outcomes.push_back(count.outcome(m_play));
            if (m_play == theory::Play::Normal)
                map.grundy.push_back(count.sum());
            if (table)
                map.remoteness.push_back(table->remoteness(placed.heaps()));
        }
    }
    return map;
}

std::optional<Idea> Plane::idea() const
{
    return ideaOfNim(*lensHeaps(), m_play,
                     QT_TRANSLATE_NOOP("Wording", "Each counter is two heaps, its column and its row: %1."));
}

} // namespace games
