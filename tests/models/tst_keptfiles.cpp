// SPDX-License-Identifier: GPL-3.0-or-later

// Files as earlier versions wrote them, of every kind and in every state (tests/data/VERSION, its README says
// how they came about): each is opened and means what stands beside it, and nothing is rewritten for that. A
// file of a newer version is refused by name.

#include "models/environment.h"
#include "models/meanings.h"

#include "models/files/gamestore.h"
#include "models/files/ownsettings.h"
#include "models/learn/lessons/lessondraft.h"
#include "models/learn/lessons/lessonlist.h"
#include "models/learn/marking/markingchoice.h"
#include "models/learn/worksheets/worksheetmodel.h"
#include "models/present/positionshow.h"
#include "models/rules/ruledrawing.h"
#include "models/session/session.h"
#include "support/folders.h"

#include <QDirIterator>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThreadPool>

using namespace models;
using namespace models::test;

namespace {

const auto versions = QStringLiteral(GRUNDY_SOURCE_DIR "/tests/data/");

/// What stands beside a file.
QString expected(const QString& file)
{
    return QString::fromUtf8(tests::contents(file)).trimmed();
}

/// Of every version the files of that kind, each a row.
void rowsOf(const char* folder, const QString& ending)
{
    QTest::addColumn<QString>("file");
    for (const QString& version : QDir(versions).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir files(versions + version + u'/' + QLatin1String(folder));
        for (const QString& file : files.entryList({u'*' + ending}, QDir::Files))
            QTest::newRow(qPrintable(version + u'/' + file)) << files.filePath(file);
    }
}

QString meaningsOf(const QString& file)
{
    return expected(file.left(file.lastIndexOf(u'.')) + QStringLiteral(".means"));
}

/// The same file of a version to come.
QByteArray newer(QByteArray text)
{
    static const QRegularExpression version(QStringLiteral("\"version\": ?1"));
    return QString::fromUtf8(text).replace(version, QStringLiteral("\"version\":2")).toUtf8();
}

/// A home as it was kept, in place of the one that is there.
void moveIn(const QString& version)
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    QThreadPool::globalInstance()->waitForDone();
    QSettings().clear();
    QSettings().sync();
    for (const QString& folder : {data, config})
        QDir(folder).removeRecursively();
    QVERIFY(tests::copyFolder(versions + version + QStringLiteral("/home/data"), data));
    QVERIFY(tests::copyFolder(versions + version + QStringLiteral("/home/config"), config));
    QSettings().sync();
}

template <typename Facts>
QString problemWith(const QByteArray& text)
{
    const auto read = Facts::read(text);
    const auto* error = std::get_if<FileError>(&read);
    return error == nullptr ? QString() : error->text;
}

/// Why a text is no file of the kind that has that name; empty where it is.
QString problemOf(const QString& name, const QByteArray& text)
{
    if (name == QStringLiteral("lessons-progress.json"))
        return problemWith<ProgressFacts>(text);
    if (name == QStringLiteral("practice.json"))
        return problemWith<PracticeFacts>(text);
    if (name == QStringLiteral("markings.json"))
        return problemWith<MarkingFacts>(text);
    if (name == QStringLiteral("pupils.json"))
        return problemWith<PupilFacts>(text);
    const auto read = ruleFromJson(text);
    const auto* problem = std::get_if<QString>(&read);
    return problem == nullptr ? QString() : *problem;
}

QStringList wholeHome()
{
    return tests::allOf(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)) +
           tests::allOf(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
}

QStringList gamesMeaning()
{
    const GameStore store;
    QList<GameStore::Row> rows = store.rows();
    std::ranges::sort(rows, {}, &GameStore::Row::name);
    QStringList lines;
    for (const GameStore::Row& row : rows) {
        lines += QStringLiteral("%1: %2, %3").arg(row.name, row.glance.title, row.glance.detail);
        const auto read = store.read(row.name);
        if (const auto* game = std::get_if<SavedGame>(&read))
            lines += gameMeaning(*game);
    }
    return lines;
}

QStringList marksMeaning(const QString& folder)
{
    QStringList lines;
    MarkingModel model;
    model.setFolder(folder);
    for (const MarkedTask& task : markedTasks()) {
        model.setTask(task);
        [&] { QTRY_VERIFY(!model.isBusy()); }();
        lines += test::marksMeaning(model);
    }
    return lines;
}

