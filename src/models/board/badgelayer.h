// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/board/badgelayout.h"
#include "models/watched.h"

#include <QPointF>
#include <QQuickItem>
#include <QSet>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace models {

class BadgeLayer;

/// A badge anywhere on a layer, and in the same coordinates: the layer puts it where it lies on nothing.
class BadgeSpot : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Where its middle stands best, and other such places (points), the better first.
    Q_PROPERTY(QPointF wanted MEMBER m_wanted NOTIFY wantedChanged)
    Q_PROPERTY(QVariantList others MEMBER m_others NOTIFY wantedChanged)
    /// It is there; whether it finds a place is the layer's matter.
    Q_PROPERTY(bool shown MEMBER m_shown NOTIFY wantedChanged)
    /// It gives way to all others.
    Q_PROPERTY(bool last MEMBER m_last NOTIFY wantedChanged)

public:
    explicit BadgeSpot(QQuickItem* parent = nullptr) : QQuickItem(parent) {}
    BadgeSpot(const BadgeSpot&) = delete;
    BadgeSpot& operator=(const BadgeSpot&) = delete;
    ~BadgeSpot() override;

    [[nodiscard]] bool isShown() const { return m_shown && isVisible() && width() > 0 && height() > 0; }
    [[nodiscard]] bool isLast() const { return m_last; }
    [[nodiscard]] Badge badge() const;
    void standAt(const std::optional<QPointF>& middle);

signals:
    void wantedChanged();

protected:
    void componentComplete() override;

private:
    Watched<BadgeLayer> m_layer;
    QPointF m_wanted;
    QVariantList m_others;
    bool m_shown = false;
    bool m_last = false;
};

/// The badges of a board: its BadgeSpots are laid out together before each frame in which one of them
/// changed. What no badge lies on are the `token` rectangles of the board's pieces.
class BadgeLayer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The pieces are its children, in the same coordinates as the layer.
    Q_PROPERTY(QQuickItem* pieces MEMBER m_pieces NOTIFY piecesChanged)
    /// Other places that no badge lies on.
    Q_PROPERTY(QList<QRectF> taken MEMBER m_taken NOTIFY piecesChanged)
    /// How far badges may reach over the sides of the layer.
    Q_PROPERTY(double overhang MEMBER m_overhang NOTIFY piecesChanged)

public:
    explicit BadgeLayer(QQuickItem* parent = nullptr) : QQuickItem(parent)
    {
        connect(this, &BadgeLayer::piecesChanged, this, &QQuickItem::polish);
    }

    void add(BadgeSpot& spot);
    void remove(BadgeSpot& spot);

signals:
    void piecesChanged();

protected:
    void geometryChange(const QRectF& next, const QRectF& before) override;
    void updatePolish() override;

private:
    void watchToken(QQuickItem* piece);
    [[nodiscard]] std::vector<BadgeToken> tokens();

    Watched<QQuickItem> m_pieces;
    QList<QRectF> m_taken;
    double m_overhang = 0;
    std::vector<BadgeSpot*> m_spots;
    QSet<QObject*> m_watched;
};

} // namespace models
