// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/filelock.h"
#include "models/files/gamefile.h"

#include <QFileInfo>

#include <array>
#include <memory>

namespace models {

/// The files that a game of the gallery can have. It goes through them from the first to the last: written
/// without waiting for the disk, being brought to the disk, and there. The first that can be read is the
/// newest.
inline constexpr std::array gameStages{QLatin1String(".unflushed"), QLatin1String(".flushing"),
                                       QLatin1String(".grundy")};

/// The game that a window plays, in a file of its own that no other window touches meanwhile.
///
/// What keep() has written outlives this program from then on, however it ends: it is in the system's hands.
/// Another thread then brings it to the disk, and only a file that the disk has takes the place of the last
/// one that it had. So the power may fail at any time: the game is there whole, as it was at most a moment
/// before.
class KeptGame {
    Q_DECLARE_TR_FUNCTIONS(models::KeptGame)

public:
    /// `stem` is the file's path without its ending.
    KeptGame(QString stem, FileLock lock);
    KeptGame(const KeptGame&) = delete;
    KeptGame& operator=(const KeptGame&) = delete;
    /// Waits for nothing: what is not on the disk yet stays where it was written.
    ~KeptGame();

    /// What the game is called among the others: its file's name without an ending.
    [[nodiscard]] QString name() const { return QFileInfo(m_stem).fileName(); }
    /// All or nothing; the sentence of the error otherwise.
    [[nodiscard]] std::optional<FileError> keep(const SavedGame& game);

    /// The file of a lock for each game.
    [[nodiscard]] static QString lockPath(const QString& stem) { return stem + QStringLiteral(".lock"); }

private:
    struct Flush;
    static void bringHome(const std::shared_ptr<Flush>& flush);

    QString m_stem;
    FileLock m_lock;
    std::shared_ptr<Flush> m_flush;
};

} // namespace models
