// SPDX-License-Identifier: GPL-3.0-or-later

// What is thrown where nobody catches it: the window says so, and the game goes on.

#include "app/application.h"
#include "models/worker.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QEvent>
#include <QSignalSpy>

#include <functional>
#include <new>
#include <stdexcept>

using window::Driver;
using Throwing = std::function<void()>;
Q_DECLARE_METATYPE(Throwing)

namespace {

/// Throws when it is sent an event.
class Thrower : public QObject {
public:
    explicit Thrower(Throwing thrower) : m_throw(std::move(thrower)) {}
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::User)
            m_throw();
        return QObject::event(event);
    }

private:
    Throwing m_throw;
};

} // namespace

class TestMishap : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("qml|qrc:|Qt")); }

    void isTold_data()
    {
        QTest::addColumn<Throwing>("thrower");
        QTest::addColumn<QString>("cause");
        const auto row = [](const char* name, Throwing thrower, const char* cause) {
            QTest::newRow(name) << std::move(thrower) << QString(cause);
        };
        row(
            "no memory", [] { throw std::bad_alloc(); }, "There is not enough memory for it.");
        row(
            "an exception", [] { throw std::runtime_error("why"); }, "This is an error of the program: why");
        row(
            "anything", [] { throw 7; }, "This is an error of the program.");
    }

    void isTold()
    {
        QFETCH(const Throwing, thrower);
        QFETCH(const QString, cause);
        Thrower receiver(thrower);
        const QSignalSpy told(qApp, SIGNAL(mishap(QString)));
        QCoreApplication::postEvent(&receiver, new QEvent(QEvent::User));
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.at(0).at(0).toString(), cause);
    }

    /// What a worker's task throws is told as well, and the worker goes on.
    void byAWorker()
    {
        models::Worker worker;
        const QSignalSpy told(qApp, SIGNAL(mishap(QString)));
        worker.start([](const solver::Job&) -> models::Worker::Delivery { throw std::bad_alloc(); }, {});
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(!worker.isBusy());
        bool isDone = false;
        worker.start(
            [&isDone](const solver::Job&) -> models::Worker::Delivery {
                return [&isDone] { isDone = true; };
            },
            {});
        QTRY_VERIFY(isDone);
    }

    void theGameGoesOn()
    {
        const Driver driver("nim:1,2");
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "tellMishap",
                                  Q_ARG(QString, "There is not enough memory for it."));
        QTRY_COMPARE(
            driver.textOf("mishapText"),
            QStringLiteral("There is not enough memory for it. Your game is kept as it was after the last "
                           "move."));
        QVERIFY(driver.click("button_mishapClose"));
        QTRY_VERIFY(driver.item("mishapText") == nullptr);
        QCOMPARE(driver.notation(), QStringLiteral("nim:1,2"));
        window::waitFor(driver);
        driver.makeByMouse(driver.game()->moves().moves.front());
        QTRY_VERIFY(driver.notation() != QStringLiteral("nim:1,2"));
    }
};

namespace {

int runWithTheApplication(int argc, char* argv[])
{
    const QTemporaryDir folder;
    window::usePrivateFolders(folder.path());
    window::nameApplication();
    return tests::runIn<tests::WatchedApplication<app::Application>, TestMishap>(argc, argv);
}

} // namespace

GRUNDY_TEST(TestMishap, runWithTheApplication)

#include "tst_mishap.moc"
