// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/graphlayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace models {
namespace {

constexpr double letterWidth = 8; // of a name's letter
constexpr double fixedWidth = 26; // the outcome's letter and the edges
constexpr std::size_t mostLetters = 14;
constexpr double leastPitch = 60; // between levels
constexpr double mostPitch = 520;
constexpr double pictureShape = 0.55; // height to width, reached by the pitch of the levels
constexpr int sweeps = 8;

class LevelLayout {
public:
    LevelLayout(const analysis::PositionGraph& graph, std::vector<analysis::NodeIndex> nodes,
                const GraphStyle& style)
        : m_graph(graph)
    {
        m_drawing.style = style;
        m_drawing.nodes = std::move(nodes);
        m_before.resize(m_drawing.nodes.size());
        m_after.resize(m_drawing.nodes.size());
        findArrows();
        fillLevels();
    }

    GraphDrawing run(const std::stop_token& stop)
    {
        for (std::vector<std::size_t>& level : m_levels)
            spread(level);
        for (int sweep = 0; sweep < sweeps && !stop.stop_requested(); ++sweep)
            for (std::size_t i = 0; i < m_levels.size(); ++i) {
                const bool isDown = sweep % 2 == 0;
                arrange(m_levels[isDown ? i : m_levels.size() - 1 - i], isDown ? m_before : m_after);
            }
        setBoxes();
        for (std::size_t i = 0; i < m_drawing.arrows.size(); ++i)
            addCurve(m_ends[i].first, m_ends[i].second);
        m_drawing.addCurve({});
        return std::move(m_drawing);
    }

private:
    using Neighbours = std::vector<std::vector<std::size_t>>;

    void findArrows()
    {
        std::vector<int> places(m_graph.nodes.size(), -1);
        for (std::size_t place = 0; place < m_drawing.nodes.size(); ++place)
            places[m_drawing.nodes[place]] = static_cast<int>(place);
        m_drawing.isCut.reserve(m_drawing.nodes.size());
        for (const analysis::NodeIndex node : m_drawing.nodes)
            m_drawing.isCut.push_back(m_graph.isCut(node));
        for (analysis::ArrowIndex i = 0; i < m_graph.arrows.size(); ++i) {
            const int from = places[m_graph.arrows[i].from];
            const int to = places[m_graph.arrows[i].to];
            if (from >= 0 && to >= 0)
                addArrow(i, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
            else if (from >= 0 || to >= 0)
                m_drawing.isCut[static_cast<std::size_t>(std::max(from, to))] = true;
        }
    }

    void addArrow(analysis::ArrowIndex arrow, std::size_t from, std::size_t to)
    {
        m_drawing.arrows.push_back(arrow);
        m_ends.emplace_back(from, to);
        m_after[from].push_back(to);
        m_before[to].push_back(from);
    }

    /// Levels without nodes are left out.
    void fillLevels()
    {
        const std::vector<std::uint64_t> all = graphLevels(m_graph);
        std::vector<std::uint64_t> used;
        used.reserve(m_drawing.nodes.size());
        for (const analysis::NodeIndex node : m_drawing.nodes)
            used.push_back(all[node]);
        std::vector<std::uint64_t> kinds = used;
        std::ranges::sort(kinds);
        kinds.erase(std::ranges::unique(kinds).begin(), kinds.end());
        m_levels.resize(kinds.size());
        m_levelOf.reserve(used.size());
        for (std::size_t place = 0; place < used.size(); ++place) {
            m_levelOf.push_back(
                static_cast<std::size_t>(std::ranges::lower_bound(kinds, used[place]) - kinds.begin()));
            m_levels[m_levelOf.back()].push_back(place);
            m_widths.push_back(nodeWidth(m_graph.nodes[m_drawing.nodes[place]].name, m_drawing.style));
        }
        m_x.resize(used.size());
    }

    /// Side by side around 0.
    void spread(const std::vector<std::size_t>& level)
    {
        double x = 0;
        for (const std::size_t node : level) {
            m_x[node] = x + m_widths[node] / 2;
            x += m_widths[node] + nodeGap;
        }
        for (const std::size_t node : level)
            m_x[node] -= (x - nodeGap) / 2;
    }

    /// Orders a level by the means of its neighbours and moves each node as near to its mean as the others
    /// let it.
    void arrange(std::vector<std::size_t>& level, const Neighbours& neighbours)
    {
        std::vector<std::pair<double, std::size_t>> wishes;
        wishes.reserve(level.size());
        for (const std::size_t node : level) {
            double sum = 0;
            for (const std::size_t other : neighbours[node])
                sum += m_x[other];
            const auto count = static_cast<double>(neighbours[node].size());
            wishes.emplace_back(neighbours[node].empty() ? m_x[node] : sum / count, node);
        }
        std::ranges::stable_sort(wishes, {}, &std::pair<double, std::size_t>::first);
        for (std::size_t i = 0; i < level.size(); ++i)
            level[i] = wishes[i].second;
        place(wishes);
    }

    /// The places nearest to the wishes (least squares) that keep their order and the gaps: neighbours that
    /// would overlap are pooled.
    void place(const std::vector<std::pair<double, std::size_t>>& wishes)
    {
        struct Pool {
            double sum;
            std::size_t count;
            [[nodiscard]] double mean() const { return sum / static_cast<double>(count); }
        };
        std::vector<Pool> pools;
        std::vector<double> offsets;
        offsets.reserve(wishes.size());
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            const double step =
                i == 0 ? 0 : (m_widths[wishes[i - 1].second] + m_widths[wishes[i].second]) / 2 + nodeGap;
            offsets.push_back((i == 0 ? 0 : offsets.back()) + step);
            pools.push_back({wishes[i].first - offsets.back(), 1});
            while (pools.size() > 1 && pools[pools.size() - 2].mean() > pools.back().mean()) {
                const Pool last = pools.back();
                pools.pop_back();
                pools.back() = {pools.back().sum + last.sum, pools.back().count + last.count};
            }
        }
        std::size_t i = 0;
        for (const Pool& pool : pools)
            for (std::size_t k = 0; k < pool.count; ++k, ++i)
                m_x[wishes[i].second] = pool.mean() + offsets[i];
    }

