// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawnpicture.h"

#include "models/board/mark.h"
#include "wording/text/text.h"

#include <cmath>
#include <map>

namespace models {
namespace {

// A smaller picture is drawn no larger than one of so many units; of fewer in a small room.
constexpr QSizeF usualSize(5, 3);
constexpr QSizeF leastSize(2, 2);
// In pixels.
constexpr double smallestUsual = 90; // a unit of a small picture in a small room
constexpr double usualUnit = 120;    // edges of which lines, letters and badges leave much free
constexpr double crowdedUnit = 36;   // edges of which they do not
constexpr double leastMostZoom = 4;
constexpr double leastMargin = 48; // from a piece that the keyboard goes to, to the side

} // namespace

DrawnPicture::DrawnPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_clock, &QVariantAnimation::stateChanged, this, &DrawnPicture::glidingChanged);
    connect(&m_clock, &QVariantAnimation::finished, this, [this] {
        m_stage.settle();
        update();
    });
    m_zooming.setStartValue(0.0);
    m_zooming.setEndValue(1.0);
    m_zooming.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_zooming, &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        m_view = between(m_from, m_to, part.toDouble());
        update();
    });
    connect(&m_zooming, &QVariantAnimation::stateChanged, this, &DrawnPicture::zoomingChanged);
    connect(&m_zooming, &QVariantAnimation::finished, this, [this] { moveTo(m_to); });
    connect(this, &DrawnPicture::shapeChanged, this, &DrawnPicture::layOut);
    connect(this, &DrawnPicture::lookChanged, this, [this] { update(); });
}

void DrawnPicture::setBoard(BoardModel* board)
{
    if (!watch(m_board, board, &BoardModel::gameChanged, this, &DrawnPicture::receiveBoard))
        return;
    if (board != nullptr) {
        const auto again = [this] { update(); };
        connect(board, &BoardModel::marksChanged, this, again);
        connect(board, &BoardModel::dataChanged, this, again);
        connect(board, &BoardModel::previewChanged, this, again);
        connect(board, &BoardModel::lastMoveChanged, this, again);
        receiveBoard();
        refit();
    }
    emit boardChanged();
}

void DrawnPicture::setSketch(const DrawingSketch& sketch)
{
    if (sketch == m_sketch || m_board == nullptr)
        return;
    const bool redraws = sketch.draft != m_sketch.draft;
    m_sketch = sketch;
    if (redraws)
        showPieces(m_sketch.draft ? *m_sketch.draft : m_board->board().pieces, DrawnStage::Change::AtOnce);
    update();
}

/// The board shows another position, or a step's drawing. After a drag it is there already.
void DrawnPicture::receiveBoard()
{
    const bool melts = m_wasDrawn || m_board->isDrawn();
    m_wasDrawn = m_board->isDrawn();
    m_heldColumns = std::max(m_heldColumns, m_board->columns());
    m_heldRows = std::max(m_heldRows, m_board->rows());
    m_sketch = {};
    const bool shown = isVisible() && m_duration > 0;
    showPieces(m_board->board().pieces, !shown  ? DrawnStage::Change::AtOnce
                                        : melts ? DrawnStage::Change::Melt
                                                : DrawnStage::Change::Fall);
    m_heldContent = m_heldContent ? m_heldContent->with(content()) : content();
    layOut();
}

void DrawnPicture::showPieces(const std::vector<games::Piece>& pieces, DrawnStage::Change change)
{
    const double part = isGliding() ? m_clock.currentValue().toDouble() : 1;
    m_stage.show(pieces, change, 1 - std::pow(1 - part, 3));
    m_anchors.clear();
    indexRows();
    start();
}

void DrawnPicture::start()
{
    m_clock.stop();
    if (m_stage.isMoving()) {
        m_clock.setDuration(std::max(1, m_duration));
        m_clock.start();
    }
    update();
}

void DrawnPicture::drop(const DrawnCurve& curve, theory::Mover owner)
{
    if (m_duration == 0)
        return;
    m_stage.drop(curve, owner);
    start();
}

