// SPDX-License-Identifier: GPL-3.0-or-later

// The image that a view of a picture shows: when a new one is drawn, and where it lies.

#include "models/lab/pictureview.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRendererInterface>

#include <algorithm>
#include <cmath>
#include <utility>

namespace models {
namespace {

constexpr double reserve = 0.25;      // of the view, drawn beyond each of its edges
constexpr double shortReserve = 0.08; // with less left the next image is ordered
constexpr double mostImagePixels = 32e6;
constexpr double mostScaling = 1.5; // an image is of use until it is shown so much larger or smaller

bool isSame(double a, double b)
{
    return std::abs(a - b) < 1e-9 * std::max(1.0, std::abs(a));
}

} // namespace

bool PictureView::isDrawn() const
{
    if (m_shown.image.isNull() || m_shown.content != m_content || !isSame(m_shown.scale, m_zoom * ratio()))
        return false;
    const double x = width() * shortReserve / m_zoom;
    const double y = height() * shortReserve / m_zoom;
    const QRectF needed = visible().adjusted(-x, -y, x, y).intersected(QRectF(QPointF(), m_picture->size()));
    return needed.isEmpty() || m_shown.area().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(needed);
}

/// What is being drawn would be of no use any more.
bool PictureView::isStale() const
{
    const double scaling = m_zoom * ratio() / m_ordered.scale;
    return m_ordered.content != m_content || scaling > mostScaling || scaling < 1 / mostScaling ||
           !QRectF(m_ordered.corner, m_orderedPixels / m_ordered.scale).intersects(visible());
}

/// Orders a sharp image unless there is one; while one is drawn that is of use the next waits for it.
void PictureView::follow()
{
    const bool isShown = m_picture && isVisible() && width() > 0 && height() > 0 && window() != nullptr;
    if (isShown && !m_picture->size().isEmpty() && !isDrawn() && (!m_worker.isBusy() || isStale()))
        order();
    const bool sharp = m_picture && (m_picture->size().isEmpty() || (!m_shown.image.isNull() && isDrawn()));
    if (sharp == m_sharp)
        return;
    m_sharp = sharp;
    emit sharpChanged();
}

void PictureView::order()
{
    const double scale = m_zoom * ratio();
    const QSizeF view = QSizeF(width(), height()) * ratio();
    const double spare =
        view.width() * view.height() * (1 + 2 * reserve) * (1 + 2 * reserve) > mostImagePixels ? shortReserve
                                                                                               : reserve;
    const QSize beyond = (view * spare).toSize();
    const QSize pixels = view.toSize() + QSize(1, 1) + 2 * beyond;
    Shown next{.image = {},
               .corner = m_origin - QPointF(beyond.width(), beyond.height()) / scale,
               .scale = scale,
               .content = m_content};
    m_ordered = next;
    m_orderedPixels = pixels;
    m_worker.start(
        [this, next, pixels, paint = m_picture->painter(),
         ground = m_picture->palette().board](const solver::Job& job) mutable -> Worker::Delivery {
            next.image = QImage(pixels, QImage::Format_RGB32);
            next.image.fill(ground);
            QPainter painter(&next.image);
            paint(painter, next.area(), next.scale, job.stop);
            painter.end();
            return [this, next = std::move(next)] { take(next); };
        },
        {});
}

void PictureView::take(Shown shown)
{
    m_shown = std::move(shown);
    m_isNewImage = true;
    update();
    follow();
}

/// Where an image lies in the view; at whole device pixels where it is not scaled.
QRectF PictureView::targetOf(const Shown& shown) const
{
    const double device = ratio();
    const double scaling = m_zoom * device / shown.scale;
    QPointF corner = (shown.corner - m_origin) * m_zoom * device;
    if (isSame(scaling, 1))
        return {QPointF(corner.toPoint()) / device, QSizeF(shown.image.size()) / device};
    return {corner / device, QSizeF(shown.image.size()) * scaling / device};
}

QSGNode* PictureView::updatePaintNode(QSGNode* node, UpdatePaintNodeData*)
{
    auto* image = static_cast<QSGImageNode*>(node);
    const QRectF target = m_shown.image.isNull() ? QRectF() : targetOf(m_shown);
    const QRectF seen = target.intersected(boundingRect());
    if (seen.isEmpty() || !m_picture || m_picture->size().isEmpty()) {
        delete image;
        m_isNewImage = true;
        return nullptr;
    }
    if (image == nullptr) {
        image = window()->createImageNode();
        image->setOwnsTexture(true);
        m_isNewImage = true;
    }
    if (std::exchange(m_isNewImage, false))
        image->setTexture(window()->createTextureFromImage(m_shown.image, QQuickWindow::TextureIsOpaque));
    const double scaling = target.width() / m_shown.image.width(); // view pixels per image pixel
    const bool isSoftware = window()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    image->setFiltering(isSoftware || isSame(scaling * ratio(), 1) ? QSGTexture::Nearest
                                                                   : QSGTexture::Linear);
    image->setRect(seen);
    image->setSourceRect(QRectF((seen.topLeft() - target.topLeft()) / scaling, seen.size() / scaling));
    return image;
}

} // namespace models
