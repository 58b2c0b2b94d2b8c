// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/sceneitem.h"

#include "scene/paint.h"

#include <QPainter>
#include <QQuickWindow>
#include <QRegion>
#include <QSGImageNode>

#include <utility>

namespace models {

SceneItem::SceneItem(QQuickItem* parent) : QQuickItem(parent)
{
    setPosition({-overhang, -overhang});
    setFlag(ItemHasContents);
}

void SceneItem::show(scene::Scene scene)
{
    const auto different = scene::differences(m_scene, scene);
    if (different && different->empty())
        return;
    m_scene = std::move(scene);
    if (different)
        m_stale.insert(m_stale.end(), different->begin(), different->end());
    else
        m_image = {};
    update();
}

void SceneItem::paintAgain()
{
    m_image = {};
    update();
}

void SceneItem::cover(QSizeF size)
{
    setSize(size + QSizeF(2 * overhang, 2 * overhang));
}

const QImage& SceneItem::painted(double ratio)
{
    const QSize pixels(qCeil(ratio * width()), qCeil(ratio * height()));
    QTransform view = QTransform::fromScale(ratio, ratio);
    view.translate(overhang, overhang);
    QRegion only;
    if (m_image.size() != pixels) {
        m_image = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
        only = m_image.rect();
    }
    for (const QRectF& place : std::exchange(m_stale, {}))
        only += view.mapRect(place).toAlignedRect();
    only &= m_image.rect();
    if (only.isEmpty())
        return m_image;
    QPainter painter(&m_image);
    painter.setClipRegion(only);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.fillRect(m_image.rect(), Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setTransform(view);
    scene::paint(painter, m_scene, only);
    return m_image;
}

QSGNode* SceneItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData*)
{
    delete node; // its texture shares the image, which would be copied to be painted on
    if (size().isEmpty() || (m_scene.figures.empty() && m_scene.scenery.empty() && m_scene.ghosts.empty() &&
                             m_scene.captions.empty())) {
        m_image = {};
        return nullptr;
    }
    const double ratio = window()->effectiveDevicePixelRatio();
    const QImage& shown = painted(ratio);
    QSGImageNode* const image = window()->createImageNode();
    image->setOwnsTexture(true);
    image->setTexture(window()->createTextureFromImage(shown, QQuickWindow::TextureHasAlphaChannel));
    image->setRect(QRectF(QPointF(), QSizeF(shown.size()) / ratio));
    image->setSourceRect(QRectF(QPointF(), shown.size()));
    return image;
}

} // namespace models
