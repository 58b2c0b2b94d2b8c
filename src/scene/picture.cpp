// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/picture.h"

#include "scene/paint.h"
#include "scene/pngsize.h"
#include "scene/savedimage.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace scene {
namespace {

constexpr int pixelsPerInch = 96; // a pixel is a pixel of CSS

bool writeSvg(QIODevice& file, const Canvas& canvas)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setResolution(pixelsPerInch);
    svg.setSize(canvas.size.toSize());
    svg.setViewBox(QRectF(QPointF(), canvas.size));
    svg.setTitle(canvas.title);
    QPainter painter;
    if (!painter.begin(&svg))
        return false;
    canvas.draw(painter);
    return painter.end();
}

bool writePng(QIODevice& file, const Canvas& canvas)
{
    const QSizeF size = canvas.size;
    const double scale = std::min(canvas.pngScale, longestSide / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return false;
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(scale, scale);
    canvas.draw(painter);
    painter.end();
    return saveImage(image, file);
}

/// One page as large as the picture.
bool writePdf(QIODevice& file, const Canvas& canvas)
{
    constexpr double pointsPerInch = 72;
    const QSizeF points = canvas.size * pointsPerInch / pixelsPerInch;
    QPdfWriter pdf(&file);
    pdf.setTitle(canvas.title);
    pdf.setCreator(QGuiApplication::applicationName());
    pdf.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch),
                                  QPageLayout::Portrait, QMarginsF()));
    QPainter painter;
    if (!painter.begin(&pdf))
        return false;
    const double scale = pdf.width() / canvas.size.width();
    painter.scale(scale, scale);
    canvas.draw(painter);
    return painter.end();
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("svg"))
        return PictureFormat::Svg;
    if (suffix == QLatin1String("png"))
        return PictureFormat::Png;
    if (suffix == QLatin1String("pdf"))
        return PictureFormat::Pdf;
    return std::nullopt;
}

Scene pictureOf(const games::Board& board, const Look& look, std::optional<QSizeF> size)
{
    constexpr QSizeF usual(1280, 800);
    Room room = screenRoom(size.value_or(usual));
    const double edge = 2.5 * room.step;
    room.isCentred = size.has_value();
    room.size -= QSizeF(2 * edge, 2 * edge);
    constexpr double leastSide = 16; // in letters, for captions beside the pieces
    Look fitting = look;
    if (!look.isOutlined() && std::min(room.size.width(), room.size.height()) < leastSide * room.letter)
        fitting.captions = Captions::Needed;
    Scene scene = sceneOf(board, fitting, room);
    scene.move(1, {edge, edge});
    scene.size = size.value_or(scene.size + QSizeF(2 * edge, 2 * edge));
    return scene;
}

bool writePicture(QIODevice& file, PictureFormat format, const Canvas& canvas)
{
    switch (format) {
    case PictureFormat::Svg: return writeSvg(file, canvas);
    case PictureFormat::Png: return writePng(file, canvas);
    case PictureFormat::Pdf: break;
    }
    return writePdf(file, canvas);
}

bool writePicture(QIODevice& file, PictureFormat format, const Picture& picture)
{
    const auto draw = [&scene = picture.scene](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), scene.size), scene.colours.board);
        paint(painter, scene);
    };
    return writePicture(
        file, format,
        Canvas{
            .size = picture.scene.size, .title = picture.title, .pngScale = picture.pngScale, .draw = draw});
}

} // namespace scene
