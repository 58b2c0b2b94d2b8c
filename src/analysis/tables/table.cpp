// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/table.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "solver/sequences/prefixes.h"

#include <algorithm>
#include <chrono>

namespace analysis {
namespace {

using Clock = std::chrono::steady_clock;
using solver::UnsolvedReason;

constexpr auto reportEvery = std::chrono::milliseconds(20);

games::Question questionFor(Shown shown)
{
    return {.moves = false,
            .grundy = shown == Shown::Grundy || shown == Shown::Value,
            .remoteness = shown == Shown::Remoteness,
            .theoremsAllowed = true};
}

games::ParseError tooLong()
{
    return {.column = 1,
            .problem = games::ParseProblem::TooMany,
            .expected = games::Expected::Cell,
            .found = {},
            .limit = mostNotationLength};
}

bool hasShown(const games::Verdict& verdict, Shown shown)
{
    switch (shown) {
    case Shown::Outcome: return verdict.outcome.has_value();
    case Shown::Grundy: return verdict.grundy.has_value();
    case Shown::Remoteness: return verdict.remoteness.has_value();
    case Shown::Value: return verdict.value.has_value();
    }
    return false;
}

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

/// Fills table.periods. A row in which a cell has no value has none.
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

/// The work on one table.
class Maker {
public:
    Maker(const TableRequest& request, const solver::Job& job)
        : m_job(job), m_start(Clock::now()), m_lastReport(m_start), m_table{.request = request}
    {
        m_table.cells.resize(m_table.rows() * m_table.columns());
    }

    FamilyTable run()
    {
        if (!readMap())
            solveAll();
        findPeriods(m_table, m_job);
        count();
        return std::move(m_table);
    }

private:
    /// A row that the game knows as one sequence.
    bool readSequence(std::size_t row)
    {
        const ValueRange& n = m_table.request.n;
        if (n.most > longestRowSequence)
            return false;
        const auto sequence = rowSequence(m_table, row, cellJob());
        if (!sequence || sequence->values.size() <= n.most)
            return false;
        for (std::size_t column = 0; column < m_table.columns(); ++column) {
            games::Verdict& verdict = m_table.cells[row * m_table.columns() + column].verdict;
            const std::uint64_t grundy = sequence->values[static_cast<std::size_t>(n.least) + column];
            verdict.grundy = grundy;
            verdict.outcome = grundy == 0 ? theory::Outcome::P : theory::Outcome::N;
        }
        return true;
    }

    /// Cells along the diagonals: small positions before large ones, whatever ends the work.
    void solveAll()
    {
        std::vector<bool> read(m_table.rows());
        for (std::size_t row = 0; row < m_table.rows() && !whyEnded(); ++row)
            read[row] = readSequence(row);
        const std::size_t diagonals = m_table.rows() + m_table.columns() - 1;
        for (std::size_t diagonal = 0; diagonal < diagonals; ++diagonal) {
            const std::size_t lastRow = std::min(diagonal, m_table.rows() - 1);
            const std::size_t firstRow = diagonal < m_table.columns() ? 0 : diagonal - m_table.columns() + 1;
            for (std::size_t row = firstRow; row <= lastRow; ++row) {
                if (!read[row])
                    solve(row, diagonal - row);
                report();
            }
        }
    }

    void solve(std::size_t row, std::size_t column)
    {
        TableCell& cell = m_table.cells[row * m_table.columns() + column];
        cell.unsolved = whyEnded();
        if (cell.unsolved)
            return;
        auto notation = m_table.request.pattern.notation(m_table.request.n.least + column,
                                                         m_table.request.m.least + row, std::move(m_text));
        const games::Parsed parsed = notation ? games::parse(*notation) : games::Parsed(tooLong());
        m_text = notation ? std::move(*notation) : std::string();
        if (const auto* error = std::get_if<games::ParseError>(&parsed)) {
            cell.refusal = std::make_shared<const games::ParseError>(*error);
            return;
        }
        const games::Game& game = *std::get<games::GamePtr>(parsed);
        m_table.isPartizan = m_table.isPartizan || game.isPartizan();
        const solver::Job job = solver::begun(cellJob());
        games::Answer answer = game.answer(questionFor(m_table.request.shown), job);
        cell.verdict = std::move(answer.verdict);
        if (hasShown(cell.verdict, m_table.request.shown))
            return;
        if (answer.unsolved)
            cell.unsolved = answer.unsolved->reason;
        else if (answer.isPartial)
            cell.unsolved = whyEnded().value_or(solver::ranOutOfTime(job) ? UnsolvedReason::OutOfTime
                                                                          : UnsolvedReason::OutOfMemory);
    }

    /// Families of one moving piece are read off the game's own map where that is large enough.
    bool readMap()
    {
        const TableRequest& request = m_table.request;
        const bool isPoint = request.pattern.body() == "n,m" || request.pattern.body() == "nxm";
        if (!isPoint || std::max(request.n.most, request.m.most) >= games::widestMap)
            return false;
        const games::Parsed parsed = games::parse(request.pattern.notation(0, 0).value_or(""));
        const auto* game = std::get_if<games::GamePtr>(&parsed);
        const auto* mapped = game == nullptr ? nullptr : (*game)->as<games::Mapped>();
        if (mapped == nullptr)
            return false;
        const auto solved = mapped->map(static_cast<std::uint32_t>(request.n.most + 1),
                                        static_cast<std::uint32_t>(request.m.most + 1), m_job);
        const auto* map = std::get_if<games::PositionMap>(&solved);
        if (map == nullptr || map->outcomes.empty() ||
            (request.shown == Shown::Remoteness && map->remoteness.empty()))
            return false;
        take(*map);
        return true;
    }

