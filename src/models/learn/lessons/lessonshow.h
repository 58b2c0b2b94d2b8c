// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/labelrow.h"
#include "models/analysis/argument.h"
#include "models/analysis/explanationrows.h"
#include "models/learn/lessons/lessonframes.h"
#include "models/learn/lessons/lessonlist.h"
#include "models/learn/marking/markedtask.h"
#include "models/present/showing.h"
#include "models/present/votesmodel.h"
#include "models/session/session.h"
#include "models/watched.h"
#include "models/worker.h"

#include <QHash>
#include <QList>
#include <QSet>

#include <optional>

namespace models {

/// A board beside the window's game: of a lesson, an example. Nothing of it is kept, and it makes no sound.
class SideSession : public models::Session { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
public:
    explicit SideSession(QObject* parent = nullptr) : Session(Kept::Aside, parent) {}
};

/// The exercises of a lesson's step.
class ShownExercise {
    Q_GADGET
    QML_VALUE_TYPE(shownExercise)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(bool misere MEMBER isMisere)
    Q_PROPERTY(int difficulty MEMBER difficulty)
    Q_PROPERTY(int count MEMBER count)
    /// Which of them the class is at, from 0.
    Q_PROPERTY(int number MEMBER number)
    /// Of the first one for a class, the same as long as the lesson is open.
    Q_PROPERTY(int seed MEMBER seed)
    /// How far their reasons argue.
    Q_PROPERTY(models::arguments::Argument level MEMBER level)

public:
    QString kind;
    QString game;
    bool isMisere = false;
    int difficulty = 1;
    int count = 0;
    int number = 0;
    int seed = 0;
    Argument level = Argument::Theorems;
};

/// The table of a step: the texts of its cells, row after row, m ascending; empty where nothing is shown yet.
class LessonTable {
    Q_GADGET
    QML_VALUE_TYPE(lessonTable)
    Q_PROPERTY(QStringList cells MEMBER cells)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(int rows MEMBER rows)

public:
    QStringList cells;
    int columns = 0;
    int rows = 0;
};

/// What is worked out for a step: nothing in it is shown before its stage.
struct WorkedOut {
    std::optional<lessons::LabelRow> row{};
    std::optional<analysis::FamilyTable> table{};
    QString verdict{}; ///< of the step's board, for the teacher
};

/// A lesson walked through. Its steps as the class counts them (Showing::step) are those of the lesson with
/// each of their stages: thought about, uncovered. Besides Showing's three texts for the teacher, nothing
/// here tells what is not uncovered yet.
class LessonShow : public models::Showing { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// Where lessons come from, and where progress is kept.
    Q_PROPERTY(models::LessonList* list READ list WRITE setList NOTIFY listChanged)
    Q_PROPERTY(bool opened READ isOpened NOTIFY openedChanged)
    /// A lesson file is being checked, or what a step shows is being worked out.
    Q_PROPERTY(bool busy READ isBusy NOTIFY shown)
    /// Why the lesson asked for is not open; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY shown)
    Q_PROPERTY(QString lessonId READ lessonId NOTIFY shown)
    Q_PROPERTY(QString lessonTitle READ lessonTitle NOTIFY shown)
    /// Steps of the lesson, stages not counted.
    Q_PROPERTY(int part READ part NOTIFY shown)
    Q_PROPERTY(int parts READ parts NOTIFY shown)
    /// How far the step is uncovered, from 0.
    Q_PROPERTY(int stage READ stage NOTIFY shown)
    Q_PROPERTY(QList<int> visited READ visited NOTIFY shown)
    /// Steps that ask something and were not answered yet.
    Q_PROPERTY(QList<int> unanswered READ unanswered NOTIFY shown)
    /// The step is worked on where it is shown: one goes on to the next one, not from stage to stage.
    Q_PROPERTY(bool workedOn READ isWorkedOn NOTIFY shown)
    /// The lesson that follows, its id and its title; empty for none.
    Q_PROPERTY(QString nextLesson READ nextLesson NOTIFY shown)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY shown)
    /// There is more of this step to uncover.
    Q_PROPERTY(bool covered READ isCovered NOTIFY shown)
    /// What the key to the next step does: "Next", "Show", "Label 7".
    Q_PROPERTY(QString nextText READ nextText NOTIFY shown)

