// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene/scene.h"

#include <QQuickPaintedItem>

namespace models {

/// Paints a scene at the place that its parent has for it. Lines may reach a little over its sides.
class SceneItem : public QQuickPaintedItem {
public:
    explicit SceneItem(QQuickItem* parent);

    void show(scene::Scene scene);
    void paint(QPainter* painter) override;

    /// So large as what shows the scene.
    void cover(QSizeF size);

private:
    static constexpr double overhang = 24;

    scene::Scene m_scene;
};

} // namespace models
