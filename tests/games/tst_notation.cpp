// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and printing: round trips, spellings that are accepted, the catalogue.

#include "games/plain/positions.h"
#include "support/testprogram.h"

#include <QtTest>

class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void printingIsCanonical_data();
    void printingIsCanonical();
    void spellings_data();
    void spellings();
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
    row("takeaway/take=5,1-4,2-3,1-10000,10000:10", "takeaway/take=1-10000:10");
    row("takeaway:", "takeaway:");
    row("octal:5", "octal/code=0.77:5");
    row("octal/code=.77:5", "octal/code=0.77:5");
    row("octal/code=0.770/misere:5, 7", "octal/misere/code=0.77:5,7");
    row("octal/code= 4 . 0 : 3,0", "octal/code=4.0:3,0");
    row("octal/code=4.:3", "octal/code=4.0:3");
    row("octal/code=0.00000000000000000000000000000001:", "octal/code=0.00000000000000000000000000000001:");
    row("grundy / misere : 7,3", "grundy/misere:7,3");
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
            const bool isOffered =
                positions::read(entry.makeNotation(initial, theory::Play::Normal))->misereOffered();
            QCOMPARE(game != nullptr, play == theory::Play::Normal || isOffered);
            if (!game)
                continue;
            QCOMPARE(game->play(), play);
            const auto values = game->fieldValues();
            QCOMPARE(values.size(), initial.size());
            for (std::size_t n = 0; n < initial.size(); ++n)
                QCOMPARE(QString::fromStdString(entry.info.id + " " + values[n]),
                         QString::fromStdString(entry.info.id + " " + initial[n]));
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
            QVERIFY2(!game->isOver(), game->notation().c_str());
            QCOMPARE(game->play(), theory::Play::Misere);
            QCOMPARE(game->notation(), entry.random(seed, theory::Play::Misere)->notation());
            QVERIFY(positions::read(game->notation()));
        }
    }
}

GRUNDY_TEST(TestNotation, tests::run<TestNotation>)
#include "tst_notation.moc"
