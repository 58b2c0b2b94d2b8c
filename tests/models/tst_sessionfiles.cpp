// SPDX-License-Identifier: GPL-3.0-or-later

// A position that is edited, and a session that is saved, read again and copied.

#include "models/sessions.h"

#include <QTemporaryDir>

using namespace models;
using namespace models::test;

class TestSessionFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void autosaveAfterEveryChange()
    {
        Session session;
        QVERIFY(!session.hasAutosave());
        session.seat1()->setLevel(QStringLiteral("random"));
        session.open(QStringLiteral("nim:3,4,5"));
        session.playMove(0);
        for (int move = 0; move < 20 && !session.isOver(); ++move) {
            QTRY_VERIFY(!session.isThinking());
            Session other; // as after kill -9: nothing of the first one was closed
            QVERIFY(other.hasAutosave());
            QVERIFY(other.continueLast());
            QCOMPARE(other.notation(), session.notation());
            QCOMPARE(labels(*other.tree()), labels(*session.tree()));
            QCOMPARE(other.toMove(), session.toMove());
            QCOMPARE(other.seat1()->level(), QStringLiteral("random"));
            session.playMove(0);
        }
    }

    void damagedAutosaveIsKeptAside()
    {
        {
            Session session;
            session.open(QStringLiteral("nim:3,4,5"));
        }
        const QFileInfo path(autosavePath());
        QFile file(path.filePath());
        QVERIFY(file.resize(file.size() / 2));
        const Session session;
        QVERIFY(!session.hasAutosave());
        QVERIFY(!session.autosaveProblem().isEmpty());
        const auto kept = path.dir().entryList({QStringLiteral("damaged-*.grundy")});
        QCOMPARE(kept.size(), 1);
        QVERIFY(session.autosaveProblem().contains(kept.front()));
        QVERIFY(!path.dir().exists(path.fileName()));
        QVERIFY(path.dir().remove(kept.front()));
        QVERIFY(Session().autosaveProblem().isEmpty());
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
        QTRY_VERIFY(!labels(*other.timeline(), NodeListModel::OutcomeRole).contains(QString()));
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
        QVERIFY(!session.pasteText(QStringLiteral("nim:3,x")));
        QCOMPARE(session.message(), QStringLiteral("column 7: expected a heap size, found 'x'"));
        QCOMPARE(session.notation(), QStringLiteral("nim:3,4,5"));
        QVERIFY(session.pasteText(QStringLiteral("  nim:1,1\n")));
        QVERIFY(session.canUndo());
        QVERIFY(session.pasteText(QStringLiteral("grid:11/11")));
        QVERIFY(!session.canUndo());
        QVERIFY(!session.open(QString()));
    }
};

GRUNDY_TEST(TestSessionFiles, models::test::run<TestSessionFiles>)
#include "tst_sessionfiles.moc"
