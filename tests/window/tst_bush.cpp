// SPDX-License-Identifier: GPL-3.0-or-later

// Hackenbush in the real window: drawn, cut, moved and erased by mouse and by keys, reduced step by step.

#include "window/driver.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <cstring>

using window::Driver;

namespace {

constexpr int patienceMs = 8000;

class BushDriver : public Driver {
public:
    explicit BushDriver(const QString& edges, const QString& mode = QStringLiteral("explore"))
        : Driver("hackenbush:" + edges, mode)
    {
    }

    [[nodiscard]] bool isReady() const
    {
        return isOpen() && QTest::qWaitFor([this] { return isSettled(); }, patienceMs) && waitUntilStill();
    }
    /// Where a place of the canvas lies in the window.
    [[nodiscard]] QPoint at(double x, double y) const
    {
        QQuickItem* picture = item(QStringLiteral("bushPicture"));
        QPointF place;
        QMetaObject::invokeMethod(picture, "toPixels", Q_RETURN_ARG(QPointF, place),
                                  Q_ARG(QPointF, QPointF(x, y)));
        return picture->mapToScene(place).toPoint();
    }
    /// The row of the edge that the pointer means there.
    [[nodiscard]] int hit(QPoint place) const
    {
        QQuickItem* picture = item(QStringLiteral("bushPicture"));
        int row = -1;
        QMetaObject::invokeMethod(picture, "edgeAt", Q_RETURN_ARG(int, row),
                                  Q_ARG(QPointF, picture->mapFromScene(place)), Q_ARG(double, 12));
        return row;
    }
    void take(const char* tool) const { click(QStringLiteral("tool_%1").arg(QLatin1String(tool))); }
    void drag(QPoint from, QPoint to) const
    {
        QTest::mousePress(&window(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(&window(), from + (to - from) * step / 4);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    }
    [[nodiscard]] QString edges() const { return notation().section(':', 1); }
    [[nodiscard]] QString message() const { return session().property("message").toString(); }
    void undo() const { key(Qt::Key_Z, Qt::ControlModifier); }
    [[nodiscard]] QObject& board() const { return *session().property("board").value<QObject*>(); }
    [[nodiscard]] QObject& explanation() const
    {
        return *session().property("explanation").value<QObject*>();
    }
};

} // namespace

class TestBush : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("qml|qrc:|Qt")); }

    void itIsDrawnByMouse()
    {
        BushDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("blue");
        driver.drag(driver.at(2, 0), driver.at(2, 1.5)); // from the ground to a new joint
        QCOMPARE(driver.edges(), "0-1g,0-2b");
        driver.take("red");
        driver.drag(driver.at(2, 1.5), driver.at(3, 2.5)); // from there to another one
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-3r");
        driver.take("green");
        driver.drag(driver.at(3, 2.5), driver.at(4, 0)); // back to the ground
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-3r,3-0g");
        driver.drag(driver.at(2, 1.5), driver.at(3, 2.5)); // beside the one that is there
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-3r,3-0g,2-3g");
        for (const char* before : {"0-1g,0-2b,2-3r,3-0g", "0-1g,0-2b,2-3r", "0-1g,0-2b", "0-1g"}) {
            driver.undo();
            QCOMPARE(driver.edges(), before);
        }
    }

    /// The position changes in the moment before the key: what has the focus is still what is meant.
    void enterCutsWhatHasTheFocus()
    {
        BushDriver driver("0-1g,0-2b,0-3r");
        QVERIFY(driver.isReady());
        QVERIFY(driver.focusByArrows(games::edgeId(2)));
        const auto first = QString::number(static_cast<std::uint64_t>(games::edgeId(0)));
        QMetaObject::invokeMethod(&driver.session(), "choose", Q_ARG(QString, first));
        QCOMPARE(driver.edges().count('-'), 2);
        driver.key(Qt::Key_Return);
        QCOMPARE(driver.edges(), "0-2b");
    }

    void aLoopLeavesItsJointAndComesBack()
    {
        BushDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("red");
        const QPoint joint = driver.at(5, 1);
        QTest::mousePress(&driver.window(), Qt::LeftButton, {}, joint);
        QTest::mouseMove(&driver.window(), joint - QPoint(40, 60));
        QTest::mouseMove(&driver.window(), joint);
        QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, joint);
        QCOMPARE(driver.edges(), "0-1g,1-1r");
        driver.click(joint); // a click on a joint draws nothing
        QCOMPARE(driver.edges(), "0-1g,1-1r");
    }

    void whatIsNotJoinedFalls()
    {
        BushDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("green");
        driver.drag(driver.at(1, 3), driver.at(2, 4));
        QCOMPARE(driver.edges(), "0-1g");
        QVERIFY2(driver.message().contains("fall"), qPrintable(driver.message()));
        QVERIFY(driver.item("bushPicture")->property("gliding").toBool());
        QVERIFY(driver.waitUntilStill());
    }

    void aClickWithAColourPaints()
    {
        BushDriver driver("0-1g,1-2b");
        QVERIFY(driver.isReady());
        driver.take("red");
        driver.click(Driver::centre(*driver.piece(games::edgeId(1))));
        QCOMPARE(driver.edges(), "0-1g,1-2r");
        driver.undo();
        QCOMPARE(driver.edges(), "0-1g,1-2b");
    }

    void jointsFeetAndEdgesAreMoved()
    {
        BushDriver driver("0-1g,1-2b");
        QVERIFY(driver.isReady());
        driver.take("move");
        driver.drag(driver.at(5, 2), driver.at(7, 3));
        QVERIFY(driver.session().property("canUndo").toBool());
        QCOMPARE(driver.edges(), "0-1g,1-2b");
        QCOMPARE(Driver::centre(*driver.piece(games::jointId(2))), driver.at(7, 3));
        driver.drag(driver.at(5, 0), driver.at(3, 0));
        QVERIFY((Driver::centre(*driver.piece(games::edgeId(0))) - driver.at(4, 0.5)).manhattanLength() < 4);
        const QPoint middle = driver.at(6, 2);
        driver.drag(middle, middle + QPoint(20, 40));
        QVERIFY((Driver::centre(*driver.piece(games::edgeId(1))) - middle).manhattanLength() > 20);
        for (int edit = 0; edit < 3; ++edit)
            driver.undo();
        QVERIFY(!driver.session().property("canUndo").toBool());
        QCOMPARE(Driver::centre(*driver.piece(games::jointId(2))), driver.at(5, 2));
    }

    void erasingTakesWhatFalls()
    {
        BushDriver driver("0-1g,1-2b,2-3r,0-4b");
        QVERIFY(driver.isReady());
        driver.take("erase");
        driver.click(Driver::centre(*driver.piece(games::edgeId(1))));
        QCOMPARE(driver.edges(), "0-1g,0-4b");
        driver.undo();
        QVERIFY(driver.waitUntilStill());
        driver.click(Driver::centre(*driver.piece(games::jointId(1))));
        QCOMPARE(driver.edges(), "0-4b");
        driver.undo();
        QCOMPARE(driver.edges(), "0-1g,1-2b,2-3r,0-4b");
    }

    void itIsDrawnByKeysAlone()
    {
        BushDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("blue");
        driver.item("boardView")->forceActiveFocus();
        driver.key(Qt::Key_Up);
        driver.key(Qt::Key_Home); // the ground
        for (int step = 0; step < 4; ++step)
            driver.key(Qt::Key_Left); // the foot two units to the left
        driver.key(Qt::Key_N);
        QCOMPARE(driver.edges(), "0-1g,0-2b");
        QCOMPARE(Driver::centre(*driver.piece(games::jointId(2))), driver.at(3, 1));
        QVERIFY(driver.focusByArrows(games::jointId(2)));
        driver.key(Qt::Key_Return);
        QVERIFY(driver.focusByArrows(games::jointId(1)));
        driver.key(Qt::Key_Return);
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-1b");
        QVERIFY(driver.focusByArrows(games::jointId(1)));
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Return); // twice: a loop
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-1b,1-1b");
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Escape); // dropped
        driver.key(Qt::Key_Escape);
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-1b,1-1b");
    }

    void keysEraseAndMove()
    {
        BushDriver driver("0-1g,1-2g,0-3g");
        QVERIFY(driver.isReady());
        driver.take("move");
        driver.item("boardView")->forceActiveFocus();
        driver.key(Qt::Key_End);
        QVERIFY(driver.focusByArrows(games::jointId(2)));
        const QPoint before = Driver::centre(*driver.piece(games::jointId(2)));
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Up);
        driver.key(Qt::Key_Up);
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(Driver::centre(*driver.piece(games::jointId(2))).y() < before.y() - 20);
        driver.take("erase");
        driver.item("boardView")->forceActiveFocus();
        driver.key(Qt::Key_Home);
        QVERIFY(driver.focusByArrows(games::edgeId(1)));
        driver.key(Qt::Key_Delete);
        QCOMPARE(driver.edges(), "0-1g,0-3g");
    }

    void cutEdgesFall()
    {
        BushDriver driver("0-1g,1-2g,2-3g,0-4g");
        QVERIFY(driver.isReady());
        driver.click(Driver::centre(*driver.piece(games::edgeId(1))));
        QCOMPARE(driver.edges(), "0-1g,0-4g");
        QVERIFY(driver.item("bushPicture")->property("gliding").toBool());
        QVERIFY(driver.waitUntilStill());
        driver.undo();
        QCOMPARE(driver.edges(), "0-1g,1-2g,2-3g,0-4g");
    }

    void inPlayNothingIsDrawn()
    {
        BushDriver driver("0-1g,1-2g", "play");
        QVERIFY(driver.isReady());
        QVERIFY(!driver.item("tool_green"));
        driver.drag(driver.at(2, 0), driver.at(2, 2));
        QCOMPARE(driver.edges(), "0-1g,1-2g");
    }

    void everyEdgeIsHit_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::newRow("crossing") << "0-1g,0-2g,1-4g,2-3g,3-1b,4-2b,3-4r";
        QTest::newRow("parallel") << "0-1g,0-1b,0-1r,1-2g,2-1g,1-2b";
        QTest::newRow("loops") << "0-1g,1-1g,1-1b,1-1r,1-2g,2-2g";
        QTest::newRow("many feet") << "0-1g,1-0g,0-2b,2-1r,0-3g,3-1b";
        QTest::newRow("arches") << "0-1g,0-0g,0-0b";
    }
    void everyEdgeIsHit()
    {
        QFETCH(QString, edges);
        BushDriver driver(edges);
        QVERIFY(driver.isReady());
        const auto count = static_cast<std::uint32_t>(edges.count(',') + 1);
        for (std::uint32_t edge = 0; edge < count; ++edge) {
            const QQuickItem* piece = driver.piece(games::edgeId(edge));
            QVERIFY(piece);
            QCOMPARE(driver.hit(Driver::centre(*piece)), piece->property("index").toInt());
        }
    }

    void piecesHaveNames()
    {
        BushDriver driver("0-1g,1-2b,2-2r");
        QVERIFY(driver.isReady());
        for (std::uint32_t edge = 0; edge < 3; ++edge)
            QVERIFY(!driver.piece(games::edgeId(edge))->property("name").toString().isEmpty());
    }

    void theReductionIsSteppedThrough_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::newRow("cycle on a stem") << "0-1g,1-2g,1-3g,2-4g,3-4g";
        QTest::newRow("red-blue tree") << "0-1b,1-2r,2-3b,2-4b";
        QTest::newRow("stalk") << "0-1b,1-2b,2-3r,3-4b";
    }
    void theReductionIsSteppedThrough()
    {
        QFETCH(QString, edges);
        BushDriver driver(edges);
        QVERIFY(driver.isReady());
        QTRY_VERIFY_WITH_TIMEOUT(driver.explanation().property("stepCount").toInt() > 0, patienceMs);
        const auto call = [&driver](const char* verb) {
            QVERIFY(QMetaObject::invokeMethod(&driver.explanation(), verb));
            QVERIFY(driver.waitUntilStill());
        };
        const auto drawn = [&driver] { return driver.board().property("drawn").toBool(); };
        const int steps = driver.explanation().property("stepCount").toInt();
        bool wasDrawn = false;
        for (int step = 0; step <= steps; ++step) {
            call("next");
            wasDrawn = wasDrawn || drawn();
            QCOMPARE(driver.edges(), edges); // the position stays
        }
        QVERIFY(wasDrawn);
        for (int step = 0; step <= steps; ++step)
            call("back");
        QVERIFY(!drawn());
        call("next");
        for (int step = 0; step <= steps && !drawn(); ++step)
            call("next");
        QVERIFY(drawn());
        QVERIFY(driver.click(QStringLiteral("button_leaveDrawing")));
        QVERIFY(!drawn());
        QVERIFY(driver.piece(games::edgeId(0)));
    }

    void twoHundredEdgesStayFluent()
    {
        QRandomGenerator random(7);
        QStringList edges;
        for (int joint = 1; joint <= 200; ++joint)
            edges.append(QStringLiteral("%1-%2%3")
                             .arg(joint < 9 ? 0 : random.bounded(joint / 2, joint))
                             .arg(joint)
                             .arg(QLatin1Char('g')));
        BushDriver driver(edges.join(','));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY_WITH_TIMEOUT(driver.isSettled(), patienceMs);
        constexpr int steps = 20;
        const auto timed = [&driver](const auto& act) {
            QElapsedTimer timer;
            timer.start();
            for (int step = 0; step < steps; ++step) {
                act(step);
                driver.window().grabWindow(); // the frame that shows it
            }
            return static_cast<double>(timer.elapsed()) / steps;
        };
        const double frame = timed([](int) {});
        const double hover =
            timed([&driver](int step) { driver.board().setProperty("hoveredRow", 201 + step); });
        driver.take("move");
        const QPoint joint = Driver::centre(*driver.piece(games::jointId(150)));
        QTest::mousePress(&driver.window(), Qt::LeftButton, {}, joint);
        const double drag = timed([&](int step) {
            QTest::mouseMove(&driver.window(), joint - QPoint(10 + 4 * step, 10 + 2 * step));
        });
        QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, joint - QPoint(90, 50));
        driver.take("cut");
        const double cut = timed([&driver](int step) {
            if (step == 0)
                driver.click(Driver::centre(*driver.piece(games::edgeId(199))));
            else
                QTest::qWait(1); // it falls
        });
        qInfo("frame %.1f ms, hover %.1f ms, drag %.1f ms, cut and fall %.1f ms", frame, hover, drag, cut);
        QVERIFY(hover < 200 && drag < 200 && cut < 400);
    }

    void aRandomPainterFindsNothing_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"play", "explore", "present"})
            QTest::newRow(mode) << mode;
    }
    void aRandomPainterFindsNothing()
    {
        QFETCH(QString, mode);
        BushDriver driver("0-1g,1-2g,1-3b,0-4b,4-5r,5-4g,0-6g,6-6g", mode);
        QVERIFY(driver.isOpen());
        QRandomGenerator random(20260101);
        const char* view = mode == "present" ? "presentBoard" : "boardView";
        const std::array tools{"cut", "green", "blue", "red", "move", "erase", "snap"};
        const std::array keys{Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,
                              Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete, Qt::Key_N,
                              Qt::Key_Home,   Qt::Key_End,    Qt::Key_Space,  Qt::Key_Tab};
        const auto anywhere = [&] {
            const QQuickItem* board = driver.item(view);
            const QPointF inside(random.bounded(board->width()), random.bounded(board->height()));
            return board->mapToScene(inside).toPoint();
        };
        for (int i = 0; i < 600; ++i) {
            if (!driver.item(view))
                QVERIFY(driver.session().setProperty("mode", mode));
            if (random.bounded(8) == 0)
                driver.take(tools[random.bounded(static_cast<quint32>(tools.size()))]);
            if (random.bounded(3) == 0)
                driver.key(keys[random.bounded(static_cast<quint32>(keys.size()))]);
            else if (random.bounded(2) == 0)
                driver.drag(anywhere(), anywhere());
            else
                driver.click(anywhere());
            if (random.bounded(25) == 0)
                driver.undo();
            if (random.bounded(60) == 0)
                QVERIFY(QMetaObject::invokeMethod(&driver.session(), "restart"));
            QVERIFY2(driver.game(), qPrintable(driver.notation()));
        }
    }
};

int main(int argc, char* argv[])
{
    const QTemporaryDir folder;
    window::usePrivateFolders(folder.path());
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("grundy");
    QGuiApplication::setOrganizationName("Grundy");
    TestBush test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_bush.moc"
