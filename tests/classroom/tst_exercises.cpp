// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises of positions: their answers against the plain rules of the tests, for every kind, game,
// convention and difficulty.

#include "classroom/exercises/exercise.h"
#include "classroom/oracle.h"
#include "games/catalogue.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using classroom::Exercise;
using classroom::ExerciseKind;
using classroom::ExerciseRequest;
using theory::Play;

namespace {

const Exercise* made(const classroom::MadeExercise& exercise)
{
    return std::get_if<Exercise>(&exercise);
}

Exercise make(const ExerciseRequest& request)
{
    const auto exercise = classroom::makeExercise(request, {});
    return made(exercise) != nullptr ? *made(exercise) : Exercise{};
}

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

QByteArray nameOf(const ExerciseRequest& request)
{
    return QByteArray(classroom::kindId(request.kind).data()) + ' ' + request.game.c_str() +
           (request.play == Play::Misere ? " misere" : "") + " d" + QByteArray::number(request.difficulty);
}

/// Every game and convention of which `kind` is asked, with a few difficulties.
void addRequests(ExerciseKind kind, std::initializer_list<int> difficulties)
{
    QTest::addColumn<ExerciseRequest>("request");
    for (const std::string& game : classroom::gamesFor(kind)) {
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const int difficulty : difficulties) {
                const ExerciseRequest request{kind, game, play, difficulty, 1};
                if (classroom::isOffered(kind, game, play))
                    QTest::addRow("%s", nameOf(request).constData()) << request;
            }
        }
    }
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

Q_DECLARE_METATYPE(classroom::ExerciseRequest)

class TestExercises : public QObject {
    Q_OBJECT

private slots:
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
    void bothOutcomesCome_data() { addRequests(ExerciseKind::Outcome, {2, 8}); }
    void bothOutcomesCome();
    void claimsAreHalfTrue_data() { addRequests(ExerciseKind::Claim, {3}); }
    void claimsAreHalfTrue();
    void difficultyGrows_data() { addRequests(ExerciseKind::WinningMove, {10}); }
    void difficultyGrows();
    void misereMisleads();
    void bushesAreClear();
    void graphsAreSmall();
    void cancelled();
    void takesLittleTime();
};

void TestExercises::kinds()
{
    QCOMPARE(classroom::exerciseKinds().size(), std::size_t{8});
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
}

void TestExercises::winningMove()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= 4; ++request.seed) {
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
        QCOMPARE(make(request).position->notation(), exercise.position->notation());
        QCOMPARE(make(request).right, exercise.right);
    }
}

void TestExercises::outcome()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= 4; ++request.seed) {
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
    for (request.seed = 1; request.seed <= 5; ++request.seed) {
        const Exercise exercise = make(request);
        QVERIFY(exercise.position != nullptr);
        QCOMPARE(exercise.right, std::vector<std::string>{std::to_string(truthOf(exercise).grundy)});
    }
}

void TestExercises::whichHeap()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= 4; ++request.seed) {
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
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
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
    QVERIFY(equal > 20);
}

void TestExercises::claim()
{
    QFETCH(ExerciseRequest, request);
    for (request.seed = 1; request.seed <= 8; ++request.seed) {
        const Exercise exercise = make(request);
        QVERIFY(exercise.position != nullptr && exercise.statement);
        QCOMPARE(exercise.right, std::vector<std::string>{isTrue(exercise) ? "true" : "false"});
    }
}

void TestExercises::bothOutcomesCome()
{
    QFETCH(ExerciseRequest, request);
    constexpr std::uint64_t count = 30;
    std::map<std::string, int> found;
    for (request.seed = 1; request.seed <= count; ++request.seed)
        ++found[make(request).right.at(0)];
    if (found["L"] + found["R"] == 0) {
        QVERIFY2(found["P"] * 10 >= 30 * 3 && found["N"] * 10 >= 30 * 3,
                 qPrintable(QString::number(found["P"])));
    } else {
        for (const auto& [letter, times] : found)
            QVERIFY2(times <= 22, letter.c_str());
    }
}

void TestExercises::claimsAreHalfTrue()
{
    QFETCH(ExerciseRequest, request);
    constexpr std::uint64_t count = 60;
    int isRight = 0;
    std::set<classroom::Statement::What> whats;
    for (request.seed = 1; request.seed <= count; ++request.seed) {
        const Exercise exercise = make(request);
        isRight += exercise.right.at(0) == "true" ? 1 : 0;
        whats.insert(exercise.statement->what);
    }
    QVERIFY2(isRight >= 18 && isRight <= 42, qPrintable(QString::number(isRight)));
    QVERIFY(whats.size() >= 3);
}

