// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/runfigures.h"

#include "solver/meter.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace analysis {
namespace {

using games::longestRun;
using games::Runs;
using theory::BigInteger;
using Index = std::uint32_t;

/// Numbers words in the order in which they first come: a table with open addresses.
class WordNumbers {
public:
    WordNumbers() : m_slots(std::size_t{1} << 10, none) {}

    std::uint32_t numberOf(std::uint64_t word)
    {
        std::size_t slot = slotOf(word);
        while (m_slots[slot] != none && m_words[m_slots[slot]] != word)
            slot = (slot + 1) & (m_slots.size() - 1);
        if (m_slots[slot] != none)
            return m_slots[slot];
        m_slots[slot] = static_cast<std::uint32_t>(m_words.size());
        m_words.push_back(word);
        if (2 * m_words.size() > m_slots.size())
            grow();
        return static_cast<std::uint32_t>(m_words.size() - 1);
    }
    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return m_words; }

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    [[nodiscard]] std::size_t slotOf(std::uint64_t word) const
    {
        const int bits = std::countr_zero(m_slots.size());
        return static_cast<std::size_t>(word * 0x9E3779B97F4A7C15U >> (64 - bits));
    }
    void grow()
    {
        m_slots.assign(2 * m_slots.size(), none);
        for (std::uint32_t number = 0; number < m_words.size(); ++number) {
            std::size_t slot = slotOf(m_words[number]);
            while (m_slots[slot] != none)
                slot = (slot + 1) & (m_slots.size() - 1);
            m_slots[slot] = number;
        }
    }

    std::vector<std::uint64_t> m_words;
    std::vector<std::uint32_t> m_slots;
};

// A position of runs as one word of 64 bits, and its moves as numbers that are added to the word.

/// Where the number of runs of each length stands in a word.
class RunPacking {
public:
    /// With room for all that can become of the runs.
    explicit RunPacking(const Runs& start);

    [[nodiscard]] bool fits() const { return m_shift.back() < 64; }
    /// What one run more of that length adds. Precondition: there is room for one.
    [[nodiscard]] std::uint64_t one(std::size_t length) const
    {
        return length == 0 ? 0 : std::uint64_t{1} << m_shift[length];
    }
    /// The bits for the runs of that length.
    [[nodiscard]] std::uint64_t mask(std::size_t length) const
    {
        return (std::uint64_t{1} << m_shift[length + 1]) - (std::uint64_t{1} << m_shift[length]);
    }
    /// Precondition: fits().
    [[nodiscard]] std::uint64_t pack(const Runs& runs) const;

private:
    std::array<unsigned, longestRun + 2> m_shift{};
};

/// The moves on a run of one length.
struct RunMove {
    std::uint64_t change = 0; // added to the word
    std::uint32_t taken = 0;  // counters
};
struct RunMoves {
    std::uint64_t mask = 0; // of the runs of this length
    std::vector<RunMove> moves;
};

RunPacking::RunPacking(const Runs& start)
{
    unsigned next = 0;
    for (std::size_t length = 1; length <= longestRun; ++length) {
        std::uint64_t most = 0;
        for (std::size_t run = length; run <= longestRun; ++run)
            most += start.count[run] * ((run + 1) / (length + 1));
        m_shift[length] = next;
        next += static_cast<unsigned>(std::bit_width(most));
    }
    m_shift[longestRun + 1] = next;
}

std::uint64_t RunPacking::pack(const Runs& runs) const
{
    std::uint64_t packed = 0;
    for (std::size_t length = 1; length <= longestRun; ++length)
        packed += runs.count[length] == 0 ? 0 : runs.count[length] * one(length);
    return packed;
}

