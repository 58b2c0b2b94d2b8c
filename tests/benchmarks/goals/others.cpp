// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game, Hackenbush, Line Nim and octal games beside plain ways to the same numbers.

#include "goals.h"

#include "analysis/graph/graphstatistics.h"
#include "analysis/graph/positiongraph.h"
#include "analysis/graph/runfigures.h"
#include "games/catalogue.h"
#include "games/hackenbush/values/greenhackenbush.h"
#include "games/hackenbush/values/redbluetable.h"
#include "games/hackenbush/values/signexpansion.h"
#include "games/plane/wythofftable.h"
#include "solver/sequences/octalterms.h"
#include "theory/goldenratio.h"

#include <cmath>
#include <random>

namespace goals {
namespace {

using games::EdgeColour;
using games::HackenbushEdges;
using games::HackenbushGraph;
using theory::Dyadic;

/// The mex of every pair from the values in its row, column and diagonal.
void textbookWythoff(std::size_t size)
{
    std::vector<std::uint16_t> values(size * size);
    std::vector<std::size_t> seenAt(3 * size + 2);
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j < size; ++j) {
            const std::size_t here = i * size + j + 1;
            for (std::size_t k = 0; k < i; ++k)
                seenAt[values[k * size + j]] = here;
            for (std::size_t k = 0; k < j; ++k)
                seenAt[values[i * size + k]] = here;
            for (std::size_t k = 1; k <= std::min(i, j); ++k)
                seenAt[values[(i - k) * size + (j - k)]] = here;
            std::size_t mex = 0;
            while (seenAt[mex] == here)
                ++mex;
            values[here - 1] = static_cast<std::uint16_t>(mex);
        }
    }
    keep(values.back());
}

Seconds wythoffTime(std::uint64_t size, int runs)
{
    return timeOf(runs, [&] { keep(games::WythoffTable::make({size, size}, {.grundy = true}, {})); });
}

void addWythoff(std::vector<Row>& rows)
{
    const Seconds textbook = timeOf(1, [] { textbookWythoff(1024); });
    rows.push_back({.goal = 6,
                    .task = "Grundy values of Wythoff 1024",
                    .time = wythoffTime(1024, 5),
                    .reference = "textbook mex of 1024",
                    .referenceTime = textbook,
                    .recorded = 130,
                    .ratioWanted = 50});
    rows.push_back({.goal = 6,
                    .task = "Grundy values of Wythoff 4096",
                    .time = wythoffTime(4096, 1),
                    .reference = "textbook mex of 1024",
                    .referenceTime = textbook,
                    .recorded = 3.7});
    constexpr int pairs = 1'000'000;
    const auto sumOf = [](const auto& pairOf) {
        std::uint64_t sum = 0;
        for (std::uint64_t i = 0; i < pairs; ++i)
            sum += pairOf(theory::largestGolden - i);
        keep(sum);
    };
    rows.push_back({.goal = 6,
                    .task = "a million cold pairs at 10^18",
                    .time = timeOf(3,
                                   [&] {
                                       sumOf([](std::uint64_t k) {
                                           return theory::coldPair(k, theory::Play::Normal).larger;
                                       });
                                   }),
                    .reference = "long double, not exact",
                    .referenceTime = timeOf(3,
                                            [&] {
                                                sumOf([](std::uint64_t k) {
                                                    return static_cast<std::uint64_t>(
                                                        std::floor(static_cast<long double>(k) *
                                                                   ((1 + std::sqrt(5.0L)) / 2)));
                                                });
                                            }),
                    .recorded = 1.2}); // on an AMD EPYC; 3.4 on an Intel Xeon, whose long double is slower
}

EdgeColour blueOrRed(std::mt19937_64& random)
{
    return random() % 2 == 0 ? EdgeColour::Blue : EdgeColour::Red;
}

HackenbushGraph greenGraph(std::uint32_t joints, std::size_t count)
{
    std::mt19937_64 random(1);
    HackenbushEdges edges;
    for (std::size_t i = 0; i < count; ++i) {
        const auto from = static_cast<std::uint32_t>(random() % joints);
        edges.push_back({from, static_cast<std::uint32_t>(random() % joints), EdgeColour::Green});
    }
    const HackenbushGraph graph(joints, edges);
    return HackenbushGraph::compact(keep(edges, graph.standing()));
}

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

/// The sign rule edge by edge.
void plainStalk(const std::vector<bool>& blues)
{
    Dyadic sum;
    unsigned power = 0;
    for (const bool isBlue : blues) {
        power += power > 0 || isBlue != blues.front() ? 1 : 0;
        sum += Dyadic(isBlue ? 1 : -1, power);
    }
    keep(sum);
}

