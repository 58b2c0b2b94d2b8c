// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dag.h"

#include "games/gameof.h"
#include "games/judge.h"
#include "games/options.h"
#include "games/reader.h"
#include "solver/search.h"

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
        const auto from = reader.number(Expected::Arrow, 0, largestNode);
        reader.require('-', Expected::Arrow);
        const auto to = reader.number(Expected::Node, 0, largestNode);
        if (!reader.failed() && seen.emplace(*from, *to).second)
            arrows.push_back({{*from, *to}, place});
        if (arrows.size() > mostArrows)
            reader.fail({.column = reader.columnAt(place), .problem = ParseProblem::TooMany,
                         .expected = Expected::Arrow, .limit = mostArrows});
    } while (!reader.failed() && reader.accept(','));
    return arrows;
}

/// The error that names a cycle, at the last of its arrows.
ParseError cycleError(const Reader& reader, const DagGraph& graph, const std::vector<std::uint32_t>& cycle,
                      const std::vector<PlacedArrow>& arrows)
{
    ParseError error{.column = 1, .problem = ParseProblem::Cycle, .expected = Expected::Arrow};
    std::set<std::pair<std::uint64_t, std::uint64_t>> steps;
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        error.cycle.push_back(graph.nodes[cycle[i]]);
        if (i > 0)
            steps.emplace(error.cycle[i - 1], error.cycle[i]);
    }
    for (const PlacedArrow& placed : arrows) {
        if (steps.contains({placed.arrow.from, placed.arrow.to}))
            error.column = reader.columnAt(placed.place);
    }
    return error;
}

Parsed parseDag(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, Dag::info(), [](std::string_view) {});
    std::vector<PlacedArrow> placed;
    if (!reader.failed())
        placed = readArrows(reader);
    reader.require('@', Expected::At);
    const auto token = reader.number(Expected::Node, 0, largestNode);
    reader.requireEnd();
    if (reader.failed())
        return reader.error();
    std::vector<Arrow> arrows;
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
    constexpr int drawn = 40;
    std::mt19937_64 random(1);
    for (std::uint64_t count = 1; count <= upTo; ++count) {
        for (int n = 0; n < drawn; ++n) {
            const auto graph = randomGraph(random, count, 3);
            for (const std::uint64_t token : graph->nodes) {
                if (!visit(GameOf<Dag>({graph, token, theory::Play::Normal})) ||
                    !visit(GameOf<Dag>({graph, token, theory::Play::Misere})))
                    return;
            }
        }
    }
}

} // namespace

DagGraph::DagGraph(std::vector<Arrow> given, std::uint64_t token) : arrows(std::move(given)), nodes{token}
{
    for (const Arrow& arrow : arrows)
        nodes.insert(nodes.end(), {arrow.from, arrow.to});
    std::ranges::sort(nodes);
    const auto repeated = std::ranges::unique(nodes);
    nodes.erase(repeated.begin(), repeated.end());
    graph.options.resize(nodes.size());
    for (const Arrow& arrow : arrows)
        graph.options[indexOf(arrow.from)].push_back(indexOf(arrow.to));
}

bool DagGraph::has(std::uint64_t node) const
{
    return std::ranges::binary_search(nodes, node);
}

std::uint32_t DagGraph::indexOf(std::uint64_t node) const
{
    assert(has(node));
    return static_cast<std::uint32_t>(std::ranges::lower_bound(nodes, node) - nodes.begin());
}

const Info& Dag::info()
{
    static const Info info{.id = "dag",
                           .group = Group::PlaneAndGraphs,
                           .shape = Shape::Graph,
                           .misereOffered = true,
                           .options = {},
                           .presets = {{"triangle", "dag:2-1,2-0,1-0@2"},
                                       {"nine", "dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,"
                                                "1-0@8"}},
                           .fields = {}};
    return info;
}

Entry Dag::entry()
{
    return {.info = info(),
            .parse = parseDag,
            .makeNotation =
                [](const std::vector<std::string>&, theory::Play play) {
                    return printHeader(info(), play) + "2-1,2-0,1-0@2";
                },
            .random = randomDag,
            .forEachUpTo = forEachDag,
            .verifyDefault = 12};
}

std::string Dag::notation() const
{
    std::string text = printHeader(info(), m_play);
    for (const Arrow& arrow : m_graph->arrows) {
        if (&arrow != m_graph->arrows.data())
            text += ',';
        text += std::to_string(arrow.from) + "-" + std::to_string(arrow.to);
    }
    return text + "@" + std::to_string(m_token);
}

Board Dag::board() const
{
    return dagBoard(*m_graph, m_token);
}

const std::vector<std::uint32_t>& Dag::options() const
{
    return m_graph->graph.options[m_graph->indexOf(m_token)];
}

Move Dag::moveTo(std::uint64_t node) const
{
    return {.player = theory::Mover::Either,
            .action = FollowArrow{m_token, node},
            .gesture = {.first = static_cast<PieceId>(node), .second = {}}};
}

