// SPDX-License-Identifier: GPL-3.0-or-later
// Parse errors and refusals: every kind of sentence.

#include "games/catalogue.h"
#include "games/chomp/chomp.h"
#include "games/coins/coinboxes.h"
#include "games/coins/dollar.h"
#include "games/graph/dag.h"
#include "games/hackenbush/hackenbush.h"
#include "games/heaps/primes.h"
#include "games/octal/octalcode.h"
#include "games/plane/plane.h"
#include "games/turned/turnedcoins.h"
#include "support/testprogram.h"
#include "wording/errors.h"
#include "wording/text/sentences.h"

#include <QTest>

using games::Expected;
using games::ParseError;
using games::ParseProblem;

Q_DECLARE_METATYPE(games::ParseError)
Q_DECLARE_METATYPE(games::Refusal)

class TestErrors : public QObject {
    Q_OBJECT

private slots:
    void parseError_data();
    void parseError();
    void everyExpectationHasWords_data();
    void everyExpectationHasWords();
    void aLongTokenIsCut();
    void tokensAreShortened_data();
    void tokensAreShortened();
    void badText_data();
    void badText();
    void refusal_data();
    void refusal();
    void refusalNamesTheOwner();
};

void TestErrors::parseError_data()
{
    QTest::addColumn<ParseError>("error");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const ParseError& error, const char* text) {
        QTest::newRow(name) << error << QString::fromUtf8(text);
    };
    row("the issue's", {.column = 7, .expected = Expected::HeapSize, .found = "x"},
        "column 7: expected a heap size, found 'x'");
    row("end of text", {.column = 5, .expected = Expected::HeapSize, .found = {}},
        "column 5: expected a heap size, found the end");
    row("too large",
        {.column = 5,
         .problem = ParseProblem::TooLarge,
         .expected = Expected::HeapSize,
         .found = "2000000000",
         .limit = 1'000'000'000},
        "column 5: 2000000000 is over the limit of 1000000000");
    row("too many heaps",
        {.column = 9,
         .problem = ParseProblem::TooMany,
         .expected = Expected::HeapSize,
         .found = {},
         .limit = 64},
        "column 9: more than 64 heaps");
    row("too many, singular",
        {.column = 9, .problem = ParseProblem::TooMany, .expected = Expected::Row, .found = {}, .limit = 1},
        "column 9: more than 1 row");
    row("too many numbers",
        {.column = 9,
         .problem = ParseProblem::TooMany,
         .expected = Expected::NumberSet,
         .found = {},
         .limit = 9},
        "column 9: more than 9 numbers");
    row("twice", {.column = 6, .problem = ParseProblem::TwiceGiven, .found = "misere"},
        "column 6: the option 'misere' is given twice");
    row("no misère", {.column = 6, .problem = ParseProblem::MisereNotOffered, .found = "misere"},
        "column 6: this game has no misère play");
    row("no misère here",
        {.column = 11,
         .problem = ParseProblem::MisereNotOffered,
         .found = "misere",
         .choices = {"moves=right", "moves=own"}},
        "column 11: this game has misère play only with moves=right or moves=own");
    row("percent signs stay", {.column = 2, .expected = Expected::Cell, .found = "%1"},
        "column 2: expected 0 or 1, found '%1'");
    row("control characters", {.column = 2, .expected = Expected::Cell, .found = "\x01"},
        "column 2: expected 0 or 1, found '\uFFFD'");
    row("controls of direction", {.column = 2, .expected = Expected::Cell, .found = "a\u202Eb"},
        "column 2: expected 0 or 1, found 'a\uFFFDb'");
}

void TestErrors::parseError()
{
    QFETCH(ParseError, error);
    QFETCH(QString, text);
    QCOMPARE(wording::parseErrorText(error), text);
}

/// The text behind "expected", and what is said of too many where a notation limits their number.
void TestErrors::everyExpectationHasWords_data()
{
    QTest::addColumn<ParseError>("error");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tooMany");
    const auto row = [](const Expected& expected, const char* text, const char* tooMany = "2 numbers") {
        QTest::newRow(text) << ParseError{.expected = expected, .found = "?"} << QString::fromUtf8(text)
                            << QString::fromUtf8(tooMany);
    };
    row(Expected::GameId, "the name of a game");
    row(Expected::Colon, "':' and a position");
    row(Expected::Option, "an option of this game");
    row(Expected::OptionValue, "'=' and a value");
    row(Expected::OneOf, "one of the values");
    row(Expected::Comma, "',' or the end");
    row(Expected::End, "the end");
    row(Expected::HeapSize, "a heap size", "2 heaps");
    row(Expected::PositiveNumber, "a positive number");
    row(Expected::Pair, "two numbers such as 1,2");
    row(Expected::NumberSet, "a set of numbers such as 1-3 or 1,3,4");
    row(Expected::Cell, "0 or 1", "2 cells in a row");
    row(Expected::Row, "a row of 0 and 1", "2 rows");
    row(Expected::TokenCell, "W, B or '.'", "2 squares in a row");
    row(Expected::Node, "the number of a node");
    row(games::expectedArrow, "an arrow such as 2-1", "2 arrows");
    row(games::expectedAt, "'@' and the token's node");
    row(games::expectedCoins, "a number of coins", "2 places for coins");
    row(games::expectedCoinRow, "a row of 0 and 1, 1 for a coin");
    row(games::expectedHeadOrTail, "H or T", "2 squares in a row");
    row(games::expectedCounter, "a counter such as 1x2", "2 counters");
    row(games::expectedCoordinate, "a column or row from 0");
    row(games::expectedInteger, "a whole number from 1");
    row(games::expectedEdge, "an edge such as 1-2b", "2 edges");
    row(games::expectedColour, "a colour, g, b or r");
    row(games::expectedOctalCode, "an octal code such as 0.77");
    row(games::expectedOctalDigit, "a digit from 0 to 7", "2 digits");
    row(games::expectedRowSize, "the number of squares in a row");
}

