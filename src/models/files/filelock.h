// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace models {

/// What only one can hold at a time, among all programs of a machine: the lock of a file. The system lets go
/// of it when the holder's process ends, in whatever way; so no lock is ever stale, and nothing depends on
/// clocks or on the numbers of processes. (An open file description lock, man 2 fcntl; on NFS it works as
/// well.)
class FileLock {
public:
    FileLock() = default;
    /// Tries to take it, and makes the file if need be; isTaken() tells whether that worked.
    explicit FileLock(const QString& path);
    /// Tries again and again while somebody else has it, so many milliseconds.
    [[nodiscard]] static FileLock await(const QString& path, int ms);
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock() { letGo(); }

    [[nodiscard]] bool isTaken() const { return m_file >= 0; }
    /// Whether somebody holds it. Nothing is made or taken for that.
    [[nodiscard]] static bool isHeld(const QString& path);

private:
    void letGo();

    QByteArray m_path;
    int m_file = -1;
};

} // namespace models
