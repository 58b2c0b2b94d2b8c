// SPDX-License-Identifier: GPL-3.0-or-later
// Drawn shapes: answers against plain rules, published figures, Grid Nim by the other door, symmetry,
// gestures, edits and spellings.

#include "games/asked.h"
#include "games/plain/badtexts.h"
#include "games/plain/plainshapes.h"
#include "games/shapes/shapes.h"
#include "games/stones/stonemirror.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <random>

using games::Expected;
using games::GamePtr;
using games::ParseProblem;
using games::pieceId;
using BoardRows = plainshapes::Rows;
using theory::Outcome;
using theory::Play;

namespace {

BoardRows filledRows(std::size_t height, std::size_t width)
{
    return BoardRows(height, std::string(width, '1'));
}

std::string printedRows(const BoardRows& rows)
{
    std::string text;
    for (const std::string& row : rows)
        text += (text.empty() ? "" : "/") + row;
    return text;
}

std::string fullCells(std::size_t height, std::size_t width)
{
    return printedRows(filledRows(height, width));
}

BoardRows rowsLeft(const games::Game& game)
{
    const std::string notation = game.notation();
    return plainshapes::split(notation.substr(notation.find(':') + 1), '/');
}

/// A shape within 3 × 3 that takes something, in one of its spellings.
std::string randomShape(std::mt19937_64& random)
{
    if (random() % 12 == 0)
        return random() % 2 == 0 ? "line" : "line2";
    const std::size_t width = 1 + random() % 3;
    const std::size_t height = 1 + random() % (width == 3 ? 2 : 3);
    const std::string signs = random() % 2 == 0 ? "0111" : "0111_s";
    std::string shape;
    do {
        shape.clear();
        for (std::size_t row = 0; row < height; ++row) {
            shape += row == 0 ? "" : ".";
            for (std::size_t column = 0; column < width; ++column)
                shape += signs[random() % signs.size()];
        }
    } while (shape.find('1') == std::string::npos);
    return shape + (random() % 2 == 0 ? "t" : "") + (random() % 3 == 0 ? "m" : "");
}

std::string randomOptions(std::mt19937_64& random)
{
    const auto list = [&random] {
        std::string text = randomShape(random);
        return random() % 2 == 0 ? text : text + "," + randomShape(random);
    };
    switch (random() % 4) {
    case 0: return "/left=" + list() + "/right=" + list();
    case 1: return "/take=" + randomShape(random) + "/right=" + randomShape(random);
    default: return "/take=" + list();
    }
}

std::string shapesHeadOf(Play play, const std::string& options)
{
    return (play == Play::Misere ? "shapes/misere" : "shapes") + options + ":";
}

/// Empty when the answer to the position, and to what its moves leave, is that of the plain rules.
QString shapesDifference(const std::string& head, const BoardRows& rows, bool theorems, bool moves,
                         plainshapes::Solver& plain)
{
    const GamePtr game = positions::read(head + printedRows(rows));
    const QString place = QString::fromStdString(head + printedRows(rows));
    const games::Answer answer =
        game->answer({.moves = moves, .grundy = true, .remoteness = false, .theoremsAllowed = theorems}, {});
    const bool isPartizan = plain.rule().isPartizan;
    const auto isWrong = [&](const games::Verdict& verdict, const BoardRows& of) {
        const bool wrongValue = verdict.grundy && *verdict.grundy != plain.grundy(of);
        return asked::letterOf(verdict) != plain.outcome(of) || wrongValue || (isPartizan && verdict.grundy);
    };
    if (isWrong(answer.verdict, rows))
        return place;
    if (!isPartizan && game->play() == Play::Normal && !answer.verdict.grundy)
        return place + " has no value";
    std::map<theory::Mover, std::set<BoardRows>> reached;
    for (const games::JudgedMove& judged : answer.moves) {
        const BoardRows left = rowsLeft(*game->after(judged.move));
        if (isWrong(judged.leaves, left) || !reached[judged.move.player].insert(left).second)
            return place + " to " + QString::fromStdString(printedRows(left));
    }
    if (!moves)
        return {};
    using theory::Mover;
    const bool isWhole = isPartizan
                             ? reached[Mover::Left] == plain.rule().options(rows, 0) &&
                                   reached[Mover::Right] == plain.rule().options(rows, 1)
                             : reached[Mover::Either] == plain.rule().options(rows, 0) && reached.size() == 1;
    const bool isOver = plain.rule().options(rows, 0).empty();
    return isWhole && game->isOver() == isOver ? QString() : place + " has other moves";
}

/// What all gestures of one or two stones, and those of the listed moves, say; empty when they agree.
QString shapesGestures(const std::string& notation)
{
    const GamePtr game = positions::read(notation);
    const auto moves = game->moves().moves;
    const auto isListed = [&](const games::Choice& choice) {
        const auto* move = std::get_if<games::Move>(&choice);
        return move == nullptr || std::ranges::find(moves, *move) != moves.end();
    };
    const auto pieces = game->board().pieces;
    for (const games::Piece& first : pieces) {
        for (const games::Piece& second : pieces) {
            if (!isListed(game->choose(first.id)) || !isListed(game->choose(first.id, second.id)))
                return QStringLiteral("a gesture is no move of ") + QString::fromStdString(notation);
        }
    }
    for (const games::Move& move : moves) {
        if (move.player != game->mover())
            continue;
        const games::Choice choice = move.gesture.second
                                         ? game->choose(move.gesture.first, *move.gesture.second)
                                         : game->choose(move.gesture.first);
        if (!std::holds_alternative<games::Move>(choice) || std::get<games::Move>(choice) != move)
            return QStringLiteral("a move is not its gesture in ") + QString::fromStdString(notation);
    }
    return {};
}

games::Answer shapesAnswered(const std::string& notation)
{
    return positions::read(notation)->answer({}, {});
}

} // namespace

