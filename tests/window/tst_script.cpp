// SPDX-License-Identifier: GPL-3.0-or-later

// A program that a script starts: the person's home is after it as it was before, whatever was shown, and
// what cannot be shown is one line and no picture.

#include "models/files/gamestore.h"
#include "models/places.h"
#include "models/words.h"
#include "support/folders.h"
#include "window/runtests.h"

#include <QProcess>
#include <QTemporaryDir>

#include <filesystem>

#include <sys/stat.h>

namespace {

const auto kept = QStringLiteral(GRUNDY_SOURCE_DIR "/tests/data/836960f/");
const auto dataFolder = QStringLiteral(".local/share/Grundy/grundy/");

void put(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
}

struct Ended {
    int exit = -1;
    QString told;
};

/// In a home; `$` is a home's data in the arguments.
Ended run(const QString& home, QStringList arguments)
{
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        environment.remove(name);
    environment.insert("HOME", home);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"),
                  arguments.replaceInStrings("$", home + '/' + dataFolder));
    if (!program.waitForFinished(tests::patienceMs) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

class TestScript : public QObject {
    Q_OBJECT

private slots:
    void aPictureTouchesNothing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        row("gallery", {});
        for (const QString& mode : models::wordsOf<models::Mode>())
            row(qPrintable(mode), {"nim:1,1", "--mode", mode});
        for (const QString& tab : models::wordsOf<models::LearnTab>())
            row(qPrintable(tab), {"--learn", tab});
        for (const QString& tab : models::wordsOf<models::LabTab>())
            row(qPrintable(tab), {"nim:1,2", "--lab", tab});
        row("a lesson of the course", {"--lesson", "takeaway-ten"});
        row("a lesson of one's own", {"--lesson", "own-lesson"});
        row("look", {"nim:1,2", "--theme", "light", "--size", "900x700", "--reverse"});
        row("two computers", {"$games/a.grundy"}); // they play meanwhile
        row("a game", {kept + "games/variations.grundy"});
        row("a lesson's file", {kept + "lessons/made-by-clicks.grundylesson"});
        row("a drawn game", {kept + "rules/named-with-sides.grundyrule"});
    }

    /// Every file and folder of the home is as it was, and none is new.
    void aPictureTouchesNothing()
    {
        QFETCH(const QStringList, arguments);
        const QTemporaryDir home;
        const QTemporaryDir out;
        const QString data = home.filePath(dataFolder);
        QVERIFY(tests::copyFolder(kept + "home/data", home.filePath(".local/share")));
        QVERIFY(tests::copyFolder(kept + "home/config", home.filePath(".config")));
        models::SavedGame game;
        game.tree.begin(std::get<games::GamePtr>(games::parse("takeaway:30")), 0);
        game.seats[0].human = game.seats[1].human = false;
        QVERIFY(!models::writeGame(data + "autosave.grundy", game)); // of an earlier version
        QVERIFY(!models::writeGame(data + "games/a.grundy", game));
        put(data + "games/b.grundy", "damaged");
        put(data + "practice.json", "damaged, too");
        const QStringList before = tests::allOf(home.path());
        const Ended ended = run(home.path(), arguments + QStringList{"--grab", out.filePath("a.png")});
        QCOMPARE(ended.told, QString());
        QCOMPARE(ended.exit, 0);
        QVERIFY(QFile::exists(out.filePath("a.png")));
        QCOMPARE(tests::allOf(home.path()).join('\n'), before.join('\n'));
    }

    /// Nothing is made where nothing is.
    void anEmptyHomeStaysEmpty()
    {
        const QTemporaryDir home;
        const Ended ended = run(home.path(), {"--learn", "worksheets", "--quit-after-first-frame"});
        QCOMPARE(ended.told, QString());
        QCOMPARE(ended.exit, 0);
        QCOMPARE(tests::allOf(home.path()), QStringList());
    }

    void noPictureOfAnError_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* file, const QByteArray& text, const char* problem) {
            QTest::newRow(name) << QString::fromLatin1(file) << text << QString::fromLatin1(problem);
        };
        const auto rule = [](const char* rest) {
            return QByteArray("{\"format\": \"grundy-rule\", \"version\": 1,\n\"name\": \"A\", ") + rest +
                   "}";
        };
        row("no JSON", "a.grundyrule", "{", "line 1, column 1: this is not JSON: ");
        row("another kind", "a.grundyrule", "{\"format\": \"other\"}", "This is not a drawn game of Grundy.");
        row("newer", "a.grundyrule", "{\"format\": \"grundy-rule\", \"version\": 2}",
            "by a newer version of Grundy");
        row("a key twice", "a.grundyrule", rule("\"name\": \"B\", \"position\": \"shapes/take=1:1\""),
            "line 2, column 14: \"name\" stands here a second time");
        row("an unknown key", "a.grundyrule", rule("\"position\": \"shapes/take=1:1\", \"a\": 1"),
            "line 2: \"a\" is not known here: expected ");
        row("no position", "a.grundyrule", rule("\"position\": \"shapes/take=1:x\""), "line 2, position: ");
        row("a position of another game", "a.grundyrule", rule("\"position\": \"nim:1,2\""),
            "This is not a drawn game of Grundy.");
        row("who begins", "a.grundyrule", rule("\"position\": \"shapes/take=1:1\", \"starter\": \"me\""),
            "line 2, starter: expected left or right, found 'me'");
        row("no game", "a.grundy", "{}", "This is not a game of Grundy.");
        row("no lesson", "a.grundylesson", "{}", "this is not a lesson");
        row("an untrue lesson", "a.grundylesson",
            R"({"format": "grundy-lesson", "version": 1, "id": "a", "title": "T", "about": "A", "minutes": 5,
                "steps": [{"kind": "text", "text": "[Look](nim:1,1?outcome=N)."}]})",
            "of nim:1,1 it says outcome=N, but it is outcome=P");
    }

    /// One line and 2, and no picture is taken.
    void noPictureOfAnError()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        QFETCH(const QString, problem);
        const QTemporaryDir home;
        const QTemporaryDir folder;
        put(folder.filePath(name), text);
        const Ended ended = run(home.path(), {folder.filePath(name), "--grab", folder.filePath("a.png")});
        QVERIFY2(ended.told.startsWith("grundy: ") && ended.told.contains(problem), qPrintable(ended.told));
        QCOMPARE(ended.told.count('\n'), 1);
        QCOMPARE(ended.exit, 2);
        QVERIFY(!QFile::exists(folder.filePath("a.png")));
    }

    /// What is no file is not waited for, and a name is not UTF-8: of each kind of file that is opened.
    void oddNames_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::newRow("a game") << "games/variations.grundy";
        QTest::newRow("a lesson") << "lessons/made-by-clicks.grundylesson";
        QTest::newRow("a drawn game") << "rules/right-begins.grundyrule";
    }

    void oddNames()
    {
        QFETCH(const QString, kept);
        const QTemporaryDir home;
        const QTemporaryDir folder;
        const QString ending = kept.section('.', -1);
        QVERIFY(QFile::copy(::kept + kept, folder.filePath("good." + ending)));
        // Beside it lies what its name would become.
        put(folder.filePath(QString(u'\uFFFD') + '.' + ending), "no file of ours");
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start("sh", {"-c", QString("mv good.%1 \"$(printf '\\377').%1\"; HOME=%2 exec '%3' \"$(printf "
                                         "'\\377').%1\" --grab a.png")
                                     .arg(ending, home.path(), QStringLiteral(GRUNDY_BIN_DIR "/grundy"))});
        QVERIFY(shell.waitForFinished(tests::patienceMs));
        QCOMPARE(QString::fromUtf8(shell.readAllStandardError()), QString());
        QCOMPARE(shell.exitCode(), 0);
        QVERIFY(QFile::exists(folder.filePath("a.png")));
        QVERIFY(std::filesystem::remove(folder.path().toStdString() + "/\xFF." +
                                        ending.toStdString())); // Qt cannot

        const QString pipe = folder.filePath("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& odd :
             {pipe, QStringLiteral("/dev/zero"), QStringLiteral("/dev/tty"), folder.path()}) {
            const QString link = folder.filePath("link." + ending);
            QFile::remove(link);
            QVERIFY(QFile::link(odd, link));
            const Ended ended = run(home.path(), {link, "--grab", folder.filePath("b.png")});
            QVERIFY2(ended.told.contains(odd == folder.path() ? "it is a folder"
                                                              : "it is not a file but a device or a pipe"),
                     qPrintable(ended.told));
            QCOMPARE(ended.exit, 2);
        }
    }

    /// A picture is written into the file that is named or into none.
    void aPictureOfThatNameOnly()
    {
        const QTemporaryDir folder;
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start("sh", {"-c", QString("exec '%1' nim:1,2 --grab \"$(printf '\\377').png\"")
                                     .arg(QStringLiteral(GRUNDY_BIN_DIR "/grundy"))});
        QVERIFY(shell.waitForFinished(tests::patienceMs));
        QVERIFY(shell.readAllStandardError().endsWith("cannot be written: its name is not UTF-8\n"));
        QCOMPARE(shell.exitCode(), 2);
        QCOMPARE(QDir(folder.path())
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot),
                 QStringList());
    }
};

GRUNDY_TEST(TestScript, window::runTests<TestScript>)

#include "tst_script.moc"
