// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/hackenbush.h"

#include "games/hackenbush/picture/hackenbushgallery.h"
#include "games/hackenbush/values/greencuts.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <functional>
#include <limits>
#include <numeric>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace games {
namespace {

Refusal notAnEdge()
{
    return {QT_TRANSLATE_NOOP("Wording", "Only edges are cut, not joints or the ground.")};
}

/// Whose edge it is: the other player's, as a green one is anybody's.
Refusal otherColour(theory::Mover mover)
{
    return {
        mover == theory::Mover::Left
            ? QT_TRANSLATE_NOOP("Wording", "That edge is red: only Right may cut it, and Left is to move.")
            : QT_TRANSLATE_NOOP("Wording", "That edge is blue: only Left may cut it, and Right is to move.")};
}

/// The numbers of the joints; none where they have no gap, as those of a graph.
std::vector<std::uint32_t> numbersWithGaps(const HackenbushEdges& edges)
{
    auto numbers = jointNumbers(edges);
    if (numbers.back() + std::size_t{1} == numbers.size())
        return {};
    return numbers;
}

/// Puts edges one after another. A picture has millions of them: nothing is copied on the way.
class EdgeWriter {
public:
    EdgeWriter(std::string& text, std::size_t edges, std::uint32_t largestJoint) : m_text(text)
    {
        m_text.reserve(m_text.size() + edges * (2 * std::to_string(largestJoint).size() + 3));
    }

    void add(const HackenbushEdge& edge)
    {
        constexpr std::string_view letters = "gbr";
        constexpr std::size_t longestEdge = 2 * std::numeric_limits<std::uint32_t>::digits10 + 5;
        std::array<char, longestEdge> written{};
        char* end = written.data();
        if (!std::exchange(m_isFirst, false))
            *end++ = ',';
        end = std::to_chars(end, written.data() + written.size(), edge.from).ptr;
        *end++ = '-';
        end = std::to_chars(end, written.data() + written.size(), edge.to).ptr;
        *end++ = letters[static_cast<std::size_t>(edge.colour)];
        m_text.append(written.data(), end);
    }

private:
    std::string& m_text;
    bool m_isFirst = true;
};

} // namespace

HackenbushPicture::HackenbushPicture(HackenbushEdges edges)
    : numbers(numbersWithGaps(edges)), graph(HackenbushGraph::compact(std::move(edges)))
{
}

HackenbushEdge HackenbushPicture::edge(std::size_t index) const
{
    HackenbushEdge edge = graph.edges()[index];
    if (!numbers.empty()) {
        edge.from = numbers[edge.from];
        edge.to = numbers[edge.to];
    }
    return edge;
}

Hackenbush::Hackenbush(HackenbushEdges edges, theory::Play play, std::optional<DrawnLayout> layout)
    : PlayedInTurns(play, theory::Mover::Either)
{
    const auto stands = standing(edges);
    m_count = static_cast<std::size_t>(std::ranges::count(stands, true));
    m_fallen = stands.size() - m_count;
    if (m_fallen > 0)
        edges = keep(std::move(edges), stands);
    DrawnLayout drawn;
    if (m_count <= mostDrawnEdges)
        drawn = layout ? completed(keptLayout(std::move(*layout), stands), edges) : galleryLayout(edges);
    auto picture = std::make_shared<HackenbushPicture>(std::move(edges));
    picture->layout = std::move(drawn);
    m_standing.assign(m_count, true);
    m_mover = picture->graph.isAll(EdgeColour::Green) ? theory::Mover::Either : theory::Mover::Left;
    if (m_count <= mostSearchedEdges)
        picture->searched.emplace(picture->graph);
    m_picture = std::move(picture);
}

std::shared_ptr<const HackenbushGraph> Hackenbush::standingGraph() const
{
    if (m_count == m_standing.size())
        return {m_picture, &m_picture->graph};
    return std::make_shared<const HackenbushGraph>(HackenbushGraph::compact(standingEdges()));
}

