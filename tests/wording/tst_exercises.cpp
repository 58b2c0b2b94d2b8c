// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in words: questions, answers, reasons and feedback.

#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "support/sanitized.h"
#include "support/testprogram.h"
#include "wording/classroom/exercises.h"
#include "wording/exercises.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using classroom::Exercise;
using classroom::ExerciseKind;
using classroom::ExerciseRequest;
using positions::read;
using theory::Play;

namespace {

Exercise make(const ExerciseRequest& request)
{
    const auto made = classroom::makeExercise(request, {});
    const auto* exercise = std::get_if<Exercise>(&made);
    return exercise != nullptr ? *exercise : Exercise{};
}

/// An exercise with a known position, as the generator would make it.
Exercise ofNumbers(ExerciseKind kind, std::vector<std::uint64_t> numbers, const char* right)
{
    return {.request = {.kind = kind}, .position = {}, .numbers = std::move(numbers), .right = {right}};
}

QString feedback(const Exercise& exercise, const char* answer)
{
    return wording::answerFeedback(exercise, answer, {}).join(QLatin1Char('\n'));
}

void checkTexts(const QStringList& texts)
{
    QVERIFY(!texts.isEmpty());
    for (const QString& text : texts) {
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("%\\d"))), qPrintable(text));
    }
}

/// What might be answered: the choices, moves, or numbers near the right one.
std::vector<std::string> possibleAnswers(const Exercise& exercise)
{
    if (!exercise.choices.empty())
        return exercise.choices;
    std::vector<std::string> answers = exercise.right;
    if (exercise.request.kind == ExerciseKind::WinningMove) {
        for (const games::Move& move : exercise.position->moves().moves) {
            if (move.player == exercise.position->mover())
                answers.push_back(exercise.position->after(move)->notation());
        }
    } else {
        answers.insert(answers.end(), {"0", "1", "10", "11"});
    }
    return answers;
}

} // namespace

class TestExercises : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void everythingIsSaid_data();
    void everythingIsSaid();
    void winningMove();
    void misereMove();
    void outcome();
    void partizanOutcome();
    void nimSum();
    void mex();
    void grundyValue();
    void stalk();
    void whichHeap();
    void movesToldApart();
    void nothingMustShrink();
    void claims();
    void byOptions_data() { everythingIsSaid_data(); }
    void byOptions();
    void whichGame();
    void optionsOfKnownPositions();
    void none();
};

void TestExercises::everythingIsSaid_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<bool>("misere");
    for (const ExerciseKind kind : classroom::exerciseKinds()) {
        auto games = classroom::gamesFor(kind);
        if (games.empty())
            games = {""};
        for (const std::string& game : games) {
            for (const bool misere : {false, true}) {
                if (classroom::isOffered(kind, game, misere ? Play::Misere : Play::Normal))
                    QTest::addRow("%s %s %d", classroom::kindId(kind).data(), game.c_str(), misere)
                        << static_cast<int>(kind) << QByteArray::fromStdString(game) << misere;
            }
        }
    }
}

void TestExercises::everythingIsSaid()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, game);
    QFETCH(bool, misere);
    for (std::uint64_t seed = 1; seed <= std::uint64_t{tests::repeated(3)}; ++seed) {
        const Exercise exercise = make({.kind = static_cast<ExerciseKind>(kind),
                                        .game = game.toStdString(),
                                        .play = misere ? Play::Misere : Play::Normal,
                                        .difficulty = static_cast<int>(seed) * 3,
                                        .seed = seed});
        QVERIFY(!exercise.right.empty());
        checkTexts({wording::exerciseTask(exercise), wording::exerciseQuestion(exercise),
                    wording::answersText(exercise), wording::answerHint(exercise),
                    wording::kindName(exercise.request.kind), wording::kindAbout(exercise.request.kind)});
        checkTexts(wording::exerciseReasons(exercise, {}));
        for (const std::string& answer : possibleAnswers(exercise)) {
            const QStringList said = wording::answerFeedback(exercise, answer, {});
            checkTexts(said);
            QCOMPARE(said.first().startsWith(QStringLiteral("Right")), classroom::isRight(exercise, answer));
            checkTexts({wording::answerText(exercise, answer), wording::choiceText(exercise, answer)});
        }
    }
}

/// Before the theory is taught no reason speaks of it.
void TestExercises::byOptions()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, game);
    QFETCH(bool, misere);
    const auto asked = static_cast<ExerciseKind>(kind);
    if (game.isEmpty() || asked == ExerciseKind::StalkValue)
        return;
    const Exercise exercise = make({.kind = asked,
                                    .game = game.toStdString(),
                                    .play = misere ? Play::Misere : Play::Normal,
                                    .difficulty = 2,
                                    .seed = 4,
                                    .level = games::Level::Labels});
    const QStringList reasons = wording::exerciseReasons(exercise, {});
    checkTexts(reasons);
    const QString said = reasons.join(u'\n');
    for (const char* word : {"⊕", "nim-sum", "period", "golden", "stalk"})
        QVERIFY2(!said.contains(QString::fromUtf8(word), Qt::CaseInsensitive), qPrintable(said));
}

