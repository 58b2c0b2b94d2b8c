// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games and Grundy's game as games: boards, cuts, long rows, huge heaps, and the heap sequences of
// every family.

#include "games/asked.h"
#include "games/capabilities.h"
#include "games/heaps/heapsequence.h"
#include "games/heaps/takeaway.h"
#include "games/octal/octalheaps.h"
#include "games/plain/bruteforce.h"
#include "games/plain/impartialcheck.h"
#include "games/plain/positions.h"
#include "support/testprogram.h"

#include <QtTest>

#include <chrono>

using games::Answer;
using games::GamePtr;
using games::HeapSequence;
using games::Move;
using games::PieceKind;

namespace {

std::ptrdiff_t countOf(const games::Board& board, PieceKind kind)
{
    return std::ranges::count(board.pieces, kind, &games::Piece::kind);
}

HeapSequence sequenceOf(const std::string& notation, std::uint64_t to, const solver::Job& job = {})
{
    return std::get<HeapSequence>(games::heapSequenceOf(*positions::read(notation), to, job).value());
}

std::string afterChoosing(const std::string& notation, games::PieceId first, games::PieceId second)
{
    const GamePtr game = positions::read(notation);
    const games::Choice choice = game->choose(first, second);
    const auto* move = std::get_if<Move>(&choice);
    return move == nullptr ? "refused" : game->after(*move)->notation();
}

} // namespace

class TestOctal : public QObject {
    Q_OBJECT

private slots:
    void sticksAndCuts();
    void heapsShareRows();
    void longRowsAreOnePiece();
    void movesAreCountedOnTheBoard_data();
    void movesAreCountedOnTheBoard();
    void gesturesAtBothEnds();
    void divisionsHaveNoOrder();
    void eachEqualHeapIsTaken();
    void edits();
    void theoryWhereThePeriodIsProven();
    void hugeHeaps();
    void whatIsNotKnownIsUnsolved();
    void lensAddsUp();
    void explanationNamesTheProof();
    void sequences_data();
    void sequences();
    void linesAreSevens();
    void digitsThatDivideNothing_data();
    void digitsThatDivideNothing();
    void aProvenPeriodGivesAnyHeap();
    void aMillionTerms();
    void gamesWithoutHeaps();
    void sequencesEndAtLimits();
};

void TestOctal::sticksAndCuts()
{
    const games::Board kayles = positions::read("octal/code=0.77:5,7")->board();
    QCOMPARE(kayles.shape, games::Shape::Lines);
    QCOMPARE(countOf(kayles, PieceKind::Stick), 12);
    QCOMPARE(countOf(kayles, PieceKind::Cut), 0);
    QCOMPARE(countOf(kayles, PieceKind::Base), 2);
    const games::Board grundy = positions::read("grundy:5,3,0")->board();
    QCOMPARE(countOf(grundy, PieceKind::Stick), 8);
    QCOMPARE(countOf(grundy, PieceKind::Cut), 6);
    QCOMPARE(afterChoosing("grundy:5,3", games::cutId(0, 2), games::cutId(0, 2)),
             std::string("grundy:2,3,3"));
    QCOMPARE(afterChoosing("grundy:5,3", games::cutId(0, 2), games::cutId(0, 3)), std::string("refused"));
    const GamePtr both = positions::read("octal/code=4.3:2");
    QVERIFY(std::holds_alternative<Move>(both->choose(games::cutId(0, 1))));
    QVERIFY(std::holds_alternative<games::HalfMade>(both->choose(games::pieceId(0, 1))));
}

void TestOctal::heapsShareRows()
{
    const games::Board one = positions::read("octal/code=0.77:6,7")->board();
    QCOMPARE(one.rows, 1);
    QCOMPARE(one.columns, 15);
    const games::Board two = positions::read("octal/code=0.77:6,7,8")->board();
    QCOMPARE(two.rows, 2);
    for (const char* notation : {"octal/code=4.7:3,3,3,9,1,40,2", "grundy:0,0,41,3", "octal/code=0.7:"}) {
        const games::Board board = positions::read(notation)->board();
        for (const games::Piece& piece : board.pieces) {
            QVERIFY(piece.row >= 0 && piece.row < board.rows);
            QVERIFY(piece.column >= 0 && piece.column <= board.columns - 1);
        }
    }
}

