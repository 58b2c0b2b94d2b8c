// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises on the screen, and the progress of who practises.

#include "models/board/pieceids.h"
#include "models/environment.h"
#include "models/learn/exercises/exercisemodel.h"
#include "models/learn/exercises/practice.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <memory>

using models::ExerciseModel;
using models::Practice;

namespace {

void make(ExerciseModel& model, const char* kind, const char* game, bool misere = false, int seed = 7)
{
    model.setKind(QString::fromLatin1(kind));
    model.setGameId(QString::fromLatin1(game));
    model.setMisere(misere);
    model.setProperty("difficulty", 4);
    model.setSeed(seed);
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Asked);
}

QString rightAnswer(const ExerciseModel& model)
{
    return QString::fromStdString(model.exercise()->right.front());
}

/// The gestures of a move on the board.
void play(ExerciseModel& model, const games::Move& move)
{
    model.choose(models::idText(move.gesture.first));
    if (move.gesture.second)
        model.choose(models::idText(*move.gesture.second));
}

std::optional<games::Move> moveThat(const ExerciseModel& model, bool wins)
{
    const classroom::Exercise& exercise = *model.exercise();
    for (const games::Move& move : exercise.position->moves().moves) {
        if (move.player == exercise.position->mover() &&
            classroom::isRight(exercise, exercise.position->after(move)->notation()) == wins)
            return move;
    }
    return std::nullopt;
}

void expectNothingTold(ExerciseModel& model)
{
    QVERIFY(model.verdict().isEmpty() && model.reasons().isEmpty() && model.given().isEmpty());
    QVERIFY(model.table().columns.isEmpty() && model.table().rows.isEmpty() &&
            model.table().sumTotal.isEmpty());
    QVERIFY(model.board()->marks().isEmpty());
}

} // namespace

class TestExerciseModel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QThreadPool::globalInstance()->waitForDone(); // what goes to the disk is there
        QFile::remove(Practice::path());
    }
    void moveOnTheBoard_data();
    void moveOnTheBoard();
    void typed();
    void choices();
    void claimShowsItsMove();
    void told();
    void sameSeed();
    void requestsAtOnce();
    void notOffered();
    void refusal();
    void practiceModel();
    void levels();
    void fixedDifficulty();
    void kept();
    void damagedFile();
    void gamesOfKinds();
};

void TestExerciseModel::moveOnTheBoard_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<bool>("misere");
    for (const std::string& game : classroom::gamesFor(classroom::ExerciseKind::WinningMove))
        for (const bool misere : {false, true})
            QTest::addRow("%s %d", game.c_str(), misere) << QByteArray::fromStdString(game) << misere;
}

/// A wrong move is marked with what refutes it, another try follows, a right one is marked as winning.
void TestExerciseModel::moveOnTheBoard()
{
    QFETCH(QByteArray, game);
    QFETCH(bool, misere);
    ExerciseModel model;
    QSignalSpy answered(&model, &ExerciseModel::answered);
    make(model, "winning-move", game.constData(), misere);
    QVERIFY(model.isOnBoard() && model.hasBoard() && !model.isTyped());
    expectNothingTold(model);
    const auto losing = moveThat(model, false);
    QVERIFY(losing);
    play(model, *losing);
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Wrong);
    QVERIFY(model.verdict().startsWith(QStringLiteral("Not this one:")));
    QVERIFY(!model.board()->marks().isEmpty());
    QVERIFY(model.isRetriable());
    play(model, *moveThat(model, true)); // a click begins the next try
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Right);
    QVERIFY(model.verdict().startsWith(QStringLiteral("Right:")) && !model.reasons().isEmpty());
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.first().first().toBool(), false);
    const auto mark = model.board()->marks().constFirst().value<models::Mark>();
    QVERIFY(mark.winning);
    play(model, *losing); // it is answered
    QCOMPARE(model.phase(), ExerciseModel::Phase::Right);
}

void TestExerciseModel::typed()
{
    ExerciseModel model;
    make(model, "nim-sum", "");
    QVERIFY(model.isTyped() && !model.hasBoard() && model.numbers().size() >= 2);
    expectNothingTold(model);
    model.answer(QStringLiteral("nine"));
    QVERIFY(!model.message().isEmpty());
    QCOMPARE(model.phase(), ExerciseModel::Phase::Asked);
    model.answer(QStringLiteral("1111111"));
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Wrong);
    QVERIFY(model.message().isEmpty() && model.verdict().contains(QStringLiteral("column 64")));
    QVERIFY(model.table().columns.isEmpty()); // the sum stays hidden
    model.answer(QStringLiteral("0b0") + rightAnswer(model));
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Right);
    QCOMPARE(model.given(), rightAnswer(model));
    QCOMPARE(model.table().rows.size(), model.numbers().size());
    QCOMPARE(model.table().sumTotal, QString::number(rightAnswer(model).toInt(nullptr, 2)));
}

