// SPDX-License-Identifier: GPL-3.0-or-later
// The graph game's entry in the catalogue: reading it, and drawing graphs at random.

#include "games/gameof.h"
#include "games/graph/dag.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"

#include <algorithm>
#include <cassert>
#include <random>
#include <set>

namespace games {
namespace {

using Arrow = DagGraph::Arrow;

struct PlacedArrow {
    Arrow arrow;
    std::size_t place = 0;
};

std::vector<PlacedArrow> readArrows(Reader& reader)
{
    std::vector<PlacedArrow> arrows;
    Reader ahead = reader;
    if (ahead.accept('@'))
        return arrows;
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
    do {
        const std::size_t place = reader.here();
        const auto from = reader.number(expectedArrow, 0, largestNode);
        reader.require('-', expectedArrow);
        const auto to = reader.number(Expected::Node, 0, largestNode);
        if (!reader.failed() && seen.emplace(*from, *to).second)
            arrows.push_back({{*from, *to}, place});
        if (arrows.size() > mostArrows)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = expectedArrow,
                         .limit = mostArrows});
    } while (!reader.failed() && reader.accept(','));
    return arrows;
}

/// Names a cycle, a long one by its first nodes and its number of arrows. Its first node is repeated at the
/// end.
Sentence cycleText(const std::vector<std::uint64_t>& cycle)
{
    constexpr std::size_t mostNodes = 9;
    constexpr std::size_t firstNodes = 3;
    const bool isLong = cycle.size() > mostNodes;
    std::string walk = std::to_string(cycle.front());
    for (std::size_t i = 1; i < (isLong ? firstNodes : cycle.size()); ++i)
        walk += "-" + std::to_string(cycle[i]);
    if (!isLong)
        return {QT_TRANSLATE_NOOP("Wording", "the arrows form a cycle: %1"), {walk}};
    walk += "-…-" + std::to_string(cycle.back());
    const std::uint64_t arrows = cycle.size() - 1;
    //: a mistake: some nodes, such as 1-2-3-1, and how many arrows there are, here one
    return {{QT_TRANSLATE_N_NOOP("Wording", "the arrows form a cycle: %1, %2 arrow"),
             //: a mistake: some nodes, such as 1-2-3-1, and how many arrows there are
             QT_TRANSLATE_N_NOOP("Wording", "the arrows form a cycle: %1, %2 arrows")},
            arrows,
            {walk, arrows}};
}

/// The error that names a cycle, at the last of its arrows.
ParseError cycleError(const Reader& reader, const DagGraph& graph, const std::vector<std::uint32_t>& cycle,
                      const std::vector<PlacedArrow>& arrows)
{
    std::vector<std::uint64_t> nodes;
    std::set<std::pair<std::uint64_t, std::uint64_t>> steps;
    for (const std::uint32_t node : cycle) {
        if (!nodes.empty())
            steps.emplace(nodes.back(), graph.nodes[node]);
        nodes.push_back(graph.nodes[node]);
    }
    const auto last = std::find_if(arrows.rbegin(), arrows.rend(), [&](const PlacedArrow& placed) {
        return steps.contains({placed.arrow.from, placed.arrow.to});
    });
    assert(last != arrows.rend());
    return toldError(reader.columnAt(last->place), cycleText(nodes));
}

Parsed parseDag(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, Dag::info(), [](std::string_view) {});
    std::vector<PlacedArrow> placed;
    if (!reader.failed())
        placed = readArrows(reader);
    reader.require('@', expectedAt);
    const auto token = reader.number(Expected::Node, 0, largestNode);
    reader.requireEnd();
    if (reader.failed())
        return reader.error();
    std::vector<Arrow> arrows;
    arrows.reserve(placed.size());
    for (const PlacedArrow& arrow : placed)
        arrows.push_back(arrow.arrow);
    auto graph = std::make_shared<const DagGraph>(std::move(arrows), *token);
    if (const auto cycle = solver::findCycle(graph->graph))
        return cycleError(reader, *graph, *cycle, placed);
    return GameOf<Dag>::make({std::move(graph), *token, play});
}

/// A graph of `count` nodes whose arrows all lead to smaller numbers, each with chance 1 / `oneIn`.
std::shared_ptr<const DagGraph> randomGraph(std::mt19937_64& random, std::uint64_t count, std::uint64_t oneIn)
{
    std::vector<Arrow> arrows;
    for (std::uint64_t from = count - 1; from > 0; --from) {
        const std::uint64_t sure = random() % from;
        for (std::uint64_t to = from; to-- > 0;) {
            if (to == sure || random() % oneIn == 0)
                arrows.push_back({from, to});
        }
    }
    return std::make_shared<const DagGraph>(std::move(arrows), count - 1);
}

GamePtr randomDag(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    const std::uint64_t count = 6 + random() % 5;
    return GameOf<Dag>::make({randomGraph(random, count, 4), count - 1, play});
}

/// Graphs drawn at random (the same each time) of 1 to `upTo` nodes, 40 of each size, from every node.
void forEachDag(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    constexpr std::uint64_t drawn = 40;
    std::mt19937_64 random(1);
    for (std::uint64_t n = 0; n / drawn < upTo; ++n) {
        const auto graph = randomGraph(random, 1 + n / drawn, 3);
        for (const std::uint64_t token : graph->nodes) {
            if (!visitBothPlays(Dag(graph, token, theory::Play::Normal), visit))
                return;
        }
    }
}