    void take(const games::PositionMap& map)
    {
        const ValueRange& n = m_table.request.n;
        const ValueRange& m = m_table.request.m;
        auto cell = m_table.cells.begin();
        for (std::uint64_t y = m.least; y <= m.most; ++y) {
            for (std::uint64_t x = n.least; x <= n.most; ++x, ++cell) {
                const std::size_t at =
                    map.indexOf(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
                cell->verdict.outcome = map.outcomes[at];
                if (!map.grundy.empty())
                    cell->verdict.grundy = map.grundy[at];
                if (!map.remoteness.empty())
                    cell->verdict.remoteness = map.remoteness[at];
            }
        }
    }

    [[nodiscard]] std::optional<UnsolvedReason> whyEnded() const
    {
        if (m_job.stop.stop_requested())
            return UnsolvedReason::Cancelled;
        if (m_job.limits.time && Clock::now() - m_start >= *m_job.limits.time)
            return UnsolvedReason::OutOfTime;
        return std::nullopt;
    }

    [[nodiscard]] solver::Job cellJob() const
    {
        solver::Job job{.limits = m_job.limits, .stop = m_job.stop, .progress = {}};
        if (job.limits.time)
            job.limits.time =
                std::max(std::chrono::milliseconds(1), std::chrono::duration_cast<std::chrono::milliseconds>(
                                                           *job.limits.time - (Clock::now() - m_start)));
        return job;
    }

    void report()
    {
        ++m_done;
        const auto now = Clock::now();
        if (!m_job.progress || now - m_lastReport < reportEvery)
            return;
        m_lastReport = now;
        m_job.progress({.positions = m_done,
                        .fraction = static_cast<double>(m_done) / static_cast<double>(m_table.cells.size())});
    }

    void count()
    {
        const auto refused = [](const TableCell& cell) { return cell.refusal != nullptr; };
        const auto open = [](const TableCell& cell) { return cell.unsolved.has_value(); };
        m_table.refused = static_cast<std::uint64_t>(std::ranges::count_if(m_table.cells, refused));
        m_table.unsolved = static_cast<std::uint64_t>(std::ranges::count_if(m_table.cells, open));
        m_table.cancelled = m_job.stop.stop_requested();
    }

    const solver::Job& m_job;
    Clock::time_point m_start;
    Clock::time_point m_lastReport;
    std::uint64_t m_done = 0;
    FamilyTable m_table;
    std::string m_text; ///< the last notation: its room is used again
};

} // namespace

std::string FamilyTable::notation(std::size_t row, std::size_t column) const
{
    return request.pattern.notation(request.n.least + column, request.m.least + row).value_or("");
}

FamilyTable makeTable(const TableRequest& request, const solver::Job& job)
{
    return Maker(request, job).run();
}

bool hasValue(const TableCell& cell, Shown shown)
{
    return !cell.refusal && hasShown(cell.verdict, shown);
}

std::string cellText(const TableCell& cell, Shown shown)
{
    const games::Verdict& verdict = cell.verdict;
    if (cell.refusal)
        return {};
    if (!hasShown(verdict, shown))
        return cell.unsolved ? "?" : "–";
    switch (shown) {
    case Shown::Outcome: return {theory::letter(*verdict.outcome)};
    case Shown::Grundy: return std::to_string(*verdict.grundy);
    case Shown::Remoteness: return std::to_string(*verdict.remoteness);
    case Shown::Value: return *verdict.value;
    }
    return {};
}

bool isOffered(Shown shown, const FamilyPattern& pattern)
{
    const games::Info& info = games::findEntry(pattern.gameId())->info;
    const bool normal = pattern.play() == theory::Play::Normal;
    switch (shown) {
    case Shown::Outcome:
    case Shown::Remoteness: return true;
    case Shown::Grundy: return normal && info.hasGrundyValues;
    case Shown::Value: return normal && info.partizan;
    }
    return false;
}

Shown shownFirst(const FamilyPattern& pattern)
{
    if (isOffered(Shown::Value, pattern))
        return Shown::Value;
    return isOffered(Shown::Grundy, pattern) ? Shown::Grundy : Shown::Outcome;
}

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

Shades::Shades(const FamilyTable& table) : m_shown(table.request.shown)
{
    for (const TableCell& cell : table.cells)
        m_most = std::max(m_most, numberOf(cell).value_or(0));
}

const std::optional<std::uint64_t>& Shades::numberOf(const TableCell& cell) const
{
    static constexpr std::optional<std::uint64_t> none;
    switch (m_shown) {
    case Shown::Grundy: return cell.verdict.grundy;
    case Shown::Remoteness: return cell.verdict.remoteness;
    case Shown::Outcome:
    case Shown::Value: break;
    }
    return none;
}

double Shades::of(const TableCell& cell) const
{
    const auto& number = numberOf(cell);
    return number && m_most > 0 ? static_cast<double>(*number) / static_cast<double>(m_most) : 0;
}

} // namespace analysis
