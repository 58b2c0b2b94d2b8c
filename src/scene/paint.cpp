// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/paint.h"
#include "scene/layout.h"
#include "scene/letters.h"
#include "scene/pieces.h"
#include "scene/worldpieces.h"

#include <QPainter>

namespace scene {
namespace {

/// Around its pieces; a dot where it crosses others. With the letter of what the move leaves.
void paintMark(QPainter& painter, const Scene& scene, const Mark& mark)
{
    const double line = std::max(mark.isThin ? 1.0 : 2.0, (mark.isThin ? 0.15 : 0.3) * scene.step);
    painter.setBrush(Qt::NoBrush);
    if (scene.world) { // seen against whatever lies there
        const QPen casing(faded(scene.colours.board, 0.8), line + 3, Qt::SolidLine, Qt::RoundCap,
                          Qt::RoundJoin);
        painter.strokePath(mark.outline, casing);
        painter.strokePath(mark.way, casing);
    }
    painter.setPen(QPen(mark.colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(mark.outline);
    painter.drawPath(mark.way);
    if (mark.letter.isEmpty())
        return;
    const double side = mark.side;
    const QRectF badge = around(mark.badge, side, side);
    painter.setPen(QPen(scene.colours.board, line / 2));
    painter.setBrush(mark.colour);
    painter.drawRoundedRect(badge, (mark.isQuiet ? 0.5 : 0.28) * side, (mark.isQuiet ? 0.5 : 0.28) * side);
    write(painter, badge, mark.letter, 0.62 * side, true, scene.colours.onFilled);
}

void paintCaption(QPainter& painter, const Scene& scene, const Caption& caption)
{
    const bool isPlain = caption.tone == Caption::Tone::Plain;
    if (caption.isNote) {
        painter.setPen(QPen(scene.colours.joint, 1));
        painter.setBrush(scene.colours.board);
        painter.drawRoundedRect(caption.place.adjusted(-4, 0, 4, 0), 4, 4);
    }
    write(painter, caption.place, caption.text, caption.size, caption.bold,
          caption.colour.isValid() ? caption.colour
          : isPlain                ? scene.colours.ink
                                   : scene.colours.ink3);
}

} // namespace

void paint(QPainter& painter, const Scene& scene)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.world && scene.lies == Lies::OnMat)
        paintGround(painter, scene);
    paintPieces(painter, scene);
    if (!scene.last.isEmpty()) {
        const double line = scene.world ? 2 : std::max(2.0, 0.2 * scene.step);
        QPen broken(scene.world ? faded(scene.colours.ink3, 0.85) : scene.colours.ink2, line,
                    Qt::CustomDashLine, scene.world ? Qt::RoundCap : Qt::FlatCap);
        broken.setDashPattern(scene.world ? QList<qreal>{1.5, 3.5} : QList<qreal>{2, 2});
        painter.strokePath(scene.last, broken);
    }
    for (const Caption& caption : scene.captions)
        paintCaption(painter, scene, caption);
    for (const Mark& mark : scene.marks)
        paintMark(painter, scene, mark);
    painter.restore();
}

} // namespace scene
