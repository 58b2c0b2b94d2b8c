// SPDX-License-Identifier: GPL-3.0-or-later

// The Lab's position and its whole game, worked out on a thread.

#include "models/environment.h"

#include "models/lab/lab.h"

#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>

using models::Lab;

class TestLab : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    /// Nothing is worked out for a page that does not need it.
    void onlyWhenWanted()
    {
        Lab lab;
        QVERIFY(lab.open(QString::fromLatin1(lines345)).isEmpty());
        QVERIFY(!lab.isBusy());
        QVERIFY(!lab.isReady());
        lab.setProperty("wanted", true);
        QVERIFY(lab.isBusy());
        QTRY_VERIFY(lab.isReady());
        QVERIFY(!lab.isBusy());
        QCOMPARE(lab.summary(), QStringLiteral("101 positions, 746,062 games, 17 cold"));
        QCOMPARE(lab.title(), QStringLiteral("Line Nim 3, 4, 5"));
        QCOMPARE(lab.selectedNode(), lab.root());
    }

    /// Published figures leave out the empty board; the switch brings it back.
    void terminalPositions()
    {
        Lab lab;
        openAndWait(lab, lines345);
        QVERIFY(lab.isWithoutTerminal());
        lab.setWithoutTerminal(false);
        QTRY_VERIFY(lab.isReady());
        QCOMPARE(lab.positions(), 102);
        openAndWait(lab, "nim:2,1");
        QVERIFY(!lab.isWithoutTerminal());
        QCOMPARE(lab.positions(), 6);
    }

    void symmetry()
    {
        Lab lab;
        openAndWait(lab, "nim:1,2,3");
        QCOMPARE(lab.positions(), 24);
        lab.setUpToSymmetry(true);
        QTRY_VERIFY(lab.isReady());
        QCOMPARE(lab.positions(), 14);
    }

    void badNotation()
    {
        Lab lab;
        openAndWait(lab, "nim:2,1");
        QVERIFY(lab.open(QStringLiteral("nim:3,x")).contains(QStringLiteral("column 7")));
        QCOMPARE(lab.notation(), QStringLiteral("nim:2,1"));
        QVERIFY(lab.isReady());
    }

    void nodes()
    {
        Lab lab;
        openAndWait(lab, "nim:2,1");
        const QVariantMap root = lab.node(lab.root());
        QCOMPARE(root[QStringLiteral("name")].toString(), QStringLiteral("2,1"));
        QCOMPARE(root[QStringLiteral("outcome")].value<Outcome>(), Outcome::N);
        QCOMPARE(root[QStringLiteral("grundy")].toString(), QStringLiteral("3"));
        QCOMPARE(root[QStringLiteral("moves")].toInt(), 3);
        QCOMPARE(root[QStringLiteral("winning")].toInt(), 1);
        QVERIFY(lab.node(-1).isEmpty());
        QVERIFY(lab.node(99).isEmpty());
    }

    void arrows_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<bool>("merged");
        QTest::newRow("heaps") << "nim:2,1" << false;
        QTest::newRow("heaps merged") << "nim:2,1" << true;
        QTest::newRow("run codes") << lines345 << false;
        QTest::newRow("grid merged") << "grid:110/111" << true;
        QTest::newRow("partizan") << "hackenbush:0-1b,1-2r,0-3g" << false;
    }

    /// Every arrow is a move that can be said.
    void arrows()
    {
        QFETCH(QString, notation);
        QFETCH(bool, merged);
        Lab lab;
        lab.setUpToSymmetry(merged);
        openAndWait(lab, notation.toLatin1().constData());
        const auto count = static_cast<int>(lab.whole()->graph.arrows.size());
        QVERIFY(count > 0);
        for (int i = 0; i < count; ++i) {
            const QVariantMap arrow = lab.arrow(i);
            QVERIFY2(!arrow[QStringLiteral("text")].toString().isEmpty(),
                     qPrintable(arrow[QStringLiteral("fromName")].toString()));
            const int found =
                lab.arrowBetween(arrow[QStringLiteral("from")].toInt(), arrow[QStringLiteral("to")].toInt());
            QCOMPARE(lab.arrow(found)[QStringLiteral("to")], arrow[QStringLiteral("to")]);
        }
        QCOMPARE(lab.arrowBetween(lab.root(), lab.root()), -1);
    }

    void shares()
    {
        Lab lab;
        openAndWait(lab, lines345);
        const int arrow =
            lab.arrowBetween(lab.search(QStringLiteral("11100")), lab.search(QStringLiteral("11001")));
        const QVariantMap row = lab.arrow(arrow);
        QCOMPARE(row[QStringLiteral("outcome")].value<Outcome>(), Outcome::P);
        QVERIFY(row[QStringLiteral("winning")].toBool());
        QCOMPARE(row[QStringLiteral("mover")],
                 row[QStringLiteral("starter")]); // the first move is the starter's
        QVERIFY(!row[QStringLiteral("mover")].toString().isEmpty());
    }

    void search()
    {
        Lab lab;
        openAndWait(lab, "nim:12,1");
        QCOMPARE(lab.node(lab.search(QStringLiteral("1,1")))[QStringLiteral("name")].toString(),
                 QStringLiteral("1,1"));
        QCOMPARE(lab.node(lab.search(QStringLiteral(" nim:12,0 ")))[QStringLiteral("name")].toString(),
                 QStringLiteral("12,0"));
        QVERIFY(lab.search(QStringLiteral("11")) >= 0);
        // Again and again: every position that begins so, then the first one again.
        const int first = lab.search(QStringLiteral("11,"));
        const int second = lab.search(QStringLiteral("11,"), first);
        QVERIFY(first >= 0 && second > first);
        QCOMPARE(lab.search(QStringLiteral("11,"), second), first);
        QCOMPARE(lab.search(QStringLiteral("77")), -1);
        QCOMPARE(lab.search(QString()), -1);
    }

    void selection()
    {
        Lab lab;
        openAndWait(lab, "nim:2,1");
        QSignalSpy changed(&lab, &Lab::selectedChanged);
        lab.setSelectedArrow(2);
        QCOMPARE(lab.selectedArrow(), 2);
        lab.setSelectedNode(3);
        QCOMPARE(lab.selectedNode(), 3);
        QCOMPARE(lab.selectedArrow(), -1);
        QCOMPARE(changed.count(), 2);
        lab.setSelectedNode(77);
        QCOMPARE(lab.selectedNode(), -1);
    }

    void tooMany()
    {
        Lab lab;
        lab.open(QStringLiteral("nim:80,80,80"));
        lab.setProperty("wanted", true);
        QTRY_VERIFY(!lab.problem().isEmpty());
        QVERIFY(!lab.isReady());
        QVERIFY2(lab.problem().contains(QStringLiteral("200,000")), qPrintable(lab.problem()));
        openAndWait(lab, "nim:2,1");
        QVERIFY(lab.problem().isEmpty());
    }

    void partOfALargeGame_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::newRow("heaps") << "nim:100,100,100";
        QTest::newRow("more moves than are listed") << "nim:1000000000";
        QTest::newRow("stones") << "grid:11111/11111/11111/11111/11111";
    }

    void partOfALargeGame()
    {
        QFETCH(QString, notation);
        Lab lab;
        lab.open(notation);
        lab.showPart(); // not offered yet
        QVERIFY(!lab.isBusy());
        lab.setProperty("wanted", true);
        QTRY_VERIFY(lab.isPartOffered());
        QVERIFY(!lab.isReady());
        QVERIFY2(lab.problem().endsWith(QStringLiteral("too much to look at as a whole.")),
                 qPrintable(lab.problem()));
        lab.showPart();
        QVERIFY(lab.isBusy());
        QTRY_VERIFY(lab.isReady());
        QVERIFY(lab.isPartial());
        QVERIFY(!lab.isPartOffered());
        QVERIFY(lab.problem().isEmpty());
        QCOMPARE(lab.summary(), QStringLiteral("part of the game: 300 positions near ") + notation);
        QCOMPARE(lab.node(lab.selectedNode())[QStringLiteral("notation")].toString(), notation);
        QVERIFY(!lab.whole()->statistics.counts);
        openAndWait(lab, "nim:2,1");
        QVERIFY(!lab.isPartial());
        QCOMPARE(lab.positions(), 6);
    }

    /// Around a position at the rim: its whole game where that is small enough, otherwise its part at once.
    void aroundAnother()
    {
        Lab lab;
        lab.open(QStringLiteral("nim:1000000000"));
        lab.setProperty("wanted", true);
        QTRY_VERIFY(lab.isPartOffered());
        lab.showPart();
        QTRY_VERIFY(lab.isReady());
        const int next = lab.search(QStringLiteral("999999999"));
        QVERIFY(lab.node(next)[QStringLiteral("more")].toBool());
        lab.openAround(next);
        QCOMPARE(lab.notation(), QStringLiteral("nim:999999999"));
        QVERIFY(!lab.isReady());
        QTRY_VERIFY(lab.isReady());
        QVERIFY(lab.isPartial());
        lab.setUpToSymmetry(true);
        QVERIFY(!lab.isReady());
        QTRY_VERIFY(lab.isPartial());
        lab.openAround(lab.search(QStringLiteral("0")));
        QTRY_VERIFY(lab.isReady());
        QVERIFY(!lab.isPartial());
        QCOMPARE(lab.positions(), 1);
    }

    /// A part that was stopped is offered again.
    void stoppedPart()
    {
        Lab lab;
        lab.open(QStringLiteral("nim:1000000000"));
        lab.setProperty("wanted", true);
        QTRY_VERIFY(lab.isPartOffered());
        lab.showPart();
        lab.cancel();
        QVERIFY(lab.isPartOffered());
        QVERIFY(!lab.problem().isEmpty());
        lab.showPart();
        QTRY_VERIFY(lab.isPartial());
    }

    /// A stop stays a stop until one asks again; another position begins afresh.
    void cancelAndRetry()
    {
        Lab lab;
        lab.open(QStringLiteral("grid:1111/1111/1111/1111"));
        lab.setProperty("wanted", true);
        lab.cancel();
        QVERIFY(!lab.isBusy());
        QVERIFY(!lab.problem().isEmpty());
        lab.setProperty("wanted", false);
        lab.setProperty("wanted", true);
        QVERIFY(!lab.isBusy());
        lab.retry();
        QVERIFY(lab.isBusy());
        openAndWait(lab, "nim:1");
        QCOMPARE(lab.positions(), 2);
    }

    void files()
    {
        Lab lab;
        const QTemporaryDir folder;
        const auto url = [&](const char* name) { return QUrl::fromLocalFile(folder.filePath(name)); };
        QVERIFY(!lab.exportGraph(url("g.dot")).isEmpty());
        openAndWait(lab, "nim:1,1");
        QVERIFY(lab.exportGraph(url("g.dot")).isEmpty());
        QVERIFY(lab.exportGraph(url("m.csv")).isEmpty());
        QVERIFY(QFile::exists(folder.filePath("g.dot")));
        QVERIFY(QFile::exists(folder.filePath("m.csv")));
        QVERIFY(lab.exportGraph(url("none/m.csv")).contains(QStringLiteral("m.csv")));
    }

    /// A large matrix is written beside what one does.
    void largeFiles()
    {
        Lab lab;
        const QTemporaryDir folder;
        openAndWait(lab, "nim:12,9,7");
        QVERIFY(lab.positions() > 1'000);
        QCOMPARE(lab.exportGraph(QUrl::fromLocalFile(folder.filePath("m.csv"))), QString());
        QVERIFY(lab.isWriting());
        QTRY_VERIFY(!lab.isWriting());
        QCOMPARE(lab.fileNote(), QStringLiteral("Saved as m.csv"));
        QFile file(folder.filePath("m.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), lab.positions() + 1);
        QCOMPARE(lab.exportGraph(QUrl::fromLocalFile(folder.filePath("none/m.csv"))), QString());
        QTRY_VERIFY(!lab.isWriting());
        QVERIFY(lab.fileNote().startsWith(QStringLiteral("Cannot write m.csv")));
    }

    void endless()
    {
        Lab lab;
        openAndWait(lab, "northcott:W..B");
        QVERIFY(lab.isEndless());
        QCOMPARE(lab.summary(), QStringLiteral("6 positions, 3 cold"));
        QVERIFY(lab.arrow(0)[QStringLiteral("mover")].toString().isEmpty());
    }
};

GRUNDY_TEST(TestLab, models::test::run<TestLab>)
#include "tst_lab.moc"
