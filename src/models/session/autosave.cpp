// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/autosave.h"

#include <QLoggingCategory>

namespace models {

/// QT_LOGGING_RULES=grundy.saves=true says on stderr what has been saved, once it is: for scripts/kills.
Q_LOGGING_CATEGORY(saves, "grundy.saves", QtWarningMsg)

void Autosave::begin(int positions)
{
    m_file.reset();
    m_opened = positions;
}

void Autosave::goOn(GameStore::Claimed& claimed)
{
    begin(claimed.game.tree.size());
    m_file = std::move(claimed.file);
}

std::optional<FileError> Autosave::keep(const SavedGame& game)
{
    const bool isNew = m_file == nullptr;
    if (isNew)
        m_file = m_store.begin();
    auto error = m_file->keep(game);
    if (error)
        return error;
    if (isNew)
        m_store.dropOldest();
    qCDebug(saves).noquote() << m_file->name() << game.tree.size()
                             << game.tree.currentNode().game->notation().c_str();
    return std::nullopt;
}

} // namespace models