void TestOctal::longRowsAreOnePiece()
{
    const GamePtr game = positions::read("octal/code=0.77:41,3");
    const games::Board board = game->board();
    QCOMPARE(countOf(board, PieceKind::Pile), 1);
    QCOMPARE(countOf(board, PieceKind::Stick), 3);
    const Move move = game->moves().moves.front();
    QCOMPARE(game->change(move).touched(), std::vector{games::longRowId(0)});
    QVERIFY(std::holds_alternative<games::Refusal>(game->choose(games::longRowId(0))));
    const auto sticks = positions::read("octal/code=0.77:40")->board();
    QCOMPARE(countOf(sticks, PieceKind::Stick), 40);
}

void TestOctal::movesAreCountedOnTheBoard_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("count");
    const auto row = [](const std::string& notation, int count) {
        QTest::newRow(notation.c_str()) << notation << count;
    };
    row("octal/code=0.77:5", 9); // five pins, four pairs
    row("octal/misere/code=0.77:5", 9);
    row("octal/code=0.77:1", 1);
    row("octal/code=0.77:2,2", 6);
    row("octal/code=0.07:5", 4);
    row("octal/code=0.6:5", 5);
    row("octal/code=0.6:1", 0);
    row("octal/code=0.4:5", 3);       // not at the ends
    row("octal/code=0.137:5", 2 + 3); // two at an end, three anywhere
    row("octal/misere/code=0.137:3", 2 + 1);
    row("octal/code=4.3:5", 4 + 2); // four cuts, two ends
    row("octal/code=4.0:4", 3);
    row("octal/code=0.3:5", 1); // heaps as in Nim: which stick goes does not matter
    row("octal/code=0.333:5,2", 3 + 2);
    row("grundy:10", 4); // 1 and 9, 2 and 8, 3 and 7, 4 and 6
    row("grundy:9", 4);
    row("grundy/misere:10,3,3", 4 + 1 + 1);
    row("grundy:2,1,0", 0);
}

/// By arithmetic, listed, judged, and by choosing every pair of pieces; each move has a gesture of its own.
void TestOctal::movesAreCountedOnTheBoard()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, count);
    const GamePtr game = positions::read(notation);
    const auto listed = game->moves().moves;
    QCOMPARE(listed.size(), static_cast<std::size_t>(count));
    QCOMPARE(bruteforce::movesOf(notation).size(), static_cast<std::size_t>(count));
    QCOMPARE(game->answer({}, {}).moveCount(), static_cast<std::uint64_t>(count));
    QCOMPARE(game->isOver(), count == 0);
    std::set<std::size_t> chosen;
    const auto pieces = game->board().pieces;
    for (const games::Piece& first : pieces) {
        for (const games::Piece& second : pieces) {
            const games::Choice choice = game->choose(first.id, second.id);
            const auto* move = std::get_if<Move>(&choice);
            if (move == nullptr)
                continue;
            const auto place = std::ranges::find(listed, game->listed(*move));
            QVERIFY(place != listed.end());
            chosen.insert(static_cast<std::size_t>(place - listed.begin()));
        }
    }
    QCOMPARE(chosen.size(), listed.size());
}

/// Where rows fall apart the ends are two moves that leave the same; of a heap it is one, wherever it is
/// taken.
void TestOctal::gesturesAtBothEnds()
{
    const auto lastTwo = [](const GamePtr& game) {
        return std::get<Move>(game->choose(games::pieceId(0, 4), games::pieceId(0, 3)));
    };
    for (const char* notation : {"octal/code=0.77:5", "octal/code=0.33:5"}) {
        const GamePtr game = positions::read(notation);
        const Move move = lastTwo(game);
        QCOMPARE(game->after(move)->board().pieces.size(), std::size_t{4});
        QCOMPARE(game->change(move).touched(), (std::vector{games::pieceId(0, 3), games::pieceId(0, 4)}));
        QCOMPARE(std::ranges::count(game->moves().moves, game->listed(move)), 1);
    }
    const GamePtr row = positions::read("octal/code=0.77:5");
    QCOMPARE(row->listed(lastTwo(row)), lastTwo(row));
    const GamePtr heap = positions::read("octal/code=0.33:5");
    QCOMPARE(heap->listed(lastTwo(heap)).action, lastTwo(heap).action);
    QCOMPARE(heap->change(heap->listed(lastTwo(heap))).touched(),
             (std::vector{games::pieceId(0, 0), games::pieceId(0, 1)}));
}

