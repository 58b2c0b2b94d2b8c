// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <memory>

namespace models {

/// The files that one which is saved in three steps can have. It goes through them from the first to the
/// last: written without waiting for the disk, being brought to the disk, and there. The first that can be
/// read is the newest.
using Stages = std::array<QString, 3>;
inline constexpr QLatin1String unflushedEnding{".unflushed"};
inline constexpr QLatin1String flushingEnding{".flushing"};

/// Of a file whose path without its ending is `stem`.
[[nodiscard]] inline Stages stagesOf(const QString& stem, QLatin1String ending)
{
    return {stem + unflushedEnding, stem + flushingEnding, stem + ending};
}

/// What write() has written outlives this program from then on, however it ends: it is in the system's hands.
/// Another thread then brings it to the disk, and only a file that the disk has takes the place of the last
/// one that it had. So the power may fail at any time: the file is there whole, as it was at most a moment
/// before.
class StagedFile {
public:
    /// `lock`: of those who bring the file to the disk, where several may; empty: there is only one.
    explicit StagedFile(const Stages& stages, const QString& lock = {});

    /// All or nothing; why it was not, else empty. Only the person whose files these are can read it.
    [[nodiscard]] QString write(const QByteArray& text);
    /// The file is no longer ours: what is not on the disk yet stays where it was written.
    void leave();

private:
    struct Flush;
    static void bringHome(const std::shared_ptr<Flush>& flush);

    std::shared_ptr<Flush> m_flush;
};

} // namespace models
