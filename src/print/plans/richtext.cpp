// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/plans/richtext.h"

#include <QFontMetricsF>

namespace printing {
namespace {

constexpr double entryIndent = 4 * mm;

QTextCharFormat formatOf(const lessons::Span& span)
{
    QTextCharFormat format;
    if (span.strong)
        format.setFontWeight(QFont::DemiBold);
    format.setFontItalic(span.emphasis);
    return format;
}

/// The words of a block, laid out in lines.
std::unique_ptr<QTextLayout> laidOut(const lessons::Block& block, const Lettering& lettering, double width)
{
    QString words;
    QList<QTextLayout::FormatRange> formats;
    for (const lessons::Span& span : block.spans) {
        if (span.strong || span.emphasis)
            formats.append(
                {static_cast<int>(words.size()), static_cast<int>(span.text.size()), formatOf(span)});
        words += span.text;
    }
    const QFont font = printFont(lettering, words);
    auto layout = std::make_unique<QTextLayout>(words, font);
    layout->setTextOption(linesOption(words));
    layout->setFormats(formats);
    const double lineHeight = QFontMetricsF(font).height() * 1.05;
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, (layout->lineCount() - 1) * lineHeight});
    }
    layout->endLayout();
    return layout;
}

} // namespace

RichText::RichText(const lessons::Text& text, const Lettering& lettering, double width)
    : m_lettering(lettering)
{
    const double lineHeight = QFontMetricsF(printFont(lettering, {})).height() * 1.05;
    bool wasEntry = false;
    for (const lessons::Block& block : text.blocks) {
        if (!m_paragraphs.empty())
            m_height += block.isEntry && wasEntry ? mm / 2 : lettering.size * 0.55;
        const double indent = block.isEntry ? entryIndent : 0;
        Paragraph made{
            laidOut(block, lettering, width - indent), width - indent, {indent, m_height}, block.isEntry};
        m_height += made.layout->lineCount() * lineHeight;
        m_paragraphs.push_back(std::move(made));
        wasEntry = block.isEntry;
    }
}

void RichText::paint(QPainter& painter, QPointF corner) const
{
    for (const Paragraph& paragraph : m_paragraphs) {
        const QPointF place = corner + paragraph.corner;
        paintUnmirrored(painter, place.x(), paragraph.width, [&](QPainter& at) {
            at.setPen(Qt::black);
            paragraph.layout->draw(&at, place);
        });
        if (paragraph.isEntry)
            Ink(painter).disc(place + QPointF(-entryIndent * 0.55, m_lettering.size * 0.62),
                              m_lettering.size * 0.28, Fill::Black);
    }
}

} // namespace printing
