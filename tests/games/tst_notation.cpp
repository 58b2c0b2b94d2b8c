// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and printing: round trips, spellings that are accepted, and bad strings with their errors.

#include "positions.h"

#include <QtTest>

using games::Expected;
using games::ParseError;
using games::ParseProblem;

Q_DECLARE_METATYPE(games::Expected)
Q_DECLARE_METATYPE(games::ParseProblem)

class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void printingIsCanonical_data();
    void printingIsCanonical();
    void spellings_data();
    void spellings();
    void badStrings_data();
    void badStrings();
    void aCycleIsNamed();
    void damagedTextNeverCrashes();
    void presetsAreCanonical();
    void fieldsMakeThePosition();
    void randomPositionsAreSeeded();
};

void TestNotation::printingIsCanonical_data()
{
    QTest::addColumn<std::string>("game");
    for (const std::string& game : positions::games())
        QTest::newRow(game.c_str()) << game;
}

void TestNotation::printingIsCanonical()
{
    QFETCH(const std::string, game);
    std::mt19937_64 random(1);
    for (int n = 0; n < 500; ++n) {
        const std::string notation = positions::draw(game, random);
        QCOMPARE(positions::read(notation)->notation(), notation);
    }
}

void TestNotation::spellings_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("printed");
    const auto row = [](const std::string& text, const std::string& printed) {
        QTest::newRow(text.c_str()) << text << printed;
    };
    row(" nim : 3 , 0,5 ", "nim:3,0,5");
    row("nim:007", "nim:7");
    row("nim:", "nim:");
    row("nim / misere :", "nim/misere:");
    row("nim:1000000000", "nim:1000000000");
    row("takeaway/take=1-3:10", "takeaway:10");
    row("takeaway/take=3,2,1,1:10", "takeaway:10");
    row("takeaway/take=1,3,4:10", "takeaway/take=1,3,4:10");
    row("takeaway/take=1,2:10", "takeaway/take=1,2:10");
    row("takeaway/take=7,4-5,3,9-9:10", "takeaway/take=3-5,7,9:10");
    row("takeaway / take = 1 - 4 / misere : 10", "takeaway/misere/take=1-4:10");
    row("takeaway:", "takeaway:");
    row("lines:", "lines:");
    row("lines/max=3/misere: 111 / 1 ", "lines/misere/max=3:111/1");
    row("lines:0/00", "lines:0/00");
    row("grid/max=3:11/11", "grid:11/11");
    row("grid/max=2/misere:11/11", "grid/misere/max=2:11/11");
    row("dag: 1-0 , 1-0 , 2-1 @ 2 ", "dag:1-0,2-1@2");
    row("dag:@3", "dag:@3");
    row("dag/misere:2-0@5", "dag/misere:2-0@5");
}

void TestNotation::spellings()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, printed);
    const auto game = positions::read(text);
    QVERIFY(game);
    QCOMPARE(game->notation(), printed);
    QCOMPARE(positions::read(printed)->notation(), printed);
}