void TestErrors::everyExpectationHasWords()
{
    QFETCH(ParseError, error);
    QFETCH(const QString, text);
    QFETCH(const QString, tooMany);
    QCOMPARE(wording::parseErrorText(error), QStringLiteral("column 1: expected %1, found '?'").arg(text));
    error.problem = ParseProblem::TooMany;
    error.limit = 2;
    QCOMPARE(wording::parseErrorText(error), QStringLiteral("column 1: more than %1").arg(tooMany));
    error.limit = 1;
    const QString plural = tooMany.sliced(2);
    QVERIFY(!wording::parseErrorText(error).endsWith(plural));
}

void TestErrors::aLongTokenIsCut()
{
    const ParseError error{.column = 1, .expected = Expected::Comma, .found = std::string(500, 'x')};
    QVERIFY(wording::parseErrorText(error).size() < 120);
}

void TestErrors::tokensAreShortened_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("shown");
    const QString ant = QString::fromUtf8("🐜");
    QTest::newRow("short") << QStringLiteral("misère") << QStringLiteral("misère");
    QTest::newRow("just short enough") << QString(60, u'x') << QString(60, u'x');
    QTest::newRow("too long") << QString(61, u'x') << QString(60, u'x') + u'…';
    QTest::newRow("accents") << QString(70, u'è') << QString(60, u'è') + u'…';
    QTest::newRow("no half characters") << u'x' + ant.repeated(80) << u'x' + ant.repeated(29) + u'…';
}

void TestErrors::tokensAreShortened()
{
    QFETCH(QString, token);
    QFETCH(QString, shown);
    QCOMPARE(wording::shownToken(token.toStdString()), shown);
}

void TestErrors::badText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("nim:3,x,5") << "nim:3,x,5"
                               << "column 7: expected a heap size, found 'x'";
    QTest::newRow("nim:3,x") << "nim:3,x"
                             << "column 7: expected a heap size, found 'x'";
    QTest::newRow("nim:3,") << "nim:3,"
                            << "column 7: expected a heap size, found the end";
    QTest::newRow("too large") << "nim:2000000000"
                               << "column 5: 2000000000 is over the limit of 1000000000";
    QTest::newRow("empty") << ""
                           << "column 1: expected the name of a game, found the end";
    QTest::newRow("unknown") << "chess:1"
                             << "column 1: expected the name of a game, found 'chess'";
    QTest::newRow("octal code") << "octal/code=7:5"
                                << "column 12: expected an octal code such as 0.77, found '7'";
    QTest::newRow("octal digit") << "octal/code=0.8:5"
                                 << "column 14: expected a digit from 0 to 7, found '8'";
    QTest::newRow("octal digits") << "octal/code=0.777777777777777777777777777777777:5"
                                  << "column 12: more than 32 digits";
    QTest::newRow("no moves") << "octal/code=0.0:5"
                              << "column 12: the code 0.0 allows no move";
    QTest::newRow("cycle") << "dag:1-2,2-1@1"
                           << "column 9: the arrows form a cycle: 1-2-1";
    QTest::newRow("a long cycle") << "dag:1-2,2-3,3-4,4-5,5-6,6-7,7-8,8-9,9-1@1"
                                  << "column 37: the arrows form a cycle: 1-2-3-…-1, 9 arrows";
    QTest::newRow("a cycle just short enough") << "dag:1-2,2-3,3-4,4-5,5-6,6-7,7-8,8-1@1"
                                               << "column 33: the arrows form a cycle: 1-2-3-4-5-6-7-8-1";
    QTest::newRow("row length") << "grid:1111/111"
                                << "column 11: this row has 3 cells, the first one has 4";
    QTest::newRow("row length, singular") << "grid:1111/1"
                                          << "column 11: this row has 1 cell, the first one has 4";
    QTest::newRow("too many coins") << "nimble:1,1000000000"
                                    << "column 10: more than 1000000000 coins altogether";
    QTest::newRow("empty set") << "takeaway/take=:5"
                               << "column 15: the set of allowed takes is empty";
    QTest::newRow("tokens") << "northcott:W.B/WW"
                            << "column 15: row 2 must have one W and one B";
    QTest::newRow("caps") << "poker/adds=1,1/max=3:3,4"
                          << "column 20: the number of caps is 1, that of the heaps 2";
    QTest::newRow("over a cap") << "poker/adds=1,1/max=3,3:3,4"
                                << "column 26: the heap of 4 is over its cap of 3";
    QTest::newRow("missing") << "skip:3,4"
                             << "column 5: the option 'skips' has to be given";
    QTest::newRow("a row too long") << "chomp:3,4"
                                    << "column 9: a row of 4 is longer than the one below it, of 3";
    QTest::newRow("no colon") << "nim"
                              << "column 4: expected ':' and a position, found the end";
}

