// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <functional>

namespace models {

/// Where a file or a folder of that name lies: in the folder of who learns; empty: in the program's own.
[[nodiscard]] QString ownPath(const QString& name, const QString& folder = {});

/// A small file of the person's, read once and written whole at every change. One that cannot be read is
/// never written over: before anything is written there it goes aside under another name, and it stays where
/// it is while nothing is to be written.
class OwnFile {
    Q_DECLARE_TR_FUNCTIONS(models::OwnFile)

public:
    /// Its name ends in ".json".
    explicit OwnFile(QString path) : m_path(std::move(path)) {}

    [[nodiscard]] const QString& path() const { return m_path; }
    /// False where there is a file that cannot be read, or that `receive` refuses.
    [[nodiscard]] bool read(qint64 most, const std::function<bool(const QByteArray&)>& receive);

    struct Written {
        QString problem{}; ///< why it was not; empty when it was
        QString keptAs{};  ///< where the damaged file went; empty for none
    };
    [[nodiscard]] Written write(const QByteArray& text);

private:
    QString m_path;
    bool m_isDamaged = false; ///< the file, which is still in its place
};

} // namespace models
