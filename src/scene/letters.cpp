// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/letters.h"

#include "wording/text/language.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace scene {

bool isRightToLeft(const QString& text)
{
    return std::ranges::any_of(text, [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    });
}

QFont letterFont(double size, bool bold, const QString& text)
{
    QFont font;
    font.setFamilies(wording::letterFamilies());
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    if (!isRightToLeft(text)) // joined letters need shaping; Inter's other forms of ( and - could not be read
                              // out of a PDF
        font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

void write(QPainter& painter, const QRectF& place, const QString& text, double size, bool bold,
           const QColor& colour)
{
    painter.setFont(letterFont(size, bold, text));
    painter.setPen(colour);
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine, text);
}

double textWidth(const QString& text, double size, bool bold)
{
    return QFontMetricsF(letterFont(size, bold, text)).horizontalAdvance(text);
}

} // namespace scene
