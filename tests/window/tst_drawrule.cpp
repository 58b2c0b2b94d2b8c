// SPDX-License-Identifier: GPL-3.0-or-later

// A game of one's own in the real window: drawn, played, explored, put on a worksheet; kept, saved and opened
// again.

#include "window/driver.h"
#include "window/filedialog.h"
#include "window/runtests.h"

#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>

using window::Driver;

namespace {

QObject& drawing(const Driver& driver)
{
    return *driver.item(QStringLiteral("drawPage"))->property("drawing").value<QObject*>();
}

QString drawn(const Driver& driver)
{
    return drawing(driver).property("notation").toString();
}

/// From the gallery, with Cram to start from.
void openDrawing(const Driver& driver)
{
    QVERIFY(driver.isOpen());
    QVERIFY(driver.click("button_draw"));
    QTRY_COMPARE(driver.page(), QStringLiteral("draw"));
    QTRY_VERIFY(driver.item("start_0") != nullptr);
    waitFor(driver);
    QVERIFY(driver.click("start_0"));
    waitFor(driver);
}

/// A corner of three instead of the two neighbours, called Elbows.
void drawElbows(const Driver& driver)
{
    openDrawing(driver);
    QVERIFY(driver.click("field_0_16"));
    QTRY_VERIFY(drawn(driver).startsWith("shapes/take=11.10t:"));
    QVERIFY(driver.click("drawName"));
    window::type(driver, QStringLiteral("Elbows"));
    QCOMPARE(drawing(driver).property("name").toString(), QStringLiteral("Elbows"));
    waitFor(driver);
}

} // namespace

class TestDrawRule : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }

    void drawnPlayedExploredAndPrinted()
    {
        Driver driver;
        drawElbows(driver);
        const QString notation = drawn(driver);
        QVERIFY(driver.click("try_cell_7"));
        QTRY_COMPARE(drawing(driver).property("cells").toString().count(u'0'), 3);
        QCOMPARE(drawn(driver), notation); // what was tried changes nothing
        QVERIFY(driver.click("button_drawPlay"));
        QTRY_COMPARE(driver.page(), QStringLiteral("game"));
        QCOMPARE(driver.mode(), QStringLiteral("play"));
        QCOMPARE(driver.notation(), notation);
        waitFor(driver);
        const auto corner = driver.game()->change(driver.game()->moves().moves.front()).removed;
        for (const games::PieceId stone : corner) { // until no other shape has them all
            if (driver.notation() == notation)
                driver.clickPlace(stone);
        }
        QTRY_VERIFY(driver.notation() != notation);
        window::returnToDrawing(driver);
        QCOMPARE(drawn(driver), notation);
        QVERIFY(driver.click("button_drawExplore"));
        QTRY_COMPARE(driver.mode(), QStringLiteral("explore"));
        QCOMPARE(driver.notation(), notation);
        waitFor(driver);
        window::returnToDrawing(driver);
        QVERIFY(driver.click("button_drawWorksheet"));
        QTRY_COMPARE(driver.page(), QStringLiteral("learn"));
        QTRY_VERIFY(driver.item("worksheetRules") != nullptr);
        QCOMPARE(driver.textOf("worksheetRules"), QStringLiteral("Take an L of three (turned as you like)."));
        auto* sheet = driver.item("page_worksheets")->property("sheet").value<QObject*>();
        QTRY_VERIFY(sheet->property("pages").toInt() > 0 && !sheet->property("busy").toBool());
        QString key; // whose answers take three stones round a corner
        const int last = sheet->property("pages").toInt() - 1;
        QMetaObject::invokeMethod(sheet, "pageText", Q_RETURN_ARG(QString, key), Q_ARG(int, last));
        static const QRegularExpression threeStones(QStringLiteral(R"([a-h]\d\+[a-h]\d\+[a-h]\d)"));
        QVERIFY2(threeStones.match(key).hasMatch(), qPrintable(key));
    }

    /// Who begins goes with the drawing: into play, and to a program that is started later.
    void rightBegins()
    {
        const auto begun = [](const Driver& driver, const char* button, const QString& mode) {
            QVERIFY(driver.click(button));
            QTRY_COMPARE(driver.page(), QStringLiteral("game"));
            QTRY_COMPARE(driver.mode(), mode);
            QCOMPARE(driver.session().property("toMove").toInt(), 1);
            waitFor(driver);
        };
        {
            Driver driver;
            openDrawing(driver);
            QVERIFY(driver.click("start_1"));
            QTRY_COMPARE(drawing(driver).property("mover").toInt(), 1);
            waitFor(driver);
            QVERIFY(driver.click("draw_mover_2"));
            QCOMPARE(drawing(driver).property("mover").toInt(), 2);
            waitFor(driver);
            begun(driver, "button_drawExplore", QStringLiteral("explore")); // the first game of the window
            window::returnToDrawing(driver);
            begun(driver, "button_drawExplore", QStringLiteral("explore")); // a line of it
        }
        Driver later;
        QVERIFY(later.isOpen());
        QVERIFY(later.click("button_draw"));
        QTRY_COMPARE(later.page(), QStringLiteral("draw"));
        waitFor(later);
        QCOMPARE(drawing(later).property("mover").toInt(), 2);
    }

    void keptAndReopened()
    {
        QString notation;
        {
            Driver driver;
            drawElbows(driver);
            notation = drawn(driver);
        }
        Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.visit("lab"));
        waitFor(driver);
        driver.setTab("rules");
        QTRY_VERIFY(driver.item("saved_0") != nullptr);
        waitFor(driver);
        QVERIFY(driver.click("saved_0"));
        QTRY_COMPARE(driver.page(), QStringLiteral("draw"));
        QCOMPARE(drawn(driver), notation);
        QCOMPARE(drawing(driver).property("name").toString(), QStringLiteral("Elbows"));
    }

    void savedAsAFileAndOpened()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("elbows.grundyrule");
        Driver driver;
        drawElbows(driver);
        const QString notation = drawn(driver);
        QVERIFY(driver.click("button_drawMore"));
        QTRY_VERIFY(driver.item("menu_drawSave") != nullptr);
        driver.waitUntilDrawn();
        QVERIFY(driver.click("menu_drawSave"));
        QTRY_COMPARE(window::typedFile(), QStringLiteral("Elbows.grundyrule"));
        window::enterFile(path);
        QTRY_VERIFY(QFile::exists(path));
        waitFor(driver);
        QVERIFY(driver.click("start_1"));
        QTRY_VERIFY(drawn(driver) != notation);
        waitFor(driver);
        QVERIFY(driver.click("button_drawMore"));
        QTRY_VERIFY(driver.item("menu_drawOpen") != nullptr);
        driver.waitUntilDrawn();
        QVERIFY(driver.click("menu_drawOpen"));
        QTRY_VERIFY(window::fileDialog() != nullptr);
        window::enterFile(path);
        QTRY_COMPARE(drawn(driver), notation);
        QCOMPARE(drawing(driver).property("name").toString(), QStringLiteral("Elbows"));
    }
};

GRUNDY_TEST(TestDrawRule, window::runTests<TestDrawRule>)
#include "tst_drawrule.moc"
