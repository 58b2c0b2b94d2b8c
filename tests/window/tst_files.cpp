// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games and lessons opened by the command line, by the dialog of Ctrl+O and dropped on the window.

#include "models/learn/lessons/lessonshow.h"
#include "models/session/session.h"
#include "window/driver.h"
#include "window/filedialog.h"
#include "window/runtests.h"

#include <QAccessible>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>
#include <QProcess>
#include <QQuickItem>

#include <algorithm>
#include <csignal>

#include <sys/stat.h>

using window::Driver;

namespace {

/// Drags a file into the middle of the window and lets it fall.
void drop(const Driver& driver, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint place(driver.window().width() / 2, driver.window().height() / 2);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&driver.window(), &enter);
    QDropEvent fall(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&driver.window(), &fall);
}

/// What the window can do: see Main.
void ask(const Driver& driver, const QString& what)
{
    QMetaObject::invokeMethod(&driver.window(), "ask",
                              Q_ARG(int, static_cast<int>(*models::fromWord<models::Command>(what))));
}

/// The process of the program with exactly these arguments; 0 for none.
qint64 processWith(const QStringList& arguments)
{
    for (const QString& process : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile line("/proc/" + process + "/cmdline");
        if (process.toLongLong() == 0 || !line.open(QIODevice::ReadOnly))
            continue;
        const QStringList found = QString::fromUtf8(line.readAll()).split(QChar(u'\0'));
        if (found.size() == arguments.size() + 2 && found.mid(1, arguments.size()) == arguments &&
            found.constFirst().endsWith("/grundy"))
            return process.toLongLong();
    }
    return 0;
}

