// SPDX-License-Identifier: GPL-3.0-or-later
// Bad strings: the place and kind of the error, and the time that it takes to find it.

#include "games/graph/dag.h"
#include "games/grid/grid.h"
#include "games/octal/octalcode.h"
#include "games/plain/badtexts.h"
#include "games/plain/positions.h"
#include "support/testprogram.h"

#include <QtTest>

using games::Expected;
using games::ParseError;
using games::ParseProblem;

namespace {

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int n = 0; n < times; ++n)
        all += text;
    return all;
}

/// The arrows 0-1,1-2,2-3,… as many as asked for.
std::string chain(int arrows)
{
    std::string text;
    for (int n = 0; n < arrows; ++n)
        text += (n == 0 ? "" : ",") + std::to_string(n) + "-" + std::to_string(n + 1);
    return text;
}

} // namespace

class TestReader : public QObject {
    Q_OBJECT

private slots:
    void badStrings_data();
    void badStrings();
    void aCycleIsNamed();
    void longTextIsReadInLinearTime_data();
    void longTextIsReadInLinearTime();
    void damagedTextNeverCrashes();
};

void TestReader::badStrings_data()
{
    badtexts::addColumns();
    const auto unexpected = [](const std::string& text, int column, Expected expected,
                               const std::string& found) {
        badtexts::row(text, column, ParseProblem::Unexpected, expected, found);
    };
    const auto problem = [](const std::string& text, int column, ParseProblem what, Expected expected,
                            const char* found) { badtexts::row(text, column, what, expected, found); };
    unexpected("", 1, Expected::GameId, "");
    unexpected("chess:1", 1, Expected::GameId, "chess");
    unexpected("  Chess:1", 3, Expected::GameId, "Chess");
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
    unexpected("nim/misère:3", 5, Expected::Option, "misère");
    unexpected("nim/misère/x:3", 5, Expected::Option, "misère");
    unexpected("nïm:3", 1, Expected::GameId, "nïm");
    unexpected("ñim:3", 1, Expected::GameId, "ñim");
    unexpected("ним:3", 1, Expected::GameId, "ним");
    unexpected("dag:1-ä1@0", 7, Expected::Node, "ä1");
    unexpected("nim:3,5–7", 8, Expected::Comma, "–");
    unexpected("nim:−3", 5, Expected::HeapSize, "−");
    unexpected("nim:½", 5, Expected::HeapSize, "½");
    unexpected("nim:\xc3", 5, Expected::HeapSize, "\xc3");
    unexpected(std::string("nim:3\0,4", 8), 6, Expected::Comma, std::string(1, '\0'));
    unexpected("nim/take=3:5", 5, Expected::Option, "take");
    unexpected("nim/:5", 5, Expected::Option, ":");
    unexpected("nim:3:4", 6, Expected::Comma, ":");
    unexpected("takeaway/take:5", 14, Expected::OptionValue, ":");
    unexpected("takeaway/take=0:5", 15, Expected::NumberSet, "0");
    unexpected("takeaway/take=1,:5", 17, Expected::NumberSet, ":");
    unexpected("takeaway/take=3-1:5", 17, Expected::NumberSet, "1");
    unexpected("octal/code=:5", 12, games::expectedOctalCode, ":");
    unexpected("octal/code=1.7:5", 12, games::expectedOctalCode, "1");
    unexpected("octal/code=..7:5", 13, games::expectedOctalDigit, ".");
    unexpected("octal/code=77:5", 12, games::expectedOctalCode, "77");
    unexpected("octal/code=0,77:5", 13, games::expectedOctalCode, ",");
    unexpected("octal/code=0.78:5", 15, games::expectedOctalDigit, "8");
    unexpected("octal/code=0.7x:5", 15, games::expectedOctalDigit, "x");
    unexpected("octal/code=0.77:5,x", 19, Expected::HeapSize, "x");
    unexpected("octal/code=0.77", 16, Expected::Colon, "");
    unexpected("grundy/code=0.7:5", 8, Expected::Option, "code");
    unexpected("lines:1//1", 9, Expected::Row, "/");
    unexpected("lines:12", 8, Expected::Cell, "2");
    unexpected("lines:11/", 10, Expected::Row, "");
    unexpected("lines:11 11", 10, Expected::End, "11");
    unexpected("lines/max=0:1", 11, Expected::PositiveNumber, "0");
    unexpected("lines/max=:1", 11, Expected::PositiveNumber, ":");
    unexpected("grid:", 6, Expected::Row, "");
    unexpected("grid:1x", 7, Expected::Cell, "x");
    unexpected("dag:", 5, games::expectedArrow, "");
    unexpected("dag:1-0", 8, games::expectedAt, "");
    unexpected("dag:1-0@", 9, Expected::Node, "");
    unexpected("dag:1@1", 6, games::expectedArrow, "@");
    unexpected("dag:1-0@1x", 10, Expected::End, "x");
    problem("nim:1000000001", 5, ParseProblem::TooLarge, Expected::HeapSize, "1000000001");
    problem("nim:99999999999999999999999", 5, ParseProblem::TooLarge, Expected::HeapSize,
            "99999999999999999999999");
    problem("nim/misere/misere:3", 12, ParseProblem::TwiceGiven, Expected::Option, "misere");
    badtexts::row("takeaway/take=:5", 15, "the set of allowed takes is empty");
    problem("takeaway/take=1-20000:5", 15, ParseProblem::TooMany, Expected::NumberSet, "");
    problem("takeaway/take=1-10000,10001:5", 15, ParseProblem::TooMany, Expected::NumberSet, "");
    problem("takeaway/take=2000000000:5", 15, ParseProblem::TooLarge, Expected::NumberSet, "2000000000");
    badtexts::row("octal/code=0.00:5", 12, {"the code %1 allows no move", {"0.00"}});
    problem("octal/code=0." + repeated("7", 33) + ":5", 12, ParseProblem::TooMany, games::expectedOctalDigit,
            "");
    problem("octal/code=0.7/code=0.7:5", 16, ParseProblem::TwiceGiven, Expected::Option, "code");
    problem("grundy:1000000001", 8, ParseProblem::TooLarge, Expected::HeapSize, "1000000001");
    problem("lines/max=2000000000:1", 11, ParseProblem::TooLarge, Expected::PositiveNumber, "2000000000");
    problem("lines:1" + repeated("/1", 64), 135, ParseProblem::TooMany, Expected::Row, "");
    problem("lines:1111111111111111111111111111111", 7, ParseProblem::TooMany, Expected::Cell, "31");
    problem("grid:" + std::string(65, '1'), 6, ParseProblem::TooMany, Expected::Cell, "65");
    problem("grid:1" + repeated("/1", 64), 134, ParseProblem::TooMany, Expected::Row, "");
    problem("grid:11111" + repeated("/11111", 12), 6, ParseProblem::TooMany, games::expectedGridCell, "65");
    badtexts::row(
        "grid:11/1", 9,
        {{"this row has %1 cell, the first one has %2", "this row has %1 cells, the first one has %2"},
         1,
         {1U, 2U}});
    badtexts::row("dag:1-1@1", 5, {"the arrows form a cycle: %1", {"1-1"}});
    problem("dag:1-0@9999999999", 9, ParseProblem::TooLarge, Expected::Node, "9999999999");
    problem("dag:2000000000-1@1", 5, ParseProblem::TooLarge, games::expectedArrow, "2000000000");
    const int full = static_cast<int>(("dag:" + chain(100'000)).size());
    problem("dag:" + chain(100'001) + "@0", full + 2, ParseProblem::TooMany, games::expectedArrow, "");
    problem("nim:1" + repeated(",1", 1000), 2005, ParseProblem::TooMany, Expected::HeapSize, "");
}

void TestReader::badStrings()
{
    badtexts::check();
}

void TestReader::aCycleIsNamed()
{
    const games::Parsed parsed = games::parse("dag:0-1,1-2,2-3,3-1@0");
    const auto* error = std::get_if<ParseError>(&parsed);
    QVERIFY(error != nullptr);
    QCOMPARE(error->problem, ParseProblem::Told);
    QCOMPARE(error->column, std::size_t{17});
    QVERIFY(error->told == games::Sentence("the arrows form a cycle: %1", {"1-2-3-1"}));
}

void TestReader::longTextIsReadInLinearTime_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<games::ParseProblem>("problem");
    QTest::newRow("cycle") << "dag:" + chain(99'999) + ",99999-0@0" << ParseProblem::Told;
    QTest::newRow("set") << "takeaway/take=1-10000" + repeated(",1-10000", 100'000) + ":x"
                         << ParseProblem::Unexpected;
    QTest::newRow("token") << "nim:" + std::string(2'000'000, 'x') << ParseProblem::Unexpected;
    QTest::newRow("number") << "nim:" + std::string(2'000'000, '9') << ParseProblem::TooLarge;
    QTest::newRow("row") << "lines:" + std::string(2'000'000, '1') << ParseProblem::TooMany;
    QTest::newRow("options") << "nim" + repeated("/misere", 300'000) << ParseProblem::TwiceGiven;
}

/// Quadratic time would be minutes.
void TestReader::longTextIsReadInLinearTime()
{
    QFETCH(const std::string, text);
    QFETCH(const games::ParseProblem, problem);
    QElapsedTimer timer;
    timer.start();
    const games::Parsed parsed = games::parse(text);
    QVERIFY2(timer.elapsed() < tests::patienceMs, qPrintable(QString::number(timer.elapsed())));
    const auto* error = std::get_if<ParseError>(&parsed);
    QVERIFY(error != nullptr);
    QCOMPARE(error->problem, problem);
}

void TestReader::damagedTextNeverCrashes()
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

GRUNDY_TEST(TestReader, tests::run<TestReader>)
#include "tst_reader.moc"
