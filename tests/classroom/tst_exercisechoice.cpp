// SPDX-License-Identifier: GPL-3.0-or-later
// Which positions exercises choose: neither outcome is rare, harder ones are larger, pictures stay clear, and
// none takes long.

#include "classroom/exerciserequests.h"
#include "classroom/oracle.h"
#include "games/catalogue.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <algorithm>
#include <cmath>
#include <map>

using classroom::Exercise;
using classroom::ExerciseKind;
using classroom::ExerciseRequest;
using exerciserequests::addRequests;
using exerciserequests::made;
using exerciserequests::make;
using exerciserequests::nameOf;
using theory::Play;

class TestExerciseChoice : public QObject {
    Q_OBJECT

private slots:
    void bothOutcomesCome_data() { addRequests(ExerciseKind::Outcome, {2, 8}); }
    void bothOutcomesCome();
    void claimsAreHalfTrue_data() { addRequests(ExerciseKind::Claim, {3}); }
    void claimsAreHalfTrue();
    void difficultyGrows_data() { addRequests(ExerciseKind::WinningMove, {10}); }
    void difficultyGrows();
    void misereMisleads();
    void drawnBoardsAreClear();
    void graphsAreSmall();
    void looksOnWhereFewPositionsSuit();
    void cancelled();
};

void TestExerciseChoice::bothOutcomesCome()
{
    SKIP_COUNTING_UNDER_SANITIZERS();
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

void TestExerciseChoice::claimsAreHalfTrue()
{
    SKIP_COUNTING_UNDER_SANITIZERS();
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
void TestExerciseChoice::difficultyGrows()
{
    SKIP_COUNTING_UNDER_SANITIZERS();
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
void TestExerciseChoice::misereMisleads()
{
    SKIP_COUNTING_UNDER_SANITIZERS();
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
void TestExerciseChoice::drawnBoardsAreClear()
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

void TestExerciseChoice::graphsAreSmall()
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

/// Seeds of which none of the first 90 positions asks for a heap: one of eight does.
void TestExerciseChoice::looksOnWhereFewPositionsSuit()
{
    QVERIFY(make({ExerciseKind::WhichHeap, "takeaway", Play::Normal, 3, 144'198}).position != nullptr);
    QVERIFY(make({ExerciseKind::WhichHeap, "takeaway", Play::Misere, 3, 127'686}).position != nullptr);
}

void TestExerciseChoice::cancelled()
{
    std::stop_source stop;
    stop.request_stop();
    const auto exercise = classroom::makeExercise({ExerciseKind::WinningMove, "grid", Play::Misere, 9, 1},
                                                  {.limits = {}, .stop = stop.get_token(), .progress = {}});
    const auto* none = std::get_if<classroom::NoExercise>(&exercise);
    QVERIFY(none != nullptr && *none == classroom::NoExercise::Cancelled);
}

GRUNDY_TEST(TestExerciseChoice, tests::run<TestExerciseChoice>)
#include "tst_exercisechoice.moc"
