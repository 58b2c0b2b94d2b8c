// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/worksheets/worksheetpicture.h"

#include "print/units.h"

namespace models {
namespace {

constexpr double shadow = 2.5; // points beside the paper

void paintPaper(QPainter& painter, QSizeF size)
{
    painter.fillRect(QRectF(QPointF(shadow, shadow), size), QColor(0, 0, 0, 60));
    painter.fillRect(QRectF(QPointF(), size), Qt::white);
}

} // namespace

QSizeF WorksheetPicture::size() const
{
    const auto pages = m_sheet ? m_sheet->sheet() : nullptr;
    return pages ? pages->pageSize() / printing::pt : QSizeF();
}

LabPicture::Painter WorksheetPicture::painter() const
{
    const auto pages = m_sheet ? m_sheet->sheet() : nullptr;
    return [pages, page = m_page](QPainter& painter, const QRectF& visible, double scale,
                                  const std::stop_token&) {
        if (!pages || page < 0 || page >= pages->count())
            return;
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        painter.translate(-visible.topLeft());
        paintPaper(painter, pages->pageSize() / printing::pt);
        painter.scale(1 / printing::pt, 1 / printing::pt);
        pages->paint(painter, page);
    };
}

} // namespace models
