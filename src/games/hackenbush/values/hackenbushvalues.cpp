// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/hackenbushvalues.h"

#include "games/hackenbush/blocks/blocksearch.h"
#include "games/hackenbush/values/greenhackenbush.h"
#include "games/hackenbush/values/signexpansion.h"
#include "solver/release.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

using theory::ShortGame;

/// The block as a picture of its own on its root, and the games at its joints.
HungGraph cutOut(const HackenbushGraph& graph, const HungBlock& block)
{
    std::vector<std::uint32_t> joints{block.root};
    joints.reserve(block.edges.size() + 1);
    const auto numberOf = [&joints](std::uint32_t joint) {
        const auto found = std::ranges::find(joints, joint);
        const auto number = static_cast<std::uint32_t>(found - joints.begin());
        if (found == joints.end())
            joints.push_back(joint);
        return number;
    };
    HackenbushEdges edges;
    edges.reserve(block.edges.size());
    for (const std::uint32_t index : block.edges) {
        const HackenbushEdge& edge = graph.edges()[index];
        const std::uint32_t from = numberOf(edge.from);
        edges.push_back({from, numberOf(edge.to), edge.colour});
    }
    std::vector<ShortGame> hanging(joints.size());
    for (const auto& [joint, game] : block.hanging)
        hanging[numberOf(joint)] = game;
    return {HackenbushGraph(static_cast<std::uint32_t>(joints.size()), std::move(edges)), std::move(hanging)};
}

/// The value of a green picture and of a red-blue stalk, which take little memory beside the picture.
std::optional<theory::NumberUpStar> byRule(const HackenbushGraph& graph, solver::Meter& meter)
{
    if (graph.isAll(EdgeColour::Green)) {
        const auto nimber = greenValue(graph, meter);
        return nimber ? std::optional(theory::NumberUpStar{.star = {*nimber}}) : std::nullopt;
    }
    if (graph.has(EdgeColour::Green))
        return std::nullopt;
    const auto stalk = asStalk(graph);
    return stalk ? std::optional(theory::NumberUpStar{.number = stalkValue(*stalk)}) : std::nullopt;
}

} // namespace

HackenbushValues::HackenbushValues(const solver::Job& job)
    : m_meter(job), m_memoryBytes(job.limits.memoryBytes / 2),
      m_games({.bytes = job.limits.memoryBytes / 2, .isStopped = [this] { return !m_meter.step(pollNow); }}),
      m_ordinals(m_games, m_meter), m_fold(m_games, m_ordinals, m_meter)
{
}

HackenbushValues::~HackenbushValues()
{
    solver::releaseAside(m_games, m_games.bytes());
    solver::releaseAside(m_memo, m_memo.bytes());
}

solver::Solved<ShortGame> HackenbushValues::value(const HackenbushGraph& graph)
{
    if (!m_meter.spend())
        return m_meter.unsolved();
    m_isTooLarge = false;
    const auto rule = byRule(graph, m_meter);
    if (m_meter.hasEnded())
        return m_meter.unsolved();
    const auto found = rule ? m_games.named(*rule)
                            : m_fold.value(graph, std::vector<Hanging>(graph.joints()),
                                           [&](const HungBlock& block) { return blockValue(graph, block); });
    if (found)
        return *found;
    if (m_isTooLarge)
        return solver::Unsolved{solver::UnsolvedReason::OutOfMemory, positions()};
    return whyUnsolved();
}

solver::Unsolved HackenbushValues::whyUnsolved()
{
    if (m_games.isFull())
        m_meter.end(solver::UnsolvedReason::OutOfMemory);
    else
        m_meter.step(pollNow);
    m_meter.end(solver::UnsolvedReason::Cancelled); // unless the meter had a reason of its own
    return m_meter.unsolved();
}

std::optional<ShortGame> HackenbushValues::blockValue(const HackenbushGraph& graph, const HungBlock& block)
{
    m_isTooLarge = block.edges.size() > largestSearchedBlock;
    if (m_isTooLarge)
        return std::nullopt;
    const HungGraph hung = cutOut(graph, block);
    if (const auto known = m_memo.find(BlockMemo::keyOf(hung)))
        return known;
    m_hasSearched = true;
    const std::size_t used = std::min(m_ordinals.bytes(), m_memoryBytes);
    BlockSearch search(hung.graph, {.games = m_games,
                                    .fold = m_fold,
                                    .memo = m_memo,
                                    .meter = m_meter,
                                    .memoryBytes = m_memoryBytes - used});
    return search.value(hung.hanging);
}

} // namespace games
