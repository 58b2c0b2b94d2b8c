// SPDX-License-Identifier: GPL-3.0-or-later
// Names, moves, pieces, verdicts and steps in words.

#include "games/catalogue.h"
#include "wording/explanations.h"
#include "wording/moves.h"
#include "wording/names.h"
#include "wording/outcomes.h"

#include <QLocale>
#include <QTest>

using games::Move;
using theory::Outcome;
using theory::Play;

namespace {

games::GamePtr read(const char* notation)
{
    const auto parsed = games::parse(notation);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game ? *game : nullptr;
}

Move heapMove(std::uint32_t heap, std::uint64_t before, std::uint64_t after)
{
    return {.action = games::TakeFromHeap{heap, before, after}, .gesture = {}};
}

Move gridMove(games::Cell first, games::Cell last)
{
    return {.action = games::TakeFromGrid{first, last, 4}, .gesture = {}};
}

games::NimRow nimRow(std::uint64_t size, std::uint64_t nimber)
{
    return {.size = size, .nimber = nimber, .pieces = {}};
}

QString joined(const games::Step& step)
{
    return wording::stepText(step).join(QLatin1Char('\n'));
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void everyGameHasNames();
    void rules_data();
    void rules();
    void titles_data();
    void titles();
    void moves_data();
    void moves();
    void heapPieces();
    void gridPieces();
    void linePieces();
    void graphPieces();
    void verdicts();
    void details_data();
    void details();
    void unsolved();
    void nimSum();
    void nimSumOfOtherHeaps();
    void nimSumZero();
    void misere_data();
    void misere();
    void period();
    void runs();
    void method();
    void options();
    void mex();
    void plainText();
};

void TestWording::everyGameHasNames()
{
    for (const games::Entry& entry : games::catalogue()) {
        QVERIFY(wording::gameTitle(entry.info.id) != QString::fromStdString(entry.info.id));
        QVERIFY(!wording::gameTagline(entry.info.id).isEmpty());
        QVERIFY(!wording::groupTitle(entry.info.group).isEmpty());
        for (const games::Preset& preset : entry.info.presets)
            QVERIFY(!wording::presetTitle(entry.info.id, preset.id, preset.notation).isEmpty());
        for (const games::Field& field : entry.info.fields)
            QVERIFY2(wording::fieldLabel(field.id) != QString::fromStdString(field.id), field.id.c_str());
    }
    QCOMPARE(wording::gameTitle("nothing"), QStringLiteral("nothing"));
    QCOMPARE(wording::presetTitle("grid", "none", "grid:11111/11111"), QStringLiteral("2 × 5"));
    QCOMPARE(wording::presetTitle("lines", "none", "lines/misere:111/1111"), QStringLiteral("3, 4, misère"));
}

void TestWording::rules_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nim:7,11,5") << "Take any number of stones from one heap. Taking the last stone wins.";
    QTest::newRow("nim/misere:7") << "Take any number of stones from one heap. Taking the last stone loses.";
    QTest::newRow("takeaway:10") << "Take 1, 2 or 3 sticks. Taking the last stick wins.";
    QTest::newRow("takeaway:10,3") << "Take 1, 2 or 3 sticks from one heap. Taking the last stick wins.";
    QTest::newRow("takeaway/take=1:10") << "Take 1 stick. Taking the last stick wins.";
    QTest::newRow("takeaway/take=1-5:10") << "Take 1–5 sticks. Taking the last stick wins.";
    QTest::newRow("takeaway/misere/take=2,3:10") << "Take 2 or 3 sticks. Whoever cannot move wins.";
    QTest::newRow("lines:111") << "Take any number of neighbouring counters on one line. "
                                  "Taking the last counter wins.";
    QTest::newRow("lines/misere/max=2:111") << "Take 1–2 neighbouring counters on one line. "
                                               "Taking the last counter loses.";
    QTest::newRow("grid/misere:11/11") << "Take 1–3 neighbouring stones in one row or column. "
                                          "Taking the last stone loses.";
    QTest::newRow("grid/max=1:11/11") << "Take one stone. Taking the last stone wins.";
    QTest::newRow("dag:1-0@1") << "Move the token along an arrow. Whoever cannot move loses.";
}

