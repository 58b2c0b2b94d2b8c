// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/board.h"
#include "models/listmodel.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// Pieces that are no more where they are drawn, one row each: they have the roles of BoardModel.
class GhostModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ANONYMOUS
    /// What a board must have to show them all.
    Q_PROPERTY(int rows READ rows NOTIFY changed)
    Q_PROPERTY(int columns READ columns NOTIFY changed)

public:
    using ListModel::ListModel;

    [[nodiscard]] int count() const override { return static_cast<int>(m_pieces.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] const std::vector<games::Piece>& pieces() const { return m_pieces; }
    void setPieces(const std::vector<games::Piece>& pieces);

signals:
    void changed();

private:
    std::vector<games::Piece> m_pieces;
};

} // namespace models