void TestExerciseModel::choices()
{
    ExerciseModel model;
    QSignalSpy answered(&model, &ExerciseModel::answered);
    make(model, "outcome", "wythoff");
    QCOMPARE(model.choices(), (QStringList{QStringLiteral("P"), QStringLiteral("N")}));
    QCOMPARE(model.choiceLabels().first(), QStringLiteral("P: the previous player wins"));
    const QString wrong =
        rightAnswer(model) == QLatin1String("P") ? QStringLiteral("n") : QStringLiteral("p");
    model.answer(wrong);
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Wrong);
    QVERIFY(!model.isRetriable()); // the other one is told
    model.answer(rightAnswer(model));
    QTest::qWait(20);
    QCOMPARE(model.phase(), ExerciseModel::Phase::Wrong);
    model.next();
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Asked);
    expectNothingTold(model);
    model.answer(rightAnswer(model));
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Right);
    QCOMPARE(answered.count(), 2);
    QCOMPARE(answered.last().first().toBool(), true);
}

/// The move that a claim is about is drawn, and nothing of whether it wins.
void TestExerciseModel::claimShowsItsMove()
{
    ExerciseModel model;
    int shown = 0;
    for (int seed = 1; seed < 12; ++seed) {
        make(model, "claim", "nim", false, seed);
        QTRY_VERIFY(!model.isBusy());
        QTRY_VERIFY(model.exercise() != nullptr && model.phase() == ExerciseModel::Phase::Asked);
        const bool hasMove = model.exercise()->statement->move.has_value();
        QCOMPARE(!model.board()->marks().isEmpty(), hasMove);
        if (!hasMove)
            continue;
        ++shown;
        const auto mark = model.board()->marks().constFirst().value<models::Mark>();
        QVERIFY(mark.hint && !mark.winning && mark.outcome == Outcome::Unknown);
    }
    QVERIFY(shown > 0);
}

void TestExerciseModel::told()
{
    ExerciseModel model;
    QSignalSpy answered(&model, &ExerciseModel::answered);
    make(model, "stalk-value", "");
    model.tell();
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Told);
    QVERIFY(model.verdict().contains(rightAnswer(model)));
    QVERIFY(!model.reasons().isEmpty());
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.first().first().toBool(), false);
    model.askAgain(); // Present takes it back
    QCOMPARE(model.phase(), ExerciseModel::Phase::Asked);
    expectNothingTold(model);
}

void TestExerciseModel::sameSeed()
{
    ExerciseModel first;
    ExerciseModel second;
    make(first, "winning-move", "grid", true, 99);
    make(second, "winning-move", "grid", true, 99);
    QCOMPARE(first.notation(), second.notation());
    first.next();
    second.next();
    QTRY_COMPARE(first.phase(), ExerciseModel::Phase::Asked);
    QTRY_COMPARE(second.phase(), ExerciseModel::Phase::Asked);
    QCOMPARE(first.notation(), second.notation());
}

/// Several properties set together make one exercise.
void TestExerciseModel::requestsAtOnce()
{
    ExerciseModel model;
    int asked = 0;
    auto before = ExerciseModel::Phase::Making;
    connect(&model, &ExerciseModel::changed, this, [&] {
        asked += model.phase() == ExerciseModel::Phase::Asked && before != model.phase() ? 1 : 0;
        before = model.phase();
    });
    make(model, "which-heap", "poker");
    QTest::qWait(50);
    QCOMPARE(asked, 1);
    QVERIFY(model.task().contains(QStringLiteral("heap")));
    QVERIFY(model.setting().contains(QStringLiteral("moves first")));
}

void TestExerciseModel::notOffered()
{
    ExerciseModel model;
    model.setKind(QStringLiteral("grundy-value"));
    model.setGameId(QStringLiteral("skip"));
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::None);
    QVERIFY(!model.verdict().isEmpty() && !model.hasBoard());
    model.setGameId(QStringLiteral("nim"));
    QTRY_COMPARE(model.phase(), ExerciseModel::Phase::Asked);
}

void TestExerciseModel::refusal()
{
    ExerciseModel model;
    make(model, "winning-move", "dollar");
    model.choose(QStringLiteral("not a piece"));
    model.choose(models::idText(games::pieceId(0, 0))); // the edge's square
    QCOMPARE(model.phase(), ExerciseModel::Phase::Asked);
    const auto move = moveThat(model, true);
    model.choose(models::idText(move->gesture.first));
    QVERIFY(!model.board()->chosenPiece().isEmpty());
    model.cancelChoice();
    QVERIFY(model.board()->chosenPiece().isEmpty());
}

