// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "scene/scene.h"

#include <QQuickPaintedItem>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace models {

/// As large as its pieces usually are on a card `zoom` times as large, in the middle of `room`.
[[nodiscard]] scene::Scene miniatureOf(const games::Board& board, const scene::Palette& colours, QSizeF room,
                                       double zoom, std::optional<scene::Theme> world = {},
                                       scene::Lies lies = {}, bool isFar = false);

/// A position as a small picture, one item: for cards, lists and previews. Nothing in it is for the keyboard
/// or the screen reader; what it is a picture of stands beside it.
class Miniature : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Empty, or not readable: nothing is drawn.
    Q_PROPERTY(QString notation MEMBER m_notation WRITE setNotation NOTIFY changed)
    /// See scene::themeColours.
    Q_PROPERTY(QVariantMap colours MEMBER m_colours NOTIFY changed)
    /// Of what is taken, in degrees; -1: the usual colour.
    Q_PROPERTY(int hue MEMBER m_hue NOTIFY changed)
    /// It lies on the table of its game, which fills the item; plain pieces do not.
    Q_PROPERTY(bool onMat MEMBER m_isOnMat NOTIFY changed)
    /// See scene::Room.
    Q_PROPERTY(bool far MEMBER m_isFar NOTIFY changed)
    /// How much larger than usual its pieces may be.
    Q_PROPERTY(double zoom MEMBER m_zoom NOTIFY changed)

public:
    explicit Miniature(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent)
    {
        connect(this, &Miniature::changed, this, [this] { update(); });
    }

    void paint(QPainter* painter) override;

    void setNotation(const QString& notation);

signals:
    void changed();

private:
    QString m_notation;
    games::Board m_board;
    QVariantMap m_colours;
    int m_hue = -1;
    bool m_isOnMat = false;
    bool m_isFar = false;
    double m_zoom = 1;
};

} // namespace models
