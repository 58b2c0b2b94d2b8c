// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/keptgame.h"

#include "wording/wholefile.h"

#include <QDir>

namespace models {

KeptGame::KeptGame(QString stem, FileLock lock, std::function<qint64()> nextOrder)
    : m_stem(std::move(stem)), m_lock(std::move(lock)), m_file(stagesOf(m_stem, gameStages.back())),
      m_nextOrder(std::move(nextOrder))
{
}

std::optional<FileError> KeptGame::keep(const SavedGame& game)
{
    if (!m_lock.isTaken()) { // the folder may have become writable
        QDir().mkpath(QFileInfo(m_stem).path());
        m_lock = FileLock(lockPath(m_stem));
    }
    if (m_order == 0)
        m_order = m_nextOrder();
    const QString cause = m_file.write(gameToJson(game, m_order));
    if (!cause.isEmpty())
        return FileError{tr("%1 This game is lost when the window closes, unless you save it elsewhere.",
                            "after the sentence that a file cannot be written")
                             .arg(wording::fileProblem(m_stem + gameStages.back(), cause) + u'.')};
    return std::nullopt;
}

} // namespace models
