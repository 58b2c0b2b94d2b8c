// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Depth-first search of an impartial position with a transposition table of bounded size: outcome,
// Grundy value, remoteness. The stack is explicit, so that long games cannot overflow the program's own.
//
// In normal play a position that falls apart is never searched as a whole: its value is the nim-sum of its
// parts (Sprague–Grundy). Positions are canonicalised where their type knows how.

#include "solver/concepts.h"
#include "solver/frame.h"
#include "solver/job.h"
#include "solver/meter.h"
#include "solver/release.h"
#include "solver/table.h"
#include "theory/nimber.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>

namespace solver {

/// Answers questions about positions of one game under one convention and one set of limits, which hold
/// for all its calls together. What it has found stays in its table for later calls; an Unsolved leaves
/// nothing wrong behind. Of job.limits.memoryBytes three quarters are for the table, the rest for the stack.
template <ImpartialPosition P>
class Search {
public:
    Search(theory::Play play, const Job& job)
        : m_play(play), m_meter(job), m_stackLimit(job.limits.memoryBytes / 4),
          m_table(job.limits.memoryBytes - m_stackLimit)
    {
    }

    /// Ends at the first P option that it finds.
    [[nodiscard]] Solved<theory::Outcome> outcome(const P& position)
    {
        const auto hot = solve(Question::Outcome, position);
        if (!hot)
            return m_meter.unsolved();
        return *hot != 0 ? theory::Outcome::N : theory::Outcome::P;
    }

    /// Precondition: normal play.
    [[nodiscard]] Solved<theory::Nimber> grundy(const P& position)
    {
        assert(m_play == theory::Play::Normal);
        const auto value = solve(Question::Grundy, position);
        if (!value)
            return m_meter.unsolved();
        return theory::Nimber{*value};
    }

    /// The length of the game when the winner hurries and the loser delays.
    [[nodiscard]] Solved<std::uint64_t> remoteness(const P& position)
    {
        const auto moves = solve(Question::Remoteness, position);
        if (!moves)
            return m_meter.unsolved();
        return *moves;
    }

    /// Positions looked at so far; one that the full table has dropped counts again when it comes back.
    [[nodiscard]] std::uint64_t positions() const { return m_meter.positions(); }

    /// Bytes that the table uses now.
    [[nodiscard]] std::size_t tableBytes() const { return m_table.bytes(); }

private:
    using Frame = SearchFrame<P>;

    std::optional<std::uint64_t> solve(Question question, const P& position)
    {
        m_stack.clear();
        m_stackBytes = 0;
        std::optional<std::uint64_t> value = enter(question, position);
        while (!m_meter.hasEnded()) {
            if (value && m_stack.empty())
                return value;
            if (value)
                m_stack.back().take(*value);
            value = advance();
        }
        releaseAside(m_stack, m_stackBytes);
        return std::nullopt;
    }

    /// One step of the topmost frame: its value when it is done, or that of its next child when the
    /// table knows it; otherwise the child is now on top.
    std::optional<std::uint64_t> advance()
    {
        Frame& top = m_stack.back();
        if (!top.isDone())
            return enter(top.childQuestion(), top.nextChild());
        const std::uint64_t value = top.value();
        m_table.store(static_cast<std::uint8_t>(top.question()), top.position(), value,
                      m_meter.positions() - top.startedAt(),
                      [this] { return m_meter.step(Meter::pollEvery); });
        m_stackBytes -= top.bytes();
        m_stack.pop_back();
        return value;
    }

    std::optional<std::uint64_t> enter(Question question, const P& position)
    {
        P key = canonicalOf(position);
        const auto known = m_table.find(static_cast<std::uint8_t>(question), key);
        if (known) {
            m_meter.step();
            return known;
        }
        if (!m_meter.spend())
            return std::nullopt;
        m_stack.emplace_back(question, m_play, std::move(key), m_meter.positions());
        m_stackBytes += m_stack.back().bytes();
        m_meter.step(m_stack.back().children()); // making them has cost more than looking one up
        if (m_stackBytes > m_stackLimit)
            m_meter.end(UnsolvedReason::OutOfMemory);
        return std::nullopt;
    }

    theory::Play m_play;
    Meter m_meter;
    std::size_t m_stackLimit;
    std::size_t m_stackBytes = 0;
    TranspositionTable<P> m_table;
    std::deque<Frame> m_stack; // frames do not move: an options range may look at its position
};

} // namespace solver
