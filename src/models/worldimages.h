// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>

namespace models {

/// The elements of scene/world.h for QML: "image://world/pip-listens", in the dark theme with "?dark". As
/// large as the image's sourceSize says; a side that is 0 follows from the other one, or from the element.
class WorldImages : public QQuickImageProvider {
public:
    WorldImages() : QQuickImageProvider(Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace models
