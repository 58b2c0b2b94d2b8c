// SPDX-License-Identifier: GPL-3.0-or-later

// The games of a home: their files, their locks, which of them go, and what is left by a program that was
// killed or a machine without power.

#include "models/environment.h"
#include "models/files/gamestore.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include "games/catalogue.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <csignal>
#include <functional>

#include <sys/wait.h>
#include <unistd.h>

using namespace models;

Q_DECLARE_METATYPE(models::SavedGame)

namespace {

games::GamePtr position(const char* notation)
{
    return std::get<games::GamePtr>(games::parse(notation));
}

/// Takeaway with so many moves, each of one stick.
SavedGame takeaway(int moves, const char* notation = "takeaway/take=1:10")
{
    SavedGame game;
    game.tree.begin(position(notation), 0);
    for (int move = 0; move < moves; ++move)
        game.tree.play(game.tree.currentNode().game->moves().moves.front());
    return game;
}

int movesOf(const std::variant<SavedGame, FileError>& read)
{
    const auto* game = std::get_if<SavedGame>(&read);
    return game == nullptr ? -1 : game->tree.size() - 1;
}

void putFile(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// As if it had been written so many minutes ago.
void age(const QString& path, int minutes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutes),
                             QFileDevice::FileModificationTime));
}

/// A program that takes a lock and is killed while it has it: the lock's file stays.
void takeAndBeKilled(const QString& path, const std::function<void()>& meanwhile)
{
    std::array<int, 2> ends{};
    QCOMPARE(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
        const FileLock lock(path);
        const char told = lock.isTaken() ? 'y' : 'n';
        (void)!::write(ends[1], &told, 1);
        for (;;)
            pause();
    }
    char told = '?';
    QCOMPARE(::read(ends[0], &told, 1), 1);
    QCOMPARE(told, 'y');
    meanwhile();
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
}

} // namespace

