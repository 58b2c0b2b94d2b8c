// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/boardmodel.h"

#include "models/analysis/judged.h"
#include "models/board/movemarks.h"
#include "models/board/piecetraits.h"
#include "models/files/typedposition.h"
#include "wording/names/moves.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace models {

BoardModel::BoardModel(QObject* parent) : ListModel(parent)
{
    wording::followLanguage(this, &BoardModel::updatePreview);
    QAccessible::installActivationObserver(this);
}

BoardModel::~BoardModel()
{
    QAccessible::removeActivationObserver(this);
}

QVariant BoardModel::value(int row, int role) const
{
    const games::Piece& piece = m_board.pieces[static_cast<std::size_t>(row)];
    switch (role) {
    case LabelRole: return pieceLabel(piece);
    case ChosenRole: return m_chosen == piece.id || m_narrowing.contains(piece.id);
    case TargetRole: return m_begins == piece.id || m_targets.contains(piece.id);
    case PreviewRole: return m_preview.contains(piece.id);
    case LitRole: return m_overlay.lit.contains(piece.id);
    case GoesRole: return !m_previewedMove && m_overlay.goes.contains(piece.id);
    case Qt::DisplayRole:
    case NameRole: return m_isPicture ? QString() : pieceName(piece);
    case BadgeRole: return static_cast<int>(row == m_hoveredRow ? m_badge : Outcome::Unknown);
    case PieceIdRole: return idText(piece.id);
    case KindRole: return static_cast<int>(piece.kind);
    case RowRole: return piece.row;
    case ColumnRole: return piece.column;
    case ToRowRole: return piece.toRow;
    case ToColumnRole: return piece.toColumn;
    case BendRole: return piece.bend;
    case CountRole: return static_cast<double>(piece.count);
    case OwnerRole: return static_cast<int>(piece.owner);
    case HeapRole: return static_cast<int>(games::heapOf(piece.id));
    default: return {};
    }
}

QString BoardModel::pieceLabel(const games::Piece& piece) const
{
    if (piece.kind == games::PieceKind::Button && m_game)
        return wording::buttonLabel(piece, m_game->info());
    if (piece.kind == games::PieceKind::Node || piece.kind == games::PieceKind::Token)
        return wording::typeset(piece.label.empty() ? wording::ungrouped(static_cast<quint64>(piece.id))
                                                    : wording::numeral(QString::fromStdString(piece.label)));
    if (!piece.label.empty())
        return wording::numeral(QString::fromStdString(piece.label));
    if (piece.kind == games::PieceKind::Square || piece.kind == games::PieceKind::Step)
        return QLocale().toString(m_board.firstNumber + static_cast<int>(piece.column));
    if (piece.kind == games::PieceKind::Pile || piece.kind == games::PieceKind::Base)
        return QLocale().toString(static_cast<qulonglong>(piece.count));
    return {};
}

/// The move that choosing this piece would make now; without a first choice, that of choosing it alone.
QString BoardModel::pieceName(const games::Piece& piece) const
{
    if (m_answer && m_playable) {
        const games::Choice choice = choiceAt(piece.id);
        if (const auto* move = std::get_if<games::Move>(&choice))
            if (const auto outcome = outcomeOf(*move))
                return !m_overlay.plain
                           ? wording::pieceName(m_board, piece, *outcome)
                           : wording::judgedName(m_board, piece,
                                                 theory::winsHavingMoved(*outcome, move->player));
    }
    return wording::pieceName(m_board, piece);
}

void BoardModel::setNotation(const QString& notation)
{
    if (notation != this->notation())
        setGame(gameOf(notation));
}

bool BoardModel::isEmpty() const
{
    return std::ranges::all_of(m_board.pieces, isPlace, &games::Piece::kind);
}

QVariantList BoardModel::targetPlaces() const
{
    QVariantList places;
    for (const games::PieceId target : m_targets)
        places.append(QPointF(games::minorOf(target), games::majorOf(target)));
    return places;
}

QString BoardModel::placeId(int row, int column) const
{
    return row < 0 || column < 0
               ? QString()
               : idText(games::pieceId(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)));
}

QString BoardModel::placeName(int row, int column) const
{
    const auto found = std::ranges::find_if(m_board.pieces, [&](const games::Piece& piece) {
        return static_cast<int>(piece.row) == row && static_cast<int>(piece.column) == column;
    });
    games::Piece place{
        .id = games::pieceId(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)),
        .kind = games::PieceKind::Square,
        .row = static_cast<double>(row),
        .column = static_cast<double>(column),
        .count = 0};
    return pieceName(found == m_board.pieces.end() ? place : *found);
}

