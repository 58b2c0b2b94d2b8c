// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/exercises/exercise.h"
#include "models/analysis/argument.h"
#include "models/analysis/explanationrows.h"
#include "models/board/boardmodel.h"
#include "models/worker.h"
#include "wording/classroom/exercises.h"
#include "wording/text/text.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>
#include <vector>

namespace models {

/// What is said of an answer to an exercise, and drawn on its board. Made on a thread.
struct ExerciseSaid {
    QStringList lines{}; ///< the verdict, then why
    std::vector<BoardOverlay::MoveMark> marks{};
    NimTable table{}; ///< why, where that is a nim-sum
};

/// One exercise after the other: made from a seed, asked, answered on the board, by a button or by a text,
/// with what is to be said of the answer. Nothing of the right answer can be read here before it was given or
/// told.
class ExerciseModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// What is asked for; a change of any of them makes a new exercise.
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY requestChanged)
    Q_PROPERTY(QString gameId MEMBER m_gameId WRITE setGameId NOTIFY requestChanged)
    Q_PROPERTY(bool misere MEMBER m_misere WRITE setMisere NOTIFY requestChanged)
    /// From the next exercise on: the one that is open stays.
    Q_PROPERTY(int difficulty MEMBER m_difficulty NOTIFY requestChanged)
    /// Of the first exercise; 0 (at first) draws one. The following ones have the numbers behind it.
    Q_PROPERTY(int seed MEMBER m_seed WRITE setSeed NOTIFY requestChanged)
    /// Which exercise from the seed on is asked, from 0; next() goes on from it.
    Q_PROPERTY(int number MEMBER m_number WRITE setNumber NOTIFY requestChanged)
    /// How far reasons argue; from the next answer on.
    Q_PROPERTY(models::arguments::Argument level MEMBER m_level WRITE setLevel NOTIFY requestChanged)

    Q_PROPERTY(models::ExerciseModel::Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(models::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(bool hasBoard READ hasBoard NOTIFY changed)
    /// The answer is a move on the board, or may be one.
    Q_PROPERTY(bool onBoard READ isOnBoard NOTIFY changed)
    /// The answer is typed.
    Q_PROPERTY(bool typed READ isTyped NOTIFY changed)
    /// The position as its notation; empty without one.
    Q_PROPERTY(QString notation READ notation NOTIFY changed)
    Q_PROPERTY(QString setting READ setting NOTIFY changed)
    Q_PROPERTY(QString task READ task NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    /// The numbers of a question without a board.
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(QStringList choiceLabels READ choiceLabels NOTIFY changed)
    /// What was answered last, in canonical form.
    Q_PROPERTY(QString given READ given NOTIFY changed)
    /// A wrong answer can be followed by another one.
    Q_PROPERTY(bool retriable READ isRetriable NOTIFY changed)
    /// What is said of the answer: the verdict, and why.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)
    /// Without columns where there is none.
    Q_PROPERTY(models::NimTable table READ table NOTIFY changed)
    /// Why a text or a click was no answer.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    /// None: there is no exercise.
    enum class Phase : quint8 { Making, Asked, Right, Wrong, Told, None };
    Q_ENUM(Phase)

    explicit ExerciseModel(QObject* parent = nullptr);
    ~ExerciseModel() override;

    [[nodiscard]] QString kind() const { return m_kind; }
    void setKind(const QString& kind) { change(m_kind, kind); }
    void setGameId(const QString& gameId) { change(m_gameId, gameId); }
    void setMisere(bool misere) { change(m_misere, misere); }
    void setSeed(int seed) { change(m_seed, seed); }
    void setNumber(int number);
    void setLevel(Argument level);

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] bool hasBoard() const { return m_exercise && m_exercise->position; }
    [[nodiscard]] bool isOnBoard() const
    {
        return m_exercise && classroom::isAnsweredByMove(m_exercise->request.kind);
    }
    [[nodiscard]] bool isTyped() const { return m_exercise && !isOnBoard() && m_exercise->choices.empty(); }
    [[nodiscard]] QString notation() const
    {
        return hasBoard() ? QString::fromStdString(m_exercise->position->notation()) : QString();
    }
    [[nodiscard]] QString setting() const
    {
        return m_exercise ? wording::exerciseSetting(*m_exercise) : QString();
    }
    [[nodiscard]] QString task() const { return m_exercise ? wording::exerciseTask(*m_exercise) : QString(); }
    [[nodiscard]] QString hint() const { return m_exercise ? wording::answerHint(*m_exercise) : QString(); }
    [[nodiscard]] QStringList numbers() const;
    [[nodiscard]] QStringList choices() const
    {
        return m_exercise ? wording::textsOf(m_exercise->choices) : QStringList();
    }
    [[nodiscard]] QStringList choiceLabels() const;
    [[nodiscard]] QString given() const { return QString::fromStdString(m_given); }
    [[nodiscard]] bool isRetriable() const;
    [[nodiscard]] QString verdict() const { return m_said.lines.value(0); }
    [[nodiscard]] QStringList reasons() const { return m_said.lines.mid(1); }
    [[nodiscard]] const NimTable& table() const { return m_said.table; }
    [[nodiscard]] QString message() const { return m_message; }

    /// A text or a choice. What cannot be an answer is told by `message`.
    Q_INVOKABLE void answer(const QString& text);
    /// A click or Enter on a piece: a first choice, a second one, the move that answers.
    Q_INVOKABLE void choose(const QString& pieceId);
    Q_INVOKABLE void chooseRun(const QString& first, const QString& last);
    Q_INVOKABLE void cancelChoice();
    /// A click beside the pieces of a board of several, from 0.
    Q_INVOKABLE void chooseBoard(int number);
    /// After a wrong answer that leaves something to find.
    Q_INVOKABLE void tryAgain()
    {
        if (m_phase == Phase::Wrong && isRetriable())
            ask();
    }
    /// The same exercise as it was asked.
    Q_INVOKABLE void askAgain();
    /// Tells the right answers; before any answer it counts as a wrong one.
    Q_INVOKABLE void tell();
    /// The next exercise of the same kind.
    Q_INVOKABLE void next() { make(); }

    /// The exercise that is open; null when there is none.
    [[nodiscard]] const classroom::Exercise* exercise() const { return m_exercise ? &*m_exercise : nullptr; }

signals:
    void requestChanged();
    void changed();
    void messageChanged();
    /// The first answer to an exercise.
    void answered(bool right);
    /// The answer is told before any was given; a wrong answer follows.
    void gaveUp();

private:
    template <typename T>
    void change(T& member, const T& value)
    {
        if (std::exchange(member, value) != value)
            restart();
    }

    void restart();
    void make();
    void receive(const classroom::MadeExercise& made);
    void judge(const std::string& answer, const std::optional<games::Move>& made = std::nullopt);
    void show(Phase phase, ExerciseSaid said);
    void ask();
    void receiveChoice(const games::Choice& choice, games::PieceId first);
    [[nodiscard]] bool isOpen() const { return m_phase == Phase::Asked || m_phase == Phase::Wrong; }
    /// Clicks on the board answer now.
    [[nodiscard]] bool mayMove();
    void setMessage(const QString& message)
    {
        if (std::exchange(m_message, message) != message)
            emit messageChanged();
    }
    void tellFirst(bool right);
    void sayOfGiven();
    void sayAnswer();
    void composeAgain();

    QString m_kind;
    QString m_gameId;
    bool m_misere = false;
    int m_difficulty = 1;
    int m_seed = 0;
    int m_number = 0;
    Argument m_level = Argument::Theorems;
    std::uint64_t m_firstSeed = 0;
    std::uint64_t m_nextSeed = 0;
    bool m_restarting = false;
    bool m_answeredOnce = false;
    Phase m_phase = Phase::Making;
    std::optional<classroom::Exercise> m_exercise;
    std::string m_given;
    std::optional<games::Move> m_made; ///< what was given, where it was made on the board
    ExerciseSaid m_said;
    QString m_message;
    BoardModel& m_board; ///< a child that outlives this model by a moment: what draws it goes later
    Worker m_worker;     ///< last: its thread ends before what it reports to
};

} // namespace models
