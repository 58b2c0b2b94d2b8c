// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games that take stones from a board judged by tables over the stones: found on the question's shelf, or
// filled and kept there. In normal play groups of stones that do not touch are added up.

#include "games/judge.h"
#include "games/stones/stonejudges.h"
#include "games/stones/stonetables.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace games {

/// Bytes of a table of the outcomes of all subsets of so many stones, 0 … 64.
[[nodiscard]] inline std::uint64_t stoneTableBytes(int stones)
{
    return solver::SubsetTable::bytesFor(stones);
}

/// What is asked for and not answered though the outcome is: for too many stones, or for the job's limits
/// alone.
struct LeftOut {
    bool isGrundyTooLarge = false;
    bool isPartial = false;
};

/// Stones for which a table of Grundy values is worth its time.
inline constexpr int mostGrundyStones = 27;

template <typename R>
class StoneTableJudge final : public StoneJudge {
public:
    explicit StoneTableJudge(const StoneTask<R>& task);

    /// Whether the outcomes, by themselves or from Grundy values, are on the shelf.
    [[nodiscard]] bool isKept() const;
    /// Finds the tables or fills them; false when they do not fit.
    [[nodiscard]] bool fill();
    /// By fill(), and by a search in its place.
    [[nodiscard]] LeftOut leftOut() const;

    [[nodiscard]] Method method() const override { return Method::Table; }
    /// Of the tables that say the outcomes.
    [[nodiscard]] std::uint64_t positions() const override { return m_positions; }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_unsolved; }
    [[nodiscard]] Verdict judge(std::uint64_t stones) override;

private:
    /// Stones for which remoteness is worth its time.
    static constexpr int mostRemotenessStones = 25;
    static constexpr int mostTableStones = solver::maximumCells;
    /// Tables up to this size are made while others are kept.
    static constexpr std::size_t smallTables = std::size_t{64} << 20;

    static std::vector<std::uint64_t> packedMoves(std::uint64_t whole, const R& rules)
    {
        auto moves = rules.takes(whole);
        for (std::uint64_t& move : moves)
            move = packedStones(move, whole);
        return moves;
    }

    /// Steps of a table that is filled in one pass over its states, and of one filled by levels.
    static double pass(int cells) { return std::ldexp(1.0, cells); }
    static double passes(int cells) { return std::ldexp(cells + 1.0, cells); }

    [[nodiscard]] bool fits(int cells, std::size_t bytes) const;
    [[nodiscard]] bool outcomesFit() const;
    [[nodiscard]] bool areValuesTooLarge() const;
    [[nodiscard]] bool valuesFit() const;
    [[nodiscard]] bool remotenessFits() const;
    [[nodiscard]] double valueWork() const;
    [[nodiscard]] bool isByValue() const;
    void planWork();
    [[nodiscard]] solver::Job nextJob(double work);
    void makeRoom(int cells, std::size_t bytes);
    [[nodiscard]] bool fillOutcomes();
    [[nodiscard]] bool fillValues();
    void fillRemoteness();
    void readValues();
    void keep();

    StoneTask<R> m_task;
    solver::Time m_start = m_task.job.now();
    StoneTables<R> m_tables;
    std::vector<std::uint64_t> m_parts;
    std::vector<std::uint64_t> m_missing; // parts without Grundy values
    bool m_byValue = false;
    bool m_isNew = false;                                             // a table was made
    std::vector<std::pair<std::uint64_t, const StoneValues*>> m_read; // parts, and where their values are
    std::optional<solver::Unsolved> m_unsolved;
    std::uint64_t m_positions = 0;
    double m_work = 0;
    double m_workDone = 0;
};

template <typename R>
StoneTableJudge<R>::StoneTableJudge(const StoneTask<R>& task)
    : m_task(task), m_tables(StoneTables<R>::on(task.question.shelf, task.rules, task.play)),
      m_parts(task.rules.parts(task.stones))
{
    std::ranges::copy_if(m_parts, std::back_inserter(m_missing),
                         [this](std::uint64_t part) { return m_tables.valuesOf(part) == nullptr; });
}

template <typename R>
bool StoneTableJudge<R>::isKept() const
{
    const bool hasValues = m_task.play == theory::Play::Normal && m_missing.empty();
    return m_tables.hasOutcomes(m_task.stones) || hasValues;
}