    Q_PROPERTY(models::LessonShow::Kind kind READ kind NOTIFY shown)
    Q_PROPERTY(QString heading READ heading NOTIFY shown)
    /// [{html, words, entry}]: paragraphs, and entries of lists; links lead to "t" and their number, "t3".
    Q_PROPERTY(QVariantList text READ text NOTIFY shown)
    /// Of a reveal, once it is uncovered; links lead to "r0" and so on.
    Q_PROPERTY(QVariantList revealed READ revealed NOTIFY shown)
    /// [{words, told, right, because}]: `told` once it was chosen, or is right and the question answered;
    /// `right` and `because` tell nothing before. Links of the reasons lead to "b", the choice's number, "-"
    /// and theirs.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY shown)
    /// Of questions and exercises: uncovered.
    Q_PROPERTY(bool answered READ isAnswered NOTIFY shown)

    /// The live board, the same on every page that shows the lesson.
    Q_PROPERTY(models::Session* board READ board CONSTANT)
    /// The position of the step's board, or that a link of the step led to; empty without one.
    Q_PROPERTY(QString position READ position NOTIFY shown)
    /// It is a link's.
    Q_PROPERTY(bool linked READ isLinked NOTIFY shown)
    /// What is told of it by now.
    Q_PROPERTY(models::LessonShow::Told told READ told NOTIFY shown)
    /// The step shows the letters P and N.
    Q_PROPERTY(bool lettered READ isLettered NOTIFY shown)
    /// The step's game is for two; one pupil may play it against the computer.
    Q_PROPERTY(bool paired READ isPaired NOTIFY shown)

    /// A class may vote for the answers of a question, or for P and N of the cell that is asked for; empty
    /// elsewhere.
    Q_PROPERTY(models::VotesModel* votes READ votes CONSTANT)

    Q_PROPERTY(models::ShownExercise exercise READ exercise NOTIFY shown)

    /// As labelView().
    Q_PROPERTY(QVariantList labels READ labels NOTIFY shown)
    /// What is said of the row: with <b> and <u> as wording::askedText() writes them.
    Q_PROPERTY(QString labelHtml READ labelHtml NOTIFY shown)

    Q_PROPERTY(models::LessonTable table READ table NOTIFY shown)
    /// What the step has marked, labelled or filled in.
    Q_PROPERTY(models::MarkedTask mark READ mark NOTIFY shown)

public:
    /// Of a step, in the order of lessons::StepKind; None without a lesson.
    enum class Kind : quint8 { Text, Play, Reveal, Question, Exercise, Label, Table, Mark, None };
    Q_ENUM(Kind)
    /// With the values of lessons::Told.
    enum class Told : quint8 { Nothing, Outcome, Moves, Winning, Why, Worth };
    Q_ENUM(Told)

    explicit LessonShow(QObject* parent = nullptr);

    // Showing
    [[nodiscard]] int step() const override { return m_lesson ? frameOf(*m_lesson, m_place) : 0; }
    [[nodiscard]] int steps() const override { return m_lesson ? framesOf(*m_lesson) : 0; }
    [[nodiscard]] QString title() const override
    {
        return here().title.isEmpty() ? lessonTitle() : here().title;
    }
    [[nodiscard]] QString subtitle() const override
    {
        const QString rules = rulesHere();
        return rules.isEmpty() && !here().title.isEmpty() ? lessonTitle() : rules;
    }
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString following() const override;
    [[nodiscard]] QString notes() const override { return here().notes; }
    void goTo(int step) override
    {
        if (m_lesson && step >= 0 && step < steps())
            goToPlace(placeOf(*m_lesson, step));
    }
    void restart() override;

