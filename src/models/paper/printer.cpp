// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/printer.h"

#include <QGuiApplication>
#include <QMarginsF>
#include <QPageRanges>
#include <QPainter>
#include <QPrinter>

#include <algorithm>
#include <vector>

namespace models {
namespace {

/// By their numbers from 0.
std::vector<int> pagesAskedFor(const QPrinter& printer, int count)
{
    const QPageRanges ranges = printer.pageRanges();
    const bool isAll = printer.printRange() != QPrinter::PageRange || ranges.isEmpty();
    std::vector<int> asked;
    for (int page = 0; page < count; ++page)
        if (isAll || ranges.contains(page + 1))
            asked.push_back(page);
    if (printer.pageOrder() == QPrinter::LastPageFirst)
        std::ranges::reverse(asked);
    return asked;
}

} // namespace

void setUp(QPrinter& printer, printing::Paper paper, const QString& title)
{
    printer.setDocName(title);
    printer.setCreator(QGuiApplication::applicationName());
    printer.setFullPage(true);
    printer.setPageSize(printing::pageSize(paper));
    printer.setPageMargins(QMarginsF());
}

bool printPages(QPrinter& printer, const printing::Pages& pages, const std::stop_token& stop)
{
    const std::vector<int> asked = pagesAskedFor(printer, pages.count());
    QPainter painter;
    if (asked.empty() || !painter.begin(&printer))
        return false;
    const QSizeF sheet = printer.paperRect(QPrinter::DevicePixel).size();
    const double scale =
        std::min(sheet.width() / pages.pageSize().width(), sheet.height() / pages.pageSize().height());
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (stop.stop_requested())
            printer.abort();
        if (stop.stop_requested() || (i > 0 && !printer.newPage()))
            return false;
        painter.save();
        painter.translate((sheet.width() - pages.pageSize().width() * scale) / 2,
                          (sheet.height() - pages.pageSize().height() * scale) / 2);
        painter.scale(scale, scale);
        pages.paint(painter, asked[i]);
        painter.restore();
    }
    return painter.end() && printer.printerState() != QPrinter::Error;
}

} // namespace models
