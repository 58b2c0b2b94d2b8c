// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a table as QML reads them, and the way to files.

#include "analysis/tables/tabletext.h"
#include "models/analysis/outcomes.h"
#include "models/lab/tables/tablemodel.h"
#include "scene/pngsize.h"
#include "scene/savedimage.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/tables.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
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

constexpr std::size_t roundRow = 10;   ///< columns of a wrapped row without a period, or a multiple
constexpr qsizetype longestNamed = 48; ///< characters of a notation in a line about a cell

/// "Nim: Two heaps, Grundy value".
QString tableTitle(const analysis::FamilyTable& table)
{
    const auto& request = table.request;
    //: a game, a family of its positions, which value is shown
    return QCoreApplication::translate("TableExport", "%1: %2, %3")
        .arg(wording::gameTitle(request.pattern.gameId()),
             wording::familyTitle(request.pattern, request.shown), wording::shownTitle(request.shown));
}

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

/// Writes a table to a file named .csv, .json, .svg or .png; a sentence where that fails, else empty.
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

} // namespace

QString TableModel::title() const
{
    return table() ? tableTitle(*table()) : QString();
}

std::size_t TableModel::rowLength() const
{
    const auto fitting = static_cast<std::size_t>(m_fitting);
    if (fitting == 0 || width() <= fitting)
        return width();
    const auto& period = table()->periods.front();
    const std::size_t unit = period && period->period <= fitting ? static_cast<std::size_t>(period->period)
                                                                 : std::min(fitting, roundRow);
    return fitting / unit * unit;
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto place = placeOf(index.row(), index.column());
    if (!place)
        return {};
    const auto& cell = table()->at(place->row, place->column);
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return wording::numeral(wording::fromUtf8(analysis::cellText(cell, table()->request.shown)));
    case OutcomeRole: return static_cast<int>(shownOutcome(cell.verdict.outcome));
    case PaleRole: return isPale(cell);
    case WordsRole: return words(index.row(), index.column());
    default: return {};
    }
}

std::optional<TableModel::CellLook> TableModel::lookOf(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place || table()->at(place->row, place->column).refusal)
        return std::nullopt;
    const auto& cell = table()->at(place->row, place->column);
    return CellLook{.text =
                        wording::numeral(wording::fromUtf8(analysis::cellText(cell, table()->request.shown))),
                    .outcome = cell.verdict.outcome,
                    .strength = m_shades->of(cell),
                    .pale = isPale(cell)};
}

QVariantMap TableModel::bracket(int row) const
{
    if (!table() || row < 0 || row >= rowCount())
        return {};
    const auto& period = table()->periods[isWrapped() ? 0 : static_cast<std::size_t>(row)];
    if (!period)
        return {};
    const auto start = static_cast<qint64>(period->from - table()->request.n.least);
    const qint64 end = start + static_cast<qint64>(period->period) - 1;
    const qint64 left = isWrapped() ? qint64{row} * columns() : 0;
    const qint64 right = left + columns() - 1;
    if (end < left || start > right)
        return {};
    return {{QStringLiteral("first"), static_cast<int>(std::max(start, left) - left)},
            {QStringLiteral("last"), static_cast<int>(std::min(end, right) - left)},
            {QStringLiteral("starts"), start >= left},
            {QStringLiteral("ends"), end <= right},
            {QStringLiteral("proven"), period->theorem.has_value()}};
}

QString TableModel::rowTitle(int row) const
{
    if (!table() || row < 0 || row >= rowCount() || !(isOfTwo() || isWrapped()))
        return {};
    const auto place = static_cast<std::uint64_t>(row);
    return isOfTwo() ? wording::ungrouped(table()->request.m.least + place)
                     : wording::ungrouped(table()->request.n.least + place * rowLength());
}

QString TableModel::columnTitle(int column) const
{
    if (column < 0 || column >= columnCount())
        return {};
    const auto place = static_cast<std::uint64_t>(column);
    //: head of a column of a table that is wrapped: so much is added to the number before the row
    return isWrapped() ? tr("+%1").arg(place) : wording::ungrouped(table()->request.n.least + place);
}

QString TableModel::notation(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place || table()->at(place->row, place->column).refusal)
        return {};
    return wording::fromUtf8(table()->notation(place->row, place->column));
}

QString TableModel::words(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place)
        return {};
    const auto& cell = table()->at(place->row, place->column);
    const QString n = wording::ungrouped(table()->request.n.least + place->column);
    //: a place of a table: two numbers, or the names that stand for them
    const QString where = isOfTwo() ? tr("n = %1, m = %2").arg(n, rowTitle(row)) : tr("n = %1").arg(n);
    if (cell.refusal)
        //: a place of a table, such as "n = 3, m = 4", and why no position belongs there
        return tr("%1: no position, %2").arg(where, wording::parseErrorText(*cell.refusal));
    const auto shown = table()->request.shown;
    QStringList parts;
    if (const QString here = notation(row, column); here.size() <= longestNamed)
        parts.append(here);
    if (cell.unsolved)
        //: of a position of a table: it is not known who wins
        parts.append(tr("not solved"));
    if (cell.verdict.outcome)
        parts.append(wording::outcomeLegend(*cell.verdict.outcome));
    if (shown != analysis::Shown::Outcome && !cell.unsolved)
        //: which value is shown, and what it is: "Grundy value 3"
        parts.append(tr("%1 %2").arg(wording::shownTitle(shown),
                                     wording::numeral(wording::fromUtf8(analysis::cellText(cell, shown)))));
    //: a place of the table, "n = 3, m = 4", and what stands there
    return tr("%1: %2").arg(where, parts.join(tr(", ")));
}

QString TableModel::exportTo(const QUrl& url) const
{
    return table() ? writeTable(url.toLocalFile(), *table()) : tr("There is no table yet.");
}

} // namespace models
