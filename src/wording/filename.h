// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Names of files. To the system a name is bytes, which need not be UTF-8, as of an old disk. As a QString
// such a byte is a lone surrogate, U+DC80 to U+DCFF: so no name becomes another one on the way.

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <string_view>

namespace wording {

[[nodiscard]] QString pathOf(std::string_view name);
/// Of a url of this computer's files; of another one its path.
[[nodiscard]] QString pathOf(const QUrl& url);
[[nodiscard]] QUrl urlOf(const QString& path);
/// As the system has it.
[[nodiscard]] QByteArray bytesOf(const QString& path);
/// Whether the bytes are UTF-8.
[[nodiscard]] bool isUtf8(const QString& path);
/// From the root on.
[[nodiscard]] QString wholePath(const QString& path);
/// Whether a file, a folder or anything else has that name.
[[nodiscard]] bool isThere(const QString& path);

} // namespace wording
