// SPDX-License-Identifier: GPL-3.0-or-later
// The values of large pictures of Hackenbush beside plain ways to the same values in the same run.

#include "games/hackenbush/values/greenhackenbush.h"
#include "games/hackenbush/values/hackenbushvalues.h"
#include "games/hackenbush/values/redbluetable.h"
#include "games/hackenbush/values/signexpansion.h"
#include "theory/shortgames/simplestnumber.h"

#include <benchmark/benchmark.h>

#include <optional>
#include <random>
#include <unordered_map>

namespace {

using games::EdgeColour;
using games::HackenbushEdges;
using games::HackenbushGraph;
using theory::Dyadic;

EdgeColour blueOrRed(std::mt19937_64& random)
{
    return random() % 2 == 0 ? EdgeColour::Blue : EdgeColour::Red;
}

/// Edges between joints anywhere; what does not stand is left out.
HackenbushGraph greenGraph(std::uint32_t joints, std::size_t count)
{
    std::mt19937_64 random(1);
    HackenbushEdges edges;
    const auto joint = [&] { return static_cast<std::uint32_t>(random() % joints); };
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t from = joint();
        edges.push_back({from, joint(), EdgeColour::Green});
    }
    const HackenbushGraph graph(joints, edges);
    return HackenbushGraph::compact(keep(edges, graph.standing()));
}

HackenbushGraph greenPath(std::uint32_t count)
{
    HackenbushEdges edges;
    for (std::uint32_t i = 0; i < count; ++i)
        edges.push_back({i, i + 1, EdgeColour::Green});
    return {count + 1, std::move(edges)};
}

/// A tree on the joints and other edges anywhere.
HackenbushGraph redBlueGraph(std::uint32_t joints, std::uint32_t count)
{
    std::mt19937_64 random(2);
    HackenbushEdges edges;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto from = static_cast<std::uint32_t>(random() % (i + 1 < joints ? i + 1 : joints));
        const auto to = i + 1 < joints ? i + 1 : static_cast<std::uint32_t>(random() % joints);
        edges.push_back({from, to, blueOrRed(random)});
    }
    return {joints, std::move(edges)};
}

void countEdges(benchmark::State& state, const HackenbushGraph& graph)
{
    state.SetItemsProcessed(static_cast<std::int64_t>(graph.edges().size()) * state.iterations());
}

