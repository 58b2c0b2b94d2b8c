// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawnpicture.h"

#include "models/board/badgelayout.h"
#include "models/drawn/drawnmotion.h"
#include "models/palette.h"
#include "scene/layout.h"
#include "wording/text/text.h"

#include <array>
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
constexpr double paleness = 0.28;
constexpr double fallHeight = 1.6; // units that what is cut loose falls

/// The row of the figure of that kind that is nearest to a place, of those within `reach`; -1 for none.
template <typename Away>
int nearestRow(const scene::Scene& scene, games::PieceKind kind, double reach, const Away& away)
{
    int found = -1;
    for (std::size_t row = 0; row < scene.figures.size(); ++row)
        if (const scene::Figure& figure = scene.figures[row]; figure.kind == kind)
            if (const double next = away(figure, reach); next < reach) {
                reach = next;
                found = static_cast<int>(row);
            }
    return found;
}

/// What is true of the edges of a joint.
struct JointEdges {
    int count = 0;
    int pale = 0;
    int lit = 0;
    bool isNamed = false;
};

} // namespace

DrawnPicture::DrawnPicture(QQuickItem* parent) : BoardScene(parent)
{
    setClip(true);
    m_zooming.setStartValue(0.0);
    m_zooming.setEndValue(1.0);
    m_zooming.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_zooming, &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        m_view = scene::between(m_begins, m_ends, part.toDouble());
        showView();
    });
    connect(&m_zooming, &QVariantAnimation::stateChanged, this, &DrawnPicture::zoomingChanged);
    connect(&m_zooming, &QVariantAnimation::finished, this, [this] { moveTo(m_ends); });
    connect(this, &DrawnPicture::focusedRowChanged, this, &QQuickItem::polish);
}

void DrawnPicture::setSketch(const DrawingSketch& sketch)
{
    if (sketch == m_sketch || m_board == nullptr)
        return;
    const bool redraws = sketch.draft != m_sketch.draft;
    m_sketch = sketch;
    if (redraws) {
        show(m_sketch.draft ? *m_sketch.draft : m_board->board().pieces);
        layOutAtOnce();
    }
    polish();
}

/// The board shows another position, or a step's drawing. After a drag it is there already.
void DrawnPicture::receiveBoard()
{
    m_melts = m_wasDrawn || m_board->isDrawn();
    m_wasDrawn = m_board->isDrawn();
    m_heldColumns = std::max(m_heldColumns, m_board->columns());
    m_heldRows = std::max(m_heldRows, m_board->rows());
    m_sketch = {};
    show(m_board->board().pieces);
    m_heldContent = m_heldContent ? m_heldContent->with(content()) : content();
    layOut();
    updatePolish();
}

void DrawnPicture::show(const std::vector<games::Piece>& pieces)
{
    std::vector<int> keys = piecesBefore(m_pieces, pieces);
    for (int& key : keys)
        key = key < 0 ? m_nextKey++ : m_pieceKeys[static_cast<std::size_t>(key)];
    m_pieceKeys = std::move(keys);
    m_pieces = pieces;
}

void DrawnPicture::drop(const scene::Curve& curve, theory::Mover owner)
{
    const scene::Figure figure = curveFigure(curve, owner);
    if (m_duration > 0)
        letGo({.from = figure,
               .to = fallenBy(figure, fallHeight * m_view.unit.y()),
               .pace = {.isFalling = true}});
}

void DrawnPicture::refit()
{
    if (m_board == nullptr)
        return;
    m_zooming.stop();
    m_sketch = {};
    m_wasDrawn = m_board->isDrawn();
    show(m_board->board().pieces);
    m_heldColumns = m_board->columns();
    m_heldRows = m_board->rows();
    m_heldContent = content();
    setZoom(1);
    layOutAtOnce();
}

bool DrawnPicture::isCrowded() const
{
    return m_fit.leastUnit() < crowdedUnit;
}

double DrawnPicture::mostZoom() const
{
    return std::max(leastMostZoom, usualUnit / m_fit.leastUnit());
}

/// What is there, with some room around it.
scene::DrawnArea DrawnPicture::content() const
{
    scene::DrawnArea area{1e9, -1e9, 1};
    for (const games::Piece& piece : m_pieces)
        if (piece.kind == games::PieceKind::Edge)
            for (const double t : {0.0, 0.5, 1.0}) {
                const QPointF place = scene::pointAt(scene::curveOf(piece), t);
                area = area.with({place.x() - 0.5, place.x() + 0.5, place.y() + 0.2});
            }
    return area.left > area.right ? scene::DrawnArea{0, columns(), rows()} : area;
}