void TestNotation::badStrings_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<games::ParseProblem>("problem");
    QTest::addColumn<games::Expected>("expected");
    QTest::addColumn<std::string>("found");
    const auto unexpected = [](const std::string& text, int column, Expected expected, const char* found) {
        QTest::newRow(text.c_str()) << text << column << ParseProblem::Unexpected << expected
                                    << std::string(found);
    };
    const auto problem = [](const std::string& text, int column, ParseProblem what, Expected expected,
                            const char* found) {
        QTest::newRow(text.substr(0, 60).c_str()) << text << column << what << expected << std::string(found);
    };
    unexpected("", 1, Expected::GameId, "");
    unexpected("chess:1", 1, Expected::GameId, "chess");
    unexpected("  Nim:1", 3, Expected::GameId, "Nim");
    unexpected("nim", 4, Expected::Colon, "");
    unexpected("nim 3", 5, Expected::Colon, "3");
    unexpected("nim:3,x,5", 7, Expected::HeapSize, "x");
    unexpected("nim:3,,5", 7, Expected::HeapSize, ",");
    unexpected("nim:3,", 7, Expected::HeapSize, "");
    unexpected("nim:3 5", 7, Expected::Comma, "5");
    unexpected("nim:3;5", 6, Expected::Comma, ";");
    unexpected("nim:-3", 5, Expected::HeapSize, "-");
    unexpected("nim:3,ä", 7, Expected::HeapSize, "ä");
    unexpected("nim:৩", 5, Expected::HeapSize, "৩");
    unexpected("nim/take=3:5", 5, Expected::Option, "take");
    unexpected("nim/:5", 5, Expected::Option, ":");
    unexpected("nim:3:4", 6, Expected::Comma, ":");
    unexpected("takeaway/take:5", 14, Expected::OptionValue, ":");
    unexpected("takeaway/take=0:5", 15, Expected::NumberSet, "0");
    unexpected("takeaway/take=1,:5", 17, Expected::NumberSet, ":");
    unexpected("takeaway/take=3-1:5", 17, Expected::NumberSet, "1");
    unexpected("lines:1//1", 9, Expected::Row, "/");
    unexpected("lines:12", 8, Expected::Cell, "2");
    unexpected("lines:11/", 10, Expected::Row, "");
    unexpected("lines:11 11", 10, Expected::End, "11");
    unexpected("lines/max=0:1", 11, Expected::PositiveNumber, "0");
    unexpected("lines/max=:1", 11, Expected::PositiveNumber, ":");
    unexpected("grid:", 6, Expected::Row, "");
    unexpected("grid:1x", 7, Expected::Cell, "x");
    unexpected("dag:", 5, Expected::Arrow, "");
    unexpected("dag:1-0", 8, Expected::At, "");
    unexpected("dag:1-0@", 9, Expected::Node, "");
    unexpected("dag:1@1", 6, Expected::Arrow, "@");
    unexpected("dag:1-0@1x", 10, Expected::End, "x");
    problem("nim:1000000001", 5, ParseProblem::TooLarge, Expected::HeapSize, "1000000001");
    problem("nim:99999999999999999999999", 5, ParseProblem::TooLarge, Expected::HeapSize,
            "99999999999999999999999");
    problem("nim/misere/misere:3", 12, ParseProblem::TwiceGiven, Expected::Option, "misere");
    problem("takeaway/take=:5", 15, ParseProblem::EmptySet, Expected::NumberSet, "");
    problem("takeaway/take=1-20000:5", 15, ParseProblem::TooMany, Expected::NumberSet, "");
    problem("lines:1111111111111111111111111111111", 7, ParseProblem::TooMany, Expected::Cell, "31");
    problem("grid:111111111", 6, ParseProblem::TooMany, Expected::Cell, "9");
    problem("grid:1/1/1/1/1/1/1/1/1", 22, ParseProblem::TooMany, Expected::Row, "");
    problem("grid:11/1", 9, ParseProblem::RowLength, Expected::Row, "1");
    problem("dag:1-1@1", 5, ParseProblem::Cycle, Expected::Arrow, "");
    problem("dag:1-0@9999999999", 9, ParseProblem::TooLarge, Expected::Node, "9999999999");
    std::string many = "nim:1";
    for (int n = 0; n < 1000; ++n)
        many += ",1";
    problem(many, 2005, ParseProblem::TooMany, Expected::HeapSize, "");
}

void TestNotation::badStrings()
{
    QFETCH(const std::string, text);
    QFETCH(const int, column);
    QFETCH(const games::ParseProblem, problem);
    QFETCH(const games::Expected, expected);
    QFETCH(const std::string, found);
    const games::Parsed parsed = games::parse(text);
    const auto* error = std::get_if<ParseError>(&parsed);
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->column), column);
    QCOMPARE(error->problem, problem);
    QCOMPARE(error->expected, expected);
    QCOMPARE(error->found, found);
}

