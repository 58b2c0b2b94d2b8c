// SPDX-License-Identifier: GPL-3.0-or-later

// What the program keeps of a person while two windows have it open, for each kind of file: what one does is
// not forgotten by the other, what one removed does not come back, what cannot be read is kept, only the
// person can read it, and a program that is killed leaves it whole.

#include "models/environment.h"
#include "models/learn/exercises/practice.h"
#include "models/learn/lessons/lessonprogress.h"
#include "models/learn/marking/markingchoice.h"
#include "models/learn/marking/markingstore.h"
#include "models/learn/pupils/pupils.h"
#include "models/rules/ownruleslist.h"
#include "models/session/levels.h"
#include "models/settings.h"
#include "support/contents.h"
#include "support/patience.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QThreadPool>

#include <cstdio>
#include <functional>
#include <memory>

#include <unistd.h>

using namespace models;

namespace {

/// A file, and what a window does with it: the first says what was done, as one text for each thing.
struct Kind {
    const char* name;
    QString path;
    std::function<void(int thing)> keep; ///< one window more, which keeps one of three things
    std::function<QStringList()> kept;   ///< what a window finds
    std::function<QString()> problem;    ///< what a window that keeps one thing says
};

QStringList lessonsKept()
{
    QStringList lessons = LessonProgress().states().keys();
    lessons.sort();
    return lessons;
}

void putText(const QString& path, const QByteArray& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// Whatever stage the newest is in: Kept reads them as the program does. The last one once it is on the disk.
bool isHome(const QString& path)
{
    QThreadPool::globalInstance()->waitForDone(); // who brings it there looks once more for what was written
    const QFileInfo info(path);
    const QString stem = info.path() + u'/' + info.completeBaseName();
    return QFile::exists(path) && !QFile::exists(stem + ".unflushed") && !QFile::exists(stem + ".flushing");
}

QStringList damagedFiles(const QString& path)
{
    const QFileInfo info(path);
    return info.dir().entryList({info.completeBaseName() + "-damaged-*"}, QDir::Files);
}

LessonState seen(const QSet<int>& steps)
{
    LessonState state;
    state.visited = steps;
    return state;
}

} // namespace

class TestTwoWindows : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        QThreadPool::globalInstance()->waitForDone(); // what goes to the disk is there
        QDir(ownPath({})).removeRecursively();
        QSettings().clear();
        QSettings().sync();
    }

    // ---- lessons

    void progress()
    {
        LessonProgress one;
        LessonProgress two;
        one.keep("a", seen({0, 1}));
        two.keep("b", seen({0}));
        one.keep("a", {.at = 2, .visited = {0, 1, 2}, .answers = {{1, true}}, .worked = {1}});
        QCOMPARE(lessonsKept(), QStringList({"a", "b"}));
        QCOMPARE(one.of("b").visited, QSet<int>{0}); // and it knows by now
        QCOMPARE(LessonProgress().of("a").visited.size(), 3);
        QCOMPARE(LessonProgress().last(), QStringLiteral("a"));
    }

    /// Of one lesson, too: a step that one saw and another that the other answered.
    void progressInOneLesson()
    {
        LessonProgress one;
        one.keep("a", seen({0}));
        LessonProgress two;
        one.keep("a", {.at = 1, .visited = {0, 1}, .answers = {{1, false}}});
        two.keep("a", {.at = 3, .visited = {0, 3}, .answers = {{1, true}, {3, true}}, .worked = {3}});
        const LessonState state = LessonProgress().of("a");
        QCOMPARE(state.visited, QSet<int>({0, 1, 3}));
        QCOMPARE(state.answers, (QHash<int, bool>{{1, false}, {3, true}})); // the first answer counts
        QCOMPARE(state.worked, QSet<int>{3});
        QCOMPARE(state.at, 3);
        one.keep("a", {.at = 1, .visited = {0, 1}, .answers = {{1, false}}, .isDone = true});
        two.keep("a", two.of("a"));
        QVERIFY(LessonProgress().of("a").isDone);
    }

    void forgottenProgressStaysForgotten()
    {
        LessonProgress one;
        one.keep("a", seen({0, 1}));
        LessonProgress two;
        OwnFile(LessonProgress::path(), 0).remove();
        two.keep("b", seen({0}));
        QCOMPARE(lessonsKept(), QStringList("b"));
        two.keep("b", seen({0, 1}));
        QCOMPARE(lessonsKept(), QStringList("b"));
    }

    // ---- exercises

    void practice()
    {
        Practice one;
        Practice two;
        one.setKind("mex");
        two.setKind("nim-sum");
        for (const bool right : {true, true, false})
            one.record(right);
        for (const bool right : {true, false})
            two.record(right);
        one.record(true);
        Practice both;
        QCOMPARE(both.doneInAll(), 6);
        QCOMPARE(one.kind(), QStringLiteral("mex"));
        both.setKind("nim-sum");
        QCOMPARE(both.done(), 2);
        QCOMPARE(both.right(), 1);
    }

    void practiceOfOneKind()
    {
        Practice one;
        Practice two;
        for (int answer = 0; answer < 10; ++answer)
            (answer % 2 == 0 ? one : two).record(true);
        QCOMPARE(Practice().doneInAll(), 10);
        QCOMPARE(one.streak(), 9);
        QCOMPARE(two.streak(), 10);
        one.reset();
        two.record(true);
        QCOMPARE(Practice().doneInAll(), 1);
    }

    // ---- markings

    void markings()
    {
        MarkingStore one;
        MarkingStore two;
        (void)one.load("nim:n 3");
        (void)two.load("nim:n 3");
        one.keep("nim:n 3", {.marks = "P..."});
        two.keep("nim:n 3", {.marks = "..N."});
        one.keep("nim:n 3", {.marks = "PN.."});
        two.keep("takeaway:n 2", {.marks = "P.."});
        QCOMPARE(MarkingStore().load("nim:n 3").marks, QStringLiteral("PNN."));
        QCOMPARE(MarkingStore().load("takeaway:n 2").marks, QStringLiteral("P.."));
        one.keep("nim:n 3", {.marks = ".N.."}); // a mark is taken away again
        QCOMPARE(MarkingStore().load("nim:n 3").marks, QStringLiteral(".NN."));
    }

    // ---- names

    void pupils()
    {
        Pupils one;
        Pupils two;
        QCOMPARE(one.add("Ada"), QString());
        QCOMPARE(two.add("Ben"), QString());
        QCOMPARE(two.add("ada"), QStringLiteral("There is a pupil of that name."));
        QCOMPARE(Pupils().count(), 3);
        QVERIFY(one.current() != two.current());
        one.refresh();
        one.remove(two.current());
        two.refresh();
        QCOMPARE(two.learner(), QString());
        QVERIFY(two.isAsking());
        QCOMPARE(two.rename("1", "Ada Lovelace"), QString());
        QCOMPARE(Pupils().count(), 2);
    }

    /// What a window still does for who was forgotten elsewhere makes no folder again.
    void aForgottenPupilStaysForgotten()
    {
        Pupils one;
        QCOMPARE(one.add("Ada"), QString());
        Practice practice;
        practice.setLearner(one.learner());
        LessonProgress progress(one.learner());
        MarkingStore marked(one.learner());
        const QString folder = one.learner();
        practice.record(true);
        QTRY_VERIFY(isHome(Practice::path(folder)));
        Pupils().remove("1");
        QVERIFY(!QFile::exists(folder));
        practice.record(true);
        progress.keep("a", seen({0}));
        marked.keep("nim:n 3", {.marks = "P..."});
        rememberLevels("nim", {"perfect", "perfect"}, folder);
        QVERIFY(!practice.problem().isEmpty() && !progress.problem().isEmpty() &&
                !marked.problem().isEmpty());
        QVERIFY(!QFile::exists(folder));
        QCOMPARE(Pupils().count(), 1);
    }

    // ---- settings

    void rules()
    {
        OwnRulesList one;
        OwnRulesList two;
        one.add("nim:1,2");
        two.add("nim:3,4");
        QCOMPARE(two.keep(-1, "nim:5", "Mine"), 0);
        QCOMPARE(OwnRulesList().count(), 3);
        one.remove(one.rowOf("nim:1,2", {}));
        two.add("nim:6");
        QCOMPARE(OwnRulesList().rowOf("nim:1,2", {}), -1);
        QCOMPARE(OwnRulesList().count(), 3);
    }

    /// A newer version writes what this one cannot read: it stays, with its name.
    void newerRules()
    {
        QSettings settings;
        settings.setValue("ownRules", QStringList({"newer:1", "nim:1,2"}));
        settings.setValue("ownRuleNames", QStringList({"Newer", "Mine"}));
        settings.sync();
        OwnRulesList rules;
        QCOMPARE(rules.count(), 1);
        rules.add("nim:3");
        rules.remove(rules.rowOf("nim:1,2", "Mine"));
        settings.sync();
        QCOMPARE(settings.value("ownRules").toStringList(), QStringList({"nim:3", "newer:1"}));
        QCOMPARE(settings.value("ownRuleNames").toStringList(), QStringList({QString(), "Newer"}));
    }

    void damagedSettings()
    {
        Settings().setSounds(true);
        const QString path = QSettings().fileName();
        const QByteArray damaged = tests::contents(path) + "\n[levels\nwhat is this\n";
        putText(path, damaged);
        rememberLevels("nim", {"perfect", "perfect"});
        const QStringList aside = damagedFiles(path);
        QCOMPARE(aside.size(), 1);
        QCOMPARE(tests::contents(QFileInfo(path).dir().filePath(aside[0])), damaged);
        QVERIFY(Settings::storedSounds());
        QCOMPARE(rememberedLevels("nim")[0], QStringLiteral("perfect"));
        Settings().setSounds(false);
        QCOMPARE(damagedFiles(path).size(), 1);
        for (const QString& file : aside)
            QFile::remove(QFileInfo(path).dir().filePath(file));
    }

    // ---- of every kind

    void everyKind_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < static_cast<int>(kinds().size()); ++kind)
            QTest::newRow(kinds()[static_cast<std::size_t>(kind)].name) << kind;
    }

    void modes_data() { everyKind_data(); }
    void modes()
    {
        QFETCH(const int, kind);
        const Kind now = kinds()[static_cast<std::size_t>(kind)];
        now.keep(0);
        QTRY_VERIFY(isHome(now.path));
        const auto onlyMine = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
        QCOMPARE(QFile::permissions(now.path), onlyMine);
        QVERIFY(QFile::setPermissions(now.path, onlyMine | QFile::ReadGroup | QFile::ReadOther)); // as before
        now.keep(1);
        QTRY_VERIFY(isHome(now.path));
        QCOMPARE(QFile::permissions(now.path), onlyMine);
        QVERIFY(now.problem().isEmpty());
    }

    void unreadable_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("text");
        for (int kind = 0; kind < jsonKinds; ++kind)
            for (const auto& [name, text] :
                 {std::pair("damaged", "{\"version\": 1, "), std::pair("newer", "{\"version\": 2}")})
                QTest::addRow("%s %s", kinds()[static_cast<std::size_t>(kind)].name, name)
                    << kind << QByteArray(text);
    }

    /// It stays in its place until something is written there, and then under another name; so it is told.
    void unreadable()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, text);
        const Kind now = kinds()[static_cast<std::size_t>(kind)];
        putText(now.path, text);
        QCOMPARE(now.kept(), QStringList());
        QCOMPARE(tests::contents(now.path), text);
        QCOMPARE(damagedFiles(now.path), QStringList());
        const QString problem = now.problem(); // keeps one thing
        const QStringList aside = damagedFiles(now.path);
        QCOMPARE(aside.size(), 1);
        const QString path = QFileInfo(now.path).dir().filePath(aside[0]);
        QCOMPARE(tests::contents(path), text);
        QVERIFY2(problem.contains(now.path) && problem.contains(path), qPrintable(problem));
        QCOMPARE(now.kept().size(), 1);
        now.keep(1);
        QCOMPARE(damagedFiles(now.path).size(), 1);
    }

    void stages_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < jsonKinds; ++kind)
            QTest::newRow(kinds()[static_cast<std::size_t>(kind)].name) << kind;
    }

    /// What a kill or a power cut leaves, in each of the three files.
    void stages()
    {
        QFETCH(const int, kind);
        const Kind now = kinds()[static_cast<std::size_t>(kind)];
        const QFileInfo info(now.path);
        const QString stem = info.path() + u'/' + info.completeBaseName();
        now.keep(0);
        QTRY_VERIFY(isHome(now.path));
        const QByteArray older = tests::contents(now.path);
        now.keep(1);
        QTRY_VERIFY(isHome(now.path));
        const QByteArray newer = tests::contents(now.path);
        QCOMPARE(now.kept().size(), 2);
        for (const char* stage : {".unflushed", ".flushing"}) {
            putText(now.path, older);
            putText(stem + stage, newer);
            QCOMPARE(now.kept().size(), 2); // killed before the disk had it
            putText(now.path, newer);
            putText(stem + stage, {});
            QCOMPARE(now.kept().size(), 2); // the power failed
            now.keep(2);
            QTRY_VERIFY(isHome(now.path));
            QCOMPARE(now.kept().size(), 3);
            QCOMPARE(damagedFiles(now.path), QStringList());
        }
    }

    /// Nothing can be written for a while: what was done meanwhile is, with the next change.
    void aFullDisk()
    {
        putText(ownPath({}).chopped(1), "a file in the place of the folder");
        Practice practice;
        LessonProgress progress;
        for (int answer = 0; answer < 3; ++answer)
            practice.record(true);
        progress.keep("a", seen({0}));
        QVERIFY(!practice.problem().isEmpty() && !progress.problem().isEmpty());
        QCOMPARE(practice.doneInAll(), 3);
        QVERIFY(QFile::remove(ownPath({}).chopped(1)));
        practice.record(false);
        progress.keep("b", seen({0}));
        QCOMPARE(practice.problem() + progress.problem(), QString());
        QCOMPARE(Practice().doneInAll(), 4);
        QCOMPARE(lessonsKept(), QStringList({"a", "b"}));
    }

    /// Not a test of its own: what a window does that is killed in it.
    void window()
    {
        if (!qEnvironmentVariableIsSet("GRUNDY_WINDOW"))
            return;
        qputenv("XDG_DATA_HOME", qgetenv("GRUNDY_WINDOW"));
        const QString own = QString::fromLocal8Bit(qgetenv("GRUNDY_WINDOW_NAME"));
        Practice practice;
        practice.setKind(own == "one" ? "mex" : "nim-sum");
        LessonProgress progress;
        MarkingStore marked;
        const pid_t parent = getppid();
        for (int number = practice.done(); getppid() == parent; ++number) {
            practice.record(true);
            const int step = number % 200;
            progress.keep(own, {.at = step, .visited = progress.of(own).visited + QSet<int>{step}});
            marked.keep(own + " 3", {.marks = QString(1 + number % 3, u'P')});
            std::printf("grundy: %d\n", number + 1);
            std::fflush(stdout);
        }
    }

    /// Two programs write at once and are killed at random instants, GRUNDY_KILLS of them: what each said is
    /// there, every file can be read at any time, and nothing is set aside.
    void killed()
    {
        const int wanted =
            qEnvironmentVariableIsSet("GRUNDY_KILLS") ? qEnvironmentVariableIntValue("GRUNDY_KILLS") : 20;
        const QTemporaryDir home;
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", QFile::encodeName(home.path()));
        struct Window {
            QString name;
            QString kind;
            std::unique_ptr<QProcess> program{};
            int told = 0;
        };
        std::array<Window, 2> windows{Window{"one", "mex"}, Window{"two", "nim-sum"}};
        QRandomGenerator random(20260102);
        for (int killed = 0; killed < wanted && !QTest::currentTestFailed();) {
            for (Window& window : windows) {
                if (window.program)
                    continue;
                window.program = std::make_unique<QProcess>();
                auto environment = QProcessEnvironment::systemEnvironment();
                environment.insert("GRUNDY_WINDOW", home.path());
                environment.insert("GRUNDY_WINDOW_NAME", window.name);
                window.program->setProcessEnvironment(environment);
                window.program->start(QCoreApplication::applicationFilePath(), {"tst_twowindows", "window"});
                QVERIFY(window.program->waitForReadyRead(tests::patienceMs));
            }
            QTest::qSleep(static_cast<int>(random.bounded(100)));
            Window& window = windows.at(random.bounded(2));
            window.program->kill();
            QVERIFY(window.program->waitForFinished(tests::patienceMs));
            ++killed;
            const QByteArray said = window.program->readAllStandardOutput();
            const qsizetype last = said.lastIndexOf("grundy: ", said.lastIndexOf('\n'));
            if (last >= 0)
                window.told = said.mid(last + 8).split('\n').constFirst().toInt();
            window.program.reset();
            Practice practice;
            practice.setKind(window.kind);
            QVERIFY2(practice.done() >= window.told,
                     qPrintable(QString("%1 of %2").arg(practice.done()).arg(window.told)));
            QVERIFY(window.told == 0 ||
                    LessonProgress().of(window.name).visited.contains((window.told - 1) % 200));
            QCOMPARE(practice.problem() + LessonProgress().problem() + MarkingStore().problem(), QString());
        }
        for (Window& window : windows)
            if (window.program) {
                window.program->kill();
                window.program->waitForFinished(tests::patienceMs);
            }
        QCOMPARE(QDir(ownPath({})).entryList({"*-damaged-*"}, QDir::Files), QStringList());
        qInfo("%d kills, %d and %d answers, nothing lost", wanted, windows[0].told, windows[1].told);
        QThreadPool::globalInstance()->waitForDone();
        qputenv("XDG_DATA_HOME", before);
    }

