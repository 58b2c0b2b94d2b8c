// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/miniature.h"

#include "models/board/miniaturepainter.h"
#include "models/files/typedposition.h"

#include <QGuiApplication>

namespace models {

void Miniature::setNotation(const QString& notation)
{
    if (notation == m_notation)
        return;
    m_notation = notation;
    const games::GamePtr game = gameOf(notation);
    m_board = game ? game->board() : games::Board();
    emit changed();
}

void Miniature::paint(QPainter* painter)
{
    if (m_notation.isEmpty())
        return;
    painter->setFont(QGuiApplication::font());
    const MiniatureColours colours = miniatureColours(m_colours, m_hue);
    if (m_board.undrawn == 0)
        return paintMiniature(*painter, m_board, boundingRect(), m_zoom, colours);
    painter->setPen(colours.ink2);
    painter->drawText(boundingRect(), Qt::AlignCenter | Qt::TextWordWrap,
                      //: in the place of a picture that has too many edges to be drawn small: how many
                      tr("%L1 edges").arg(m_board.undrawn));
}

} // namespace models