class TestShapes : public QObject {
    Q_OBJECT

private slots:
    void answersAreTheBruteForces();
    void searchIsTheBruteForces();
    void cram_data();
    void cram();
    void misereCram();
    void domineering_data();
    void domineering();
    void domineeringValues_data();
    void domineeringValues();
    void kaylesIsItsOwnGame();
    void gridNimByTheOtherDoor();
    void namedRulesAreKnown();
    void mirrors_data();
    void mirrors();
    void refutationsAreMirrorImages_data();
    void refutationsAreMirrorImages();
    void conditions();
    void largeBoardsWithinLimits();
    void symmetry();
    void gestures();
    void choicesAreNarrowedDown();
    void edits();
    void spellings();
    void badStrings_data();
    void badStrings();
    void presetsComeBack();
};

/// Every filling of small boards under random rules, in both conventions, and what each of its moves leaves.
void TestShapes::answersAreTheBruteForces()
{
    std::mt19937_64 random(20261122);
    constexpr std::pair<std::size_t, std::size_t> boards[] = {{2, 4}, {3, 3}, {1, 8}, {4, 2}, {3, 2}, {2, 2}};
    int positions = 0;
    const int most = tests::isSanitized ? 5'000 : 51'000;
    while (positions < most) {
        const std::string options = randomOptions(random);
        const auto [height, width] = boards[random() % std::size(boards)];
        for (const Play play : {Play::Normal, Play::Misere}) {
            plainshapes::Solver plain(plainshapes::Rule(options), play == Play::Misere);
            for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (height * width); ++bits) {
                BoardRows rows = filledRows(height, width);
                for (std::size_t cell = 0; cell < height * width; ++cell)
                    rows[cell / width][cell % width] = (bits >> cell & 1U) != 0 ? '1' : '0';
                QCOMPARE(shapesDifference(shapesHeadOf(play, options), rows, true, positions % 4 == 0, plain),
                         QString());
                ++positions;
            }
        }
    }
}

void TestShapes::searchIsTheBruteForces()
{
    std::mt19937_64 random(7);
    for (int n = 0; n < 60; ++n) {
        const std::string options = randomOptions(random);
        const Play play = n % 2 == 0 ? Play::Normal : Play::Misere;
        plainshapes::Solver plain(plainshapes::Rule(options), play == Play::Misere);
        BoardRows rows = filledRows(3, 3);
        for (std::string& row : rows)
            row[random() % 3] = random() % 2 == 0 ? '0' : '1';
        QCOMPARE(shapesDifference(shapesHeadOf(play, options), rows, false, true, plain), QString());
    }
}

