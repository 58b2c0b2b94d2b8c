// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/session/friends.h"
#include "models/worldimages.h"
#include "support/testprogram.h"

#include <QGuiApplication>
#include <QTest>

namespace {

QImage imageOf(const QString& id, const QSize& requested = {})
{
    QSize told;
    const QImage image = models::WorldImages().requestImage(id, &told, requested);
    return told == image.size() ? image : QImage();
}

} // namespace

class TestWorldImages : public QObject {
    Q_OBJECT

private slots:
    void anElementIsAsLargeAsAskedFor()
    {
        QCOMPARE(imageOf("pip-listens").size(), QSize(112, 112));
        QCOMPARE(imageOf("pip-listens", {48, 0}).size(), QSize(48, 48));
        QCOMPARE(imageOf("dish", {0, 80}).size(), QSize(118, 80));
        QCOMPARE(imageOf("oak", {900, 300}).size(), QSize(900, 300));
    }

    void facesAreToldApart()
    {
        QList<QImage> faces;
        for (const QString id : {"pip", "moss", "flint", "jasper", "onyx"})
            for (const QString mood : {"listens", "thinks", "wins", "loses"}) {
                const QImage face = imageOf(id + "-" + mood, {96, 96});
                QVERIFY2(qAlpha(face.pixel(48, 60)) == 255 && qAlpha(face.pixel(1, 1)) == 0, qPrintable(id));
                QVERIFY2(!faces.contains(face), qPrintable(id + mood));
                faces << face;
            }
        for (const QString& colour : models::friendColours()) {
            const QImage face = imageOf(colour, {96, 96});
            QVERIFY2(qAlpha(face.pixel(48, 60)) == 255 && !faces.contains(face), qPrintable(colour));
            faces << face;
        }
    }

    void theTableIsDarkInTheDark()
    {
        QVERIFY(qGray(imageOf("oak").pixel(700, 300)) > 180);
        QVERIFY(qGray(imageOf("oak?dark").pixel(700, 300)) < 80);
    }

    void anotherNameIsNoImage() { QVERIFY(imageOf("nobody").isNull()); }
};

GRUNDY_TEST(TestWorldImages, tests::runIn<QGuiApplication, TestWorldImages>)
#include "tst_worldimages.moc"
