// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/positionpage.h"

#include "print/ink.h"

#include <algorithm>
#include <utility>

namespace printing {
namespace {

constexpr Lettering positionTitleLook{.size = 20 * pt, .bold = true};
constexpr double titleGap = 8 * mm;
constexpr double mostEnlarged = 2.5; ///< a small board would look like a poster

} // namespace

PositionPage::PositionPage(QString title, const games::Board& board, const games::Info& info, Paper paper)
    : Pages(paper), m_title(std::move(title)),
      m_top(textHeight(m_title, positionTitleLook, inside().width()) + titleGap)
{
    const QSizeF room(inside().width(), std::max(10 * mm, inside().height() - m_top));
    m_board = printedBoard(board, info, room);
    const QSizeF size = m_board->size();
    m_scale = std::min({mostEnlarged, room.width() / std::max(mm, size.width()),
                        room.height() / std::max(mm, size.height())});
}

void PositionPage::draw(QPainter& painter, int) const
{
    const QRectF all = inside();
    Ink(painter).paragraph({all.left(), all.top(), all.width(), m_top}, m_title, positionTitleLook);
    painter.save();
    painter.translate(all.left() + (all.width() - m_board->size().width() * m_scale) / 2, all.top() + m_top);
    painter.scale(m_scale, m_scale);
    m_board->paint(painter);
    painter.restore();
}

} // namespace printing
