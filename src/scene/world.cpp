// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/world.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QMutex>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cmath>
#include <memory>
#include <numbers>
#include <utility>

namespace scene {
namespace {

struct Extent {
    QRectF box;
    QRectF all; ///< with its shadow
};

/// The elements of a theme, and what was drawn of them.
class Sheet {
public:
    explicit Sheet(Theme theme)
        : m_drawing(theme == Theme::Dark ? QStringLiteral(":/grundy/worlds/pieces-dark.svg")
                                         : QStringLiteral(":/grundy/worlds/pieces-light.svg"))
    {
    }

    [[nodiscard]] const Extent& extent(const QString& element)
    {
        auto found = m_extents.find(element);
        if (found == m_extents.end()) {
            Extent extent;
            if (const QString box = element + QStringLiteral("-box"); m_drawing.elementExists(box))
                extent = {m_drawing.boundsOnElement(box), m_drawing.boundsOnElement(element)};
            found = m_extents.insert(element, extent);
        }
        return *found;
    }

    /// As far from the middle of the box, in each direction, as anything but shadow is drawn.
    [[nodiscard]] const QPolygonF& contour(const QString& element)
    {
        QPolygonF& contour = m_contours[element];
        const auto& [box, all] = extent(element);
        if (!contour.isEmpty() || box.isEmpty())
            return contour;
        constexpr double side = 192; // pixels of the box
        const QSizeF scale(side / box.width(), side / box.height());
        QImage image(qCeil(all.width() * scale.width()), qCeil(all.height() * scale.height()),
                     QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.scale(scale.width(), scale.height());
        painter.translate(-all.topLeft());
        draw(painter, element);
        painter.end();
        const QPointF corner((box.left() - all.left()) * scale.width(),
                             (box.top() - all.top()) * scale.height());
        constexpr std::size_t directions = 72;
        std::array<double, directions> reach{};
        const auto at = [](std::size_t direction) {
            const double turn = 2 * std::numbers::pi * static_cast<double>(direction) / directions;
            return QPointF(std::cos(turn), std::sin(turn));
        };
        for (std::size_t direction = 0; direction < directions; ++direction)
            for (double length = side; length > 0 && reach.at(direction) == 0; --length)
                if (const QPoint pixel =
                        (corner + QPointF(side, side) / 2 + length * at(direction)).toPoint();
                    image.valid(pixel) && qAlpha(image.pixel(pixel)) > 127)
                    reach.at(direction) = length / side;
        for (std::size_t direction = 0; direction < directions; ++direction) {
            const double before = reach.at((direction + directions - 1) % directions);
            const double after = reach.at((direction + 1) % directions);
            contour.append(QPointF(0.5, 0.5) +
                           (before + 2 * reach.at(direction) + after) / 4 * at(direction));
        }
        return contour;
    }

    /// Where the painter's units are those of the file.
    void draw(QPainter& painter, const QString& element)
    {
        m_drawing.render(&painter, element, extent(element).all);
    }

    /// So many pixels for each unit of the file.
    [[nodiscard]] QImage pixels(const QString& element, QSizeF scale, QPointF origin, QSize size)
    {
        const Key key(element, {size.width(), size.height()});
        if (const QImage* const drawn = m_pixels.object(key))
            return *drawn;
        auto image = std::make_unique<QImage>(size, QImage::Format_ARGB32_Premultiplied);
        image->fill(Qt::transparent);
        QPainter painter(image.get());
        painter.translate(origin);
        painter.scale(scale.width(), scale.height());
        draw(painter, element);
        painter.end();
        QImage result = *image;
        m_pixels.insert(key, image.release(), std::max<qsizetype>(1, result.sizeInBytes() / 1024));
        return result;
    }

private:
    using Key = std::pair<QString, std::pair<int, int>>;
    static constexpr qsizetype mostKilobytes = qsizetype{16} * 1024;

    QSvgRenderer m_drawing;
    QHash<QString, Extent> m_extents;
    QHash<QString, QPolygonF> m_contours;
    QCache<Key, QImage> m_pixels{mostKilobytes};
};

QMutex sheetMutex; ///< of all that follows

Sheet& sheetOf(Theme theme)
{
    static std::array<std::unique_ptr<Sheet>, 2> sheets;
    std::unique_ptr<Sheet>& sheet = sheets.at(static_cast<std::size_t>(theme));
    if (!sheet)
        sheet = std::make_unique<Sheet>(theme);
    return *sheet;
}

} // namespace

QRectF elementBox(const QString& element)
{
    const QMutexLocker lock(&sheetMutex);
    return sheetOf(Theme::Light).extent(element).box;
}

QPolygonF elementContour(const QString& element)
{
    const QMutexLocker lock(&sheetMutex);
    return sheetOf(Theme::Light).contour(element);
}

void paintElement(QPainter& painter, const QString& element, const QRectF& place, Theme theme)
{
    const QMutexLocker lock(&sheetMutex);
    Sheet& sheet = sheetOf(theme);
    const auto& [box, all] = sheet.extent(element);
    if (box.isEmpty() || place.isEmpty())
        return;
    painter.save();
    constexpr double mostPixels = 4096; // of what is kept
    const QTransform& view = painter.deviceTransform();
    const QRectF target = view.mapRect(place);
    if (painter.paintEngine()->type() == QPaintEngine::Raster && view.type() <= QTransform::TxScale &&
        view.m11() > 0 && view.m22() > 0 && std::max(target.width(), target.height()) <= mostPixels) {
        const QSizeF scale(target.width() / box.width(), target.height() / box.height());
        const QPoint margin(qCeil((box.left() - all.left()) * scale.width()) + 1,
                            qCeil((box.top() - all.top()) * scale.height()) + 1);
        const QSize size(qCeil((all.right() - box.left()) * scale.width()) + margin.x() + 1,
                         qCeil((all.bottom() - box.top()) * scale.height()) + margin.y() + 1);
        const QPointF origin(margin.x() - box.left() * scale.width(),
                             margin.y() - box.top() * scale.height());
        QImage image = sheet.pixels(element, scale, origin, size);
        const double ratio = painter.device()->devicePixelRatioF();
        image.setDevicePixelRatio(ratio);
        painter.resetTransform();
        painter.drawImage(QPointF(target.topLeft().toPoint() - margin) / ratio, image);
    } else {
        painter.translate(place.topLeft());
        painter.scale(place.width() / box.width(), place.height() / box.height());
        painter.translate(-box.topLeft());
        sheet.draw(painter, element);
    }
    painter.restore();
}

} // namespace scene