/// The whole canvas while something may be drawn on it, else as much of it as was used since the game began.
scene::DrawnArea DrawnPicture::area() const
{
    if (m_drawing || !m_heldContent)
        return {0, columns(), rows()};
    const double wide = m_heldContent->right - m_heldContent->left;
    const QSizeF least = (size() / smallestUsual).expandedTo(leastSize).boundedTo(usualSize);
    const double around = std::max(0.0, (least.width() - wide) / 2);
    return {m_heldContent->left - around, m_heldContent->right + around,
            std::max(m_heldContent->top, least.height())};
}

scene::DrawnRoom DrawnPicture::room() const
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

/// What is shown keeps its middle; all of the picture stays all of it.
void DrawnPicture::layOut()
{
    if (m_board == nullptr || width() <= 0 || height() <= 0)
        return;
    const scene::DrawnView fit = scene::fitted(area(), room());
    const bool isOnItsWay = fit == m_fit && isZooming(); // its end tells of the places
    const QPointF middle(width() / 2, height() / 2);
    const QPointF held = m_ends.unitsOf(middle);
    m_fit = fit;
    const scene::DrawnArea ground = area();
    m_sizes = {.view = m_view,
               .thickness = thickness(),
               .letter = static_cast<double>(letterSize()),
               .number = static_cast<double>(numberSize()),
               .tag = static_cast<double>(tagSize()),
               .groundFrom = ground.left,
               .groundTo = ground.right,
               .places = scene::clearPlaces(m_pieces, m_fit)};
    if (isOnItsWay)
        return showView();
    setZoom(std::min(m_zoom, mostZoom()));
    const scene::DrawnView view{m_fit.unit * m_zoom, {}};
    const bool wasShown = m_wasShown;
    moveTo(m_zoom > 1 ? view.moved(middle - view.placeOf(held)) : m_fit);
    m_wasShown = wasShown;
}

/// The eye moves, and not the pieces.
void DrawnPicture::showView()
{
    games::Board board = m_board->board();
    board.pieces = m_pieces;
    scene::Look look{.colours = paletteOf(m_colours),
                     .ghosts = m_board->ghosts(),
                     .world = worldOf(m_colours),
                     .lies = lies()};
    std::erase_if(look.ghosts,
                  [](const games::Piece& ghost) { return ghost.kind != games::PieceKind::Edge; });
    if (!m_sketch.draft)
        look.tags = m_board->tags();
    m_sizes.view = m_view;
    m_laid =
        m_board->undrawn() > 0 ? scene::Scene{} : scene::drawnScene(board, look, {.size = size()}, m_sizes);
    m_wasShown = false;
    placeMarks();
}

void DrawnPicture::moveTo(const scene::DrawnView& view)
{
    m_zooming.stop();
    m_ends = scene::heldIn(view, area(), room());
    m_view = m_ends;
    showView();
    m_spots.clear();
    const double side = std::max(16.0, 2 * thickness());
    for (int row = 0; row < static_cast<int>(m_pieces.size()); ++row)
        m_spots.append(scene::around(placeOf(row), side, side));
    placeItems();
    emit placesChanged();
    emit laidOut();
}

