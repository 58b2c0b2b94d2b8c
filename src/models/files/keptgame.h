// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/filelock.h"
#include "models/files/gamefile.h"
#include "models/files/stagedfile.h"

#include <QFileInfo>

#include <array>
#include <functional>
#include <optional>

namespace models {

/// The endings of the files that a game of the gallery can have, the newest first.
inline constexpr std::array gameStages{unflushedEnding, flushingEnding, QLatin1String(".grundy")};

/// The game that a window plays, in a file of its own that no other window touches meanwhile.
class KeptGame {
    Q_DECLARE_TR_FUNCTIONS(models::KeptGame)

public:
    /// `stem` is the file's path without its ending. `nextOrder` is asked when the game is kept first.
    KeptGame(QString stem, FileLock lock, std::function<qint64()> nextOrder);
    KeptGame(const KeptGame&) = delete;
    KeptGame& operator=(const KeptGame&) = delete;
    /// Waits for nothing: what is not on the disk yet stays where it was written.
    ~KeptGame() { m_file.leave(); }

    /// What the game is called among the others: its file's name without an ending.
    [[nodiscard]] QString name() const { return QFileInfo(m_stem).fileName(); }
    /// All or nothing; the sentence of the error otherwise.
    [[nodiscard]] std::optional<FileError> keep(const SavedGame& game);

    /// The file of a lock for each game.
    [[nodiscard]] static QString lockPath(const QString& stem) { return stem + QStringLiteral(".lock"); }

private:
    QString m_stem;
    FileLock m_lock;
    StagedFile m_file;
    std::function<qint64()> m_nextOrder;
    qint64 m_order = 0;
};

} // namespace models
