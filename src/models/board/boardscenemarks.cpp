// SPDX-License-Identifier: GPL-3.0-or-later

// What is marked on the board of a scene: moves, and what a click would take.

#include "models/board/boardscene.h"
#include "models/board/piecetraits.h"
#include "scene/layout.h"
#include "scene/pieces.h"

#include <QPainterPath>
#include <QTransform>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace models {
namespace {

using scene::Figure;

/// How far it is from a box to the next of others on its right, or to `end`.
double roomOnRight(const QRectF& box, const std::vector<QRectF>& others, double end)
{
    double room = end - box.right();
    for (const QRectF& other : others)
        if (const double away = other.left() - box.right();
            away > -1 && other.top() < box.bottom() && other.bottom() > box.top())
            room = std::min(room, away);
    return std::max(0.0, room);
}

/// Mirrored: what was below is on the right.
QRectF turned(const QRectF& place)
{
    return {place.y(), place.x(), place.height(), place.width()};
}

std::set<games::PieceId> piecesAt(const BoardModel& board, const QList<int>& rows)
{
    std::set<games::PieceId> ids;
    for (const int row : rows)
        if (row < board.count()) // not of the board before
            ids.insert(board.board().pieces[static_cast<std::size_t>(row)].id);
    return ids;
}

} // namespace

/// The mark of the move that is pointed at; -1 for none.
int BoardScene::pointedMark() const
{
    const auto marks = m_board->marks();
    const auto& previewed = m_board->previewed();
    if (previewed.empty())
        return -1;
    const auto found = std::ranges::find_if(marks, [&](const QVariant& mark) {
        return piecesAt(*m_board, mark.value<Mark>().pieces) == previewed;
    });
    return found == marks.end() ? -1 : static_cast<int>(found - marks.begin());
}

void BoardScene::followPointing()
{
    const int next = pointedMark();
    const auto isQuiet = [](const QVariant& place) { return place.value<MarkPlace>().quiet; };
    const bool changes = std::exchange(m_pointedMark, next) != next;
    if ((changes && std::ranges::any_of(m_markPlaces, isQuiet)) || isToGo() || !m_previewPlace.box.isNull())
        placeMarks();
}

/// A map says where the queen wins; of a move that is meant in the list her square is marked all the same.
bool BoardScene::isToldByMap() const
{
    if (m_map == nullptr || !m_map->isReady() || !m_laid.squares)
        return false;
    const auto& pieces = m_board->board().pieces;
    const auto queen = std::ranges::find(pieces, games::PieceKind::Queen, &games::Piece::kind);
    return queen != pieces.end() &&
           !m_board->value(static_cast<int>(queen - pieces.begin()), BoardModel::GoesRole).toBool();
}