void DrawnPicture::glideTo(const scene::DrawnView& view)
{
    if (m_zoomDuration == 0 || !isVisible()) {
        moveTo(view);
        return;
    }
    m_zooming.stop();
    m_begins = m_view;
    m_ends = scene::heldIn(view, area(), room());
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
    const QPointF place = m_ends.placeOf(unitsOf(row));
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

QPointF DrawnPicture::unitsOf(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    if (row < 0 || at >= m_sizes.places.size())
        return {};
    return m_pieces[at].kind == games::PieceKind::Ground
               ? QPointF(m_sketch.foothold.value_or(columns() / 2), 0)
               : m_sizes.places[at];
}

int DrawnPicture::edgeAt(QPointF place, double reach) const
{
    return nearestRow(m_laid, games::PieceKind::Edge, reach, [place](const scene::Figure& edge, double most) {
        return edge.place.adjusted(-most, -most, most, most).contains(place)
                   ? scene::distanceTo(edge.curve, place)
                   : most;
    });
}

int DrawnPicture::jointAt(QPointF place, double reach) const
{
    return nearestRow(m_laid, games::PieceKind::Joint, reach, [place](const scene::Figure& joint, double) {
        return scene::distanceOf(joint.place.center(), place);
    });
}

bool DrawnPicture::isOnGround(QPointF place, double reach) const
{
    const double x = toUnits(place).x();
    return toPixels({}).y() - place.y() < reach && x > -0.5 && x < columns() + 0.5;
}

QStringList DrawnPicture::drawnNumbers() const
{
    QStringList numbers;
    for (const auto kind : {games::PieceKind::Ground, games::PieceKind::Joint})
        for (const Part& part : wantedParts())
            if (part.figure.kind == kind && !part.figure.letter.isEmpty())
                numbers.append(part.figure.letter);
    return numbers;
}

bool DrawnPicture::isPale(int row) const
{
    return m_board->value(row, BoardModel::PreviewRole).toBool() ||
           m_board->value(row, BoardModel::GoesRole).toBool() ||
           m_sketch.doomed.contains(m_pieces[static_cast<std::size_t>(row)].id);
}

/// What would fall with the edge pointed at is shown without its own marks.
const Mark* DrawnPicture::markOf(int row) const
{
    const auto found = m_marks.find(row);
    const bool isOwn = !m_board->previewedMove() || row == m_board->hoveredRow();
    return found == m_marks.end() || (!isOwn && isPale(row)) ? nullptr : &found->second;
}

scene::Emphasis DrawnPicture::emphasisOf(int row) const
{
    using Ring = scene::Emphasis::Ring;
    scene::Emphasis emphasis;
    const games::Piece& piece = m_pieces[static_cast<std::size_t>(row)];
    if (m_sketch.draft || piece.kind == games::PieceKind::Ground)
        return emphasis;
    const bool isEdge = piece.kind == games::PieceKind::Edge;
    if (isPale(row))
        emphasis.opacity = paleness;
    emphasis.isLit = m_board->value(row, BoardModel::LitRole).toBool();
    if (row == m_focusedRow) {
        emphasis.ring = Ring::Thick;
    } else if (m_sketch.picked == piece.id) {
        emphasis.ring = isEdge ? Ring::Thick : Ring::Thin;
    } else if (const Mark* mark = isEdge ? markOf(row) : nullptr) {
        emphasis.ring = mark->thin ? Ring::Thin : Ring::Thick;
        emphasis.colour = colourOf(m_laid.colours, mark->outcome);
    }
    return emphasis;
}

/// A joint goes with the last of its edges, and is spoken about with them all. All have their numbers where
/// edges are long enough for them, else those of the edge pointed at and, in a picture beside words, of the
/// moves that the words name.
std::vector<BoardScene::Part> DrawnPicture::wantedParts() const
{
    std::vector<Part> parts = BoardScene::wantedParts();
    std::map<std::uint32_t, JointEdges> joints;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (m_pieces[i].kind != games::PieceKind::Edge)
            continue;
        const int row = static_cast<int>(i);
        const scene::Emphasis& emphasis = parts[i].figure.emphasis;
        const bool isPale = emphasis.opacity < 1;
        const bool isNamed = row == m_focusedRow || row == m_board->hoveredRow() ||
                             (m_board->isPicture() && (isPale || markOf(row) != nullptr));
        const auto [from, to] = scene::jointsOf(m_pieces[i]);
        for (const std::uint32_t end : {from, to}) {
            JointEdges& joint = joints[end];
            ++joint.count;
            joint.pale += isPale ? 1 : 0;
            joint.lit += emphasis.isLit ? 1 : 0;
            joint.isNamed = joint.isNamed || isNamed;
        }
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        scene::Figure& figure = parts[i].figure;
        const auto found = joints.find(games::minorOf(figure.id));
        if (figure.kind != games::PieceKind::Joint || found == joints.end())
            continue;
        const JointEdges& edges = found->second;
        if (edges.pale == edges.count)
            figure.emphasis.opacity = paleness;
        figure.emphasis.isLit = figure.emphasis.isLit || edges.lit == edges.count;
        if (edges.isNamed && figure.letter.isEmpty())
            m_sizes.write(figure, wording::ungrouped(found->first));
    }
    return parts;
}

void DrawnPicture::direct(std::vector<SceneMotion>& motions) const
{
    directDrawn(motions, m_melts ? 0 : fallHeight * m_view.unit.y());
}

scene::Figure DrawnPicture::curveFigure(const scene::Curve& units, theory::Mover owner) const
{
    const scene::Curve curve = m_view.placeOf(units);
    return {.kind = games::PieceKind::Edge,
            .place = scene::boxOf(curve),
            .curve = curve,
            .letter = QStringLiteral(" "),
            .thickness = thickness(),
            .owner = owner};
}