template <typename R>
bool StoneTableJudge<R>::fill()
{
    m_byValue = isByValue();
    planWork();
    if (m_byValue ? !fillValues() : !fillOutcomes())
        return false;
    if (m_task.question.remoteness && !m_unsolved)
        fillRemoteness();
    readValues();
    if (m_isNew)
        keep();
    return true;
}

template <typename R>
LeftOut StoneTableJudge<R>::leftOut() const
{
    const bool isValueAsked = m_task.play == theory::Play::Normal && m_task.question.grundy;
    const bool isTooLarge = isValueAsked && areValuesTooLarge();
    const bool isValueMissing = isValueAsked && !isTooLarge && (!m_byValue || m_unsolved);
    const bool isRemotenessMissing = m_task.question.remoteness &&
                                     std::popcount(m_task.stones) <= mostRemotenessStones &&
                                     !m_tables.hasRemoteness(m_task.stones);
    return {.isGrundyTooLarge = isTooLarge, .isPartial = isValueMissing || isRemotenessMissing};
}

template <typename R>
Verdict StoneTableJudge<R>::judge(std::uint64_t stones)
{
    if (m_unsolved)
        return {};
    std::optional<std::uint64_t> remoteness;
    if (m_task.question.remoteness && m_tables.hasRemoteness(m_task.stones)) {
        const StoneRemoteness& kept = *m_tables.remoteness;
        remoteness = kept.table.remoteness(packedStones(stones, kept.stones));
    }
    if (!m_byValue) {
        const StoneOutcomes& kept = *m_tables.outcomes;
        return makeVerdict(kept.table.outcome(packedStones(stones, kept.stones)), std::nullopt, remoteness);
    }
    std::uint64_t sum = 0;
    for (const auto& [part, kept] : m_read)
        sum ^= kept->table.grundy(packedStones(stones & part, kept->stones));
    const theory::Outcome outcome = theory::outcome(theory::Nimber{sum});
    return makeVerdict(outcome, m_task.question.grundy ? std::optional(sum) : std::nullopt, remoteness);
}

template <typename R>
bool StoneTableJudge<R>::fits(int cells, std::size_t bytes) const
{
    return cells <= mostTableStones && bytes <= m_task.job.limits.memoryBytes;
}

template <typename R>
bool StoneTableJudge<R>::outcomesFit() const
{
    const int cells = std::popcount(m_task.stones);
    return fits(cells, solver::SubsetTable::bytesFor(cells));
}

template <typename R>
bool StoneTableJudge<R>::areValuesTooLarge() const
{
    return std::ranges::any_of(m_missing,
                               [](std::uint64_t part) { return std::popcount(part) > mostGrundyStones; });
}

template <typename R>
bool StoneTableJudge<R>::valuesFit() const
{
    return !areValuesTooLarge() && std::ranges::all_of(m_missing, [this](std::uint64_t part) {
        const int cells = std::popcount(part);
        return fits(cells, solver::SubsetGrundyTable::bytesFor(cells));
    });
}

template <typename R>
bool StoneTableJudge<R>::remotenessFits() const
{
    const int cells = std::popcount(m_task.stones);
    return cells <= mostRemotenessStones && fits(cells, solver::SubsetRemotenessTable::bytesFor(cells));
}

template <typename R>
double StoneTableJudge<R>::valueWork() const
{
    double work = 0;
    for (const std::uint64_t part : m_missing)
        work += passes(std::popcount(part));
    return work;
}

/// Whether Grundy values are to say the outcomes: where they are asked for, and where that is less work.
template <typename R>
bool StoneTableJudge<R>::isByValue() const
{
    if (m_task.play != theory::Play::Normal || !valuesFit())
        return false;
    if (m_task.question.grundy || m_missing.empty())
        return true;
    if (m_tables.hasOutcomes(m_task.stones))
        return false;
    return !outcomesFit() || valueWork() < pass(std::popcount(m_task.stones));
}

/// What there is to do, in passes over the states of a table.
template <typename R>
void StoneTableJudge<R>::planWork()
{
    const int cells = std::popcount(m_task.stones);
    if (m_byValue)
        m_work += valueWork();
    else if (!m_tables.hasOutcomes(m_task.stones))
        m_work += pass(cells);
    if (m_task.question.remoteness && remotenessFits() && !m_tables.hasRemoteness(m_task.stones))
        m_work += passes(cells);
}