double BoardModel::goingPart(int row) const
{
    std::optional<double> part;
    for (const QVariant& variant : m_marks) {
        const auto mark = variant.value<Mark>();
        if (mark.pieces.contains(row) && (mark.hint || !part))
            part = mark.part;
        if (mark.hint && mark.pieces.contains(row))
            break;
    }
    return std::clamp(part.value_or(1), 0.0, 1.0);
}

std::optional<games::PieceId> BoardModel::placeAt(QPointF place) const
{
    if (m_board.shape == games::Shape::Plane) // its squares are no pieces
        return games::pieceId(static_cast<std::uint32_t>(place.y()), static_cast<std::uint32_t>(place.x()));
    const auto found = std::ranges::find_if(m_board.pieces, [place](const games::Piece& piece) {
        return isPlace(piece.kind) && QPointF(piece.column, piece.row) == place;
    });
    return found == m_board.pieces.end() ? std::nullopt : std::optional(found->id);
}

int BoardModel::rowOf(const QString& pieceId) const
{
    const auto id = idFromText(pieceId);
    const auto found =
        std::ranges::find_if(m_board.pieces, [&id](const games::Piece& piece) { return id == piece.id; });
    return found == m_board.pieces.end() ? -1 : static_cast<int>(found - m_board.pieces.begin());
}

void BoardModel::setHeapTexts(const QStringList& texts)
{
    if (std::exchange(m_heapTexts, texts) != texts)
        emit gameChanged();
}

void BoardModel::setOverlay(const BoardOverlay& overlay)
{
    const BoardOverlay before = std::exchange(m_overlay, overlay);
    if (before == overlay)
        return;
    if (before.plain != overlay.plain) {
        refreshNames();
        updatePreview();
    }
    if (before.arcs != overlay.arcs)
        emit arcsChanged();
    refresh({LitRole, GoesRole});
    updateMarks();
    shareOverlay();
}

void BoardModel::setLastMove(const LastMove& last)
{
    if (std::exchange(m_lastMove, last) == last)
        return;
    shareLastMove();
    emit lastMoveChanged();
}

void BoardModel::setTaken(const Taken& taken)
{
    if (std::exchange(m_taken, taken) != taken)
        emit takenChanged();
}

QList<QPointF> BoardModel::ghostPlaces() const
{
    QList<QPointF> places;
    for (const games::Piece& ghost : ghosts())
        places.append(QPointF(ghost.column, ghost.row));
    return places;
}

QList<int> BoardModel::lastRows() const
{
    QList<int> rows;
    for (const games::PieceId piece : m_lastMove.touched)
        rows.append(rowOf(idText(piece)));
    return rows;
}

void BoardModel::setPlayable(bool playable)
{
    if (std::exchange(m_playable, playable) == playable)
        return;
    for (BoardModel* const board : m_boards)
        board->setPlayable(playable);
    refreshNames();
    updatePreview();
}

void BoardModel::setAnswer(const std::shared_ptr<const games::Answer>& answer)
{
    if (std::exchange(m_answer, answer) == answer)
        return;
    shareAnswer();
    refreshNames();
    updatePreview();
}

QList<QPoint> BoardModel::arcs() const
{
    QList<QPoint> rows;
    for (const auto& [first, second] : m_overlay.arcs) {
        const QPoint both(rowOf(idText(first)), rowOf(idText(second)));
        if (both.x() >= 0 && both.y() >= 0)
            rows.append(both);
    }
    return rows;
}

void BoardModel::updateMarks()
{
    std::map<games::PieceId, int> rowsOfPieces;
    for (const games::Piece& piece : m_board.pieces)
        rowsOfPieces.emplace(piece.id, static_cast<int>(rowsOfPieces.size()));
    QVariantList marks;
    for (const BoardOverlay::MoveMark& mark : m_overlay.marks) {
        if (!continuesChoice(mark))
            continue;
        QList<int> rows;
        for (const games::PieceId piece : mark.pieces)
            if (const auto row = rowsOfPieces.find(piece); row != rowsOfPieces.end())
                rows.append(row->second);
        marks.append(QVariant::fromValue(Mark{.pieces = rows,
                                              .outcome = shownOutcome(mark.leaves),
                                              .place = mark.place,
                                              .winning = mark.winning,
                                              .label = mark.label,
                                              .thin = mark.thin,
                                              .hint = mark.hint,
                                              .ghost = mark.ghost,
                                              .plain = m_overlay.plain,
                                              .votes = mark.votes,
                                              .part = partOf(mark.move)}));
    }
    if (m_marks == marks)
        return;
    m_marks = marks;
    emit marksChanged();
}

} // namespace models
