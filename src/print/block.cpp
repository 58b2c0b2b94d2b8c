// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/block.h"

#include "wording/text/text.h"

namespace printing {

void Column::number(int number, const Lettering& look)
{
    if (m_painter != nullptr)
        Ink(*m_painter)
            .text({0, m_top, m_left, look.size * 1.25}, Qt::AlignLeft | Qt::AlignTop,
                  wording::translate("Wording", "%1.").arg(number), look);
}

void Column::add(const QString& text, const Lettering& look, double gap)
{
    if (text.isEmpty())
        return;
    const double height = textHeight(text, look, m_width);
    if (m_painter != nullptr)
        Ink(*m_painter).paragraph({m_left, m_top, m_width, height + look.size}, text, look);
    m_top += height + gap;
}

void Column::add(double height, double gap, const std::function<void(QPainter&)>& painting)
{
    if (m_painter != nullptr) {
        m_painter->save();
        m_painter->translate(m_left, m_top);
        painting(*m_painter);
        m_painter->restore();
    }
    m_top += height + gap;
}

} // namespace printing
