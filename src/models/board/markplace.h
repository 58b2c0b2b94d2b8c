// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace models {

/// Where the badge of a mark may stand.
class MarkPlace {
    Q_GADGET
    QML_VALUE_TYPE(markPlace)
    /// Around what the move takes; empty where nothing of it is seen.
    Q_PROPERTY(QRectF box MEMBER box)
    /// Corners of its pieces (points), the best first.
    Q_PROPERTY(QVariantList corners MEMBER corners)
    /// How wide a badge on the right of the box may be, and how high one below it.
    Q_PROPERTY(double right MEMBER right)
    Q_PROPERTY(double below MEMBER below)
    /// It crosses another mark, and no line shows it.
    Q_PROPERTY(bool quiet MEMBER quiet)

public:
    QRectF box;
    QVariantList corners;
    double right = 0;
    double below = 0;
    bool quiet = false;

    friend bool operator==(const MarkPlace&, const MarkPlace&) = default;
};

} // namespace models
