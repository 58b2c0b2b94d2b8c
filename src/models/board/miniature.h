// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "models/board/painteditem.h"
#include "scene/scene.h"

#include <QString>

namespace models {

/// As large as its pieces usually are on a card `zoom` times as large, in the middle of `room`.
[[nodiscard]] scene::Scene miniatureOf(const games::Board& board, const scene::Palette& colours, QSizeF room,
                                       double zoom, std::optional<scene::Theme> world = {},
                                       scene::Lies lies = {}, bool isFar = false);

/// A position as a small picture, one item: for cards, lists and previews. Nothing in it is for the keyboard
/// or the screen reader; what it is a picture of stands beside it.
class Miniature : public models::PaintedItem { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// Empty, or not readable: nothing is drawn.
    Q_PROPERTY(QString notation MEMBER m_notation WRITE setNotation NOTIFY changed)
    /// Of what is taken, in degrees; -1: the usual colour.
    Q_PROPERTY(int hue MEMBER m_hue NOTIFY changed)
    /// It lies on the table of its game, which fills the item; plain pieces do not.
    Q_PROPERTY(bool onMat MEMBER m_isOnMat NOTIFY changed)
    /// See scene::Room.
    Q_PROPERTY(bool far MEMBER m_isFar NOTIFY changed)
    /// How much larger than usual its pieces may be.
    Q_PROPERTY(double zoom MEMBER m_zoom NOTIFY changed)

public:
    using PaintedItem::PaintedItem;

    void paint(QPainter* painter) override;

    void setNotation(const QString& notation);

private:
    QString m_notation;
    games::Board m_board;
    int m_hue = -1;
    bool m_isOnMat = false;
    bool m_isFar = false;
    double m_zoom = 1;
};

} // namespace models
