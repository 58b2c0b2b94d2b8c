// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/jsonroot.h"

#include "models/files/gamefile.h"

#include <QJsonDocument>

namespace models {

std::variant<QJsonObject, FileError> jsonRoot(const QByteArray& text, QLatin1String format, int version)
{
    QJsonParseError parse;
    const QJsonObject root = QJsonDocument::fromJson(text, &parse).object();
    if (parse.error != QJsonParseError::NoError)
        return FileError{GameFile::tr("This is not JSON: %1").arg(parse.errorString())};
    const int written = root.value(QLatin1String("version")).toInt();
    if (root.value(QLatin1String("format")).toString(format) != format || written < 1)
        return FileError{GameFile::tr("The file is damaged.")};
    if (written > version)
        return FileError{GameFile::tr("The file was written by a newer version of Grundy.")};
    return root;
}

} // namespace models
