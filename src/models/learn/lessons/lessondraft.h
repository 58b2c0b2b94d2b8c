// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/learn/lessons/lessonshow.h"
#include "models/learn/lessons/stepchecks.h"
#include "models/listmodel.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace models {

/// A lesson of the person's own as it is written: its steps, each checked as `grundy-cli lesson` does. Kept
/// as the JSON of its file, so that what is not edited here stays as it is.
class LessonDraft : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool opened READ isOpened NOTIFY openedChanged)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed)
    Q_PROPERTY(QString about READ about WRITE setAbout NOTIFY changed)
    Q_PROPERTY(int minutes READ minutes WRITE setMinutes NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The step that is edited; -1 without any.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    /// It as the file has it.
    Q_PROPERTY(QVariantMap step READ step NOTIFY currentChanged)
    /// Of its board; empty without one.
    Q_PROPERTY(QString position READ position NOTIFY currentChanged)
    /// What is wrong with that step; empty when nothing is, or it is not known yet.
    Q_PROPERTY(QString stepProblem READ stepProblem NOTIFY currentChanged)
    /// What is wrong with the lesson besides its steps, else how many steps have mistakes; empty when all is
    /// well.
    Q_PROPERTY(QString problem READ problem NOTIFY checkedChanged)
    /// Not saved since the last change.
    Q_PROPERTY(bool modified READ isModified NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// The file; empty before the lesson is saved.
    Q_PROPERTY(QString path READ path NOTIFY changed)
    /// "my-lesson.grundylesson".
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)

public:
    enum Role {
        HeadingRole = Qt::UserRole + 1, ///< the step's title, else the beginning of its text
        KindNameRole,
        ProblemRole
    };
    Q_ENUM(Role)

    /// A step that is made by one click.
    enum class Ready : quint8 { Show, Text, Outcome, Question, Winning, Reveal, Play };
    Q_ENUM(Ready)
    explicit LessonDraft(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(steps().size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] bool isOpened() const { return m_opened; }
    [[nodiscard]] QString title() const { return m_lesson.value(QStringLiteral("title")).toString(); }
    void setTitle(const QString& title) { setHead(QStringLiteral("title"), title); }
    [[nodiscard]] QString about() const { return m_lesson.value(QStringLiteral("about")).toString(); }
    void setAbout(const QString& about) { setHead(QStringLiteral("about"), about); }
    [[nodiscard]] int minutes() const { return m_lesson.value(QStringLiteral("minutes")).toInt(); }
    void setMinutes(int minutes) { setHead(QStringLiteral("minutes"), minutes); }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] QVariantMap step() const { return stepAt(m_current).toVariantMap(); }
    [[nodiscard]] QString position() const;
    [[nodiscard]] QString stepProblem() const { return problemOf(m_current).value_or(QString()); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool isBusy() const { return m_checks.isBusy(); }
    [[nodiscard]] bool isModified() const { return m_lesson != m_saved; }
    [[nodiscard]] bool canUndo() const { return !m_undo.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.isEmpty(); }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString fileName() const;

    /// A new lesson without steps.
    Q_INVOKABLE void begin();
    /// A lesson file by its path or url; what is wrong with it as a file, else empty.
    Q_INVOKABLE QString open(const QString& which);
    Q_INVOKABLE void close() { load({}, {}); }
    /// Into the person's folder, or the file it came from; what went wrong, else empty.
    Q_INVOKABLE QString save();
    /// Into another file besides.
    [[nodiscard]] Q_INVOKABLE QString saveCopy(const QUrl& file) const;

    /// Behind the current step. A position that is empty leaves the board to be chosen.
    Q_INVOKABLE void addStep(models::LessonDraft::Ready what, const QString& position);
    /// The current step one place up (-1) or down (1).
    Q_INVOKABLE void moveStep(int by);
    Q_INVOKABLE void duplicateStep();
    Q_INVOKABLE void removeStep();
    Q_INVOKABLE void undo() { travel(m_undo, m_redo); }
    Q_INVOKABLE void redo() { travel(m_redo, m_undo); }

    /// What stands at a place of the current step, such as "reveal.text" or "choices.1.right". What may be
    /// left out goes with what it is without it: an empty title, nothing told.
    Q_INVOKABLE void set(const QString& place, const QVariant& value);
    /// Any text that means a position, or nothing for no board. Answers that were made for the position
    /// before are made anew.
    Q_INVOKABLE void setPosition(const QString& text);
    Q_INVOKABLE void addChoice();
    Q_INVOKABLE void removeChoice(int choice);

    static constexpr qsizetype mostUndone = 200;

signals:
    void openedChanged();
    /// A file of the person's folder was written.
    void saved();
    void changed();
    void currentChanged();
    void checkedChanged();

private:
    [[nodiscard]] QJsonArray steps() const { return m_lesson.value(QStringLiteral("steps")).toArray(); }
    [[nodiscard]] QJsonObject stepAt(int row) const
    {
        return row >= 0 && row < count() ? steps().at(row).toObject() : QJsonObject();
    }
    /// A value of the lesson besides its steps.
    void setHead(const QString& key, const QJsonValue& value);
    void setStep(const QJsonObject& step, const QString& edit);
    void setChoices(const QJsonArray& choices);
    [[nodiscard]] QJsonArray choices() const
    {
        return stepAt(m_current).value(QStringLiteral("choices")).toArray();
    }
    void setSteps(const QJsonArray& steps, int current);
    void setLesson(const QJsonObject& lesson, const QString& edit);
    void replace(const QJsonObject& lesson, int current);
    void load(const QJsonObject& lesson, const QString& path);
    void tellAll();
    void showProblems();
    [[nodiscard]] std::optional<QString> problemOf(int row) const { return m_checks.problemOf(stepAt(row)); }
    [[nodiscard]] QString freeId() const;
    [[nodiscard]] QJsonObject identified() const;

    struct Version {
        QJsonObject lesson;
        int current = -1;
    };

    void remember();
    void travel(QList<Version>& from, QList<Version>& to);

    bool m_opened = false;
    QJsonObject m_lesson;
    QJsonObject m_saved;
    QString m_path;
    int m_current = -1;
    QList<Version> m_undo;
    QList<Version> m_redo;
    QString m_edit;      ///< which text is being typed: its letters are undone together
    StepChecks m_checks; ///< last: it reports to the rest
};

} // namespace models
