// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace models {

/// A line around what a move takes, exactly as its pieces lie (scene::outlineOf). It lies where they are.
class MoveOutline : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// The pieces (rectangles), in the coordinates of its parent.
    Q_PROPERTY(QVariantList spots MEMBER m_spots NOTIFY looksChanged)
    /// The line runs so far within them.
    Q_PROPERTY(double inset MEMBER m_inset NOTIFY looksChanged)
    Q_PROPERTY(double thickness MEMBER m_thickness NOTIFY looksChanged)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY looksChanged)

public:
    explicit MoveOutline(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void looksChanged();

protected:
    void updatePolish() override;

private:
    QVariantList m_spots;
    double m_inset = 0;
    double m_thickness = 2;
    QColor m_color;
    QPainterPath m_path; ///< in its own coordinates
};

} // namespace models
