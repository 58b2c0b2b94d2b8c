// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/boardscene.h"

#include "models/board/piecetraits.h"
#include "models/palette.h"
#include "scene/layout.h"
#include "scene/pieces.h"
#include "wording/text/language.h"

#include <algorithm>
#include <map>
#include <utility>

namespace models {
namespace {

using scene::Emphasis;
using scene::Figure;

constexpr int tokenKey = -2; ///< that of a graph

} // namespace

BoardScene::BoardScene(QQuickItem* parent)
    : QQuickItem(parent), m_stillItem(new SceneItem(this)), m_movingItem(new SceneItem(this))
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &BoardScene::paintMoving);
    connect(&m_clock, &QVariantAnimation::finished, this, &BoardScene::showAtOnce);
    connect(&m_clock, &QVariantAnimation::stateChanged, this, &BoardScene::glidingChanged);
    connect(this, &BoardScene::roomChanged, this, &BoardScene::layOutAtOnce);
    connect(this, &BoardScene::looksChanged, this, &BoardScene::layOutAtOnce);
    connect(this, &BoardScene::dishesChanged, this, [this] {
        m_wasShown = false;
        polish();
    });
    wording::followLanguage(this, [this] {
        layOutAtOnce();
        m_stillItem->paintAgain();
    });
}

void BoardScene::setBoard(BoardModel* board)
{
    if (!watch(m_board, board, &BoardModel::gameChanged, this, &BoardScene::receiveBoard))
        return;
    m_keys.clear();
    m_held.clear();
    m_wasShown = false;
    if (board != nullptr) {
        followRows();
        connect(board, &BoardModel::dataChanged, this, &QQuickItem::polish);
        connect(board, &BoardModel::takenChanged, this, &QQuickItem::polish);
        connect(board, &BoardModel::lastMoveChanged, this, [this] {
            for (const games::Piece& ghost : m_board->ghosts())
                growTo(static_cast<int>(ghost.row) + 1, static_cast<int>(ghost.column) + 1);
            layOut();
        });
        connect(board, &BoardModel::marksChanged, this, &BoardScene::placeMarks);
        connect(board, &BoardModel::choiceChanged, this, &BoardScene::tellSquares);
        connect(board, &BoardModel::previewChanged, this, &BoardScene::followPointing);
        refit();
    }
    emit boardChanged();
}

void BoardScene::setMap(PlaneMap* map)
{
    if (!watch(m_map, map, &PlaneMap::mapChanged, this, &BoardScene::layOut))
        return;
    layOut();
    emit mapChanged();
}

/// The board stays as large while it is played on.
void BoardScene::growTo(int rows, int columns)
{
    m_heldRows = std::max(m_heldRows, rows);
    m_heldColumns = std::max(m_heldColumns, columns);
}

/// Rows that come get keys of their own, and keep them when they move.
void BoardScene::followRows()
{
    const auto insert = [this](int first, int count) {
        for (int row = first; row < first + count; ++row)
            m_keys.insert(m_keys.begin() + row, m_nextKey++);
    };
    connect(m_board, &BoardModel::rowsInserted, this,
            [insert](const QModelIndex&, int first, int last) { insert(first, last + 1 - first); });
    connect(m_board, &BoardModel::rowsRemoved, this, [this](const QModelIndex&, int first, int last) {
        m_keys.erase(m_keys.begin() + first, m_keys.begin() + last + 1);
    });
    connect(m_board, &BoardModel::rowsMoved, this,
            [this](const QModelIndex&, int from, int, const QModelIndex&, int to) { // up, one at a time
                std::rotate(m_keys.begin() + to, m_keys.begin() + from, m_keys.begin() + from + 1);
            });
    connect(m_board, &BoardModel::modelReset, this, [this, insert] {
        m_keys.clear();
        insert(0, m_board->count());
    });
    insert(0, m_board->count());
}

void BoardScene::refit()
{
    m_heldRows = m_board == nullptr ? 0 : m_board->rows();
    m_heldColumns = m_board == nullptr ? 0 : m_board->columns();
    m_zoom = 1;
    layOut();
}

void BoardScene::receiveBoard()
{
    if (!m_held.empty()) { // what the pointer had moved lies on its place again
        m_held.clear();
        placeItems();
    }
    growTo(m_board->rows(), m_board->columns());
    layOut();
}

void BoardScene::geometryChange(const QRectF& next, const QRectF& before)
{
    QQuickItem::geometryChange(next, before);
    if (next.size() == before.size())
        return;
    m_stillItem->cover(next.size());
    m_movingItem->cover(next.size());
    layOutAtOnce();
}

void BoardScene::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged && !data.boolValue)
        m_wasShown = false;
}

void BoardScene::layOutAtOnce()
{
    m_wasShown = false;
    layOut();
}

