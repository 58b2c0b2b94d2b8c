// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "models/learn/lessons/lessonprogress.h"
#include "models/listmodel.h"
#include "models/worker.h"

#include <QFileSystemWatcher>
#include <QSortFilterProxyModel>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace models {

/// The lessons: the program's own in order, then those of the person's folder, which is watched. The latter
/// are checked as `grundy-cli lesson` does before they can be opened; a file with a mistake stays in the list
/// with what is wrong.
class LessonList : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY listChanged)
    /// Of the program; those after them are the person's.
    Q_PROPERTY(int builtIn READ builtIn NOTIFY listChanged)
    /// Lessons of the person are still being checked.
    Q_PROPERTY(bool busy READ isBusy NOTIFY listChanged)
    /// The person's own lessons lie here; the folder is made when it is opened.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    /// The headings in order: those of the course as lesson files name them, then "own".
    Q_PROPERTY(QStringList groups READ groups CONSTANT)
    /// The row to go on with: the one open last, else the first that is not done; -1 for none.
    Q_PROPERTY(int nextRow READ nextRow NOTIFY progressed)
    /// The folder of who learns, in which progress is kept; empty: the program's own.
    Q_PROPERTY(QString learner MEMBER m_learner WRITE setLearner NOTIFY progressed)
    /// What is wrong with the file of it; empty when all is well.
    Q_PROPERTY(QString progressProblem READ progressProblem NOTIFY progressed)

public:
    enum Role {
        LessonIdRole = Qt::UserRole + 1,
        NumberRole, ///< from 1, own lessons counted apart; 0 of a file that is no lesson
        TitleRole,
        AboutRole,
        MinutesRole,
        StepsRole,
        VisitedRole,      ///< steps that were seen
        DoneRole,         ///< the tick: all were, and all that is asked was answered
        RightAnswersRole, ///< of what is asked, right at the first try
        QuestionsRole,    ///< steps that ask something
        OwnRole,          ///< from the person's folder
        FileRole,         ///< the file's name
        CheckingRole,
        ProblemRole, ///< what is wrong with it, with its place; empty when nothing is
        GroupRole,   ///< the heading that it stands under, see `groups`
        AnsweredRole ///< of what is asked, answered by the person
    };
    Q_ENUM(Role)

    explicit LessonList(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;
    [[nodiscard]] int builtIn() const { return m_builtIn; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] static QStringList groups();
    [[nodiscard]] int nextRow() const;

    /// What a heading says: "Nim in disguise".
    [[nodiscard]] Q_INVOKABLE static QString groupTitle(const QString& group);
    /// Makes the folder of the person's lessons where there is none; its url.
    Q_INVOKABLE QUrl makeFolder();
    /// Reads the person's folder again, as when a file in it changes.
    Q_INVOKABLE void readOwn();
    [[nodiscard]] Q_INVOKABLE QString idAt(int row) const
    {
        return row >= 0 && row < count() ? data(index(row), LessonIdRole).toString() : QString();
    }
    /// The path of the person's lesson of that id; empty for any other.
    [[nodiscard]] Q_INVOKABLE QString fileOf(const QString& id) const;

    /// For each position of a lesson that is checked.
    static constexpr std::chrono::milliseconds checkTime{5'000};
    static constexpr std::size_t checkMemory = std::size_t{256} << 20;
    /// The first thing of the lesson that is not true; empty when all is.
    [[nodiscard]] static QString untrue(const lessons::Lesson& lesson, const solver::Job& job);
    /// Where the person's own lessons lie.
    [[nodiscard]] static QString ownFolder() { return ownPath(QStringLiteral("lessons")); }
    /// The ids of all lessons that can be read, those of the program first.
    [[nodiscard]] static QStringList allIds();
    /// The lesson of that id; null for an unknown one, or one with a mistake.
    [[nodiscard]] const lessons::Lesson* find(const QString& id) const;
    /// What is wrong with the person's lesson of that id; empty when there is none, or nothing is.
    [[nodiscard]] QString problemOf(const QString& id) const;
    /// The person's lesson of that id is still being checked.
    [[nodiscard]] bool isChecking(const QString& id) const;
    /// The lesson that follows; null for none.
    [[nodiscard]] const lessons::Lesson* after(const QString& id) const;
    [[nodiscard]] const LessonProgress& progress() const { return m_progress; }
    /// A step is on screen.
    void visit(const lessons::Lesson& lesson, int step);
    /// A step was answered: at first rightly or not, of which only the first answer counts; and, where it is
    /// right by now, by the person.
    struct Answer {
        bool isRight = false;
        bool isWorked = false;
    };
    void answer(const lessons::Lesson& lesson, int step, Answer answer);
    void setLearner(const QString& folder)
    {
        if (std::exchange(m_learner, folder) != folder)
            readProgress();
    }
    /// What is kept is another one by now.
    Q_INVOKABLE void readProgress();
    [[nodiscard]] QString progressProblem() const { return m_progress.problem(); }

signals:
    void listChanged();
    void progressed();
    /// The same lessons are in another language.
    void translated();

private:
    struct Row {
        QString file;
        QString id{}; ///< also of a lesson that is not true
        bool own = false;
        bool checking = false;
        std::optional<lessons::Lesson> lesson{};
        QString problem{};
    };

    void readBuiltIn();
    void readAgain();
    void checkOwn();
    void receiveProblems(const std::vector<QString>& problems);
    [[nodiscard]] Row rowOf(const QString& file, lessons::ReadLesson read, bool own);
    /// Own lessons are counted apart, without the files that are none.
    [[nodiscard]] int numberOf(int row) const;
    [[nodiscard]] bool isTaken(const QString& id) const;
    [[nodiscard]] bool isDone(const Row& row) const
    {
        return row.lesson && m_progress.of(row.lesson->id).isDone;
    }
    void keep(const lessons::Lesson& lesson, LessonState state);
    [[nodiscard]] QVariant progressData(const Row& row, int role) const;

    QString m_folder;
    std::vector<Row> m_rows;
    int m_builtIn = 0;
    QString m_learner;
    LessonProgress m_progress;
    QFileSystemWatcher m_watcher;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

/// The lessons under one heading.
class LessonGroup : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::LessonList* list READ list WRITE setList NOTIFY changed)
    Q_PROPERTY(QString group MEMBER m_group WRITE setGroup NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many are ticked.
    Q_PROPERTY(int done READ done NOTIFY changed)

public:
    explicit LessonGroup(QObject* parent = nullptr);

    [[nodiscard]] LessonList* list() const { return qobject_cast<LessonList*>(sourceModel()); }
    void setList(LessonList* list) { setSourceModel(list); }
    void setGroup(const QString& group);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int done() const;

signals:
    void changed();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        return sourceModel()->index(row, 0, parent).data(LessonList::GroupRole).toString() == m_group;
    }

private:
    QString m_group;
};

} // namespace models
