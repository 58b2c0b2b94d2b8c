// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/labpicture.h"

#include "scene/pngsize.h"
#include "scene/savedimage.h"
#include "wording/filename.h"
#include "wording/wholefile.h"

#include <QFileInfo>
#include <QImage>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace models {
namespace {

constexpr double pixelsAround = 16; // the picture
constexpr double mostPngPixels = 16e6;
constexpr double leastSide = 1024; // pixels: a picture of few units is drawn larger

/// Pixels per unit at which a small picture can be read.
double readableScale(QSizeF size, const LabPicture::Scales& scales)
{
    const double longer = std::max(size.width(), size.height());
    const double wanted = std::clamp(leastSide / longer, 1.0, std::max(1.0, scales.fit));
    return scales.fitsWholePixels ? std::floor(wanted) : wanted;
}

void paintWhole(QPainter& painter, const LabPicture& picture, double scale)
{
    const double around = pixelsAround / scale;
    const QRectF all = QRectF(QPointF(), picture.size()).adjusted(-around, -around, around, around);
    painter.fillRect(QRectF(QPointF(), all.size() * scale), picture.palette().board);
    picture.painter()(painter, all, scale, {});
}

QSizeF pixelsOf(const LabPicture& picture, double scale)
{
    return picture.size() * scale + QSizeF(2 * pixelsAround, 2 * pixelsAround);
}

bool writeSvg(QIODevice& file, const LabPicture& picture, const QString& title)
{
    const double scale = readableScale(picture.size(), picture.scales());
    const QSizeF pixels = pixelsOf(picture, scale);
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setResolution(96); // a pixel is a pixel of CSS
    svg.setSize(pixels.toSize());
    svg.setViewBox(QRectF(QPointF(), pixels));
    svg.setTitle(title);
    QPainter painter;
    if (!painter.begin(&svg))
        return false;
    paintWhole(painter, picture, scale);
    return painter.end();
}

bool writePng(QIODevice& file, const LabPicture& picture)
{
    const QSizeF size = picture.size();
    double scale = scene::pngScale * readableScale(size, picture.scales());
    scale = std::min(scale, (scene::longestSide - 2 * pixelsAround) / std::max(size.width(), size.height()));
    scale = std::min(scale, std::sqrt(mostPngPixels / (size.width() * size.height())));
    QImage image(pixelsOf(picture, scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return false;
    QPainter painter(&image);
    paintWhole(painter, picture, scale);
    painter.end();
    return scene::saveImage(image, file);
}

LabColours labColours(const QVariantMap& colours)
{
    const auto at = [&colours](const char* name) {
        return colours.value(QLatin1String(name)).value<QColor>();
    };
    return {.board = at("board"),
            .surface = at("surface"),
            .line = at("line"),
            .ink = at("ink"),
            .ink3 = at("ink3"),
            .accent = at("accent"),
            .cold = at("cold"),
            .coldTint = at("coldTint"),
            .hot = at("hot"),
            .hotTint = at("hotTint"),
            .left = at("left"),
            .leftTint = at("leftTint"),
            .right = at("right"),
            .rightTint = at("rightTint"),
            .stone = at("stone")};
}

} // namespace

QColor mixed(const QColor& first, const QColor& second, double part)
{
    const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(b + (a - b) * part)); };
    return {mix(first.red(), second.red()), mix(first.green(), second.green()),
            mix(first.blue(), second.blue())};
}

void LabPicture::setColours(const QVariantMap& colours)
{
    if (colours == m_colourMap)
        return;
    m_colourMap = colours;
    m_colours = labColours(colours);
    emit changed();
    emit overlayChanged();
}

QString LabPicture::save(const QUrl& url, const QString& title) const
{
    const QString path = wording::pathOf(url);
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isSvg = suffix == QLatin1String("svg");
    if (!isSvg && suffix != QLatin1String("png"))
        return tr("A picture’s name ends in .svg or .png.");
    if (size().isEmpty())
        return tr("There is no picture to write.");
    const QString cause = wording::writeWholeFile(
        path, [&](QIODevice& file) { return isSvg ? writeSvg(file, *this, title) : writePng(file, *this); });
    return wording::fileProblem(path, cause);
}

} // namespace models