void DrawnPicture::refit()
{
    m_clock.stop();
    m_zooming.stop();
    m_stage.settle();
    m_heldColumns = m_board->columns();
    m_heldRows = m_board->rows();
    m_heldContent = content();
    setZoom(1);
    layOut();
}

/// Which rows of the board the stage's edges and joints are.
void DrawnPicture::indexRows()
{
    const auto& pieces = m_board->board().pieces;
    m_edgeOfRow.assign(pieces.size(), -1);
    m_jointOfRow.assign(pieces.size(), -1);
    m_rowOfEdge.clear();
    m_rowOfJoint.clear();
    m_edgesAtJoint.clear();
    std::map<std::uint32_t, std::size_t> joints;
    const auto add = [](std::vector<int>& rowOf, std::vector<int>& ofRow, std::size_t row) {
        ofRow[row] = static_cast<int>(rowOf.size());
        rowOf.push_back(static_cast<int>(row));
    };
    for (std::size_t row = 0; row < pieces.size(); ++row) {
        if (pieces[row].kind == games::PieceKind::Joint) {
            joints[games::minorOf(pieces[row].id)] = m_rowOfJoint.size();
            add(m_rowOfJoint, m_jointOfRow, row);
        } else if (pieces[row].kind == games::PieceKind::Edge) {
            add(m_rowOfEdge, m_edgeOfRow, row);
        }
    }
    m_edgesAtJoint.resize(m_rowOfJoint.size());
    for (std::size_t edge = 0; edge < m_rowOfEdge.size(); ++edge) {
        const auto ends = jointsOf(pieces[static_cast<std::size_t>(m_rowOfEdge[edge])]);
        for (const std::uint32_t end : {ends.first, ends.second})
            if (const auto found = joints.find(end); found != joints.end())
                m_edgesAtJoint[found->second].push_back(edge);
    }
}

bool DrawnPicture::isCrowded() const
{
    return m_fit.leastUnit() < crowdedUnit;
}

double DrawnPicture::mostZoom() const
{
    return std::max(leastMostZoom, usualUnit / m_fit.leastUnit());
}

void DrawnPicture::geometryChange(const QRectF& next, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(next, before);
    layOut();
}

/// What is there, with some room around it.
DrawnArea DrawnPicture::content() const
{
    if (m_stage.edges().empty())
        return {0, columns(), rows()};
    DrawnArea area{1e9, -1e9, 1};
    for (const DrawnStage::Edge& edge : m_stage.edges())
        for (const double t : {0.0, 0.5, 1.0}) {
            const QPointF place = pointAt(edge.to, t);
            area = area.with({place.x() - 0.5, place.x() + 0.5, place.y() + 0.2});
        }
    return area;
}

/// The whole canvas while something may be drawn on it, else as much of it as was used since the game began.
DrawnArea DrawnPicture::area() const
{
    if (m_drawing || !m_heldContent)
        return {0, columns(), rows()};
    const double wide = m_heldContent->right - m_heldContent->left;
    const QSizeF least = (size() / smallestUsual).expandedTo(leastSize).boundedTo(usualSize);
    const double around = std::max(0.0, (least.width() - wide) / 2);
    return {m_heldContent->left - around, m_heldContent->right + around,
            std::max(m_heldContent->top, least.height())};
}

DrawnRoom DrawnPicture::room() const
{
    constexpr double line = 1.25; // of the height of its letters
    const double foot = thickness() * 1.9 + 2 * line * tagSize();
    return {.size = size(), .side = 14, .top = 18, .foot = std::max(m_large ? 84.0 : 66.0, foot)};
}

/// Of letters that are `part` of an edge's length, and between two sizes; short edges have smaller ones.
int DrawnPicture::lettersOf(double part, double least, double most) const
{
    const double unit = m_fit.leastUnit() * (m_large ? 1.6 : 1);
    const double smallest = std::clamp(unit * part * 2, least, least * growth());
    return static_cast<int>(std::clamp(unit * part * growth(), smallest, most * growth()));
}

QStringList DrawnPicture::drawnNumbers() const
{
    QStringList numbers;
    if (m_board == nullptr)
        return numbers;
    const DrawnScene drawn = scene();
    if (!drawn.groundNumber.isEmpty())
        numbers.append(drawn.groundNumber);
    for (const DrawnLook& joint : drawn.joints)
        if (!joint.number.isEmpty())
            numbers.append(joint.number);
    return numbers;
}

