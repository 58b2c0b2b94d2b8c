// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/lensribbons.h"

#include "models/palette.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace models {
namespace {

QImage clearImage(QSizeF size, double ratio)
{
    QImage image((size * ratio).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    return image;
}

/// `part`: the radius of its corners, of its shorter side.
void drawRounded(QPainter& painter, const QRectF& place, double part)
{
    const double radius = part * std::min(place.width(), place.height());
    painter.drawRoundedRect(place, radius, radius);
}

} // namespace

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
    m_bands = {};
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

const QImage& LensRibbons::bands(const QColor& colour, double ratio)
{
    if (!m_bands.isNull() && m_bandColour == colour && m_bands.devicePixelRatio() == ratio)
        return m_bands;
    m_bandColour = colour;
    m_bands = clearImage(size(), ratio);
    QPainter painter(&m_bands);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-position());
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene::faded(colour, 0.17));
    for (const Way& way : m_ways)
        painter.drawPath(way.ribbon());
    QPen dashes(scene::faded(colour, 0.55), 2, Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({1, 3});
    painter.setPen(dashes);
    painter.setBrush(scene::faded(colour, 0.1));
    for (std::size_t i = 0; i < m_ways.size(); ++i)
        if (i == 0 || m_ways[i].piece != m_ways[i - 1].piece)
            drawRounded(painter, m_ways[i].piece.adjusted(1, 1, -1, -1), 0.09);
    return m_bands;
}

/// Drops of one size are painted once: each gradient wakes threads of Qt.
void LensRibbons::paint(QPainter* painter)
{
    constexpr double beside = 2; // of the outline
    const scene::Palette colours = paletteOf(m_colours);
    const double ratio = painter->deviceTransform().m11();
    painter->setOpacity(std::min({1.0, m_time / 0.1, (1 - m_time) / 0.15}));
    painter->drawImage(QPointF(), bands(colours.accent, ratio));
    painter->setOpacity(1);

    const double ripe = std::min(1.0, 2 * m_time);
    const QColor body =
        scene::faded(scene::mixed(colours.stone, colours.accent, ripe), std::lerp(0.16, 1, ripe));
    QImage image;
    QSizeF painted;
    for (const QRectF& drop : drops()) {
        if (std::exchange(painted, drop.size()) != drop.size()) {
            const QRectF place({beside, beside}, painted);
            image = clearImage(painted + 2 * QSizeF(beside, beside), ratio);
            QPainter one(&image);
            one.setRenderHint(QPainter::Antialiasing);
            QRadialGradient light(place.left() + 0.36 * place.width(), place.top() + 0.3 * place.height(),
                                  0.8 * place.width());
            light.setColorAt(0, worldOf(m_colours)
                                    ? scene::faded(scene::mixed(body, Qt::white, 0.7), body.alphaF())
                                    : body);
            light.setColorAt(1, body);
            one.setPen(QPen(scene::faded(colours.accent, 0.8 * std::min(1.0, 4 * (1 - m_time))), 2));
            one.setBrush(light);
            drawRounded(one, place, std::lerp(0.09, 0.5, m_time));
        }
        painter->drawImage(drop.topLeft() - position() - QPointF(beside, beside), image);
    }
}

} // namespace models