QStringList restMeaning()
{
    const WorksheetModel sheet;
    const PositionShow show;
    const MarkingChoice choice;
    return {QStringLiteral("worksheet %1 misere %2 number %3 difficulty %4 seed %5 paper %6 title %7 key %8")
                .arg(sheet.game())
                .arg(sheet.isMisere())
                .arg(sheet.number())
                .arg(sheet.difficulty())
                .arg(sheet.seed(), sheet.paper(), sheet.title())
                .arg(sheet.hasKey()),
            QStringLiteral("teams ") + show.teams().join(QStringLiteral(" and ")),
            QStringLiteral("marking %1 misere %2 own %3 %4 %5")
                .arg(choice.current())
                .arg(choice.isMisere())
                .arg(choice.task().family)
                .arg(choice.task().sizes.value(0))
                .arg(choice.task().sizes.value(1))};
}

} // namespace

class TestKeptFiles : public QObject {
    Q_OBJECT

private slots:
    /// The homes are of the program, not of its tests.
    void initTestCase() { QCoreApplication::setApplicationName(QStringLiteral("grundy")); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void games_data() { rowsOf("games", QStringLiteral(".grundy")); }
    void games()
    {
        QFETCH(const QString, file);
        const QByteArray before = tests::contents(file);
        const auto read = readGame(file);
        const auto* game = std::get_if<SavedGame>(&read);
        QVERIFY(game != nullptr);
        QCOMPARE(gameMeaning(*game).join(u'\n'), meaningsOf(file));
        // What is written anew says the same; who opens it, too.
        const auto again = gameFromJson(gameToJson(*game));
        QVERIFY(std::holds_alternative<SavedGame>(again));
        QCOMPARE(gameMeaning(std::get<SavedGame>(again)).join(u'\n'), meaningsOf(file));
        Session session(Session::Kept::Aside, nullptr);
        QVERIFY(session.load(QUrl::fromLocalFile(file)));
        QCOMPARE(session.positions().size(), game->tree.size());
        const auto refused = gameFromJson(newer(before));
        QVERIFY(std::get<FileError>(refused).text.contains(QStringLiteral("newer version of Grundy")));
        QCOMPARE(tests::contents(file), before);
    }

    void rules_data() { rowsOf("rules", QStringLiteral(".grundyrule")); }
    void rules()
    {
        QFETCH(const QString, file);
        const QByteArray before = tests::contents(file);
        const auto read = readRule(file);
        const auto* rule = std::get_if<SavedRule>(&read);
        QVERIFY(rule != nullptr);
        QCOMPARE(ruleMeaning(*rule), meaningsOf(file));
        QCOMPARE(ruleToJson(*rule), before);
        RuleDrawing drawing;
        QCOMPARE(drawing.read(QUrl::fromLocalFile(file)), QString());
        QCOMPARE(drawing.name(), rule->name);
        const auto refused = ruleFromJson(newer(before));
        QVERIFY(std::get<QString>(refused).contains(QStringLiteral("newer version of Grundy")));
        QCOMPARE(tests::contents(file), before);
    }

    void lessons_data() { rowsOf("lessons", QStringLiteral(".grundylesson")); }
    void lessons()
    {
        QFETCH(const QString, file);
        const QByteArray before = tests::contents(file);
        const auto read = lessons::readLessonFile(file);
        const auto* lesson = std::get_if<lessons::Lesson>(&read);
        QVERIFY(lesson != nullptr);
        QCOMPARE(lessonMeaning(*lesson).join(u'\n'), meaningsOf(file));
        // Opened in the editor and saved elsewhere it is the same.
        const QTemporaryDir folder;
        LessonDraft draft;
        QCOMPARE(draft.open(file), QString());
        QCOMPARE(draft.saveCopy(QUrl::fromLocalFile(folder.filePath("copy.grundylesson"))), QString());
        QCOMPARE(tests::contents(folder.filePath("copy.grundylesson")), before);
        const auto refused = lessons::readLesson(newer(before));
        QVERIFY(lessons::problemText(std::get<lessons::LessonProblem>(refused))
                    .contains(QStringLiteral("newer version of Grundy")));
        QCOMPARE(tests::contents(file), before);
    }

    void spoiled_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& version : QDir(versions).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (QDirIterator files(versions + version,
                                    {QStringLiteral("*.grundyrule"), QStringLiteral("lessons-progress.json"),
                                     QStringLiteral("practice.json"), QStringLiteral("markings.json"),
                                     QStringLiteral("pupils.json")},
                                    QDir::Files, QDirIterator::Subdirectories);
                 files.hasNext();) {
                const QString file = files.next();
                QTest::newRow(qPrintable(file.mid(versions.size()))) << file;
            }
    }
    /// Whatever another program has done to a file: it is not believed, and told with its place.
    void spoiled()
    {
        QFETCH(const QString, file);
        const QString name = QFileInfo(file).fileName();
        const QByteArray text = tests::contents(file);
        const auto problem = [&name](const QByteArray& spoiled) { return problemOf(name, spoiled); };
        QCOMPARE(problem(text), QString());
        QVERIFY(problem(newer(text)).contains(QStringLiteral("newer version of Grundy")));
        const QByteArray twice = problem("{\n\"version\": 1," + text.mid(1)).toUtf8();
        QVERIFY2(twice.startsWith("line ") && twice.endsWith("\"version\" stands here a second time"),
                 twice.constData());
        const QByteArray unknown = problem("{\n\"unheard\": 1," + text.mid(1)).toUtf8();
        QVERIFY2(unknown.startsWith("line 2: \"unheard\" is not known here: expected "), unknown.constData());
        for (qsizetype cut = 0; cut < text.trimmed().size();
             cut += std::max<qsizetype>(1, text.size() / 97)) {
            const QByteArray told = problem(text.left(cut)).toUtf8();
            QVERIFY2(told.startsWith("line ") && told.contains(": this is not JSON: "), told.constData());
        }
        // Each value in turn is one of another kind.
        static const QRegularExpression value(QStringLiteral("(\": ?)(\"[^\"]*\"|-?[0-9]+|true|false)"));
        for (auto found = value.globalMatch(QString::fromUtf8(text)); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            QString spoiled = QString::fromUtf8(text);
            spoiled.replace(match.capturedStart(2), match.capturedLength(2), QStringLiteral("[{}]"));
            QVERIFY2(!problem(spoiled.toUtf8()).isEmpty(), qPrintable(spoiled));
        }
    }