Hackenbush Hackenbush::withMover(theory::Mover mover) const
{
    const bool isPartizan = m_mover != theory::Mover::Either && mover != theory::Mover::Either;
    return PlayedInTurns::withMover(isPartizan ? mover : m_mover);
}

/// Blue for red.
Hackenbush Hackenbush::negative() const
{
    HackenbushEdges edges = standingEdges();
    for (HackenbushEdge& edge : edges) {
        if (edge.colour != EdgeColour::Green)
            edge.colour = edge.colour == EdgeColour::Blue ? EdgeColour::Red : EdgeColour::Blue;
    }
    return {std::move(edges), m_play, layout()};
}

std::string Hackenbush::notation() const
{
    const HackenbushPicture& picture = *m_picture;
    std::string text = printHeader(info(), m_play);
    EdgeWriter writer(text, m_count,
                      picture.numbers.empty() ? picture.graph.joints() - 1 : picture.numbers.back());
    for (std::size_t index = 0; index < m_standing.size(); ++index)
        if (m_standing[index])
            writer.add(picture.edge(index));
    return text;
}

HackenbushEdges Hackenbush::standingEdges() const
{
    HackenbushEdges edges;
    edges.reserve(m_count);
    for (std::size_t index = 0; index < m_standing.size(); ++index)
        if (m_standing[index])
            edges.push_back(m_picture->edge(index));
    return edges;
}

std::vector<std::uint32_t> Hackenbush::standingIndices() const
{
    std::vector<std::uint32_t> indices;
    indices.reserve(m_count);
    for (std::uint32_t index = 0; index < m_standing.size(); ++index)
        if (m_standing[index])
            indices.push_back(index);
    return indices;
}

std::optional<DrawnLayout> Hackenbush::layout() const
{
    if (m_picture->size() > mostDrawnEdges)
        return std::nullopt;
    DrawnLayout layout;
    for (const std::uint32_t index : standingIndices()) {
        layout.edges.push_back(m_picture->layout.edges[index]);
        const HackenbushEdge edge = m_picture->edge(index);
        for (const std::uint32_t joint : {edge.from, edge.to})
            if (joint != 0)
                layout.joints[joint] = m_picture->layout.joints.at(joint);
    }
    return layout;
}

std::optional<std::uint32_t> Hackenbush::standingEdge(PieceId piece) const
{
    const std::uint32_t major = majorOf(piece);
    if (minorOf(piece) != 0 || major == 0 || major > m_standing.size() || !m_standing[major - 1])
        return std::nullopt;
    return major - 1;
}

bool Hackenbush::mayCut(theory::Mover player, EdgeColour colour) const
{
    return player == theory::Mover::Either || colour == EdgeColour::Green || moverOf(colour) == player;
}

bool Hackenbush::isOver() const
{
    for (std::size_t index = 0; index < m_standing.size(); ++index)
        if (m_standing[index] && mayCut(m_mover, m_picture->edge(index).colour))
            return false;
    return true;
}

/// Parallel edges of one colour are one move; a loop comes twice among the edges of its joint.
Hackenbush::CutCounts Hackenbush::countCuts() const
{
    constexpr std::uint32_t none = ~std::uint32_t{0};
    CutCounts counts{};
    const auto graph = standingGraph();
    std::vector<std::uint32_t> metFrom(graph->joints() * counts.size(), none); // per joint and colour
    for (std::uint32_t joint = 0; joint < graph->joints(); ++joint) {
        for (const std::uint32_t index : graph->edgesAt(joint)) {
            const HackenbushEdge& edge = graph->edges()[index];
            const std::uint32_t other = edge.other(joint);
            if (other < joint)
                continue;
            const auto colour = static_cast<std::size_t>(edge.colour);
            std::uint32_t& met = metFrom[other * counts.size() + colour];
            counts[colour] += met == joint ? 0 : 1;
            met = joint;
        }
    }
    return counts;
}

