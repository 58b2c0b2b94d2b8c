// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawingtidy.h"

#include "games/edit.h"
#include "games/hackenbush/picture/hackenbushlayout.h"
#include "scene/drawncurve.h"
#include "wording/text/language.h"

#include <QStandardPaths>

#include <algorithm>
#include <deque>
#include <limits>
#include <map>

namespace models {
namespace {

using namespace std::chrono_literals;

constexpr auto timeLimit = 5s;

/// The edges in the order of the notation.
games::HackenbushEdges edgesOf(const games::Board& board)
{
    std::vector<const games::Piece*> pieces;
    for (const games::Piece& piece : board.pieces)
        if (piece.kind == games::PieceKind::Edge)
            pieces.push_back(&piece);
    std::ranges::sort(pieces, {}, &games::Piece::id);
    games::HackenbushEdges edges;
    edges.reserve(pieces.size());
    for (const games::Piece* piece : pieces) {
        const auto [from, to] = scene::jointsOf(*piece);
        edges.push_back({from, to, games::EdgeColour::Green});
    }
    return edges;
}

/// How many edges each joint is above the ground.
std::map<std::uint32_t, std::uint32_t> heightsOf(const games::HackenbushEdges& edges)
{
    std::map<std::uint32_t, std::vector<std::uint32_t>> near;
    for (const games::HackenbushEdge& edge : edges) {
        near[edge.from].push_back(edge.to);
        near[edge.to].push_back(edge.from);
    }
    std::map<std::uint32_t, std::uint32_t> heights{{0, 0}};
    std::deque<std::uint32_t> open{0};
    while (!open.empty()) {
        const std::uint32_t joint = open.front();
        open.pop_front();
        for (const std::uint32_t next : near[joint])
            if (heights.emplace(next, heights[joint] + 1).second)
                open.push_back(next);
    }
    return heights;
}

/// What a line of dot's plain output says of an edge: its ends and the middle of its curve.
struct PlainEdge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    QPointF middle;
};

struct Plain {
    std::map<std::uint32_t, QPointF> joints;
    std::vector<PlainEdge> edges;
};

std::optional<PlainEdge> readEdge(const QList<QByteArray>& words)
{
    const qsizetype points = words.value(3).toInt();
    if (words.size() < 4 + 2 * points || points < 2)
        return std::nullopt;
    const qsizetype middle = 4 + 2 * (points / 2);
    QPointF place(words[middle].toDouble(), words[middle + 1].toDouble());
    if (points % 2 == 0) // between the two middle ones
        place = (place + QPointF(words[middle - 2].toDouble(), words[middle - 1].toDouble())) / 2;
    return PlainEdge{words[1].toUInt(), words[2].toUInt(), place};
}

Plain readPlain(const QByteArray& text)
{
    Plain plain;
    for (const QByteArray& line : text.split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.front() == "node" && words.size() > 3)
            plain.joints[words[1].toUInt()] = {words[2].toDouble(), words[3].toDouble()};
        else if (words.front() == "edge")
            if (const auto edge = readEdge(words))
                plain.edges.push_back(*edge);
    }
    return plain;
}

/// Edges that dot leads around others are bent, as far as one curve can be.
void bendAround(games::DrawnLayout& layout, const games::HackenbushEdges& edges, const Plain& plain,
                QPointF shift)
{
    constexpr double leastBend = 0.08;
    for (const PlainEdge& drawn : plain.edges) {
        const auto found = std::ranges::find_if(edges, [&drawn](const games::HackenbushEdge& edge) {
            return std::minmax(edge.from, edge.to) == std::minmax(drawn.from, drawn.to);
        });
        if (found == edges.end() || found->from == 0 || found->to == 0)
            continue;
        double& bend = layout.edges[static_cast<std::size_t>(found - edges.begin())].bend;
        const games::DrawnPoint from = layout.joints[found->from];
        const games::DrawnPoint to = layout.joints[found->to];
        const double wanted = scene::bendThrough({from.x, from.y}, {to.x, to.y}, drawn.middle + shift);
        if (bend == 0 && std::abs(wanted) > leastBend)
            bend = wanted;
    }
}

} // namespace

