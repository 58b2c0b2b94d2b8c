// SPDX-License-Identifier: GPL-3.0-or-later

// Practice in the real window, by clicks and keys.

#include "models/learn/exercises/exercisemodel.h"
#include "models/learn/exercises/practice.h"
#include "window/driver.h"
#include "window/runtests.h"
#include "window/tablepieces.h"

#include <QFile>
#include <QThreadPool>

#include <algorithm>

using window::Driver;

namespace {

models::ExerciseModel* exerciseIn(const Driver& driver)
{
    const QQuickItem* view = driver.item(QStringLiteral("practiceView"));
    return view == nullptr ? nullptr : view->property("exercise").value<models::ExerciseModel*>();
}

void waitForPhase(const Driver& driver, models::ExerciseModel::Phase phase)
{
    QTRY_VERIFY(exerciseIn(driver) != nullptr);
    QTRY_COMPARE(exerciseIn(driver)->phase(), phase);
    QTest::qWait(60);
    driver.waitUntilDrawn();
}

/// Learn, its page Practice, a kind of exercise.
void openPractice(const Driver& driver, const char* kind)
{
    QVERIFY(driver.visit("learn"));
    QTRY_VERIFY(driver.item(QStringLiteral("learn_practice")) != nullptr);
    QVERIFY(driver.click(QStringLiteral("learn_practice")));
    QTRY_VERIFY(driver.item(QStringLiteral("practice_") + QLatin1String(kind)) != nullptr);
    QVERIFY(driver.click(QStringLiteral("practice_") + QLatin1String(kind)));
    QTRY_COMPARE(exerciseIn(driver)->kind(), QString::fromLatin1(kind));
    waitForPhase(driver, models::ExerciseModel::Phase::Asked);
}

std::optional<games::Move> moveThat(const Driver& driver, bool wins)
{
    const classroom::Exercise& exercise = *exerciseIn(driver)->exercise();
    for (const games::Move& move : exercise.position->moves().moves) {
        if (move.player == exercise.position->mover() &&
            classroom::isRight(exercise, exercise.position->after(move)->notation()) == wins)
            return move;
    }
    return std::nullopt;
}

void clickMove(const Driver& driver, const games::Move& move)
{
    const bool isOnTable = move.action.board() > 0;
    const auto piece = [&](games::PieceId id) {
        return isOnTable ? window::pieceOnTable(driver, id) : driver.piece(id);
    };
    const QQuickItem* first = piece(move.gesture.first);
    QVERIFY(first != nullptr);
    driver.click(Driver::freePoint(*first));
    if (move.gesture.second)
        driver.click(Driver::freePoint(*piece(*move.gesture.second)));
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QThreadPool::globalInstance()->waitForDone(); // what goes to the disk is there
        QFile::remove(models::Practice::path());
    }