std::uint64_t Hackenbush::movesAmong(const CutCounts& cuts, theory::Mover player) const
{
    std::uint64_t count = 0;
    for (const EdgeColour colour : {EdgeColour::Green, EdgeColour::Blue, EdgeColour::Red})
        count += mayCut(player, colour) ? cuts[static_cast<std::size_t>(colour)] : 0;
    return count;
}

void Hackenbush::setStanding(std::vector<bool> standing)
{
    m_count = static_cast<std::size_t>(std::ranges::count(standing, true));
    m_standing = std::move(standing);
}

std::vector<bool> Hackenbush::standingWithout(std::uint32_t edge) const
{
    std::vector<bool> left = m_standing;
    left[edge] = false;
    return m_picture->graph.joined(left);
}

Move Hackenbush::cut(std::uint32_t edge, theory::Mover player) const
{
    const auto left = standingWithout(edge);
    const auto stays = static_cast<std::size_t>(std::ranges::count(left, true));
    return cut(edge, player, m_count - stays - 1);
}

Move Hackenbush::cut(std::uint32_t edge, theory::Mover player, std::uint64_t falls) const
{
    const HackenbushEdge cut = m_picture->edge(edge);
    return {
        .player = player,
        .action =
            CutEdge{
                .edge = edge, .from = cut.from, .to = cut.to, .colour = moverOf(cut.colour), .falls = falls},
        .gesture = {.first = edgeId(edge), .second = {}}};
}

/// The standing edges, those whose cut wins first as far as they are found quickly. In coloured pictures the
/// edges far from the ground come first: to cut one of them costs least.
std::vector<std::uint32_t> Hackenbush::winningFirst() const
{
    const std::vector<std::uint32_t> indices = standingIndices();
    const auto standing = standingGraph();
    const HackenbushGraph& graph = *standing;
    std::vector<std::uint32_t> rank(indices.size(), 0); // the highest first
    if (m_mover != theory::Mover::Either) {
        const auto distance = graph.distances();
        for (std::size_t place = 0; place < indices.size(); ++place)
            rank[place] = std::max(distance[graph.edges()[place].from], distance[graph.edges()[place].to]);
    } else if (m_play == theory::Play::Normal) {
        for (const std::uint32_t place : greenWinningCuts(graph))
            rank[place] = 1;
    }
    std::vector<std::uint32_t> order(indices.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater(), [&rank](std::uint32_t place) { return rank[place]; });
    std::ranges::transform(order, order.begin(), [&indices](std::uint32_t place) { return indices[place]; });
    return order;
}

void Hackenbush::appendMoves(MoveList& list, const std::vector<std::uint32_t>& order,
                             const std::vector<std::uint32_t>& falls, std::size_t most,
                             theory::Mover player) const
{
    const std::size_t begin = list.moves.size();
    std::set<EdgeKey> seen;
    for (const std::uint32_t index : order) {
        const HackenbushEdge edge = m_picture->edge(index);
        if (list.moves.size() - begin == most)
            break;
        if (mayCut(player, edge.colour) && seen.insert(keyOf(edge)).second)
            list.moves.push_back(cut(index, player, falls[index]));
    }
}

MoveList Hackenbush::moves() const
{
    // In a large picture every move costs as much as its position is long.
    constexpr std::size_t mostWork = std::size_t{mostListedEdges} * mostListedEdges;
    const std::size_t most = std::max<std::size_t>(1, mostWork / std::max<std::size_t>(1, m_count));
    const bool isLarge = m_count > most;
    const auto order = isLarge ? winningFirst() : standingIndices();
    const auto falls = byIndex(fallingWithCuts(*standingGraph()));
    MoveList list;
    appendMoves(list, order, falls, most, m_mover);
    const std::size_t first = list.moves.size();
    if (m_mover != theory::Mover::Either)
        appendMoves(list, order, falls, most, theory::opponentOf(m_mover));
    if (isLarge) {
        const CutCounts cuts = countCuts();
        list.omitted = movesAmong(cuts, m_mover) - first;
        if (m_mover != theory::Mover::Either)
            list.otherOmitted = movesAmong(cuts, theory::opponentOf(m_mover)) - (list.moves.size() - first);
    }
    return list;
}

