// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/savedimage.h"

#include <QBuffer>

namespace scene {

bool saveImage(const QImage& image, QIODevice& file, const char* format)
{
    QBuffer whole;
    return whole.open(QIODevice::WriteOnly) && image.save(&whole, format) &&
           file.write(whole.data()) == whole.size();
}

} // namespace scene
