// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace models {

/// What was marked, kept on this computer per task: a letter for each position, P, N or a point for none. The
/// file, markings.json, is written whole at every change; one that cannot be read counts as empty.
class MarkingStore {
public:
    static constexpr QStringView letters = u".PN"; ///< by classroom::Mark

    /// Empty where nothing is kept.
    [[nodiscard]] static QString marks(const QString& task);
    /// The oldest tasks go beyond `most`. What is wrong with the file, as a sentence; empty when all is well.
    [[nodiscard]] static QString keep(const QString& task, const QString& marks);

    static constexpr qsizetype most = 200;
};

} // namespace models