    void setBoxes()
    {
        double left = 0;
        double right = 0;
        for (std::size_t node = 0; node < m_x.size(); ++node) {
            left = std::min(left, m_x[node] - m_widths[node] / 2);
            right = std::max(right, m_x[node] + m_widths[node] / 2);
        }
        const auto steps = static_cast<double>(std::max<std::size_t>(m_levels.size(), 2) - 1);
        m_pitch = std::clamp((right - left) *
                                 (m_drawing.style.isLarge ? m_drawing.style.shape : pictureShape) / steps,
                             leastPitch, mostPitch);
        m_drawing.boxes.reserve(m_x.size());
        for (std::size_t node = 0; node < m_x.size(); ++node)
            m_drawing.boxes.emplace_back(m_x[node] - m_widths[node] / 2 - left,
                                         m_pitch * static_cast<double>(m_levelOf[node]), m_widths[node],
                                         m_drawing.style.nodeHeight);
        const double height = m_levels.empty() ? 0 : m_pitch * static_cast<double>(m_levels.size() - 1);
        m_drawing.size =
            m_levels.empty() ? QSizeF() : QSizeF(right - left, height + m_drawing.style.nodeHeight);
    }

    /// Down from below to above; where cycles lead back, up in a bow.
    void addCurve(std::size_t from, std::size_t to)
    {
        const QRectF& start = m_drawing.boxes[from];
        const QRectF& end = m_drawing.boxes[to];
        const bool isDown = m_levelOf[to] > m_levelOf[from];
        const QPointF first(start.center().x(), isDown ? start.bottom() : start.top());
        const QPointF last(end.center().x(),
                           isDown || m_levelOf[to] == m_levelOf[from] ? end.top() : end.bottom());
        const double reach =
            std::min(std::max(std::abs(last.y() - first.y()) * 0.45, m_pitch * 0.35), m_pitch);
        const QPointF out(isDown ? 0 : m_pitch * 0.4, isDown ? reach : -reach);
        const QPointF in(out.x(), last.y() > first.y() || m_levelOf[to] == m_levelOf[from] ? -reach : reach);
        m_drawing.addCurve(std::array{first, first + out, last + in, last});
    }

