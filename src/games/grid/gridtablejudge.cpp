// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridtablejudge.h"

#include "games/judge.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>

namespace games {
namespace {

/// Stones for which Grundy values and remoteness are worth their time.
constexpr int mostGrundyStones = 27;
constexpr int mostRemotenessStones = 25;
constexpr int mostTableStones = solver::maximumCells;
/// Tables up to this size are made while others are kept.
constexpr std::size_t smallTables = std::size_t{64} << 20;

std::vector<std::uint64_t> packedMoves(std::uint64_t whole, const GridRules& rules)
{
    auto moves = gridMoves(whole, rules);
    for (std::uint64_t& move : moves)
        move = packedStones(move, whole);
    return moves;
}

/// Steps of a table that is filled in one pass over its states, and of one filled by levels.
double pass(int cells)
{
    return std::ldexp(1.0, cells);
}

double passes(int cells)
{
    return std::ldexp(cells + 1.0, cells);
}

} // namespace

std::uint64_t gridTableBytes(int stones)
{
    return solver::SubsetTable::bytesFor(stones);
}

GridTableJudge::GridTableJudge(const GridTask& task)
    : m_task(task), m_tables(GridTables::on(task.question.shelf, task.rules, task.play)),
      m_parts(gridParts(task.stones, task.rules.width))
{
    std::ranges::copy_if(m_parts, std::back_inserter(m_missing),
                         [this](std::uint64_t part) { return m_tables.valuesOf(part) == nullptr; });
}

bool GridTableJudge::isKept() const
{
    const bool hasValues = m_task.play == theory::Play::Normal && m_missing.empty();
    return m_tables.hasOutcomes(m_task.stones) || hasValues;
}

bool GridTableJudge::fill()
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

LeftOut GridTableJudge::leftOut() const
{
    const bool isValueAsked = m_task.play == theory::Play::Normal && m_task.question.grundy;
    const bool isTooLarge = isValueAsked && areValuesTooLarge();
    const bool isValueMissing = isValueAsked && !isTooLarge && (!m_byValue || m_unsolved);
    const bool isRemotenessMissing = m_task.question.remoteness &&
                                     std::popcount(m_task.stones) <= mostRemotenessStones &&
                                     !m_tables.hasRemoteness(m_task.stones);
    return {.isGrundyTooLarge = isTooLarge, .isPartial = isValueMissing || isRemotenessMissing};
}

Verdict GridTableJudge::judge(std::uint64_t stones)
{
    if (m_unsolved)
        return {};
    std::optional<std::uint64_t> remoteness;
    if (m_task.question.remoteness && m_tables.hasRemoteness(m_task.stones)) {
        const GridRemoteness& kept = *m_tables.remoteness;
        remoteness = kept.table.remoteness(packedStones(stones, kept.stones));
    }
    if (!m_byValue) {
        const GridOutcomes& kept = *m_tables.outcomes;
        return makeVerdict(kept.table.outcome(packedStones(stones, kept.stones)), std::nullopt, remoteness);
    }
    std::uint64_t sum = 0;
    for (const auto& [part, kept] : m_read)
        sum ^= kept->table.grundy(packedStones(stones & part, kept->stones));
    const theory::Outcome outcome = theory::outcome(theory::Nimber{sum});
    return makeVerdict(outcome, m_task.question.grundy ? std::optional(sum) : std::nullopt, remoteness);
}

bool GridTableJudge::fits(int cells, std::size_t bytes) const
{
    return cells <= mostTableStones && bytes <= m_task.job.limits.memoryBytes;
}

bool GridTableJudge::outcomesFit() const
{
    const int cells = std::popcount(m_task.stones);
    return fits(cells, solver::SubsetTable::bytesFor(cells));
}

bool GridTableJudge::areValuesTooLarge() const
{
    return std::ranges::any_of(m_missing,
                               [](std::uint64_t part) { return std::popcount(part) > mostGrundyStones; });
}

bool GridTableJudge::valuesFit() const
{
    return !areValuesTooLarge() && std::ranges::all_of(m_missing, [this](std::uint64_t part) {
        const int cells = std::popcount(part);
        return fits(cells, solver::SubsetGrundyTable::bytesFor(cells));
    });
}

bool GridTableJudge::remotenessFits() const
{
    const int cells = std::popcount(m_task.stones);
    return cells <= mostRemotenessStones && fits(cells, solver::SubsetRemotenessTable::bytesFor(cells));
}

double GridTableJudge::valueWork() const
{
    double work = 0;
    for (const std::uint64_t part : m_missing)
        work += passes(std::popcount(part));
    return work;
}

/// Whether Grundy values are to say the outcomes: where they are asked for, and where that is less work.
bool GridTableJudge::isByValue() const
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
void GridTableJudge::planWork()
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
solver::Job GridTableJudge::nextJob(double work)
{
    using std::chrono::milliseconds;
    solver::Job job = m_task.job;
    if (job.limits.time) {
        const auto spent = std::chrono::duration_cast<milliseconds>(Clock::now() - m_start);
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
void GridTableJudge::makeRoom(int cells, std::size_t bytes)
{
    const auto most = m_task.job.limits.positions;
    const bool isAllowed = !most || *most >= std::uint64_t{1} << cells;
    if (bytes <= smallTables || !isAllowed)
        return;
    m_tables.keepFor(m_task.stones);
    keep();
}

bool GridTableJudge::fillOutcomes()
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
        m_tables.outcomes = GridOutcomes{stones, std::move(std::get<solver::SubsetTable>(made))};
        m_isNew = true;
    }
    m_positions = m_tables.outcomes->positions();
    return true;
}

bool GridTableJudge::fillValues()
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

void GridTableJudge::fillRemoteness()
{
    const std::uint64_t stones = m_task.stones;
    if (m_tables.hasRemoteness(stones) || !remotenessFits())
        return;
    const int cells = std::popcount(stones);
    makeRoom(cells, solver::SubsetRemotenessTable::bytesFor(cells));
    auto made = solver::SubsetRemotenessTable::remoteness(cells, packedMoves(stones, m_task.rules),
                                                          m_task.play, nextJob(passes(cells)));
    if (auto* table = std::get_if<solver::SubsetRemotenessTable>(&made)) {
        m_tables.remoteness = GridRemoteness{stones, std::move(*table)};
        m_isNew = true;
    }
}

/// Finds each part's values: the tables stay where they are from here.
void GridTableJudge::readValues()
{
    if (!m_byValue || m_unsolved)
        return;
    std::vector<const GridValues*> tables;
    for (const std::uint64_t part : m_parts) {
        const GridValues* const kept = m_tables.valuesOf(part);
        m_read.emplace_back(part, kept);
        if (std::ranges::find(tables, kept) == tables.end()) {
            tables.push_back(kept);
            m_positions += kept->positions();
        }
    }
}

void GridTableJudge::keep()
{
    Shelf* const shelf = m_task.question.shelf;
    if (shelf == nullptr)
        return;
    GridTables kept = m_tables;
    if (kept.valueBytes() > smallTables)
        kept.keepValuesFor(m_task.stones);
    shelf->keep(std::make_shared<const GridWorkings>(std::move(kept)));
}

} // namespace games
