// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/ownfile.h"

#include <QDate>
#include <QHash>
#include <QString>

namespace models {

/// What is marked of one task.
struct KeptMarks {
    QString marks{};      ///< a letter for each position: P, N, a value from '0' on, or a point for none
    QString told{};       ///< of the same length: 't' where the program showed the mark; or empty
    bool isRight = false; ///< all of it is
    qint64 time = 0;      ///< when it was marked last, in seconds since 1970
};

/// What markings.json holds.
struct MarkingFacts {
    static constexpr qint64 mostBytes = qint64{1} << 20;

    QHash<QString, KeptMarks> tasks{};

    [[nodiscard]] static std::variant<MarkingFacts, FileError> read(const QByteArray& text);
    [[nodiscard]] QByteArray text() const;
};

/// What was marked, kept on this computer per task, in the folder of who marks (empty: the program's own).
class MarkingStore {
public:
    explicit MarkingStore(const QString& folder = {})
        : m_kept(ownPath(QStringLiteral("markings.json"), folder))
    {
    }

    /// What is kept of a task, to be shown; empty where nothing is.
    [[nodiscard]] KeptMarks load(const QString& task);
    /// What is marked by now, mark by mark: another window may show the same task. The oldest tasks go beyond
    /// `most`.
    void keep(const QString& task, const KeptMarks& marks);
    /// What is wrong with the file, as a sentence; empty when all is well.
    [[nodiscard]] QString problem() const { return m_kept.problem(); }
    /// How many tasks are all right, and the last day on which anything was marked.
    struct Summary {
        int right = 0;
        QDate last{};
    };
    [[nodiscard]] Summary summary() const;

    static constexpr qsizetype most = 200;

private:
    Kept<MarkingFacts> m_kept;
    QString m_task;
    KeptMarks m_shown; ///< of that task, as it was loaded or kept last
};

} // namespace models