    const analysis::PositionGraph& m_graph;
    GraphDrawing m_drawing;
    std::vector<std::pair<std::size_t, std::size_t>> m_ends; ///< by arrow: places of its nodes
    Neighbours m_before;
    Neighbours m_after;
    std::vector<std::vector<std::size_t>> m_levels; ///< places, from left to right
    std::vector<std::size_t> m_levelOf;
    std::vector<double> m_widths;
    std::vector<double> m_x; ///< middles
    double m_pitch = leastPitch;
};

/// Moves from the root; one more than any for what it does not reach.
std::vector<std::uint64_t> distances(const analysis::PositionGraph& graph)
{
    std::vector<std::uint64_t> found(graph.nodes.size(), graph.nodes.size());
    if (graph.nodes.empty())
        return found;
    std::vector<analysis::NodeIndex> queue{graph.root.value_or(0)};
    found[queue.front()] = 0;
    for (std::size_t done = 0; done < queue.size(); ++done)
        for (const analysis::GraphArrow& arrow : graph.movesOf(queue[done]))
            if (found[arrow.to] == graph.nodes.size()) {
                found[arrow.to] = found[queue[done]] + 1;
                queue.push_back(arrow.to);
            }
    return found;
}

double distanceTo(const QRectF& box, QPointF point)
{
    const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return std::hypot(dx, dy);
}

using Cubic = std::array<QPointF, 4>;

/// The part of a cubic Bézier curve from t on (de Casteljau).
Cubic partFrom(const Cubic& curve, double t)
{
    const auto mix = [t](QPointF a, QPointF b) { return a + (b - a) * t; };
    const QPointF a = mix(curve[0], curve[1]);
    const QPointF b = mix(curve[1], curve[2]);
    const QPointF c = mix(curve[2], curve[3]);
    const QPointF d = mix(b, c);
    return {mix(mix(a, b), d), d, c, curve[3]};
}

/// Cuts the beginning off that lies in a box; something is always left.
void leave(std::vector<QPointF>& points, const QRectF& box)
{
    while (points.size() > 4 && box.contains(points[3]))
        points.erase(points.begin(), points.begin() + 3);
    const Cubic first{points[0], points[1], points[2], points[3]};
    constexpr int parts = 64;
    double t = 0;
    for (int part = 1; part < parts; ++part)
        if (const double at = static_cast<double>(part) / parts; box.contains(partFrom(first, at)[0]))
            t = at;
    double step = 0.5 / parts;
    for (int halving = 0; halving < 7; ++halving, step /= 2) // to a ten-thousandth of the curve
        t += box.contains(partFrom(first, t + step)[0]) ? step : 0;
    std::ranges::copy(partFrom(first, t), points.begin());
}

/// How much larger boxes around these middles may become without meeting.
double roomBetween(const QRectF& a, const QRectF& b)
{
    constexpr double apart = 1.12; // of the boxes, with the rings around them
    const QPointF step = a.center() - b.center();
    return std::max(std::abs(step.x()) * 2 / (a.width() + b.width()),
                    std::abs(step.y()) * 2 / (a.height() + b.height()) / apart) /
           apart;
}

} // namespace

double nodeWidth(std::string_view name, const GraphStyle& style)
{
    const auto letters = static_cast<double>(std::clamp<std::size_t>(name.size(), 1, mostLetters));
    return (fixedWidth + letters * letterWidth) * style.text / GraphStyle{}.text;
}

std::vector<std::uint64_t> graphLevels(const analysis::PositionGraph& graph)
{
    if (graph.hasCycle)
        return distances(graph);
    std::uint64_t longest = 0;
    for (const analysis::GraphNode& node : graph.nodes)
        longest = std::max(longest, node.size);
    std::vector<std::uint64_t> levels;
    levels.reserve(graph.nodes.size());
    for (const analysis::GraphNode& node : graph.nodes)
        levels.push_back(longest - node.size);
    return levels;
}

GraphDrawing quickLayout(const analysis::PositionGraph& graph, std::vector<analysis::NodeIndex> nodes,
                         const std::stop_token& stop, const GraphStyle& style)
{
    return LevelLayout(graph, std::move(nodes), style).run(stop);
}

GraphStyle largeStyle(double shape)
{
    return {.text = 26, .nodeHeight = 36, .shape = shape, .levelGap = 22, .stroke = 1.5, .isLarge = true};
}

