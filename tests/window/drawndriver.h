// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Drives a picture of Hackenbush: its tools, its canvas, and what the pointer means there.

#include "window/driver.h"

namespace window {

class DrawnDriver : public Driver {
public:
    explicit DrawnDriver(const QString& edges, const QString& mode = QStringLiteral("explore"))
        : Driver("hackenbush:" + edges, mode)
    {
    }

    [[nodiscard]] bool isReady() const
    {
        return isOpen() && QTest::qWaitFor([this] { return isSettled(); }, tests::patienceMs) &&
               waitUntilStill();
    }
    /// Where a place of the canvas lies in the window.
    [[nodiscard]] QPoint at(double x, double y) const
    {
        QQuickItem* picture = item(QStringLiteral("drawnPicture"));
        QPointF place;
        QMetaObject::invokeMethod(picture, "toPixels", Q_RETURN_ARG(QPointF, place),
                                  Q_ARG(QPointF, QPointF(x, y)));
        return picture->mapToScene(place).toPoint();
    }
    /// The row of the edge that the pointer means there.
    [[nodiscard]] int hit(QPoint place) const
    {
        QQuickItem* picture = item(QStringLiteral("drawnPicture"));
        int row = -1;
        QMetaObject::invokeMethod(picture, "edgeAt", Q_RETURN_ARG(int, row),
                                  Q_ARG(QPointF, picture->mapFromScene(place)), Q_ARG(double, 12));
        return row;
    }
    void take(const char* tool) const { click(QStringLiteral("tool_%1").arg(QLatin1String(tool))); }
    using Driver::drag;
    void drag(QPoint from, QPoint to) const
    {
        QTest::mousePress(&window(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(&window(), from + (to - from) * step / 4);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    }
    [[nodiscard]] QString edges() const { return notation().section(':', 1); }
    [[nodiscard]] QString message() const { return session().property("message").toString(); }
    void undo() const { key(Qt::Key_Z, Qt::ControlModifier); }
    [[nodiscard]] QObject& board() const { return *session().property("board").value<QObject*>(); }
    [[nodiscard]] QObject& explanation() const
    {
        return *session().property("explanation").value<QObject*>();
    }
};

} // namespace window
