// SPDX-License-Identifier: GPL-3.0-or-later

// Print buttons: the dialog for printers, its pages, and a clear word where there is no printer.

#include "support/contents.h"
#include "window/presented.h"
#include "window/runtests.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinterInfo>
#include <QPushButton>
#include <QTemporaryDir>

using window::Driver;

namespace {

/// Null while none is shown.
QPrintDialog* printDialog()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QPrintDialog*>(widget); dialog && dialog->isVisible())
            return dialog;
    return nullptr;
}

/// Even where there is no printer the dialog is to come, which then prints into a file.
void letPrintToFile(const Driver& driver)
{
    for (QObject* chooser : driver.window().findChildren<QObject*>(QStringLiteral("printChooser")))
        chooser->setProperty("toFile", true);
}

/// Types the file's name and clicks Print.
void printTo(const QString& path)
{
    QTRY_VERIFY(printDialog() != nullptr);
    auto* file = printDialog()->findChild<QLineEdit*>(QStringLiteral("filename"));
    QVERIFY(file != nullptr);
    QTest::keyClick(file, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(file, path);
    QTest::mouseClick(printDialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    QTRY_VERIFY(printDialog() == nullptr);
}

} // namespace

class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void init() { window::beginTest(); }

    void button_data()
    {
        QTest::addColumn<QString>("tab");
        QTest::addColumn<QString>("button");
        QTest::newRow("a worksheet") << "worksheets"
                                     << "button_printWorksheet";
        QTest::newRow("a lesson plan") << "lessons"
                                       << "button_printPlan";
    }
    void button()
    {
        QFETCH(QString, tab);
        QFETCH(QString, button);
        const QTemporaryDir folder;
        const Driver driver;
        QVERIFY(driver.isOpen());
        driver.setPage(QStringLiteral("learn"));
        if (tab == "lessons")
            QMetaObject::invokeMethod(&driver.window(), "openLesson",
                                      Q_ARG(QString, QStringLiteral("takeaway-ten")));
        else
            driver.setTab(tab);
        QTRY_VERIFY(driver.item(button) != nullptr && driver.item(button)->isEnabled());
        letPrintToFile(driver);
        QVERIFY(driver.click(button));
        printTo(folder.filePath("printed.pdf"));
        QTRY_VERIFY(driver.item(button)->property("done").toBool());
        QVERIFY(tests::contents(folder.filePath("printed.pdf")).startsWith("%PDF-"));
        QVERIFY(QFileInfo(folder.filePath("printed.pdf")).size() > 10'000);
    }

    void position()
    {
        const QTemporaryDir folder;
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        letPrintToFile(driver);
        QTRY_VERIFY(driver.item("boardView") != nullptr);
        driver.key(Qt::Key_P, Qt::ControlModifier);
        printTo(folder.filePath("printed.pdf"));
        QTRY_COMPARE(driver.session().property("note").toString(), QStringLiteral("Sent to the printer."));
        QVERIFY(QFileInfo(folder.filePath("printed.pdf")).size() > 4'000);
    }

    void leftAgain()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        letPrintToFile(driver);
        QTRY_VERIFY(driver.item("boardView") != nullptr);
        driver.key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(printDialog() != nullptr);
        QTest::keyClick(printDialog(), Qt::Key_Escape);
        QTRY_VERIFY(printDialog() == nullptr);
        QCOMPARE(driver.session().property("note").toString(), QString());
        driver.window().requestActivate();
        QTRY_VERIFY(driver.window().isActive());
        driver.key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(printDialog() != nullptr);
    }

    void noPrinter()
    {
        if (!QPrinterInfo::availablePrinterNames().isEmpty())
            QSKIP("there is a printer here");
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.item("boardView") != nullptr);
        driver.key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(driver.textOf("printProblem").startsWith("No printer is set up on this computer."));
        QVERIFY(printDialog() == nullptr);
        QVERIFY(driver.item("button_printClose")->hasActiveFocus());
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.item("printProblem") == nullptr);
    }
};

GRUNDY_TEST(TestPrinting, window::runTests<TestPrinting>)
#include "tst_printing.moc"