/// What is pointed at comes first and is whole, then what a hint or the class means, then what wins.
void BoardScene::placeMarks()
{
    m_markPlaces.clear();
    m_laid.marks.clear();
    m_pointedMark = m_board == nullptr ? -1 : pointedMark();
    tellSquares();
    const auto shown = m_board == nullptr || isToldByMap() ? QVariantList() : m_board->marks();
    std::vector<std::size_t> order;
    std::vector<scene::MarkedMove> moves;
    std::vector<int> ranks;
    for (const QVariant& variant : shown) {
        const auto mark = variant.value<Mark>();
        scene::MarkedMove move{
            .leaves = theoryOutcome(mark.outcome), .isThin = mark.thin, .isGhost = mark.ghost};
        for (const int row : std::as_const(mark.pieces))
            if (row < m_board->count()) // not of the board before
                move.pieces.push_back(m_board->board().pieces[static_cast<std::size_t>(row)].id);
        if (!move.pieces.empty())
            move.first = move.pieces.front();
        const bool isPointedAt = static_cast<int>(order.size()) == m_pointedMark;
        if (mark.place.x() >= 0)
            move.to = m_board->placeAt(mark.place);
        ranks.push_back(isPointedAt ? 0 : mark.hint || mark.ghost || mark.votes > 0 ? 1 : mark.thin ? 3 : 2);
        order.push_back(order.size());
        moves.push_back(std::move(move));
    }
    std::ranges::stable_sort(order, {}, [&ranks](std::size_t number) { return ranks[number]; });
    std::vector<scene::MarkedMove> ordered;
    ordered.reserve(order.size());
    for (const std::size_t number : order)
        ordered.push_back(moves[number]);
    scene::markMoves(m_laid, ordered);
    std::vector<QRectF> things;
    for (const Figure& figure : m_laid.figures)
        if (!figure.place.isEmpty() && !figure.isCurve())
            things.push_back(figure.place);
    for (const scene::Caption& caption : m_laid.captions)
        things.push_back(caption.place);
    std::vector<QRectF> turnedThings;
    std::ranges::transform(things, std::back_inserter(turnedThings), turned);
    QList<MarkPlace> places(static_cast<qsizetype>(moves.size()));
    for (scene::Mark& mark : m_laid.marks) {
        mark.letter.clear(); // a badge says it
        MarkPlace& place = places[static_cast<qsizetype>(order[mark.move])];
        place.quiet = mark.isQuiet;
        for (const QPointF& corner : mark.corners)
            place.corners.append(corner);
        if (!mark.outline.isEmpty() && mark.corners.size() > 1 && !mark.isQuiet) {
            place.box = mark.outline.boundingRect();
            if (mark.outline.toSubpathPolygons().size() == 1) {
                place.right = roomOnRight(place.box, things, width());
                place.below = roomOnRight(turned(place.box), turnedThings, height());
            }
        } else {
            place.box = QRectF(mark.badge, QSizeF(1, 1));
        }
    }
    for (const MarkPlace& place : std::as_const(places))
        m_markPlaces.append(QVariant::fromValue(place));
    placePreview(things);
    polish();
    emit markPlacesChanged();
}

bool BoardScene::isToGo() const
{
    const auto piece = m_board->hoveredPiece();
    return piece && m_board->badge() == Outcome::Unknown && m_board->previewed().contains(*piece);
}

/// Several pieces in one line have a bracket, on the right of a column and above a row.
void BoardScene::placePreview(const std::vector<QRectF>& things)
{
    m_previewPlace = {};
    if (m_board == nullptr || m_pointedMark >= 0 || !isToGo())
        return;
    QRectF box;
    QRectF middles;
    for (const Figure& figure : m_laid.figures)
        if (m_board->previewed().contains(figure.id) && !isPlace(figure.kind) && !figure.isCurve()) {
            box |= figure.place | (m_laid.world ? scene::contourOf(figure, 0).boundingRect() : QRectF());
            middles |= scene::around(figure.place.center(), 1, 1);
        }
    const double gap = 1.1 * m_laid.step;
    const bool isRow = middles.width() > middles.height();
    constexpr double nearly = 2; // one piece, or pieces in one line
    if (std::max(middles.width(), middles.height()) > nearly &&
        std::min(middles.width(), middles.height()) < nearly) {
        const double side = isRow ? box.width() : box.height();
        const double bend = std::min(0.7 * m_laid.step, side / 4);
        QPainterPath bracket;
        bracket.moveTo(0, 0);
        bracket.quadTo(bend, 0, bend, bend);
        bracket.lineTo(bend, side - bend);
        bracket.quadTo(bend, side, 0, side);
        QTransform turn;
        turn.translate(isRow ? box.left() : box.right() + gap, box.top() - (isRow ? gap : 0));
        turn.rotate(isRow ? -90 : 0);
        m_laid.marks.push_back({.way = turn.map(bracket), .colour = m_laid.colours.accent});
        box |= m_laid.marks.back().way.boundingRect();
    }
    m_previewPlace.box = box;
    m_previewPlace.right = isRow ? 0 : roomOnRight(box, things, width());
}

} // namespace models
