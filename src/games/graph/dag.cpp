// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/dag.h"

#include "games/edit.h"
#include "games/judge.h"
#include "games/options.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"
#include "solver/search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace games {

DagGraph::DagGraph(std::vector<Arrow> given, std::uint64_t token) : arrows(std::move(given)), nodes{token}
{
    for (const DagGraph::Arrow& arrow : arrows)
        nodes.insert(nodes.end(), {arrow.from, arrow.to});
    std::ranges::sort(nodes);
    const auto repeated = std::ranges::unique(nodes);
    nodes.erase(repeated.begin(), repeated.end());
    graph.options.resize(nodes.size());
    for (const DagGraph::Arrow& arrow : arrows)
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

std::vector<std::string> Dag::fieldValues() const
{
    std::string text;
    for (const DagGraph::Arrow& arrow : m_graph->arrows) {
        if (&arrow != m_graph->arrows.data())
            text += ',';
        text += std::to_string(arrow.from) + "-" + std::to_string(arrow.to);
    }
    return {std::move(text), std::to_string(m_token)};
}

std::string Dag::notation() const
{
    const std::vector<std::string> values = fieldValues();
    return printHeader(info(), m_play) + values.front() + "@" + values.back();
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
    return {m_graph, move.action.as<FollowArrow>().to, m_play};
}

namespace {

Refusal noArrow()
{
    return {QT_TRANSLATE_NOOP("Wording", "No arrow leads there from the token.")};
}

} // namespace

Choice Dag::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    for (const std::uint32_t option : options()) {
        const std::uint64_t node = m_graph->nodes[option];
        if (first == static_cast<PieceId>(node) || first == arrowId(m_token, node))
            return moveTo(node);
    }
    return noArrow();
}

/// The token and then a node (in either order) is that node; anything twice is itself.
Choice Dag::choose(PieceId first, PieceId second) const
{
    const auto token = static_cast<PieceId>(m_token);
    if (first == token || first == second)
        return choose(second);
    if (second == token)
        return choose(first);
    return isOver() ? gameOver() : noArrow();
}

Change Dag::change(const Move& move) const
{
    const auto& arrow = move.action.as<FollowArrow>();
    return {.moved = {arrowId(arrow.from, arrow.to)}, .to = static_cast<PieceId>(arrow.to)};
}

namespace {

/// A dragged node draws an arrow, or takes away the one that is there. False for what changes no arrow.
bool editArrows(std::vector<DagGraph::Arrow>& arrows, const DagGraph& graph, std::uint64_t token,
                const Edit& edit)
{
    if (const auto* erase = std::get_if<Erase>(&edit)) {
        const auto isErased = [erase](const auto& arrow) {
            return arrowId(arrow.from, arrow.to) == erase->piece;
        };
        return std::erase_if(arrows, isErased) > 0;
    }
    if (std::holds_alternative<AddHeap>(edit)) {
        arrows.push_back({token, graph.nodes.back() + 1});
        return true;
    }
    const auto* drag = std::get_if<MovePiece>(&edit);
    if (drag == nullptr)
        return false;
    const DagGraph::Arrow arrow{static_cast<std::uint64_t>(drag->piece),
                                static_cast<std::uint64_t>(drag->to)};
    if (!graph.has(arrow.from) || !graph.has(arrow.to))
        return false;
    if (std::erase(arrows, arrow) == 0)
        arrows.push_back(arrow);
    return true;
}

} // namespace

MoveWords FollowArrow::words(const Board& before) const
{
    return {.text = before.pieces.empty()
                        ? Sentence(QT_TRANSLATE_NOOP("Wording", "%1 to %2"), {from, to})
                        //: a move, a verb: the number of a node
                        : Sentence(QT_TRANSLATE_NOOP("Wording", "move the token to %1"), {to}),
            .label = {"→%1", {to}},
            .mark = {QT_TRANSLATE_NOOP("Wording", "to %1"), {to}},
            .where = {
                .look = {QT_TRANSLATE_NOOP("Wording", "Look at the arrows that leave node %1."), {from}},
                .holds = {QT_TRANSLATE_NOOP("Wording", "An arrow from node %1 holds out longest."), {from}}}};
}

Told FollowArrow::told(const Board& /*before*/) const
{
    //: the number of a node
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I moved the token to %1."),
                    //: the number of a node
                    QT_TRANSLATE_NOOP("Wording", "You moved the token to %1."),
                    //: the number of a node; %2: who did it
                    QT_TRANSLATE_NOOP("Wording", "%2 moved the token to %1."), {to});
}

std::optional<Dag> Dag::edited(const Edit& edit) const
{
    if (const auto* place = std::get_if<PlaceToken>(&edit))
        return m_graph->has(place->node) ? std::optional(Dag(m_graph, place->node, m_play)) : std::nullopt;
    std::vector<DagGraph::Arrow> arrows = m_graph->arrows;
    if (!editArrows(arrows, *m_graph, m_token, edit) || arrows.size() > mostArrows)
        return std::nullopt;
    auto graph = std::make_shared<const DagGraph>(std::move(arrows), m_token);
    if (graph->nodes.back() > largestNode || solver::findCycle(graph->graph))
        return std::nullopt;
    return Dag(std::move(graph), m_token, m_play);
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
                   [&](const Move& move) { return judge(move.action.as<FollowArrow>().to); });
    return answer;
}

Answer Dag::answerBySearch(const Question& question, const solver::Job& job) const
{
    solver::Search<DagPosition> search(m_play, job);
    Answer answer;
    const auto judge = [&](std::uint64_t node) -> Verdict {
        const DagPosition position{m_graph.get(), m_graph->indexOf(node)};
        const auto outcome = knownOf(search.outcome(position), answer.unsolved);
        if (!outcome)
            return {};
        std::optional<std::uint64_t> grundy;
        std::optional<std::uint64_t> remoteness;
        if (question.grundy && m_play == theory::Play::Normal) {
            const auto value = knownOf(search.grundy(position), answer.unsolved);
            grundy = value ? std::optional(value->value) : std::nullopt;
        }
        if (question.remoteness)
            remoteness = knownOf(search.remoteness(position), answer.unsolved);
        return makeVerdict(*outcome, grundy, remoteness);
    };
    answer.verdict = judge(m_token);
    if (question.moves)
        judgeMoves(answer, allMoves(),
                   [&](const Move& move) { return judge(move.action.as<FollowArrow>().to); });
    answer.positions = search.positions();
    return answer;
}

std::vector<Step> Dag::steps(const Answer& known) const
{
    return stepsWithoutFormula(known);
}

} // namespace games
