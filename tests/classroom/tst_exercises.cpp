// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises of positions: their answers against the plain rules of the tests, for every kind, game,
// convention and difficulty.

#include "classroom/exerciserequests.h"
#include "classroom/oracle.h"
#include "games/catalogue.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <algorithm>

using classroom::Exercise;
using classroom::ExerciseKind;
using classroom::ExerciseRequest;
using exerciserequests::addRequests;
using exerciserequests::made;
using exerciserequests::make;
using theory::Play;

namespace {

char sideOf(const Exercise& exercise)
{
    return exercise.position->mover() == theory::Mover::Right ? 'R' : 'L';
}

oracle::Truth truthOf(const Exercise& exercise)
{
    return oracle::of(exercise.position->notation(), sideOf(exercise));
}

std::set<std::string> keys(const std::vector<std::string>& notations)
{
    std::set<std::string> all;
    for (const std::string& notation : notations)
        all.insert(oracle::key(notation));
    return all;
}

bool isTrue(const Exercise& exercise)
{
    const oracle::Truth truth = truthOf(exercise);
    const classroom::Statement& statement = *exercise.statement;
    switch (statement.what) {
    case classroom::Statement::What::NextWins: return truth.moverWins();
    case classroom::Statement::What::PreviousWins: return !truth.moverWins();
    case classroom::Statement::What::MoveWins:
        return truth.winning.contains(oracle::key(exercise.position->after(*statement.move)->notation()));
    case classroom::Statement::What::WinningMoves: return truth.winning.size() == statement.number;
    case classroom::Statement::What::Grundy: return truth.grundy == statement.number;
    }
    return false;
}

} // namespace

class TestExercises : public QObject {
    Q_OBJECT

private slots:
    /// Own rules of shapes: a rule of one row is asked on a strip, and every shape has room for more than one
    /// place. At each difficulty there are positions, and not always the same.
    void boardsFitDrawnRules_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("isStrip");
        for (const char* rules : {"/take=11", "/take=1,11", "/take=1_", "/take=101,11111"})
            QTest::newRow(rules) << rules << true;
        for (const char* rules :
             {"/take=11t", "/take=11111t", "/take=1.1.1.1.1", "/take=11111.10001t", "/take=10.11tm",
              "/left=1.1/right=11", "/take=line", "/take=10001.01010.00100.01010.10001"})
            QTest::newRow(rules) << rules << false;
        if (!tests::isSanitized) // it searches for seconds, and under a sanitizer for a minute
            QTest::newRow("/take=s1_tm") << "/take=s1_tm" << false;
    }
    void boardsFitDrawnRules()
    {
        QFETCH(QString, rules);
        QFETCH(bool, isStrip);
        for (const int difficulty : {1, classroom::mostDifficulty}) {
            std::set<std::string> asked;
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                const auto made = classroom::makeExercise({.kind = ExerciseKind::Outcome,
                                                           .game = "shapes",
                                                           .difficulty = difficulty,
                                                           .seed = seed,
                                                           .rules = rules.toStdString()},
                                                          {});
                const auto* exercise = std::get_if<classroom::Exercise>(&made);
                QVERIFY(exercise != nullptr);
                const std::string notation = exercise->position->notation();
                asked.insert(notation);
                std::string full = notation;
                std::ranges::replace(full.begin() + static_cast<std::ptrdiff_t>(full.find(':')), full.end(),
                                     '0', '1');
                QCOMPARE(full.find('/', full.find(':')) == std::string::npos, isStrip);
                const auto board = games::parse(full);
                const auto moves = std::get<games::GamePtr>(board)->moves().moves;
                QVERIFY2(moves.size() > 1 || rules.contains(u'_'), full.c_str());
                QVERIFY(exercise->position->moves().moves.size() > (rules.contains(u'_') ? 0 : 1));
            }
            QVERIFY2(asked.size() > 1, asked.begin()->c_str());
        }
    }

    void kinds();
    void offers();
    void winningMove_data() { addRequests(ExerciseKind::WinningMove, {1, 4, 7, 10}); }
    void winningMove();
    void outcome_data() { addRequests(ExerciseKind::Outcome, {1, 5, 10}); }
    void outcome();
    void grundyValue_data() { addRequests(ExerciseKind::GrundyValue, {1, 4, 7, 10}); }
    void grundyValue();
    void whichHeap_data() { addRequests(ExerciseKind::WhichHeap, {1, 5, 10}); }
    void whichHeap();
    void equalHeapsAreEquallyRight();
    void claim_data() { addRequests(ExerciseKind::Claim, {1, 5, 10}); }
    void claim();
};

void TestExercises::kinds()
{
    QCOMPARE(classroom::exerciseKinds().size(), std::size_t{10});
    for (const ExerciseKind kind : classroom::exerciseKinds())
        QCOMPARE(classroom::findKind(classroom::kindId(kind)), std::optional(kind));
    QVERIFY(!classroom::findKind("winning"));
    QCOMPARE(classroom::kindId(ExerciseKind::WhichHeap), std::string_view("which-heap"));
}

