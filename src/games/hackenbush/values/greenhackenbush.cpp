// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/greenhackenbush.h"

#include "games/hackenbush/values/greenwalk.h"

namespace games {

std::uint64_t greenValue(const HackenbushGraph& graph)
{
    GreenWalk walk(graph);
    walk.run();
    return walk.value();
}

std::optional<std::uint64_t> greenValue(const HackenbushGraph& graph, solver::Meter& meter)
{
    GreenWalk walk(graph);
    return walk.run([&meter] { return meter.step(); }) ? std::optional(walk.value()) : std::nullopt;
}

} // namespace games
