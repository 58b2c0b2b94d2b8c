// SPDX-License-Identifier: GPL-3.0-or-later

// What a screen reader finds: each thing once.

#include "window/driver.h"
#include "window/runtests.h"
#include "window/spokentree.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>
#include <memory>

using window::Driver;
using window::nameOf;
using window::spokenIn;
using window::waitFor;

class TestAccessible : public QObject {
    Q_OBJECT

private slots:
    void aSquareIsToldOnce_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("pieces");
        QTest::newRow("a queen") << "wythoff:3,5" << 1;
        QTest::newRow("counters") << "plane:2x5,1x3" << 2;
    }

    /// With the keyboard on a plane: the square that it is on, and each other piece.
    void aSquareIsToldOnce()
    {
        QFETCH(QString, position);
        QFETCH(int, pieces);
        const Driver driver(position, "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const auto buttons = [&driver] {
            QStringList names;
            for (const auto* node : spokenIn(*driver.item("boardView"), QAccessible::Button))
                if (nameOf(*node).contains("column"))
                    names.append(nameOf(*node));
            return names;
        };
        driver.item("planeInput")->forceActiveFocus();
        QCOMPARE(buttons().size(), pieces);
        QCOMPARE(buttons().removeDuplicates(), 0);
        driver.key(Qt::Key_Right); // to a square beside the first one
        QCOMPARE(buttons().size(), pieces + 1);
        QCOMPARE(buttons().removeDuplicates(), 0);
    }

    void theRowWithTheKeyboardIsRead_data()
    {
        QTest::addColumn<QString>("place"); // "", or a page of the Lab or of Learn
        QTest::addColumn<QString>("table"); // a switch shows it
        QTest::addColumn<QString>("list");
        QTest::addColumn<int>("role");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* place, const char* table, const char* list, QAccessible::Role role,
                            const char* name) {
            QTest::newRow(list) << place << table << list << static_cast<int>(role) << name;
        };
        row("", "", "movesList", QAccessible::Row,
            "^take 1 from heap 2, leaves P, value 0, moves left: 4, wins$");
        row("lab graph", "switch_asTable", "graphTable", QAccessible::Cell, "^2,2,.*P.*0");
        row("lab matrix", "switch_movesAsTable", "matrixTable", QAccessible::Row, "^2,3 → .*, [PN], take ");
        row("lab statistics", "switch_chartTable", "numbersList", QAccessible::Row, ": .*, .*: ");
        row("lab sequences", "", "sequenceGrid", QAccessible::Cell, "^heap \\d+: value \\d+");
        row("lab table", "", "heatTable", QAccessible::Cell, "\\d");
        row("lab theory", "", "checksList", QAccessible::ListItem,
            "^Takeaway: The values .*\\. not checked$");
        row("learn practice", "", "practiceKinds", QAccessible::ListItem, "\\w");
        row("learn mark", "", "markTasks", QAccessible::ListItem, "\\w");
    }

    /// In every table and list the row that the arrow keys come to has the focus and reads whole.
    void theRowWithTheKeyboardIsRead()
    {
        QFETCH(QString, place);
        QFETCH(QString, table);
        QFETCH(QString, list);
        QFETCH(int, role);
        QFETCH(QString, name);
        const Driver driver("nim:2,3", "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const QString page = place.section(' ', 0, 0);
        if (!page.isEmpty())
            QVERIFY(driver.visit(page));
        if (!place.section(' ', 1).isEmpty())
            driver.setTab(place.section(' ', 1));
        waitFor(driver);
        if (!table.isEmpty()) {
            QTRY_VERIFY(driver.item(table) != nullptr);
            QVERIFY(driver.click(table));
        }
        QTRY_VERIFY(driver.item(list) != nullptr);
        waitFor(driver);
        driver.item(list)->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Down);
        driver.waitUntilDrawn();
        const auto* told = window::spokenFocus(driver.window());
        QVERIFY2(told != nullptr, driver.window().activeFocusItem()->metaObject()->className());
        QVERIFY2(QRegularExpression(name).match(nameOf(*told)).hasMatch(), qPrintable(nameOf(*told)));
        QCOMPARE(static_cast<int>(told->role()), role);
        QVERIFY(told->state().focusable && told->state().focused);
    }

    /// Of Qt 6.4 a button or a label has one role whatever is said.
    void thingsAreWhatTheyAre()
    {
        const Driver driver("nim:2,3", "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const auto roleOf = [&driver](const char* name) {
            const auto* told = QAccessible::queryAccessibleInterface(driver.item(name));
            return told == nullptr ? QAccessible::NoRole : told->role();
        };
        QCOMPARE(roleOf("tab_explore"), QAccessible::PageTab);
        const auto named = [&driver](const char* name, QAccessible::Role role) {
            const auto found = spokenIn(*driver.window().contentItem(), role);
            return std::ranges::count(found, QString(name), [](auto* node) { return nameOf(*node); });
        };
        QCOMPARE(named("Moves", QAccessible::Heading), 1);
        QCOMPARE(named("Value", QAccessible::Heading), 1);
        QCOMPARE(named("Games", QAccessible::StaticText), 0); // what a button says, it says itself
        auto* spin = QAccessible::queryAccessibleInterface(driver.item("spin_checkSize"));
        QCOMPARE(spin->role(), QAccessible::SpinBox);
        QVERIFY(spin->valueInterface() != nullptr);
        QVERIFY(spin->valueInterface()->maximumValue().toInt() >
                spin->valueInterface()->minimumValue().toInt());
        QVERIFY(spin->text(QAccessible::Description).startsWith("from "));
        QVERIFY(driver.visit("games"));
        QTRY_VERIFY(driver.item("galleryPage") != nullptr);
        QCOMPARE(named("Heaps and lines", QAccessible::Heading), 1);
        for (const auto role : {QAccessible::Graphic, QAccessible::Client, QAccessible::NoRole}) // miniatures
            QCOMPARE(spokenIn(*driver.item("galleryPage"), role).size(), 0U);
    }

    /// A chip of the own rules is a check box, an answer of a lesson one choice of a few.
    void choicesAreChoices()
    {
        const Driver driver("nim:2,3", "explore");
        QVERIFY(driver.isOpen());
        QVERIFY(driver.visit("lab"));
        driver.setTab("rules");
        waitFor(driver);
        const auto chips = spokenIn(*driver.item("labPage"), QAccessible::CheckBox);
        QVERIFY(std::ranges::count_if(chips, [](const auto* chip) { return chip->state().checked; }) > 0);
        QMetaObject::invokeMethod(&driver.window(), "openLesson", Q_ARG(QString, "takeaway-ten"));
        QTRY_VERIFY(driver.item("lessonPage") != nullptr);
        for (int step = 0; step < 20 && driver.item("choice_0") == nullptr; ++step) {
            driver.key(Qt::Key_Space);
            waitFor(driver);
        }
        auto answers = spokenIn(*driver.item("lessonPage"), QAccessible::RadioButton);
        QVERIFY(answers.size() > 1);
        QVERIFY(!answers.front()->state().checked);
        answers.front()->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        waitFor(driver);
        QVERIFY(spokenIn(*driver.item("lessonPage"), QAccessible::RadioButton).front()->state().checked);
    }

    void controlsAndRowsAreReadOnce_data()
    {
        QTest::addColumn<QString>("place");
        for (const char* place : {"game", "games", "settings", "learn lessons", "learn practice",
                                  "learn mark", "learn worksheets", "lab graph", "lab matrix",
                                  "lab statistics", "lab table", "lab sequences", "lab rules", "lab theory"})
            QTest::newRow(place) << place;
    }

    /// What stands on a button, a switch or in a row is part of its name, and no text beside it.
    void controlsAndRowsAreReadOnce()
    {
        QFETCH(QString, place);
        const Driver driver("nim:2,3", "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const QString page = place.section(' ', 0, 0);
        if (page != "game")
            QVERIFY(driver.visit(page));
        if (!place.section(' ', 1).isEmpty())
            driver.setTab(place.section(' ', 1));
        waitFor(driver);
        QStringList twice;
        for (const auto role :
             {QAccessible::Button, QAccessible::CheckBox, QAccessible::RadioButton, QAccessible::PageTab,
              QAccessible::ListItem, QAccessible::Row, QAccessible::ComboBox, QAccessible::SpinBox}) {
            for (auto* control : spokenIn(*driver.window().contentItem(), role)) {
                auto* item = qobject_cast<QQuickItem*>(control->object());
                for (const auto* text : spokenIn(*item, QAccessible::StaticText))
                    if (nameOf(*control).contains(nameOf(*text)))
                        twice.append(nameOf(*control) + ": " + nameOf(*text));
            }
        }
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(QLatin1String(" | "))));
    }

    /// What is greyed does nothing, whatever a screen reader asks of it.
    void whatIsGreyedRests()
    {
        const Driver driver("nim:2,3", "explore");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        driver.item("gamePage")->setEnabled(false);
        QStringList obeyed;
        const QString before = driver.notation();
        for (auto* node : spokenIn(driver.window())) {
            auto* item = qobject_cast<QQuickItem*>(node->object());
            auto* actions = node->actionInterface();
            if (item == nullptr || actions == nullptr || item->isEnabled())
                continue;
            const QVariant value = item->property("value");
            const QVariant checked = item->property("checked");
            std::unique_ptr<QSignalSpy> clicks;
            if (item->metaObject()->indexOfSignal("clicked()") >= 0)
                clicks = std::make_unique<QSignalSpy>(item, SIGNAL(clicked()));
            for (const QString& action :
                 {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction(),
                  QAccessibleActionInterface::increaseAction(), QAccessibleActionInterface::decreaseAction()})
                actions->doAction(action);
            if ((clicks && clicks->count() > 0) || item->property("value") != value ||
                item->property("checked") != checked)
                obeyed.append(item->objectName());
        }
        QCOMPARE(obeyed, QStringList());
        QCOMPARE(driver.notation(), before);
        QCOMPARE(driver.session().property("moves").value<QObject*>()->property("selectedRow").toInt(), -1);
    }

    /// A lesson is read from its text on, and its keys work from there.
    void aLessonOpensOnItsText()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLesson", Q_ARG(QString, "binary-and-nim-sums"));
        QTRY_VERIFY(driver.item("lessonPage") != nullptr);
        waitFor(driver);
        const auto* told = window::spokenFocus(driver.window());
        QVERIFY2(told != nullptr, driver.window().activeFocusItem()->metaObject()->className());
        QCOMPARE(told->role(), QAccessible::Paragraph);
        QVERIFY(told->state().focused && nameOf(*told).size() > 40);
        const QString first = nameOf(*told);
        driver.key(Qt::Key_Space);
        waitFor(driver);
        told = window::spokenFocus(driver.window());
        QVERIFY(told != nullptr && told->role() == QAccessible::Paragraph && nameOf(*told) != first);
    }
};

GRUNDY_TEST(TestAccessible, window::runTests<TestAccessible>)

#include "tst_accessible.moc"
