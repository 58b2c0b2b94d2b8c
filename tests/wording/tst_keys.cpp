// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons on a worksheet's key: what the window draws beside the steps of Why? is written out.

#include "games/catalogue.h"
#include "support/testprogram.h"
#include "wording/classroom/exercises.h"
#include "wording/exercises.h"

#include <QLocale>
#include <QTest>

using classroom::Exercise;
using classroom::ExerciseKind;

namespace {

/// An exercise with a known position, as the generator would make it.
} // namespace

class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void keys_data();
    void keys();
    void winningMovesOnce();
    void bothPlayersMoveFirst();
    void keysOfDrawnBoards();
};

/// A key names what the window draws: the values of heaps, the sum, and rows by what the board shows.
void TestKeys::keys_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* position, const char* says) {
        QTest::addRow("%s", position) << QByteArray(position) << QString::fromUtf8(says);
    };
    row("nim:9,7,8", "9 ⊕ 7 ⊕ 8 = 6. The highest 1 of the nim-sum stands in column 4.");
    row("grundy:4,5", "Heap 1: 4 has the value 0. Heap 2: 5 has the value 2.\n0 ⊕ 2 = 2. The highest 1");
    row("grundy:5,5",
        "value of a heap is the smallest number that is not the value of what a move can leave of it.\n"
        "Heap 1: 5 has the value 2. Heap 2: 5 has the value 2.\n2 ⊕ 2 = 0. The nim-sum is 0");
    row("octal/code=0.007:5,8", "Heap 1: 5 has the value 1. Heap 2: 8 has the value 0.\n1 ⊕ 0 = 1.");
    row("octal/code=0.77:4,5", "From a heap of 0 on the values are 0, 1, 2, 3, 1, 4, …");
    row("takeaway:6", "From a heap of 0 on the values are 0, 1, 2, 3, …");
    row("lines/max=2:111/1111", "Run 1: 3 has the value 3. Run 2: 4 has the value 1.\n3 ⊕ 1 = 2.");
    row("northcott:W.B./W...B", "Only the gap of row 2 has a 1 there");
    row("northcott/moves=own:...BW/W...B", "gap of n is worth *n");
    row("northcott/moves=right:W.B/BW.", "worth n where White stands on its left");
    row("staircase:0,1,0,2", "Only step 3 has a 1 there");
    row("dollar:00100101", "Only the gap between");
    row("dollar:00000011", "so the nim-sum is 0 and the position is cold: the player to move loses.");
    row("turtles:THTTHH", "the head on square");
    row("primes:72", "Only the exponent of 2 has a 1 there, so it must shrink to 3 ⊕ 1 = 2.");
    row("wythoff:3,5", "no move leads from one to another");
}

void TestKeys::keys()
{
    QFETCH(QByteArray, position);
    QFETCH(QString, says);
    const QString reasons =
        wording::exerciseReasons(of(ExerciseKind::Outcome, position.constData(), {"N"}, {"P", "N"}), {})
            .join(QLatin1Char('\n'));
    QVERIFY2(reasons.contains(says), qPrintable(reasons));
    QVERIFY2(!reasons.contains(QStringLiteral("Only heap")) || position.startsWith("nim") ||
                 position.startsWith("grundy") || position.startsWith("octal"),
             qPrintable(reasons));
}

/// Winning moves that an argument counts are not told again.
void TestKeys::winningMovesOnce()
{
    const auto reasons = [](const char* notation, std::vector<std::string> right) {
        return wording::exerciseReasons(of(ExerciseKind::WinningMove, notation, std::move(right), {}), {});
    };
    const QStringList searched = reasons("grid:111/111", {"grid:011/011", "grid:101/101", "grid:110/110"});
    QCOMPARE(searched, QStringList({"The position is hot because these moves leave a cold one.",
                                    "a1-a2: leaves P.", "b1-b2: leaves P.", "c1-c2: leaves P."}));
    const QStringList formula = reasons("nim:7,6,4", {"nim:2,6,4", "nim:7,3,4", "nim:7,6,1"});
    QVERIFY(!formula.filter(QStringLiteral("Another one")).isEmpty());
}

