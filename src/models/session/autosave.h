// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The game that is open, kept in a file after every change, so that nothing is lost when the program or the
// machine dies; and what the next program says of it before it goes on.

#include "models/files/gamefile.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <variant>

namespace models {

class Autosave {
    Q_DECLARE_TR_FUNCTIONS(models::Autosave)

public:
    /// Looks at what was kept last. A file that cannot be read is never written over: it goes aside under
    /// another name.
    void find();
    [[nodiscard]] std::optional<FileError> keep(const SavedGame& game);
    /// The game kept last.
    [[nodiscard]] static std::variant<SavedGame, FileError> game() { return readGame(autosavePath()); }

    /// "Nim 7, 11, 5"; empty when there is no game to go on with.
    [[nodiscard]] const QString& title() const { return m_title; }
    /// "two players, move 3".
    [[nodiscard]] const QString& detail() const { return m_detail; }
    /// Why the last game cannot be continued, and where its file is kept; empty when all is well.
    [[nodiscard]] const QString& problem() const { return m_problem; }

private:
    void tell(const SavedGame& game);

    QString m_title;
    QString m_detail;
    QString m_problem;
};

} // namespace models
