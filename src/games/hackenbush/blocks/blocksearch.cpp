// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/blocks/blocksearch.h"

#include "games/hackenbush/blocks/blocktable.h"
#include "solver/release.h"

#include <bit>
#include <utility>

namespace games {
namespace {

using theory::Mover;
using theory::Player;
using theory::ShortGame;

/// Numbers the joints so that `root` is the ground, and back.
std::uint32_t swapped(std::uint32_t joint, std::uint32_t root)
{
    if (joint == 0)
        return root;
    return joint == root ? 0 : joint;
}

/// The indices of the bits.
std::vector<std::uint32_t> indicesOf(std::uint64_t bits)
{
    std::vector<std::uint32_t> indices;
    indices.reserve(static_cast<std::size_t>(std::popcount(bits)));
    for (; bits != 0; bits &= bits - 1)
        indices.push_back(static_cast<std::uint32_t>(std::countr_zero(bits)));
    return indices;
}

} // namespace

BlockSearch::BlockSearch(const HackenbushGraph& block, const Tools& tools)
    : m_block(block), m_tools(tools), m_at(block.joints(), 0)
{
    for (std::uint32_t joint = 0; joint < block.joints(); ++joint) {
        for (const std::uint32_t edge : block.edgesAt(joint))
            m_at[joint] |= std::uint64_t{1} << edge;
    }
}

BlockSearch::~BlockSearch()
{
    solver::releaseAside(m_values, m_bytes);
    solver::releaseAside(m_stack, m_bytes);
}

std::optional<ShortGame> BlockSearch::value(std::vector<ShortGame> hanging)
{
    const std::size_t edges = m_block.edges().size();
    const Position start{~std::uint64_t{0} >> (64 - edges), 0, std::move(hanging)};
    while (true) {
        if (!m_stack.empty()) {
            if (!advance())
                return std::nullopt;
            continue;
        }
        const auto value = valueOf(start);
        if (value || m_stack.empty())
            return value;
    }
}

/// The value put together from blocks; nothing as well when a block was pushed that has to be valued before.
std::optional<ShortGame> BlockSearch::valueOf(const Position& position)
{
    const auto known = m_values.find(position);
    if (known != m_values.end()) {
        m_tools.meter.step();
        return known->second;
    }
    if (!m_tools.meter.spend())
        return std::nullopt;
    const HungGraph hung = hungGraph(position);
    std::vector<Hanging> hanging;
    hanging.reserve(hung.hanging.size());
    for (const ShortGame game : hung.hanging)
        hanging.push_back(m_tools.fold.hang(game));
    const auto value = m_tools.fold.value(hung.graph, std::move(hanging), [&](const HungBlock& block) {
        return blockValue(positionOf(block, position));
    });
    if (value)
        keep(position, *value);
    return value;
}

std::optional<ShortGame> BlockSearch::blockValue(Position position)
{
    const auto known = m_values.find(position);
    if (known != m_values.end())
        return known->second;
    if (const auto value = ruledValue(position)) {
        keep(position, *value);
        return value;
    }
    if (!m_tools.meter.hasEnded())
        push(std::move(position));
    return std::nullopt;
}

/// From the memo or by a table.
std::optional<ShortGame> BlockSearch::ruledValue(const Position& position)
{
    const HungGraph hung = hungGraph(position);
    if (const auto value = m_tools.memo.find(BlockMemo::keyOf(hung)))
        return value;
    const std::size_t used = m_bytes + m_tools.memo.bytes();
    return BlockTable(hung, m_tools.games, m_tools.memo)
        .value(!m_stack.empty(), m_tools.meter, m_tools.memoryBytes - std::min(used, m_tools.memoryBytes));
}

bool BlockSearch::push(Position position)
{
    Frame frame{.position = std::move(position)};
    for (const std::uint32_t edge : indicesOf(frame.position.edges))
        frame.options.push_back(
            {.mover = moverOf(m_block.edges()[edge].colour), .cut = std::uint64_t{1} << edge});
    for (std::uint32_t joint = 0; joint < m_at.size(); ++joint) {
        if (frame.position.hanging[joint] != ShortGame() && !addMoves(frame, joint))
            return false;
    }
    m_stack.push_back(std::move(frame));
    return charge(sizeof(Frame) + m_stack.back().options.size() * (sizeof(Option) + sizeof(ShortGame)));
}

bool BlockSearch::addMoves(Frame& frame, std::uint32_t joint)
{
    for (const Player player : {Player::Left, Player::Right}) {
        const auto moved = m_tools.games.options(frame.position.hanging[joint], player);
        if (!moved)
            return false;
        for (const ShortGame game : *moved)
            frame.options.push_back({theory::moverOf(player), 0, joint, game});
    }
    return true;
}

/// One step on with the topmost frame; false at a limit.
bool BlockSearch::advance()
{
    Frame& frame = m_stack.back();
    if (frame.next == frame.options.size())
        return finish();
    const Option& option = frame.options[frame.next];
    const std::size_t depth = m_stack.size();
    const auto value = valueOf(after(frame.position, option));
    if (!value)
        return m_stack.size() > depth && !m_tools.meter.hasEnded();
    if (option.mover != Mover::Right)
        frame.left.push_back(*value);
    if (option.mover != Mover::Left)
        frame.right.push_back(*value);
    ++frame.next;
    return true;
}

bool BlockSearch::finish()
{
    const Frame& frame = m_stack.back();
    const auto value = m_tools.games.make(frame.left, frame.right);
    if (!value)
        return false;
    m_tools.memo.keep(BlockMemo::keyOf(hungGraph(frame.position)), *value);
    keep(frame.position, *value);
    m_bytes -= sizeof(Frame) + frame.options.size() * (sizeof(Option) + sizeof(ShortGame));
    m_stack.pop_back();
    return !m_tools.meter.hasEnded();
}

BlockSearch::Position BlockSearch::after(const Position& position, const Option& option) const
{
    Position left = position;
    if (option.cut == 0)
        left.hanging[option.joint] = option.moved;
    left.edges &= ~option.cut;
    dropFallen(left);
    return left;
}

void BlockSearch::dropFallen(Position& position) const
{
    std::uint64_t stands = 0;
    std::vector<bool> reached(m_at.size(), false);
    std::vector<std::uint32_t> waiting{position.root};
    reached[position.root] = true;
    while (!waiting.empty()) {
        const std::uint32_t joint = waiting.back();
        waiting.pop_back();
        std::uint64_t fresh = m_at[joint] & position.edges & ~stands;
        stands |= fresh;
        for (; fresh != 0; fresh &= fresh - 1) {
            const auto edge = static_cast<std::size_t>(std::countr_zero(fresh));
            const std::uint32_t other = m_block.edges()[edge].other(joint);
            if (!reached[other])
                waiting.push_back(other);
            reached[other] = true;
        }
    }
    position.edges = stands;
    for (std::size_t joint = 0; joint < reached.size(); ++joint) {
        if (!reached[joint])
            position.hanging[joint] = {};
    }
}

void BlockSearch::keep(const Position& position, ShortGame value)
{
    constexpr std::size_t bytesOfEntry = sizeof(Position) + 64; // of a hash table
    if (m_values.emplace(position, value).second)
        charge(bytesOfEntry + position.hanging.size() * sizeof(ShortGame));
}

bool BlockSearch::charge(std::size_t bytes)
{
    m_bytes += bytes;
    if (m_bytes + m_tools.memo.bytes() > m_tools.memoryBytes)
        m_tools.meter.end(solver::UnsolvedReason::OutOfMemory);
    return !m_tools.meter.hasEnded();
}

HungGraph BlockSearch::hungGraph(const Position& position) const
{
    HackenbushEdges edges;
    edges.reserve(m_block.edges().size());
    for (const std::uint32_t index : indicesOf(position.edges)) {
        const HackenbushEdge& edge = m_block.edges()[index];
        edges.push_back({swapped(edge.from, position.root), swapped(edge.to, position.root), edge.colour});
    }
    std::vector<ShortGame> hanging = position.hanging;
    std::swap(hanging[0], hanging[position.root]);
    return {HackenbushGraph(m_block.joints(), std::move(edges)), std::move(hanging)};
}

/// Back from a block of hungGraph(whole).
BlockSearch::Position BlockSearch::positionOf(const HungBlock& block, const Position& whole) const
{
    const std::vector<std::uint32_t> indices = indicesOf(whole.edges);
    Position position{0, swapped(block.root, whole.root), std::vector<ShortGame>(m_at.size())};
    for (const std::uint32_t edge : block.edges)
        position.edges |= std::uint64_t{1} << indices[edge];
    for (const auto& [joint, game] : block.hanging)
        position.hanging[swapped(joint, whole.root)] = game;
    return position;
}

std::size_t BlockSearch::Hash::operator()(const Position& position) const
{
    std::uint64_t hash = position.edges * 0x9e3779b97f4a7c15U + position.root;
    for (const ShortGame game : position.hanging) {
        hash = (hash ^ (hash >> 32U) ^ game.index) * 0xd6e8feb86659fd93U;
    }
    return hash ^ (hash >> 32U);
}

} // namespace games
