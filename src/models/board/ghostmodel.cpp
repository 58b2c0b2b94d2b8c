// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/ghostmodel.h"

#include "models/board/boardmodel.h"
#include "wording/text/language.h"

#include <algorithm>

namespace models {
namespace {

int roomFor(const std::vector<games::Piece>& pieces, double games::Piece::*place)
{
    double most = -1;
    for (const games::Piece& piece : pieces)
        most = std::max(most, piece.*place);
    return static_cast<int>(most) + 1;
}

} // namespace

QVariant GhostModel::value(int row, int role) const
{
    const games::Piece& piece = m_pieces[static_cast<std::size_t>(row)];
    switch (role) {
    case BoardModel::NameRole:
    case BoardModel::BadgeRole: return QString();
    case BoardModel::LabelRole: return wording::numeral(QString::fromStdString(piece.label));
    case BoardModel::ChosenRole:
    case BoardModel::TargetRole:
    case BoardModel::PreviewRole:
    case BoardModel::LitRole:
    case BoardModel::GoesRole: return false;
    default: return BoardModel::pieceData(piece, role);
    }
}

QHash<int, QByteArray> GhostModel::roleNames() const
{
    return roleNamesOf(BoardModel::staticMetaObject);
}

int GhostModel::rows() const
{
    return roomFor(m_pieces, &games::Piece::row);
}

int GhostModel::columns() const
{
    return roomFor(m_pieces, &games::Piece::column);
}

void GhostModel::setPieces(const std::vector<games::Piece>& pieces)
{
    if (pieces == m_pieces)
        return;
    resetRows([&] { m_pieces = pieces; });
    emit changed();
}

} // namespace models