/// What is shown keeps its middle; all of the picture stays all of it.
void DrawnPicture::layOut()
{
    if (m_board == nullptr || width() <= 0 || height() <= 0)
        return;
    m_anchors.clear();
    const DrawnView fit = fitted(area(), room());
    if (fit == m_fit && isZooming())
        return; // its end tells of the places
    const QPointF middle(width() / 2, height() / 2);
    const QPointF held = m_to.toUnits(middle);
    m_fit = fit;
    setZoom(std::min(m_zoom, mostZoom()));
    const DrawnView view{m_fit.unit * m_zoom, {}};
    moveTo(m_zoom > 1 ? view.moved(middle - view.toPixels(held)) : m_fit);
}

void DrawnPicture::moveTo(const DrawnView& view)
{
    m_zooming.stop();
    m_to = heldIn(view, area(), room());
    m_view = m_to;
    ++m_revision;
    emit laidOut();
    update();
}

void DrawnPicture::glideTo(const DrawnView& view)
{
    if (m_zoomDuration == 0 || !isVisible()) {
        moveTo(view);
        return;
    }
    const DrawnView from = m_view;
    m_zooming.stop();
    m_from = from;
    m_to = heldIn(view, area(), room());
    m_zooming.setDuration(m_zoomDuration);
    m_zooming.start();
}

void DrawnPicture::zoomAt(double factor, QPointF place)
{
    const double zoom = std::clamp(m_zoom * factor, 1.0, mostZoom());
    if (zoom == m_zoom)
        return;
    setZoom(zoom);
    glideTo(zoomedTo(zoom, place));
}

void DrawnPicture::pinchAt(double factor, QPointF place)
{
    setZoom(std::clamp(m_zoom * factor, 1.0, mostZoom()));
    moveTo(zoomedTo(m_zoom, place));
}

void DrawnPicture::reveal(int row)
{
    const QPointF place = m_to.toPixels(unitsOf(row));
    const auto step = [](double at, double size) {
        const double margin = std::min(leastMargin, size / 4);
        return std::clamp(at, margin, size - margin) - at;
    };
    const QPointF by(step(place.x(), width()), step(place.y(), height()));
    if (!by.isNull())
        glide(by);
}

void DrawnPicture::showWhole()
{
    setZoom(1);
    glideTo(m_fit);
}

DrawnScene DrawnPicture::scene() const
{
    const DrawnArea ground = area();
    DrawnScene scene{.stage = &m_stage,
                     .part = isGliding() ? m_clock.currentValue().toDouble() : 1.0,
                     .rubber = m_sketch.rubber,
                     .rubberOwner = m_sketch.rubberOwner,
                     .ghosts = m_board->ghosts()->pieces(),
                     .view = m_view,
                     .seen = {QPointF(), size()},
                     .groundFrom = ground.left,
                     .groundTo = ground.right,
                     .thickness = thickness(),
                     .letterSize = letterSize(),
                     .tagSize = tagSize(),
                     .numberSize = numberSize(),
                     .colours = paletteOf(m_colours)};
    scene.edges.resize(m_stage.edges().size());
    scene.joints.resize(m_stage.joints().size());
    if (m_sketch.foothold)
        scene.footholds.push_back({*m_sketch.foothold, 0});
    if (!m_sketch.draft) // while something is dragged, their middles must do
        findAnchors();
    for (std::size_t i = 0; i < scene.edges.size(); ++i) {
        const DrawnCurve& curve = m_stage.edges()[i].to;
        scene.edges[i].anchor = m_sketch.draft ? pointAt(curve, 0.5) : m_anchors[i];
        scene.edges[i].side = m_view.letterSide(curve);
    }
    if (!m_sketch.draft) {
        scene.tags = m_board->tags();
        lookAtRows(scene);
        markEdges(scene);
    }
    paleJoints(scene);
    numberJoints(scene);
    return scene;
}