/// The yardstick: one walk over all edges, which only finds out what stands.
void hackenbushStanding(benchmark::State& state)
{
    const HackenbushGraph graph = greenGraph(static_cast<std::uint32_t>(state.range(0)), 1'000'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(graph.standing());
    countEdges(state, graph);
}

void hackenbushGreen(benchmark::State& state)
{
    const HackenbushGraph graph = greenGraph(static_cast<std::uint32_t>(state.range(0)), 1'000'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(games::greenValue(graph));
    countEdges(state, graph);
}

void hackenbushGreenPath(benchmark::State& state)
{
    const HackenbushGraph graph = greenPath(1'000'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(games::greenValue(graph));
    countEdges(state, graph);
}

std::vector<bool> randomStalk(std::size_t count)
{
    std::mt19937_64 random(3);
    std::vector<bool> blues;
    for (std::size_t i = 0; i < count; ++i)
        blues.push_back(random() % 2 == 0);
    return blues;
}

/// The sign rule edge by edge.
void refStalk(benchmark::State& state)
{
    const auto blues = randomStalk(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        Dyadic sum;
        unsigned power = 0;
        for (const bool isBlue : blues) {
            power += power > 0 || isBlue != blues.front() ? 1 : 0;
            sum += Dyadic(isBlue ? 1 : -1, power);
        }
        benchmark::DoNotOptimize(sum);
    }
}

void hackenbushStalk(benchmark::State& state)
{
    const auto blues = randomStalk(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(games::stalkValue(blues));
}

void hackenbushForest(benchmark::State& state)
{
    std::mt19937_64 random(4);
    HackenbushEdges edges;
    for (std::uint32_t joint = 1; joint <= 1'000'000; ++joint) {
        const auto reach = std::min<std::uint64_t>(joint, static_cast<std::uint64_t>(state.range(0)));
        edges.push_back({joint - 1 - static_cast<std::uint32_t>(random() % reach), joint, blueOrRed(random)});
    }
    const HackenbushGraph graph(1'000'001, std::move(edges));
    for (auto _ : state)
        benchmark::DoNotOptimize(games::forestValue(graph));
    countEdges(state, graph);
}

/// Search with a memo over subsets of the edges and exact rationals.
class RefSearch {
public:
    explicit RefSearch(const HackenbushGraph& graph) : m_graph(graph) {}

    Dyadic of(std::uint32_t subset)
    {
        subset = standing(subset);
        const auto known = m_values.find(subset);
        if (known != m_values.end())
            return known->second;
        std::optional<theory::NumberBound> lower;
        std::optional<theory::NumberBound> upper;
        for (std::size_t index = 0; index < m_graph.edges().size(); ++index) {
            if ((subset >> index & 1U) == 0)
                continue;
            const Dyadic value = of(subset ^ (std::uint32_t{1} << index));
            const bool isBlue = m_graph.edges()[index].colour == EdgeColour::Blue;
            if (isBlue && (!lower || value > lower->number))
                lower = theory::NumberBound{value};
            if (!isBlue && (!upper || value < upper->number))
                upper = theory::NumberBound{value};
        }
        return m_values[subset] = theory::simplestNumber(lower, upper).value_or(Dyadic());
    }

private:
    [[nodiscard]] std::uint32_t standing(std::uint32_t subset) const
    {
        std::uint64_t reached = 1;
        std::uint32_t stands = 0;
        for (bool grows = true; grows;) {
            grows = false;
            for (std::size_t index = 0; index < m_graph.edges().size(); ++index) {
                const auto& edge = m_graph.edges()[index];
                const std::uint64_t ends = std::uint64_t{1} << edge.from | std::uint64_t{1} << edge.to;
                const std::uint32_t bit = std::uint32_t{1} << index;
                if ((subset & bit & ~stands) == 0 || (reached & ends) == 0)
                    continue;
                stands |= bit;
                reached |= ends;
                grows = true;
            }
        }
        return stands;
    }

    const HackenbushGraph& m_graph;
    std::unordered_map<std::uint32_t, Dyadic> m_values;
};

void refRedBlue(benchmark::State& state)
{
    const HackenbushGraph graph =
        redBlueGraph(static_cast<std::uint32_t>(state.range(1)), static_cast<std::uint32_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(RefSearch(graph).of((std::uint32_t{1} << state.range(0)) - 1));
}

void hackenbushRedBlueTable(benchmark::State& state)
{
    const HackenbushGraph graph =
        redBlueGraph(static_cast<std::uint32_t>(state.range(1)), static_cast<std::uint32_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(games::redBlueTable(graph, {}));
}

void hackenbushRedBlueValue(benchmark::State& state)
{
    const HackenbushGraph graph =
        redBlueGraph(static_cast<std::uint32_t>(state.range(1)), static_cast<std::uint32_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(games::HackenbushValues({}).value(graph));
}

BENCHMARK(hackenbushStanding)->Arg(333'333)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(hackenbushGreen)->Arg(333'333)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(hackenbushGreenPath)->Unit(benchmark::kMillisecond);
BENCHMARK(refStalk)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(hackenbushStalk)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(hackenbushForest)->Arg(1)->Arg(5)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(refRedBlue)->Args({16, 8})->Unit(benchmark::kMillisecond);
BENCHMARK(hackenbushRedBlueTable)
    ->Args({16, 8})
    ->Args({24, 8})
    ->Args({24, 12})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(hackenbushRedBlueValue)->Args({24, 8})->Args({40, 37})->Unit(benchmark::kMillisecond);

} // namespace