void TestWording::rules()
{
    QFETCH(QString, text);
    const auto game = read(QTest::currentDataTag());
    QVERIFY(game != nullptr);
    QCOMPARE(wording::rulesLine(*game), text);
}

void TestWording::titles_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nim:7,11,5") << "Nim 7, 11, 5";
    QTest::newRow("nim:") << "Nim";
    QTest::newRow("takeaway/misere:10") << "Takeaway 10";
    QTest::newRow("lines:111/1011") << "Line Nim 3, 3";
    QTest::newRow("grid/misere:1111/1111/1111/1111") << "Grid Nim 4 × 4";
    QTest::newRow("dag:1-0,2-0,2-1@2") << "Graph Game from node 2";
}

void TestWording::titles()
{
    QFETCH(QString, text);
    const auto game = read(QTest::currentDataTag());
    QVERIFY(game != nullptr);
    QCOMPARE(wording::positionTitle(*game), text);
}

void TestWording::moves_data()
{
    QTest::addColumn<Move>("move");
    QTest::addColumn<QString>("label");
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("mark");
    QTest::newRow("take 9 from heap 2") << heapMove(1, 11, 2) << "2: 11→2" << 9 << "take 9";
    QTest::newRow("line 3: 2-4") << Move{.action = games::TakeFromLine{2, 1, 3}, .gesture = {}} << "3: 2–4" << 3
                                 << "take 3";
    QTest::newRow("line 1: 5") << Move{.action = games::TakeFromLine{0, 4, 4}, .gesture = {}} << "1: 5" << 1
                               << "take 1";
    QTest::newRow("b4") << gridMove({0, 1}, {0, 1}) << "b4" << 1 << "take 1";
    QTest::newRow("c3-c4") << gridMove({0, 2}, {1, 2}) << "c3–c4" << 2 << "take 2";
    QTest::newRow("c3-d3") << gridMove({1, 3}, {1, 2}) << "c3–d3" << 2 << "take 2";
    QTest::newRow("c2-c4") << gridMove({2, 2}, {0, 2}) << "c2–c4" << 3 << "take 3";
    QTest::newRow("2 to 1") << Move{.action = games::FollowArrow{2, 1}, .gesture = {}} << "→1" << 0 << "to 1";
}