/// Grundy values of full boards: M. Schneider, Das Spiel Juvavum (2009); J. Lemoine and S. Viennot, Nimbers
/// are inevitable (2012). BoardRows by even numbers follow from the mirror (Gardner 1974).
void TestShapes::cram_data()
{
    QTest::addColumn<std::size_t>("rows");
    QTest::addColumn<std::vector<std::uint64_t>>("values"); // of 1, 2, … columns
    QTest::newRow("1") << std::size_t{1} << std::vector<std::uint64_t>{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2};
    QTest::newRow("2") << std::size_t{2} << std::vector<std::uint64_t>{1, 0, 1, 0, 1, 0, 1, 0};
    QTest::newRow("3") << std::size_t{3} << std::vector<std::uint64_t>{1, 1, 0, 1, 1, 4, 1};
    QTest::newRow("4") << std::size_t{4} << std::vector<std::uint64_t>{2, 0, 1, 0, 2, 0, 3};
    QTest::newRow("5") << std::size_t{5} << std::vector<std::uint64_t>{0, 1, 1, 2, 0, 2};
}

void TestShapes::cram()
{
    QFETCH(const std::size_t, rows);
    QFETCH(const std::vector<std::uint64_t>, values);
    const std::size_t mostStones = tests::isSanitized ? 27 : values.size() * rows;
    for (std::size_t columns = 1; columns <= values.size() && columns * rows <= mostStones; ++columns) {
        const games::Answer answer = shapesAnswered("shapes/take=11t:" + fullCells(rows, columns));
        QCOMPARE(answer.verdict.grundy, std::optional(values[columns - 1]));
        QCOMPARE(answer.verdict.outcome, std::optional(values[columns - 1] == 0 ? Outcome::P : Outcome::N));
    }
}

/// The outcomes of small boards, against the plain rules; mirroring says nothing in misère play.
void TestShapes::misereCram()
{
    plainshapes::Solver plain(plainshapes::Rule("/take=11t"), true);
    for (const auto& [rows, columns] : {std::pair{2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4}}) {
        const auto height = static_cast<std::size_t>(rows);
        const auto width = static_cast<std::size_t>(columns);
        const games::Answer answer = shapesAnswered("shapes/misere/take=11t:" + fullCells(height, width));
        QCOMPARE(asked::letterOf(answer.verdict), plain.outcome(filledRows(height, width)));
        QVERIFY(!answer.theorem);
    }
}

/// Outcomes by size: D. Breuker, J. Uiterwijk, J. van den Herik, Solving 8 × 8 Domineering (2000). Left
/// upright.
void TestShapes::domineering_data()
{
    QTest::addColumn<std::size_t>("rows");
    QTest::addColumn<std::string>("outcomes"); // of 1, 2, … columns
    QTest::newRow("1") << std::size_t{1} << std::string("PRRRRRRR");
    QTest::newRow("2") << std::size_t{2} << std::string("LNNRLNNR");
    QTest::newRow("3") << std::size_t{3} << std::string("LNNRRR");
    QTest::newRow("4") << std::size_t{4} << std::string("LLLNLN");
    QTest::newRow("5") << std::size_t{5} << std::string("LRLRP");
}

void TestShapes::domineering()
{
    QFETCH(const std::size_t, rows);
    QFETCH(const std::string, outcomes);
    std::string found;
    for (std::size_t columns = 1; columns <= outcomes.size(); ++columns) {
        const GamePtr game = positions::read("shapes/left=1.1/right=11:" + fullCells(rows, columns));
        found +=
            asked::letterOf(game->answer({.moves = false, .grundy = false, .remoteness = false}, {}).verdict);
    }
    QCOMPARE(found, outcomes);
}

