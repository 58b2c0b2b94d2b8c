// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/badgelayer.h"

#include <QVariant>

#include <algorithm>
#include <iterator>
#include <utility>

namespace models {

BadgeSpot::~BadgeSpot()
{
    if (m_layer != nullptr)
        m_layer->remove(*this);
}

void BadgeSpot::componentComplete()
{
    QQuickItem::componentComplete();
    QQuickItem* around = parentItem();
    while (around != nullptr && qobject_cast<BadgeLayer*>(around) == nullptr)
        around = around->parentItem();
    auto* layer = qobject_cast<BadgeLayer*>(around);
    m_layer = layer;
    if (layer != nullptr)
        layer->add(*this);
}

Badge BadgeSpot::badge() const
{
    Badge badge{size(), {m_wanted}};
    for (const QVariant& other : m_others)
        badge.wanted.push_back(other.toPointF());
    return badge;
}

void BadgeSpot::standAt(const std::optional<QPointF>& middle)
{
    setOpacity(middle ? 1 : 0); // not its visibility: its size depends on what is in it
    if (middle)
        setPosition(*middle - QPointF(width(), height()) / 2);
}

void BadgeLayer::add(BadgeSpot& spot)
{
    m_spots.push_back(&spot);
    connect(&spot, &BadgeSpot::wantedChanged, this, &QQuickItem::polish);
    connect(&spot, &QQuickItem::widthChanged, this, &QQuickItem::polish);
    connect(&spot, &QQuickItem::heightChanged, this, &QQuickItem::polish);
    connect(&spot, &QQuickItem::visibleChanged, this, &QQuickItem::polish);
    polish();
}

void BadgeLayer::remove(BadgeSpot& spot)
{
    std::erase(m_spots, &spot);
    polish();
}

void BadgeLayer::geometryChange(const QRectF& next, const QRectF& before)
{
    QQuickItem::geometryChange(next, before);
    polish();
}

/// Pieces glide: the badges give way where they come to rest.
void BadgeLayer::watchToken(QQuickItem* piece)
{
    if (m_watched.contains(piece))
        return;
    m_watched.insert(piece);
    connect(piece, &QObject::destroyed, this, [this](QObject* gone) { m_watched.remove(gone); });
    connect(piece, &QQuickItem::xChanged, this, &QQuickItem::polish);
    connect(piece, &QQuickItem::yChanged, this, &QQuickItem::polish);
}

std::vector<BadgeToken> BadgeLayer::tokens()
{
    std::vector<BadgeToken> tokens;
    for (const QRectF& place : std::as_const(m_taken))
        tokens.push_back({place, false});
    if (m_pieces == nullptr)
        return tokens;
    for (QQuickItem* piece : m_pieces->childItems()) {
        const QVariant token = piece->property("token"); // of PieceItem, which is written in QML
        if (!token.isValid())
            continue;
        watchToken(piece);
        if (const QRectF place = token.toRectF(); !place.isEmpty() && piece->isVisible())
            tokens.push_back({place.translated(piece->position()), piece->property("tokenRound").toBool()});
    }
    return tokens;
}

void BadgeLayer::updatePolish()
{
    std::vector<BadgeSpot*> spots;
    std::ranges::copy_if(m_spots, std::back_inserter(spots), &BadgeSpot::isShown);
    std::ranges::stable_partition(spots, [](const BadgeSpot* spot) { return !spot->isLast(); });
    std::vector<Badge> badges;
    std::ranges::transform(spots, std::back_inserter(badges), &BadgeSpot::badge);
    if (spots.empty())
        return;
    const QRectF room = QRectF(QPointF(), size()).adjusted(-m_overhang, -m_overhang, m_overhang, m_overhang);
    const auto places = layoutBadges(badges, tokens(), room);
    for (std::size_t i = 0; i < spots.size(); ++i)
        spots[i]->standAt(places[i]);
}

} // namespace models
