// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace models {

/// An item in the colours of the theme, painted anew when something of it has changed.
class PaintedItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    /// See scene::themeColours.
    Q_PROPERTY(QVariantMap colours MEMBER m_colours NOTIFY changed)

public:
    explicit PaintedItem(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent)
    {
        connect(this, &PaintedItem::changed, this, [this] { update(); });
    }

signals:
    void changed();

protected:
    QVariantMap m_colours;
};

} // namespace models
