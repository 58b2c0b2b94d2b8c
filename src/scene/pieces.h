// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The pieces as drawn: what every kind of piece looks like, in colours and in outlines. A new kind is a new
// line there.

#include "scene/scene.h"

#include <QPainter>

namespace scene {

/// Draws figures in the colours of a scene.
class PiecePainter {
public:
    PiecePainter(QPainter& painter, const Scene& scene);

    void paint(const Figure& figure);
    /// On one line, in the middle of `place`.
    void write(const QRectF& place, const QString& text, double size, bool bold, const QColor& colour);

private:
    void setPen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine);
    void disc(const QRectF& place, const QColor& fill, const QColor& border = {}, double width = 0);
    void ring(const QRectF& place, double share, const QColor& colour, double width);
    void box(const QRectF& place, double rounding, const QColor& fill, const QColor& border = {},
             double width = 0);
    void stroke(const Curve& curve, const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine);
    void letter(const Figure& figure, const QColor& colour);

    void paintStone(const Figure& figure);
    void paintCoin(const Figure& figure, const QColor& fill, const QColor& ink);
    void paintTail(const Figure& figure);
    void paintToken(const Figure& figure, const QColor& fill, const QColor& ink, const QColor& border);
    void paintPile(const Figure& figure);
    void paintTile(const Figure& figure, bool isCrossed);
    void paintStick(const Figure& figure);
    void paintCut(const Figure& figure);
    void paintSquare(const Figure& figure);
    void paintBase(const Figure& figure);
    void paintQueen(const Figure& figure);
    void paintNode(const Figure& figure, bool hasToken);
    void paintArrow(const Figure& figure);
    void paintEdge(const Figure& figure);
    void paintTicks(const Figure& figure);
    void paintGround(const Figure& figure);
    void paintJoint(const Figure& figure);
    void paintButton(const Figure& figure);

    QPainter& m_painter;
    const Palette& m_colours;
    bool m_isOutlined;
    bool m_isGreen; ///< no edge is one player's alone
    double m_step;
    double m_hairline;
    double m_line;
    double m_thick;
    /// Around filled pieces: none in colours, which can be told apart without.
    QColor m_outline;
};

} // namespace scene
