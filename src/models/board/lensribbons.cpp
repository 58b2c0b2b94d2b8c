// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/lensribbons.h"

#include "models/palette.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace models {

double LensRibbons::Way::middleAt(double y) const
{
    const double from = piece.bottom();
    const double part = std::clamp((y - from) / std::max(1.0, stone.center().y() - from), 0.0, 1.0);
    return std::lerp(piece.center().x(), stone.center().x(), part * part * (3 - 2 * part));
}

QRectF LensRibbons::Way::dropAt(double time) const
{
    const double shrunk = std::min(1.0, 2 * time); // on its way it is as large as the stone
    QRectF drop(0, 0, std::lerp(piece.width(), stone.width(), shrunk),
                std::lerp(piece.height(), stone.height(), shrunk));
    const double y = std::lerp(piece.center().y(), stone.center().y(), time);
    drop.moveCenter({middleAt(y), y});
    return drop;
}

/// Down its right side and up its left one.
QPainterPath LensRibbons::Way::ribbon() const
{
    constexpr int parts = 16;
    const double wide = std::min(22.0, 0.22 * piece.width());
    const double narrow = std::min(7.0, 0.11 * stone.width());
    QPolygonF edge;
    for (const double side : {1.0, -1.0})
        for (int i = 0; i <= parts; ++i) {
            const double part = static_cast<double>(side > 0 ? i : parts - i) / parts;
            const double y = std::lerp(piece.bottom(), stone.center().y(), part);
            edge.append({middleAt(y) + side * std::lerp(wide, narrow, std::sqrt(part)), y});
        }
    QPainterPath path;
    path.addPolygon(edge);
    return path;
}

void LensRibbons::join(const QVariantList& pieces, const QVariantList& stones)
{
    m_ways.clear();
    QRectF all;
    for (qsizetype i = 0; i < std::min(pieces.size(), stones.size()); ++i) {
        m_ways.push_back({pieces[i].toRectF(), stones[i].toRectF()});
        all |= m_ways.back().piece | m_ways.back().stone;
    }
    constexpr double overhang = 4; // of outlines
    const QRect covered = all.adjusted(-overhang, -overhang, overhang, overhang).toAlignedRect();
    setPosition(covered.topLeft());
    setSize(covered.size());
    emit changed();
}

QList<QRectF> LensRibbons::drops() const
{
    QList<QRectF> drops;
    for (const Way& way : m_ways)
        drops.append(way.dropAt(m_time));
    return drops;
}

void LensRibbons::paint(QPainter* painter)
{
    const scene::Palette colours = paletteOf(m_colours);
    const bool isPlain = !worldOf(m_colours);
    const double shown = std::min({1.0, m_time / 0.1, (1 - m_time) / 0.15});
    const auto round = [painter](const QRectF& place, double part) {
        const double radius = part * std::min(place.width(), place.height());
        painter->drawRoundedRect(place, radius, radius);
    };
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(-position());
    painter->setPen(Qt::NoPen);
    painter->setBrush(scene::faded(colours.accent, 0.17 * shown));
    for (const Way& way : m_ways)
        painter->drawPath(way.ribbon());

    QPen dashes(scene::faded(colours.accent, 0.55 * shown), 2, Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({1, 3});
    painter->setPen(dashes);
    painter->setBrush(scene::faded(colours.accent, 0.1 * shown));
    for (std::size_t i = 0; i < m_ways.size(); ++i)
        if (i == 0 || m_ways[i].piece != m_ways[i - 1].piece)
            round(m_ways[i].piece.adjusted(1, 1, -1, -1), 0.09);

    const double ripe = std::min(1.0, 2 * m_time);
    const QColor body =
        scene::faded(scene::mixed(colours.stone, colours.accent, ripe), std::lerp(0.16, 1, ripe));
    for (const QRectF& drop : drops()) {
        QRadialGradient light(drop.left() + 0.36 * drop.width(), drop.top() + 0.3 * drop.height(),
                              0.8 * drop.width());
        light.setColorAt(0, isPlain ? body : scene::mixed(body, Qt::white, 0.7));
        light.setColorAt(1, body);
        painter->setPen(QPen(scene::faded(colours.accent, 0.8 * std::min(1.0, 4 * (1 - m_time))), 2));
        painter->setBrush(light);
        round(drop, std::lerp(0.09, 0.5, m_time));
    }
}

} // namespace models
