// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/pictureoverlay.h"

namespace models {

void PictureOverlay::setView(PictureView* view)
{
    if (!watch(m_view, view, &PictureView::pictureChanged, this, &PictureOverlay::follow))
        return;
    if (view != nullptr)
        connect(view, &PictureView::viewChanged, this, [this] {
            if (isWanted())
                update();
        });
    emit viewChanged();
    follow();
}

void PictureOverlay::follow()
{
    watch(m_picture, m_view ? m_view->picture() : nullptr, &LabPicture::overlayChanged, this,
          &PictureOverlay::receiveOverlay);
    receiveOverlay();
}

void PictureOverlay::receiveOverlay()
{
    const bool wasWanted = isWanted();
    m_overlay = m_picture ? m_picture->overlay() : nullptr;
    update();
    if (wasWanted != isWanted())
        emit wantedChanged();
}

} // namespace models