    void spoiledSettings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("none") << QByteArray() << QString();
        QTest::newRow("of the person")
            << tests::contents(versions + QStringLiteral("836960f/home/config/Grundy/grundy.conf"))
            << QString();
        QTest::newRow("of a pupil")
            << tests::contents(versions +
                               QStringLiteral("836960f/home/data/Grundy/grundy/pupils/1/levels.ini"))
            << QString();
        QTest::newRow("two sections") << QByteArray("[a]\nn=1\n\n[b]\nn=1\n; a remark\n") << QString();
        QTest::newRow("no line of settings")
            << QByteArray("[a]\n  garbage\n")
            << QStringLiteral("line 2, column 3: \"garbage\" is not known here: expected […] or …=…");
        QTest::newRow("a section that is cut")
            << QByteArray("[a\nn=1\n") << QStringLiteral("line 1, column 1: \"[a\" is not known here: ");
        QTest::newRow("no key") << QByteArray("[a]\n=1\n")
                                << QStringLiteral("line 2, column 1: \"=1\" is not known here: ");
        QTest::newRow("a key twice") << QByteArray("[a]\nn=1\nm=2\nn = 3\n")
                                     << QStringLiteral("line 4, column 1: \"n\" stands here a second time");
        QTest::newRow("zeros") << QByteArray("[a]\nn=1\n").append(5, '\0')
                               << QStringLiteral("line 3, column 1: ");
        QTest::newRow("too large") << QByteArray(mostIniBytes + 1, ';')
                                   << QStringLiteral("the file is larger than 4194304 bytes");
    }
    void spoiledSettings()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, problem);
        const auto found = iniProblem(text);
        QCOMPARE(found.has_value(), !problem.isEmpty());
        if (found)
            QVERIFY2(lessons::problemText(*found).startsWith(problem),
                     qPrintable(lessons::problemText(*found)));
    }

    void homes_data()
    {
        QTest::addColumn<QString>("version");
        for (const QString& version : QDir(versions).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(version)) << version;
    }
    /// All that is kept of a person and of two pupils.
    void homes()
    {
        QFETCH(const QString, version);
        moveIn(version);
        const QStringList before = wholeHome();
        const auto means = [&version](const QString& what) {
            return expected(versions + version + QStringLiteral("/home.") + what + QStringLiteral(".means"));
        };
        {
            QCOMPARE(settingsMeaning(Settings()).join(u'\n'), means(QStringLiteral("settings")));
            QCOMPARE(rulesMeaning(OwnRulesList()).join(u'\n'), means(QStringLiteral("rules")));
            QCOMPARE(restMeaning().join(u'\n'), means(QStringLiteral("rest")));
            QCOMPARE(gamesMeaning().join(u'\n'), means(QStringLiteral("games")));
            Pupils pupils;
            pupils.refresh();
            QCOMPARE(pupilsMeaning(pupils).join(u'\n'), means(QStringLiteral("pupils")));
            const LessonList list;
        }
        for (const QString& who : {QString(), QStringLiteral("1"), QStringLiteral("2")}) {
            const QString folder = Pupils::folderOf(who);
            const QString end = who.isEmpty() ? QString() : u'.' + who;
            QCOMPARE(progressMeaning(LessonProgress(folder)).join(u'\n'),
                     means(QStringLiteral("progress") + end));
            QCOMPARE(marksMeaning(folder).join(u'\n'), means(QStringLiteral("markings") + end));
            QStringList levels;
            for (const char* id : {"nim", "chomp", "octal", "takeaway"})
                levels += levelsMeaning(QLatin1String(id), folder);
            QCOMPARE(levels.join(u'\n'), means(QStringLiteral("levels") + end));
            Practice practice;
            practice.setLearner(folder);
            QCOMPARE(practice.problem(), QString());
        }
        QCOMPARE(wholeHome().join(u'\n'), before.join(u'\n')); // nobody has done anything

        for (const QString& who : {QString(), QStringLiteral("1"), QStringLiteral("2")}) {
            const QString end = who.isEmpty() ? QString() : u'.' + who;
            Practice practice;
            practice.setLearner(Pupils::folderOf(who));
            QCOMPARE(practiceMeaning(practice).join(u'\n'), means(QStringLiteral("practice") + end));
        }
    }

    /// Something is done of each kind: what was there before is there still.
    void nothingIsLost_data() { homes_data(); }
    void nothingIsLost()
    {
        QFETCH(const QString, version);
        moveIn(version);
        const auto means = [&version](const char* what) {
            return expected(versions + version + QStringLiteral("/home.%1.means").arg(QLatin1String(what)))
                .split(u'\n');
        };
        {
            Practice practice;
            practice.setKind(practice.index(1).data(Practice::KindRole).toString());
            practice.record(true);
            LessonList list;
            list.visit(*list.find(QStringLiteral("p-and-n")), 0);
            MarkingModel model;
            model.setTask({.family = QStringLiteral("nim:n"), .sizes = {3}});
            QTRY_VERIFY(!model.isBusy());
            model.setMark(0, QStringLiteral("P"));
            Pupils pupils;
            QCOMPARE(pupils.add(QStringLiteral("New")), QString());
            OwnRulesList rules;
            rules.add(QStringLiteral("takeaway/take=1-5:15"));
            rememberLevels(QStringLiteral("grid"), {QStringLiteral("perfect"), QStringLiteral("random")}, {});
            Settings().setPause(0);
            Session session;
            QVERIFY(session.open(QStringLiteral("nim:1,1")));
            session.seat1()->setHuman(true);
            QTRY_VERIFY(session.moves()->count() > 0);
            session.playMove(0);
        }
        QThreadPool::globalInstance()->waitForDone();
        Practice practice;
        const QStringList practised = practiceMeaning(practice);
        const QStringList practisedBefore = means("practice");
        QCOMPARE(practised.size(), practisedBefore.size());
        for (qsizetype line = 1; line < practised.size(); ++line)
            if (line != 2)
                QCOMPARE(practised[line], practisedBefore[line]);
        const QStringList progressed = progressMeaning(LessonProgress());
        for (const QString& line : means("progress").mid(1))
            QVERIFY2(progressed.contains(line), qPrintable(line));
        QCOMPARE(marksMeaning(QString()), means("markings"));
        QStringList pupils = pupilsMeaning(Pupils());
        for (const QString& line : means("pupils"))
            if (line.startsWith(QStringLiteral("pupil ")))
                QVERIFY2(pupils.contains(line), qPrintable(line));
        const QStringList rules = rulesMeaning(OwnRulesList());
        for (const QString& line : means("rules"))
            QVERIFY2(rules.contains(line), qPrintable(line));
        QCOMPARE(levelsMeaning(QStringLiteral("nim"), {}), means("levels").constFirst());
        const GameStore store; // one game more than it keeps: the oldest lies among the older ones
        for (const QString& name : store.older())
            QVERIFY(!store.bringOut(name).isEmpty());
        static const QRegularExpression name(QStringLiteral("^[0-9]{8}-[0-9]{6}-[0-9]{3}(-[0-9]+)?: "));
        QStringList games = gamesMeaning();
        for (QString& line : games)
            line.remove(name);
        for (QString line : means("games"))
            QVERIFY2(games.contains(line.remove(name)), qPrintable(line));
        QVERIFY(settingsMeaning(Settings()).contains(means("settings").constFirst()));
        QCOMPARE(restMeaning(), means("rest"));
    }
};

GRUNDY_TEST(TestKeptFiles, run<TestKeptFiles>)

#include "tst_keptfiles.moc"