/// The job for the next part of the work: it has the time that is left, and its progress is told as progress
/// of the whole.
template <typename R>
solver::Job StoneTableJudge<R>::nextJob(double work)
{
    using std::chrono::milliseconds;
    solver::Job job = m_task.job;
    if (job.limits.time) {
        const auto spent = std::chrono::duration_cast<milliseconds>(m_task.job.now() - m_start);
        job.limits.time = std::max(*job.limits.time - spent, milliseconds{0});
    }
    if (!job.progress)
        return job;
    job.progress = [tell = m_task.job.progress, start = m_workDone / m_work,
                    share = work / m_work](solver::Progress progress) {
        if (progress.fraction)
            progress.fraction = std::min(start + share * *progress.fraction, 1.0);
        tell(progress);
    };
    m_workDone += work;
    return job;
}

/// Before a table is made: a large one does not stand beside others that are of no use here.
template <typename R>
void StoneTableJudge<R>::makeRoom(int cells, std::size_t bytes)
{
    const auto most = m_task.job.limits.positions;
    const bool isAllowed = !most || *most >= std::uint64_t{1} << cells;
    if (bytes <= smallTables || !isAllowed)
        return;
    m_tables.keepFor(m_task.stones);
    keep();
}

template <typename R>
bool StoneTableJudge<R>::fillOutcomes()
{
    const std::uint64_t stones = m_task.stones;
    if (!m_tables.hasOutcomes(stones)) {
        if (!outcomesFit())
            return false;
        const int cells = std::popcount(stones);
        makeRoom(cells, solver::SubsetTable::bytesFor(cells));
        auto made = solver::SubsetTable::outcomes(cells, packedMoves(stones, m_task.rules), m_task.play,
                                                  nextJob(pass(cells)));
        if (const auto* unsolved = std::get_if<solver::Unsolved>(&made)) {
            m_unsolved = *unsolved;
            return unsolved->reason != solver::UnsolvedReason::OutOfMemory;
        }
        m_tables.outcomes = StoneOutcomes{stones, std::move(std::get<solver::SubsetTable>(made))};
        m_isNew = true;
    }
    m_positions = m_tables.outcomes->positions();
    return true;
}

template <typename R>
bool StoneTableJudge<R>::fillValues()
{
    std::uint64_t positions = 0;
    for (const std::uint64_t part : m_missing) {
        const int cells = std::popcount(part);
        makeRoom(cells, solver::SubsetGrundyTable::bytesFor(cells));
        auto made =
            solver::SubsetGrundyTable::values(cells, packedMoves(part, m_task.rules), nextJob(passes(cells)));
        if (const auto* unsolved = std::get_if<solver::Unsolved>(&made)) {
            m_unsolved = *unsolved;
            m_unsolved->positions += positions;
            return unsolved->reason != solver::UnsolvedReason::OutOfMemory;
        }
        m_tables.add({part, std::move(std::get<solver::SubsetGrundyTable>(made))});
        m_isNew = true;
        positions += m_tables.values.back().positions();
    }
    return true;
}

template <typename R>
void StoneTableJudge<R>::fillRemoteness()
{
    const std::uint64_t stones = m_task.stones;
    if (m_tables.hasRemoteness(stones) || !remotenessFits())
        return;
    const int cells = std::popcount(stones);
    makeRoom(cells, solver::SubsetRemotenessTable::bytesFor(cells));
    auto made = solver::SubsetRemotenessTable::remoteness(cells, packedMoves(stones, m_task.rules),
                                                          m_task.play, nextJob(passes(cells)));
    if (auto* table = std::get_if<solver::SubsetRemotenessTable>(&made)) {
        m_tables.remoteness = StoneRemoteness{stones, std::move(*table)};
        m_isNew = true;
    }
}

/// Finds each part's values: the tables stay where they are from here.
template <typename R>
void StoneTableJudge<R>::readValues()
{
    if (!m_byValue || m_unsolved)
        return;
    std::vector<const StoneValues*> tables;
    for (const std::uint64_t part : m_parts) {
        const StoneValues* const kept = m_tables.valuesOf(part);
        m_read.emplace_back(part, kept);
        if (std::ranges::find(tables, kept) == tables.end()) {
            tables.push_back(kept);
            m_positions += kept->positions();
        }
    }
}

template <typename R>
void StoneTableJudge<R>::keep()
{
    Shelf* const shelf = m_task.question.shelf;
    if (shelf == nullptr)
        return;
    StoneTables<R> kept = m_tables;
    if (kept.valueBytes() > smallTables)
        kept.keepValuesFor(m_task.stones);
    shelf->keep(std::make_shared<const StoneWorkings<R>>(std::move(kept)));
}

} // namespace games
