// SPDX-License-Identifier: GPL-3.0-or-later

// A position that is edited, and a session that is saved, read again and copied.

#include "models/sessions.h"

#include <QTemporaryDir>

#include <functional>

using namespace models;
using namespace models::test;

namespace {

QString recentText(Session& session, int row, int role)
{
    return session.recent()->index(row).data(role).toString();
}

QString recentName(Session& session, int row)
{
    return recentText(session, row, RecentGames::NameRole);
}

} // namespace

class TestSessionFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void keptAfterEveryMove()
    {
        Session session;
        session.seat1()->setLevel(Level::Random);
        session.open(QStringLiteral("nim:3,4,5"));
        session.playMove(0);
        for (int move = 0; move < 20 && !session.isOver(); ++move) {
            QTRY_VERIFY(!session.isThinking());
            Session other; // as after kill -9: nothing of the first one was closed
            QVERIFY(!other.continueLast());
            const QString name = recentName(other, 0);
            QVERIFY(other.openCopy(name));
            QCOMPARE(other.notation(), session.notation());
            QCOMPARE(labels(*other.tree()), labels(*session.tree()));
            QCOMPARE(other.toMove(), session.toMove());
            QCOMPARE(other.seat1()->level(), Level::Random);
            session.playMove(0);
        }
    }

    /// A look at a game, a position of a lesson, a file that is opened: only what is done then is worth a
    /// file.
    void onlyWhatWasDoneIsKept()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.grundy")));
        Session session;
        twoPeople(session, "nim:3,4,5");
        QCOMPARE(GameStore().rows().size(), 0);
        session.openAsRemembered(QStringLiteral("takeaway:10"), 0, Mode::Explore);
        QCOMPARE(GameStore().rows().size(), 0);
        QTRY_VERIFY(session.moves()->count() > 0);
        session.playMove(0);
        QCOMPARE(GameStore().rows().size(), 1);
        session.undo();
        QCOMPARE(GameStore().rows().constFirst().glance.title, QStringLiteral("Takeaway 10"));
        QVERIFY(session.save(url));
        QVERIFY(session.load(url));
        session.undo();
        QCOMPARE(GameStore().rows().size(), 1);
        session.setMisere(true);
        QCOMPARE(GameStore().rows().size(), 2);
    }

    /// Whatever begins a game: the one before stays as it was.
    void anotherGameLeavesTheOneBefore_data()
    {
        QTest::addColumn<std::function<void(Session&)>>("begin");
        const auto row = [](const char* name, const std::function<void(Session&)>& begin) {
            QTest::newRow(name) << begin;
        };
        row("opened", [](Session& session) { session.open(QStringLiteral("takeaway:10")); });
        row("new", [](Session& session) { session.newGame(QStringLiteral("nim:1,2"), 1); });
        row("as remembered",
            [](Session& session) { session.openAsRemembered(QStringLiteral("nim:1,2"), 0, Mode::Explore); });
    }
    void anotherGameLeavesTheOneBefore()
    {
        using Begin = std::function<void(Session&)>;
        QFETCH(const Begin, begin);
        Session session;
        twoPeople(session, "nim:3,4,5");
        session.choose(id(0, 1));
        begin(session);
        QTRY_VERIFY(session.moves()->count() > 0);
        session.playMove(0);
        session.findRecent();
        QCOMPARE(session.recent()->rowCount(), 1);
        const auto glance = session.recent()
                                ->data(session.recent()->index(0, 0), RecentGames::GlanceRole)
                                .value<models::GameGlance>();
        QCOMPARE(glance.title, QStringLiteral("Nim 0, 4, 5"));
        QCOMPARE(glance.detail, QStringLiteral("two players, move 2"));
        QCOMPARE(glance.position, QStringLiteral("nim:0,4,5"));
        const QString other = session.notation();
        QVERIFY(session.openRecent(recentName(session, 0)));
        QCOMPARE(session.notation(), QStringLiteral("nim:0,4,5"));
        QVERIFY(session.canUndo());
        session.findRecent();
        QCOMPARE(session.recent()->rowCount(), 1);
        QVERIFY(session.openRecent(recentName(session, 0)));
        QCOMPARE(session.notation(), other);
    }

    /// The move that was just made belongs to the game before.
    void aSavedGameFollowsAFreshMove()
    {
        Session session;
        explore(session, "nim:3,4,5");
        session.choose(id(0, 1));
        session.undo();
        QVERIFY(session.newGame(QStringLiteral("nim:7,11,5"), 0));
        session.setMode(Mode::Play);
        session.setOptions({.warnsOfMistakes = true});
        session.choose(id(0, 6));
        session.findRecent();
        QVERIFY(session.openRecent(recentName(session, 0)));
        QCOMPARE(session.notation(), QStringLiteral("nim:3,4,5"));
        QVERIFY(!session.isMistake());
    }

    void twoWindows()
    {
        Session one;
        twoPeople(one, "nim:3,4,5");
        one.choose(id(0, 1));
        Session two;
        const QAbstractItemModelTester tester(two.recent(), failing);
        two.findRecent();
        QCOMPARE(two.continued().title, QString());
        QCOMPARE(two.recent()->rowCount(), 1);
        QVERIFY(recentText(two, 0, RecentGames::ElsewhereRole) == QLatin1String("true"));
        const QString name = recentName(two, 0);
        QVERIFY(!two.openRecent(name));
        QVERIFY(!two.isOpened());
        QCOMPARE(two.recent()->notice(), QStringLiteral("Nim 0, 4, 5 is open in another window."));
        QCOMPARE(two.recent()->remedy(), RecentGames::Remedy::OpenCopy);
        QVERIFY(!two.load(QUrl::fromLocalFile(GameStore::homeFolder() + u'/' + name + ".grundy")));
        QCOMPARE(two.message(), QStringLiteral("This game is open in another window."));
        two.recent()->remove(name);
        QVERIFY(two.recent()->notice().endsWith(QLatin1String("is open in another window.")));
        QVERIFY(two.openCopy(two.recent()->noticed()));
        two.choose(id(1, 1));
        one.choose(id(2, 1));
        QCOMPARE(two.notation(), QStringLiteral("nim:0,0,5"));
        QCOMPARE(one.notation(), QStringLiteral("nim:0,4,0"));
        QStringList titles;
        for (const auto& row : GameStore().rows())
            titles.append(row.glance.title);
        titles.sort();
        QCOMPARE(titles, QStringList({QStringLiteral("Nim 0, 0, 5"), QStringLiteral("Nim 0, 4, 0")}));
    }

    void continueGoesOnWithTheLast()
    {
        for (const char* notation : {"nim:3,4,5", "takeaway:10"}) {
            Session session;
            twoPeople(session, notation);
            QTRY_VERIFY(session.moves()->count() > 0);
            session.playMove(0);
        }
        Session session;
        session.findRecent();
        QVERIFY2(session.continued().title.startsWith(QLatin1String("Takeaway")),
                 qPrintable(session.continued().title));
        QCOMPARE(session.recent()->rowCount(), 1);
        session.recent()->remove(session.continueName());
        QCOMPARE(session.recent()->remedy(), RecentGames::Remedy::PutBack);
        QVERIFY(session.continued().title.startsWith(QLatin1String("Nim")));
        session.recent()->putBack();
        QCOMPARE(session.recent()->notice(), QString());
        QVERIFY(session.continued().title.startsWith(QLatin1String("Takeaway")));
        QVERIFY(session.continueLast());
        QCOMPARE(session.gameId(), QStringLiteral("takeaway"));
        QVERIFY(session.continued().title.startsWith(QLatin1String("Takeaway"))); // the window's own
    }

    void nothingOfABoardAsideIsKept()
    {
        Session session(Session::Kept::Aside, nullptr);
        session.findRecent();
        twoPeople(session, "nim:3,4,5");
        session.choose(id(0, 1));
        QVERIFY(!QFile::exists(GameStore::homeFolder()));
    }

    /// What the system says, as of any file; the game goes on, and is kept once that is possible.
    void folderThatCannotBeWritten()
    {
        QFile inTheWay(GameStore::homeFolder());
        QVERIFY(QDir().mkpath(QFileInfo(inTheWay).path()) && inTheWay.open(QIODevice::WriteOnly));
        Session session;
        twoPeople(session, "nim:3,4,5");
        session.choose(id(0, 1));
        QVERIFY2(session.message().startsWith("The file " + GameStore::homeFolder()) &&
                     session.message().contains(QLatin1String(" cannot be written: ")),
                 qPrintable(session.message()));
        QCOMPARE(session.notation(), QStringLiteral("nim:0,4,5"));
        QVERIFY(inTheWay.remove());
        session.choose(id(1, 1));
        QCOMPARE(session.message(), QString());
        QCOMPARE(GameStore().rows().size(), 1);
        QVERIFY(GameStore().rows().constFirst().isHeld);
    }

    void saveAndLoad()
    {
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.grundy")));
        Session session;
        twoPeople(session, "nim:3,4,5");
        session.choose(id(0, 1));
        QVERIFY(session.save(url));
        Session other;
        QVERIFY(other.load(url));
        QCOMPARE(other.notation(), QStringLiteral("nim:0,4,5"));
        QVERIFY(other.seat1()->isHuman());
        other.setMode(Mode::Explore); // in Play nothing is told unasked
        QTRY_VERIFY(!letters(*other.timeline()).contains(QString()));
        QVERIFY(!other.load(QUrl::fromLocalFile(folder.filePath(QStringLiteral("none.grundy")))));
        QVERIFY(!other.message().isEmpty());
        QCOMPARE(other.notation(), QStringLiteral("nim:0,4,5"));
    }

    void editing()
    {
        Session session;
        session.setEditing(true);
        QVERIFY(!session.isEditing());
        explore(session, "nim:3,4,5");
        session.setEditing(true);
        session.choose(id(0, 0));
        QCOMPARE(session.notation(), QStringLiteral("nim:4,4,5"));
        session.choose(id(0, 2));
        QCOMPARE(session.notation(), QStringLiteral("nim:1,4,5"));
        QCOMPARE(session.toMove(), 0);
        session.setHeap(1, 1e9);
        QCOMPARE(session.notation(), QStringLiteral("nim:1,1000000000,5"));
        session.addHeap();
        session.removeHeap(0);
        QCOMPARE(session.notation(), QStringLiteral("nim:1000000000,5,1"));
        session.setEditing(false);
        session.takeFromPile(0, 4);
        QCOMPARE(session.notation(), QStringLiteral("nim:4,5,1"));
        session.setHeap(0, 1e10);
        QVERIFY(!session.message().isEmpty());
        QCOMPARE(session.notation(), QStringLiteral("nim:4,5,1"));
        explore(session, "grid:11/11");
        session.setEditing(true);
        session.choose(id(0, 0));
        session.resize(3, 2);
        QCOMPARE(session.notation(), QStringLiteral("grid:01/11/11"));
    }

    void editLines()
    {
        Session session;
        explore(session, "lines:1/111");
        QCOMPARE(session.board()->rowCount(), 4);
        session.setEditing(true);
        QCOMPARE(session.board()->rowCount(), 6); // places on the short line
        session.choose(id(0, 2));
        QCOMPARE(session.notation(), QStringLiteral("lines:101/111"));
        session.resize(3, 3);
        QCOMPARE(session.notation(), QStringLiteral("lines:101/111/111"));
        session.resize(3, 4);
        QCOMPARE(session.notation(), QStringLiteral("lines:1010/1110/1110"));
        session.choose(id(1, 3));
        QCOMPARE(session.notation(), QStringLiteral("lines:1010/1111/1110"));
        QVERIFY(session.open(QStringLiteral("lines:1/11")));
        session.setEditing(false);
        QCOMPARE(session.board()->rowCount(), 3);
    }

    void editGraph()
    {
        Session session;
        explore(session, "dag:2-1,2-0,2-3@2");
        session.setEditing(true);
        const QSignalSpy changed(session.board(), &QAbstractItemModel::dataChanged);
        session.chooseRun(id(0, 1), id(0, 3));
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-0,2-3,1-3@2"));
        // The arrow past the node that now lies between bends.
        QVERIFY(
            session.board()->index(session.board()->rowOf(id(3, 3))).data(BoardModel::BendRole).toDouble() !=
            0);
        QVERIFY(std::ranges::any_of(changed, [](const QList<QVariant>& arguments) {
            return arguments.at(2).value<QList<int>>().contains(BoardModel::BendRole);
        }));
        session.chooseRun(id(0, 3), id(0, 2));
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-0,2-3,1-3@2"));
        QVERIFY2(session.message().contains(QLatin1String("cycle")), qPrintable(session.message()));
        session.choose(id(3, 0)); // the arrow 2-0
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-3,1-3@2"));
        session.choose(id(0, 1));
        QCOMPARE(session.notation(), QStringLiteral("dag:2-1,2-3,1-3@1"));
    }

    void refusedSizesSayWhy()
    {
        Session session;
        explore(session, "northcott:.W..B.");
        session.setEditing(true);
        session.resize(1, 4);
        QVERIFY2(session.message().contains(QLatin1String("a piece stands")), qPrintable(session.message()));
        session.resize(1, 1000);
        QVERIFY2(session.message().contains(QLatin1String("larger")), qPrintable(session.message()));
    }

    /// Of the position that the game began with, however far it is.
    void proposedNames()
    {
        Session session;
        explore(session, "nim:7,11,5");
        while (session.moves()->rowCount() > 0)
            session.playMove(0);
        QVERIFY(session.isOver());
        QCOMPARE(session.fileName(), QStringLiteral("nim-7-11-5.grundy"));
        QCOMPARE(session.pictureName(), QStringLiteral("nim-7-11-5.png"));
        session.undo();
        QVERIFY(!session.isOver());
        QCOMPARE(session.fileName(), QStringLiteral("nim-7-11-5.grundy"));
        QVERIFY(session.rewrite("nim:1,2"));
        QCOMPARE(session.fileName(), QStringLiteral("nim-1-2.grundy"));
        QVERIFY(session.openAsRemembered("takeaway:4", 0, Mode::Explore));
        session.playMove(0);
        QCOMPARE(session.fileName(), QStringLiteral("takeaway-4.grundy"));
    }

    void clipboard()
    {
        Session session;
        explore(session, "nim:3,4,5");
        QCOMPARE(session.copyText(), QStringLiteral("nim:3,4,5"));
        QCOMPARE(session.note(), QStringLiteral("Copied nim:3,4,5"));
        QCOMPARE(session.fileName(), QStringLiteral("nim-3-4-5.grundy"));
        session.choose(id(0, 1));
        QVERIFY(session.note().isEmpty());
        session.undo();
        QVERIFY(!session.openAsRemembered(QStringLiteral("nim:3,x")));
        QCOMPARE(session.message(), QStringLiteral("column 7: expected a heap size, found 'x'"));
        QCOMPARE(session.notation(), QStringLiteral("nim:3,4,5"));
        QVERIFY(session.rewrite(QStringLiteral("  nim:1,1\n")));
        QVERIFY(session.canUndo());
        QVERIFY(!session.rewrite(QStringLiteral("grid:11/11"))); // it is no edit of this game
        QCOMPARE(session.notation(), QStringLiteral("nim:1,1"));
        QVERIFY(session.openAsRemembered(QStringLiteral("  nim:1,1\n")));
        QVERIFY(!session.canUndo());
        QVERIFY(!session.open(QString()));
    }

    /// What is pasted is played by the level that New game would propose.
    void pastedAsRemembered()
    {
        models::rememberLevels(QStringLiteral("grid"), {QStringLiteral("perfect"), QStringLiteral("look 3")});
        Session session;
        QVERIFY(session.open(QStringLiteral("nim:3,4,5")));
        QCOMPARE(models::levelOf(session.seat1()->saved()), QStringLiteral("perfect"));
        QVERIFY(session.openAsRemembered(QStringLiteral("grid:11/11")));
        QCOMPARE(models::levelOf(session.seat1()->saved()), QStringLiteral("look 3"));
        QVERIFY(session.openAsRemembered(QStringLiteral("chomp:3,3"))); // never played
        QCOMPARE(models::levelOf(session.seat1()->saved()), models::gentleLevel());
    }

    /// Each pupil finds the levels of the last time, and a newcomer the gentle one.
    void levelsOfEachPupil()
    {
        const QTemporaryDir pupils;
        Session session;
        const auto levelOfNim = [&session](const QString& folder) {
            session.setProperty("learner", folder);
            session.openAsRemembered(QStringLiteral("nim:3,4,5"));
            return models::levelOf(session.seat1()->saved());
        };
        models::rememberLevels(QStringLiteral("nim"), {QStringLiteral("perfect"), QStringLiteral("perfect")});
        const QString ada = pupils.filePath(QStringLiteral("1"));
        QVERIFY(QDir().mkpath(ada)); // of who is forgotten nothing is kept
        const QString ben = pupils.filePath(QStringLiteral("2"));
        QCOMPARE(levelOfNim(ada), models::gentleLevel());
        session.seat1()->restore(models::withLevel(session.seat1()->saved(), QStringLiteral("look 3")));
        QCOMPARE(levelOfNim(ben), models::gentleLevel());
        QCOMPARE(levelOfNim(ada), QStringLiteral("look 3"));
        models::GameDraft draft;
        draft.propose(&session);
        QCOMPARE(models::levelOf(draft.seats()[1]), QStringLiteral("look 3"));
        QCOMPARE(levelOfNim(QString()), QStringLiteral("perfect"));
        models::forgetLevels(ada);
        QCOMPARE(levelOfNim(ada), models::gentleLevel());
        QCOMPARE(levelOfNim(QString()), QStringLiteral("perfect"));
    }
};

GRUNDY_TEST(TestSessionFiles, models::test::run<TestSessionFiles>)
#include "tst_sessionfiles.moc"
