// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pieces of several boards on one table: on its card each board names its pieces as if it were alone.

#include "games/board.h"
#include "window/driver.h"

namespace window {

inline QQuickItem* visibleWithin(QQuickItem& parent, const QString& name)
{
    for (QQuickItem* child : parent.childItems()) {
        if (!child->isVisible())
            continue;
        if (child->objectName() == name)
            return child;
        if (QQuickItem* found = visibleWithin(*child, name))
            return found;
    }
    return nullptr;
}

/// Null when it is not to be seen.
inline QQuickItem* pieceOnTable(const Driver& driver, games::PieceId id)
{
    const std::uint32_t board = games::boardOfPiece(id);
    QQuickItem* card = driver.item(QStringLiteral("boardCard_%1").arg(board));
    return card == nullptr ? nullptr : visibleWithin(*card, Driver::pieceName(games::onBoard(id, board)));
}

} // namespace window