double BoardScene::mostZoom() const
{
    constexpr double least = 4;
    constexpr double largestPitch = 80;
    return std::max(least, largestPitch / std::max(1.0, m_whole.pitch));
}

void BoardScene::zoomAt(double factor, QPointF place)
{
    const double next = std::clamp(m_zoom * factor, 1.0, mostZoom());
    m_offset = place + (m_offset - place) * (next / m_zoom);
    m_zoom = next;
    m_wasShown = false;
    showView();
}

void BoardScene::pan(QPointF by)
{
    m_offset += by;
    m_wasShown = false;
    showView();
}

void BoardScene::showWhole()
{
    zoomAt(1 / m_zoom, {});
}

void BoardScene::reveal(int row)
{
    revealPlace(m_spots.value(row));
}

void BoardScene::revealPlace(QRectF place)
{
    const QRectF seen = m_laid.squares ? m_laid.squares->seen : QRectF(QPointF(), size());
    const auto into = [](double from, double to, double most) {
        return from < 0 ? -from : to > most ? most - to : 0.0;
    };
    place.translate(-seen.topLeft());
    if (const QPointF by(into(place.left(), place.right(), seen.width()),
                         into(place.top(), place.bottom(), seen.height()));
        m_zoom > 1 && !by.isNull())
        pan(by);
}

void BoardScene::layOut()
{
    m_whole = {};
    if (m_board != nullptr && width() > 0 && height() > 0 && m_board->undrawn() == 0) {
        scene::Look look{.colours = paletteOf(m_colours),
                         .ghosts = m_board->ghosts(),
                         .heapTexts = m_board->heapTexts(),
                         .world = worldOf(m_colours),
                         .lies = lies()};
        std::erase_if(look.ghosts, [](const games::Piece& ghost) { return isPlace(ghost.kind); });
        if (m_board->game())
            look.buttonText = scene::buttonTexts(m_board->game()->info());
        if (m_map != nullptr) {
            m_map->setLeast({m_heldColumns, m_heldRows});
            look.map = m_map->told();
        }
        scene::Room room{.size = size(),
                         .step = m_step,
                         .letter = m_letter,
                         .leastLetter = m_leastLetter,
                         .head = m_head,
                         .isFar = m_isFar,
                         .spare = m_spare,
                         .rows = m_heldRows,
                         .columns = m_heldColumns};
        for (const int kind : m_board->kindsMet())
            room.kinds.push_back(static_cast<games::PieceKind>(kind));
        m_whole = scene::sceneOf(m_board->board(), look, room);
    }
    showView();
}

void BoardScene::showView()
{
    m_zoom = std::clamp(m_zoom, 1.0, mostZoom());
    m_offset = {std::clamp(m_offset.x(), (1 - m_zoom) * width(), 0.0),
                std::clamp(m_offset.y(), (1 - m_zoom) * height(), 0.0)};
    m_laid = m_whole;
    m_laid.zoom(m_zoom, m_offset, m_zoomedHead);
    QList<QRectF> spots;
    QList<QRectF> tokens;
    for (const Figure& figure : m_laid.figures) {
        constexpr double reach = 8; // beside an arrow, which may be level
        spots.append(figure.isCurve() ? figure.spot.adjusted(-reach, -reach, reach, reach) : figure.spot);
        tokens.append(isPlace(figure.kind) || figure.isCurve() ? QRectF() : figure.place);
    }
    if (m_spots != spots || m_tokens != tokens) { // each piece follows its own
        m_spots = spots;
        m_tokens = tokens;
        placeItems();
        emit placesChanged();
    }
    placeLast();
    placeMarks();
    emit laidOut();
}

/// A line around what the last move took, where it lay, and around what it moved or changed: around the
/// number of a heap of which nothing else is drawn.
void BoardScene::placeLast()
{
    m_lastPlaces.clear();
    const auto goAround = [this](Figure figure) {
        const double beside = 0.4 * m_laid.step;
        if (figure.place.isEmpty()) {
            figure.place = writtenIn(figure);
            m_laid.last.addRoundedRect(figure.place.adjusted(-beside, -beside, beside, beside), 2 * beside,
                                       2 * beside);
        } else {
            m_laid.last.addPath(
                scene::edgeOf(m_laid, figure, figure.place == figure.spot ? 0 : 0.1 * m_laid.step));
        }
        m_lastPlaces.append(figure.place);
    };
    std::vector<const Figure*> gone;
    for (Figure& ghost : m_laid.ghosts) {
        ghost.emphasis.opacity = m_pale;
        if (ghost.isCurve() || ghost.place.isEmpty()) {
            goAround(ghost);
            continue;
        }
        m_lastPlaces.append(ghost.place);
        if (!m_laid.world || scene::mannerOf(ghost.world).tips == 0) // what fell is seen itself
            gone.push_back(&ghost);
    }
    m_laid.last.addPath(scene::edgeOfAll(m_laid, gone, 0.3 * m_laid.step));
    if (m_board == nullptr)
        return;
    for (const int row : m_board->lastRows())
        if (row >= 0 && row < static_cast<int>(m_laid.figures.size()))
            goAround(m_laid.figures[static_cast<std::size_t>(row)]);
}

