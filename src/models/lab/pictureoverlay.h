// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/pictureview.h"

#include <QQuickPaintedItem>

namespace models {

/// What lies above a picture for a moment, such as what is pointed at: drawn at once. Fills its view.
class PictureOverlay : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::PictureView* view MEMBER m_view WRITE setView NOTIFY viewChanged)
    /// There is something to draw.
    Q_PROPERTY(bool wanted READ isWanted NOTIFY wantedChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    void paint(QPainter* painter) override
    {
        if (m_overlay && m_view)
            m_overlay(*painter, m_view->visible(), m_view->zoom(), {});
    }

    void setView(PictureView* view);
    [[nodiscard]] bool isWanted() const { return m_overlay != nullptr; }

signals:
    void viewChanged();
    void wantedChanged();

private:
    void follow();
    void receiveOverlay();

    Watched<PictureView> m_view;
    Watched<LabPicture> m_picture;
    LabPicture::Painter m_overlay;
};

} // namespace models