/// Winning Ways, chapter 5, and On Numbers and Games, chapter 10.
void TestShapes::domineeringValues_data()
{
    QTest::addColumn<std::string>("cells");
    QTest::addColumn<std::string>("value");
    QTest::newRow("1 × 2") << std::string("11") << std::string("-1");
    QTest::newRow("2 × 1") << std::string("1/1") << std::string("1");
    QTest::newRow("4 × 1") << std::string("1/1/1/1") << std::string("2");
    QTest::newRow("2 × 2") << std::string("11/11") << std::string("{1|-1}");
    QTest::newRow("3 × 2") << std::string("11/11/11") << std::string("{1/2|-2}");
    QTest::newRow("2 × 3") << std::string("111/111") << std::string("{2|-1/2}");
    QTest::newRow("corner") << std::string("10/11") << std::string("*");
    QTest::newRow("L of four") << std::string("10/10/11") << std::string("1/2");
    QTest::newRow("3 × 3") << std::string("111/111/111") << std::string("{1|-1}");
    QTest::newRow("2 × 4") << std::string("1111/1111") << std::string("{{2|0}|0}");
    QTest::newRow("4 × 5") << std::string("11111/11111/11111/11111") << std::string("1");
}

void TestShapes::domineeringValues()
{
    QFETCH(const std::string, cells);
    QFETCH(const std::string, value);
    QCOMPARE(shapesAnswered("shapes/left=1.1/right=11:" + cells).verdict.value, std::optional(value));
}

void TestShapes::kaylesIsItsOwnGame()
{
    for (std::size_t n = 1; n <= 20; ++n) {
        const std::string row(n, '1');
        QCOMPARE(shapesAnswered("shapes/take=1,11:" + row).verdict.grundy,
                 shapesAnswered("octal/code=0.77:" + std::to_string(n)).verdict.grundy);
        QCOMPARE(shapesAnswered("shapes/take=11:" + row).verdict.grundy,
                 shapesAnswered("octal/code=0.07:" + std::to_string(n)).verdict.grundy);
    }
}

/// Many positions within 4 × 3 and full boards, in both conventions.
void TestShapes::gridNimByTheOtherDoor()
{
    const auto compare = [](const std::string& cells, Play play) {
        const std::string misere = play == Play::Misere ? "/misere" : "";
        const games::Question question{.moves = false, .grundy = true, .remoteness = false};
        const auto grid = positions::read("grid" + misere + ":" + cells)->answer(question, {}).verdict;
        for (const char* rule : {"/take=line3:", "/take=1,11t,111t:"}) {
            const auto shapes =
                positions::read("shapes" + misere + rule + cells)->answer(question, {}).verdict;
            QCOMPARE(shapes.outcome, grid.outcome);
            QCOMPARE(shapes.grundy, grid.grundy);
        }
    };
    for (const Play play : {Play::Normal, Play::Misere}) {
        for (std::uint64_t bits = 0; bits < 4096; bits += play == Play::Normal ? 3 : 7) {
            BoardRows rows = filledRows(4, 3);
            for (std::size_t cell = 0; cell < 12; ++cell)
                rows[cell / 3][cell % 3] = (bits >> cell & 1U) != 0 ? '1' : '0';
            compare(printedRows(rows), play);
        }
        compare(fullCells(4, 4), play);
        compare(fullCells(3, 5), play);
        compare(fullCells(1, 9), play);
    }
}

void TestShapes::namedRulesAreKnown()
{
    const auto explained = [](const std::string& notation) { return positions::read(notation)->explain({}); };
    QVERIFY(asked::titled(explained("shapes/take=1.1t:11/11"), "Cram"));
    QVERIFY(asked::titled(explained("shapes/take=11,1.1:11/11"), "Cram"));
    QVERIFY(asked::titled(explained("shapes/take=1,11t,111t:11/11"), "Grid Nim"));
    QVERIFY(asked::titled(explained("shapes/right=11/left=1.1:11/11"), "Domineering"));
    QVERIFY(!asked::titled(explained("shapes/take=11t,1:11/11"), "Cram"));
    for (const games::Preset& preset : games::Shapes::info().presets)
        QVERIFY2(asked::titled(explained(preset.notation), preset.title), preset.title);
}

void TestShapes::mirrors_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<bool>("isTold");
    QTest::newRow("even by even") << std::string("shapes/take=11t:1111/1111") << true;
    QTest::newRow("even by odd") << std::string("shapes/take=11t:11111/11111") << true;
    QTest::newRow("odd by odd") << std::string("shapes/take=11t:111/111/111") << false;
    QTest::newRow("squares") << std::string("shapes/take=11.11:1111/1111") << true;
    QTest::newRow("not the rule") << std::string("shapes/take=10.11:1111/1111/1111/1111") << false;
    QTest::newRow("with holes") << std::string("shapes/take=11t:0111/1110") << true;
    QTest::newRow("beside stones that stay") << std::string("shapes/take=1st:1001/1001") << true;
}

