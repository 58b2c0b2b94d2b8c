// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/turned/headjudge.h"

#include "games/judge.h"

namespace games {
namespace {

/// Rows that a formula's answer may look at to count the moves left.
constexpr std::uint64_t affordableRows = 30'000;
/// A table of so many coins is filled at once, whatever the row.
constexpr std::uint32_t smallTable = 26;
/// Fewer rows than this are searched rather than to fill a larger table.
constexpr std::uint64_t searchedRows = 1'000'000;

bool wantsOutcomeTable(const HeadRow& row)
{
    return row.length() <= smallTable ||
           (row.length() <= HeadOutcomes::mostCoins && row.reachable(searchedRows) == searchedRows);
}

std::uint64_t sumOf(const HeadRow& row)
{
    std::uint64_t sum = 0;
    for (const std::uint16_t head : row.heads)
        sum ^= head;
    return sum;
}

} // namespace

solver::Solved<std::shared_ptr<const HeadOutcomes>>
HeadOutcomesCache::get(std::uint32_t coins, theory::Play play, const solver::Job& job)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_table && m_play == play && m_table->positions() >> coins != 0)
            return m_table;
    }
    auto made = HeadOutcomes::make(coins, play, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&made))
        return *unsolved;
    auto table = std::make_shared<const HeadOutcomes>(std::move(std::get<HeadOutcomes>(made)));
    const std::scoped_lock lock(m_mutex);
    m_table = table;
    m_play = play;
    return table;
}

HeadJudge::HeadJudge(const HeadRow& row, theory::Play play, const Question& question, const solver::Job& job,
                     HeadOutcomesCache& cache)
    : m_play(play), m_question(question), m_bySum(question.theoremsAllowed && play == theory::Play::Normal),
      m_coins(row.length()),
      m_counts(!question.theoremsAllowed || row.reachable(affordableRows) < affordableRows),
      m_search(play, job), m_counting(play, question.theoremsAllowed ? limitedTo(job, affordableRows) : job)
{
    m_question.grundy = question.grundy && play == theory::Play::Normal;
    makeTables(row, job, cache);
}

void HeadJudge::makeTables(const HeadRow& row, const solver::Job& job, HeadOutcomesCache& cache)
{
    const std::uint32_t coins = row.length();
    if (!m_bySum && wantsOutcomeTable(row))
        m_outcomes = knownOf(cache.get(coins, m_play, job), m_unsolved).value_or(nullptr);
    if (coins > HeadBytes::mostCoins || m_unsolved)
        return;
    if (!m_bySum && m_question.grundy)
        m_values = knownOf(HeadBytes::grundy(coins, job), m_unsolved);
    if (!m_question.remoteness)
        return;
    auto made = HeadBytes::remoteness(coins, m_play, job);
    if (auto* table = std::get_if<HeadBytes>(&made))
        m_remoteness = std::move(*table);
}

Method HeadJudge::method() const
{
    if (m_bySum)
        return Method::Theory;
    return m_outcomes ? Method::Table : Method::Search;
}

std::uint64_t HeadJudge::positions() const
{
    return m_outcomes ? std::uint64_t{1} << m_coins : m_search.positions();
}

std::optional<theory::Outcome> HeadJudge::outcomeOf(const HeadRow& row)
{
    if (m_bySum)
        return theory::outcome(theory::Nimber{sumOf(row)});
    if (m_outcomes)
        return m_outcomes->outcome(row.bits());
    return m_unsolved ? std::nullopt : knownOf(m_search.outcome(row), m_unsolved);
}

std::optional<std::uint64_t> HeadJudge::grundyOf(const HeadRow& row)
{
    if (!m_question.grundy || m_unsolved)
        return std::nullopt;
    if (m_bySum)
        return sumOf(row);
    if (m_values)
        return m_values->at(row.bits());
    const auto value = knownOf(m_search.grundy(row), m_unsolved);
    return value ? std::optional(value->value) : std::nullopt;
}

std::optional<std::uint64_t> HeadJudge::remotenessOf(const HeadRow& row)
{
    if (!m_question.remoteness || m_unsolved)
        return std::nullopt;
    if (m_remoteness)
        return m_remoteness->at(row.bits());
    const auto counted = m_counts ? m_counting.remoteness(row) : solver::Solved<std::uint64_t>{};
    const auto* moves = std::get_if<std::uint64_t>(&counted);
    return m_counts && moves != nullptr ? std::optional(*moves) : std::nullopt;
}

Verdict HeadJudge::judge(const HeadRow& row)
{
    const auto outcome = outcomeOf(row);
    if (!outcome)
        return {};
    return makeVerdict(*outcome, grundyOf(row), remotenessOf(row));
}

} // namespace games