/// Behind the game's name and convention, options included.
std::string drawDag(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t nodes = drawing.size(5, 8);
    const std::uint64_t most = drawing.size(2, 3);
    const std::uint64_t first = drawing.size(2, 3);
    std::vector<std::vector<std::uint64_t>> targets(nodes);
    std::vector<bool> reached(nodes);
    reached.back() = true; // nothing is drawn that the token cannot reach
    for (std::uint64_t from = nodes - 1; from > 0; --from) {
        if (!reached[from])
            continue;
        for (std::uint64_t to = from - std::min<std::uint64_t>(from, 4); to < from; ++to)
            targets[from].push_back(to); // arrows that are not too long
        draws.shuffle(targets[from]);
        const std::uint64_t least = from + 1 == nodes ? first : 1;
        targets[from].resize(std::min<std::uint64_t>(targets[from].size(), draws.between(least, most)));
        for (const std::uint64_t to : targets[from])
            reached[to] = true;
    }
    std::vector<std::uint64_t> numbers(nodes);
    for (std::uint64_t node = 0, number = 0; node < nodes; ++node)
        numbers[node] = reached[node] ? number++ : 0;
    std::string arrows;
    for (std::uint64_t from = nodes - 1; from > 0; --from) {
        for (const std::uint64_t to : targets[from])
            arrows += (arrows.empty() ? "" : ",") + std::to_string(numbers[from]) + "-" +
                      std::to_string(numbers[to]);
    }
    return ":" + arrows + "@" + std::to_string(numbers.back());
}

/// The arrows are drawn, and stay.
std::string_view nodeOf(std::string_view position)
{
    return position.substr(position.find('@') + 1);
}

} // namespace

const Info& Dag::info()
{
    static const Info info{
        .id = "dag",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Graph Game"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Move a token along arrows"),
        .theory = QT_TRANSLATE_NOOP(
            "Wording", "Labelling the graph backwards gives the same kernel and values as a search."),
        .hasTheory = false,
        .taken = "",
        //: head of the column of moves
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click where the token goes."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "The token can still reach %1 node now"),
                QT_TRANSLATE_N_NOOP("Wording", "The token can still reach %1 nodes now")},
        .group = Group::PlaneAndGraphs,
        .shape = Shape::Graph,
        .world = World::SteppingStones,
        .editing =
            Editing{
                .hint = QT_TRANSLATE_NOOP(
                    "Wording",
                    "Click a node for the token, an arrow to remove it; drag from node to node to draw one."),
                .add = QT_TRANSLATE_NOOP("Wording", "Add a node")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {},
        //: a ready-made board: its arrows form a triangle
        .presets = {{"triangle", "dag:2-1,2-0,1-0@2", QT_TRANSLATE_NOOP("Wording", "A triangle")},
                    {"nine",
                     "dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,"
                     "1-0@8",
                     //: of a ready-made board: how large its graph is
                     QT_TRANSLATE_NOOP("Wording", "Nine nodes")}},
        .fields = {{.id = "arrows",
                    //: a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys
                    .label = QT_TRANSLATE_NOOP("Wording", "Arrows"),
                    .kind = Field::Kind::Text,
                    .initial = "2-1,2-0,1-0"},
                   {.id = "node",
                    .label = QT_TRANSLATE_NOOP("Wording", "Token on node"),
                    .kind = Field::Kind::Number,
                    .initial = "2",
                    .least = 0,
                    .most = largestNode}},
        .sound = "slide"};
    return info;
}

Words Dag::words() const
{
    return {.rule = QT_TRANSLATE_NOOP("Wording", "Move the token along an arrow."),
            .ending = cannotMoveEnding(m_play),
            .shortly = {QT_TRANSLATE_NOOP("Wording", "from node %1"), {m_token}}};
}

Sentence Dag::aloud() const
{
    std::vector<std::uint64_t> targets;
    for (const std::uint32_t option : options())
        targets.push_back(m_graph->nodes[option]);
    std::ranges::sort(targets);
    if (targets.empty())
        return {QT_TRANSLATE_NOOP("Wording", "The token on node %1, from which no arrow leads on."),
                {m_token}};
    //: read aloud: two nodes, such as 5 and 3
    return {{QT_TRANSLATE_N_NOOP("Wording", "The token on node %1, with an arrow to %2."),
             //: read aloud: a node, such as 5, and the nodes that arrows lead to
             QT_TRANSLATE_N_NOOP("Wording", "The token on node %1, with arrows to %2.")},
            targets.size(),
            {m_token, numbersAloud(targets)}};
}

Entry Dag::entry()
{
    return {
        .info = info(),
        .parse = parseDag,
        .makeNotation =
            [](const std::vector<std::string>& values, theory::Play play) {
                return printHeader(info(), play) + values.at(0) + "@" + values.at(1);
            },
        .random = randomDag,
        .drawn = drawDag,
        .families = {{.id = "one_or_two_back",
                      .pattern = "dag:1-0,2-0,2-1,3-1,3-2,4-2,4-3,5-3,5-4,6-4,6-5,7-5,7-6,8-6,8-7,9-7,9-8@n",
                      .n = {0, 9},
                      .m = {},
                      .shown = Shown::Grundy,
                      .title = QT_TRANSLATE_NOOP("Wording", "One or two nodes back")}},
        .forEachUpTo = forEachDag,
        .verifyDefault = 12,
        .markings = {{.id = "arrows",
                      .title = QT_TRANSLATE_NOOP("Wording", "A graph of arrows"),
                      .difficulty = 4,
                      .family = "",
                      .graph = "dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8"}},
        .changing = nodeOf};
}

} // namespace games
