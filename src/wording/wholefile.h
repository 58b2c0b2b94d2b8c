// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Files that are written whole or not at all, and files that are read: of the name of a folder, a device or a
// pipe neither is done.

#include <QFile>
#include <QString>

#include <functional>

namespace wording {

/// The cause where what has that name is a folder, a device, a pipe or a socket; empty otherwise.
[[nodiscard]] QString whyNotAFile(const QString& path);
/// Opens a file for reading; otherwise the cause. Nothing waits, as it would for the other end of a pipe.
[[nodiscard]] QString openToRead(QFile& file, const QString& path);
/// What `write` writes goes to a temporary file beside it first, which then takes the name. Otherwise the
/// cause, such as "No space left on device", and an older file of that name is as it was.
[[nodiscard]] QString writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write);
[[nodiscard]] QString writeWholeFile(const QString& path, const QByteArray& text);
/// The same without waiting for the disk: whoever reads the file finds the new one at once, also when this
/// program is killed then. Until bringToDisk() the machine must not lose its power.
[[nodiscard]] QString writeWholeFileSoon(const QString& path, const QByteArray& text);
/// Waits until the disk has a file, or which files a folder holds; false when it does not get it.
bool bringToDisk(const QString& path);
/// "The file a.csv cannot be written: …"; empty for an empty cause.
[[nodiscard]] QString fileProblem(const QString& path, const QString& cause);

} // namespace wording