void TestExercises::winningMove()
{
    const Exercise exercise = of(ExerciseKind::WinningMove, "nim:7,11,5", {"nim:7,2,5"}, {});
    QCOMPARE(
        wording::exerciseQuestion(exercise),
        QStringLiteral("Nim: Take any number of stones from one heap. Taking the last stone wins. Find a "
                       "winning move."));
    QCOMPARE(wording::answersText(exercise), QStringLiteral("take 9 from heap 2"));
    QCOMPARE(wording::answerFeedback(exercise, "nim:7,2,5", {}).first(),
             QStringLiteral("Right: “take 9 from heap 2” leaves a P-position."));
    QVERIFY(feedback(exercise, "nim:7,2,5")
                .contains(QStringLiteral("The highest 1 of the nim-sum stands in "
                                         "column 8.")));
    QCOMPARE(feedback(exercise, "nim:7,11,2"),
             QStringLiteral(
                 "Not this one: “take 3 from heap 3” leaves an N-position: the opponent wins by “take 6 from "
                 "heap 2”."));
}

void TestExercises::misereMove()
{
    const Exercise exercise = of(ExerciseKind::WinningMove, "nim/misere:2", {"nim/misere:1"}, {});
    QCOMPARE(feedback(exercise, "nim/misere:0"),
             QStringLiteral("Not this one: after “take 2 from heap 1” the opponent cannot move and wins."));
    QVERIFY(wording::exerciseQuestion(exercise).contains(QStringLiteral("Taking the last stone loses.")));
}

void TestExercises::outcome()
{
    const Exercise exercise = of(ExerciseKind::Outcome, "nim:3,3", {"P"}, {"P", "N"});
    QVERIFY(wording::exerciseTask(exercise).contains(QStringLiteral("the previous player win (P)")));
    QCOMPARE(wording::answersText(exercise), QStringLiteral("P: the previous player wins"));
    QVERIFY(feedback(exercise, "N").startsWith(QStringLiteral("No: it is P: the previous player wins.")));
    QVERIFY(feedback(exercise, "P").startsWith(QStringLiteral("Right: P: the previous player wins.")));
}

/// A wrong letter of four is refuted without giving the right one away.
void TestExercises::partizanOutcome()
{
    const Exercise exercise = of(ExerciseKind::Outcome, "hackenbush:0-1b", {"L"}, {"P", "N", "L", "R"});
    QCOMPARE(feedback(exercise, "N"), QStringLiteral("No: if Red (Right) moves first, Blue (Left) wins."));
    QCOMPARE(feedback(exercise, "P"), QStringLiteral("No: if Blue (Left) moves first, Blue (Left) wins."));
    const Exercise first = of(ExerciseKind::WinningMove, "hackenbush:0-1b,0-2b", {"hackenbush:0-1b"}, {});
    QVERIFY(wording::exerciseQuestion(first).contains(QStringLiteral("Blue (Left) moves first.")));
}

void TestExercises::nimSum()
{
    const Exercise exercise = ofNumbers(ExerciseKind::NimSum, {7, 11, 5}, "1001");
    QCOMPARE(wording::exerciseQuestion(exercise), QStringLiteral("What is 7 ⊕ 11 ⊕ 5 in binary?"));
    QCOMPARE(wording::answersText(exercise), QStringLiteral("1001 in binary, which is 9"));
    QCOMPARE(feedback(exercise, "1101"),
             QStringLiteral("Not yet: column 4 holds 2 ones, an even number, so its digit is 0."));
    QCOMPARE(feedback(exercise, "1"),
             QStringLiteral("Not yet: column 8 holds 1 one, an odd number, so its digit is 1."));
    const QString tooMany =
        QStringLiteral("Not yet: that is too many digits. No number reaches column %1, so "
                       "neither does the nim-sum.");
    QCOMPARE(feedback(exercise, "11001"), tooMany.arg(16));
    QCOMPARE(feedback(exercise, "101001"), tooMany.arg(32));
    QCOMPARE(feedback(exercise, std::string(64, '1').c_str()), tooMany.arg(9223372036854775808ULL));
    QCOMPARE(wording::exerciseReasons(exercise, {}).join(QLatin1Char('\n')),
             QStringLiteral(
                 "In binary: 7 is 0111, 11 is 1011, 5 is 0101.\nColumns 8, 1 each hold an odd number of 1s, "
                 "so the nim-sum is 1001 in binary, which is 9."));
}

