// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace models {

/// What was marked, kept on this computer per task. The file, markings.json, lies in the folder of who marks
/// (empty: the program's own) and is written whole at every change; one that cannot be read counts as empty.
class MarkingStore {
public:
    struct Kept {
        QString marks{};      ///< a letter for each position: P, N, a value from '0' on, or a point for none
        QString told{};       ///< of the same length: 't' where the program showed the mark; or empty
        bool isRight = false; ///< all of it is
    };

    /// Empty where nothing is kept.
    [[nodiscard]] static Kept kept(const QString& task, const QString& folder = {});
    [[nodiscard]] static QString marks(const QString& task) { return kept(task).marks; }
    /// The oldest tasks go beyond `most`. What is wrong with the file, as a sentence; empty when all is well.
    [[nodiscard]] static QString keep(const QString& task, const Kept& kept, const QString& folder = {});
    /// How many tasks are all right, and the last day on which anything was marked.
    struct Summary {
        int right = 0;
        QDate last{};
    };
    [[nodiscard]] static Summary summary(const QString& folder);

    static constexpr qsizetype most = 200;
};

} // namespace models
