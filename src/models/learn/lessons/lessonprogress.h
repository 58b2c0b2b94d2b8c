// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace models {

/// How far a person is in one lesson. Steps count from 0.
struct LessonState {
    int at = 0;                 ///< the step to go on with
    QSet<int> visited{};        ///< steps that were seen
    QHash<int, bool> answers{}; ///< per step with a question or exercises: right at the first try

    friend bool operator==(const LessonState&, const LessonState&) = default;
};

/// What a person has done of the lessons, kept in a small file of this computer alone and written at every
/// change. A file that cannot be read counts as none.
class LessonProgress {
public:
    /// Where it is kept: "lessons-progress.json" in the program's own folder.
    [[nodiscard]] static QString defaultPath();
    explicit LessonProgress(QString path = defaultPath());
    /// False: nothing is written from now on, as where a script takes a picture.
    [[nodiscard]] bool isKept() const { return m_isKept; }
    void setKept(bool kept) { m_isKept = kept; }

    [[nodiscard]] const LessonState& of(const QString& lesson) const;
    void visit(const QString& lesson, int step);
    /// Only the first answer to a step counts.
    void answer(const QString& lesson, int step, bool right);
    void forget(const QString& lesson);
    /// The lesson that was open last; empty for none.
    [[nodiscard]] const QString& last() const { return m_last; }

private:
    void read();
    void write() const;

    QString m_path;
    bool m_isKept = true;
    QString m_last;
    QHash<QString, LessonState> m_states;
};

} // namespace models