void DrawnPicture::lookAtRows(DrawnScene& scene) const
{
    const auto& pieces = m_board->board().pieces;
    const auto is = [this](int row, BoardModel::Role role) {
        return m_board->data(m_board->index(row), role).toBool();
    };
    const auto look = [&](int row, DrawnLook& shown) {
        const games::PieceId id = pieces[static_cast<std::size_t>(row)].id;
        shown.pale =
            is(row, BoardModel::PreviewRole) || is(row, BoardModel::GoesRole) || m_sketch.doomed.contains(id);
        shown.lit = is(row, BoardModel::LitRole);
        shown.focused = row == m_focusedRow;
        shown.picked = m_sketch.picked == id;
    };
    for (std::size_t i = 0; i < scene.edges.size() && i < m_rowOfEdge.size(); ++i)
        look(m_rowOfEdge[i], scene.edges[i]);
    for (std::size_t i = 0; i < scene.joints.size() && i < m_rowOfJoint.size(); ++i)
        look(m_rowOfJoint[i], scene.joints[i]);
}

void DrawnPicture::markEdges(DrawnScene& scene) const
{
    const auto edgeOf = [this, &scene](int row) {
        const bool known = row >= 0 && static_cast<std::size_t>(row) < m_edgeOfRow.size();
        const int edge = known ? m_edgeOfRow[static_cast<std::size_t>(row)] : -1;
        return edge < 0 ? nullptr : &scene.edges[static_cast<std::size_t>(edge)];
    };
    // What would fall with the edge pointed at is shown without its own marks.
    const bool previews = m_board->previewedMove().has_value();
    const auto isOwn = [&](int row) { return !previews || row == m_board->hoveredRow(); };
    for (const QVariant& each : m_board->marks()) {
        const Mark mark = each.value<Mark>();
        for (const int row : mark.pieces)
            if (DrawnLook* look = edgeOf(row); look != nullptr && (!look->pale || isOwn(row))) {
                look->marked = true;
                look->outcome = mark.outcome;
                look->thin = mark.thin;
            }
    }
    if (DrawnLook* look = edgeOf(m_board->hoveredRow());
        look != nullptr && m_board->badge() != Outcome::Unknown) {
        look->outcome = m_board->badge();
        look->previewed = true;
    }
}

/// A joint goes with the last of its edges, and is spoken about with them all.
void DrawnPicture::paleJoints(DrawnScene& scene) const
{
    const auto all = [&scene](const std::vector<std::size_t>& edges, bool DrawnLook::*is) {
        return !edges.empty() &&
               std::ranges::all_of(edges, [&](std::size_t i) { return scene.edges[i].*is; });
    };
    for (std::size_t joint = 0; joint < scene.joints.size() && joint < m_edgesAtJoint.size(); ++joint) {
        scene.joints[joint].pale |= all(m_edgesAtJoint[joint], &DrawnLook::pale);
        scene.joints[joint].lit |= all(m_edgesAtJoint[joint], &DrawnLook::lit);
    }
}

/// All joints have their numbers where edges are long enough for them, else those of the edge pointed at and,
/// in a picture beside words, of the moves that the words name.
void DrawnPicture::numberJoints(DrawnScene& scene) const
{
    constexpr double mostOfUnit = 0.3;
    const auto isNamed = [this, &scene](std::size_t edge) {
        const int row = m_rowOfEdge[edge];
        const DrawnLook& look = scene.edges[edge];
        return row == m_focusedRow || row == m_board->hoveredRow() ||
               (m_board->isPicture() && (look.marked || look.pale));
    };
    const auto isAtNamed = [&](std::size_t joint) {
        return joint < m_edgesAtJoint.size() && std::ranges::any_of(m_edgesAtJoint[joint], isNamed);
    };
    const double most = m_view.leastUnit() * mostOfUnit;
    for (std::size_t i = 0; i < scene.joints.size(); ++i) {
        const QString number = wording::ungrouped(games::minorOf(m_stage.joints()[i].id));
        if (scene.jointRadius(number) <= most || isAtNamed(i))
            scene.joints[i].number = number;
    }
    scene.groundNumber = wording::ungrouped(games::minorOf(games::jointId(0)));
}

} // namespace models