/// The standing edges of its colour between the same joints, in order, with itself.
std::vector<std::uint32_t> Hackenbush::parallelTo(std::uint32_t edge) const
{
    const HackenbushGraph& graph = m_picture->graph;
    const EdgeKey key = keyOf(graph.edges()[edge]);
    std::vector<std::uint32_t> parallel;
    for (const std::uint32_t index : graph.edgesAt(graph.edges()[edge].from)) {
        const bool isNew = parallel.empty() || parallel.back() != index; // loops are at a joint twice
        if (isNew && m_standing[index] && keyOf(graph.edges()[index]) == key)
            parallel.push_back(index);
    }
    return parallel;
}

Move Hackenbush::listed(const Move& move) const
{
    const std::uint32_t edge = move.action.as<CutEdge>().edge;
    const auto parallel = parallelTo(edge);
    return parallel.empty() || parallel.front() >= edge ? move : cut(parallel.front(), move.player, 0);
}

std::vector<Move> Hackenbush::alike(const Move& move) const
{
    const std::uint32_t edge = move.action.as<CutEdge>().edge;
    std::vector<Move> parallel;
    for (const std::uint32_t index : parallelTo(edge))
        if (index != edge)
            parallel.push_back(cut(index, move.player, 0));
    return parallel;
}

Hackenbush Hackenbush::after(const Move& move) const
{
    const auto& cut = move.action.as<CutEdge>();
    Hackenbush next = *this;
    if (cut.falls == 0) { // all others stay: nothing is to be looked for
        next.m_standing[cut.edge] = false;
        --next.m_count;
    } else {
        next.setStanding(standingWithout(cut.edge));
    }
    next.m_mover = move.player == theory::Mover::Either ? m_mover : theory::opponentOf(move.player);
    return next;
}

Choice Hackenbush::choose(PieceId piece) const
{
    if (isOver())
        return gameOver();
    const auto edge = standingEdge(piece);
    if (!edge) {
        const bool isJoint = majorOf(piece) == majorOf(jointId(0));
        return isJoint ? notAnEdge() : Refusal{QT_TRANSLATE_NOOP("Wording", "No edge is there.")};
    }
    if (!mayCut(m_mover, m_picture->edge(*edge).colour))
        return otherColour(m_mover);
    return cut(*edge, m_mover);
}

Choice Hackenbush::choose(PieceId first, PieceId second) const
{
    if (first == second)
        return choose(first);
    return isOver() ? gameOver() : notAnEdge();
}

Change Hackenbush::change(const Move& move) const
{
    const auto& cut = move.action.as<CutEdge>();
    std::vector<PieceId> ids{edgeId(cut.edge)};
    if (cut.falls == 0)
        return {.removed = std::move(ids)};
    const auto left = standingWithout(cut.edge);
    for (const std::uint32_t index : standingIndices())
        if (index != cut.edge && !left[index])
            ids.push_back(edgeId(index));
    return {.removed = std::move(ids)};
}

solver::Sided<HackenbushPosition> Hackenbush::searchPosition() const
{
    assert(isSearchable());
    HackenbushPosition position{.picture = &*m_picture->searched, .standing = {}};
    for (const std::uint32_t index : standingIndices())
        position.standing.add(index);
    return {position, m_mover == theory::Mover::Right ? theory::Player::Right : theory::Player::Left};
}

std::string printEdges(const HackenbushEdges& edges)
{
    std::uint32_t largest = 0;
    for (const HackenbushEdge& edge : edges)
        largest = std::max({largest, edge.from, edge.to});
    std::string text;
    EdgeWriter writer(text, edges.size(), largest);
    for (const HackenbushEdge& edge : edges)
        writer.add(edge);
    return text;
}

} // namespace games
