// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/pictureoverlay.h"

namespace models {

PictureOverlay::PictureOverlay(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void PictureOverlay::setView(PictureView* view)
{
    if (view == m_view)
        return;
    if (m_view)
        disconnect(m_view, nullptr, this, nullptr);
    m_view = view;
    if (m_view) {
        connect(m_view, &PictureView::pictureChanged, this, &PictureOverlay::follow);
        connect(m_view, &PictureView::viewChanged, this, [this] {
            if (isWanted())
                update();
        });
    }
    emit viewChanged();
    follow();
}

void PictureOverlay::follow()
{
    if (m_picture)
        disconnect(m_picture, nullptr, this, nullptr);
    m_picture = m_view ? m_view->picture() : nullptr;
    if (m_picture)
        connect(m_picture, &LabPicture::overlayChanged, this, &PictureOverlay::takeOverlay);
    takeOverlay();
}

void PictureOverlay::takeOverlay()
{
    const bool wasWanted = isWanted();
    m_overlay = m_picture ? m_picture->overlay() : nullptr;
    update();
    if (wasWanted != isWanted())
        emit wantedChanged();
}

void PictureOverlay::paint(QPainter* painter)
{
    if (m_overlay && m_view)
        m_overlay(*painter, m_view->visible(), m_view->zoom(), {});
}

} // namespace models
