// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tintedicon.h"

#include <QPainter>
#include <QQmlFile>
#include <QSvgRenderer>

namespace models {

void TintedIcon::paint(QPainter* painter)
{
    if (m_source.isEmpty())
        return;
    const double pixels = painter->device()->devicePixelRatioF();
    QImage image((size() * pixels).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer drawing(QQmlFile::urlToLocalFileOrQrc(m_source));
    drawing.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter tinting(&image);
    drawing.render(&tinting);
    tinting.setCompositionMode(QPainter::CompositionMode_SourceIn);
    tinting.fillRect(image.rect(), m_color);
    tinting.end();
    painter->drawImage(boundingRect(), image);
}

} // namespace models
