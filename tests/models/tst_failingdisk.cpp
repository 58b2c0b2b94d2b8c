// SPDX-License-Identifier: GPL-3.0-or-later

// A game that is saved or kept while the disk or the memory fails: the older file stands and the window says
// why.

#include "support/failures.h"

#include "models/sessions.h"
#include "support/contents.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QTemporaryDir>

using namespace models;
using namespace models::test;
using tests::Failing;

namespace {

using Saving = std::optional<FileError> (*)(const QString&, const SavedGame&);

/// As a game of the gallery is kept.
std::optional<FileError> keepGame(const QString& path, const SavedGame& game)
{
    const QString cause = wording::writeWholeFileSoon(path, gameToJson(game));
    return cause.isEmpty() ? std::nullopt : std::optional(FileError{wording::fileProblem(path, cause)});
}

SavedGame someGame(int moves)
{
    SavedGame game;
    const auto parsed = games::parse("nim:40,40");
    game.tree.begin(std::get<games::GamePtr>(parsed), 0);
    for (int move = 0; move < moves; ++move)
        game.tree.play(game.tree.currentNode().game->moves().moves.front());
    return game;
}

} // namespace

Q_DECLARE_METATYPE(Saving)

class TestFailingDisk : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void everyCall_data()
    {
        QTest::addColumn<Saving>("saving");
        QTest::newRow("saved") << Saving(writeGame);
        QTest::newRow("kept") << Saving(keepGame);
    }

    void everyCall()
    {
        QFETCH(const Saving, saving);
        constexpr int mostCalls = 100;
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.grundy");
        const SavedGame older = someGame(1);
        const SavedGame newer = someGame(2);
        for (const Failing what : {Failing::Write, Failing::HalfWrite, Failing::Rename}) {
            for (int number = 1; number < mostCalls; ++number) {
                QVERIFY(!writeGame(path, older));
                const tests::Failure failure(what, number, ENOSPC);
                const auto error = saving(path, newer);
                const QByteArray kept = tests::contents(path);
                if (!failure.hasHappened()) {
                    QVERIFY(!error);
                    QCOMPARE(kept, gameToJson(newer));
                    break;
                }
                QVERIFY(error.has_value());
                QVERIFY2(error->text.contains(path) && error->text.contains("No space left on device"),
                         qPrintable(error->text));
                QCOMPARE(kept, gameToJson(older));
                QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("a.grundy"));
            }
        }
    }

    void everyAllocation_data() { everyCall_data(); }

    void everyAllocation()
    {
        QFETCH(const Saving, saving);
        constexpr int mostAllocations = 100'000;
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.grundy");
        const SavedGame older = someGame(1);
        const SavedGame newer = someGame(20);
        int number = 1;
        for (bool hasHappened = true; hasHappened && number < mostAllocations; ++number) {
            QVERIFY(!writeGame(path, older));
            {
                const tests::Failure failure(Failing::New, number);
                try {
                    (void)saving(path, newer);
                } catch (const std::bad_alloc&) { // app::Application tells it
                }
                hasHappened = failure.hasHappened();
            }
            const QByteArray kept = tests::contents(path);
            QVERIFY(kept == gameToJson(older) || kept == gameToJson(newer));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("a.grundy"));
        }
        QVERIFY(number > 2 && number < mostAllocations);
    }

    /// The window says which file, and why.
    void saidByTheSession()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.grundy");
        Session session;
        twoPeople(session, "nim:3,4,5");
        const tests::Failure failure(Failing::Write, 1, ENOSPC);
        QVERIFY(!session.save(QUrl::fromLocalFile(path)));
        QCOMPARE(session.message(), "The file " + path + " cannot be written: No space left on device");
        QVERIFY(!QFile::exists(path));
    }
};

GRUNDY_TEST(TestFailingDisk, models::test::run<TestFailingDisk>)
#include "tst_failingdisk.moc"
