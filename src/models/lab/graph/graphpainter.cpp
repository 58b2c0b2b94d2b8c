// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/graphpainter.h"

#include "models/lab/graph/grapharrows.h"

#include <QFontMetricsF>

#include <algorithm>

namespace models {
namespace {

constexpr double leastLetter = 8.5;       // pixels of a box that holds its letter alone
constexpr double leastBoxHeight = 3;      // pixels, however far away …
constexpr std::size_t mostLettered = 300; // … and of so many that there is room for their letters
constexpr double leastText = 6.5;         // pixels of letters that can be read
constexpr double mostText = 17;           // pixels: a closer look shows more of a long name
constexpr double ringGap = 3.5;           // units between the two rings
constexpr float veilOpacity = 0.78F;      // over what is not looked at

class GraphPainter {
public:
    GraphPainter(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale)
        : m_painter(painter), m_scene(scene), m_graph(scene.whole->graph), m_drawing(*scene.drawing),
          m_arrows(painter, scene, visible, scale), m_visible(visible), m_scale(scale),
          m_stroke(strokeAt(scale) * scene.drawing->style.stroke), m_font(scene.font),
          m_text(scene.drawing->style.text * scale)
    {
        const double most = m_drawing.style.isLarge ? m_text : mostText;
        m_font.setPixelSize(std::max(1, static_cast<int>(std::min(m_text, most))));
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintAll(const std::stop_token& stop)
    {
        m_arrows.paintAll(stop);
        const QRectF around = m_visible.adjusted(-8, -8, 8, 8);
        for (std::size_t place = 0; place < m_drawing.nodes.size(); ++place)
            if (m_drawing.boxes[place].intersects(around))
                paintNode(place);
    }

    void paintFocused(const GraphFocus& focus)
    {
        QColor veil = m_scene.colours.board;
        veil.setAlphaF(veilOpacity);
        m_painter.fillRect(QRectF(QPointF(), m_visible.size() * m_scale), veil);
        if (focus.node >= 0)
            paintNeighbours(static_cast<analysis::NodeIndex>(focus.node));
        paintLine(focus.line);
    }

private:
    [[nodiscard]] QPointF px(QPointF place) const { return (place - m_visible.topLeft()) * m_scale; }
    [[nodiscard]] QRectF px(const QRectF& box) const { return {px(box.topLeft()), box.size() * m_scale}; }
    struct Look {
        QString letter{};
        QColor ink;
        QColor fill;
        bool ringed = false;
        bool isNew = false; ///< labelled at this very step
    };

    [[nodiscard]] Look lookOf(analysis::NodeIndex node) const
    {
        const LabColours& colours = m_scene.colours;
        const auto& outcome = m_graph.nodes[node].outcome;
        if (!outcome || !m_scene.isLabelled(node))
            return {.letter = {}, .ink = colours.ink3, .fill = colours.surface};
        const bool isTerminal = m_scene.isLabelling && m_graph.nodes[node].isTerminal;
        const QString letter(isTerminal ? QLatin1Char('T') : QLatin1Char(theory::letter(*outcome)));
        const bool isNew = m_scene.isLabelling && m_graph.nodes[node].remoteness == m_scene.labelled;
        switch (*outcome) {
        case theory::Outcome::P: return {letter, colours.cold, colours.coldTint, true, isNew};
        case theory::Outcome::N:
            return {letter, colours.hot, isNew ? colours.hotTint : colours.surface, false, isNew};
        case theory::Outcome::L: return {letter, colours.left, colours.leftTint};
        case theory::Outcome::R: break;
        }
        return {letter, colours.right, colours.rightTint};
    }

    /// Where a node is drawn: from far away a little larger than its place.
    [[nodiscard]] QRectF boxAt(std::size_t place) const
    {
        const QRectF box = px(m_drawing.boxes[place]);
        const double least = m_drawing.nodes.size() > mostLettered ? leastBoxHeight : leastLetter;
        const double more = std::max(0.0, (least - box.height()) / 2);
        return box.adjusted(-more, -more, more, more);
    }

    void paintNode(std::size_t place)
    {
        const analysis::NodeIndex node = m_drawing.nodes[place];
        const Look look = lookOf(node);
        const QRectF box = boxAt(place);
        const bool isReadable = m_text >= leastText;
        const bool isPlain = box.height() < leastLetter;
        const double radius = std::min(box.height() / 4, 12.0);
        const double ring = std::max(1.5, ringGap * m_scale);
        if (look.ringed) {
            m_painter.setPen(QPen(look.ink, std::max(0.8, 1.3 * m_stroke)));
            m_painter.setBrush(m_scene.colours.board);
            m_painter.drawRoundedRect(box.adjusted(-ring, -ring, ring, ring), radius + ring, radius + ring);
        }
        QPen pen(look.ringed || look.isNew ? look.ink
                 : isReadable              ? m_scene.colours.ink3
                                           : look.ink,
                 (look.isNew    ? 2.6
                  : look.ringed ? 1.6
                                : 1) *
                     m_stroke);
        if (m_drawing.isCut[place])
            pen.setDashPattern({3, 3});
        m_painter.setPen(pen);
        m_painter.setBrush(look.ringed && isPlain ? look.ink : look.fill);
        m_painter.drawRoundedRect(box, radius, radius);
        if (isReadable)
            paintText(box, look, QString::fromStdString(m_graph.nodes[node].name));
        else if (!isPlain)
            paintLetter(box, look);
    }

    void paintLetter(const QRectF& box, const Look& look)
    {
        QFont bold = m_font;
        bold.setBold(true);
        bold.setPixelSize(static_cast<int>(box.height() * 0.85));
        m_painter.setFont(bold);
        m_painter.setPen(look.ink);
        m_painter.drawText(box, Qt::AlignCenter, look.letter);
    }

    /// The letter, bold, and the name behind it; in the middle together.
    void paintText(const QRectF& box, const Look& look, const QString& name)
    {
        QFont bold = m_font;
        bold.setBold(true);
        const QFontMetricsF metrics(m_font);
        const double space = look.letter.isEmpty() ? 0 : metrics.horizontalAdvance(QLatin1Char(' '));
        const double letter = QFontMetricsF(bold).horizontalAdvance(look.letter);
        const double room = box.width() - 10 * m_scale - letter - space;
        const QString shown = metrics.elidedText(name, Qt::ElideRight, std::max(0.0, room) + 1);
        const double width = letter + space + metrics.horizontalAdvance(shown);
        const double x = box.center().x() - width / 2;
        m_painter.setPen(look.ink);
        m_painter.setFont(bold);
        m_painter.drawText(QRectF(x, box.top(), letter + 2, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
                           look.letter);
        m_painter.setPen(m_scene.colours.ink);
        m_painter.setFont(m_font);
        m_painter.drawText(QRectF(x + letter + space, box.top(), box.width(), box.height()),
                           Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    }

    void paintNeighbours(analysis::NodeIndex node)
    {
        const int own = m_drawing.placeOf(node);
        if (own < 0)
            return;
        std::vector<std::size_t> places{static_cast<std::size_t>(own)};
        for (std::size_t arrow = 0; arrow < m_drawing.arrows.size(); ++arrow) {
            const analysis::GraphArrow& move = m_arrows.arrowAt(arrow);
            const bool isOut = move.from == node;
            if ((!isOut && move.to != node) || (m_scene.onlyWinning && !m_arrows.isWinning(arrow)))
                continue;
            m_arrows.paint(arrow, isOut ? 2.2 : 1);
            places.push_back(static_cast<std::size_t>(m_drawing.placeOf(isOut ? move.to : move.from)));
        }
        for (const std::size_t place : places)
            paintNode(place);
    }

    void paintLine(const std::vector<analysis::NodeIndex>& line)
    {
        m_painter.setBrush(Qt::NoBrush);
        for (std::size_t i = 1; i < line.size(); ++i)
            for (std::size_t arrow = 0; arrow < m_drawing.arrows.size(); ++arrow)
                if (m_arrows.arrowAt(arrow).from == line[i - 1] && m_arrows.arrowAt(arrow).to == line[i]) {
                    m_arrows.paintStep(arrow);
                    break;
                }
        for (const analysis::NodeIndex node : line)
            if (const int place = m_drawing.placeOf(node); place >= 0)
                paintNode(static_cast<std::size_t>(place));
    }

    QPainter& m_painter;
    const GraphScene& m_scene;
    const analysis::PositionGraph& m_graph;
    const GraphDrawing& m_drawing;
    ArrowPainter m_arrows;
    QRectF m_visible;
    double m_scale;
    double m_stroke;
    QFont m_font;
    double m_text; ///< pixels
};

} // namespace

bool GraphScene::isLabelled(analysis::NodeIndex node) const
{
    const auto& remoteness = whole->graph.nodes[node].remoteness;
    return !isLabelling || (remoteness && labelled && *remoteness <= *labelled);
}

double strokeAt(double scale)
{
    return std::clamp(scale, 0.55, 1.6);
}

void paintGraph(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale,
                const std::stop_token& stop)
{
    GraphPainter(painter, scene, visible, scale).paintAll(stop);
}

void paintFocus(QPainter& painter, const GraphScene& scene, const GraphFocus& focus, const QRectF& visible,
                double scale)
{
    GraphPainter(painter, scene, visible, scale).paintFocused(focus);
}

} // namespace models
