// SPDX-License-Identifier: GPL-3.0-or-later

// The real window, driven by clicks and by keys: whole games of every board, a random clicker, and a
// program that is killed in the middle of play.

#include "window/driver.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <cstring>

using window::Driver;

namespace {

constexpr int clicksPerBoard = 3000;
constexpr int patienceMs = 8000;

/// Positions that the player to move wins, small enough for a quick game.
void addGames()
{
    QTest::addColumn<QString>("position");
    QTest::newRow("nim") << "nim:3,5,1";
    QTest::newRow("nim misere") << "nim/misere:1,2,2";
    QTest::newRow("takeaway") << "takeaway:10";
    QTest::newRow("takeaway misere") << "takeaway/misere:7,2";
    QTest::newRow("lines") << "lines/misere:111/1111/11111";
    QTest::newRow("lines max") << "lines/max=2:11011/1111";
    QTest::newRow("grid") << "grid:111/101/011";
    QTest::newRow("grid misere") << "grid/misere:0110/1111/1011/0110";
    QTest::newRow("dag") << "dag:3-2,3-1,2-1,1-0@3";
}

/// The person (seat 0) wins a won position against Perfect when \p make makes winning moves.
template <typename Make>
void winAgainstPerfect(const QString& position, Make make)
{
    Driver driver(position, "play");
    QVERIFY(driver.isOpen());
    QTRY_VERIFY_WITH_TIMEOUT(driver.isSettled(), patienceMs);
    QCOMPARE(driver.notation(), position);
    for (int turn = 0; turn < 30 && !driver.isOver(); ++turn) {
        const auto game = driver.game();
        const auto move = window::bestMove(*game);
        const QString expected = QString::fromStdString(game->after(move)->notation());
        make(driver, move);
        QTRY_VERIFY_WITH_TIMEOUT(driver.notation() != QString::fromStdString(game->notation()), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOver() || (driver.session().property("toMove").toInt() == 0 &&
                                                     driver.notation() != expected),
                                 patienceMs);
    }
    QVERIFY(driver.isOver());
    const QString result = driver.session().property("resultText").toString();
    QVERIFY2(result.contains("You win"), qPrintable(result));
    const QQuickItem* shown = driver.item("statusText");
    QVERIFY2(shown, "the result stands nowhere in the window");
    QVERIFY(shown->property("text").toString().contains("You win"));
}

/// What the killed program does: two moves by clicks, then it says what it shows and waits.
int playAndWait(QGuiApplication&, const QString& position)
{
    Driver driver(position, "play");
    if (!driver.isOpen())
        return 1;
    const auto before = driver.notation();
    driver.makeByMouse(window::bestMove(*driver.game()));
    if (!QTest::qWaitFor(
            [&] {
                return driver.notation() != before && driver.isSettled() &&
                       driver.session().property("toMove").toInt() == 0;
            },
            patienceMs))
        return 1;
    printf("at %s\n", qPrintable(driver.notation()));
    fflush(stdout);
    return QTest::qWaitFor([] { return false; }, 60'000) ? 0 : 1;
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("qml|qrc:|Qt")); }

    void aGameByMouse_data() { addGames(); }
    void aGameByMouse()
    {
        QFETCH(QString, position);
        winAgainstPerfect(position,
                          [](Driver& driver, const games::Move& move) { driver.makeByMouse(move); });
    }

    void aGameByKeyboardAlone_data() { addGames(); }
    void aGameByKeyboardAlone()
    {
        QFETCH(QString, position);
        winAgainstPerfect(position, [](Driver& driver, const games::Move& move) {
            QVERIFY2(driver.makeByKeys(move), "the arrow keys do not lead to the piece");
        });
    }

    void aRandomClickerFindsNothing_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"play", "explore"}) {
            for (const char* position : {"nim:7,11,5", "takeaway:10", "lines/misere:111/1111/11111",
                                         "grid/misere:1111/1111/1111/1111", "dag:3-2,3-1,2-1,1-0@3"})
                QTest::addRow("%s %s", mode, position) << position << mode;
        }
    }

    void aRandomClickerFindsNothing()
    {
        QFETCH(QString, position);
        QFETCH(QString, mode);
        Driver driver(position, mode);
        QVERIFY(driver.isOpen());
        QTRY_VERIFY_WITH_TIMEOUT(driver.isSettled(), patienceMs);
        QRandomGenerator random(20260101);
        const QQuickItem* board = driver.item("boardView");
        QVERIFY(board);
        for (int i = 0; i < clicksPerBoard; ++i) {
            board = driver.item("boardView");
            if (!board)
                break;
            const QPointF inside(random.bounded(board->width()), random.bounded(board->height()));
            driver.click(board->mapToScene(inside).toPoint());
            if (random.bounded(40) == 0)
                driver.key(Qt::Key_Escape);
            if (random.bounded(25) == 0)
                driver.key(Qt::Key_Z, Qt::ControlModifier);
            if (random.bounded(60) == 0 || driver.isOver())
                QVERIFY(driver.session().setProperty("mode", mode) &&
                        QMetaObject::invokeMethod(&driver.session(), "restart"));
            QVERIFY2(driver.game(), qPrintable(driver.notation()));
        }
    }

    void killedInPlayItContinues()
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {"--play-and-wait", "nim:7,11,5"});
        QVERIFY(program.waitForStarted());
        QString shown;
        QTRY_VERIFY_WITH_TIMEOUT((program.waitForReadyRead(100),
                                  shown += QString::fromUtf8(program.readAllStandardOutput()),
                                  shown.contains('\n')),
                                 20'000);
        program.kill(); // SIGKILL: no destructor runs
        QVERIFY(program.waitForFinished());
        const QString notation = shown.section("at ", 1).trimmed();
        QVERIFY2(notation.startsWith("nim:"), qPrintable(shown));

        Driver driver;
        QVERIFY(driver.isOpen());
        QVERIFY(driver.click(QStringLiteral("button_continue")));
        QTRY_COMPARE(driver.notation(), notation);
        QVERIFY(driver.session().property("canUndo").toBool());
        QCOMPARE(driver.session().property("mode").toString(), "play");
    }
};

int main(int argc, char* argv[])
{
    const bool child = argc == 3 && std::strcmp(argv[1], "--play-and-wait") == 0;
    const QTemporaryDir folder;
    if (!child)
        window::usePrivateFolders(folder.path());
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("grundy");
    QGuiApplication::setOrganizationName("Grundy");
    if (child)
        return playAndWait(application, QString::fromUtf8(argv[2]));
    TestWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window.moc"
