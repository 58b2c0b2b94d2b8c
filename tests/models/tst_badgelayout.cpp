// SPDX-License-Identifier: GPL-3.0-or-later

// Badges lie neither on one another nor on a token, and stay near what they belong to.

#include "models/board/badgelayout.h"
#include "models/environment.h"
#include "support/pace.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace models;

Q_DECLARE_METATYPE(std::vector<models::Badge>)
Q_DECLARE_METATYPE(std::vector<models::BadgeToken>)

namespace {

using Badges = std::vector<Badge>;
using Tokens = std::vector<BadgeToken>;

constexpr QRectF room(0, 0, 1000, 600);
constexpr QSizeF small(20, 20);

QRectF boxOf(const Badge& badge, QPointF middle)
{
    return {middle - QPointF(badge.size.width(), badge.size.height()) / 2, badge.size};
}

bool covers(const BadgeToken& token, const QRectF& box)
{
    for (int i = 0; i <= 20; ++i)
        for (int j = 0; j <= 20; ++j) {
            const QPointF place = box.topLeft() + QPointF(box.width() * i / 20, box.height() * j / 20);
            const QPointF off = place - token.place.center();
            if (token.round
                    ? std::hypot(2 * off.x() / token.place.width(), 2 * off.y() / token.place.height()) < 0.99
                    : token.place.adjusted(0.1, 0.1, -0.1, -0.1).contains(place))
                return true;
        }
    return false;
}

/// Sixty-four badges that want corners of the coins of a crowded board.
std::pair<Badges, Tokens> crowd(int count)
{
    QRandomGenerator random(11);
    std::pair<Badges, Tokens> made;
    for (int i = 0; i < count; ++i) {
        const QPointF middle(60 + 110 * (i % 8), 50 + 65 * (i / 8));
        made.second.push_back({QRectF(middle - QPointF(22, 22), QSizeF(44, 44)), i % 3 != 0});
        const QPointF corner = middle + QPointF(16, -20 + random.bounded(5));
        made.first.push_back({{random.bounded(4) == 0 ? 60.0 : 22.0, 22}, {corner}});
        if (i % 4 == 0)
            made.first.back().wanted.push_back(corner - QPointF(32, 0));
    }
    return made;
}

} // namespace

class TestBadgeLayout : public QObject {
    Q_OBJECT

private slots:
    void where_data()
    {
        QTest::addColumn<Badges>("badges");
        QTest::addColumn<Tokens>("tokens");
        QTest::addColumn<QList<QPointF>>("places");
        const Badge one{small, {{100, 100}}};
        QTest::newRow("alone") << Badges{one} << Tokens{} << QList<QPointF>{{100, 100}};
        QTest::newRow("far apart") << Badges{one, {small, {{140, 100}}}} << Tokens{}
                                   << QList<QPointF>{{100, 100}, {140, 100}};
        QTest::newRow("side by side")
            << Badges{one, {small, {{121, 100}}}} << Tokens{} << QList<QPointF>{{100, 100}, {121, 100}};
        QTest::newRow("the next of its places") << Badges{one, {small, {{105, 100}, {110, 100}, {130, 100}}}}
                                                << Tokens{} << QList<QPointF>{{100, 100}, {130, 100}};
        QTest::newRow("off a square")
            << Badges{one} << Tokens{{{90, 100, 20, 40}, false}} << QList<QPointF>{{100, 90}};
        QTest::newRow("beside a disc, in the corner of its square")
            << Badges{one} << Tokens{{{104, 104, 40, 40}, true}} << QList<QPointF>{{100, 100}};
        QTest::newRow("off the same square")
            << Badges{one} << Tokens{{{104, 104, 40, 40}, false}} << QList<QPointF>{{93, 97}};
        QTest::newRow("back into the room")
            << Badges{{small, {{5, 5}, {300, 300}}}} << Tokens{} << QList<QPointF>{{300, 300}};
    }
    void where()
    {
        QFETCH(Badges, badges);
        QFETCH(Tokens, tokens);
        QFETCH(QList<QPointF>, places);
        const auto found = layoutBadges(badges, tokens, room);
        QCOMPARE(found.size(), static_cast<std::size_t>(places.size()));
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY(found[i]);
            const QPointF off = *found[i] - places[static_cast<qsizetype>(i)];
            QVERIFY2(std::hypot(off.x(), off.y()) < 4,
                     qPrintable(QStringLiteral("%1, %2").arg(found[i]->x()).arg(found[i]->y())));
        }
    }

    void withoutAnyPlaceItIsNotThere()
    {
        const Badges badges{{small, {{500, 300}}}};
        const Tokens tokens{{QRectF(300, 100, 400, 400), false}};
        QVERIFY(!layoutBadges(badges, tokens, room).front());
    }

    void noneLiesOnAnother()
    {
        const auto [badges, tokens] = crowd(64);
        const auto found = layoutBadges(badges, tokens, room);
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY(found[i]);
            const QRectF box = boxOf(badges[i], *found[i]);
            QVERIFY(room.contains(box));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!boxOf(badges[j], *found[j]).intersects(box));
            for (const BadgeToken& token : tokens)
                QVERIFY(!covers(token, box));
        }
    }

    /// Many badges take about as many times as long.
    void itIsDoneAtOnce()
    {
        const auto measured = [](int count) {
            const auto [badges, tokens] = crowd(count);
            return tests::medianMs(200, [&](int) { (void)layoutBadges(badges, tokens, room); });
        };
        const double few = measured(8);
        const double many = measured(64);
        qInfo("64 badges %.3f ms, 8 badges %.3f ms", many, few);
        QVERIFY(many < 40 * few);
    }
};

GRUNDY_TEST(TestBadgeLayout, models::test::run<TestBadgeLayout>)
#include "tst_badgelayout.moc"
