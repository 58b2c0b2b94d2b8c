// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/stategraph.h"
#include "wording/text/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace models {

StateGraph::StateGraph(QObject* parent) : LabPicture(parent)
{
    connect(this, &StateGraph::arrangementChanged, this, &StateGraph::arrange);
    connect(this, &StateGraph::lookChanged, this, &StateGraph::repaint);
    connect(&m_line, &StateGraphLine::lineChanged, this, &LabPicture::overlayChanged);
    connect(&m_labels, &StateGraphLabels::stepChanged, this, &StateGraph::repaint);
    connect(&m_dot, &DotRunner::arranged, this, [this](const GraphDrawingPtr& drawing) {
        receive(readable(drawing));
        emit busyChanged();
    });
    connect(&m_dot, &DotRunner::failed, this, [this](DotRunner::Failure failure) {
        m_failure = failure;
        if (m_drawing != m_quick)
            receive(m_quick);
        emit busyChanged();
    });
}

void StateGraph::setLab(Lab* lab)
{
    m_line.setLab(lab);
    m_labels.setLab(lab);
    watch(m_lab, lab, &Lab::wholeChanged, this, &StateGraph::receiveWhole, &StateGraph::labChanged);
}

void StateGraph::setShown(bool shown)
{
    if (std::exchange(m_shown, shown) == shown)
        return;
    emit shownChanged();
    follow();
}

void StateGraph::setPointed(int node)
{
    if (std::exchange(m_pointed, node) != node)
        emit overlayChanged();
}

void StateGraph::repaint()
{
    emit changed();
    emit overlayChanged();
}

void StateGraph::receiveWhole()
{
    const WholeGamePtr next = m_lab ? m_lab->whole() : nullptr;
    if (next == m_whole)
        return;
    m_worker.cancel();
    m_dot.cancel();
    m_whole = next;
    m_centre = -1;
    m_quick.reset();
    setPointed(-1);
    receive(nullptr);
    emit busyChanged();
    follow();
}

void StateGraph::showPart(int node)
{
    if (!m_whole || node < 0 || static_cast<std::size_t>(node) >= m_whole->graph.nodes.size())
        return;
    m_centre = node;
    m_quick.reset();
    m_dot.cancel();
    layOut();
}

void StateGraph::follow()
{
    const bool isWanted = m_shown && m_whole && !m_drawing && !m_worker.isBusy();
    if (isWanted && (!isTooMany() || m_centre >= 0))
        layOut();
}

void StateGraph::layOut()
{
    m_worker.start(
        [this, whole = m_whole, centre = m_centre,
         style = style()](const solver::Job& job) -> Worker::Delivery {
            std::vector<analysis::NodeIndex> nodes(whole->graph.nodes.size());
            std::iota(nodes.begin(), nodes.end(), analysis::NodeIndex{0});
            if (centre >= 0)
                nodes =
                    analysis::neighbourhood(whole->graph, static_cast<analysis::NodeIndex>(centre), partSize);
            auto made =
                std::make_shared<GraphDrawing>(quickLayout(whole->graph, std::move(nodes), job.stop, style));
            made->style.isSideways = style.isLarge && isLargerSideways(*made);
            return [this, drawing = GraphDrawingPtr(std::move(made))] {
                m_quick = drawing;
                if (!m_large)
                    receive(drawing);
                arrange();
            };
        },
        {});
    emit busyChanged();
}

/// Shows a drawing; what is selected stays where it is.
void StateGraph::receive(const GraphDrawingPtr& drawing)
{
    const int selected = m_lab ? m_lab->selectedNode() : -1;
    const QPointF before = boxOf(selected).center();
    m_drawing = drawing;
    ++m_revision;
    const bool isKept = !before.isNull() && !boxOf(selected).isEmpty();
    repaint();
    emit drawingChanged();
    if (isKept)
        emit rearranged(before, boxOf(selected).center());
}

/// Lets dot arrange the quick layout anew, or shows that.
void StateGraph::arrange()
{
    m_failure.reset();
    m_dot.cancel();
    const bool isDots = m_quick && m_arrangement == QLatin1String("dot") && DotRunner::takes(*m_quick);
    if (m_quick && m_drawing != m_quick && !(m_large && isDots)) // a class sees the last one only
        receive(m_quick);
    if (isDots)
        m_dot.start(m_whole, m_quick);
    emit busyChanged();
}

QRectF StateGraph::boxOf(int node) const
{
    const int place =
        m_drawing && node >= 0 ? m_drawing->placeOf(static_cast<analysis::NodeIndex>(node)) : -1;
    return place < 0 ? QRectF() : m_drawing->boxes[static_cast<std::size_t>(place)];
}

int StateGraph::nearest(int node, int dx, int dy) const
{
    if (!m_drawing || node < 0)
        return -1;
    const auto from = static_cast<analysis::NodeIndex>(node);
    return dy == 0 ? m_drawing->nearest(from, dx, dy, m_drawing->nodes)
                   : m_drawing->nearest(from, dx, dy, neighbours(from, dy > 0));
}

