// SPDX-License-Identifier: GPL-3.0-or-later

// In which game do you move? Which is worth more? Against the product of the boards' positions, written
// plainly: GRUNDY_EXERCISES=1000 makes so many of each level instead of a few.

#include "classroom/exerciserequests.h"
#include "classroom/plainboards.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <algorithm>
#include <map>
#include <set>

using classroom::Exercise;
using classroom::ExerciseKind;
using exerciserequests::make;
using plainboards::boardsOf;
using plainboards::comparison;
using plainboards::rightAnswers;

namespace {

std::uint64_t times(int usual)
{
    const int asked = qEnvironmentVariableIntValue("GRUNDY_EXERCISES");
    return static_cast<std::uint64_t>(asked > 0 ? asked : usual);
}

void addLevels()
{
    QTest::addColumn<int>("difficulty");
    for (int difficulty = 1; difficulty <= classroom::mostDifficulty; ++difficulty)
        QTest::addRow("%d", difficulty) << difficulty;
}

} // namespace

class TestSumExercises : public QObject {
    Q_OBJECT

private slots:
    void whichGame_data() { addLevels(); }
    void whichGame();
    void worthMore_data() { addLevels(); }
    void worthMore();
    void everyAnswerComes();
    void readsAnswers();
};

void TestSumExercises::whichGame()
{
    QFETCH(int, difficulty);
    for (std::uint64_t seed = 1; seed <= times(tests::repeated(4)); ++seed) {
        const Exercise exercise = make({ExerciseKind::WhichGame, {}, theory::Play::Normal, difficulty, seed});
        QVERIFY2(exercise.position != nullptr, std::to_string(seed).c_str());
        const std::set<std::string> right(exercise.right.begin(), exercise.right.end());
        QVERIFY2(right == rightAnswers(exercise), exercise.position->notation().c_str());
        const std::size_t boards = boardsOf(exercise).size();
        QCOMPARE(exercise.choices.size(), boards);
        QVERIFY(boards >= 2 && boards <= 4);
        // some board is wrong
        QVERIFY(
            std::ranges::any_of(exercise.choices, [&](const auto& board) { return !right.contains(board); }));
        QVERIFY(difficulty >= 5 || !exercise.position->isPartizan());
        const Exercise again = make({ExerciseKind::WhichGame, "nim", theory::Play::Normal, difficulty, seed});
        QCOMPARE(again.position->notation(), exercise.position->notation()); // the game is of no account
    }
}

void TestSumExercises::worthMore()
{
    QFETCH(int, difficulty);
    for (std::uint64_t seed = 1; seed <= times(tests::repeated(10)); ++seed) {
        const Exercise exercise = make({ExerciseKind::WorthMore, {}, theory::Play::Normal, difficulty, seed});
        QVERIFY2(exercise.position != nullptr, std::to_string(seed).c_str());
        QCOMPARE(boardsOf(exercise).size(), std::size_t{2});
        QCOMPARE(exercise.right, std::vector<std::string>{comparison(exercise)});
        QCOMPARE(exercise.choices.size(), exercise.position->isPartizan() ? std::size_t{4} : std::size_t{2});
        QVERIFY(std::ranges::find(exercise.choices, exercise.right.front()) != exercise.choices.end());
        QVERIFY(boardsOf(exercise)[0]->notation() != boardsOf(exercise)[1]->notation());
        QCOMPARE(make(exercise.request).position->notation(), exercise.position->notation());
    }
}

void TestSumExercises::everyAnswerComes()
{
    SKIP_COUNTING_UNDER_SANITIZERS();
    std::map<std::string, int> impartial;
    std::map<std::string, int> partizan;
    constexpr int made = 120;
    for (std::uint64_t seed = 1; seed <= made; ++seed) {
        const Exercise exercise = make({ExerciseKind::WorthMore, {}, theory::Play::Normal, 8, seed});
        ++(exercise.position->isPartizan() ? partizan : impartial)[exercise.right.front()];
    }
    QCOMPARE(impartial.size(), std::size_t{2});
    QVERIFY(impartial["="] > 15 && impartial["||"] > 15);
    QCOMPARE(partizan.size(), std::size_t{4});
    for (const auto& [answer, count] : partizan)
        QVERIFY2(count >= 6, answer.c_str());
}

void TestSumExercises::readsAnswers()
{
    const Exercise exercise = make({ExerciseKind::WhichGame, {}, theory::Play::Normal, 3, 1});
    for (const std::string& right : exercise.right)
        QCOMPARE(classroom::readAnswer(exercise, ' ' + right), std::optional(right));
    for (const char* wrong : {"0", "5", "", "board", "nim:3"})
        QVERIFY(!classroom::readAnswer(exercise, wrong));
    const Exercise compared = make({ExerciseKind::WorthMore, {}, theory::Play::Normal, 3, 1});
    for (const std::string& choice : compared.choices)
        QCOMPARE(classroom::readAnswer(compared, choice), std::optional(choice));
    QVERIFY(!classroom::readAnswer(compared, ">=") && !classroom::readAnswer(compared, "1"));
}

GRUNDY_TEST(TestSumExercises, tests::run<TestSumExercises>)
#include "tst_sumexercises.moc"