void TestNotation::aCycleIsNamed()
{
    const games::Parsed parsed = games::parse("dag:0-1,1-2,2-3,3-1@0");
    const auto* error = std::get_if<ParseError>(&parsed);
    QVERIFY(error != nullptr);
    QCOMPARE(error->problem, ParseProblem::Cycle);
    QCOMPARE(error->column, std::size_t{17});
    QCOMPARE(error->cycle.size(), std::size_t{4});
    QCOMPARE(error->cycle.front(), error->cycle.back());
}

void TestNotation::damagedTextNeverCrashes()
{
    std::mt19937_64 random(9);
    for (int n = 0; n < 5000; ++n) {
        std::string text = positions::draw(positions::games()[random() % 5], random);
        for (std::size_t changes = 1 + random() % 3; changes > 0; --changes) {
            const std::size_t place = random() % text.size();
            const char symbol = "0123456789,-/:@=misereaxtk \xc3\xa4"[random() % 30];
            if (random() % 2 == 0)
                text[place] = symbol;
            else
                text.insert(place, 1, symbol);
        }
        const games::Parsed parsed = games::parse(text);
        if (const auto* game = std::get_if<games::GamePtr>(&parsed)) {
            const std::string printed = (*game)->notation();
            QCOMPARE(positions::read(printed)->notation(), printed);
        } else {
            const auto& error = std::get<ParseError>(parsed);
            QVERIFY(error.column >= 1 && error.column <= text.size() + 1);
        }
    }
}

void TestNotation::presetsAreCanonical()
{
    for (const games::Entry& entry : games::catalogue()) {
        QCOMPARE(games::findEntry(entry.info.id), &entry);
        QVERIFY(!entry.info.presets.empty());
        for (const games::Preset& preset : entry.info.presets) {
            const auto game = positions::read(preset.notation);
            QVERIFY2(game, preset.notation.c_str());
            QCOMPARE(game->notation(), preset.notation);
            QCOMPARE(&game->info() == &entry.info || game->info().id == entry.info.id, true);
            QVERIFY(!game->isOver());
        }
    }
    QCOMPARE(games::findEntry("unknown"), nullptr);
}

void TestNotation::fieldsMakeThePosition()
{
    for (const games::Entry& entry : games::catalogue()) {
        std::vector<std::string> initial;
        for (const games::Field& field : entry.info.fields)
            initial.push_back(field.initial);
        for (const auto play : {theory::Play::Normal, theory::Play::Misere}) {
            const auto game = positions::read(entry.makeNotation(initial, play));
            QVERIFY(game);
            QCOMPARE(game->play(), play);
            QCOMPARE(game->fieldValues(), initial);
        }
    }
    const games::Entry& takeaway = *games::findEntry("takeaway");
    QCOMPARE(positions::read(takeaway.makeNotation({"4,5", "2,1"}, theory::Play::Normal))->notation(),
             std::string("takeaway/take=1,2:4,5"));
    const games::Entry& grid = *games::findEntry("grid");
    QCOMPARE(grid.makeNotation({"2", "3", "2"}, theory::Play::Misere),
             std::string("grid/misere/max=2:111/111"));
    QVERIFY(!positions::read(grid.makeNotation({"9", "x", "2"}, theory::Play::Normal)));
    const games::Entry& lines = *games::findEntry("lines");
    QVERIFY(!positions::read(lines.makeNotation({"3,x", ""}, theory::Play::Normal)));
}

void TestNotation::randomPositionsAreSeeded()
{
    for (const games::Entry& entry : games::catalogue()) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto game = entry.random(seed, theory::Play::Misere);
            QVERIFY(!game->isOver());
            QCOMPARE(game->play(), theory::Play::Misere);
            QCOMPARE(game->notation(), entry.random(seed, theory::Play::Misere)->notation());
            QVERIFY(positions::read(game->notation()));
        }
    }
}

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