class TestGameStore : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        m_home = std::make_unique<QTemporaryDir>();
    }

    void onlyOneHasALock()
    {
        const QString path = m_home->filePath(QStringLiteral("a.lock"));
        {
            FileLock first(path);
            QVERIFY(first.isTaken() && FileLock::isHeld(path));
            QVERIFY(!FileLock(path).isTaken());
            QVERIFY(FileLock::isHeld(path)); // that somebody asked has not freed it
            const FileLock moved(std::move(first));
            QVERIFY(moved.isTaken());
            QVERIFY(!FileLock(path).isTaken());
        }
        QVERIFY(!QFile::exists(path) && !FileLock::isHeld(path));
        QVERIFY(FileLock(path).isTaken());
        QVERIFY(!FileLock(m_home->filePath(QStringLiteral("none/a.lock"))).isTaken());
    }

    /// At once: nothing is asked about its process or about times.
    void theLockOfAKilledProgramIsFree()
    {
        const QString path = m_home->filePath(QStringLiteral("a.lock"));
        takeAndBeKilled(path, [&path] {
            QVERIFY(FileLock::isHeld(path));
            QVERIFY(!FileLock(path).isTaken());
        });
        QVERIFY(QFile::exists(path) && !FileLock::isHeld(path));
        QVERIFY(FileLock(path).isTaken());
    }

    void aGameHasOneWindow()
    {
        const GameStore store = home();
        auto file = store.begin();
        QVERIFY(!file->keep(takeaway(1)));
        const QString name = file->name();
        QCOMPARE(store.rows().size(), 1);
        QVERIFY(store.rows().constFirst().isHeld);
        const auto refused = store.claim(name);
        QCOMPARE(std::get<FileError>(refused).text, QStringLiteral("This game is open in another window."));
        QVERIFY(!store.remove(name));
        file.reset();
        const auto claimed = store.claim(name);
        QCOMPARE(std::get<GameStore::Claimed>(claimed).file->name(), name);
        QVERIFY(std::holds_alternative<FileError>(store.claim(QStringLiteral("none"))));
    }

    void gamesOfOneMoment()
    {
        const GameStore store = home();
        QSet<QString> names;
        std::vector<std::unique_ptr<KeptGame>> files;
        for (int game = 0; game < 30; ++game) {
            files.push_back(store.begin());
            QVERIFY(!files.back()->keep(takeaway(game % 10)));
            names.insert(files.back()->name());
        }
        QCOMPARE(names.size(), 30);
        for (const auto& file : files)
            QVERIFY(movesOf(store.read(file->name())) >= 0);
        store.dropOldest();
        QCOMPARE(store.rows().size(), 30); // all are being played
    }

    /// Each save is there at once; after a while it is on the disk, in the one file that then is left.
    void everySaveIsThereAtOnce()
    {
        const GameStore store = home();
        const auto file = store.begin();
        for (int moves = 0; moves <= 10; ++moves) {
            QVERIFY(!file->keep(takeaway(moves)));
            QCOMPARE(movesOf(store.read(file->name())), moves);
        }
        const QString path = folder() + u'/' + file->name();
        QTRY_VERIFY(!QFile::exists(path + ".unflushed") && !QFile::exists(path + ".flushing"));
        QCOMPARE(movesOf(readGame(path + ".grundy")), 10);
        QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 2); // and the lock
    }

    /// A window may go while the disk still works, and another one goes on at once.
    void fromWindowToWindow()
    {
        const GameStore store = home();
        QString name;
        for (int moves = 0; moves <= 10; ++moves) {
            std::unique_ptr<KeptGame> file;
            if (name.isEmpty())
                file = store.begin();
            else
                file = std::move(std::get<GameStore::Claimed>(store.claim(name)).file);
            QVERIFY(!file->keep(takeaway(moves)));
            name = file->name();
            file.reset();
            QCOMPARE(movesOf(store.read(name)), moves);
        }
        QCOMPARE(store.rows().size(), 1);
    }

    void whatAKillOrAPowerCutLeaves_data()
    {
        QTest::addColumn<int>(
            "unflushed"); ///< moves of the game in it; -1 no file, -2 half of one, -3 an empty one
        QTest::addColumn<int>("flushing");
        QTest::addColumn<int>("flushed");
        QTest::addColumn<int>("moves");
        QTest::newRow("on the disk") << -1 << -1 << 3 << 3;
        QTest::newRow("killed after the first save") << 1 << -1 << -1 << 1;
        QTest::newRow("killed after a save") << 4 << -1 << 3 << 4;
        QTest::newRow("killed while the disk works") << -1 << 4 << 3 << 4;
        QTest::newRow("killed after a save while the disk works") << 5 << 4 << 3 << 5;
        QTest::newRow("power cut after a save") << -3 << -1 << 3 << 3;
        QTest::newRow("power cut in the middle of a save") << -2 << -1 << 3 << 3;
        QTest::newRow("power cut while the disk works") << -3 << -2 << 3 << 3;
        QTest::newRow("power cut, the older one is there") << -2 << 4 << 3 << 4;
    }

    void whatAKillOrAPowerCutLeaves()
    {
        QFETCH(const int, unflushed);
        QFETCH(const int, flushing);
        QFETCH(const int, flushed);
        QFETCH(const int, moves);
        const auto leave = [this](const char* ending, int kind) {
            const QByteArray json = gameToJson(takeaway(std::max(0, kind)));
            const QByteArray text = kind == -3   ? QByteArray()
                                    : kind == -2 ? json.left(json.size() / 2)
                                                 : json;
            if (kind != -1)
                putFile(folder() + "/a" + ending, text);
        };
        leave(".unflushed", unflushed);
        leave(".flushing", flushing);
        leave(".grundy", flushed);
        putFile(folder() + "/a.unflushed.aBcDeF", "half");
        putFile(folder() + "/a.lock", {});
        putFile(folder() + "/b.lock", {});
        const GameStore store = home();
        QCOMPARE(store.tidy(), QString());
        QCOMPARE(store.rows().size(), 1);
        QCOMPARE(store.rows().constFirst().glance.detail,
                 QStringLiteral("two players, move %1").arg(moves + 1));
        QCOMPARE(movesOf(store.read(QStringLiteral("a"))), moves);
        QVERIFY(!QFile::exists(folder() + "/a.unflushed.aBcDeF") && !QFile::exists(folder() + "/b.lock"));
        {
            auto claimed = std::get<GameStore::Claimed>(store.claim(QStringLiteral("a")));
            QCOMPARE(claimed.game.tree.size() - 1, moves);
            QVERIFY(!claimed.file->keep(takeaway(moves + 1)));
            QCOMPARE(movesOf(store.read(QStringLiteral("a"))), moves + 1);
            QTRY_COMPARE(movesOf(readGame(folder() + "/a.grundy")), moves + 1);
        }
        QTRY_COMPARE(QDir(folder()).entryList(QDir::Files), QStringList{QStringLiteral("a.grundy")});
    }

    void theOldestGo_data()
    {
        QTest::addColumn<QList<int>>("finished"); ///< of 22 games, 0 the oldest
        QTest::addColumn<QList<int>>("played");   ///< in some window
        QTest::addColumn<QList<int>>("gone");
        const auto row = [](const char* name, QList<int> finished, QList<int> played, QList<int> gone) {
            QTest::newRow(name) << finished << played << gone;
        };
        row("none is over", {}, {}, {0, 1});
        row("one is over", {7}, {}, {0, 7});
        row("three are over", {3, 9, 21}, {}, {3, 9});
        row("the newest are over", {20, 21}, {}, {20, 21});
        row("the oldest is played", {}, {0}, {1, 2});
        row("the one that is over is played", {5}, {5}, {0, 1});
    }

    void theOldestGo()
    {
        QFETCH(const QList<int>, finished);
        QFETCH(const QList<int>, played);
        QFETCH(const QList<int>, gone);
        const auto name = [](int game) { return QStringLiteral("game%1").arg(game); };
        const GameStore store = home();
        std::vector<FileLock> locks;
        for (int game = 0; game < 22; ++game) {
            const QString path = folder() + u'/' + name(game);
            putFile(path + ".grundy", gameToJson(takeaway(finished.contains(game) ? 10 : 1)));
            age(path + ".grundy", 22 - game);
            if (played.contains(game))
                locks.emplace_back(KeptGame::lockPath(path));
        }
        store.dropOldest();
        QList<int> missing;
        for (int game = 0; game < 22; ++game)
            if (!QFile::exists(folder() + u'/' + name(game) + ".grundy"))
                missing.append(game);
        QCOMPARE(missing, gone);
        for (const int game : gone)
            QVERIFY(store.older().contains(QStringLiteral("000000000000-") + name(game)));
        store.dropOldest();
        QCOMPARE(store.rows().size(), GameStore::mostGames);
    }

    /// The clock was in 2030 while twenty games were played, and has been set right since.
    void noClockDecides()
    {
        for (int game = 0; game < GameStore::mostGames; ++game) {
            const QString path = QStringLiteral("%1/2030%2.grundy").arg(folder()).arg(game);
            putFile(path, gameToJson(takeaway(1)));
            age(path, -60 * 24 * 1500);
        }
        QStringList played;
        {
            const GameStore store = home();
            for (int game = 0; game < 3; ++game) {
                const auto file = store.begin();
                QVERIFY(!file->keep(takeaway(1)));
                played.prepend(file->name());
                store.dropOldest();
            }
        }
        const GameStore store = home();
        store.dropOldest();
        QStringList names;
        for (const auto& row : store.rows())
            names.append(row.name);
        QCOMPARE(names.size(), GameStore::mostGames);
        QCOMPARE(names.first(3), played);
        QCOMPARE(store.older().size(), 3);
        // Whoever goes on with one has played it last.
        {
            auto claimed = std::get<GameStore::Claimed>(store.claim(played.at(2)));
            QVERIFY(!claimed.file->keep(takeaway(2)));
        }
        QCOMPARE(store.rows().constFirst().name, played.at(2));
    }

    /// Also when they are over, or more than twenty: the next window puts them aside.
    void whatTheSessionPlayedStays()
    {
        const GameStore store = home();
        constexpr int many = 25;
        for (int game = 0; game < many; ++game) {
            QVERIFY(!store.begin()->keep(takeaway(game % 2 == 0 ? 10 : 1)));
            store.dropOldest();
        }
        QCOMPARE(store.rows().size(), many);
        home().dropOldest();
        QCOMPARE(store.rows().size(), GameStore::mostGames);
        QCOMPARE(store.older().size(), many - GameStore::mostGames);
    }

    void olderGames()
    {
        const GameStore store = home();
        for (int game = 0; game < 30; ++game)
            putFile(QStringLiteral("%1/g%2.grundy").arg(folder()).arg(game),
                    gameToJson(takeaway(game % 9), game + 1));
        putFile(folder() + "/g4.unflushed", gameToJson(takeaway(9), 5)); // of a window that was killed
        store.dropOldest();
        QCOMPARE(store.older().size(), 10);
        QCOMPARE(store.older().constFirst(), QStringLiteral("000000000010-g9"));
        QCOMPARE(store.olderRow("000000000005-g4").glance.detail, QStringLiteral("two players, move 10"));
        QVERIFY(QDir(folder()).entryList({"g4.*"}, QDir::Files).isEmpty());
        const QString name = store.bringOut("000000000005-g4");
        QCOMPARE(name, QStringLiteral("g4"));
        QCOMPARE(movesOf(store.read(name)), 9);
        QCOMPARE(store.older().size(), 9);
        QCOMPARE(store.bringOut("000000000005-g4"), QString());
        // Another game of its name is there by now: both stay.
        putFile(folder() + "/g5.grundy", gameToJson(takeaway(1)));
        const QString other = store.bringOut("000000000006-g5");
        QVERIFY(other != "g5" && movesOf(store.read(other)) == 5);
        store.forgetOlder();
        QCOMPARE(store.older(), QStringList());
        QCOMPARE(store.rows().size(), 23);
    }

    void atMostTwoHundredOlder()
    {
        const GameStore store = home();
        for (int game = 0; game < 300; ++game)
            putFile(QStringLiteral("%1/g%2.grundy").arg(folder()).arg(game),
                    gameToJson(takeaway(1), game + 1));
        store.dropOldest();
        QCOMPARE(store.older().size(), GameStore::mostOlder);
        QCOMPARE(store.older().constLast(), QStringLiteral("000000000081-g80"));
        QCOMPARE(store.rows().constLast().name, QStringLiteral("g280"));
    }

    /// The number is read by this version alone: an earlier one passes over the key.
    void theOrderInTheFile()
    {
        const QByteArray text = gameToJson(takeaway(3), 17);
        QCOMPARE(glanceOf(text)->order, 17);
        QCOMPARE(movesOf(gameFromJson(text)), 3);
        QVERIFY(!gameToJson(takeaway(3)).contains("order"));
        for (const char* wrong : {"-1", "1e300", "\"1\"", "0.5", "1000000000000"})
            QCOMPARE(
                glanceOf(QByteArray(text).replace("\"order\":17", QByteArray("\"order\":") + wrong))->order,
                0);
    }

    void theNewestIsFirst()
    {
        const GameStore store = home();
        for (const auto& [name, minutes] : {std::pair("b", 3), std::pair("a", 1), std::pair("c", 2)}) {
            putFile(folder() + u'/' + name + ".grundy", gameToJson(takeaway(minutes)));
            age(folder() + u'/' + name + ".grundy", minutes);
        }
        QStringList names;
        for (const auto& row : store.rows())
            names.append(row.name);
        QCOMPARE(names, QStringList({"a", "c", "b"}));
    }

    void whatAListSays_data()
    {
        QTest::addColumn<SavedGame>("game");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char* name, const SavedGame& game, const char* title, const char* detail) {
            QTest::newRow(name) << game << QString::fromUtf8(title) << QString::fromUtf8(detail);
        };
        SavedGame game = takeaway(3);
        row("two people", game, "Takeaway 7", "two players, move 4");
        game.seats[1].human = false;
        row("its move", game, "Takeaway 7", "against the computer, its move");
        game.tree.goTo(2);
        row("your move", game, "Takeaway 8", "against the computer, your move");
        game.seats[0].human = false;
        row("two computers", game, "Takeaway 8", "the computer against itself");
        game.mode = Mode::Explore;
        row("explored", game, "Takeaway 8", "exploring");
        row("over", takeaway(10), "Takeaway 10", "the game is over");
        SavedGame northcott;
        northcott.tree.begin(position("northcott:W..B."), 1);
        northcott.seats[0].human = false;
        row("Right begins", northcott, "Northcott’s Game", "against the computer, your move");
        northcott.tree.change(position("northcott:W.B"), Origin::Opened);
        row("Left begins what is opened", northcott, "Northcott’s Game", "against the computer, its move");
    }

    void whatAListSays()
    {
        QFETCH(const SavedGame, game);
        QFETCH(const QString, title);
        QFETCH(const QString, detail);
        const auto glance = glanceOf(gameToJson(game));
        QVERIFY(glance);
        QVERIFY2(glance->title.startsWith(title), qPrintable(glance->title));
        QCOMPARE(glance->detail, detail);
        QCOMPARE(*glance, glanceOf(game.tree, game.seats, game.mode));
    }

    void noGame_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("nim");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("no positions") << QByteArray(R"({"nodes":[],"current":0})");
        QTest::newRow("none is current") << QByteArray(R"({"nodes":[{"position":"nim:1"}]})");
        QTest::newRow("beyond the last") << QByteArray(R"({"nodes":[{"position":"nim:1"}],"current":1})");
        QTest::newRow("no position") << QByteArray(R"({"nodes":[{"position":"nim:x"}],"current":0})");
        QTest::newRow("round in a circle")
            << QByteArray(R"({"nodes":[{"position":"nim:1"},{"parent":1}],"current":1})");
    }

    /// It is in no list and gets lost in no way: its file lies beside the folder then.
    void noGame()
    {
        QFETCH(const QByteArray, text);
        putFile(folder() + "/a.grundy", text);
        const GameStore store = home();
        QCOMPARE(store.rows().size(), 0);
        const QString problem = store.tidy();
        const QString aside = m_home->filePath(QStringLiteral("damaged-a.grundy"));
        QVERIFY2(problem.startsWith("A game could not be read (") && problem.contains(aside),
                 qPrintable(problem));
        QCOMPARE(tests::contents(aside), text);
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList());
        QCOMPARE(store.tidy(), QString());
    }

    /// The one game that earlier versions kept.
    void theAutosaveIsTakenOver()
    {
        const QString old = m_home->filePath(QStringLiteral("autosave.grundy"));
        putFile(old, gameToJson(takeaway(3)));
        age(old, 100);
        const GameStore store = home();
        QCOMPARE(store.tidy(), QString());
        QVERIFY(!QFile::exists(old));
        QCOMPARE(store.rows().size(), 1);
        QCOMPARE(movesOf(store.read(store.rows().constFirst().name)), 3);
        QVERIFY(store.rows().constFirst().changed.secsTo(QDateTime::currentDateTime()) >= 6000);
        QCOMPARE(store.tidy(), QString());
        QCOMPARE(store.rows().size(), 1);
    }

    void aRemovedGameComesBack()
    {
        const GameStore store = home();
        for (const char* name : {"a", "b"}) {
            putFile(folder() + u'/' + name + ".unflushed", gameToJson(takeaway(2)));
            putFile(folder() + u'/' + name + ".grundy", gameToJson(takeaway(1)));
        }
        QVERIFY(store.remove(QStringLiteral("a")));
        QVERIFY(!store.remove(QStringLiteral("a")));
        QCOMPARE(store.rows().size(), 1);
        QCOMPARE(store.tidy(), QString());
        QVERIFY(store.bringBack(QStringLiteral("a")));
        QCOMPARE(movesOf(store.read(QStringLiteral("a"))), 2);
        QVERIFY(store.remove(QStringLiteral("a")) && store.remove(QStringLiteral("b")));
        QVERIFY(!store.bringBack(QStringLiteral("a"))); // only the last one
        QVERIFY(store.bringBack(QStringLiteral("b")));
    }

    void namesOfFiles()
    {
        const GameStore store = home();
        putFile(folder() + "/a.grundy", gameToJson(takeaway(1)));
        QCOMPARE(store.nameOf(folder() + "/a.grundy"), QStringLiteral("a"));
        QCOMPARE(store.nameOf(folder() + "/../games/a.unflushed"), QStringLiteral("a"));
        QCOMPARE(store.nameOf(folder() + "/a.txt"), QString());
        QCOMPARE(store.nameOf(m_home->filePath(QStringLiteral("a.grundy"))), QString());
    }

private:
    [[nodiscard]] QString folder() const { return m_home->filePath(QStringLiteral("games")); }
    [[nodiscard]] GameStore home() const { return GameStore(folder()); }

    std::unique_ptr<QTemporaryDir> m_home;
};

GRUNDY_TEST(TestGameStore, models::test::run<TestGameStore>)
#include "tst_gamestore.moc"