/// In Grundy's game 3 and 7 are 7 and 3: the cut that is chosen leaves what is seen, and one of both is
/// listed.
void TestOctal::divisionsHaveNoOrder()
{
    const GamePtr game = positions::read("grundy:10,2");
    const auto at = [&game](std::uint32_t place) {
        return std::get<Move>(game->choose(games::cutId(0, place)));
    };
    QCOMPARE(game->after(at(7))->notation(), std::string("grundy:7,3,2"));
    QCOMPARE(game->listed(at(7)), at(3));
    QCOMPARE(game->listed(at(3)), at(3));
    QCOMPARE(game->alike(at(3)), std::vector{at(7)});
    const GamePtr rows = positions::read("octal/code=4.0:10");
    const auto cut = std::get<Move>(rows->choose(games::cutId(0, 7)));
    QCOMPARE(rows->listed(cut), cut);
    QVERIFY(rows->alike(cut).empty());
}

void TestOctal::eachEqualHeapIsTaken()
{
    const GamePtr game = positions::read("octal/code=0.77:1,1,1");
    QCOMPARE(game->moves().moves.size(), std::size_t{3});
    const auto last = std::get<Move>(game->choose(games::pieceId(2, 0), games::pieceId(2, 0)));
    QCOMPARE(game->listed(last), game->moves().moves.back());
    QCOMPARE(game->answer({}, {}).moves.size(), std::size_t{3});
}