private:
    static constexpr int jsonKinds = 4;

    static std::vector<Kind> kinds()
    {
        return {{"lessons", LessonProgress::path(),
                 [](int thing) { LessonProgress().keep(QString(QChar(u'a' + thing)), seen({0})); },
                 lessonsKept,
                 [] {
                     LessonProgress window;
                     window.keep("a", seen({0, 1}));
                     return window.problem();
                 }},
                {"practice", Practice::path(),
                 [](int thing) {
                     Practice window;
                     window.setKind(window.kindIds()[thing]);
                     window.record(true);
                 },
                 [] {
                     QStringList kinds;
                     Practice window;
                     for (int row = 0; row < window.count(); ++row)
                         if (window.value(row, Practice::DoneRole).toInt() > 0)
                             kinds.append(window.kindIds()[row]);
                     return kinds;
                 },
                 [] {
                     Practice window;
                     window.record(true);
                     return window.problem();
                 }},
                {"markings", ownPath("markings.json"),
                 [](int thing) { MarkingStore().keep(QString(QChar(u'a' + thing)), {.marks = "P"}); },
                 [] {
                     QStringList tasks;
                     for (const char* task : {"a", "b", "c"})
                         if (!MarkingStore().load(task).marks.isEmpty())
                             tasks.append(task);
                     return tasks;
                 },
                 [] {
                     MarkingStore window;
                     window.keep("a", {.marks = "N"});
                     return window.problem();
                 }},
                {"names", Pupils::path(),
                 [](int thing) { QVERIFY(Pupils().add(QString(QChar(u'a' + thing))).isEmpty()); },
                 [] {
                     QStringList names;
                     const Pupils window;
                     for (int row = 1; row < window.count(); ++row)
                         names.append(window.value(row, Pupils::NameRole).toString());
                     return names;
                 },
                 [] {
                     Pupils window;
                     (void)window.add("z");
                     return window.problem();
                 }},
                {"settings", QSettings().fileName(),
                 [](int thing) {
                     rememberLevels(QString(QChar(u'a' + thing)), {"perfect", "perfect"});
                 },
                 [] { return QStringList(); }, [] { return QString(); }}};
    }
};

GRUNDY_TEST(TestTwoWindows, models::test::run<TestTwoWindows>)

#include "tst_twowindows.moc"
