// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/miniature.h"

#include "models/files/typedposition.h"
#include "models/palette.h"
#include "scene/paint.h"

#include <QGuiApplication>
#include <QPainter>

namespace models {

scene::Scene miniatureOf(const games::Board& board, const scene::Palette& colours, QSizeF room, double zoom,
                         std::optional<scene::Theme> world, scene::Lies lies, bool isFar)
{
    constexpr double edge = 1.5; // of lines around pieces
    scene::Room within = scene::cardRoom(room - QSizeF(2 * edge, 2 * edge), zoom);
    within.isFar = isFar;
    scene::Scene scene = scene::sceneOf(
        board, {.colours = colours, .captions = scene::Captions::Needed, .world = world, .lies = lies},
        within);
    scene.move(1, {edge, edge});
    scene.size = room;
    return scene;
}

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
    const scene::Palette colours = paletteOf(m_colours, m_hue);
    if (m_board.undrawn == 0)
        return scene::paint(*painter,
                            miniatureOf(m_board, colours, boundingRect().size(), m_zoom, worldOf(m_colours),
                                        m_isOnMat ? scene::Lies::OnMat : scene::Lies::Anywhere, m_isFar));
    painter->setFont(QGuiApplication::font());
    painter->setPen(colours.ink2);
    painter->drawText(boundingRect(), Qt::AlignCenter | Qt::TextWordWrap,
                      //: in the place of a picture that has too many edges to be drawn small: how many
                      tr("%L1 edges").arg(m_board.undrawn));
}

} // namespace models