void TestExercises::mex()
{
    const Exercise exercise = ofNumbers(ExerciseKind::Mex, {0, 1, 4, 2}, "3");
    QCOMPARE(feedback(exercise, "4"), QStringLiteral("Not yet: 4 is among the numbers."));
    QCOMPARE(feedback(exercise, "5"),
             QStringLiteral("Not yet: 5 is missing, but a smaller number is missing, too."));
    QVERIFY(feedback(exercise, "3").startsWith(QStringLiteral("Right: 3.")));
}

void TestExercises::grundyValue()
{
    const Exercise exercise = of(ExerciseKind::GrundyValue, "nim:5,3", {"6"}, {});
    QVERIFY(feedback(exercise, "6").contains(QStringLiteral("The Grundy value is the nim-sum 5 ⊕ 3 = 6.")));
    QVERIFY(feedback(exercise, "2").contains(QStringLiteral("leaves a position of value 2")));
    QCOMPARE(feedback(exercise, "8"),
             QStringLiteral("Not yet: a smaller number is missing among your moves."));
}

void TestExercises::stalk()
{
    const Exercise exercise =
        of(ExerciseKind::StalkValue, "hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b", {"11/8"}, {});
    QVERIFY(
        feedback(exercise, "3/2").startsWith(QStringLiteral("Not yet: the stalk is worth less than 3/2.")));
    QVERIFY(feedback(exercise, "-1").startsWith(QStringLiteral("Not yet: the stalk is worth more than -1.")));
    QVERIFY(feedback(exercise, "11/8").contains(QStringLiteral("up to here the stalk is worth 11/8")));
}

void TestExercises::whichHeap()
{
    const Exercise exercise = of(ExerciseKind::WhichHeap, "nim:7,11,5", {"2"}, {"1", "2", "3"});
    QCOMPARE(wording::choiceText(exercise, "2"), QStringLiteral("Heap 2"));
    QVERIFY(feedback(exercise, "1")
                .startsWith(QStringLiteral("No move in heap 1 wins. For instance, “take 1 from "
                                           "heap 1” leaves an N-position")));
}

/// Values argue only where they were asked for.
void TestExercises::whichGame()
{
    Exercise exercise = of(ExerciseKind::WhichGame, "nim:2 + octal/code=0.77:1", {"1"}, {"1", "2"});
    QVERIFY(wording::exerciseReasons(exercise, {}).contains(QStringLiteral("Board 1, Nim, is worth ∗2.")));
    exercise.request.level = games::Level::Labels;
    const QStringList byMoves = wording::exerciseReasons(exercise, {});
    QVERIFY(byMoves.filter(QStringLiteral("worth")).isEmpty());
    QVERIFY(byMoves.contains(QStringLiteral("Every move from there has an answer:")));
    QVERIFY(!byMoves.filter(QStringLiteral("refuted by board ")).isEmpty());
}

/// The winning move, then an answer to every move that is left.
void TestExercises::optionsOfKnownPositions()
{
    Exercise exercise = of(ExerciseKind::Outcome, "takeaway/take=1-3:5", {"N"}, {"P", "N"});
    exercise.request.level = games::Level::Labels;
    QCOMPARE(wording::exerciseReasons(exercise, {}),
             QStringList({"“Take 1 from heap 1” leaves a P-position.", "Every move from there has an answer:",
                          "Take 1 from heap 1: refuted by take 3 from heap 1.",
                          "Take 2 from heap 1: refuted by take 2 from heap 1.",
                          "Take 3 from heap 1: refuted by take 1 from heap 1."}));
    exercise = of(ExerciseKind::WinningMove, "hackenbush:0-1b,0-2b,0-3r", {"hackenbush:0-1b,0-2r"}, {});
    exercise.request.level = games::Level::Labels;
    QCOMPARE(
        wording::exerciseReasons(exercise, {}),
        QStringList({"Blue (Left) is to move and wins with a move after which the opponent loses.",
                     "After “cut 0-1 (blue)” the opponent, to move, has lost.",
                     "Every move from there has an answer:", "Cut 0-3 (red): refuted by cut 0-2 (blue)."}));
    exercise = of(ExerciseKind::Outcome, "nim:1,1", {"P"}, {"P", "N"});
    exercise.request.level = games::Level::Labels;
    QCOMPARE(wording::exerciseReasons(exercise, {}),
             QStringList({"It is a P-position: every move has an answer.",
                          "Take 1 from heap 1: refuted by take 1 from heap 2.",
                          "Take 1 from heap 2: refuted by take 1 from heap 1."}));
}

