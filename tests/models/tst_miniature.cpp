// SPDX-License-Identifier: GPL-3.0-or-later

// Miniatures: each game's card is drawn, whole, and can be told from every other.

#include "games/catalogue.h"
#include "models/board/miniature.h"
#include "models/environment.h"
#include "models/palette.h"
#include "scene/paint.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <QVariantMap>

#include <algorithm>

using namespace models;

namespace {

constexpr QSize cardSize(226, 104);

QVariantMap colours()
{
    QVariantMap map;
    const QStringList names{"green", "left",     "right",  "ground", "joint",  "surface", "surface2",
                            "board", "line",     "accent", "cold",   "hot",    "ink",     "ink2",
                            "ink3",  "onFilled", "stone",  "coin",   "onCoin", "white",   "black"};
    for (qsizetype i = 0; i < names.size(); ++i)
        map[names[i]] = QColor::fromHsl(static_cast<int>(i) * 19, 160, 60 + static_cast<int>(i) * 8);
    map["surface"] = QColor(Qt::white);
    map["stone"] = QColor("#39465C");
    map["coin"] = QColor("#D9A21B");
    return map;
}

QImage drawn(const std::string& notation, int hue = -1, QSize size = cardSize, double zoom = 1)
{
    const games::GamePtr game = std::get<games::GamePtr>(games::parse(notation));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene::paint(painter, miniatureOf(game->board(), paletteOf(colours(), hue), size, zoom));
    return image;
}

/// What is not empty.
QRect inked(const QImage& image)
{
    QRect found;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > 0)
                found |= QRect(x, y, 1, 1);
    return found;
}

QImage cardOf(const games::Info& info)
{
    return drawn(info.preview.empty() ? info.presets.front().notation : info.preview, info.hue);
}

/// Pixels that differ clearly.
int difference(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            count +=
                std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                          std::abs(one.blue() - other.blue()), std::abs(one.alpha() - other.alpha())}) > 60
                    ? 1
                    : 0;
        }
    return count;
}

} // namespace

class TestMiniature : public QObject {
    Q_OBJECT

private slots:
    void everyPresetIsDrawnWhole_data()
    {
        QTest::addColumn<std::string>("notation");
        for (const games::Entry& entry : games::catalogue())
            for (const games::Preset& preset : entry.info.presets)
                QTest::newRow(preset.notation.c_str()) << preset.notation;
    }

    /// All of it lies inside: what is drawn in twice the room around it is not larger.
    void everyPresetIsDrawnWhole()
    {
        QFETCH(const std::string, notation);
        const QImage image = drawn(notation);
        const QRect ink = inked(image);
        QVERIFY(ink.isValid());
        QVERIFY(image.rect().contains(ink));

        const games::GamePtr game = std::get<games::GamePtr>(games::parse(notation));
        QImage wide(cardSize * 2, QImage::Format_ARGB32_Premultiplied);
        wide.fill(Qt::transparent);
        QPainter painter(&wide);
        painter.translate(cardSize.width() / 2.0, cardSize.height() / 2.0);
        scene::paint(painter, miniatureOf(game->board(), paletteOf(colours()), cardSize, 1));
        painter.end();
        QCOMPARE(inked(wide).size(), ink.size());
    }

    void cardsCanBeToldApart()
    {
        const auto& catalogue = games::catalogue();
        for (std::size_t i = 0; i < catalogue.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const int differing = difference(cardOf(catalogue[i].info), cardOf(catalogue[j].info));
                QVERIFY2(differing > 400, qPrintable(QStringLiteral("%1 and %2 differ in %3 pixels")
                                                         .arg(QString::fromStdString(catalogue[i].info.id),
                                                              QString::fromStdString(catalogue[j].info.id))
                                                         .arg(differing)));
            }
    }

    /// A stone is as round on the left as on the right, above as below, at every scale.
    void stonesAreRound_data()
    {
        QTest::addColumn<double>("zoom");
        for (const double zoom : {1.0, 1.25, 1.5, 2.0, 3.0})
            QTest::addRow("%g", zoom) << zoom;
    }

    void stonesAreRound()
    {
        QFETCH(const double, zoom);
        const QImage image = drawn("grid:1", -1, cardSize * 2, zoom);
        const QImage stone = image.copy(inked(image));
        QCOMPARE(stone.width(), stone.height());
        QVERIFY(difference(stone, stone.mirrored(true, false)) == 0);
        QVERIFY(difference(stone, stone.mirrored(false, true)) == 0);
    }

    void aHueColoursWhatIsTaken()
    {
        QVERIFY(drawn("nim:3") != drawn("nim:3", 150));
        QCOMPARE(drawn("northcott:W..B"), drawn("northcott:W..B", 150));
    }
};

GRUNDY_TEST(TestMiniature, models::test::run<TestMiniature>)
#include "tst_miniature.moc"