/// Harder positions have more moves to choose from.
void TestExercises::difficultyGrows()
{
    QFETCH(ExerciseRequest, request);
    const auto moves = [request](int difficulty) {
        std::ptrdiff_t sum = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const games::GamePtr position =
                make({request.kind, request.game, request.play, difficulty, seed}).position;
            const auto all = position->moves().moves;
            sum += std::ranges::count(all, position->mover(), &games::Move::player);
        }
        return sum;
    };
    const std::ptrdiff_t easy = moves(1);
    const std::ptrdiff_t middle = moves(5);
    const std::ptrdiff_t hard = moves(10);
    QVERIFY2(easy < hard && easy <= middle + 2,
             qPrintable(QStringLiteral("%1 %2 %3").arg(easy).arg(middle).arg(hard)));
}

/// In misère play many positions are such that what wins in normal play loses.
void TestExercises::misereMisleads()
{
    int misleads = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Exercise exercise = make({ExerciseKind::WinningMove, "nim", Play::Misere, 6, seed});
        const auto normal = oracle::of(exercise.position->withPlay(Play::Normal)->notation(), 'L').winning;
        const bool differs = std::ranges::none_of(exercise.right, [&normal](std::string left) {
            return normal.contains(left.erase(3, 7)); // without /misere
        });
        misleads += differs ? 1 : 0;
    }
    QVERIFY2(misleads >= 5 && misleads <= 36, qPrintable(QString::number(misleads)));
}

/// No edge of a picture runs through a joint that is not its end, and at least four of them at difficulty 10.
void TestExercises::bushesAreClear()
{
    for (const ExerciseKind kind : {ExerciseKind::WinningMove, ExerciseKind::Outcome, ExerciseKind::Claim}) {
        for (int difficulty = 1; difficulty <= 10; ++difficulty) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const Exercise exercise = make({kind, "hackenbush", Play::Normal, difficulty, seed});
                QVERIFY(exercise.position != nullptr);
                const std::string notation = exercise.position->notation();
                QVERIFY2(difficulty < 10 || std::ranges::count(notation, ',') >= 3, notation.c_str());
                const auto pieces = exercise.position->board().pieces;
                for (const games::Piece& edge : pieces) {
                    if (edge.kind != games::PieceKind::Edge)
                        continue;
                    const double across = edge.toRow - edge.row;
                    const double along = edge.toColumn - edge.column;
                    for (const games::Piece& joint : pieces) {
                        const auto isAt = [&joint](double row, double column) {
                            return std::hypot(joint.row - row, joint.column - column) < 1e-6;
                        };
                        if (joint.kind != games::PieceKind::Joint || isAt(edge.row, edge.column) ||
                            isAt(edge.toRow, edge.toColumn))
                            continue;
                        for (double t = 0; t <= 1; t += 0.02) {
                            const double off = 4 * t * (1 - t) * edge.bend; // a parabola through the middle
                            const double x = edge.column + t * along - off * across;
                            const double y = edge.row + t * across + off * along;
                            QVERIFY2(std::hypot(joint.column - x, joint.row - y) > 0.25, notation.c_str());
                        }
                    }
                }
            }
        }
    }
}

void TestExercises::graphsAreSmall()
{
    for (const ExerciseKind kind : {ExerciseKind::WinningMove, ExerciseKind::Outcome, ExerciseKind::Claim}) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Exercise exercise = make({kind, "dag", Play::Normal, 10, seed});
            QVERIFY(exercise.position != nullptr);
            const auto pieces = exercise.position->board().pieces;
            const auto arrows = std::ranges::count(pieces, games::PieceKind::Arrow, &games::Piece::kind);
            QVERIFY(arrows >= 5 && arrows <= 14);
            QVERIFY(static_cast<std::ptrdiff_t>(pieces.size()) - arrows <= 8);
        }
    }
}

void TestExercises::cancelled()
{
    std::stop_source stop;
    stop.request_stop();
    const auto exercise = classroom::makeExercise({ExerciseKind::WinningMove, "grid", Play::Misere, 9, 1},
                                                  {.limits = {}, .stop = stop.get_token(), .progress = {}});
    const auto* none = std::get_if<classroom::NoExercise>(&exercise);
    QVERIFY(none != nullptr && *none == classroom::NoExercise::Cancelled);
}

void TestExercises::takesLittleTime()
{
    qint64 longest = 0;
    ExerciseRequest slowest;
    for (const ExerciseKind kind : {ExerciseKind::WinningMove, ExerciseKind::Outcome, ExerciseKind::Claim}) {
        for (const std::string& game : classroom::gamesFor(kind)) {
            for (const Play play : {Play::Normal, Play::Misere}) {
                for (std::uint64_t seed = 100; seed < 103; ++seed) {
                    const ExerciseRequest request{kind, game, play, 10, seed};
                    QElapsedTimer timer;
                    timer.start();
                    QVERIFY(made(classroom::makeExercise(request, {})) != nullptr);
                    if (timer.elapsed() > longest) {
                        longest = timer.elapsed();
                        slowest = request;
                    }
                }
            }
        }
    }
    qInfo("slowest: %lld ms, %s", longest, nameOf(slowest).constData());
    QVERIFY(longest < 5000); // a second, and room for sanitizers and busy machines
}

QTEST_APPLESS_MAIN(TestExercises)
#include "tst_exercises.moc"