std::vector<Move> Dag::allMoves() const
{
    std::vector<Move> moves;
    for (const std::uint32_t option : options())
        moves.push_back(moveTo(m_graph->nodes[option]));
    return moves;
}

MoveList Dag::moves() const
{
    if (options().size() <= mostListedMoves)
        return {.moves = allMoves(), .omitted = 0};
    const Answer known = answer({.grundy = false, .remoteness = false}, {});
    MoveList list{.moves = {}, .omitted = known.omitted};
    for (const JudgedMove& judged : known.moves)
        list.moves.push_back(judged.move);
    return list;
}

Dag Dag::after(const Move& move) const
{
    return {m_graph, std::get<FollowArrow>(move.action).to, m_play};
}

Choice Dag::choose(PieceId first) const
{
    if (isOver())
        return Refusal{.reason = RefusalReason::GameOver};
    for (const std::uint32_t option : options()) {
        const std::uint64_t node = m_graph->nodes[option];
        if (first == static_cast<PieceId>(node) || first == arrowId(m_token, node))
            return moveTo(node);
    }
    return Refusal{.reason = RefusalReason::NoArrow};
}

/// The token and then a node (in either order) is that node; anything twice is itself.
Choice Dag::choose(PieceId first, PieceId second) const
{
    const auto token = static_cast<PieceId>(m_token);
    if (first == token || first == second)
        return choose(second);
    if (second == token)
        return choose(first);
    return Refusal{.reason = isOver() ? RefusalReason::GameOver : RefusalReason::NoArrow};
}

std::vector<PieceId> Dag::taken(const Move& move) const
{
    const auto& arrow = std::get<FollowArrow>(move.action);
    return {arrowId(arrow.from, arrow.to)};
}

std::optional<Dag> Dag::edited(const Edit& edit) const
{
    const auto* place = std::get_if<PlaceToken>(&edit);
    if (place == nullptr || !m_graph->has(place->node))
        return std::nullopt;
    return Dag(m_graph, place->node, m_play);
}

std::uint64_t Dag::reachable() const
{
    std::vector<bool> seen(m_graph->nodes.size(), false);
    std::vector<std::uint32_t> waiting{m_graph->indexOf(m_token)};
    seen[waiting.front()] = true;
    std::uint64_t count = 0;
    for (; !waiting.empty(); ++count) {
        const std::uint32_t node = waiting.back();
        waiting.pop_back();
        for (const std::uint32_t option : m_graph->graph.options[node]) {
            if (!seen[option])
                waiting.push_back(option);
            seen[option] = true;
        }
    }
    return count;
}

Answer Dag::answer(const Question& question, const solver::Job& job) const
{
    if (!question.theoremsAllowed)
        return answerBySearch(question, job);
    const auto values = solver::valuesOf(m_graph->graph, m_play);
    const bool withGrundy = question.grundy && m_play == theory::Play::Normal;
    const auto judge = [&](std::uint64_t node) {
        const std::uint32_t index = m_graph->indexOf(node);
        return makeVerdict(values.outcome[index],
                           withGrundy ? std::optional(values.grundy[index].value) : std::nullopt,
                           question.remoteness ? std::optional(values.remoteness[index]) : std::nullopt);
    };
    Answer answer{.verdict = judge(m_token), .method = Method::Search, .positions = reachable()};
    if (question.moves)
        judgeMoves(answer, allMoves(),
                   [&](const Move& move) { return judge(std::get<FollowArrow>(move.action).to); });
    return answer;
}

Answer Dag::answerBySearch(const Question& question, const solver::Job& job) const
{
    solver::Search<DagPosition> search(m_play, job);
    Answer answer;
    const auto judge = [&](std::uint64_t node) -> Verdict {
        const DagPosition position{m_graph.get(), m_graph->indexOf(node)};
        Verdict verdict;
        const auto outcome = search.outcome(position);
        if (const auto* unsolved = std::get_if<solver::Unsolved>(&outcome)) {
            answer.unsolved = *unsolved;
            return verdict;
        }
        verdict = makeVerdict(std::get<theory::Outcome>(outcome), {}, {});
        if (question.grundy && m_play == theory::Play::Normal) {
            const auto grundy = search.grundy(position);
            if (const auto* nimber = std::get_if<theory::Nimber>(&grundy))
                verdict = makeVerdict(*verdict.outcome, nimber->value, {});
        }
        if (question.remoteness) {
            const auto remoteness = search.remoteness(position);
            if (const auto* moves = std::get_if<std::uint64_t>(&remoteness))
                verdict.remoteness = *moves;
        }
        return verdict;
    };
    answer.verdict = judge(m_token);
    if (question.moves)
        judgeMoves(answer, allMoves(),
                   [&](const Move& move) { return judge(std::get<FollowArrow>(move.action).to); });
    answer.positions = search.positions();
    return answer;
}

std::vector<Step> Dag::steps(const Answer& known) const
{
    std::vector<Step> steps{MethodStep{known.method, known.positions}};
    if (hasMex(known))
        steps.emplace_back(mexOf(known));
    return steps;
}

} // namespace games
