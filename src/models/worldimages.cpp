// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/worldimages.h"

#include "scene/world.h"

#include <QPainter>

namespace models {

QImage WorldImages::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    const QString element = id.section(u'?', 0, 0);
    QSizeF wanted = scene::elementBox(element).size();
    if (wanted.isEmpty())
        return {};
    if (requestedSize.width() > 0)
        wanted.scale(requestedSize.width(), requestedSize.height() > 0 ? requestedSize.height() : 1e6,
                     requestedSize.height() > 0 ? Qt::IgnoreAspectRatio : Qt::KeepAspectRatio);
    else if (requestedSize.height() > 0)
        wanted.scale(1e6, requestedSize.height(), Qt::KeepAspectRatio);
    QImage image(wanted.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene::paintElement(painter, element, image.rect(),
                        id.endsWith(QStringLiteral("?dark")) ? scene::Theme::Dark : scene::Theme::Light);
    painter.end();
    if (size != nullptr)
        *size = image.size();
    return image;
}

} // namespace models