QSize BoardScene::squares() const
{
    return m_laid.squares ? QSize(m_laid.squares->columns, m_laid.squares->rows) : QSize(0, 0);
}

QRectF BoardScene::seenSquares() const
{
    return m_laid.squares ? m_laid.squares->seen : QRectF();
}

QPoint BoardScene::squareAt(QPointF place) const
{
    if (!m_laid.squares || !m_laid.squares->seen.contains(place))
        return {-1, -1};
    const auto& squares = *m_laid.squares;
    const QPointF from = (place - squares.place.bottomLeft()) / m_laid.pitch;
    return {std::clamp(static_cast<int>(from.x()), 0, squares.columns - 1),
            std::clamp(static_cast<int>(-from.y()), 0, squares.rows - 1)};
}

QRectF BoardScene::squarePlace(int column, int row) const
{
    return m_laid.squares && column >= 0 && row >= 0 ? m_laid.squares->placeOf(column, row) : QRectF();
}

/// Squares that a choice may go to; and on a map of counters, which says of each square only what one alone
/// is worth there, those where a marked move ends.
void BoardScene::tellSquares()
{
    if (!m_laid.squares || m_board == nullptr)
        return;
    const QVariantList targets = m_board->targetPlaces();
    QVariantList ends;
    for (const QVariant& mark : m_board->marks())
        if (const auto shown = mark.value<Mark>(); !shown.thin)
            ends.append(shown.place);
    for (std::size_t i = 0; i < m_laid.scenery.size(); ++i) {
        Figure& square = m_laid.scenery[i];
        if (square.kind != games::PieceKind::Square)
            continue;
        const QPointF place(games::minorOf(square.id), games::majorOf(square.id));
        square.emphasis.isOffered = targets.contains(place);
        if (square.mapped && square.mapped->isCold)
            square.mapped->isReached = m_whole.scenery[i].mapped->isReached || ends.contains(place);
    }
    polish();
}

QQuickItem* BoardScene::itemOf(int row) const
{
    QQuickItem* item = nullptr;
    if (m_pieces != nullptr)
        QMetaObject::invokeMethod(m_pieces, "itemAt", Q_RETURN_ARG(QQuickItem*, item), Q_ARG(int, row));
    return item;
}

void BoardScene::placeItems() const
{
    for (int row = 0; row < static_cast<int>(m_spots.size()); ++row)
        place(row, itemOf(row));
}

/// By hand, as bindings of a thousand pieces would take most of the time of a move.
void BoardScene::place(int row, QQuickItem* item) const
{
    if (item == nullptr || row < 0 || row >= m_spots.size() ||
        static_cast<std::size_t>(row) >= std::min(m_keys.size(), m_laid.figures.size()))
        return;
    const QRectF spot = m_spots.at(row);
    const auto held = m_held.find(keyOf(row));
    item->setPosition(spot.topLeft() + (held == m_held.end() ? QPointF() : held->second));
    item->setSize(spot.size());
    if (m_tokens.isEmpty())
        return;
    const QRectF token = m_tokens.at(row);
    const bool isSquare = token.width() == token.height();
    const bool isDisc =
        isSquare && m_laid.figures[static_cast<std::size_t>(row)].kind != games::PieceKind::Tile;
    item->setProperty("token", token.translated(-spot.topLeft()));
    item->setProperty("tokenRound", isDisc);
}

/// Around the number and the name of a heap of which nothing else is drawn at its end; empty for other
/// places.
QRectF BoardScene::writtenIn(const Figure& figure) const
{
    QRectF written;
    if (figure.kind == games::PieceKind::Base && figure.place.isEmpty())
        for (const scene::Caption& caption : m_laid.captions)
            if (figure.spot.contains(caption.place.center()))
                written |= caption.place;
    return written;
}

QStringList BoardScene::texts() const
{
    QStringList texts;
    for (const scene::Caption& caption : m_laid.captions)
        if (!caption.colour.isValid()) // else it says whose an edge is
            texts.append(caption.text);
    for (const Figure& figure : m_laid.figures)
        if (!figure.letter.isEmpty() && !figure.isCurve()) // an edge's is a caption
            texts.append(figure.letter);
    return texts;
}