/// The moves on one run of each length from 1 on.
std::vector<RunMoves> runMoves(const Runs& start, const RunPacking& packing)
{
    std::vector<RunMoves> all;
    for (std::size_t length = 1; length <= start.longest(); ++length) {
        RunMoves& here = all.emplace_back(RunMoves{packing.mask(length), {}});
        for (std::size_t take = 1; take <= std::min<std::size_t>(length, start.most); ++take) {
            for (std::size_t left = 0; 2 * left <= length - take; ++left) {
                const std::uint64_t added = packing.one(left) + packing.one(length - take - left);
                here.moves.push_back({added - packing.one(length), static_cast<std::uint32_t>(take)});
            }
        }
    }
    return all;
}

/// A number of so many words.
template <std::size_t words>
struct Wide {
    std::array<std::uint64_t, words> word{};

    /// False when the sum does not fit.
    bool add(const Wide& other)
    {
        bool carry = false;
        for (std::size_t i = 0; i < words; ++i) {
            const std::uint64_t sum = word[i] + other.word[i];
            const bool over = sum < word[i];
            word[i] = sum + (carry ? 1 : 0);
            carry = over || (carry && word[i] == 0);
        }
        return !carry;
    }
    [[nodiscard]] BigInteger number() const { return BigInteger::fromWords(word); }
};

class RunGame {
public:
    RunGame(const Runs& start, const RunQuestion& question, const solver::Job& job)
        : m_packing(start), m_question(question), m_meter(job), m_memory(job.limits.memoryBytes)
    {
        if (!m_packing.fits())
            m_meter.end(solver::UnsolvedReason::OutOfPositions);
        else
            find(start);
    }

    solver::Solved<GraphStatistics> run()
    {
        if (m_meter.hasEnded())
            return m_meter.unsolved();
        GraphStatistics figures{.positions = m_order.size() - (m_question.withoutTerminal ? 1 : 0),
                                .moves = m_targets.size(),
                                .counts = GameCounts()};
        if (m_question.withoutTerminal)
            figures.moves -= static_cast<std::uint64_t>(std::ranges::count(m_targets, m_empty));
        countCold(figures);
        countLengths(figures);
        figures.runMaxima = runMaxima();
        if (!countGames<1>(figures) && !countGames<2>(figures) && !countGames<4>(figures) &&
            !countGames<16>(figures) && !countGames<64>(figures))
            m_meter.end(solver::UnsolvedReason::OutOfMemory);
        if (m_meter.hasEnded())
            return m_meter.unsolved();
        return figures;
    }

private:
    /// Numbers all positions, by layers of their counters, the most first, and lists their moves.
    void find(const Runs& start)
    {
        const std::vector<RunMoves> moves = runMoves(start, m_packing);
        std::size_t counters = 0;
        for (std::size_t length = 1; length <= longestRun; ++length)
            counters += length * start.count[length];
        std::vector<std::vector<Index>> layers(counters + 1);
        layers.back().push_back(m_positions.numberOf(m_packing.pack(start)));
        for (std::size_t left = counters + 1; left-- > 0;) {
            for (const Index position : layers[left]) {
                if (!m_meter.spend() || isTooLarge())
                    return;
                m_order.push_back(position);
                m_firstTarget.push_back(m_targets.size());
                follow(position, left, moves, layers);
            }
        }
        m_firstTarget.push_back(m_targets.size());
        m_empty = m_positions.numberOf(0);
    }

    void follow(Index position, std::size_t left, const std::vector<RunMoves>& moves,
                std::vector<std::vector<Index>>& layers)
    {
        const std::uint64_t word = m_positions.words()[position];
        for (const RunMoves& ofLength : moves) {
            if ((word & ofLength.mask) == 0)
                continue;
            for (const RunMove& move : ofLength.moves) {
                const auto known = m_positions.words().size();
                const Index to = m_positions.numberOf(word + move.change);
                if (to == known)
                    layers[left - move.taken].push_back(to);
                m_targets.push_back(to);
            }
        }
    }

