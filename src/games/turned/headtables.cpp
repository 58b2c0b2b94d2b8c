// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/turned/headtables.h"

#include "solver/meter.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace games {
namespace {

using solver::Unsolved;
using solver::UnsolvedReason;

constexpr std::uint32_t wordCoins = 6; ///< 2^6 rows in a word

std::uint64_t bit(std::uint64_t place)
{
    return std::uint64_t{1} << place;
}

/// Calls visit(row) for every row one move away.
template <typename Visit>
void forEachOption(std::uint64_t row, const Visit& visit)
{
    for (std::uint64_t heads = row; heads != 0; heads &= heads - 1) {
        const auto right = static_cast<std::uint64_t>(std::countr_zero(heads));
        const std::uint64_t turned = row ^ bit(right);
        visit(turned);
        for (std::uint64_t left = 0; left < right; ++left)
            visit(turned ^ bit(left));
    }
}

/// For each row of six coins the rows of six that have it as an option.
std::array<std::uint64_t, 64> wordPredecessors()
{
    std::array<std::uint64_t, 64> predecessors{};
    for (std::uint64_t row = 0; row < predecessors.size(); ++row)
        forEachOption(row, [&](std::uint64_t option) { predecessors[option] |= bit(row); });
    return predecessors;
}

/// The rows of a word with the coin on one of the six places turned.
std::uint64_t withTurned(std::uint64_t rows, unsigned place)
{
    constexpr std::array<std::uint64_t, wordCoins> tails{0x5555555555555555U, 0x3333333333333333U,
                                                         0x0F0F0F0F0F0F0F0FU, 0x00FF00FF00FF00FFU,
                                                         0x0000FFFF0000FFFFU, 0x00000000FFFFFFFFU};
    const unsigned shift = 1U << place;
    return (rows & tails[place]) << shift | (rows >> shift & tails[place]);
}

/// `bytes` and `positions` within the limits, or what is not.
std::optional<Unsolved> excess(const solver::Limits& limits, std::uint64_t bytes, std::uint64_t positions)
{
    if (bytes > limits.memoryBytes)
        return Unsolved{UnsolvedReason::OutOfMemory, 0};
    if (positions > limits.positions.value_or(positions))
        return Unsolved{UnsolvedReason::OutOfPositions, 0};
    return std::nullopt;
}

} // namespace

/// All rows that turn a coin beyond the word's six and reach a cold row of the word.
void HeadOutcomes::markPredecessors(std::uint64_t word, std::uint64_t cold)
{
    std::uint64_t nearby = cold;
    for (unsigned place = 0; place < wordCoins; ++place)
        nearby |= withTurned(cold, place);
    for (std::uint64_t right = 1; right < m_hot.size(); right <<= 1U) {
        if ((word & right) != 0)
            continue;
        m_hot[word | right] |= nearby;
        for (std::uint64_t left = 1; left < right; left <<= 1U)
            m_hot[(word | right) ^ left] |= cold;
    }
}

solver::Solved<HeadOutcomes> HeadOutcomes::make(std::uint32_t coins, theory::Play play,
                                                const solver::Job& job)
{
    assert(coins <= mostCoins);
    static const auto predecessors = wordPredecessors();
    const std::uint64_t words = bit(std::max(coins, wordCoins) - wordCoins);
    if (const auto over = excess(job.limits, words * sizeof(std::uint64_t), 64 * words))
        return *over;
    HeadOutcomes table;
    table.m_hot.resize(words);
    table.m_hot[0] = play == theory::Play::Misere ? 1 : 0;
    solver::Meter meter(job);
    for (std::uint64_t word = 0; word < words; ++word) {
        meter.setFraction(static_cast<double>(word) / static_cast<double>(words));
        if (!meter.spend(64))
            return meter.unsolved();
        std::uint64_t& hot = table.m_hot[word];
        for (std::uint64_t left = ~hot; left != 0;) {
            const auto cold = static_cast<std::size_t>(std::countr_zero(left));
            hot |= predecessors[cold];
            left &= ~predecessors[cold] & (left - 1);
        }
        if (hot != ~std::uint64_t{0})
            table.markPredecessors(word, ~hot);
    }
    return table;
}

template <typename ValueOf>
solver::Solved<HeadBytes> HeadBytes::make(std::uint32_t coins, const solver::Job& job, const ValueOf& valueOf)
{
    assert(coins <= mostCoins);
    const std::uint64_t rows = bit(coins);
    if (const auto over = excess(job.limits, rows, rows))
        return *over;
    HeadBytes table;
    table.m_bytes.resize(rows);
    solver::Meter meter(job);
    for (std::uint64_t row = 0; row < rows; ++row) {
        meter.setFraction(static_cast<double>(row) / static_cast<double>(rows));
        if (!meter.spend())
            return meter.unsolved();
        table.m_bytes[row] = static_cast<std::uint8_t>(valueOf(table.m_bytes, row));
    }
    return table;
}

solver::Solved<HeadBytes> HeadBytes::remoteness(std::uint32_t coins, theory::Play play,
                                                const solver::Job& job)
{
    // The last move wins in normal play and loses in misère: of a lost row this is the remoteness modulo 2.
    const unsigned lost = play == theory::Play::Normal ? 0 : 1;
    return make(coins, job, [lost](const std::vector<std::uint8_t>& known, std::uint64_t row) {
        constexpr unsigned none = 256;
        unsigned soonest = none;
        unsigned latest = 0;
        forEachOption(row, [&](std::uint64_t option) {
            const unsigned moves = known[option];
            if (moves % 2 == lost)
                soonest = std::min(soonest, moves);
            else
                latest = std::max(latest, moves);
        });
        if (row == 0)
            return 0U;
        return 1 + (soonest == none ? latest : soonest);
    });
}

solver::Solved<HeadBytes> HeadBytes::grundy(std::uint32_t coins, const solver::Job& job)
{
    return make(coins, job, [](const std::vector<std::uint8_t>& known, std::uint64_t row) {
        std::array<std::uint64_t, 4> present{};
        forEachOption(row,
                      [&](std::uint64_t option) { present[known[option] / 64] |= bit(known[option] % 64); });
        std::size_t word = 0;
        while (word + 1 < present.size() && present[word] == ~std::uint64_t{0})
            ++word;
        return static_cast<unsigned>(64 * word) + static_cast<unsigned>(std::countr_one(present[word]));
    });
}

} // namespace games