    /// A wrong move by a click, with its refutation; a right one; the next exercise.
    void moves()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        openPractice(driver, "winning-move");
        QVERIFY(driver.item(QStringLiteral("exerciseFeedback")) == nullptr);
        clickMove(driver, *moveThat(driver, false));
        waitForPhase(driver, models::ExerciseModel::Phase::Wrong);
        QVERIFY(driver.textOf("exerciseVerdict").contains(QStringLiteral("the opponent wins by")));
        QVERIFY(driver.click(QStringLiteral("button_tryAgain")));
        waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        clickMove(driver, *moveThat(driver, true));
        waitForPhase(driver, models::ExerciseModel::Phase::Right);
        QVERIFY(driver.click(QStringLiteral("button_nextExercise")));
        waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        QCOMPARE(driver.textOf("practiceSummary"), QStringLiteral("0 of 1 right"));
    }

    /// By the keys alone: from the list to the board, over its pieces, to the answer and on.
    void movesByKeys()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        openPractice(driver, "winning-move");
        driver.item(QStringLiteral("practiceKinds"))->forceActiveFocus(Qt::TabFocusReason);
        for (int n = 0; n < 2; ++n) {
            driver.key(Qt::Key_Return);
            QTest::qWait(60);
            driver.waitUntilDrawn();
            driver.key(Qt::Key_Right);
            const auto move = moveThat(driver, true);
            QVERIFY(driver.focusByArrows(move->gesture.first));
            driver.key(Qt::Key_Return);
            waitForPhase(driver, models::ExerciseModel::Phase::Right);
            driver.key(Qt::Key_Return);
            waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        }
        QCOMPARE(driver.textOf("practiceSummary"), QStringLiteral("2 of 2 right · 2 in a row"));
    }

    /// The nim-sum typed in binary, Enter checks, Enter goes on.
    void binaryByKeys()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        openPractice(driver, "nim-sum");
        QVERIFY(driver.click(QStringLiteral("exerciseField")));
        type(driver, QStringLiteral("x"));
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.textOf("exerciseMessage").contains(QStringLiteral("binary")));
        driver.key(Qt::Key_Backspace);
        type(driver, QString::fromStdString(exerciseIn(driver)->exercise()->right.front()));
        driver.key(Qt::Key_Return);
        waitForPhase(driver, models::ExerciseModel::Phase::Right);
        QVERIFY(driver.item(QStringLiteral("exerciseTable")) != nullptr);
        const auto before = exerciseIn(driver)->exercise()->request.seed;
        driver.key(Qt::Key_Return); // the button has the focus
        waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        QCOMPARE(exerciseIn(driver)->exercise()->request.seed, before + 1);
        QTRY_VERIFY(driver.item(QStringLiteral("exerciseField"))->hasActiveFocus());
        QCOMPARE(driver.textOf("exerciseField"), QString());
    }

    /// P and N by their keys.
    void lettersByKeys()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        openPractice(driver, "outcome");
        for (int n = 0; n < 4; ++n) {
            auto* choice = driver.item(QStringLiteral("choice_P"));
            QVERIFY(choice != nullptr);
            choice->forceActiveFocus();
            const bool cold = exerciseIn(driver)->exercise()->right.front() == "P";
            driver.key(cold ? Qt::Key_P : Qt::Key_N);
            waitForPhase(driver, models::ExerciseModel::Phase::Right);
            driver.key(Qt::Key_Return);
            waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        }
        QCOMPARE(driver.textOf("practiceSummary"), QStringLiteral("4 of 4 right · 4 in a row"));
        QCOMPARE(driver.textOf("practiceLevel"), QStringLiteral("Level 3"));
    }

    /// A click beside the pieces chooses a board; a move on it answers, too.
    void boardsByClicks()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        openPractice(driver, "which-game");
        const auto& choices = exerciseIn(driver)->exercise()->choices;
        const auto wrong = std::ranges::find_if(choices, [&](const std::string& board) {
            return !classroom::isRight(*exerciseIn(driver)->exercise(), board);
        });
        QVERIFY(wrong != choices.end());
        const QQuickItem* card = driver.item(QStringLiteral("boardCard_%1").arg(wrong - choices.begin()));
        QVERIFY(card != nullptr);
        driver.click(card->mapToScene(QPointF(card->width() / 2, 8)).toPoint());
        waitForPhase(driver, models::ExerciseModel::Phase::Wrong);
        QVERIFY(driver.textOf("exerciseVerdict").startsWith(QStringLiteral("No move on board")));
        QVERIFY(driver.click(QStringLiteral("button_tryAgain")));
        waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        clickMove(driver, *moveThat(driver, true));
        waitForPhase(driver, models::ExerciseModel::Phase::Right);
        QVERIFY(driver.textOf("exerciseVerdict").startsWith(QStringLiteral("Right:")));
        QVERIFY(driver.item(QStringLiteral("exerciseTable")) != nullptr);
    }

    /// The number of a board, and the sign of a comparison, by their keys.
    void boardsByKeys()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        const auto answerByKey = [&driver] {
            const std::string right = exerciseIn(driver)->exercise()->right.front();
            auto* choice = driver.item(QStringLiteral("choice_") + QString::fromStdString(right));
            QVERIFY(choice != nullptr);
            choice->forceActiveFocus();
            type(driver, QString::fromStdString(right).left(1));
            waitForPhase(driver, models::ExerciseModel::Phase::Right);
            driver.key(Qt::Key_Return);
            waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        };
        for (const char* kind : {"which-game", "worth-more"}) {
            openPractice(driver, kind);
            for (int n = 0; n < 3; ++n)
                answerByKey();
            QCOMPARE(driver.textOf("practiceSummary"), QStringLiteral("3 of 3 right · 3 in a row"));
        }
    }

    /// Of two impartial positions the wrong answer tells the right one.
    void comparedByClicks()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        openPractice(driver, "worth-more");
        const bool same = exerciseIn(driver)->exercise()->right.front() == "=";
        QVERIFY(driver.click(same ? QStringLiteral("choice_||") : QStringLiteral("choice_=")));
        waitForPhase(driver, models::ExerciseModel::Phase::Wrong);
        QVERIFY(driver.textOf("exerciseVerdict").startsWith(QStringLiteral("No:")));
        QVERIFY(driver.item(QStringLiteral("button_tryAgain")) == nullptr);
        QVERIFY(driver.click(QStringLiteral("button_nextExercise")));
        waitForPhase(driver, models::ExerciseModel::Phase::Asked);
    }

    /// What was practised is there again when the window is opened again.
    void survivesARestart()
    {
        {
            const Driver driver;
            QVERIFY(driver.isOpen());
            openPractice(driver, "claim");
            QVERIFY(driver.click(QStringLiteral("choice_") +
                                 QString::fromStdString(exerciseIn(driver)->exercise()->right.front())));
            waitForPhase(driver, models::ExerciseModel::Phase::Right);
        }
        const Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.visit("learn"));
        QTRY_VERIFY(driver.item(QStringLiteral("learn_practice")) != nullptr);
        QVERIFY(driver.click(QStringLiteral("learn_practice")));
        waitForPhase(driver, models::ExerciseModel::Phase::Asked);
        QCOMPARE(exerciseIn(driver)->kind(), QStringLiteral("claim"));
        QCOMPARE(driver.textOf("practiceSummary"), QStringLiteral("1 of 1 right"));
        QVERIFY(driver.click(QStringLiteral("button_forgetPractice")));
        QVERIFY(driver.click(QStringLiteral("button_forgetYes")));
        QTRY_COMPARE(driver.textOf("practiceSummary"), QString());
    }

    /// The kinds by the arrow keys, every kind, in a small window, too.
    void everyKind()
    {
        for (const QSize size : {QSize(1280, 860), QSize(900, 600)}) {
            const Driver driver({}, {}, size);
            QVERIFY(driver.isOpen());
            QVERIFY(driver.visit("learn"));
            QTRY_VERIFY(driver.item(QStringLiteral("learnPage")) != nullptr);
            driver.setTab(QStringLiteral("practice"));
            waitForPhase(driver, models::ExerciseModel::Phase::Asked);
            auto* practice =
                driver.item(QStringLiteral("page_practice"))->property("practice").value<models::Practice*>();
            for (const QString& kind : practice->kindIds()) {
                practice->setKind(kind);
                QTRY_COMPARE(exerciseIn(driver)->kind(), kind);
                QTest::qWait(10);
                waitForPhase(driver, models::ExerciseModel::Phase::Asked);
                QVERIFY(!driver.textOf("exerciseTask").isEmpty());
                QVERIFY(driver.click(QStringLiteral("button_showAnswer")));
                waitForPhase(driver, models::ExerciseModel::Phase::Told);
                QVERIFY(driver.item(QStringLiteral("exerciseFeedback")) != nullptr);
            }
        }
    }

    /// From an answered exercise to Explore.
    void explored()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        openPractice(driver, "grundy-value");
        QVERIFY(driver.click(QStringLiteral("button_showAnswer")));
        waitForPhase(driver, models::ExerciseModel::Phase::Told);
        const QString notation = exerciseIn(driver)->notation();
        QVERIFY(driver.click(QStringLiteral("button_exploreExercise")));
        QTRY_COMPARE(driver.notation(), notation);
    }
};

GRUNDY_TEST(TestPractice, window::runTests<TestPractice>)

#include "tst_practice.moc"
