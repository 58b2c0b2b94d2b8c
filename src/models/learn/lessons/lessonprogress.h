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

/// What a person has done of the lessons, kept in a small file of this computer alone and written at every
/// change. A file that cannot be read counts as none.
class LessonProgress {
public:
    /// Where it is kept: in the folder of who learns; empty: the program's own.
    [[nodiscard]] static QString path(const QString& folder = {})
    {
        return ownPath(QStringLiteral("lessons-progress.json"), folder);
    }
    explicit LessonProgress(const QString& folder = {}) : m_path(path(folder)) { read(); }
    /// False: nothing is written from now on, as where a script takes a picture.
    [[nodiscard]] bool isKept() const { return m_isKept; }
    void setKept(bool kept) { m_isKept = kept; }

    [[nodiscard]] const LessonState& of(const QString& lesson) const;
    [[nodiscard]] const QHash<QString, LessonState>& states() const { return m_states; }
    /// What is known of a lesson by now; it was open last.
    void keep(const QString& lesson, const LessonState& state);
    /// A lesson of before whose steps were all seen is done; nothing is written for that.
    void settle(const QString& lesson, qsizetype steps);
    /// The last day on which something was done; not valid where none is known.
    [[nodiscard]] QDate day() const { return m_day; }
    /// The lesson that was open last; empty for none.
    [[nodiscard]] const QString& last() const { return m_last; }

private:
    void read();
    void write() const;

    QString m_path;
    bool m_isKept = true;
    QString m_last;
    QDate m_day;
    QHash<QString, LessonState> m_states;
};

} // namespace models