void TestShapes::mirrors()
{
    QFETCH(const std::string, notation);
    QFETCH(const bool, isTold);
    const games::Answer answer = shapesAnswered(notation);
    QCOMPARE(answer.theorem == games::mirrorTheorem, isTold);
    const GamePtr game = positions::read(notation);
    QCOMPARE(asked::titled(game->explain({}), "Why: the mirror") != nullptr, isTold);
}

void TestShapes::refutationsAreMirrorImages_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::newRow("dominoes") << std::string("shapes/take=11t:1111/1111");
    QTest::newRow("with holes") << std::string("shapes/take=11t:0111/1110");
    QTest::newRow("away from the corner") << std::string("shapes/take=11t:00000/00110/00110");
    QTest::newRow("a stone that no take ever meets") << std::string("shapes/take=11t:10000/00110/00110");
    QTest::newRow("stones that stay") << std::string("shapes/take=1st:1001/1001");
    QTest::newRow("knight's pairs") << std::string("shapes/take=100.001tm:1111/1111");
    QTest::newRow("a long row") << std::string("shapes/take=11:111101111");
    QTest::newRow("the grid") << std::string("grid/max=1:110/011");
    QTest::newRow("a long grid") << std::string("grid/max=2:1110000111");
}

/// Turned by half round the centre of the stones that takes meet.
void TestShapes::refutationsAreMirrorImages()
{
    QFETCH(const std::string, notation);
    const GamePtr game = positions::read(notation);
    const games::Answer answer = game->answer({}, {});
    QCOMPARE(answer.verdict.outcome, std::optional(Outcome::P));
    std::uint32_t top = 99;
    std::uint32_t bottom = 0;
    std::uint32_t left = 99;
    std::uint32_t right = 0;
    const auto cellsOf = [](const games::Game& at, const games::Move& move) {
        std::set<std::pair<std::uint32_t, std::uint32_t>> cells;
        for (const games::PieceId piece : at.change(move).removed)
            cells.emplace(games::majorOf(piece), games::minorOf(piece));
        return cells;
    };
    for (const games::Move& move : game->moves().moves) {
        for (const auto& [row, column] : cellsOf(*game, move)) {
            top = std::min(top, row);
            bottom = std::max(bottom, row);
            left = std::min(left, column);
            right = std::max(right, column);
        }
    }
    const games::Explanation explanation = game->explain({});
    const auto* step = std::get_if<games::OptionsStep>(&explanation.steps.back());
    QVERIFY(step != nullptr && !step->lines.empty());
    QCOMPARE(step->lines.size(), answer.moves.size());
    for (const games::OptionLine& line : step->lines) {
        QVERIFY(line.reply);
        std::set<std::pair<std::uint32_t, std::uint32_t>> images;
        for (const auto& [row, column] : cellsOf(*game, line.move))
            images.emplace(top + bottom - row, left + right - column);
        const GamePtr after = game->after(line.move);
        QCOMPARE(cellsOf(*after, *line.reply), images);
        QCOMPARE(line.replyLeaves, after->after(*line.reply)->notation());
        const auto legal = after->moves().moves;
        QVERIFY(std::ranges::find(legal, *line.reply) != legal.end());
    }
}

/// A cell beside the board is empty; a stone that stays is left.
void TestShapes::conditions()
{
    const auto left = [](const std::string& notation) {
        std::set<std::string> all;
        const GamePtr game = positions::read(notation);
        for (const games::Move& move : game->moves().moves)
            all.insert(printedRows(rowsLeft(*game->after(move))));
        return all;
    };
    using Texts = std::set<std::string>;
    QCOMPARE(left("shapes/take=1_:111"), (Texts{"110"}));
    QCOMPARE(left("shapes/take=1_m:111"), (Texts{"110", "011"}));
    QCOMPARE(left("shapes/take=1_m:1101"), (Texts{"0101", "1001", "1100"}));
    QCOMPARE(left("shapes/take=s1:111"), (Texts{"101", "110"}));
    QCOMPARE(left("shapes/take=101:1111"), (Texts{"0101", "1010"}));
    QCOMPARE(left("shapes/take=_1_t:11/10"), (Texts{"10/10", "11/00"}));
    QCOMPARE(left("shapes/take=10.11t:11/11"), (Texts{"01/00", "10/00", "00/01", "00/10"}));
    QCOMPARE(left("shapes/take=11t,11:11"), (Texts{"00"}));
}