std::vector<analysis::NodeIndex> StateGraph::neighbours(analysis::NodeIndex node, bool after) const
{
    std::vector<analysis::NodeIndex> found;
    for (const analysis::ArrowIndex index : m_drawing->arrows) {
        const analysis::GraphArrow& arrow = m_whole->graph.arrows[index];
        if ((after ? arrow.from : arrow.to) == node)
            found.push_back(after ? arrow.to : arrow.from);
    }
    return found;
}

bool StateGraph::isCut(int node) const
{
    const int place =
        m_drawing && node >= 0 ? m_drawing->placeOf(static_cast<analysis::NodeIndex>(node)) : -1;
    return place >= 0 && m_drawing->isCut[static_cast<std::size_t>(place)];
}

GraphScene StateGraph::scene() const
{
    GraphScene scene{.whole = m_whole,
                     .drawing = m_drawing,
                     .colours = palette(),
                     .font = m_font,
                     .onlyWinning = m_onlyWinning};
    if (m_labels.isOn() || m_labels.isBlank()) {
        scene.isLabelling = true;
        scene.labelled = m_labels.labelledUpTo();
    }
    return scene;
}

LabPicture::Painter StateGraph::painter() const
{
    if (!m_drawing)
        return [](QPainter&, const QRectF&, double, const std::stop_token&) {};
    return
        [scene = scene()](QPainter& painter, const QRectF& visible, double scale,
                          const std::stop_token& stop) { paintGraph(painter, scene, visible, scale, stop); };
}

LabPicture::Painter StateGraph::overlay() const
{
    GraphFocus focus{.node = m_pointed};
    for (const int node : m_line.nodes())
        focus.line.push_back(static_cast<analysis::NodeIndex>(node));
    if (focus.node < 0 && !focus.line.empty())
        focus.node = static_cast<int>(focus.line.back());
    if (!m_drawing || boxOf(focus.node).isEmpty())
        return {};
    return [scene = scene(), focus](QPainter& painter, const QRectF& visible, double scale,
                                    const std::stop_token&) {
        paintFocus(painter, scene, focus, visible, scale);
    };
}

void StateGraph::setPlace(QSizeF place)
{
    constexpr double alike = 0.03;
    const double before = style().shape;
    if (place.isEmpty() || place == m_place)
        return;
    m_place = place;
    if (m_large && m_shown && m_whole && std::abs(style().shape / before - 1) > alike &&
        (!isTooMany() || m_centre >= 0))
        layOut();
    emit changed();
}

/// For the back of a room: names as high as a twentieth of the place, where there is room for them.
GraphDrawingPtr StateGraph::readable(const GraphDrawingPtr& drawing) const
{
    constexpr std::size_t mostEnlarged = 300;
    constexpr double wanted = 0.05;
    constexpr double most = 2.4;
    if (!m_large || drawing->nodes.size() > mostEnlarged || drawing->size.isEmpty())
        return drawing;
    const double scale =
        std::min(m_place.width() / drawing->size.width(), m_place.height() / drawing->size.height());
    const double factor = wanted * m_place.height() / (drawing->style.text * scale);
    return std::make_shared<const GraphDrawing>(drawing->enlarged(std::min(factor, most)));
}

QString StateGraph::arrangementText() const
{
    if (m_worker.isBusy())
        //: the graph is being laid out
        return tr("Laying out…");
    if (m_dot.isBusy())
        return tr("dot is arranging the picture…");
    if (!m_quick || m_arrangement != QLatin1String("dot"))
        return {};
    if (!DotRunner::takes(*m_quick))
        //: two numbers; dot is the name of a program
        return tr("More than %1 positions or %2 moves would take dot too long: the quick layout is shown.")
            .arg(wording::localized(DotRunner::mostNodes), wording::localized(DotRunner::mostArrows));
    if (!m_failure)
        return {};
    switch (*m_failure) {
    case DotRunner::Failure::NotInstalled:
        return tr("Graphviz (dot) is not installed: the quick layout is shown.");
    case DotRunner::Failure::OutOfTime:
        return tr("dot took longer than %1 s: the quick layout is shown.")
            .arg(DotRunner::mostMilliseconds / 1000);
    case DotRunner::Failure::Failed: break;
    }
    return tr("dot gave no layout: the quick one is shown.");
}

QString StateGraph::tooManyText() const
{
    return isTooMany() ? tr("%1 positions: too many to draw at once")
                             .arg(wording::localized(m_whole->graph.nodes.size()))
                       : QString();
}

QString StateGraph::partText() const
{
    if (m_whole && m_whole->isPart)
        return tr("%1; dashed: not all moves are shown").arg(m_lab->summary());
    if (!isPartial() || !m_drawing)
        return {};
    //: how many positions of the graph are shown, how many there are, and the one in the middle
    return tr("%1 of %2 positions, around %3")
        .arg(wording::localized(m_drawing->nodes.size()), wording::localized(m_whole->graph.nodes.size()),
             QString::fromStdString(m_whole->graph.nodes[static_cast<std::size_t>(m_centre)].name));
}

} // namespace models