void TestWording::moves()
{
    QFETCH(Move, move);
    QFETCH(QString, label);
    QFETCH(int, size);
    QFETCH(QString, mark);
    QCOMPARE(wording::moveText(move), QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(wording::moveLabel(move), label);
    QCOMPARE(wording::moveSize(move), static_cast<std::uint64_t>(size));
    QCOMPARE(wording::moveMark(move), mark);
    QCOMPARE(wording::movePreview(move, Outcome::P), QStringLiteral("%1: leaves P").arg(mark));
}

void TestWording::heapPieces()
{
    using games::PieceKind;
    const games::Piece base{.id = games::pieceId(1, 0), .kind = PieceKind::Base, .column = 1, .count = 11};
    const games::Piece stone{.id = games::pieceId(1, 4), .kind = PieceKind::Stone};
    const games::Piece stick{.id = games::pieceId(1, 4), .kind = PieceKind::Stick};
    const games::Piece empty{.id = games::pieceId(0, 0), .kind = PieceKind::Base, .count = 0};
    const games::Board board{.shape = games::Shape::Heaps, .rows = 11, .columns = 2, .pieces = {empty, base, stone}};
    QCOMPARE(wording::pieceName(board, stone), QStringLiteral("heap 2, stone 4 of 11"));
    QCOMPARE(wording::pieceName(board, stick), QStringLiteral("heap 2, stick 4 of 11"));
    QCOMPARE(wording::pieceName(board, base), QStringLiteral("heap 2, size 11"));
    QCOMPARE(wording::pieceName(board, empty), QStringLiteral("heap 1, empty"));
    const games::Board single{.shape = games::Shape::Heaps,
                              .rows = 10,
                              .columns = 1,
                              .pieces = {{.id = games::pieceId(0, 0), .kind = PieceKind::Base, .count = 10}}};
    const games::Piece alone{.id = games::pieceId(0, 4), .kind = PieceKind::Stick};
    QCOMPARE(wording::pieceName(single, alone), QStringLiteral("stick 4 of 10"));
}

void TestWording::gridPieces()
{
    const games::Board board{.shape = games::Shape::Grid, .rows = 4, .columns = 4, .pieces = {}};
    const games::Piece stone{.id = games::pieceId(2, 2), .kind = games::PieceKind::Stone};
    const games::Piece gap{.id = games::pieceId(3, 0), .kind = games::PieceKind::Gap};
    QCOMPARE(wording::pieceName(board, stone), QStringLiteral("row 2, column 3, stone"));
    QCOMPARE(wording::pieceName(board, gap), QStringLiteral("row 1, column 1, empty"));
    QCOMPARE(wording::pieceName(board, stone, Outcome::P),
             QStringLiteral("row 2, column 3, stone; taking it leaves a P-position"));
    QCOMPARE(wording::pieceName(board, stone, Outcome::N),
             QStringLiteral("row 2, column 3, stone; taking it leaves an N-position"));
}

void TestWording::linePieces()
{
    const games::Board board{.shape = games::Shape::Lines, .rows = 3, .columns = 5, .pieces = {}};
    QCOMPARE(wording::pieceName(board, {.id = games::pieceId(2, 1), .kind = games::PieceKind::Stone}),
             QStringLiteral("line 3, counter 2"));
    QCOMPARE(wording::pieceName(board, {.id = games::pieceId(2, 1), .kind = games::PieceKind::Gap}),
             QStringLiteral("line 3, gap 2"));
}

void TestWording::graphPieces()
{
    using games::PieceKind;
    const games::Board board{.shape = games::Shape::Graph, .rows = 3, .columns = 1, .pieces = {}};
    QCOMPARE(wording::pieceName(board, {.id = games::PieceId{3}, .kind = PieceKind::Token}),
             QStringLiteral("node 3, token"));
    QCOMPARE(wording::pieceName(board, {.id = games::PieceId{1}, .kind = PieceKind::Node}), QStringLiteral("node 1"));
    QCOMPARE(wording::pieceName(board, {.id = games::pieceId(2, 1), .kind = PieceKind::Arrow}),
             QStringLiteral("arrow from 2 to 1"));
    QCOMPARE(wording::pieceName(board, {.id = games::PieceId{1}, .kind = PieceKind::Node}, Outcome::P),
             QStringLiteral("node 1; moving there leaves a P-position"));
}

void TestWording::verdicts()
{
    QCOMPARE(wording::verdictTitle(Outcome::N), QStringLiteral("Hot — the next player wins"));
    QCOMPARE(wording::verdictTitle(Outcome::P), QStringLiteral("Cold — the previous player wins"));
    QVERIFY(!wording::verdictTitle(Outcome::L).isEmpty());
    QVERIFY(wording::verdictTitle(Outcome::L) != wording::verdictTitle(Outcome::R));
    QCOMPARE(wording::outcomeLegend(Outcome::P), QStringLiteral("cold: the player who just moved wins"));
}

void TestWording::details_data()
{
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<int>("winning");
    QTest::addColumn<int>("moves");
    QTest::addColumn<QString>("text");
    QTest::newRow("some") << "N" << 6 << 27 << "6 of 27 moves leave a cold position";
    QTest::newRow("one") << "N" << 1 << 27 << "1 of 27 moves leaves a cold position";
    QTest::newRow("only") << "N" << 1 << 1 << "The only move leaves a cold position";
    QTest::newRow("none") << "P" << 0 << 56 << "All 56 moves leave a hot position";
    QTest::newRow("none of two") << "P" << 0 << 2 << "Both moves leave a hot position";
    QTest::newRow("none of one") << "P" << 0 << 1 << "The only move leaves a hot position";
    QTest::newRow("many") << "P" << 0 << 65536 << "All 65,536 moves leave a hot position";
}

void TestWording::details()
{
    QFETCH(QString, outcome);
    QFETCH(int, winning);
    QFETCH(int, moves);
    QFETCH(QString, text);
    games::Answer answer;
    answer.verdict.outcome = outcome == QLatin1String("P") ? Outcome::P : Outcome::N;
    answer.winning = static_cast<std::uint64_t>(winning);
    answer.omitted = static_cast<std::uint64_t>(moves);
    QCOMPARE(wording::verdictDetail(answer), text);
}

void TestWording::unsolved()
{
    games::Answer answer;
    QCOMPARE(wording::verdictDetail(answer), QString());
    answer.verdict.outcome = Outcome::P;
    QCOMPARE(wording::verdictDetail(answer), QString());
    answer.verdict.remoteness = 0;
    QCOMPARE(wording::verdictDetail(answer), QStringLiteral("No move is left, so the player to move has lost"));
    answer.verdict.outcome = Outcome::N;
    QCOMPARE(wording::verdictDetail(answer), QStringLiteral("No move is left, so the player to move has won"));
    QCOMPARE(wording::unsolvedText({solver::UnsolvedReason::OutOfTime, 1'200'000}),
             QStringLiteral("Not solved within the time limit; looked at 1,200,000 positions"));
    QCOMPARE(wording::unsolvedText({solver::UnsolvedReason::Cancelled, 1}),
             QStringLiteral("Stopped before it was solved; looked at 1 position"));
    const auto game = read("nim:7,11,5");
    QCOMPARE(wording::verdictDetail(game->answer({}, {})), QStringLiteral("Nim-sum 9: take 9 from heap 2"));
    QCOMPARE(wording::verdictDetail(read("nim:1,2,3")->answer({}, {})),
             QStringLiteral("Nim-sum 0: every move leaves a hot position"));
    QCOMPARE(wording::verdictDetail(read("nim:25,15,19,3,13")->answer({}, {})),
             QStringLiteral("Nim-sum 11: 3 of 75 moves leave a cold position"));
}

void TestWording::nimSum()
{
    games::NimSumStep step{.rows = {nimRow(7, 7), nimRow(11, 11), nimRow(5, 5)}, .sum = 9, .decision = {}};
    QCOMPARE(joined(step), QStringLiteral("The nim-sum is 9."));
    step.decision = games::NimDecision{
        .column = 8, .row = 1, .target = 2, .candidates = 1, .move = heapMove(1, 11, 2), .pieces = {}};
    QCOMPARE(joined(step), QStringLiteral("The highest 1 of the nim-sum stands in column 8. Only heap 2 has a 1 "
                                          "there, so it must shrink to 11 ⊕ 9 = 2. Then every column holds an "
                                          "even number of 1s.\nThe move: take 9 from heap 2."));
    QCOMPARE(wording::stepTitle(step), QStringLiteral("Why: the nim-sum"));
    step.decision->candidates = 3;
    QVERIFY(joined(step).contains(
        QStringLiteral("3 heaps have a 1 there, heap 2 among them: it can shrink to 11 ⊕ 9 = 2.")));
    step.afterMove = true;
    QCOMPARE(wording::stepTitle(step), QStringLiteral("After the move"));
}

void TestWording::nimSumOfOtherHeaps()
{
    games::NimSumStep step{.rows = {nimRow(4, 2), nimRow(5, 0)}, .sum = 2, .decision = {}};
    step.decision = games::NimDecision{
        .column = 2, .row = 0, .target = 0, .candidates = 1, .move = heapMove(0, 4, 1), .pieces = {}};
    QVERIFY(joined(step).contains(QStringLiteral(
        "Only heap 1 has a 1 there: a move can make what is left of it worth 2 ⊕ 2 = 0.")));
    step.summand = games::Summand::Run;
    QVERIFY(joined(step).contains(QStringLiteral("Only run 1 has a 1 there")));
}

void TestWording::nimSumZero()
{
    games::NimSumStep step{.rows = {nimRow(3, 3), nimRow(3, 3)}, .sum = 0, .decision = {}};
    QVERIFY(joined(step).startsWith(QStringLiteral("The nim-sum is 0: every column holds an even number of 1s.")));
    step.rows.clear();
    QCOMPARE(joined(step), QStringLiteral("Nothing is left, so the nim-sum is 0."));
}

void TestWording::misere_data()
{
    QTest::addColumn<int>("large");
    QTest::addColumn<int>("ones");
    QTest::addColumn<bool>("move");
    QTest::addColumn<QString>("part");
    QTest::newRow("over") << 0 << 0 << false << "No move is left. In misère play whoever cannot move wins.";
    QTest::newRow("odd") << 0 << 3 << false << "3 heaps as 1. In misère play an odd number of ones is cold";
    QTest::newRow("one") << 0 << 1 << false << "1 heap as 1. In misère play an odd number of ones is cold";
    QTest::newRow("even") << 0 << 2 << true << "2 heaps as 1. In misère play an even number of ones is hot";
    QTest::newRow("switch to 1") << 1 << 2 << true << "Bring it down to 1: then the number of ones is odd";
    QTest::newRow("switch to 0") << 1 << 1 << true << "Bring it down to 0: then the number of ones is odd";
    QTest::newRow("nim-sum rules") << 2 << 1 << false << "2 heaps count as more than 1. As long as two or more do";
}

void TestWording::misere()
{
    QFETCH(int, large);
    QFETCH(int, ones);
    QFETCH(bool, move);
    QFETCH(QString, part);
    games::MisereStep step{.large = static_cast<std::uint64_t>(large),
                           .ones = static_cast<std::uint64_t>(ones),
                           .move = {},
                           .pieces = {}};
    if (move)
        step.move = heapMove(0, 1, 0);
    QVERIFY2(joined(step).contains(part), qPrintable(joined(step)));
    QCOMPARE(joined(step).contains(QLatin1String("The move: take 1 from heap 1.")), move);
    step.summand = games::Summand::Run;
    QVERIFY(!joined(step).contains(QLatin1String("heap ")) || move);
}

void TestWording::period()
{
    games::PeriodStep step{.takes = {1, 2, 3}, .preperiod = 0, .period = 4, .values = {0, 1, 2, 3, 0, 1, 2, 3},
                           .rows = {nimRow(10, 2)}};
    const QString text = joined(step);
    QVERIFY(text.contains(QLatin1String("The values repeat with period 4.")));
    QVERIFY(text.contains(QLatin1String("depends only on the 3 values before it")));
    QVERIFY(text.contains(QLatin1String("Heap 1: 10 is like 2 and has the value 2.")));
    QVERIFY(text.endsWith(QLatin1String("A value other than 0 means that the player to move wins.")));
    step.takes = {1};
    step.rows = {nimRow(4, 0), nimRow(3, 3)};
    QVERIFY(joined(step).contains(QLatin1String("depends only on the value just before it")));
    QVERIFY(!joined(step).contains(QLatin1String("the player to move")));
    step.preperiod = 2;
    QVERIFY(joined(step).contains(QLatin1String("repeat with period 4, from heap size 2 on.")));
    step.play = Play::Misere;
    QVERIFY(joined(step).startsWith(QString::fromUtf8("In misère play a heap without a move has the value 1.")));
}

void TestWording::runs()
{
    games::RunsStep step{.rows = {nimRow(3, 3)}, .code = "11100", .max = {}};
    QVERIFY(joined(step).contains(QLatin1String("The run code is 11100:")));
    step.code.clear();
    QVERIFY(!joined(step).contains(QLatin1String("run code")));
    step.max = 2;
    QCOMPARE(joined(step),
             QStringLiteral("A move takes at most 2 counters, so a run is not a heap of its length."));
    step.max = 1;
    QCOMPARE(joined(step), QStringLiteral("A move takes at most 1 counter, so a run is not a heap of its length."));
}

void TestWording::method()
{
    QCOMPARE(joined(games::MethodStep{games::Method::Table, 65536}),
             QStringLiteral("No formula is known for this board, so the answer is a proof by table: every position "
                            "that can arise is labelled, 65,536 positions."));
    QVERIFY(joined(games::MethodStep{games::Method::Search, 1}).endsWith(QLatin1String("over 1 position.")));
    QVERIFY(!joined(games::MethodStep{games::Method::Theory, 0}).isEmpty());
}

void TestWording::options()
{
    games::OptionsStep step{.outcome = Outcome::P, .lines = {}};
    QCOMPARE(joined(step), QStringLiteral("The position is cold because every move leaves a hot one."));
    step.terminal = true;
    QCOMPARE(joined(step), QStringLiteral("No move is left. In normal play whoever cannot move loses."));
    step.play = Play::Misere;
    QCOMPARE(joined(step), QStringLiteral("No move is left. In misère play whoever cannot move wins."));
    step.terminal = false;
    step.outcome = Outcome::N;
    games::OptionLine line{.move = heapMove(0, 3, 0), .leaves = {}, .outcome = Outcome::P, .reply = {},
                           .replyLeaves = {}};
    step.lines = {line};
    QCOMPARE(joined(step), QStringLiteral("The position is hot because this move leaves a cold one."));
    step.omitted = 1;
    QCOMPARE(joined(step), QStringLiteral("The position is hot because these moves leave a cold one."));
    QCOMPARE(wording::optionText(line), QStringLiteral("take 3 from heap 1: leaves P"));
    line.outcome = Outcome::N;
    QCOMPARE(wording::optionText(line),
             QStringLiteral("take 3 from heap 1: leaves N, the opponent cannot move and wins"));
    line.reply = heapMove(1, 11, 2);
    QCOMPARE(wording::optionText(line), QStringLiteral("take 3 from heap 1: refuted by take 9 from heap 2"));
}

void TestWording::mex()
{
    QCOMPARE(joined(games::MexStep{.optionValues = {0, 1, 3}, .mex = 2}),
             QStringLiteral("The options have the Grundy values 0, 1, 3. The least number missing among them is 2: "
                            "that is the Grundy value of the position."));
    QCOMPARE(joined(games::MexStep{.optionValues = {}, .mex = 0}),
             QStringLiteral("There is no option, so the Grundy value is 0."));
}

void TestWording::plainText()
{
    const QString text = wording::explanationText(read("nim:7,11,5")->explain({}));
    QVERIFY(text.contains(QLatin1String("              8  4  2  1\n")));
    QVERIFY(text.contains(QLatin1String("  Heap 2      1  0  1  1          11\n")));
    QVERIFY(text.contains(QLatin1String("  Nim-sum     1  0  0  1           9\n")));
    for (const QString& line : text.split(QLatin1Char('\n')))
        QVERIFY(line.size() <= 80);
    const QString huge = wording::explanationText(read("nim:1000000000,3")->explain({}));
    for (const QString& line : huge.split(QLatin1Char('\n')))
        QVERIFY2(line.size() <= 100, qPrintable(line));
}

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