bool isLargerSideways(const GraphDrawing& drawing)
{
    struct Level {
        double count = 0;
        double sum = 0; ///< of widths
        double widest = 0;
    };
    const GraphStyle& style = drawing.style;
    std::map<double, Level> levels;
    for (const QRectF& box : drawing.boxes) {
        Level& level = levels[box.top()];
        ++level.count;
        level.sum += box.width() + nodeGap;
        level.widest = std::max(level.widest, box.width());
    }
    const double pitch = style.nodeHeight + style.levelGap;
    QSizeF down(0, pitch * static_cast<double>(levels.size()));
    QSizeF sideways;
    for (const auto& [top, level] : levels) {
        down.setWidth(std::max(down.width(), level.sum));
        sideways.rwidth() += level.widest + nodeGap + style.levelGap;
        sideways.setHeight(std::max(sideways.height(), level.count * style.nodeHeight * 1.4));
    }
    const auto scale = [&style](QSizeF size) {
        return std::min(1 / size.width(), style.shape / size.height());
    };
    constexpr double much = 1.1;
    return !levels.empty() && scale(sideways) > scale(down) * much;
}

int GraphDrawing::placeOf(analysis::NodeIndex node) const
{
    const auto found = std::ranges::lower_bound(nodes, node);
    return found == nodes.end() || *found != node ? -1 : static_cast<int>(found - nodes.begin());
}

void GraphDrawing::addCurve(std::span<const QPointF> curve)
{
    firstPoint.push_back(static_cast<std::uint32_t>(points.size()));
    points.insert(points.end(), curve.begin(), curve.end());
}

int GraphDrawing::nodeAt(QPointF point, double reach) const
{
    int best = -1;
    double least = reach;
    for (std::size_t place = 0; place < boxes.size(); ++place) {
        const double distance = distanceTo(boxes[place], point);
        if (distance == 0)
            return static_cast<int>(nodes[place]);
        if (distance < least) {
            least = distance;
            best = static_cast<int>(nodes[place]);
        }
    }
    return best;
}

int GraphDrawing::nearest(analysis::NodeIndex from, int dx, int dy,
                          std::span<const analysis::NodeIndex> among) const
{
    const int start = placeOf(from);
    if (start < 0)
        return -1;
    constexpr double across = 2; // how much dearer a step to the side is
    const QPointF origin = boxes[static_cast<std::size_t>(start)].center();
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (const analysis::NodeIndex node : among) {
        const int place = placeOf(node);
        if (place < 0)
            continue;
        const QPointF step = boxes[static_cast<std::size_t>(place)].center() - origin;
        const double ahead = step.x() * dx + step.y() * dy;
        const double aside = std::abs(step.x() * dy) + std::abs(step.y() * dx);
        const bool isAhead = ahead > 1 && (dy != 0 || aside < style.nodeHeight / 2);
        if (isAhead && ahead + across * aside < least) {
            least = ahead + across * aside;
            best = static_cast<int>(node);
        }
    }
    return best;
}

GraphDrawing GraphDrawing::enlarged(double most) const
{
    double factor = most;
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = 0; b < a && factor > 1; ++b)
            factor = std::min(factor, roomBetween(boxes[a], boxes[b]));
    GraphDrawing made = *this;
    if (factor <= 1)
        return made;
    const QPointF margin(style.nodeHeight * factor, style.nodeHeight * factor / 2);
    for (QRectF& box : made.boxes) {
        const QPointF middle = box.center() + margin;
        box.setSize(box.size() * factor);
        box.moveCenter(middle);
    }
    made.points.clear();
    made.firstPoint.clear();
    for (std::size_t arrow = 0; arrow < arrows.size(); ++arrow) {
        const auto old = curve(arrow);
        std::vector<QPointF> line(old.begin(), old.end());
        for (QPointF& point : line)
            point += margin;
        for (const QPointF end : {old.front() + margin, old.back() + margin}) {
            if (const int place = made.placeOf(static_cast<analysis::NodeIndex>(made.nodeAt(end, factor)));
                place >= 0)
                leave(line, made.boxes[static_cast<std::size_t>(place)]);
            std::ranges::reverse(line);
        }
        made.addCurve(line);
    }
    made.addCurve({});
    made.size += QSizeF(2 * margin.x(), 2 * margin.y());
    made.style.text *= factor;
    made.style.nodeHeight *= factor;
    return made;
}

} // namespace models
