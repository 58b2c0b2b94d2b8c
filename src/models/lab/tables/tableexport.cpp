// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/tables/tableexport.h"

#include "analysis/tables/tabletext.h"
#include "scene/pngsize.h"
#include "scene/savedimage.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/tables.h"
#include "wording/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <sstream>

namespace models {
namespace {

analysis::TablePicture pictureOf(const analysis::FamilyTable& table)
{
    analysis::TablePicture picture{.title = tableTitle(table).toStdString(), .notes = {}};
    picture.notes.push_back(wording::tableSummary(table).toStdString());
    for (const QString& line : wording::periodLines(table))
        picture.notes.push_back(line.toStdString());
    return picture;
}

std::string svgText(const analysis::FamilyTable& table)
{
    std::ostringstream out;
    analysis::writeSvg(out, table, pictureOf(table));
    return out.str();
}

QByteArray textFor(const QString& suffix, const analysis::FamilyTable& table)
{
    if (suffix == QLatin1String("svg"))
        return QByteArray::fromStdString(svgText(table));
    std::ostringstream out;
    if (suffix == QLatin1String("csv"))
        analysis::writeCsv(out, table);
    else
        analysis::writeJson(out, table, [](const games::ParseError& error) {
            return wording::parseErrorText(error).toStdString();
        });
    return QByteArray::fromStdString(out.str());
}

QImage imageOf(const analysis::FamilyTable& table)
{
    QSvgRenderer renderer(QByteArray::fromStdString(svgText(table)));
    const QSizeF size = renderer.defaultSize();
    const double scale =
        std::min(scene::pngScale, scene::longestSide / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

QString tableTitle(const analysis::FamilyTable& table)
{
    const auto& request = table.request;
    //: a game, a family of its positions, which value is shown
    return QCoreApplication::translate("TableExport", "%1: %2, %3")
        .arg(wording::gameTitle(request.pattern.gameId()),
             wording::familyTitle(request.pattern, request.shown), wording::shownTitle(request.shown));
}

QString writeTable(const QString& path, const analysis::FamilyTable& table)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QStringList known{QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("svg"),
                            QStringLiteral("png")};
    if (!known.contains(suffix))
        return QCoreApplication::translate("TableExport",
                                           "A table’s name ends in .csv, .json, .svg or .png.");
    if (suffix != QLatin1String("png"))
        return wording::fileProblem(path, wording::writeWholeFile(path, textFor(suffix, table)));
    const QString cause = wording::writeWholeFile(
        path, [&table](QIODevice& file) { return scene::saveImage(imageOf(table), file); });
    return wording::fileProblem(path, cause);
}

} // namespace models
