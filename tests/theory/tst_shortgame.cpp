// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testprogram.h"
#include "theory/gamereader.h"
#include "theory/shortgames/shortgame.h"

#include <QTest>

using theory::Dyadic;
using theory::Outcome;
using theory::Player;
using theory::ShortGame;
using theory::ShortGames;

namespace {

ShortGame read(ShortGames& games, const QString& text)
{
    return GameReader(games, text.toStdString()).read();
}

} // namespace

class TestShortGame : public QObject {
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void comparisons_data();
    void comparisons();
    void hugeNumbersStayClosed();
    void limitsAreKept();
    void depthIsKept();
    void stopEndsAQuestion();
    void textTooLong();
};

void TestShortGame::values_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* game, const char* text) { QTest::addRow("%s", game) << QString(text); };
    row("{|}", "0");
    row("1+1", "2");
    row("{0|1}", "1/2");
    row("{1|}", "2");
    row("{|-5}", "-6");
    row("{5/4|2}", "3/2");
    row("{-1|1}", "0");
    row("{-7/4|-5/4}", "-3/2");
    row("{1/2|1}", "3/4");
    row("{*|*}", "0");
    row("{0|0}", "*");
    row("{0,*|0,*}", "*2");
    row("{0,*,*2,*5|0,*,*2,*7}", "*3");
    row("*2+*3", "*");
    row("{1|1}", "1*");
    row("{3/4|3/4}", "3/4*");
    row("{2,2*|2,2*}", "2*2");
    row("{0|*}", "↑");
    row("{*|0}", "↓");
    row("{0,*|0}", "↑*");
    row("{0|0,*}", "↓*");
    row("↑+*", "↑*");
    row("↑+↓", "0");
    row("{0|↑*}", "2↑");
    row("{0|↑}", "2↑*");
    row("{↓|0}", "2↓*");
    row("{0|*3}", "↑*2");
    row("{↑|↓}", "*");
    row("{1/2|1/2*}", "1/2+↑");
    row("2+↑+↑+*2", "2+2↑*2");
    row("{1|-1}", "{1|-1}");
    row("{1|-1}+{1|-1}", "0");
    row("{1|-1}+{1/2|-1/2}", "{{3/2|1/2}|{-1/2|-3/2}}");
    row("{1|0}+{1|0}", "1");
    row("{2|{1|0}}-{2|{1|0}}", "0");
    row("{5|3}", "{5|3}");
    row("{1|-1}+4", "{5|3}");
    row("{0|{0|-1}}", "{0|{0|-1}}");
    row("-{0|{0|-1}}", "{{1|0}|0}");
    row("{{1|0}|0}+{0|{0|-1}}", "0");
    row("{2|{1|*}}", "{2|{1|*}}");
    row("{0,{1|-1}|{0|-2}}", "{0|{0|-2}}");
    row("{{1|-1},0|-2}", "{0,{1|-1}|-2}");
    row("{{2|-3},{1|-1},0|-4}", "{0,{1|-1},{2|-3}|-4}");
}

void TestShortGame::values()
{
    QFETCH(QString, text);
    ShortGames games;
    const ShortGame game = read(games, QTest::currentDataTag());
    QCOMPARE(QString::fromStdString(*games.text(game)), text);
    QCOMPARE(read(games, text), game);
}

void TestShortGame::comparisons_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("relation");
    QTest::addColumn<QString>("second");
    const auto row = [](const char* first, const char* relation, const char* second) {
        QTest::addRow("%s %s %s", first, relation, second) << first << relation << second;
    };
    row("↑", ">", "0");
    row("↑", "<", "1/1024");
    row("↑", "||", "*");
    row("↑", ">", "*2");
    row("2↑", ">", "*");
    row("↑*", "||", "0");
    row("↑*2", ">", "0");
    row("↑*2", "||", "*3");
    row("3↓*", "<", "0");
    row("*", "||", "*2");
    row("{0|{0|-1}}", ">", "0");
    row("↑", ">", "{0|{0|-1}}");
    row("{0|{0|-1}}", ">", "{0|{0|-2}}");
    row("{1|-1}", "||", "0");
    row("{1|-1}", "||", "1");
    row("{1|-1}", "<", "3/2");
    row("{1|-1}", "<", "1+↑");
    row("{1|-1}", "||", "1+↓");
    row("{1|-1}", "<", "1*");
    row("{2|{1|0}}", ">", "0");
    row("{1|0}", "=", "1/2+{1/2|-1/2}");
}

