// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rules/drawnshape.h"

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// The first shapes of a drawn game as a small picture. What it is a picture of stands beside it.
class ShapesPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString notation MEMBER m_notation WRITE setNotation NOTIFY changed)
    Q_PROPERTY(QColor bothColour MEMBER m_both NOTIFY changed)
    Q_PROPERTY(QColor leftColour MEMBER m_left NOTIFY changed)
    Q_PROPERTY(QColor rightColour MEMBER m_right NOTIFY changed)
    Q_PROPERTY(QColor blankColour MEMBER m_blank NOTIFY changed)

public:
    explicit ShapesPicture(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    void setNotation(const QString& notation);

signals:
    void changed();

private:
    [[nodiscard]] QColor colourOf(theory::Mover owner) const
    {
        return owner == theory::Mover::Either ? m_both : owner == theory::Mover::Left ? m_left : m_right;
    }

    QString m_notation;
    std::vector<DrawnShape> m_shapes;
    QColor m_both;
    QColor m_left;
    QColor m_right;
    QColor m_blank;
};

} // namespace models
