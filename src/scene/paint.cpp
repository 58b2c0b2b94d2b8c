// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/paint.h"
#include "scene/layout.h"
#include "scene/pieces.h"

namespace scene {
namespace {

bool isLine(const Figure& figure)
{
    return figure.kind == games::PieceKind::Edge || figure.kind == games::PieceKind::Arrow ||
           figure.kind == games::PieceKind::Ground;
}

/// Around its pieces with the letter of what the move leaves; a dot where it crosses others.
void paintMark(QPainter& painter, PiecePainter& pieces, const Scene& scene, const Mark& mark)
{
    const double line = std::max(2.0, 0.3 * scene.step);
    if (mark.isQuiet) {
        painter.setPen(QPen(scene.colours.board, line / 2));
        painter.setBrush(mark.colour);
        painter.drawEllipse(around(mark.badge, 1.2 * scene.step, 1.2 * scene.step));
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mark.colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(mark.outline);
    painter.drawPath(mark.way);
    if (mark.letter.isEmpty())
        return;
    const double side = std::max(14.0, 2 * scene.step);
    const QRectF badge = around(mark.badge, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark.colour);
    painter.drawRoundedRect(badge, 0.28 * side, 0.28 * side);
    pieces.write(badge, mark.letter, 0.62 * side, true, scene.colours.onFilled);
}

} // namespace

void paint(QPainter& painter, const Scene& scene)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    PiecePainter pieces(painter, scene);
    for (const Figure& figure : scene.scenery)
        pieces.paint(figure);
    for (const bool lines : {true, false})
        for (const Figure& figure : scene.figures)
            if (isLine(figure) == lines)
                pieces.paint(figure);
    for (const Caption& caption : scene.captions)
        pieces.write(caption.place, caption.text, caption.size, caption.bold,
                     caption.tone == Caption::Tone::Plain ? scene.colours.ink : scene.colours.ink3);
    for (const Mark& mark : scene.marks)
        paintMark(painter, pieces, scene, mark);
    painter.restore();
}

} // namespace scene