QList<QRectF> BoardScene::textPlaces() const
{
    QList<QRectF> places;
    for (const scene::Caption& caption : m_laid.captions)
        places.append(caption.place);
    for (const Figure& figure : m_laid.figures)
        if (!figure.letter.isEmpty() && !figure.isCurve()) // an edge's is a caption
            places.append(scene::around(figure.place.center(), figure.letterSize, figure.letterSize));
    return places;
}

double BoardScene::smallestText() const
{
    double smallest = 1e9;
    for (const scene::Caption& caption : m_laid.captions)
        smallest = std::min(smallest, caption.size);
    for (const Figure& figure : m_laid.figures)
        if (!figure.letter.isEmpty() && !figure.isCurve()) // an edge's is a caption
            smallest = std::min(smallest, figure.letterSize);
    return smallest;
}

bool BoardScene::reaches(int row, QPointF place) const
{
    constexpr double reach = 10;
    if (row < 0 || row >= static_cast<int>(m_laid.figures.size()))
        return false;
    const Figure& figure = m_laid.figures[static_cast<std::size_t>(row)];
    return !figure.isCurve() || scene::distanceTo(figure.curve, place) < reach;
}

/// The token of a graph goes from node to node.
int BoardScene::keyOf(int row) const
{
    const auto number = static_cast<std::size_t>(row);
    return number < m_laid.figures.size() && m_laid.figures[number].kind == games::PieceKind::Token
               ? tokenKey
               : m_keys[number];
}

void BoardScene::hold(int row, QPointF by)
{
    if (row < 0 || row >= static_cast<int>(m_keys.size()))
        return;
    m_held[keyOf(row)] = by;
    place(row, itemOf(row));
    polish();
}

void BoardScene::release(int row)
{
    if (row < 0 || row >= static_cast<int>(m_keys.size()) || m_held.erase(keyOf(row)) == 0)
        return;
    place(row, itemOf(row));
    polish();
}

/// Places are offered, other pieces go pale or get a ring.
Emphasis BoardScene::emphasisOf(int row) const
{
    const auto is = [this, row](int role) { return m_board->value(row, role).toBool(); };
    const games::Piece& piece = m_board->board().pieces[static_cast<std::size_t>(row)];
    const bool isChosen = is(BoardModel::ChosenRole);
    const bool isTarget = is(BoardModel::TargetRole);
    const bool isPreviewed = is(BoardModel::PreviewRole);
    const bool isLit = is(BoardModel::LitRole);
    const bool goes = is(BoardModel::GoesRole);
    Emphasis emphasis;
    if (isPlace(piece.kind)) {
        constexpr double spent = 0.55;
        emphasis.isOffered = isPreviewed || isChosen || isTarget || isLit;
        if (piece.kind == games::PieceKind::Button && piece.count == 0)
            emphasis.opacity = spent;
        return emphasis;
    }
    if (piece.kind == games::PieceKind::Arrow) {
        if (isChosen || isTarget || isPreviewed || isLit || goes)
            emphasis.ring = Emphasis::Ring::Thick;
        return emphasis;
    }
    const bool isPile = piece.kind == games::PieceKind::Pile;
    const bool isTold = isPreviewed && !isPile && isToGo(); // by a bracket
    const bool isPale = (goes || (isPreviewed && !isPile)) && !isTold && !scene::turns(piece.kind);
    if (isPile && goes)
        emphasis.gone = std::max(0.12, m_board->goingPart(row));
    else if (isPale)
        emphasis.opacity = m_pale;
    if (isChosen || isTold || (scene::turns(piece.kind) && (goes || isPreviewed)) || (isPile && isPreviewed))
        emphasis.ring = Emphasis::Ring::Thick;
    else if (isTarget || (isLit && !isPale))
        emphasis.ring = Emphasis::Ring::Thin;
    return emphasis;
}

/// Places lie below.
void BoardScene::paintStill()
{
    scene::Scene still = m_laid;
    still.figures.clear();
    for (const bool below : {true, false})
        for (const Part& part : m_still)
            if (isPlace(part.figure.kind) == below)
                still.figures.push_back(part.figure);
    if (std::ranges::any_of(m_to, [](const Part& part) { return part.figure.emphasis.tilt != 0; }))
        still.ghosts.clear(); // they still fall
    dress(still);
    m_stillItem->show(std::move(still));
}

void BoardScene::paintMoving()
{
    scene::Scene moving{.size = m_laid.size,
                        .step = m_laid.step,
                        .pitch = m_laid.pitch,
                        .colours = m_laid.colours,
                        .style = m_laid.style,
                        .world = m_laid.world};
    moving.squares = m_laid.squares;
    for (Part& part : movingParts())
        if (part.figure.emphasis.opacity > 0)
            moving.figures.push_back(std::move(part.figure));
    m_movingItem->show(std::move(moving));
}

} // namespace models
