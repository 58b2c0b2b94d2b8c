// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shapes/shapeduel.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace games {
namespace {

/// Stones of a part whose exact value takes less time than a search.
constexpr int mostValuedStones = 12;

solver::Job sharedJob(const solver::Job& job)
{
    solver::Job share = job;
    share.limits.memoryBytes /= 2;
    return share;
}

} // namespace

ShapeDuel::ShapeDuel(theory::Play play, const solver::Job& job)
    : m_play(play), m_meter(job), m_table(job.limits.memoryBytes / 2), m_values(sharedJob(job)),
      m_hasValues(play == theory::Play::Normal)
{
}

solver::Solved<bool> ShapeDuel::winsMoving(const PartizanShapes& position, theory::Player player)
{
    const auto wins = search({position.canonical(), player});
    if (!wins)
        return m_meter.unsolved();
    return *wins;
}

std::optional<bool> ShapeDuel::search(const Turn& turn)
{
    const auto question = static_cast<std::uint8_t>(1);
    if (const auto known = m_table.find(question, turn)) {
        m_meter.step();
        return *known != 0;
    }
    const std::uint64_t startedAt = m_meter.positions();
    if (!m_meter.spend())
        return std::nullopt;
    auto wins = byValue(turn);
    if (!wins)
        wins = tryMoves(turn);
    if (!wins)
        return std::nullopt;
    m_table.store(question, turn, *wins ? 1 : 0, m_meter.positions() - startedAt,
                  [this] { return m_meter.step(solver::Meter::pollEvery); });
    return wins;
}

std::optional<bool> ShapeDuel::tryMoves(const Turn& turn)
{
    const PartizanShapes& position = turn.position;
    const theory::Player other = theory::opponentOf(turn.player);
    std::vector<std::pair<int, std::uint64_t>> moves; // the best ones are the least
    for (const std::uint64_t take : position.takes(turn.player)) {
        const PartizanShapes left{position.stones & ~take, position.patterns};
        moves.emplace_back(left.freedom(other) - left.freedom(turn.player), left.stones);
    }
    if (moves.empty())
        return m_play == theory::Play::Misere;
    std::ranges::sort(moves);
    for (const auto& [freedom, stones] : moves) {
        const auto reply = search({PartizanShapes{stones, position.patterns}.canonical(), other});
        if (!reply)
            return std::nullopt;
        if (!*reply)
            return true;
    }
    return false;
}

/// Nothing where a part is too large, or where its forms are too many.
std::optional<bool> ShapeDuel::byValue(const Turn& turn)
{
    if (!m_hasValues)
        return std::nullopt;
    const auto parts = turn.position.components();
    if (std::ranges::any_of(
            parts, [](const PartizanShapes& part) { return std::popcount(part.stones) > mostValuedStones; }))
        return std::nullopt;
    const auto solved = m_values.value(turn.position);
    const auto* value = std::get_if<theory::ShortGame>(&solved);
    m_hasValues = value != nullptr;
    if (value == nullptr)
        return std::nullopt;
    return theory::winsMoving(m_values.games().outcome(*value), theory::moverOf(turn.player));
}

} // namespace games