    bool isTooLarge()
    {
        const std::size_t bytes = m_targets.size() * sizeof(Index) + m_positions.words().size() * 64;
        if (bytes > m_memory)
            m_meter.end(solver::UnsolvedReason::OutOfMemory);
        return m_meter.hasEnded();
    }

    /// Calls visit(position, moves to) with the positions of the fewest counters first.
    template <typename Visit>
    void forPositions(const Visit& visit) const
    {
        for (std::size_t place = m_order.size(); place-- > 0;) {
            visit(m_order[place], std::span(m_targets).subspan(
                                      m_firstTarget[place], m_firstTarget[place + 1] - m_firstTarget[place]));
        }
    }

    [[nodiscard]] bool isLeftOut(Index position) const
    {
        return m_question.withoutTerminal && position == m_empty;
    }

    void countCold(GraphStatistics& figures) const
    {
        std::vector<char> isCold(m_order.size());
        forPositions([&](Index position, std::span<const Index> targets) {
            isCold[position] = targets.empty()
                                   ? m_question.play == theory::Play::Normal
                                   : std::ranges::none_of(targets, [&](Index to) { return isCold[to] != 0; });
            figures.cold += isCold[position] != 0 && !isLeftOut(position) ? 1 : 0;
        });
    }

    /// The most runs of each length, from 1, that a position has.
    [[nodiscard]] std::vector<std::uint64_t> runMaxima() const
    {
        std::vector<std::uint64_t> maxima;
        maxima.reserve(longestRun);
        for (std::size_t length = 1; length <= longestRun && m_packing.mask(length) != 0; ++length) {
            const std::uint64_t mask = m_packing.mask(length);
            std::uint64_t most = 0;
            for (const std::uint64_t word : m_positions.words())
                most = std::max(most, word & mask);
            maxima.push_back(most / m_packing.one(length));
        }
        return maxima;
    }

    void countLengths(GraphStatistics& figures) const
    {
        std::vector<std::uint16_t> longest(m_order.size());
        std::vector<std::uint16_t> shortest(m_order.size());
        forPositions([&](Index position, std::span<const Index> targets) {
            unsigned most = 0;
            unsigned least = std::numeric_limits<std::uint16_t>::max();
            for (const Index to : targets) {
                if (isLeftOut(to))
                    continue;
                most = std::max(most, longest[to] + 1U);
                least = std::min(least, shortest[to] + 1U);
            }
            longest[position] = static_cast<std::uint16_t>(most);
            shortest[position] = static_cast<std::uint16_t>(most == 0 ? 0 : least);
        });
        figures.counts->longest = longest[m_order.front()];
        figures.counts->shortest = shortest[m_order.front()];
    }

    /// False when a number does not fit.
    template <std::size_t words>
    bool countGames(GraphStatistics& figures)
    {
        if (m_order.size() * words * sizeof(std::uint64_t) > m_memory)
            return false;
        std::vector<Wide<words>> games(m_order.size());
        bool fits = true;
        forPositions([&](Index position, std::span<const Index> targets) {
            Wide<words> sum;
            bool isOver = true;
            for (const Index to : targets) {
                if (isLeftOut(to))
                    continue;
                fits = sum.add(games[to]) && fits;
                isOver = false;
            }
            if (isOver)
                sum.word[0] = 1;
            games[position] = sum;
        });
        if (fits)
            figures.counts->games = games[m_order.front()].number();
        return fits;
    }

    RunPacking m_packing;
    RunQuestion m_question;
    solver::Meter m_meter;
    std::size_t m_memory;
    WordNumbers m_positions;
    std::vector<Index> m_order;             // positions, those with the most counters first
    std::vector<std::size_t> m_firstTarget; // by place in the order, and one more
    std::vector<Index> m_targets;
    Index m_empty = 0;
};

} // namespace

solver::Solved<GraphStatistics> runFigures(const Runs& start, const RunQuestion& question,
                                           const solver::Job& job)
{
    return RunGame(start, question, job).run();
}

} // namespace analysis
