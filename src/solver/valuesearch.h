// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The exact value of a partizan position in normal play: the canonical form of the game {left | right} of its
// options' values, each found once. A position that falls apart is the sum of its parts; positions are
// canonicalised where their type knows how. The stack is explicit, so that long games cannot overflow the
// program's own.

#include "solver/job.h"
#include "solver/meter.h"
#include "solver/release.h"
#include "solver/sided.h"
#include "solver/table.h"
#include "theory/shortgames/shortgame.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace solver {

/// Values of one game's positions under one set of limits, which hold for all calls together. The values
/// are handles into games(). Half of job.limits.memoryBytes is for canonical forms, half for positions.
template <PartizanPosition P>
class ValueSearch {
public:
    explicit ValueSearch(const Job& job)
        : m_meter(job), m_memoryLimit(job.limits.memoryBytes / 2),
          m_games(
              {.bytes = job.limits.memoryBytes / 2, .isStopped = [this] { return !m_meter.step(pollNow); }})
    {
    }
    ValueSearch(const ValueSearch&) = delete;
    ValueSearch& operator=(const ValueSearch&) = delete;
    ~ValueSearch()
    {
        releaseAside(m_games, m_games.bytes());
        releaseAside(m_values, m_bytes);
    }

    [[nodiscard]] Solved<theory::ShortGame> value(const P& position)
    {
        m_stack.clear();
        auto found = enter(position);
        while (!m_meter.hasEnded()) {
            if (found && m_stack.empty())
                return *found;
            if (found)
                m_stack.back().take(*found);
            found = advance();
        }
        m_stack.clear();
        return m_meter.unsolved();
    }

    /// The table of the values: for sums, comparisons and texts.
    [[nodiscard]] theory::ShortGames& games() { return m_games; }

    /// The reason why a question to games() was not answered.
    [[nodiscard]] Unsolved whyUnsolved()
    {
        endUnsolved();
        return m_meter.unsolved();
    }

    /// Positions looked at so far.
    [[nodiscard]] std::uint64_t positions() const { return m_meter.positions(); }

private:
    static constexpr std::uint64_t pollNow = 256;
    static constexpr std::size_t bytesOfEntry = sizeof(P) + 48; // of a hash table

    /// A position whose options (Left's, then Right's) or parts are being valued.
    struct Frame {
        P position;
        std::vector<P> children;
        std::size_t leftCount = 0;
        bool isSum = false;
        std::vector<theory::ShortGame> values{};

        [[nodiscard]] bool isDone() const { return values.size() == children.size(); }
        void take(theory::ShortGame value) { values.push_back(value); }
    };

    static Frame frameOf(const P& position)
    {
        Frame frame{.position = position, .children = {}};
        if constexpr (HasComponents<P>) {
            for (auto&& part : position.components())
                frame.children.push_back(part);
            frame.isSum = frame.children.size() != 1;
        }
        if (frame.isSum)
            return frame;
        frame.children.clear();
        for (const theory::Player player : {theory::Player::Left, theory::Player::Right}) {
            for (auto&& option : position.options(player))
                frame.children.push_back(option);
            if (player == theory::Player::Left)
                frame.leftCount = frame.children.size();
        }
        return frame;
    }

    std::optional<theory::ShortGame> enter(const P& found)
    {
        const P position = canonicalOf(found);
        const auto known = m_values.find(position);
        if (known != m_values.end()) {
            m_meter.step();
            return known->second;
        }
        if (!m_meter.spend())
            return std::nullopt;
        m_stack.push_back(frameOf(position));
        m_bytes += bytesOf(m_stack.back());
        if (m_bytes > m_memoryLimit)
            m_meter.end(UnsolvedReason::OutOfMemory);
        return std::nullopt;
    }

    /// The value of the topmost frame when it is done, or that of its next child when it is known.
    std::optional<theory::ShortGame> advance()
    {
        Frame& top = m_stack.back();
        if (!top.isDone())
            return enter(top.children[top.values.size()]);
        const auto value = top.isSum ? sumOf(top.values) : formOf(top);
        if (!value) {
            endUnsolved();
            return std::nullopt;
        }
        m_bytes -= bytesOf(top);
        m_bytes += bytesOfEntry + ownedBytes(top.position);
        m_values.emplace(std::move(top.position), *value);
        m_stack.pop_back();
        return value;
    }

    std::optional<theory::ShortGame> formOf(const Frame& frame)
    {
        const std::span<const theory::ShortGame> all(frame.values);
        return m_games.make(all.first(frame.leftCount), all.subspan(frame.leftCount));
    }

    std::optional<theory::ShortGame> sumOf(const std::vector<theory::ShortGame>& parts)
    {
        std::optional sum = theory::ShortGame();
        for (const theory::ShortGame part : parts) {
            if (sum)
                sum = m_games.sum(*sum, part);
        }
        return sum;
    }

    void endUnsolved()
    {
        if (m_games.isFull())
            m_meter.end(UnsolvedReason::OutOfMemory);
        else
            m_meter.step(pollNow);
        m_meter.end(UnsolvedReason::Cancelled); // unless the meter had a reason of its own
    }

    static std::size_t bytesOf(const Frame& frame)
    {
        return sizeof(Frame) + frame.children.size() * (sizeof(P) + sizeof(theory::ShortGame)) +
               (frame.children.empty() ? 0 : frame.children.size() * ownedBytes(frame.children.front()));
    }

    Meter m_meter;
    std::size_t m_memoryLimit;
    std::size_t m_bytes = 0;
    theory::ShortGames m_games;
    std::unordered_map<P, theory::ShortGame> m_values;
    std::deque<Frame> m_stack;
};

} // namespace solver