void TestOctal::edits()
{
    using asked::edited;
    QCOMPARE(edited("grundy:3,4", games::SetHeap{1, 9}), std::string("grundy:3,9"));
    QCOMPARE(edited("grundy:3,4", games::AddHeap{2}), std::string("grundy:3,4,2"));
    QCOMPARE(edited("octal/misere/code=0.07:3,4", games::RemoveHeap{0}),
             std::string("octal/misere/code=0.07:4"));
    QCOMPARE(edited("grundy:3,4", games::ToggleCell{games::pieceId(1, 2)}), std::string("grundy:3,2"));
    QCOMPARE(edited("grundy:3,4", games::ToggleCell{games::pieceId(2, 0)}), std::string("none"));
    QCOMPARE(edited("grundy:50,4", games::ToggleCell{games::longRowId(0)}), std::string("grundy:40,4"));
    QCOMPARE(edited("grundy:3", games::SetHeap{0, 2'000'000'000}), std::string("none"));
    const games::Board board = positions::read("grundy:3,0")->board();
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Base && piece.count == 0)
            QCOMPARE(edited("grundy:3,0", games::ToggleCell{piece.id}), std::string("grundy:3,1"));
    }
}

void TestOctal::theoryWhereThePeriodIsProven()
{
    const Answer kayles = positions::read("octal/code=0.77:5,7")->answer({}, {});
    QCOMPARE(kayles.method, games::Method::Theory);
    QVERIFY(kayles.theorem == games::octalPeriodTheorem);
    const Answer grundy = positions::read("grundy:9,4")->answer({}, {});
    QCOMPARE(grundy.method, games::Method::Table);
    QCOMPARE(grundy.positions, std::uint64_t{10});
    QCOMPARE(positions::read("octal/misere/code=0.07:9")->answer({}, {}).method, games::Method::Search);
    QCOMPARE(positions::read("octal/code=0.77:9")->answer({.theoremsAllowed = false}, {}).method,
             games::Method::Search);
}

/// Kayles 10^9: its value is that of 10^9 mod 12 = 4 in the period 4 1 2 8 1 4 7 2 1 8 2 7.
void TestOctal::hugeHeaps()
{
    const GamePtr game = positions::read("octal/code=0.77:1000000000");
    const auto start = std::chrono::steady_clock::now();
    const Answer answer = game->answer({}, {});
    QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
    QCOMPARE(answer.verdict.grundy.value(), std::uint64_t{1});
    QCOMPARE(answer.method, games::Method::Theory);
    QVERIFY(answer.winningIsLeast);
    QVERIFY(answer.winning > 0 && answer.moves.size() <= games::mostListedMoves);
    QCOMPARE(answer.moveCount(), std::uint64_t{1'999'999'999}); // every pin, and every two neighbours
    solver::Job job;
    job.limits.positions = 1;
    QCOMPARE(positions::read("grundy:1000000000")->answer({}, job).moveCount(), std::uint64_t{499'999'999});
    QVERIFY(answer.moves.front().winning);
    const GamePtr left = game->after(answer.moves.front().move);
    QVERIFY(left->answer({.moves = false}, {}).verdict.outcome == theory::Outcome::P);
    QVERIFY(game->moves().moves.size() <= games::mostListedMoves);
    QVERIFY(!game->lookAhead(1, {}).empty());
}

void TestOctal::whatIsNotKnownIsUnsolved()
{
    solver::Job job;
    job.limits.time = std::chrono::milliseconds(100);
    const Answer grundy = positions::read("grundy:1000000000")->answer({}, job);
    QVERIFY(grundy.unsolved.has_value());
    QVERIFY(!grundy.verdict.outcome && !grundy.verdict.grundy);
    QVERIFY(std::ranges::none_of(grundy.moves, [](const auto& judged) { return judged.winning; }));
    const Answer misere = positions::read("octal/misere/code=0.07:1000000000")->answer({}, job);
    QVERIFY(misere.unsolved.has_value());
    QVERIFY(!misere.verdict.outcome);
}

void TestOctal::lensAddsUp()
{
    std::mt19937_64 random(11);
    for (int n = 0; n < 60; ++n) {
        const GamePtr game = positions::read(positions::draw(n % 2 == 0 ? "octal" : "grundy", random))
                                 ->withPlay(theory::Play::Normal);
        const Answer known = game->answer({}, {});
        std::uint64_t sum = 0;
        const games::LensHeaps heaps = game->lens(known).value();
        for (const games::LensHeap& heap : heaps)
            sum ^= heap.size;
        QCOMPARE(sum, known.verdict.grundy.value());
        for (const games::JudgedMove& judged : known.moves) {
            const auto effect = game->lensEffect(judged.move, known);
            QCOMPARE(sum ^ effect.before ^ effect.after, judged.leaves.grundy.value());
        }
    }
}

void TestOctal::explanationNamesTheProof()
{
    const auto kayles = positions::read("octal/code=0.77:5,7")->explain({});
    QVERIFY(
        asked::says(kayles, "Why: the period", "The values repeat with period 12, from heap size 71 on."));
    const auto* period = std::get_if<games::ParagraphStep>(&kayles.steps.front());
    QVERIFY(period != nullptr);
    const games::Sentence& proof = period->paragraphs.at(1);
    QVERIFY(asked::english(proof).starts_with("This is proven: all heaps below "));
    QVERIFY(std::get<games::GroupedNumber>(proof.arguments.front()).number >= 168);
    const auto* sum = std::get_if<games::NimSumStep>(&kayles.steps.at(1));
    QVERIFY(sum != nullptr);
    QCOMPARE(sum->sum, std::uint64_t{6});
    const auto* after = std::get_if<games::NimSumStep>(&kayles.steps.at(2));
    QVERIFY(after != nullptr && after->afterMove);
    QCOMPARE(after->sum, std::uint64_t{0});
    const auto grundy = positions::read("grundy:9")->explain({});
    QCOMPARE(asked::titled(grundy, asked::methodTitle),
             std::get_if<games::ParagraphStep>(&grundy.steps.front()));
}

void TestOctal::sequences_data()
{
    QTest::addColumn<std::string>("head");
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("proven");
    QTest::newRow("nim") << std::string("nim:") << 60 << false;
    QTest::newRow("takeaway") << std::string("takeaway:") << 60 << true;
    QTest::newRow("takeaway 2,5,7") << std::string("takeaway/take=2,5,7:") << 60 << true;
    QTest::newRow("takeaway 4") << std::string("takeaway/take=4:") << 60 << true;
    QTest::newRow("kayles") << std::string("octal/code=0.77:") << 16 << true;
    QTest::newRow("divided") << std::string("octal/code=4.3:") << 10 << true;
    QTest::newRow("grundy") << std::string("grundy:") << 13 << false;
}

/// Position by position as the rules say.
void TestOctal::sequences()
{
    QFETCH(const std::string, head);
    QFETCH(const int, to);
    QFETCH(const bool, proven);
    const HeapSequence sequence = sequenceOf(head, static_cast<std::uint64_t>(to));
    QCOMPARE(sequence.values.size(), static_cast<std::size_t>(to) + 1);
    QCOMPARE(sequence.period.has_value(), proven);
    bruteforce::Values values;
    for (std::size_t heap = 0; heap < sequence.values.size(); ++heap) {
        QCOMPARE(sequence.values[heap], std::uint64_t{values.of(head + std::to_string(heap)).grundy});
        QCOMPARE(sequence.at(heap).value(), sequence.values[heap]);
    }
    QCOMPARE(sequence.at(1'000'000'000).has_value(), proven);
}

void TestOctal::digitsThatDivideNothing_data()
{
    QTest::addColumn<std::string>("code");
    for (const char* code : {"0.3", "0.12", "0.213", "0.0030", "0.3333", "0.034", "4.012"})
        QTest::newRow(code) << std::string(code);
}

/// Alone and beside digits that do: every position of two heaps, by theory and by search.
void TestOctal::digitsThatDivideNothing()
{
    QFETCH(const std::string, code);
    bruteforce::Values values;
    for (const char* play : {"", "/misere"}) {
        for (int first = 0; first < 9; ++first) {
            for (int second = 0; second <= first; ++second) {
                const auto position = positions::read("octal" + std::string(play) + "/code=" + code + ":" +
                                                      std::to_string(first) + "," + std::to_string(second));
                for (const bool theorems : {true, false})
                    QCOMPARE(impartialcheck::difference(position, {.theoremsAllowed = theorems}, values),
                             QString());
            }
        }
    }
}

void TestOctal::linesAreSevens()
{
    const HeapSequence limited = sequenceOf("lines/max=2:111", 200);
    QVERIFY(limited == sequenceOf("octal/code=0.77:", 200));
    bruteforce::Values values;
    const HeapSequence three = sequenceOf("lines/max=3:", 11);
    for (std::size_t run = 1; run < three.values.size(); ++run)
        QCOMPARE(three.values[run], std::uint64_t{values.of("lines/max=3:" + std::string(run, '1')).grundy});
    const HeapSequence free = sequenceOf("lines:1", 50);
    QCOMPARE(free.values[50], std::uint64_t{50});
    QVERIFY(!free.period.has_value());
}

void TestOctal::aProvenPeriodGivesAnyHeap()
{
    const HeapSequence kayles = sequenceOf("octal/code=0.77:", 10);
    QCOMPARE(kayles.values.size(), std::size_t{11});
    QVERIFY(kayles.period.has_value());
    QCOMPARE(kayles.period->values.size(), std::size_t{83});
    QCOMPARE(kayles.at(1'000'000'000).value(), std::uint64_t{1});
    const HeapSequence takeaway = sequenceOf("takeaway/take=1,3,4:", 0);
    QCOMPARE(takeaway.period->theorem, games::subtractionPeriodTheorem);
    QCOMPARE(takeaway.period->period, std::uint64_t{7});
    QCOMPARE(takeaway.at(7'000'002).value(), takeaway.at(2).value());
}

void TestOctal::aMillionTerms()
{
    const auto start = std::chrono::steady_clock::now();
    const HeapSequence sequence = sequenceOf("takeaway/take=1-3,10,17:", 1'000'000);
    QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
    QVERIFY(sequence.period.has_value());
    for (const std::uint64_t heap : {1'000'000U, 999'999U, 123'456U})
        QCOMPARE(sequence.values[heap], sequence.period->at(heap));
}

void TestOctal::gamesWithoutHeaps()
{
    for (const games::Entry& entry : games::catalogue()) {
        const bool isFamily =
            std::set<std::string>{"nim", "takeaway", "octal", "grundy", "lines"}.contains(entry.info.id);
        const auto made = games::heapSequenceOf(*positions::read(entry.info.presets.front().notation), 3, {});
        QCOMPARE(made.has_value(), isFamily);
    }
}

void TestOctal::sequencesEndAtLimits()
{
    solver::Job job;
    job.limits.memoryBytes = 1 << 20;
    for (const char* notation : {"nim:", "takeaway:", "octal:", "grundy:", "lines/max=3:", "lines:"}) {
        const auto made = games::heapSequenceOf(*positions::read(notation), 1'000'000'000, job).value();
        QCOMPARE(std::get<solver::Unsolved>(made).reason, solver::UnsolvedReason::OutOfMemory);
    }
    std::stop_source stopped;
    stopped.request_stop();
    job = {};
    job.stop = stopped.get_token();
    const auto made = games::heapSequenceOf(*positions::read("takeaway:"), 1'000'000, job).value();
    QCOMPARE(std::get<solver::Unsolved>(made).reason, solver::UnsolvedReason::Cancelled);
}

GRUNDY_TEST(TestOctal, tests::run<TestOctal>)
#include "tst_octal.moc"
