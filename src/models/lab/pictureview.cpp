// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/pictureview.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace models {
namespace {

constexpr double leastWhole = 4;       // pixels per unit: smaller ones need not be alike
constexpr double leastInView = 0.2;    // of the view is never left empty of the picture
constexpr double leastZoomOfFit = 0.8; // how far out one can zoom

} // namespace

PictureView::PictureView(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setClip(true);
}

void PictureView::setPicture(LabPicture* picture)
{
    if (!watch(m_picture, picture, &LabPicture::changed, this, &PictureView::takePicture))
        return;
    m_fitted = true;
    emit pictureChanged();
    takePicture();
}

void PictureView::setMargin(double margin)
{
    if (qFuzzyCompare(margin, m_margin))
        return;
    m_margin = margin;
    emit marginChanged();
    fitNow();
}

void PictureView::takePicture()
{
    ++m_content;
    if (m_fitted)
        fitNow();
    else
        setView(m_zoom, m_origin);
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

void PictureView::fitNow()
{
    if (!m_fitted)
        return;
    const double zoom = fittedZoom();
    const QSizeF spare = (m_picture ? m_picture->size() : QSizeF()) - QSizeF(width(), height()) / zoom;
    setView(zoom, QPointF(spare.width(), spare.height()) / 2);
}

void PictureView::fit()
{
    m_fitted = true;
    fitNow();
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

QPointF PictureView::toPicture(QPointF place) const
{
    return m_origin + place / m_zoom;
}

QPointF PictureView::toView(QPointF place) const
{
    return (place - m_origin) * m_zoom;
}

QRectF PictureView::visible() const
{
    return {m_origin, QSizeF(width(), height()) / m_zoom};
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

void PictureView::keep(QPointF before, QPointF after)
{
    if (!m_fitted)
        setView(m_zoom, m_origin + after - before);
}

void PictureView::geometryChange(const QRectF& next, const QRectF& before)
{
    QQuickItem::geometryChange(next, before);
    if (next.size() == before.size())
        return;
    if (m_fitted)
        fitNow();
    else
        setView(m_zoom, m_origin);
}

void PictureView::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged && data.boolValue)
        follow();
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) {
        m_isNewImage = true; // the texture belongs to the window
        if (m_fitted)
            fitNow();
        else
            setView(m_zoom, m_origin);
    }
}

} // namespace models