QByteArray dotGraph(const games::Board& board)
{
    const games::HackenbushEdges edges = edgesOf(board);
    const auto heights = heightsOf(edges);
    QByteArray text = "digraph {\nrankdir=BT; nodesep=0.8; ranksep=0.8;\n"
                      "node [shape=circle, width=0.2, fixedsize=true, label=\"\"];\n{rank=min; 0;}\n";
    for (const games::HackenbushEdge& edge : edges) {
        if (edge.isLoop() || !heights.contains(edge.from))
            continue;
        const bool upwards = heights.at(edge.from) <= heights.at(edge.to);
        text += QByteArray::number(upwards ? edge.from : edge.to) + " -> " +
                QByteArray::number(upwards ? edge.to : edge.from) + ";\n";
    }
    return text + "}\n";
}

std::optional<games::DrawnLayout> layoutFromPlain(const QByteArray& plain,
                                                  const games::HackenbushEdges& edges)
{
    const Plain drawn = readPlain(plain);
    const auto ground = drawn.joints.find(0);
    if (ground == drawn.joints.end())
        return std::nullopt;
    double left = std::numeric_limits<double>::max();
    double right = 0;
    for (const auto& [number, place] : drawn.joints) {
        if (number == 0)
            continue;
        left = std::min(left, place.x());
        right = std::max(right, place.x());
    }
    const double margin = std::max(1.0, (games::leastDrawnColumns - (right - left)) / 2);
    const QPointF shift(margin - left, -ground->second.y());
    games::DrawnLayout layout;
    for (const auto& [number, place] : drawn.joints)
        if (number != 0)
            layout.joints[number] = {place.x() + shift.x(), place.y() + shift.y()};
    layout.edges.resize(edges.size());
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (!layout.joints.contains(edges[i].to) && !layout.joints.contains(edges[i].from))
            continue; // a loop of the ground
        layout.edges[i].fromFoot = edges[i].from == 0 ? layout.joints[edges[i].to].x : 0;
        layout.edges[i].toFoot = edges[i].to == 0 ? layout.joints[edges[i].from].x : 0;
    }
    games::spreadParallels(layout, edges);
    bendAround(layout, edges, drawn, shift);
    return layout;
}

DrawingTidy::DrawingTidy(QObject* parent) : QObject(parent)
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        cancel();
        fail(Problem::TooLong);
    });
    connect(&m_process, &QProcess::finished, this, &DrawingTidy::finish);
    connect(&m_process, &QProcess::stateChanged, this, &DrawingTidy::busyChanged);
    wording::followLanguage(this, &DrawingTidy::problemChanged);
}

DrawingTidy::~DrawingTidy()
{
    m_process.disconnect(this);
    m_process.kill();
    m_process.waitForFinished(500);
}

QString DrawingTidy::problem() const
{
    switch (m_problem) {
    case Problem::None: break;
    case Problem::NoProgram: return tr("Tidying needs the program “dot”: install the package graphviz.");
    case Problem::TooLong: return tr("Tidying takes too long for this picture.");
    case Problem::NoLayout: return tr("The program “dot” could not lay the picture out.");
    }
    return {};
}

void DrawingTidy::fail(Problem problem)
{
    m_problem = problem;
    emit problemChanged();
    if (m_session != nullptr && problem != Problem::None)
        m_session->setMessage(this->problem());
}

void DrawingTidy::start()
{
    if (m_session == nullptr || !m_session->isOpened() || m_session->board()->isEmpty())
        return;
    cancel();
    const QString program = QStandardPaths::findExecutable(QStringLiteral("dot"));
    if (program.isEmpty()) {
        fail(Problem::NoProgram);
        return;
    }
    fail(Problem::None);
    m_game = m_session->positions().currentNode().game;
    m_process.start(program, {QStringLiteral("-Tplain")});
    m_process.write(dotGraph(m_game->board()));
    m_process.closeWriteChannel();
    m_limit.start(timeLimit);
}

void DrawingTidy::cancel()
{
    m_limit.stop();
    m_game.reset();
    if (isBusy()) {
        m_process.kill();
        m_process.waitForFinished(500);
    }
}

void DrawingTidy::finish(int exitCode, QProcess::ExitStatus status)
{
    m_limit.stop();
    const games::GamePtr game = std::exchange(m_game, nullptr);
    if (game == nullptr) // cancelled
        return;
    const bool worked = status == QProcess::NormalExit && exitCode == 0;
    const auto layout =
        worked ? layoutFromPlain(m_process.readAllStandardOutput(), edgesOf(game->board())) : std::nullopt;
    if (!layout)
        fail(Problem::NoLayout);
    else if (m_session != nullptr && m_session->positions().currentNode().game == game)
        m_session->edit(games::Arrange{*layout});
}

} // namespace models