/// An outcome of a partizan game speaks of both players moving first.
void TestKeys::bothPlayersMoveFirst()
{
    const auto reasons = [](const char* notation, const char* right) {
        return wording::exerciseReasons(of(ExerciseKind::Outcome, notation, {right}, {"P", "N", "L", "R"}),
                                        {})
            .join(QLatin1Char('\n'));
    };
    const QString cold = reasons("skip/misere/skips=1,1:1", "P");
    QVERIFY2(cold.contains(QStringLiteral("Left is to move and loses")) &&
                 cold.contains(QStringLiteral("Right is to move and loses")),
             qPrintable(cold));
    const QString left = reasons("skip/misere/skips=0,2:4,5", "L");
    QVERIFY2(left.contains(QStringLiteral("Left is to move and wins")) &&
                 left.contains(QStringLiteral("Right is to move and loses")),
             qPrintable(left));
    const QString value = reasons("skip/skips=0,1:4", "R");
    QCOMPARE(value.count(QStringLiteral("is to move")), 1);
}

/// A picture is reduced completely: each sum has its terms from somewhere.
void TestKeys::keysOfDrawnBoards()
{
    const auto key = [](const char* notation) {
        return wording::exerciseReasons(of(ExerciseKind::GrundyValue, notation, {"6"}, {}), {});
    };
    QCOMPARE(
        key("hackenbush:0-1g,0-2g,1-3g,1-4g,3-5g,2-6g"),
        QStringList({"Colon principle: the stalks on a joint count as one stalk there, as long as the "
                     "nim-sum of their lengths (joint 1: 2 ⊕ 1 = 3).",
                     "The green edges are stalks on the ground. Cutting an edge leaves a shorter one, so "
                     "they are Nim heaps: 4 ⊕ 2 = 6."}));
    const QStringList melted = key("hackenbush:0-1g,1-2g,2-3g,3-1g,0-4g,4-4g");
    QCOMPARE(
        melted.mid(0, 2),
        QStringList({"Fusion: the joints of a green cycle melt into one, and each edge between them "
                     "becomes a stalk of length 1 there. Here joints 2 and 3 melt into joint 1 (3 edges).",
                     "A loop counts as a stalk of length 1: 1 loop on joint 4."}));
    QVERIFY(melted[2].endsWith(QStringLiteral("(joint 1: 1 ⊕ 1 ⊕ 1 = 1).")));
    QVERIFY(melted[3].endsWith(QStringLiteral("2 ⊕ 2 = 0.")));
    const QString numbers =
        wording::exerciseReasons(of(ExerciseKind::Outcome, "hackenbush:0-1b,1-2r,0-3r,0-4b,4-5b,4-6r,5-7r",
                                    {"L"}, {"P", "N", "L", "R"}),
                                 {})
            .join(QLatin1Char('\n'));
    QVERIFY2(numbers.contains(QStringLiteral("named by their lowest edges: 0-1: 1 − 1/2 = 1/2; 0-3: -1.")),
             qPrintable(numbers));
    QVERIFY2(numbers.contains(
                 QStringLiteral("5-7: -1; 4-5 under -1: 1/2; 4-6: -1; 0-4 under 1/2 − 1 = -1/2: 3/4.")),
             qPrintable(numbers));
    const QString graph =
        wording::exerciseReasons(
            of(ExerciseKind::Outcome, "hackenbush:0-1b,1-2b,2-0b,0-3r", {"L"}, {"P", "N", "L", "R"}), {})
            .join(QLatin1Char('\n'));
    QVERIFY2(graph.contains(QStringLiteral("The part with 0-1 is worth 3.")), qPrintable(graph));
}

GRUNDY_TEST(TestKeys, tests::run<TestKeys>)
#include "tst_keys.moc"