void TestShapes::largeBoardsWithinLimits()
{
    solver::Job job;
    job.limits.time = std::chrono::milliseconds(60);
    job.limits.memoryBytes = std::size_t{64} << 20;
    for (const char* rule : {"shapes/take=11t:", "shapes/misere/take=10.11t:", "shapes/left=1.1/right=11:",
                             "shapes/take=1_t:", "shapes/take=line:"}) {
        for (const auto& [rows, columns] :
             {std::pair<std::size_t, std::size_t>{8, 8}, {1, 64}, {5, 12}, {64, 1}}) {
            const auto began = std::chrono::steady_clock::now();
            const games::Answer answer = positions::read(rule + fullCells(rows, columns))->answer({}, job);
            QVERIFY(answer.verdict.outcome || answer.unsolved);
            QVERIFY(std::chrono::steady_clock::now() - began < tests::patience);
        }
    }
    QCOMPARE(positions::read("shapes/take=11t:" + fullCells(8, 8))->moves().moves.size(), std::size_t{112});
    QCOMPARE(positions::read("shapes/take=11t:" + fullCells(5, 12))->moves().moves.size(), std::size_t{103});
    QCOMPARE(positions::read("shapes/take=line:" + fullCells(1, 64))->moves().moves.size(),
             std::size_t{2080});
    QCOMPARE(positions::read("shapes/take=line:" + fullCells(64, 1))->moves().moves.size(),
             std::size_t{2080});
}

void TestShapes::symmetry()
{
    const auto same = [](const std::string& notation) {
        return positions::read(notation)->upToSymmetry()->notation();
    };
    QCOMPARE(same("shapes/take=11t:10/11"), same("shapes/take=11t:11/01"));
    QCOMPARE(same("shapes/take=11t:110/000"), same("shapes/take=11t:000/011"));
    QVERIFY(same("shapes/take=11:11/00") != same("shapes/take=11:10/10"));
    QCOMPARE(same("shapes/take=11:110"), same("shapes/take=11:011"));
    QVERIFY(same("shapes/take=1_:110") != same("shapes/take=1_:011"));
}

void TestShapes::gestures()
{
    for (const char* notation : {"shapes/take=11t:111/111", "shapes/take=line:1111/1111",
                                 "shapes/take=10.11t,1,11t:111/111/111", "shapes/left=1.1/right=11:111/111",
                                 "shapes/take=11.11:111/111", "shapes/take=100.001tm:111/111/111"})
        QCOMPARE(shapesGestures(notation), QString());
    const GamePtr cram = positions::read("shapes/take=11t:110/011");
    QCOMPARE(asked::refusal(*cram, pieceId(0, 2)), std::string("No stone lies there."));
    QCOMPARE(asked::refusal(*cram, pieceId(0, 0), pieceId(1, 1)),
             std::string("No shape that may be taken has these stones."));
    QVERIFY(std::holds_alternative<games::Move>(cram->choose(pieceId(0, 0)))); // its only domino
    const auto half = std::get<games::HalfMade>(cram->choose(pieceId(0, 1)));
    QCOMPARE(half.targets.size(), std::size_t{3});
}

/// Corners are told apart by their third stone, and a domino from them by a stone chosen twice.
void TestShapes::choicesAreNarrowedDown()
{
    const GamePtr game = positions::read("shapes/take=10.11t,11t:111/111/111");
    std::set<std::uint64_t> found;
    const auto note = [&found](const games::Choice& choice) {
        if (const auto* move = std::get_if<games::Move>(&choice))
            found.insert(move->action.as<games::TakeStones>().stones);
        return std::get_if<games::HalfMade>(&choice);
    };
    for (std::uint32_t a = 0; a < 9; ++a) {
        const games::Choice first = game->choose(pieceId(a / 3, a % 3));
        const auto* one = note(first);
        QVERIFY(one != nullptr && one->together);
        for (const games::PieceId b : one->targets) {
            const games::Choice second = game->choose(*one->together, b);
            const auto* two = note(second);
            if (two == nullptr)
                continue;
            for (const games::PieceId c : two->targets)
                note(game->choose(*two->together, c));
        }
    }
    QCOMPARE(found.size(), game->moves().moves.size());
}