void TestShortGame::comparisons()
{
    QFETCH(QString, first);
    QFETCH(QString, relation);
    QFETCH(QString, second);
    ShortGames games;
    const auto order = *games.compare(read(games, first), read(games, second));
    const auto expected = relation == ">"   ? std::partial_ordering::greater
                          : relation == "<" ? std::partial_ordering::less
                          : relation == "=" ? std::partial_ordering::equivalent
                                            : std::partial_ordering::unordered;
    QVERIFY(order == expected);
}

void TestShortGame::hugeNumbersStayClosed()
{
    ShortGames games;
    const ShortGame million = *games.named({.number = 1000000});
    const ShortGame hot = read(games, "{1000001|-1000001}");
    QCOMPARE(*games.text(*games.sum(million, *games.named({.star = {1000000000}}))), "1000000*1000000000");
    QVERIFY(*games.compare(million, hot) == std::partial_ordering::unordered);
    QCOMPARE(*games.text(*games.sum(hot, million)), "{2000001|-1}");
    QVERIFY(*games.compare(hot, *games.named({.ups = 1000000})) == std::partial_ordering::unordered);
    QCOMPARE(*games.text(*games.sum(hot, *games.named({.number = 1, .ups = 5}))), "{1000002+5↑|-1000000+5↑}");
    QCOMPARE(games.birthday(*games.named({Dyadic(-13, 2), 3, {1}})), 3U + 1 + 2 + 4);
    QVERIFY(games.size() < 60);
}

void TestShortGame::limitsAreKept()
{
    ShortGames games({.bytes = 60000});
    QVERIFY(!games.options(*games.named({.star = {1000000000}}), Player::Left));
    QVERIFY(games.isFull());
    std::vector<ShortGame> switches; // they fit: read() does not expect a limit
    for (int power = 0; power < 16; ++power)
        switches.push_back(read(games, QString("{%1|-%1}").arg(1 << power)));
    std::optional<ShortGame> sum = ShortGame{};
    for (std::size_t index = 1; sum && index < 60; ++index)
        sum = games.sum(*sum, switches[index % switches.size()]);
    QVERIFY(!sum);
    QVERIFY(games.isFull());
    QVERIFY(games.bytes() <= 60000);
    QCOMPARE(games.outcome(ShortGame{}), Outcome::P);
}

void TestShortGame::depthIsKept()
{
    ShortGames games;
    QVERIFY(!games.sum(read(games, "{1|-1}"), *games.named({.ups = 1000000})));
    QVERIFY(games.isFull());
    std::optional<ShortGame> nested = ShortGame{}; // {3|{2|{1|0}}}: every level is a greater threat
    int depth = 0;
    for (; nested && depth < 5000; ++depth)
        nested = games.make(std::vector{*games.named({.number = depth + 1})}, std::vector{*nested});
    QVERIFY(depth < 5000);
    QVERIFY(games.isFull());
}

void TestShortGame::stopEndsAQuestion()
{
    bool isStopped = false;
    ShortGames games({.isStopped = [&] { return isStopped; }});
    std::vector<ShortGame> switches;
    ShortGame sum;
    for (int size = 1; size < 9; ++size) {
        switches.push_back(read(games, QString("{%1|-%1}").arg(size * size)));
        sum = size < 8 ? *games.sum(sum, switches.back()) : sum;
    }
    const std::string before = *games.text(switches.back());
    isStopped = true;
    QVERIFY(!games.sum(sum, switches.back()));
    QVERIFY(!games.isFull());
    isStopped = false;
    QVERIFY(games.sum(sum, switches.back()));
    QCOMPARE(*games.text(switches.back()), before);
}

void TestShortGame::textTooLong()
{
    ShortGames games;
    const ShortGame game = read(games, "{{3|2}|{1|0}}");
    QCOMPARE(*games.text(game, 13), "{{3|2}|{1|0}}");
    QVERIFY(!games.text(game, 12));
}

GRUNDY_TEST(TestShortGame, tests::runIn<QCoreApplication, TestShortGame>)
#include "tst_shortgame.moc"
