// SPDX-License-Identifier: GPL-3.0-or-later

// Several boards on one table in the real window: what is said of them, cards that are dragged, games that
// are compared, values on a line of numbers.

#include "models/analysis/argument.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QClipboard>
#include <QGuiApplication>

using window::Driver;

namespace {

void chooseInMenu(const Driver& driver, const QString& entry)
{
    QVERIFY(driver.click("button_menu"));
    QTRY_VERIFY(driver.item(entry));
    QTest::qWait(200); // the menu has come
    QVERIFY(driver.click(entry));
}

void dragCard(const Driver& driver, int card, int over)
{
    const QQuickItem* grip = driver.item(QStringLiteral("boardGrip_%1").arg(card));
    const QQuickItem* target = driver.item(QStringLiteral("boardGrip_%1").arg(over));
    QVERIFY(grip != nullptr && target != nullptr);
    const QPoint from = grip->mapToScene(QPointF(20, grip->height() / 2)).toPoint();
    const QPoint to = target->mapToScene(QPointF(target->width() * (over > card ? 0.9 : 0.1), 20)).toPoint();
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 5; ++step)
        QTest::mouseMove(&driver.window(), from + (to - from) * step / 5, 20);
    QTRY_VERIFY(driver.item("dropPlace") != nullptr);
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, to);
    QTRY_VERIFY(driver.item("dropPlace") == nullptr);
}

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void impartialTablesAreHot()
    {
        Driver driver("nim:3,5 + hackenbush:0-1g,1-2g,1-3g,2-4g,2-5g + octal/code=0.77:7", "explore",
                      {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        QCOMPARE(driver.textOf("verdictTitle"), QString::fromUtf8("Hot — the next player wins"));
        QVERIFY(driver.textOf("verdictDetail").startsWith("Nim-sum 5: change board 1, Nim"));
        QVERIFY(driver.item("tableHint") != nullptr);
        QVERIFY(driver.item("ruleOfThumb") == nullptr);
    }

    /// Where very many moves win, one bracket stands for those of a heap, and all stay on their card.
    void bracketsStayOnTheirCard()
    {
        Driver driver("nim:100,200 + game:1", "explore", {1280, 800});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        const QQuickItem* card = driver.item("boardCard_0");
        QVERIFY(card != nullptr);
        const QObject* board = driver.session().property("board").value<QObject*>();
        const auto marks = board->property("marks").toList();
        QVERIFY2(!marks.isEmpty() && marks.size() <= 3, qPrintable(QString::number(marks.size())));
    }

    void cardsAreDragged()
    {
        Driver driver("nim:1 + nim:2 + nim:3", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        dragCard(driver, 0, 2);
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:2 + nim:3 + nim:1"));
        waitFor(driver);
        dragCard(driver, 2, 1);
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:2 + nim:1 + nim:3"));
        waitFor(driver);
        QVERIFY(driver.click("button_undo"));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:2 + nim:3 + nim:1"));
    }

    /// Best incentive first, each with its column; the rules of thumb below.
    void movesByIncentive()
    {
        Driver driver("game:{4|1} + game:{2|-2}", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        const auto incentive = [&driver](int row) { // as it stands in its column
            constexpr qsizetype column = 6;
            const QQuickItem* item = driver.item(QStringLiteral("move_%1").arg(row));
            return item == nullptr ? QString() : item->property("texts").toStringList().value(column);
        };
        QTRY_VERIFY(incentive(0).startsWith(QStringLiteral("{4")));
        QVERIFY(incentive(1).startsWith(QStringLiteral("{3")));
        QVERIFY(incentive(0).contains(QChar(0x25B2)) && !incentive(1).contains(QChar(0x25B2)));
        QVERIFY(driver.item("ruleOfThumb") != nullptr);
        QVERIFY2(driver.textOf("ruleOfThumb").contains("hottest board"),
                 qPrintable(driver.textOf("ruleOfThumb")));
    }

    void equalGames()
    {
        Driver driver("nim:3,5", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        QGuiApplication::clipboard()->setText(QStringLiteral("nim:6"));
        chooseInMenu(driver, "menu_compare");
        QTRY_VERIFY(driver.item("button_fromClipboard") != nullptr);
        QTest::qWait(200);
        QVERIFY(driver.click("button_fromClipboard"));
        QTRY_COMPARE(driver.item("addGameField")->property("text").toString(), QStringLiteral("nim:6"));
        QVERIFY(driver.click("button_addGame"));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:3,5 + nim:6"));
        waitFor(driver);
        QTRY_VERIFY(driver.textOf("comparisonTitle").contains('='));
        QVERIFY(driver.textOf("comparisonDetail").contains("equal"));
        QVERIFY(driver.item("comparisonMirror") == nullptr); // they are equal, and no mirror images
    }

    /// Where the boards are mirror images, a move that is selected shows its answer.
    void mirrorImages()
    {
        Driver driver("toads:TT.FF", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        chooseInMenu(driver, "menu_compare");
        QTRY_VERIFY(driver.item("addGameField") != nullptr);
        QTest::qWait(200);
        driver.item("addGameField")->setProperty("text", QStringLiteral("toads:TT.FF"));
        QVERIFY(driver.click("button_addGame"));
        QTRY_COMPARE(driver.notation(), QStringLiteral("toads:TT.FF + toads:TT.FF"));
        waitFor(driver);
        QTRY_VERIFY(driver.item("comparisonMirror") != nullptr);
        QTRY_VERIFY(driver.item("move_0") != nullptr);
        QMetaObject::invokeMethod(driver.session().property("moves").value<QObject*>(), "select",
                                  Q_ARG(int, 0));
        QTRY_VERIFY(driver.item("move_0")->property("refutation").toString().contains("mirror image"));
    }

    void confusedGames()
    {
        Driver driver("nim:3", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        QVERIFY(driver.session().metaObject()->indexOfMethod("compareWith(QString)") >= 0);
        QString problem;
        QMetaObject::invokeMethod(&driver.session(), "compareWith", Q_RETURN_ARG(QString, problem),
                                  Q_ARG(QString, QStringLiteral("nim:x")));
        QVERIFY(!problem.isEmpty());
        QMetaObject::invokeMethod(&driver.session(), "compareWith", Q_RETURN_ARG(QString, problem),
                                  Q_ARG(QString, QStringLiteral("hackenbush:0-1b")));
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:3 + hackenbush:0-1r"));
        waitFor(driver);
        QTRY_VERIFY(driver.textOf("comparisonTitle").contains('<'));
    }

    void lessonsAreOffered()
    {
        Driver driver("nim:1 + nim:2", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        chooseInMenu(driver, "menu_addGame");
        QTRY_VERIFY(driver.item("lessonPositions") != nullptr);
        QQuickItem* box = driver.item("lessonPositions");
        QTRY_VERIFY(box->property("count").toInt() > 20);
        QTest::qWait(200);
        QVERIFY(driver.click("lessonPositions"));
        driver.key(Qt::Key_Down);
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(!driver.item("addGameField")->property("text").toString().isEmpty());
        QVERIFY(driver.click("button_addGame"));
        QTRY_COMPARE(driver.notation().count('+'), 2);
    }

    void lineOfNumbers()
    {
        Driver driver("game:{4|1} + hackenbush:0-1b,1-2r + game:^", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        auto* explanation = driver.session().property("explanation").value<QObject*>();
        QVERIFY(explanation->setProperty("level", static_cast<int>(models::Argument::Values)));
        QTRY_VERIFY(driver.item("valueLine") != nullptr);
        QVERIFY(driver.item("valueMark_0") != nullptr && driver.item("valueMark_3") != nullptr);
        const double bar = driver.item("valueMark_0")->width();
        const double dot = driver.item("valueMark_1")->width();
        QVERIFY2(bar > 3 * dot, qPrintable(QStringLiteral("%1 and %2").arg(bar).arg(dot)));
    }
};

GRUNDY_TEST(TestTable, window::runTests<TestTable>)

#include "tst_table.moc"
