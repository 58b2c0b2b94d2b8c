// SPDX-License-Identifier: GPL-3.0-or-later

// In which game do you move? Which is worth more? Against the product of the boards' positions, written
// plainly: GRUNDY_EXERCISES=1000 makes so many of each level instead of a few.

#include "classroom/exerciserequests.h"
#include "games/capabilities.h"
#include "games/sum/sum.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <algorithm>
#include <map>
#include <set>

using classroom::Exercise;
using classroom::ExerciseKind;
using exerciserequests::make;
using theory::Mover;

namespace {

/// What Left, and Right, can leave from each position of a board; the board itself is number 0.
struct Rules {
    std::map<std::string, std::size_t> numbers;
    std::vector<std::vector<std::size_t>> left{};
    std::vector<std::vector<std::size_t>> right{};
};

Rules rulesOf(const games::GamePtr& board, bool exchanged = false)
{
    Rules rules{.numbers = {{board->notation(), 0}}};
    std::vector<games::GamePtr> found{board};
    for (std::size_t at = 0; at < found.size(); ++at) {
        rules.left.emplace_back();
        rules.right.emplace_back();
        for (const games::Move& move : found[at]->moves().moves) {
            const games::GamePtr after = found[at]->after(move);
            const auto [place, isNew] = rules.numbers.emplace(after->notation(), found.size());
            if (isNew)
                found.push_back(after);
            if (move.player != Mover::Right)
                rules.left.back().push_back(place->second);
            if (move.player != Mover::Left)
                rules.right.back().push_back(place->second);
        }
    }
    if (exchanged)
        std::swap(rules.left, rules.right);
    return rules;
}

class Product {
public:
    explicit Product(std::vector<Rules> boards) : m_boards(std::move(boards)) {}

    bool wins(const std::vector<std::size_t>& at, bool left)
    {
        std::size_t key = left ? 1 : 0;
        for (std::size_t i = 0; i < at.size(); ++i)
            key = key * m_boards[i].left.size() + at[i];
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        bool wins = false;
        for (std::size_t i = 0; i < at.size() && !wins; ++i) {
            for (const std::size_t option : (left ? m_boards[i].left : m_boards[i].right)[at[i]]) {
                auto next = at;
                next[i] = option;
                wins = wins || !this->wins(next, !left);
            }
        }
        return m_known[key] = wins;
    }

    [[nodiscard]] const Rules& board(std::size_t number) const { return m_boards[number]; }

private:
    std::vector<Rules> m_boards;
    std::map<std::size_t, bool> m_known;
};

const std::vector<games::GamePtr>& boardsOf(const Exercise& exercise)
{
    return exercise.position->as<games::OfBoards>()->boards();
}

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

/// The boards on which a move wins, and what the winning moves leave.
std::set<std::string> rightAnswers(const Exercise& exercise)
{
    std::vector<Rules> rules;
    for (const games::GamePtr& board : boardsOf(exercise))
        rules.push_back(rulesOf(board));
    Product product(std::move(rules));
    const bool left = exercise.position->mover() != Mover::Right;
    std::set<std::string> right;
    for (std::size_t number = 0; number < boardsOf(exercise).size(); ++number) {
        const games::GamePtr& board = boardsOf(exercise)[number];
        for (const games::Move& move : board->moves().moves) {
            if (move.player == (left ? Mover::Right : Mover::Left))
                continue;
            std::vector<std::size_t> at(boardsOf(exercise).size(), 0);
            const games::GamePtr after = board->after(move);
            at[number] = product.board(number).numbers.at(after->notation());
            if (product.wins(at, !left))
                continue;
            std::vector<games::GamePtr> table = boardsOf(exercise);
            table[number] = after;
            right.insert(std::to_string(number + 1));
            right.insert(games::Sum::make(std::move(table))->notation());
        }
    }
    return right;
}

std::string comparison(const Exercise& exercise)
{
    Product product({rulesOf(boardsOf(exercise)[0]), rulesOf(boardsOf(exercise)[1], true)});
    const bool left = product.wins({0, 0}, true);
    const bool right = product.wins({0, 0}, false);
    return left ? (right ? "||" : ">") : right ? "<" : "=";
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
