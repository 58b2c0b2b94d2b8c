// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews of random games of every kind against who wins by the rules alone.

#include "games/heaps/heaps.h"
#include "games/plain/positions.h"

#include "classroom/review/review.h"
#include "support/testprogram.h"

#include <QtTest>

#include <map>
#include <random>

using classroom::MoveVerdict;
using classroom::PlayedMove;
using classroom::ReviewedMove;
using games::GamePtr;

namespace {

/// Who wins by trying every move to the end: the rules and nothing else. Not for games that may go on for
/// ever.
class Plain {
public:
    bool moverWins(const GamePtr& game)
    {
        const auto key = std::pair(game->notation(), game->mover());
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        bool canMove = false;
        bool wins = false;
        for (const games::Move& move : game->moves().moves) {
            if (move.player != game->mover())
                continue;
            canMove = true;
            wins = wins || !moverWins(game->after(move));
        }
        if (!canMove)
            wins = game->play() == theory::Play::Misere;
        return m_known[key] = wins;
    }

private:
    std::map<std::pair<std::string, theory::Mover>, bool> m_known;
};

std::vector<PlayedMove> randomGame(GamePtr game, std::mt19937_64& random)
{
    std::vector<PlayedMove> moves;
    while (!game->isOver()) {
        auto all = game->moves().moves;
        std::erase_if(all, [&game](const games::Move& move) { return move.player != game->mover(); });
        const games::Move move = all[random() % all.size()];
        moves.push_back({game, move});
        game = game->after(move);
    }
    return moves;
}

std::vector<ReviewedMove> reviewed(const std::vector<PlayedMove>& moves)
{
    return classroom::reviewGame(moves, {});
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void everyGame_data();
    void everyGame();
    void takeNine();
    void retreats();
    void changesBetweenMoves();
    void limitsAreToldHonestly();
    void cancelled();
};

void TestReview::everyGame_data()
{
    QTest::addColumn<std::string>("start");
    for (const char* start : {"nim:3,4,5",
                              "nim/misere:3,4,2",
                              "takeaway/take=1,3,4:13",
                              "takeaway/misere:11",
                              "octal/code=0.77:9",
                              "octal/misere/code=0.137:8",
                              "octal/code=4.3:3,4",
                              "grundy:9",
                              "grundy/misere:9",
                              "lines:111/1111",
                              "lines/misere:111/111",
                              "grid:111/111",
                              "grid/misere:111/111",
                              "primes:360",
                              "primes/misere:180",
                              "skip/skips=1,2:1,2,3",
                              "skip/misere/skips=1,1:2,3",
                              "poker/adds=1,1/max=2,3:1,3",
                              "poker/misere/adds=1,1/max=2,3:2,3",
                              "dollar:010010101",
                              "dollar/misere:0100101",
                              "nimble:0,2,1,0,2",
                              "nimble/misere:0,1,1,1",
                              "nimble/coins=many:0,2,2",
                              "turtles:THHTTH",
                              "turtles/misere:THHTH",
                              "twins:THHTTH",
                              "staircase:0,2,1,2",
                              "staircase/misere:0,1,2",
                              "northcott/moves=own:W..B../.W..B",
                              "northcott/moves=right:W.B/.B.W.",
                              "wythoff:3,5",
                              "wythoff/misere:4,5",
                              "plane:1x2,3x2",
                              "plane/misere:1x2,2x2",
                              "dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8",
                              "hackenbush:0-1g,1-2g,1-3g,0-4g,4-5g",
                              "hackenbush:0-1b,1-2r,0-3r,3-4b,0-5g",
                              "hackenbush/misere:0-1g,1-2b,1-3r,0-4g"})
        QTest::newRow(start) << std::string(start);
}

void TestReview::everyGame()
{
    QFETCH(const std::string, start);
    std::mt19937_64 random(1);
    Plain plain;
    for (int n = 0; n < 12; ++n) {
        GamePtr game = positions::read(start);
        if (game->isPartizan() && n % 2 == 1)
            game = game->withMover(theory::Mover::Right);
        const auto moves = randomGame(game, random);
        const auto review = reviewed(moves);
        QCOMPARE(review.size(), moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const GamePtr& before = moves[i].before;
            const GamePtr after = before->after(moves[i].move);
            const bool won = plain.moverWins(before);
            const bool wins = !plain.moverWins(after);
            QCOMPARE(review[i].verdict, wins  ? MoveVerdict::Wins
                                        : won ? MoveVerdict::Mistake
                                              : MoveVerdict::Lost);
            QCOMPARE(!review[i].winning.empty(), won && !wins);
            if (review[i].winning.empty())
                continue;
            for (const games::JudgedMove& right : review[i].winning) {
                QVERIFY(right.move.player == before->mover());
                QVERIFY(!plain.moverWins(before->after(right.move)));
            }
            const auto all = before->moves().moves;
            QCOMPARE(review[i].winningCount,
                     static_cast<std::uint64_t>(std::ranges::count_if(all, [&](const games::Move& move) {
                         return move.player == before->mover() && !plain.moverWins(before->after(move));
                     })));
            QCOMPARE(review[i].winning.size(), review[i].winningCount);
            // The one who is given the win takes it, unless it is his for having no move.
            QCOMPARE(review[i].refutation.has_value(), !after->isOver());
            if (review[i].refutation)
                QVERIFY(!plain.moverWins(after->after(*review[i].refutation)));
        }
    }
}

/// 7, 11, 5 has nim-sum 9; only taking 9 from the second heap leaves 0 (Bouton 1901).
void TestReview::takeNine()
{
    const GamePtr game = positions::read("nim:7,11,5");
    const auto wrong = std::get<games::Move>(game->choose(games::pieceId(1, 10))); // leaves 9
    const auto review = reviewed({{game, wrong}});
    QCOMPARE(review[0].verdict, MoveVerdict::Mistake);
    QCOMPARE(review[0].winningCount, std::uint64_t{1});
    QCOMPARE(review[0].winning.front().move.action.as<games::TakeFromHeap>(),
             (games::TakeFromHeap{1, 11, 2}));
    QCOMPARE(std::get<games::NimSumStep>(review[0].reason.value()).sum, std::uint64_t{0});
    // 7, 9, 5 has nim-sum 11: 9 becomes 2.
    QCOMPARE(review[0].refutation->action.as<games::TakeFromHeap>(), (games::TakeFromHeap{1, 9, 2}));
}

/// Northcott's game with retreats may go round for ever, and is decided by its gaps all the same.
void TestReview::retreats()
{
    const GamePtr game = positions::read("northcott:W..B..../..W...B."); // gaps 2 and 3
    std::mt19937_64 random(3);
    int mistakes = 0;
    for (const games::Move& move : game->moves().moves) {
        if (move.player != game->mover())
            continue;
        const GamePtr left = game->after(move);
        std::uint64_t sum = 0;
        const std::string text = left->notation();
        for (std::size_t row = text.find(':') + 1; row < text.size(); row = text.find('/', row) + 1) {
            const auto white = text.find('W', row);
            const auto black = text.find('B', row);
            sum ^= (white < black ? black - white : white - black) - 1;
            if (text.find('/', row) == std::string::npos)
                break;
        }
        const auto review = reviewed({{game, move}});
        QCOMPARE(review[0].verdict == MoveVerdict::Wins, sum == 0);
        mistakes += review[0].isMistake() ? 1 : 0;
    }
    QVERIFY(mistakes > 3);
}

/// A position that was edited between two moves is judged as it stood.
void TestReview::changesBetweenMoves()
{
    const GamePtr first = positions::read("nim:2,1");
    const GamePtr second = positions::read("nim:5,1");
    const auto take = [](const GamePtr& game, std::uint32_t heap, std::uint32_t left) {
        return std::get<games::Move>(game->choose(games::pieceId(heap, left + 1)));
    };
    const auto review = reviewed({{first, take(first, 0, 1)}, {second, take(second, 0, 0)}});
    QCOMPARE(review[0].verdict, MoveVerdict::Wins);
    QCOMPARE(review[1].verdict, MoveVerdict::Mistake);
}

/// The end of a game is judged where its beginning is too large.
void TestReview::limitsAreToldHonestly()
{
    std::mt19937_64 random(4);
    const auto moves = randomGame(positions::read("grid/misere:11111/11111/11111/11111/11111"), random);
    double last = 0;
    const solver::Job job{.limits = {.time = std::nullopt, .positions = 2000},
                          .stop = {},
                          .progress = [&last](const solver::Progress& progress) {
                              QVERIFY(progress.fraction && *progress.fraction > last);
                              last = *progress.fraction;
                          }};
    const auto review = classroom::reviewGame(moves, job);
    QCOMPARE(last, 1.0);
    QCOMPARE(review.front().verdict, MoveVerdict::Unsolved);
    QVERIFY(review.back().verdict != MoveVerdict::Unsolved);
    Plain plain;
    for (std::size_t i = moves.size() - 4; i < moves.size(); ++i)
        QCOMPARE(review[i].verdict == MoveVerdict::Wins,
                 !plain.moverWins(moves[i].before->after(moves[i].move)));
    const auto none = classroom::reviewGame(
        moves,
        {.limits = {.time = std::chrono::milliseconds(0), .positions = {}}, .stop = {}, .progress = {}});
    QCOMPARE(none.front().verdict, MoveVerdict::Unsolved);
}

void TestReview::cancelled()
{
    std::stop_source stop;
    stop.request_stop();
    std::mt19937_64 random(5);
    const auto moves = randomGame(positions::read("nim:3,4,5"), random);
    const auto review =
        classroom::reviewGame(moves, {.limits = {}, .stop = stop.get_token(), .progress = {}});
    QCOMPARE(review.size(), moves.size());
    QVERIFY(std::ranges::all_of(
        review, [](const ReviewedMove& move) { return move.verdict == MoveVerdict::Unsolved; }));
}

GRUNDY_TEST(TestReview, tests::run<TestReview>)
#include "tst_review.moc"