    [[nodiscard]] LessonList* list() const { return m_list; }
    void setList(LessonList* list)
    {
        if (!watch(m_list, list, &LessonList::listChanged, this, &LessonShow::openAwaited))
            return;
        if (list != nullptr)
            connect(list, &LessonList::translated, this, &LessonShow::translate);
        emit listChanged();
    }
    [[nodiscard]] bool isOpened() const { return m_lesson.has_value(); }
    /// Null without one.
    [[nodiscard]] const lessons::Lesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }
    [[nodiscard]] bool isBusy() const
    {
        return m_checker.isBusy() || m_worker.isBusy() || !m_awaited.isEmpty();
    }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString lessonId() const { return m_lesson ? m_lesson->id : QString(); }
    [[nodiscard]] QString lessonTitle() const { return m_lesson ? m_lesson->title : QString(); }
    [[nodiscard]] int part() const { return m_place.step; }
    [[nodiscard]] int parts() const { return m_lesson ? static_cast<int>(m_lesson->steps.size()) : 0; }
    [[nodiscard]] int stage() const { return m_place.stage; }
    [[nodiscard]] QList<int> visited() const;
    [[nodiscard]] QList<int> unanswered() const;
    [[nodiscard]] bool isWorkedOn() const { return m_lesson && models::isWorkedOn(here()); }
    [[nodiscard]] QString nextLesson() const { return after().id; }
    [[nodiscard]] QString nextTitle() const { return after().title; }
    [[nodiscard]] bool isCovered() const { return m_lesson && m_place.stage + 1 < stagesOf(here()); }
    [[nodiscard]] QString nextText() const;

    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString heading() const { return here().title; }
    [[nodiscard]] QVariantList text() const;
    [[nodiscard]] QVariantList revealed() const;
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] bool isAnswered() const
    {
        return (as<lessons::QuestionStep>() != nullptr && m_place.stage > 0) ||
               (as<lessons::ExerciseStep>() != nullptr && m_place.stage % 2 == 1);
    }
    [[nodiscard]] Session* board() { return &m_board; }
    [[nodiscard]] QString position() const;
    [[nodiscard]] bool isLinked() const { return !m_linked.isEmpty(); }
    [[nodiscard]] Told told() const;
    [[nodiscard]] bool isLettered() const;
    [[nodiscard]] bool isPaired() const;
    [[nodiscard]] bool isAgainstComputer() const { return m_isAgainstComputer; }
    [[nodiscard]] VotesModel* votes() { return &m_votes; }
    [[nodiscard]] ShownExercise exercise() const;
    [[nodiscard]] QVariantList labels() const
    {
        return m_workedOut.row ? labelView(*m_workedOut.row, labelled()) : QVariantList();
    }
    [[nodiscard]] QString labelHtml() const;
    [[nodiscard]] LessonTable table() const;
    [[nodiscard]] MarkedTask mark() const;

    /// Opens a lesson by its id, or a lesson file by its path or url, where the person left it (one
    /// that was seen to the end at what is not answered yet, or from the beginning). What is wrong, as a
    /// sentence; empty when the lesson is open, or being checked.
    Q_INVOKABLE QString open(const QString& which);
    /// Who learns is another one: the lesson that is open goes on where that one was.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void close();
    /// Opens a lesson at a place; the same as open() but for that.
    void show(const lessons::Lesson& lesson, models::LessonPlace place);
    /// To the first stage of a step of the lesson.
    Q_INVOKABLE void goToPart(int part)
    {
        if (part >= 0 && part < parts())
            goToPlace({.step = part, .stage = 0});
    }
    Q_INVOKABLE void nextPart() { goToPart(m_place.step + 1); }
    /// Answers a question by one of its choices.
    Q_INVOKABLE void choose(int choice);
    /// To the question of the class's next exercise; after the last one to the next step of the lesson.
    Q_INVOKABLE void nextExercise();
    /// What the step asks is answered, or filled in: at the first try rightly or not, and by the person, or
    /// with something that the program showed.
    Q_INVOKABLE void finish(bool right, bool own);
    /// The game for two begins again, with a gentle computer for the second player, or without.
    Q_INVOKABLE void playAgainstComputer(bool against);
    /// Shows the position that a link of a text leads to on the board; an unknown one is ignored.
    Q_INVOKABLE void followLink(const QString& link);
    /// The step's own position again, as it was.
    Q_INVOKABLE void putBack();
    /// The position that a link leads to; empty for an unknown one.
    [[nodiscard]] QString linkPosition(const QString& link) const;

signals:
    void listChanged();
    void openedChanged();

private:
    [[nodiscard]] const lessons::Step& here() const;
    [[nodiscard]] int labelled() const;
    [[nodiscard]] const lessons::LabelCell* askedCell() const;
    /// The lesson that follows; an empty one for none.
    [[nodiscard]] const lessons::Lesson& after() const;
    template <typename Kind>
    [[nodiscard]] const Kind* as() const
    {
        return std::get_if<Kind>(&here().kind);
    }
    [[nodiscard]] QString openFile(const QString& path);
    void openAwaited();
    void goOnWith(const lessons::Lesson& lesson);
    /// Closes what is open: the list of lessons says why.
    void refuse(const QString& problem);
    [[nodiscard]] QString rulesHere() const;
    void translate();
    void goToPlace(LessonPlace place);
    void enterPart();
    void askVotes();
    void setUpBoard();
    void tellOnBoard();
    void workOut();
    [[nodiscard]] const lessons::Text* textOfLink(const QString& link) const;

    Watched<LessonList> m_list;
    std::optional<lessons::Lesson> m_lesson;
    LessonPlace m_place;
    QHash<int, QSet<int>> m_chosen; ///< per step
    WorkedOut m_workedOut;
    QString m_asked; ///< for
    QString m_problem;
    int m_exerciseSeed = 1;
    QString m_awaited; ///< the id of a lesson to open once it is checked
    bool m_isAgainstComputer = false;
    QString m_linked;
    VotesModel m_votes;
    SideSession m_board;
    Worker m_checker;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
