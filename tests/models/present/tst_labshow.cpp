// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the Lab for a class: the family that a position lies in, and what is filled in step by step.

#include "models/present/labshow.h"
#include "models/present/placedfamily.h"
#include "models/sessions.h"

#include "games/catalogue.h"
#include "games/plain/positions.h"

#include <QAbstractItemModelTester>

using namespace models;
using namespace models::test;

namespace {

/// The positions of a family, with the n and m of the one that is asked about.
QString placed(const char* notation)
{
    const auto family = placedFamily(*positions::read(notation));
    if (!family)
        return {};
    return QStringLiteral("%1 %2-%3 %4-%5 @%6,%7")
        .arg(QString::fromStdString(family->request.pattern.text()))
        .arg(family->request.n.least)
        .arg(family->request.n.most)
        .arg(family->request.m.least)
        .arg(family->request.m.most)
        .arg(family->n)
        .arg(family->m);
}

/// The table of a family for n up to 3 and m up to 2.
std::shared_ptr<const analysis::FamilyTable> fourByThree(const char* family)
{
    const auto pattern = std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse(family));
    return std::make_shared<const analysis::FamilyTable>(
        analysis::makeTable({.pattern = pattern, .n = {0, 3}, .m = {0, 2}}, solver::Job{}));
}

} // namespace

class TestLabShow : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    void familiesOfPositions()
    {
        QCOMPARE(placed("nim:7,11,5"), QStringLiteral("nim:n,m,5 0-7 4-13 @7,11"));
        QCOMPARE(placed("takeaway/take=1-3:10"), QStringLiteral("takeaway:n 0-10 0-0 @10,0"));
        QCOMPARE(placed("takeaway/misere/take=1-3:100"),
                 QStringLiteral("takeaway/misere:n 71-102 0-0 @100,0"));
        QCOMPARE(placed("wythoff:7,40"), QStringLiteral("wythoff:n,m 0-7 33-42 @7,40"));
        QCOMPARE(placed("grid:1111/1111"), QStringLiteral("grid:(1^n/)^m 1-4 1-4 @4,2"));
        QCOMPARE(placed("grid/misere:1111/1111"), QStringLiteral("grid/misere:(1^n/)^m 1-4 1-4 @4,2"));
        QCOMPARE(placed("grid:1011/1111"), QString());
        QCOMPARE(placed("nim:2000000,3"), QString());
    }

    /// Every cell of every table is what the game itself says.
    void theRingIsThePosition()
    {
        for (const games::Entry& entry : games::catalogue()) {
            for (const games::Preset& preset : entry.info.presets) {
                const auto game = positions::read(preset.notation);
                const auto family = placedFamily(*game);
                if (!family)
                    continue;
                const auto cell = family->request.pattern.notation(family->n, family->m);
                QVERIFY(cell.has_value());
                QCOMPARE(positions::read(*cell)->notation(), game->notation());
                QVERIFY(family->n >= family->request.n.least && family->n <= family->request.n.most);
                QVERIFY(family->m >= family->request.m.least && family->m <= family->request.m.most);
            }
        }
    }

    void aTableIsFilledByDiagonals()
    {
        ShownTable shown;
        const QAbstractItemModelTester tester(&shown, QAbstractItemModelTester::FailureReportingMode::QtTest);
        shown.setTable(fourByThree("nim:n,m"));
        QCOMPARE(shown.diagonals(), 6);
        const auto texts = [&shown] {
            QString all;
            for (int row = 0; row < shown.rowCount(); ++row)
                for (int column = 0; column < shown.columnCount(); ++column) {
                    const QString text = shown.index(row, column).data(ShownTable::TextRole).toString();
                    all += text.isEmpty() ? QStringLiteral(".") : text;
                }
            return all;
        };
        QCOMPARE(texts(), QStringLiteral("PNNNNPNNNNPN"));
        shown.fill(0);
        QCOMPARE(texts(), QStringLiteral("............"));
        shown.fill(2);
        QCOMPARE(texts(), QStringLiteral("PN..N......."));
        shown.fill(99);
        QCOMPARE(texts(), QStringLiteral("PNNNNPNNNNPN"));
    }

    /// As the queen's board: m = 0 is the lowest row.
    void theTableOfAPlaneGrowsUpwards()
    {
        ShownTable shown;
        shown.setTable(fourByThree("wythoff:n,m"));
        shown.ring(1, 2);
        QCOMPARE(shown.rowTitles(), QStringList({"2", "1", "0"}));
        QCOMPARE(shown.ringRow(), 0);
        QVERIFY(shown.index(0, 1).data(ShownTable::RingedRole).toBool());
        QCOMPARE(shown.index(0, 1).data(ShownTable::OutcomeRole).value<Outcome>(), Outcome::P);
        QCOMPARE(shown.index(2, 0).data(ShownTable::OutcomeRole).value<Outcome>(), Outcome::P);
        shown.fill(1);
        QCOMPARE(shown.index(2, 0).data(ShownTable::TextRole).toString(), QStringLiteral("P"));
        QVERIFY(shown.index(0, 0).data(ShownTable::TextRole).toString().isEmpty());
    }

    void theGraphIsLabelledBackwards()
    {
        Lab lab;
        lab.setProperty("wanted", true);
        QVERIFY(lab.open(QStringLiteral("takeaway/take=1-3:5")).isEmpty());
        QTRY_VERIFY(lab.isReady());
        LabShow show;
        show.present(&lab, nullptr, models::LabTab::Graph);
        QCOMPARE(show.steps(), show.labels().steps() + 1);
        const auto told = [&] {
            int count = 0;
            for (int node = 0; node < lab.positions(); ++node)
                count += show.labels().isTold(node) ? 1 : 0;
            return count;
        };
        QCOMPARE(told(), 0);
        show.next();
        QCOMPARE(told(), 1); // 0 sticks
        show.next();
        QCOMPARE(told(), 4); // 1, 2 and 3
        show.back();
        QCOMPARE(told(), 1);
        show.goTo(show.steps() - 1);
        QCOMPARE(told(), 6);
    }
};

GRUNDY_TEST(TestLabShow, models::test::run<TestLabShow>)
#include "tst_labshow.moc"
