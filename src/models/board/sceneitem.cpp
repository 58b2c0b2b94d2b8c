// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/sceneitem.h"

#include "scene/paint.h"

#include <QPainter>

#include <utility>

namespace models {

SceneItem::SceneItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setPosition({-overhang, -overhang});
    setVisible(false);
}

void SceneItem::show(scene::Scene scene)
{
    if (scene == m_scene)
        return;
    m_scene = std::move(scene);
    setVisible(!m_scene.figures.empty() || !m_scene.scenery.empty() || !m_scene.captions.empty());
    update();
}

void SceneItem::paint(QPainter* painter)
{
    painter->translate(overhang, overhang);
    scene::paint(*painter, m_scene);
}

void SceneItem::cover(QSizeF size)
{
    setSize(size + QSizeF(2 * overhang, 2 * overhang));
}

} // namespace models
