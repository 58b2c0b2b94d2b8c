// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/blocks/hackenbushfold.h"

#include <algorithm>

namespace games {
namespace {

using theory::ShortGame;

/// The joints of a block but its root.
std::vector<std::uint32_t> jointsAbove(const HackenbushGraph& graph, const HungBlock& block)
{
    std::vector<std::uint32_t> joints;
    joints.reserve(block.edges.size() * 2);
    for (const std::uint32_t edge : block.edges) {
        joints.push_back(graph.edges()[edge].from);
        joints.push_back(graph.edges()[edge].to);
    }
    std::ranges::sort(joints);
    const auto repeated = std::ranges::unique(joints);
    joints.erase(repeated.begin(), repeated.end());
    std::erase(joints, block.root);
    return joints;
}

bool isGreen(const HackenbushGraph& graph, const HungBlock& block)
{
    return std::ranges::all_of(block.edges, [&graph](std::uint32_t edge) {
        return graph.edges()[edge].colour == EdgeColour::Green;
    });
}

/// The nim-sum of what hangs at a green block with a loop of value * for each edge, if that is nimbers alone.
std::optional<std::uint64_t> fused(const HungBlock& block, const std::vector<std::uint32_t>& joints,
                                   const std::vector<Hanging>& hanging)
{
    std::uint64_t nimber = block.edges.size() % 2;
    for (const std::uint32_t joint : joints) {
        if (!hanging[joint].isNimber())
            return std::nullopt;
        nimber ^= hanging[joint].nimber;
    }
    return nimber;
}

} // namespace

std::optional<ShortGame> HackenbushFold::value(const HackenbushGraph& graph, std::vector<Hanging> hanging,
                                               const BlockValue& blockValue)
{
    const HackenbushBlocks blocks(graph, m_meter);
    for (std::size_t index = 0; index < blocks.size(); ++index) {
        const HungBlock block{blocks.root(index), blocks.edges(index), {}};
        auto value = m_meter.step() ? settle(graph, block, hanging, blockValue) : std::nullopt;
        if (!value || !add(hanging[block.root], std::move(*value)))
            return std::nullopt;
    }
    return m_meter.hasEnded() ? std::nullopt : game(hanging[0]);
}

Hanging HackenbushFold::hang(ShortGame game) const
{
    Hanging hanging;
    const theory::NumberUpStar* closed = m_games.closedForm(game);
    if (closed != nullptr && closed->ups == 0) {
        hanging.number = ColonNumber(closed->number);
        hanging.nimber = closed->star.value;
    } else {
        hanging.rest = game;
    }
    return hanging;
}

std::optional<Hanging> HackenbushFold::settle(const HackenbushGraph& graph, const HungBlock& block,
                                              std::vector<Hanging>& hanging, const BlockValue& blockValue)
{
    if (block.edges.size() == 1) {
        const HackenbushEdge& edge = graph.edges()[block.edges[0]];
        return putUnder(edge.isLoop() ? Hanging() : std::move(hanging[edge.other(block.root)]), edge.colour);
    }
    const bool isFusible = isGreen(graph, block);
    if (!isFusible && block.edges.size() > largestSearchedBlock) { // whatever hangs on it
        const auto value = blockValue(block);
        return value ? std::optional(hang(*value)) : std::nullopt;
    }
    const std::vector<std::uint32_t> joints = jointsAbove(graph, block);
    if (const auto nimber = isFusible ? fused(block, joints, hanging) : std::nullopt)
        return Hanging{.number = {}, .nimber = *nimber, .rest = {}};
    HungBlock hung = block;
    hung.hanging.reserve(joints.size());
    for (const std::uint32_t joint : joints) {
        const auto here = game(hanging[joint]);
        if (!here)
            return std::nullopt;
        if (*here != ShortGame())
            hung.hanging.emplace_back(joint, *here);
    }
    const auto value = blockValue(hung);
    return value ? std::optional(hang(*value)) : std::nullopt;
}

std::optional<Hanging> HackenbushFold::putUnder(Hanging hanging, EdgeColour edge)
{
    if (edge == EdgeColour::Green && hanging.isNimber()) {
        ++hanging.nimber;
        return hanging;
    }
    if (edge != EdgeColour::Green && hanging.isNumber()) {
        hanging.number.putUnder(edge);
        return hanging;
    }
    const auto over = game(hanging);
    const auto sum = over ? m_ordinals.over(edge, *over) : std::nullopt;
    return sum ? std::optional(hang(*sum)) : std::nullopt;
}

std::optional<ShortGame> HackenbushFold::game(const Hanging& hanging)
{
    if (hanging.number.isZero() && hanging.nimber == 0)
        return hanging.rest;
    const auto closed =
        m_games.named({.number = hanging.number.number(), .ups = 0, .star = {hanging.nimber}});
    return closed && hanging.rest != ShortGame() ? m_games.sum(*closed, hanging.rest) : closed;
}

bool HackenbushFold::add(Hanging& to, Hanging what)
{
    to.number.add(std::move(what.number));
    to.nimber ^= what.nimber;
    if (to.rest == ShortGame() || what.rest == ShortGame()) {
        if (to.rest == ShortGame())
            to.rest = what.rest;
        return true;
    }
    const auto sum = m_games.sum(to.rest, what.rest);
    if (!sum)
        return false;
    to.rest = {};
    return add(to, hang(*sum)); // the sum of two rests may have a number in it
}

} // namespace games