void TestExerciseModel::practiceModel()
{
    Practice practice;
    const QAbstractItemModelTester tester(&practice, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(practice.rowCount(), 10);
    QCOMPARE(practice.kind(), QStringLiteral("winning-move"));
    QCOMPARE(practice.data(practice.index(1, 0), Practice::NameRole).toString(), QStringLiteral("P or N?"));
    QVERIFY(practice.data(practice.index(0, 0), Practice::CurrentRole).toBool());
    QCOMPARE(practice.difficulty(), 1);
}

/// Two right ones in a row: harder. A wrong one: easier.
void TestExerciseModel::levels()
{
    Practice practice;
    const auto levelAfter = [&practice](bool right) {
        practice.record(right);
        return practice.difficulty();
    };
    QCOMPARE(levelAfter(true), 1);
    QCOMPARE(levelAfter(true), 2);
    QCOMPARE(levelAfter(true), 2);
    QCOMPARE(levelAfter(true), 3);
    QCOMPARE(practice.streak(), 4);
    QCOMPARE(practice.summary(), QStringLiteral("4 of 4 right · 4 in a row"));
    QCOMPARE(levelAfter(true), 3);
    QCOMPARE(levelAfter(false), 2);
    QCOMPARE(practice.streak(), 0);
    QCOMPARE(levelAfter(true), 2);
    QCOMPARE(levelAfter(false), 1);
    QCOMPARE(levelAfter(false), 1);
    for (int n = 0; n < 40; ++n)
        practice.record(true);
    QCOMPARE(practice.difficulty(), 10);
    practice.setKind(QStringLiteral("mex"));
    QCOMPARE(practice.difficulty(), 1);
    practice.reset();
    practice.setKind(QStringLiteral("winning-move"));
    QCOMPARE(practice.done(), 0);
    QCOMPARE(practice.difficulty(), 1);
    QCOMPARE(practice.doneInAll(), 0);
}

void TestExerciseModel::fixedDifficulty()
{
    Practice practice;
    practice.setFixedDifficulty(7);
    practice.record(true);
    practice.record(true);
    QCOMPARE(practice.difficulty(), 7);
    practice.setFixedDifficulty(0);
    QCOMPARE(practice.difficulty(), 1);
    practice.setFixedDifficulty(99);
    QCOMPARE(practice.difficulty(), 10);
}

void TestExerciseModel::kept()
{
    {
        Practice practice;
        practice.setKind(QStringLiteral("outcome"));
        practice.setGameId(QStringLiteral("lines"));
        practice.setMisere(true);
        practice.record(true);
        practice.record(true);
        practice.record(true);
    }
    const Practice again;
    QCOMPARE(again.kind(), QStringLiteral("outcome"));
    QCOMPARE(again.gameId(), QStringLiteral("lines"));
    QVERIFY(again.isMisere());
    QCOMPARE(again.done(), 3);
    QCOMPARE(again.streak(), 3);
    QCOMPARE(again.difficulty(), 2);
    QVERIFY(again.problem().isEmpty());
}

/// A file that cannot be read is told and kept; so is one with numbers out of range.
void TestExerciseModel::damagedFile()
{
    const auto write = [](const QByteArray& text) {
        QFile file(Practice::path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("{\"format\": \"grundy-practice\", \"ver");
    {
        const Practice practice; // as a script that takes a picture has
        QVERIFY(practice.problem().contains(Practice::path()));
        QCOMPARE(practice.done(), 0);
    }
    QVERIFY(QFile::exists(Practice::path()));
    {
        Practice practice;
        practice.record(true);
        QVERIFY(practice.problem().contains(QStringLiteral("kept as")));
        QCOMPARE(Practice().done(), 1);
    }
    QTRY_VERIFY(QFile::exists(Practice::path())); // it is on the disk
    QVERIFY(QFile::remove(Practice::path()));
    const QDir folder = QFileInfo(Practice::path()).dir();
    QCOMPARE(folder.entryList({QStringLiteral("practice-damaged-*.json")}).size(), 1);
    write(R"({"format": "grundy-practice", "version": 1, "kind": "chess", "kinds": {"winning-move":
        {"game": "chess", "done": -4, "right": 9, "level": 99, "difficulty": 3e9, "streak": "many"}, "x": 1}})");
    const Practice practice;
    QVERIFY(practice.problem().contains(QStringLiteral("line 1")));
    QCOMPARE(practice.gameId(), QStringLiteral("nim"));
    QCOMPARE(practice.done(), 0);
    QCOMPARE(practice.right(), 0);
}

void TestExerciseModel::gamesOfKinds()
{
    Practice practice;
    QCOMPARE(practice.games().size(), 23);
    QCOMPARE(practice.gameTitles().first(), QStringLiteral("Nim"));
    QVERIFY(practice.isMisereOffered());
    practice.setMisere(true);
    practice.setGameId(QStringLiteral("chess"));
    QCOMPARE(practice.gameId(), QStringLiteral("nim"));
    practice.setKind(QStringLiteral("grundy-value"));
    QVERIFY(!practice.isMisereOffered() && !practice.isMisere());
    practice.setKind(QStringLiteral("nim-sum"));
    QVERIFY(practice.games().isEmpty() && practice.gameId().isEmpty() && !practice.isMisereOffered());
    practice.setKind(QStringLiteral("nonsense"));
    QCOMPARE(practice.kind(), QStringLiteral("nim-sum"));
}

GRUNDY_TEST(TestExerciseModel, models::test::run<TestExerciseModel>)
#include "tst_exercisemodel.moc"
