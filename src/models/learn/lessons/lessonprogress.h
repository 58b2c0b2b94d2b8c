// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/ownfile.h"

#include <QDate>
#include <QHash>
#include <QSet>
#include <QString>

namespace models {

/// How far a person is in one lesson. Steps count from 0.
struct LessonState {
    int at = 0;                 ///< the step to go on with
    QSet<int> visited{};        ///< steps that were seen
    QHash<int, bool> answers{}; ///< per step that asks something: right at the first try
    QSet<int> worked{};         ///< steps that the person answered, in the end rightly
    bool isDone = false;        ///< the tick: once it is there it stays
    /// Kept before ticks were for answers: then every step seen was one.
    bool isFromBefore = false;

    friend bool operator==(const LessonState&, const LessonState&) = default;
};

/// What lessons-progress.json holds.
struct ProgressFacts {
    static constexpr qint64 mostBytes = qint64{4} << 20;

    QString last{}; ///< the lesson that was open last; empty for none
    QDate day{};    ///< the last one on which something was done; not valid where none is known
    QHash<QString, LessonState> states{};

    [[nodiscard]] static std::variant<ProgressFacts, FileError> read(const QByteArray& text);
    [[nodiscard]] QByteArray text() const;
};

/// What a person has done of the lessons, kept in a small file of this computer alone and written at every
/// change.
class LessonProgress {
public:
    /// Where it is kept: in the folder of who learns; empty: the program's own.
    [[nodiscard]] static QString path(const QString& folder = {})
    {
        return ownPath(QStringLiteral("lessons-progress.json"), folder);
    }
    explicit LessonProgress(const QString& folder = {}) : m_kept(path(folder)) {}
    /// What is wrong with the file; empty when all is well.
    [[nodiscard]] QString problem() const { return m_kept.problem(); }

    [[nodiscard]] const LessonState& of(const QString& lesson) const;
    [[nodiscard]] const QHash<QString, LessonState>& states() const { return m_kept.facts().states; }
    /// What is known of a lesson by now; it was open last.
    void keep(const QString& lesson, const LessonState& state);
    /// A lesson of before whose steps were all seen is done; nothing is written for that.
    void settle(const QString& lesson, qsizetype steps);
    [[nodiscard]] QDate day() const { return m_kept.facts().day; }
    [[nodiscard]] const QString& last() const { return m_kept.facts().last; }

private:
    Kept<ProgressFacts> m_kept;
};

} // namespace models