void TestShapes::edits()
{
    const auto edited = [](const games::Edit& edit) {
        return asked::edited("shapes/take=11t:110/011", edit);
    };
    QCOMPARE(edited(games::ToggleCell{pieceId(0, 2)}), std::string("shapes/take=11t:111/011"));
    QCOMPARE(edited(games::ToggleCell{pieceId(2, 0)}), std::string("none"));
    QCOMPARE(edited(games::Resize{3, 2}), std::string("shapes/take=11t:11/01/11"));
    QCOMPARE(edited(games::Resize{1, 10}), std::string("shapes/take=11t:1101111111"));
    QCOMPARE(edited(games::Resize{9, 8}), std::string("none"));
    QCOMPARE(edited(games::SetHeap{0, 3}), std::string("none"));
}

void TestShapes::spellings()
{
    const auto spelled = [](const std::string& text) { return positions::read(text)->notation(); };
    QCOMPARE(spelled("shapes/take=11,1.1:1111/1111"), std::string("shapes/take=11,1.1:1111/1111"));
    QCOMPARE(spelled(" shapes / take = 1 1 mt , line / misere : 11/ 11 "),
             std::string("shapes/misere/take=11tm,line:11/11"));
    QCOMPARE(spelled("shapes/right=11/left=1.1,line4:11"), std::string("shapes/left=1.1,line4/right=11:11"));
    QCOMPARE(spelled("shapes/take=0_s.010:1"), std::string("shapes/take=0_s.010:1"));
}

void TestShapes::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::row;
    badtexts::named("no rule", "shapes:11", 7, ParseProblem::Missing);
    row("shapes/take=0s:11", 13, {"this shape takes no stone: the game would not end"});
    row("shapes/take=1,_.0:11", 15, {"this shape takes no stone: the game would not end"});
    row("shapes/take=11.1:11", 16,
        {{"this row has %1 cell, the first one has %2", "this row has %1 cells, the first one has %2"},
         1,
         {1U, 2U}});
    row("shapes/take=111111:11", 13, {"a shape has at most %1 rows and %1 columns", {5U}});
    row("shapes/take=1.1.1.1.1.1:11", 23, {"a shape has at most %1 rows and %1 columns", {5U}});
    row("shapes/take=1x:11", 14, ParseProblem::Unexpected, Expected::Colon, "x");
    row("shapes/take=11b:11", 15, ParseProblem::Unexpected, Expected::Colon, "b");
    row("shapes/take=line0:11", 17, ParseProblem::Unexpected, Expected::PositiveNumber, "0");
    badtexts::named("twice", "shapes/take=11/take=1:1", 16, ParseProblem::TwiceGiven);
    row("shapes/max=2:1", 8, ParseProblem::Unexpected, Expected::Option, "max");
    row("shapes/take=11:1b", 17, ParseProblem::Unexpected, Expected::Cell, "b");
    row("shapes/take=11:11/1", 19,
        {{"this row has %1 cell, the first one has %2", "this row has %1 cells, the first one has %2"},
         1,
         {1U, 2U}});
    badtexts::named("65 cells", "shapes/take=11:" + fullCells(5, 13), 16, ParseProblem::TooMany);
    std::string many = "shapes/take=1";
    for (int n = 0; n < 24; ++n)
        many += ",1";
    badtexts::named("25 shapes", many + ":1", 61, ParseProblem::TooMany);
}

void TestShapes::badStrings()
{
    badtexts::check();
}

void TestShapes::presetsComeBack()
{
    QCOMPARE(asked::presetLost("shapes"), std::string());
}

GRUNDY_TEST(TestShapes, tests::run<TestShapes>)
#include "tst_shapes.moc"
