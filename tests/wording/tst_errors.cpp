// SPDX-License-Identifier: GPL-3.0-or-later
// Parse errors and refusals: every kind of sentence.

#include "games/catalogue.h"
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
    void everyExpectationHasWords();
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
    row("the issue's", {.column = 7, .expected = Expected::HeapSize, .found = "x", .cycle = {}},
        "column 7: expected a heap size, found 'x'");
    row("end of text", {.column = 5, .expected = Expected::HeapSize, .found = {}, .cycle = {}},
        "column 5: expected a heap size, found the end");
    row("too large",
        {.column = 5,
         .problem = ParseProblem::TooLarge,
         .expected = Expected::HeapSize,
         .found = "2000000000",
         .limit = 1'000'000'000,
         .cycle = {}},
        "column 5: 2000000000 is over the limit of 1000000000");
    row("cycle", {.column = 5, .problem = ParseProblem::Cycle, .found = {}, .cycle = {1, 2, 1}},
        "column 5: the arrows form a cycle: 1-2-1");
    row("too many heaps",
        {.column = 9,
         .problem = ParseProblem::TooMany,
         .expected = Expected::HeapSize,
         .found = {},
         .limit = 64,
         .cycle = {}},
        "column 9: more than 64 heaps");
    row("too many, singular",
        {.column = 9,
         .problem = ParseProblem::TooMany,
         .expected = Expected::Row,
         .found = {},
         .limit = 1,
         .cycle = {}},
        "column 9: more than 1 row");
    row("too many numbers",
        {.column = 9,
         .problem = ParseProblem::TooMany,
         .expected = Expected::NumberSet,
         .found = {},
         .limit = 9,
         .cycle = {}},
        "column 9: more than 9 numbers");
    row("row length",
        {.column = 11,
         .problem = ParseProblem::RowLength,
         .expected = Expected::Row,
         .found = "3",
         .limit = 4,
         .cycle = {}},
        "column 11: this row has 3 cells, the first one has 4");
    row("row length, singular",
        {.column = 11,
         .problem = ParseProblem::RowLength,
         .expected = Expected::Row,
         .found = "1",
         .limit = 4,
         .cycle = {}},
        "column 11: this row has 1 cell, the first one has 4");
    row("twice", {.column = 6, .problem = ParseProblem::TwiceGiven, .found = "misere", .cycle = {}},
        "column 6: the option 'misere' is given twice");
    row("no misère", {.column = 6, .problem = ParseProblem::MisereNotOffered, .found = "misere", .cycle = {}},
        "column 6: this game has no misère play");
    row("no misère here",
        {.column = 11,
         .problem = ParseProblem::MisereNotOffered,
         .found = "misere",
         .cycle = {},
         .choices = {"moves=right", "moves=own"}},
        "column 11: this game has misère play only with moves=right or moves=own");
    row("too many coins",
        {.column = 24,
         .problem = ParseProblem::TooManyTogether,
         .expected = Expected::CoinCount,
         .found = {},
         .limit = 1'000'000'000,
         .cycle = {}},
        "column 24: more than 1000000000 coins altogether");
    row("empty set", {.column = 15, .problem = ParseProblem::EmptySet, .found = {}, .cycle = {}},
        "column 15: the set of allowed takes is empty");
    row("a long cycle",
        {.column = 5, .problem = ParseProblem::Cycle, .found = {}, .cycle = {1, 2, 3, 4, 5, 6, 7, 8, 9, 1}},
        "column 5: the arrows form a cycle: 1-2-3-…-1, 9 arrows");
    row("a cycle just short enough",
        {.column = 5, .problem = ParseProblem::Cycle, .found = {}, .cycle = {1, 2, 3, 4, 5, 6, 7, 8, 1}},
        "column 5: the arrows form a cycle: 1-2-3-4-5-6-7-8-1");
    row("percent signs stay", {.column = 2, .expected = Expected::Cell, .found = "%1", .cycle = {}},
        "column 2: expected 0 or 1, found '%1'");
    row("control characters", {.column = 2, .expected = Expected::Cell, .found = "\x01", .cycle = {}},
        "column 2: expected 0 or 1, found '\uFFFD'");
    row("controls of direction", {.column = 2, .expected = Expected::Cell, .found = "a\u202Eb", .cycle = {}},
        "column 2: expected 0 or 1, found 'a\uFFFDb'");
}

void TestErrors::parseError()
{
    QFETCH(ParseError, error);
    QFETCH(QString, text);
    QCOMPARE(wording::parseErrorText(error), text);
}

void TestErrors::everyExpectationHasWords()
{
    for (int expected = 0; expected <= static_cast<int>(Expected::OctalDigit); ++expected) {
        const ParseError error{
            .column = 1, .expected = static_cast<Expected>(expected), .found = "?", .cycle = {}};
        const QString text = wording::parseErrorText(error);
        QVERIFY2(!text.contains(QLatin1String("expected ,")), qPrintable(text));
    }
    const ParseError error{
        .column = 1, .expected = Expected::Comma, .found = std::string(500, 'x'), .cycle = {}};
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
    row("octal/code=0.77:2,2", pieceId(0, 0), pieceId(1, 0), "The two sticks are not of one heap.");
    twice("nim:0", pieceId(0, 1), "The game is over: no move is left.");
    row("octal/code=0.06:2,3", pieceId(0, 0), pieceId(0, 1), "A whole heap of 2 may not be taken.");
    row("octal/code=0.05:4", pieceId(0, 0), pieceId(0, 1),
        "With 2 taken, what is left may not be a single heap.");
    twice("octal/code=0.3:3", pieceId(0, 1), "With 1 taken, what is left may not be two heaps.");
    twice("grundy:3", pieceId(0, 0), "Heaps are divided here: choose a place between two sticks.");
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
             QStringLiteral("That is Right’s: Left is to move."));
    QCOMPARE(said(game->withMover(Mover::Right), games::pieceId(0, 0)),
             QStringLiteral("That is Left’s: Right is to move."));
}

GRUNDY_TEST(TestErrors, tests::runIn<QCoreApplication, TestErrors>)
#include "tst_errors.moc"
