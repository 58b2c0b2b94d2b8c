// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/periods.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "solver/sequences/prefixes.h"

#include <algorithm>

namespace analysis {
namespace {

constexpr std::size_t fewestValues = 4;

/// For every period up to the number of values: the first place from which on every value equals the one
/// that many places later. In linear time.
template <typename T>
std::vector<std::size_t> preperiods(std::span<const T> values)
{
    const std::size_t count = values.size();
    const auto common = solver::commonPrefixes(std::vector<T>(values.rbegin(), values.rend()));
    std::vector<std::size_t> from(count + 1, count);
    for (std::size_t period = 1; period <= count; ++period)
        from[period] = count - period - (period < count ? common[period] : 0);
    return from;
}

std::vector<std::string> rowValues(const FamilyTable& table, std::size_t row)
{
    std::vector<std::string> values;
    values.reserve(table.columns());
    for (std::size_t column = 0; column < table.columns(); ++column)
        values.push_back(cellText(table.at(row, column), table.request.shown));
    return values;
}

/// Every cell of the row has a value.
bool isFull(const FamilyTable& table, std::size_t row)
{
    for (std::size_t column = 0; column < table.columns(); ++column)
        if (!hasValue(table.at(row, column), table.request.shown))
            return false;
    return true;
}

/// Of values known without end: the least period of them, or of whether they are 0.
games::HeapSequence::Period shownPeriod(const games::HeapSequence::Period& proven, Shown shown)
{
    if (shown != Shown::Outcome)
        return proven;
    std::vector<std::uint8_t> cold;
    cold.reserve(proven.preperiod + 2 * proven.period);
    for (std::uint64_t heap = 0; heap < proven.preperiod + 2 * proven.period; ++heap)
        cold.push_back(proven.at(heap) == 0 ? 1 : 0);
    const auto from = preperiods(std::span<const std::uint8_t>(cold));
    games::HeapSequence::Period least = proven;
    for (std::size_t period = 1; period <= proven.period; ++period) {
        if (proven.period % period != 0 || from[period] > proven.preperiod)
            continue;
        least.period = period;
        least.preperiod = from[period];
        break;
    }
    return least;
}

/// Where a row is the heaps of one rule and the game proves their period.
std::optional<RowPeriod> provenPeriod(const FamilyTable& table, std::size_t row, const solver::Job& job)
{
    const TableRequest& request = table.request;
    const auto sequence = rowSequence(table, row, job);
    if (!sequence || !sequence->period)
        return std::nullopt;
    const auto least = shownPeriod(*sequence->period, request.shown);
    if (least.preperiod + 2 * least.period > request.n.most + 1)
        return std::nullopt; // not to be seen in this table
    return RowPeriod{
        .from = std::max(least.preperiod, request.n.least), .period = least.period, .theorem = least.theorem};
}

} // namespace

std::optional<games::HeapSequence> rowSequence(const FamilyTable& table, std::size_t row,
                                               const solver::Job& job)
{
    const TableRequest& request = table.request;
    const bool byGrundy = request.shown == Shown::Grundy || request.shown == Shown::Outcome;
    if (request.pattern.body() != "n" || request.pattern.play() != theory::Play::Normal || !byGrundy)
        return std::nullopt;
    const games::Parsed parsed = games::parse(table.notation(row, 0));
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    if (game == nullptr)
        return std::nullopt;
    auto solved = games::heapSequenceOf(**game, std::min(request.n.most, longestRowSequence),
                                        {.limits = job.limits, .stop = job.stop, .progress = {}});
    auto* sequence = solved ? std::get_if<games::HeapSequence>(&*solved) : nullptr;
    return sequence == nullptr ? std::nullopt : std::optional(std::move(*sequence));
}

std::optional<SeenPeriod> seenPeriod(std::span<const std::string> values)
{
    if (values.size() < fewestValues)
        return std::nullopt;
    const auto preperiod = preperiods(values);
    std::optional<SeenPeriod> best;
    for (std::size_t period = 1; 2 * period <= values.size(); ++period) {
        const std::size_t from = preperiod[period];
        const std::size_t repeating = values.size() - from;
        const bool enough = repeating >= 2 * period && 2 * repeating >= values.size();
        if (enough && (!best || from + period < best->preperiod + best->period))
            best = SeenPeriod{.preperiod = from, .period = period};
    }
    return best;
}

void findPeriods(FamilyTable& table, const solver::Job& job)
{
    table.periods.assign(table.rows(), std::nullopt);
    for (std::size_t row = 0; row < table.rows() && !job.stop.stop_requested(); ++row) {
        if (!isFull(table, row))
            continue;
        table.periods[row] = provenPeriod(table, row, job);
        if (table.periods[row])
            continue;
        if (const auto seen = seenPeriod(rowValues(table, row)))
            table.periods[row] = RowPeriod{
                .from = table.request.n.least + seen->preperiod, .period = seen->period, .theorem = {}};
    }
}

} // namespace analysis
