// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QUrl>

namespace models {

/// An SVG drawn in one colour: what is painted in the file takes the colour, whatever its own.
class TintedIcon : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// A file or a resource; empty: nothing is drawn.
    Q_PROPERTY(QUrl source MEMBER m_source NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit TintedIcon(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent)
    {
        connect(this, &TintedIcon::changed, this, [this] { update(); });
    }

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QUrl m_source;
    QColor m_color = Qt::black;
};

} // namespace models