void addHackenbush(std::vector<Row>& rows)
{
    const HackenbushGraph green = greenGraph(333'333, 1'000'000);
    rows.push_back({.goal = 6,
                    .task = "green Hackenbush, " + std::to_string(green.edges().size()) + " edges",
                    .time = timeOf(3, [&] { keep(games::greenValue(green)); }),
                    .reference = "one walk over the edges",
                    .referenceTime = timeOf(3, [&] { keep(green.standing()); }),
                    .recorded = 0.52,
                    .timeWanted = static_cast<double>(green.edges().size()) / 3e6});
    std::mt19937_64 random(3);
    std::vector<bool> blues;
    for (int i = 0; i < 100'000; ++i)
        blues.push_back(random() % 2 == 0);
    const std::vector<bool> tenth(blues.begin(), blues.begin() + 10'000);
    rows.push_back({.goal = 6,
                    .task = "a red-blue stalk of 100000 edges",
                    .time = timeOf(10, [&] { keep(games::stalkValue(blues)); }),
                    .reference = "edge by edge, 10000 of them",
                    .referenceTime = timeOf(1, [&] { plainStalk(tenth); }),
                    .recorded = 7,
                    .timeWanted = 1e-3});
    const HackenbushGraph small = redBlueGraph(8, 16);
    const HackenbushGraph large = redBlueGraph(8, 24);
    rows.push_back({.goal = 6,
                    .task = "24 red and blue edges anywhere",
                    .time = timeOf(1, [&] { keep(games::redBlueTable(large, {})); }),
                    .reference = "16 of them",
                    .referenceTime = timeOf(3, [&] { keep(games::redBlueTable(small, {})); }),
                    .recorded = 0.0033,
                    .timeWanted = 1.5});
}

void exploreLines(const std::string& notation)
{
    const auto game = std::get<games::GamePtr>(games::parse(notation));
    const auto graph = analysis::positionGraph(*game, {.withoutTerminal = true}, {});
    keep(analysis::graphStatistics(std::get<analysis::PositionGraph>(graph), {}));
}

Seconds runTime(std::size_t longest, int runs)
{
    games::Runs start;
    for (std::size_t length = 3; length <= longest; ++length)
        start.add(length);
    return timeOf(runs, [&] { keep(analysis::runFigures(start, {.withoutTerminal = true}, {})); });
}

void addLines(std::vector<Row>& rows)
{
    constexpr const char* small = "lines/misere:111/1111/11111";
    constexpr const char* middle = "lines/misere:111/1111/11111/111111/1111111";
    rows.push_back({.goal = 7,
                    .task = "Line Nim 3,4,5 counted",
                    .time = runTime(5, 50),
                    .reference = "its graph",
                    .referenceTime = timeOf(5, [&] { exploreLines(small); }),
                    .recorded = 100,
                    .timeWanted = 50e-6});
    rows.push_back({.goal = 7,
                    .task = "Line Nim 3,4,5,6,7,8,9 counted",
                    .time = runTime(9, 5),
                    .reference = "the graph of 3,4,5,6,7",
                    .referenceTime = timeOf(1, [&] { exploreLines(middle); }),
                    .recorded = 2.2,
                    .timeWanted = 0.1});
}

/// Kayles by the definition.
void plainKayles(std::size_t to)
{
    std::vector<unsigned> values{0};
    for (std::size_t heap = 1; heap <= to; ++heap) {
        std::uint64_t seen = 0;
        for (std::size_t taken = 1; taken <= std::min<std::size_t>(2, heap); ++taken) {
            for (std::size_t left = 0; left <= (heap - taken) / 2; ++left)
                seen |= std::uint64_t{1} << (values[left] ^ values[heap - taken - left]);
        }
        values.push_back(static_cast<unsigned>(std::countr_one(seen)));
    }
    keep(values.back());
}

void addOctal(std::vector<Row>& rows)
{
    const solver::OctalRule kayles{{0, 7, 7}, false};
    rows.push_back({.goal = 0,
                    .task = "Kayles to 10000, without its period",
                    .time = timeOf(3,
                                   [&] {
                                       solver::OctalTerms terms(kayles);
                                       solver::Meter meter({});
                                       keep(terms.extendTo(10'000, meter));
                                   }),
                    .reference = "by the definition",
                    .referenceTime = timeOf(1, [] { plainKayles(10'000); }),
                    .recorded = 2.1});
}

} // namespace

std::vector<Row> otherRows()
{
    std::vector<Row> rows;
    addWythoff(rows);
    addHackenbush(rows);
    addLines(rows);
    addOctal(rows);
    return rows;
}

} // namespace goals