bool hasLesson(const Driver& driver, const char* id)
{
    const QQuickItem* page = driver.item("learnPage");
    const auto* show = page == nullptr ? nullptr : page->property("lessonShow").value<models::LessonShow*>();
    return show != nullptr && show->lessonId() == QLatin1String(id);
}

} // namespace

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        models::Session session;
        QVERIFY(session.open("nim:7,11,5"));
        session.playMove(0);
        m_notation = session.notation();
        QVERIFY(session.save(QUrl::fromLocalFile(path("a game.grundy"))));
        QVERIFY(QFile::copy(path("a game.grundy"), path("no ending")));
        QVERIFY(QFile::copy(GRUNDY_SOURCE_DIR "/resources/lessons/010-takeaway-ten.json", path("one.json")));
        QVERIFY(
            QFile::copy(GRUNDY_SOURCE_DIR "/resources/lessons/020-p-and-n.json", path("two.grundylesson")));
        QVERIFY(QDir(m_odd.path()).mkdir("folder.grundy") && QDir(m_odd.path()).mkdir("folder.json"));
        for (const char* pipe : {"pipe.grundy", "pipe.json"})
            QCOMPARE(mkfifo(QFile::encodeName(odd(pipe)).constData(), 0600), 0);
        QFile broken(path("broken.grundy"));
        QVERIFY(broken.open(QFile::WriteOnly) && broken.write("no game") > 0);
    }

    void named_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("problem"); ///< empty: it is opened
        const auto row = [](const char* name, const QString& argument, const QString& problem) {
            QTest::newRow(name) << argument << problem;
        };
        row("a game", path("a game.grundy"), {});
        row("a game's url", QUrl::fromLocalFile(path("a game.grundy")).toString(QUrl::FullyEncoded), {});
        row("a game without an ending", path("no ending"), {});
        row("a lesson", path("two.grundylesson"), {});
        row("a lesson as JSON", path("one.json"), {});
        row("no game", path("broken.grundy"), path("broken.grundy") + ": This is not JSON:");
        row("a missing game", path("none.grundy"), path("none.grundy") + ": there is no such file");
        row("a missing lesson", path("none.grundylesson"), "there is no such file");
        row("a folder", m_folder.path(), m_folder.path() + ": The file cannot be read: it is a folder");
        row("a folder with the name of a game", odd("folder.grundy"), "cannot be read: it is a folder");
        row("a folder with the name of a lesson", odd("folder.json"), "cannot be read: it is a folder");
        row("a pipe", odd("pipe.grundy"), "cannot be read: it is not a file but a device or a pipe");
        row("a lesson's pipe", odd("pipe.json"), "cannot be read: it is not a file but a device or a pipe");
        row("a device", "/dev/zero", "cannot be read: it is not a file but a device or a pipe");
        row("no position", "nim:x", "nim:x: ");
    }

    /// The program itself, with a file as its argument.
    void named()
    {
        QFETCH(const QString, argument);
        QFETCH(const QString, problem);
        QProcess program;
        program.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"), {argument, "--quit-after-first-frame"});
        QVERIFY(program.waitForFinished(tests::patienceMs));
        const QString told = QString::fromUtf8(program.readAllStandardError());
        QCOMPARE(program.exitCode(), problem.isEmpty() ? 0 : 2);
        QVERIFY2(problem.isEmpty() ? !told.contains("grundy:") : told.contains(problem), qPrintable(told));
    }

    /// The letters come from a typeface that has them; that others lack them is nothing to be said.
    void lettersOfOtherScripts()
    {
        QFile file(odd("letters.json"));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(
            R"({"format": "grundy-lesson", "version": 1, "id": "b", "title": "নিম খেলা", "about": "हिन्दी",
                       "minutes": 5, "steps": [{"kind": "text", "title": "ไทย", "text": "নিম খেলা শুরু।"}]})");
        file.close();
        QProcess program;
        program.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"),
                      {file.fileName(), "--grab", odd("letters.png")});
        QVERIFY(program.waitForFinished(tests::patienceMs));
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(QString::fromUtf8(program.readAllStandardError()), QString());
    }

    /// Each file gets a window, which is a process of its own, with the same look.
    void severalOpenSeveralWindows()
    {
        QProcess program;
        program.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"),
                      {path("a game.grundy"), path("one.json"), "nim:1,2", "--theme", "dark"});
        for (const QString& further : {path("one.json"), QStringLiteral("nim:1,2")}) {
            qint64 window = 0;
            QTRY_VERIFY((window = processWith({"--theme", "dark", "--", further})) > 0);
            ::kill(static_cast<pid_t>(window), SIGKILL);
        }
        QCOMPARE(processWith({"--theme", "dark", "--", path("a game.grundy")}), 0);
        QCOMPARE(program.state(), QProcess::Running);
        program.kill();
        QVERIFY(program.waitForFinished(tests::patienceMs));
        QVERIFY(!program.readAllStandardError().contains("grundy:"));

        program.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"), {"nim:1", "nim:2", "--grab", odd("a.png")});
        QVERIFY(program.waitForFinished(tests::patienceMs));
        QCOMPARE(program.exitCode(), 2);
        QCOMPARE(program.readAllStandardError(), "grundy: --grab: expected one position, found 2\n");
    }

    /// libpng has a line of its own for it.
    void aPictureWithoutRoom()
    {
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"), {"-c", "ulimit -f 0; exec \"$0\" nim:1 --grab \"$1\"",
                                                GRUNDY_BIN_DIR "/grundy", path("a.png")});
        QVERIFY(shell.waitForFinished(tests::patienceMs));
        QCOMPARE(shell.exitCode(), 2);
        QCOMPARE(
            QString::fromUtf8(shell.readAllStandardError()),
            QStringLiteral("grundy: The file %1 cannot be written: File too large\n").arg(path("a.png")));
        QVERIFY(!QFile::exists(path("a.png")));
    }

    void toldInTheWindow_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no JSON") << "cut.json" << QByteArray("{\n\"format\" 1}")
                                 << "line 2, column 10: this is not JSON: expected ':' behind a key";
        QTest::newRow("an unknown kind")
            << "kind.json"
            << QByteArray("{\"format\": \"grundy-lesson\", \"version\": 1, \"id\": \"a\",\n\"title\": \"T\", "
                          "\"about\": \"A\", \"minutes\": 5,\n\"steps\": [{\"kind\": \"movie\"}]}")
            << "line 3, steps[0].kind: expected text, play, ";
        QTest::newRow("a key twice")
            << "twice.grundylesson"
            << QByteArray("{\"format\": \"grundy-lesson\", \"version\": 1,\n\"version\": 1}")
            << "line 2, column 1: \"version\" stands here a second time";
        QTest::newRow("no game") << "cut.grundy" << QByteArray("{") << "This is not JSON";
    }

    /// Who has clicked a file twice sees no stderr: the window opens, and says what is wrong and where.
    void toldInTheWindow()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const QString, problem);
        QFile file(odd(name.toUtf8().constData()));
        QVERIFY(file.open(QFile::WriteOnly) && file.write(content) > 0);
        file.close();
        QProcess program;
        program.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"), {file.fileName()});
        while (!program.canReadLine() && program.state() != QProcess::NotRunning) {
            program.setReadChannel(QProcess::StandardError);
            (void)program.waitForReadyRead(tests::patienceMs);
        }
        QVERIFY(program.readAllStandardError().contains(problem.toUtf8()));
        QVERIFY(!program.waitForFinished(300));
        program.kill();
        QVERIFY(program.waitForFinished(tests::patienceMs));

        const Driver driver;
        QVERIFY(driver.isOpen());
        drop(driver, file.fileName());
        const char* place = name.endsWith(".grundy") ? "fileError" : "lessonProblem";
        QTRY_VERIFY2(driver.textOf(place).contains(problem), qPrintable(driver.textOf(place)));
    }

    /// Where no file may grow, and where the home is none: the window opens all the same, silently.
    void opensWhereNothingCanBeKept_data()
    {
        QTest::addColumn<QString>("before");
        QTest::newRow("no file may grow") << "ulimit -f 0";
        QTest::newRow("the home is a file")
            << "export HOME='%1' XDG_DATA_HOME='%1/data' XDG_CONFIG_HOME='%1/config'";
    }

    void opensWhereNothingCanBeKept()
    {
        QFETCH(const QString, before);
        QProcess program;
        program.start("sh", {"-c", QString(before).replace("%1", path("a game.grundy")) +
                                       "; exec " GRUNDY_BIN_DIR "/grundy nim:1,2 --quit-after-first-frame"});
        QVERIFY(program.waitForFinished(tests::patienceMs));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        const QByteArray told = program.readAllStandardError();
        QVERIFY2(!told.contains("grundy"), told.constData());
        QCOMPARE(program.exitCode(), 0);
    }

    /// A folder that is typed is gone into, by its path or by its name.
    void chosenFolder()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        driver.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(window::fileDialog() != nullptr);
        window::enterFile(m_odd.path());
        QTRY_COMPARE(window::fileDialog()->directory().path(), m_odd.path());
        QTRY_VERIFY(window::fileDialog()->findChild<QLineEdit*>()->hasSelectedText());
        window::enterFile("folder.grundy");
        QTRY_COMPARE(window::fileDialog()->directory().path(), odd("folder.grundy"));
        QCOMPARE(driver.item("fileError"), nullptr);
        window::enterFile(odd("pipe.grundy"));
        QTRY_COMPARE(driver.textOf("fileError"),
                     QStringLiteral("The file cannot be read: it is not a file but a device or a pipe"));
        QCOMPARE(window::fileDialog(), nullptr);
    }

    /// Esc and Cancel do nothing; one dialog is enough.
    void leftAlone()
    {
        const Driver driver("nim:1,2");
        QVERIFY(driver.isOpen());
        for (const char* what : {"open", "save", "export"}) {
            ask(driver, what);
            QTRY_VERIFY(window::fileDialog() != nullptr);
            ask(driver, "open");
            QTest::keyClick(window::fileDialog(), Qt::Key_Escape);
            QTRY_COMPARE(window::fileDialog(), nullptr);
        }
        QCOMPARE(driver.item("fileError"), nullptr);
        QCOMPARE(driver.notation(), QStringLiteral("nim:1,2"));
    }

    /// A missing file and a missing folder, then another choice, in the same folder.
    void chosenInVain()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        driver.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(window::fileDialog() != nullptr);
        window::enterFile("/no/such/folder/nim.grundy");
        QTRY_COMPARE(driver.textOf("fileError"),
                     QStringLiteral("The file cannot be read: No such file or directory"));
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(driver.item("fileError"), nullptr);
        ask(driver, "open");
        QTRY_VERIFY(window::fileDialog() != nullptr);
        window::enterFile(path("none"));
        QTRY_COMPARE(driver.textOf("filePath"), path("none.grundy"));
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(window::fileDialog() != nullptr);
        QCOMPARE(window::fileDialog()->directory().path(), m_folder.path());
        window::enterFile("a game");
        QTRY_COMPARE(driver.notation(), m_notation);
    }

    void saved_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("proposed");
        QTest::addColumn<QStringList>("kinds");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("written");
        const QStringList pictures{"SVG files (*.svg)", "PNG files (*.png)", "PDF files (*.pdf)",
                                   "DOT files (*.dot)"};
        const QStringList games{"Grundy files (*.grundy)"};
        QTest::newRow("a game") << "nim:7,11,5"
                                << "save"
                                << "Save the game"
                                << "nim-7-11-5.grundy" << games << "mine.grundy"
                                << "mine.grundy";
        QTest::newRow("a game without its ending") << "nim:7,11,5"
                                                   << "save"
                                                   << "Save the game"
                                                   << "nim-7-11-5.grundy" << games << "no. 2"
                                                   << "no. 2.grundy";
        QTest::newRow("any board") << "nim:3"
                                   << "export"
                                   << "Export a picture"
                                   << "nim-3.png" << QStringList{pictures[1], pictures[0], pictures[2]}
                                   << "three"
                                   << "three.png";
        QTest::newRow("any board in another kind")
            << "nim:3"
            << "export"
            << "Export a picture"
            << "nim-3.png" << QStringList{pictures[1], pictures[0], pictures[2]} << "three.svg"
            << "three.svg";
        QTest::newRow("a drawn board") << "hackenbush:0-1g,1-2b"
                                       << "export"
                                       << "Export a picture"
                                       << "hackenbush-0-1g-1-2b.svg" << pictures << "drawn"
                                       << "drawn.svg";
        QTest::newRow("a drawn board in another kind")
            << "hackenbush:0-1g,1-2b"
            << "export"
            << "Export a picture"
            << "hackenbush-0-1g-1-2b.svg" << pictures << "drawn.PDF"
            << "drawn.PDF";
    }

    /// By keys alone. A file that is there is replaced after a question only.
    void saved()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, what);
        QFETCH(const QString, title);
        QFETCH(const QString, proposed);
        QFETCH(const QStringList, kinds);
        QFETCH(const QString, typed);
        QFETCH(const QString, written);
        const QTemporaryDir folder;
        const Driver driver(position);
        QVERIFY(driver.isOpen());
        ask(driver, what);
        QTRY_VERIFY(window::fileDialog() != nullptr);
        QCOMPARE(window::fileDialog()->windowTitle(), title);
        QCOMPARE(window::fileDialog()->nameFilters(), kinds);
        QCOMPARE(window::typedFile(), proposed);
        window::enterFile("/no/such/folder/" + typed);
        QTRY_VERIFY(driver.textOf("fileError").contains("/no/such/folder/" + written + " cannot be written"));
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(driver.item("fileError"), nullptr);

        ask(driver, what);
        QTRY_VERIFY(window::fileDialog() != nullptr);
        window::enterFile(folder.path());
        QTRY_COMPARE(window::fileDialog()->directory().path(), folder.path());
        window::enterFile(typed);
        const QString path = folder.filePath(written);
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(driver.textOf("statusText").contains("Saved as " + written));
        QCOMPARE(driver.item("fileError"), nullptr);

        QFile before(path);
        QVERIFY(before.open(QFile::WriteOnly | QFile::Truncate));
        before.close();
        ask(driver, what);
        QTRY_VERIFY(window::fileDialog() != nullptr);
        QCOMPARE(window::fileDialog()->directory().path(), folder.path());
        window::enterFile(typed);
        QTRY_COMPARE(driver.textOf("fileError"), "“" + written + "” already exists. Replace it?");
        driver.key(Qt::Key_Return); // the safe answer
        QTRY_COMPARE(window::typedFile(), written);
        QCOMPARE(QFileInfo(path).size(), 0);
        window::enterFile(typed);
        QTRY_VERIFY(driver.click("button_fileReplace"));
        QTRY_VERIFY(QFileInfo(path).size() > 0);
        QTRY_COMPARE(driver.item("fileError"), nullptr);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{written});
    }

    /// Another kind of the list is the ending of what is typed without one.
    void savedInTheKindOfTheList()
    {
        const QTemporaryDir folder;
        const Driver driver("hackenbush:0-1g,1-2b");
        QVERIFY(driver.isOpen());
        ask(driver, "export");
        QTRY_VERIFY(window::fileDialog() != nullptr);
        window::fileDialog()->selectNameFilter("DOT files (*.dot)");
        window::enterFile(folder.filePath("drawn"));
        QTRY_VERIFY(QFile::exists(folder.filePath("drawn.dot")));
    }

    void exportedFromElsewhere_data()
    {
        QTest::addColumn<bool>("presented");
        QTest::newRow("another page") << false;
        QTest::newRow("a presentation") << true;
    }

    /// While its file is chosen, the board goes out of the window.
    void exportedFromElsewhere()
    {
        QFETCH(const bool, presented);
        const QTemporaryDir folder;
        const Driver driver("nim:3");
        QVERIFY(driver.isOpen());
        ask(driver, "export");
        QTRY_VERIFY(window::fileDialog() != nullptr);
        if (presented)
            driver.setMode("present");
        else
            driver.window().setProperty("page", static_cast<int>(models::MainPage::Gallery));
        QTRY_COMPARE(driver.item("gamePage"), nullptr);
        window::enterFile(folder.filePath("three"));
        QTRY_VERIFY(QFileInfo(folder.filePath("three.png")).size() > 1000);
        QTRY_COMPARE(driver.session().property("note").toString(), QStringLiteral("Saved as three.png"));
    }

    /// A page of the Lab and a worksheet.
    void savedElsewhere_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("tab");
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("proposed");
        QTest::newRow("a table") << "lab"
                                 << "table"
                                 << "button_labExport"
                                 << "nim-2-3-table.csv";
        QTest::newRow("a picture of a graph") << "lab"
                                              << "graph"
                                              << "button_labExport"
                                              << "nim-2-3-graph.svg";
        QTest::newRow("a worksheet") << "learn"
                                     << "worksheets"
                                     << "button_saveWorksheet"
                                     << "nim-winning-move-1.pdf";
        QTest::newRow("what pupils did") << "learn"
                                         << "pupils"
                                         << "button_pupilsCsv"
                                         << "pupils.csv";
    }

    void savedElsewhere()
    {
        QFETCH(const QString, page);
        QFETCH(const QString, tab);
        QFETCH(const QString, button);
        QFETCH(const QString, proposed);
        const QTemporaryDir folder;
        const app::MainWindow opened({{"startPosition", "nim:2,3"},
                                      {page == "lab" ? "startLab" : "startLearn", Driver::tabNumber(tab)},
                                      {"width", 1280},
                                      {"height", 860}});
        QQuickWindow& window = *opened.window();
        QVERIFY(QTest::qWaitForWindowExposed(&window, tests::patienceMs));
        const auto shownButton = [&] {
            const auto found = window.findChildren<QQuickItem*>(button);
            const auto shown = std::ranges::find_if(
                found, [](const QQuickItem* item) { return item->isVisible() && item->isEnabled(); });
            return shown == found.end() ? nullptr : *shown;
        };
        QTRY_VERIFY(shownButton() != nullptr && window.property("settled").toBool());
        QTest::mouseClick(&window, Qt::LeftButton, {}, Driver::centre(*shownButton()));
        QTRY_VERIFY(window::fileDialog() != nullptr);
        QCOMPARE(window::typedFile().section('-', 0, -2), proposed.section('-', 0, -2));
        QCOMPARE(QFileInfo(window::typedFile()).suffix(), QFileInfo(proposed).suffix());
        window::enterFile(folder.filePath("mine"));
        const QString written = folder.filePath("mine." + QFileInfo(proposed).suffix());
        QTRY_VERIFY(QFileInfo(written).size() > 0);
        QTRY_VERIFY(window.property("settled").toBool());
    }

    /// It is read in the colours and the size of the window's letters.
    void looksLikeTheWindow()
    {
        const Driver driver("nim:1,2");
        QVERIFY(driver.isOpen());
        driver.window().setProperty("font", QFont("Inter", 30));
        ask(driver, "save");
        QTRY_VERIFY(window::fileDialog() != nullptr);
        QCOMPARE(window::fileDialog()->palette().color(QPalette::Window), QColor("#FFFDF9"));
        QCOMPARE(window::fileDialog()->palette().color(QPalette::Highlight), QColor("#3B4CCA"));
        QCOMPARE(window::fileDialog()->findChild<QLineEdit*>()->font().pointSize(), 30);
        QVERIFY(driver.window().isVisible());
    }

    /// A folder and a pipe are told as what they are.
    void savedInVain()
    {
        const Driver driver("nim:1,2");
        QVERIFY(driver.isOpen());
        auto& session = *qobject_cast<models::Session*>(&driver.session());
        QVERIFY(!session.save(QUrl::fromLocalFile(odd("folder.grundy"))));
        QCOMPARE(session.message(),
                 "The file " + odd("folder.grundy") + " cannot be written: it is a folder");
        QVERIFY(!session.save(QUrl::fromLocalFile(odd("pipe.grundy"))));
        QCOMPARE(session.message(), "The file " + odd("pipe.grundy") +
                                        " cannot be written: it is not a file but a device or a pipe");
        QVERIFY(!session.load(QUrl::fromLocalFile(odd("pipe.grundy"))));
        QCOMPARE(driver.notation(), QStringLiteral("nim:1,2"));
    }

    void opensWithAGame()
    {
        const app::MainWindow opened({{"startGame", QUrl::fromLocalFile(path("a game.grundy"))}});
        QVERIFY(opened.window());
        const QObject& window = *opened.window();
        QCOMPARE(window.property("page").value<models::MainPage>(), models::MainPage::Game);
        const auto* session = window.property("session").value<models::Session*>();
        QCOMPARE(session->notation(), m_notation);
        QVERIFY(session->canUndo());
    }

    void dropped()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        drop(driver, path("a game.grundy"));
        QTRY_COMPARE(driver.notation(), m_notation);
        QCOMPARE(driver.page(), QStringLiteral("game"));
        drop(driver, path("two.grundylesson"));
        QTRY_VERIFY(hasLesson(driver, "p-and-n"));
        drop(driver, path("one.json"));
        QTRY_VERIFY(hasLesson(driver, "takeaway-ten"));
    }

    /// What cannot be opened is told, and another file is looked for in its folder; nothing else changes.
    void droppedInVain()
    {
        const Driver driver("nim:1,2");
        QVERIFY(driver.isOpen());
        drop(driver, path("broken.grundy"));
        QTRY_VERIFY(driver.textOf("fileError").startsWith("This is not JSON:"));
        QCOMPARE(driver.textOf("filePath"), path("broken.grundy"));
        QCOMPARE(driver.notation(), QStringLiteral("nim:1,2"));
        QVERIFY(driver.click("button_fileAnother"));
        QTRY_COMPARE(window::typedFile(), QStringLiteral("broken.grundy"));
        QCOMPARE(window::fileDialog()->directory().path(), m_folder.path());
        QTest::keyClick(window::fileDialog(), Qt::Key_Escape);
        QTRY_COMPARE(window::fileDialog(), nullptr);
        QTRY_VERIFY(driver.item("fileError") == nullptr);
    }

    void nothingIsDroppedOnAClass()
    {
        const Driver driver("nim:1,2", "present");
        QVERIFY(driver.isOpen());
        drop(driver, path("a game.grundy"));
        QTest::qWait(50);
        QCOMPARE(driver.notation(), QStringLiteral("nim:1,2"));
    }

    void chosen_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("lesson"); ///< empty: the game
        QTest::newRow("game") << "a game.grundy" << QByteArray();
        QTest::newRow("game without its ending") << "a game" << QByteArray();
        QTest::newRow("lesson") << "one.json" << QByteArray("takeaway-ten");
        QTest::newRow("lesson without its ending") << "two" << QByteArray("p-and-n");
    }

    /// Ctrl+O in the folder of before, a name.
    void chosen()
    {
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, lesson);
        const Driver driver;
        QVERIFY(driver.isOpen());
        drop(driver, path("broken.grundy")); // leads to the folder
        QTRY_VERIFY(driver.item("fileError") != nullptr);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item("fileError") == nullptr);
        driver.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(window::fileDialog() != nullptr);
        const auto* list = window::fileDialog()->findChild<QTreeView*>();
        QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 4); // the one without an ending is not shown
        window::enterFile(typed);
        if (lesson.isEmpty())
            QTRY_COMPARE(driver.notation(), m_notation);
        else
            QTRY_VERIFY(hasLesson(driver, lesson));
        QTRY_COMPARE(window::fileDialog(), nullptr);
        QCOMPARE(driver.item("fileError"), nullptr);
    }

    /// The whole way by keys, and every place on it has a name.
    void keysGoRound()
    {
        const Driver driver("nim:1,2");
        QVERIFY(driver.isOpen());
        ask(driver, "save");
        QTRY_VERIFY(window::fileDialog() != nullptr);
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        QSet<QWidget*> seen;
        while (!seen.contains(QApplication::focusWidget())) {
            QWidget* place = QApplication::focusWidget();
            seen.insert(place);
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(place);
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(place->objectName()));
            QTest::keyClick(place, Qt::Key_Tab);
        }
        QVERIFY2(seen.size() >= 8, qPrintable(QString::number(seen.size())));
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    [[nodiscard]] QString odd(const char* name) const { return m_odd.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
    QTemporaryDir m_odd; ///< folders and pipes with the names of files
    QString m_notation;
};

GRUNDY_TEST(TestFiles, window::runTests<TestFiles>)

#include "tst_files.moc"