void TestExercises::movesToldApart()
{
    const Exercise divided = of(ExerciseKind::WinningMove, "grundy:11",
                                {"grundy:1,10", "grundy:4,7", "grundy:7,4", "grundy:10,1"}, {});
    QCOMPARE(wording::answersText(divided),
             QStringLiteral("divide heap 1 into 1 and 10 or divide heap 1 into 4 and 7"));
    QCOMPARE(wording::exerciseReasons(divided, {}).filter(QStringLiteral(" 7 and 4")).size(), 0);
    QCOMPARE(classroom::readAnswer(divided, "grundy:7,4").value(), std::string("grundy:4,7"));
    const Exercise row = of(ExerciseKind::WinningMove, "octal/code=0.77:4,5", {"octal/code=0.77:4,4"}, {});
    QCOMPARE(wording::answersText(row), QStringLiteral("take the first of heap 2, leaving 4"));
    const auto last = row.position->choose(games::pieceId(1, 4), games::pieceId(1, 4));
    QVERIFY(wording::answerFeedback(row, row.right.front(), {}, std::get<games::Move>(last))
                .first()
                .contains(QStringLiteral("“take the last of heap 2, leaving 4”")));
    const Exercise equal =
        of(ExerciseKind::WinningMove, "nim:3,3,3", {"nim:0,3,3", "nim:3,0,3", "nim:3,3,0"}, {});
    QCOMPARE(wording::answersText(equal),
             QStringLiteral("take 3 from heap 1 (or the same from an equal heap)"));
    const Exercise three = of(ExerciseKind::WinningMove, "nim:1,2,7", {"nim:1,2,3"}, {});
    QCOMPARE(wording::answersText(three), QStringLiteral("take 4 from heap 3"));
    const Exercise several =
        of(ExerciseKind::WinningMove, "nim:7,6,4", {"nim:2,6,4", "nim:7,3,4", "nim:7,6,1"}, {});
    const QString reasons = wording::exerciseReasons(several, {}).join(QLatin1Char('\n'));
    for (const char* left : {"7,3,4, a P-position", "7,6,1, a P-position"})
        QVERIFY2(reasons.contains(QLatin1String(left)), qPrintable(reasons));
    const Exercise heap = of(ExerciseKind::WhichHeap, "octal/code=0.77:1,1,5", {"3"}, {"1", "2", "3"});
    QVERIFY(feedback(heap, "2").startsWith(QStringLiteral("No move in heap 2 wins.")));
}

/// Where a move may also add to a heap, the one that takes is not the only one that can win.
void TestExercises::nothingMustShrink()
{
    for (const char* notation :
         {"poker/adds=1,1/max=5,2,2:2,1,2", "northcott:W.B./..WB", "staircase:0,3,1,0,1"}) {
        const QString reasons =
            wording::exerciseReasons(of(ExerciseKind::Outcome, notation, {"N"}, {"P", "N"}), {})
                .join(QLatin1Char('\n'));
        QVERIFY2(reasons.contains(QLatin1String("it can shrink")), qPrintable(reasons));
        QVERIFY(!reasons.contains(QLatin1String("must")));
    }
}

void TestExercises::claims()
{
    using What = classroom::Statement::What;
    Exercise exercise = of(ExerciseKind::Claim, "nim:7,11,5", {"false"}, {"true", "false"});
    exercise.statement = {.what = What::WinningMoves, .number = 2};
    QVERIFY(wording::exerciseTask(exercise).endsWith(QStringLiteral("True or false? Exactly 2 moves win.")));
    QVERIFY(feedback(exercise, "true")
                .startsWith(QStringLiteral("No: the sentence is false.\n1 move wins.\n“Take 9 from heap 2” "
                                           "leaves 7,2,5, a P-position.")));
    Exercise lost = of(ExerciseKind::Claim, "nim:5,3,6", {"false"}, {"true", "false"});
    lost.statement = {.what = What::WinningMoves, .number = 1};
    QVERIFY(
        feedback(lost, "true").contains(QStringLiteral("No move wins.\n5 ⊕ 3 ⊕ 6 = 0. The nim-sum is 0")));
    exercise.statement = {.what = What::Grundy, .number = 23};
    QVERIFY(feedback(exercise, "false").contains(QStringLiteral("7 ⊕ 11 ⊕ 5 = 9")));
    exercise.statement = {.what = What::PreviousWins};
    QVERIFY(wording::exerciseTask(exercise).endsWith(QStringLiteral("The previous player wins.")));
}

void TestExercises::none()
{
    checkTexts({wording::noExerciseText(classroom::NoExercise::NotForGame),
                wording::noExerciseText(classroom::NoExercise::NoneFound),
                wording::noExerciseText(classroom::NoExercise::Cancelled)});
}

GRUNDY_TEST(TestExercises, tests::run<TestExercises>)
#include "tst_exercises.moc"