void TestExercises::offers()
{
    QCOMPARE(classroom::gamesFor(ExerciseKind::WinningMove).size(), games::catalogue().size());
    QCOMPARE(classroom::gamesFor(ExerciseKind::WhichHeap),
             (std::vector<std::string>{"nim", "takeaway", "octal", "grundy", "poker"}));
    QVERIFY(classroom::gamesFor(ExerciseKind::Mex).empty());
    const auto refused = [](ExerciseKind kind, const char* game, Play play) {
        const auto exercise = classroom::makeExercise({kind, game, play, 3, 1}, {});
        const auto* none = std::get_if<classroom::NoExercise>(&exercise);
        return none != nullptr && *none == classroom::NoExercise::NotForGame;
    };
    QVERIFY(refused(ExerciseKind::GrundyValue, "nim", Play::Misere));
    QVERIFY(refused(ExerciseKind::GrundyValue, "skip", Play::Normal));
    QVERIFY(refused(ExerciseKind::WhichHeap, "grid", Play::Normal));
    QVERIFY(refused(ExerciseKind::WinningMove, "chess", Play::Normal));
    QVERIFY(refused(ExerciseKind::WinningMove, "", Play::Normal));
    QVERIFY(!refused(ExerciseKind::Mex, "", Play::Misere));
    QVERIFY(refused(ExerciseKind::WhichGame, "", Play::Misere));
    QVERIFY(refused(ExerciseKind::WorthMore, "nim", Play::Misere));
}

void TestExercises::winningMove()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= tests::repeated(4); ++request.seed) {
        const Exercise exercise = make(request);
        QVERIFY(exercise.position != nullptr);
        const oracle::Truth truth = truthOf(exercise);
        QCOMPARE(keys(exercise.right), truth.winning);
        QVERIFY(!truth.winning.empty() && truth.winning.size() < truth.all.size());
        for (const games::Move& move : exercise.position->moves().moves) {
            if (move.player != exercise.position->mover())
                continue;
            const std::string left = exercise.position->after(move)->notation();
            QCOMPARE(classroom::readAnswer(exercise, left), std::optional(left));
            QCOMPARE(classroom::isRight(exercise, left), truth.winning.contains(oracle::key(left)));
        }
        QVERIFY(!classroom::readAnswer(exercise, exercise.position->notation()));
        QVERIFY(!classroom::readAnswer(exercise, "nonsense"));
        const Exercise again = make(request);
        QCOMPARE(again.position->notation(), exercise.position->notation());
        QCOMPARE(again.right, exercise.right);
    }
}

void TestExercises::outcome()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= tests::repeated(4); ++request.seed) {
        const Exercise exercise = make(request);
        QVERIFY(exercise.position != nullptr);
        QCOMPARE(exercise.right, std::vector<std::string>{std::string(1, truthOf(exercise).outcome)});
        QCOMPARE(exercise.choices.size(), exercise.position->isPartizan() ? std::size_t{4} : std::size_t{2});
        for (const std::string& choice : exercise.choices)
            QCOMPARE(classroom::isRight(exercise, choice), choice == exercise.right.front());
        QCOMPARE(classroom::readAnswer(exercise, " p "), std::optional<std::string>("P"));
        QVERIFY(!classroom::readAnswer(exercise, "Q"));
        QVERIFY(!classroom::readAnswer(exercise, ""));
    }
}

void TestExercises::grundyValue()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= tests::repeated(5); ++request.seed) {
        const Exercise exercise = make(request);
        QVERIFY(exercise.position != nullptr);
        QCOMPARE(exercise.right, std::vector<std::string>{std::to_string(truthOf(exercise).grundy)});
    }
}

void TestExercises::whichHeap()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= tests::repeated(4); ++request.seed) {
        const Exercise exercise = make(request);
        QVERIFY(exercise.position != nullptr);
        const auto heaps = bruteforce::split(bruteforce::readText(exercise.position->notation()).body, ',');
        QCOMPARE(exercise.choices.size(), heaps.size());
        // A move changes what stands at the heap's place: a text with the same heaps before it and after it.
        const oracle::Truth truth = truthOf(exercise);
        std::set<std::string> right;
        for (const games::Move& move : exercise.position->moves().moves) {
            const std::string left = exercise.position->after(move)->notation();
            if (move.player != exercise.position->mover() || !truth.winning.contains(left))
                continue;
            const auto after = bruteforce::split(bruteforce::readText(left).body, ',');
            std::size_t same = 0;
            while (same < heaps.size() && same < after.size() && after[same] == heaps[same])
                ++same;
            right.insert(std::to_string(same + 1));
        }
        const std::string game = request.game;
        if (game == "nim" || game == "takeaway" || game == "poker") // heaps keep their places
            QCOMPARE(std::set<std::string>(exercise.right.begin(), exercise.right.end()), right);
        QVERIFY(!exercise.right.empty() && exercise.right.size() < heaps.size());
        QVERIFY(!classroom::readAnswer(exercise, std::to_string(heaps.size() + 1)));
        QVERIFY(!classroom::readAnswer(exercise, "0"));
    }
}

/// Of equal heaps each has the same moves, also where all of them leave one position.
void TestExercises::equalHeapsAreEquallyRight()
{
    int equal = 0;
    for (const std::string game : {"octal", "grundy"}) {
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (std::uint64_t seed = 1; seed <= tests::repeated(40); ++seed) {
                const Exercise exercise = make({ExerciseKind::WhichHeap, game, play, 10, seed});
                if (exercise.position == nullptr)
                    continue;
                const auto heaps =
                    bruteforce::split(bruteforce::readText(exercise.position->notation()).body, ',');
                for (std::size_t i = 0; i < heaps.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        if (heaps[i] == heaps[j]) {
                            ++equal;
                            QVERIFY2(classroom::isRight(exercise, std::to_string(i + 1)) ==
                                         classroom::isRight(exercise, std::to_string(j + 1)),
                                     exercise.position->notation().c_str());
                        }
            }
        }
    }
    QVERIFY(equal > tests::repeated(20));
}

void TestExercises::claim()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= tests::repeated(8); ++request.seed) {
        const Exercise exercise = make(request);
        QVERIFY(exercise.position != nullptr && exercise.statement);
        QCOMPARE(exercise.right, std::vector<std::string>{isTrue(exercise) ? "true" : "false"});
    }
}

GRUNDY_TEST(TestExercises, tests::run<TestExercises>)
#include "tst_exercises.moc"