/// The letters of pale edges are pale, badges wait until all is still, and the sketch lies above.
void DrawnPicture::dress(scene::Scene& still) const
{
    auto letter = still.captions.begin();
    for (const Part& part : m_wanted)
        if (part.figure.kind == games::PieceKind::Edge && !part.figure.letter.isEmpty() &&
            letter != still.captions.end()) {
            if (part.figure.emphasis.opacity < 1)
                letter->colour = scene::faded(letter->colour, 0.5);
            ++letter;
        }
    if (still.figures.size() < m_wanted.size())
        still.marks.clear();
    if (m_sketch.rubber) {
        scene::Figure rubber = curveFigure(*m_sketch.rubber, m_sketch.rubberOwner);
        rubber.emphasis = {.opacity = 0.65, .isBroken = true};
        still.figures.push_back(rubber);
    }
    if (m_sketch.foothold) {
        const double side = 1.6 * std::max(2.0, thickness());
        still.figures.push_back({.kind = games::PieceKind::Joint,
                                 .place = scene::around(toPixels({*m_sketch.foothold, 0}), side, side),
                                 .thickness = 1.4,
                                 .emphasis = {.ring = scene::Emphasis::Ring::Thin}});
    }
}

/// The badges of moves, beside their edges, opposite to the letters; or further along them, or on the other
/// side. That of the one pointed at comes first.
void DrawnPicture::placeMarks()
{
    m_marks.clear();
    m_laid.marks.clear();
    polish();
    if (m_board == nullptr || m_laid.figures.size() != static_cast<std::size_t>(m_board->count()))
        return;
    const auto isEdge = [this](int row) {
        return row >= 0 && row < static_cast<int>(m_pieces.size()) &&
               m_pieces[static_cast<std::size_t>(row)].kind == games::PieceKind::Edge;
    };
    if (m_sketch.draft)
        return;
    for (const QVariant& each : m_board->marks()) {
        const auto mark = each.value<Mark>();
        for (const int row : mark.pieces)
            if (isEdge(row))
                m_marks[row] = mark;
    }
    std::map<int, Outcome> outcomes;
    for (const auto& [row, mark] : m_marks)
        if (markOf(row) != nullptr)
            outcomes[row] = mark.outcome;
    const int pointed = m_board->badge() != Outcome::Unknown ? m_board->hoveredRow() : -1;
    if (isEdge(pointed))
        outcomes[pointed] = m_board->badge();
    const double letter = m_sizes.letter;
    const double side = std::clamp(letter * (letter > 20 ? 1.75 : 1.5), 12.0, 52.0);
    const QRectF all({}, size());
    std::vector<Badge> badges;
    const auto add = [&](int row, Outcome outcome) {
        const scene::Curve curve = scene::curveOf(m_pieces[static_cast<std::size_t>(row)]);
        const QPointF middle = placeOf(row);
        if (outcome == Outcome::Unknown || !all.contains(middle))
            return;
        const double away = 0.5 * (m_sizes.thickness + side) + scene::ringGap(m_sizes.thickness);
        const QPointF off = away * m_sizes.letterSide(curve);
        badges.push_back({{side, side}, {middle - off}});
        for (const double t : {0.5, 0.38, 0.62, 0.28, 0.72})
            badges.back().wanted.push_back(toPixels(scene::pointAt(curve, t)) - off);
        badges.back().wanted.push_back(middle + off);
        m_laid.marks.push_back(
            {.letter = letterText(outcome), .side = side, .colour = colourOf(m_laid.colours, outcome)});
    };
    if (isEdge(pointed))
        add(pointed, outcomes[pointed]);
    for (const auto& [row, outcome] : outcomes)
        if (row != pointed)
            add(row, outcome);
    if (badges.empty())
        return;
    std::vector<BadgeToken> tokens;
    for (const scene::Figure& figure : m_laid.figures)
        if (figure.kind == games::PieceKind::Joint) {
            const double least = std::max(figure.place.width(), 1.9 * m_sizes.thickness);
            tokens.push_back({scene::around(figure.place.center(), least, least), true});
        }
    for (const scene::Caption& caption : m_laid.captions)
        if (caption.colour.isValid())
            tokens.push_back({scene::around(caption.place.center(), 0.9 * letter, 0.9 * letter), false});
    const auto places = layoutBadges(badges, tokens, all);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i])
            m_laid.marks[i].badge = *places[i];
        else
            m_laid.marks[i].letter.clear();
    }
}

} // namespace models
