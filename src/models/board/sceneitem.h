// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene/scene.h"

#include <QImage>
#include <QQuickItem>

#include <vector>

namespace models {

/// Paints a scene at the place that its parent has for it; of the next one only what differs. Lines may reach
/// a little over its sides.
class SceneItem : public QQuickItem {
public:
    explicit SceneItem(QQuickItem* parent);

    void show(scene::Scene scene);
    /// Letters look otherwise than before.
    void paintAgain();
    /// So large as what shows the scene.
    void cover(QSizeF size);
    /// With so many pixels to a unit.
    [[nodiscard]] const QImage& painted(double ratio);

protected:
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
    void releaseResources() override { m_image = {}; }

private:
    static constexpr double overhang = 24;

    scene::Scene m_scene;
    QImage m_image;              ///< null: nothing of it is painted
    std::vector<QRectF> m_stale; ///< what the image shows otherwise
};

} // namespace models
