// SPDX-License-Identifier: GPL-3.0-or-later

// Positions whose answers take long, looked at in every mode: nothing that a person does with them takes the
// window's thread for long. The watchdog names what does.

#include "models/session/session.h"
#include "window/driver.h"
#include "window/runtests.h"

using window::Driver;

namespace {

/// Few pieces, and answers that are long or take long.
const QStringList positions{
    QStringLiteral("nim:1000000000"),
    QStringLiteral("takeaway/take=1-10000:1000000000"),
    QStringLiteral(
        "takeaway/take=3,7,11,18,29,46,75,121,196,317,513,830,1343,2173,3516,5689,9205:1000000000"),
    QStringLiteral("octal/code=0.007:50,49,48"),
    QStringLiteral("grid/misere:11111111/11111111/11111111/11111111/11111111/11111111/11111111/11111111"),
    QStringLiteral("chomp:26,26,26,26,26,26,26,26"),
    QStringLiteral("primes/misere:897612484786617600"),
    QStringLiteral("toads:TF.T..F.TT.F.FT.TF.T..F.TT.F.FT."),
    QStringLiteral("shapes/misere/left=1.1/right=11:11111111/11111111/11111111/11111111/11111111/11111111"),
    QStringLiteral("game:1/2*10000"),
    QStringLiteral("game/misere:*5000+*5000"),
    QStringLiteral("hackenbush:0-1b,1-2r,2-3g,3-1b,2-4r,4-5b,5-3g,0-5r,4-6b,6-7g,7-2r,6-0b,5-7g"),
    QStringLiteral("nim/misere:1000000000 + game/misere:*5000+*5000 + grid/misere:11111/11111/11111/11111"),
};

} // namespace

class TestLargest : public QObject {
    Q_OBJECT

private slots:
    void nothingTakesLong_data()
    {
        QTest::addColumn<QString>("position");
        int number = 0;
        for (const QString& position : positions)
            QTest::addRow("%d %s", ++number, qPrintable(position.left(40))) << position;
    }

    void nothingTakesLong()
    {
        QFETCH(const QString, position);
        const Driver driver(QStringLiteral("nim:1,2"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        driver.openPosition(position);
        QTest::qWait(300);
        auto* const session = qobject_cast<models::Session*>(&driver.session());
        QVERIFY(session->isOpened());
        for (const char* mode : {"play", "explore", "present", "explore"}) {
            driver.setMode(QLatin1String(mode));
            QTest::qWait(200);
        }
        driver.key(Qt::Key_Question);
        QTest::qWait(200);
        session->analyst()->cancel();
        driver.waitUntilDrawn();
    }
};

GRUNDY_TEST(TestLargest, window::runTests<TestLargest, window::Reader::Listens, window::LongEvents::Fail>)

#include "tst_largest.moc"