void TestErrors::badText()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    const auto parsed = games::parse(text.toStdString());
    QVERIFY(std::holds_alternative<ParseError>(parsed));
    QCOMPARE(wording::parseErrorText(std::get<ParseError>(parsed)), message);
}

void TestErrors::refusal_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<quint64>("first");
    QTest::addColumn<quint64>("second");
    QTest::addColumn<QString>("text");
    using games::PieceId;
    using games::pieceId;
    const auto row = [](const char* position, PieceId first, PieceId second, const char* text) {
        QTest::newRow(text) << QString::fromLatin1(position) << static_cast<quint64>(first)
                            << static_cast<quint64>(second) << QString::fromUtf8(text);
    };
    const auto twice = [&row](const char* position, PieceId piece, const char* text) {
        row(position, piece, piece, text);
    };
    twice("nim:3", pieceId(0, 4), "No stone lies there.");
    twice("takeaway:3", pieceId(0, 4), "No stick lies there.");
    twice("lines:101", pieceId(0, 1), "No counter lies there.");
    row("grid:11/11", pieceId(0, 0), pieceId(1, 1), "The two stones do not lie in one row or column.");
    row("lines:11/11", pieceId(0, 0), pieceId(1, 1), "The two counters do not lie on one line.");
    row("grid:101", pieceId(0, 0), pieceId(0, 2), "A gap lies between the two ends.");
    row("grid:1111", pieceId(0, 0), pieceId(0, 3), "At most 3 stones can be taken, not 4.");
    row("lines/max=1:11", pieceId(0, 0), pieceId(0, 1), "At most 1 counter can be taken, not 2.");
    twice("takeaway/take=1,3,4:9", pieceId(0, 8), "You may take 1, 3 or 4, not 2.");
    twice("takeaway/take=1:9", pieceId(0, 8), "You may take 1, not 2.");
    twice("takeaway/take=1-5:9", pieceId(0, 4), "You may take 1, 2, 3, 4 or 5, not 6.");
    twice("dag:2-1,1-0@2", games::PieceId{0}, "No arrow leads there from the token.");
    row("octal/code=0.77:3", pieceId(0, 0), pieceId(0, 3), "No stick lies there.");
    row("octal/code=0.77:2,2", pieceId(0, 0), pieceId(1, 0), "The two pins are not of one heap.");
    twice("nim:0", pieceId(0, 1), "The game is over: no move is left.");
    row("octal/code=0.06:2,3", pieceId(0, 0), pieceId(0, 1), "A whole heap of 2 may not be taken.");
    row("octal/code=0.05:4", pieceId(0, 0), pieceId(0, 1),
        "With 2 taken, what is left may not be a single heap.");
    twice("octal/code=0.3:3", pieceId(0, 1), "With 1 taken, what is left may not be two heaps.");
    twice("grundy:3", pieceId(0, 0), "Heaps are divided here: choose a line between two segments.");
    twice("grundy:4", games::cutId(0, 2), "The two parts must not be equal.");
    twice("octal/code=0.77:50", games::longRowId(0),
          "This heap is too long to draw: choose a move from the list.");
}

void TestErrors::refusal()
{
    QFETCH(QString, position);
    QFETCH(quint64, first);
    QFETCH(quint64, second);
    QFETCH(QString, text);
    const auto game = std::get<games::GamePtr>(games::parse(position.toStdString()));
    const games::Choice choice =
        game->choose(static_cast<games::PieceId>(first), static_cast<games::PieceId>(second));
    QCOMPARE(wording::toText(std::get<games::Refusal>(choice).why), text);
}

void TestErrors::refusalNamesTheOwner()
{
    using theory::Mover;
    const auto game = std::get<games::GamePtr>(games::parse("northcott:W.B"));
    const auto said = [](const games::GamePtr& here, games::PieceId token) {
        return wording::toText(std::get<games::Refusal>(here->choose(token)).why);
    };
    QCOMPARE(said(game->withMover(Mover::Left), games::pieceId(0, 2)),
             QStringLiteral("That belongs to Black (Right), and White (Left) is to move."));
    QCOMPARE(said(game->withMover(Mover::Right), games::pieceId(0, 0)),
             QStringLiteral("That belongs to White (Left), and Black (Right) is to move."));
}

GRUNDY_TEST(TestErrors, tests::runIn<QCoreApplication, TestErrors>)
#include "tst_errors.moc"
