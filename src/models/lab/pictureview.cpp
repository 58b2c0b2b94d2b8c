// SPDX-License-Identifier: GPL-3.0-or-later
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

constexpr double leastWhole = 4;       // pixels per unit: smaller ones need not be alike
constexpr double leastInView = 0.2;    // of the view is never left empty of the picture
constexpr double leastZoomOfFit = 0.8; // how far out one can zoom

constexpr double reserve = 0.25;      // of the view, drawn beyond each of its edges
constexpr double shortReserve = 0.08; // with less left the next image is ordered
constexpr double mostImagePixels = 32e6;
constexpr double mostScaling = 1.5; // an image is of use until it is shown so much larger or smaller

bool isSame(double a, double b)
{
    return std::abs(a - b) < 1e-9 * std::max(1.0, std::abs(a));
}

} // namespace

PictureView::PictureView(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setClip(true);
    connect(this, &PictureView::marginChanged, this, [this] {
        if (m_fitted)
            viewAgain();
    });
}

void PictureView::setPicture(LabPicture* picture)
{
    if (!watch(m_picture, picture, &LabPicture::changed, this, &PictureView::receivePicture))
        return;
    m_fitted = true;
    emit pictureChanged();
    receivePicture();
}

void PictureView::receivePicture()
{
    ++m_content;
    viewAgain();
    follow();
}

double PictureView::ratio() const
{
    return window() == nullptr ? 1 : window()->effectiveDevicePixelRatio();
}

double PictureView::fittedZoom() const
{
    const QSizeF size = m_picture ? m_picture->size() : QSizeF();
    if (size.isEmpty() || width() <= 0 || height() <= 0)
        return 1;
    const double room = std::min(std::max(width() - 2 * m_margin, width() / 2) / size.width(),
                                 std::max(height() - 2 * m_margin, height() / 2) / size.height());
    const LabPicture::Scales scales = m_picture->scales();
    const double zoom = std::min(room, scales.fit);
    const double pixels = zoom * ratio();
    return scales.fitsWholePixels && pixels >= leastWhole ? std::floor(pixels) / ratio() : zoom;
}

/// Fitted, or as far as it can where it was.
void PictureView::viewAgain()
{
    if (!m_fitted)
        return setView(m_zoom, m_origin);
    const double zoom = fittedZoom();
    const QSizeF spare = (m_picture ? m_picture->size() : QSizeF()) - QSizeF(width(), height()) / zoom;
    setView(zoom, QPointF(spare.width(), spare.height()) / 2);
}

void PictureView::fit()
{
    m_fitted = true;
    viewAgain();
}

/// Takes a zoom and an origin as far as there is something to see there, at whole device pixels.
void PictureView::setView(double zoom, QPointF origin)
{
    const QSizeF size = m_picture ? m_picture->size() : QSizeF();
    const auto within = [zoom, this](double at, double room, double length) {
        const double seen = room / zoom;
        const double kept = std::clamp(at, -seen * (1 - leastInView), length - seen * leastInView);
        const double pixels = zoom * ratio();
        return std::round(kept * pixels) / pixels;
    };
    m_zoom = zoom;
    m_origin = {within(origin.x(), width(), size.width()), within(origin.y(), height(), size.height())};
    ++m_revision;
    emit viewChanged();
    update();
    follow();
}

void PictureView::zoomAt(double factor, double x, double y)
{
    if (!m_picture || factor <= 0)
        return;
    const double fitted = fittedZoom();
    const double next =
        std::clamp(m_zoom * factor, fitted * leastZoomOfFit, std::max(m_picture->scales().most, fitted));
    const QPointF place(x, y);
    const QPointF kept = toPicture(place);
    m_fitted = false;
    setView(next, kept - place / next);
}

void PictureView::panBy(double dx, double dy)
{
    m_fitted = false;
    setView(m_zoom, m_origin - QPointF(dx, dy) / m_zoom);
}

void PictureView::centreOn(QPointF place, double leastZoom)
{
    const double zoom = std::max(m_zoom, leastZoom);
    m_fitted = false;
    setView(zoom, place - QPointF(width(), height()) / (2 * zoom));
}

void PictureView::reveal(const QRectF& box)
{
    const QRectF seen = visible();
    if (seen.contains(box))
        return;
    const double spare = m_margin / m_zoom;
    const auto shift = [spare](double from, double to, double first, double last) {
        return first - spare < from ? first - spare - from : last + spare > to ? last + spare - to : 0.0;
    };
    m_fitted = false;
    setView(m_zoom, m_origin + QPointF(shift(seen.left(), seen.right(), box.left(), box.right()),
                                       shift(seen.top(), seen.bottom(), box.top(), box.bottom())));
}

void PictureView::geometryChange(const QRectF& next, const QRectF& before)
{
    QQuickItem::geometryChange(next, before);
    if (next.size() != before.size())
        viewAgain();
}

void PictureView::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged) {
        if (data.boolValue)
            follow();
        else
            crop();
    }
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) {
        m_isNewImage = true; // the texture belongs to the window
        viewAgain();
    }
}

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
    if (std::exchange(m_sharp, sharp) != sharp)
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
    Shown next{.corner = m_origin - QPointF(beyond.width(), beyond.height()) / scale,
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
            return [this, next = std::move(next)] { receive(next); };
        },
        {});
}

void PictureView::receive(Shown shown)
{
    m_shown = std::move(shown);
    m_isNewImage = true;
    if (!isVisible())
        crop();
    update();
    follow();
}

/// Hidden, it keeps what is seen first when it is shown again: less than half of the image.
void PictureView::crop()
{
    if (m_shown.image.isNull())
        return;
    const QRectF target = targetOf(m_shown);
    const double scaling = target.width() / m_shown.image.width(); // view pixels per image pixel
    const QRectF seen = target.intersected(boundingRect()).translated(-target.topLeft());
    const QRect kept = QRectF(seen.topLeft() / scaling, seen.size() / scaling).toAlignedRect();
    m_shown.image = kept.isEmpty() ? QImage() : m_shown.image.copy(kept & m_shown.image.rect());
    m_shown.corner += QPointF(kept.topLeft()) / m_shown.scale;
    m_isNewImage = true;
    update();
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
