// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/partizan/northcottloops.h"

#include <array>
#include <cassert>
#include <deque>

namespace games {

NorthcottLoops::NorthcottLoops(const TokenRows& rows, theory::Play play) : m_play(play)
{
    std::uint64_t states = 1;
    for (const TokenRow& row : rows) {
        Lane lane{row.width, row.white < row.black, states, {}};
        for (std::uint32_t right = 1; right < row.width; ++right) {
            for (std::uint32_t left = 0; left < right; ++left)
                lane.squares.emplace_back(left, right);
        }
        states *= lane.squares.size();
        m_lanes.push_back(std::move(lane));
    }
    m_remoteness.assign(2 * states, isOpen);
}

solver::Solved<NorthcottLoops> NorthcottLoops::make(const TokenRows& rows, theory::Play play,
                                                    const solver::Job& job)
{
    // Remoteness, the moves still open, and a place in the queue.
    constexpr std::uint64_t bytesOfTurn =
        sizeof(std::uint32_t) + sizeof(std::uint16_t) + sizeof(std::uint64_t);
    std::uint64_t turns = 2;
    for (const TokenRow& row : rows)
        turns = saturatingProduct(turns, numberOf(0, row.width));
    if (saturatingProduct(turns, bytesOfTurn) > job.limits.memoryBytes)
        return solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
    if (job.limits.positions && turns > *job.limits.positions)
        return solver::Unsolved{solver::UnsolvedReason::OutOfPositions, 0};
    NorthcottLoops loops(rows, play);
    solver::Meter meter(job);
    if (!loops.workBack(meter))
        return meter.unsolved();
    return loops;
}

/// The states one move of the player away; as tokens go either way, also those one move before.
template <typename Visit>
void NorthcottLoops::forEachMove(std::uint64_t state, theory::Player player, Visit visit) const
{
    for (const Lane& lane : m_lanes) {
        const std::uint64_t number = state / lane.stride % lane.squares.size();
        const auto [left, right] = lane.squares[number];
        const std::uint64_t others = state - number * lane.stride;
        if ((player == theory::Player::Left) == lane.isWhiteLeft) {
            for (std::uint32_t to = 0; to < right; ++to) {
                if (to != left)
                    visit(others + numberOf(to, right) * lane.stride);
            }
        } else {
            for (std::uint32_t to = left + 1; to < lane.width; ++to) {
                if (to != right)
                    visit(others + numberOf(left, to) * lane.stride);
            }
        }
    }
}

/// From the ends backwards in order of remoteness; false when the meter ended it.
bool NorthcottLoops::workBack(solver::Meter& meter)
{
    constexpr std::array players{theory::Player::Left, theory::Player::Right};
    std::vector<std::uint16_t> open(m_remoteness.size()); // moves not yet known to lose
    std::deque<std::uint64_t> queue;
    const auto settle = [&](std::uint64_t turn, std::uint32_t remoteness) {
        m_remoteness[turn] = remoteness;
        queue.push_back(turn);
    };
    for (std::uint64_t turn = 0; turn < m_remoteness.size(); ++turn) {
        forEachMove(turn / 2, players[turn % 2], [&](std::uint64_t) { ++open[turn]; });
        if (open[turn] == 0)
            settle(turn, 0);
        if (!meter.spend())
            return false;
    }
    while (!queue.empty()) {
        const std::uint64_t turn = queue.front();
        queue.pop_front();
        const std::uint32_t remoteness = m_remoteness[turn];
        const std::uint64_t side = 1 - turn % 2;
        forEachMove(turn / 2, players[side], [&](std::uint64_t state) {
            const std::uint64_t before = 2 * state + side;
            if (m_remoteness[before] == isOpen && (isLost(remoteness) || --open[before] == 0))
                settle(before, remoteness + 1);
        });
        if (!meter.step())
            return false;
    }
    return true;
}

std::uint64_t NorthcottLoops::turnOf(const TokenRows& rows, theory::Player player) const
{
    assert(rows.size() == m_lanes.size());
    std::uint64_t state = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto [left, right] = std::minmax(rows[row].white, rows[row].black);
        state += numberOf(left, right) * m_lanes[row].stride;
    }
    return 2 * state + sideOf(player);
}

std::optional<std::uint64_t> NorthcottLoops::remoteness(const TokenRows& rows, theory::Player player) const
{
    const std::uint32_t moves = m_remoteness[turnOf(rows, player)];
    return moves == isOpen ? std::nullopt : std::optional<std::uint64_t>(moves);
}

std::optional<theory::Outcome> NorthcottLoops::outcome(const TokenRows& rows) const
{
    const std::uint32_t left = m_remoteness[turnOf(rows, theory::Player::Left)];
    const std::uint32_t right = m_remoteness[turnOf(rows, theory::Player::Right)];
    if (left == isOpen || right == isOpen)
        return std::nullopt;
    return theory::outcomeOf(!isLost(left), !isLost(right));
}

} // namespace games
