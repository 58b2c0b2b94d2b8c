// SPDX-License-Identifier: GPL-3.0-or-later

// Every game has pieces of its own, which are seen in both themes; plain ones are as they were.

#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "scene/paint.h"
#include "scene/pieces.h"
#include "scene/world.h"
#include "scene/worldpieces.h"
#include "support/testprogram.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTest>

namespace {

using scene::Theme;

constexpr QSize size(900, 600);

scene::Scene sceneOf(const QString& notation, Theme theme, std::optional<Theme> world)
{
    const auto game = std::get<games::GamePtr>(games::parse(notation.toStdString()));
    return scene::sceneOf(game->board(),
                          {.colours = scene::palette(theme), .world = world, .lies = scene::Lies::OnMat},
                          scene::screenRoom(size));
}

QImage painted(const scene::Scene& scene)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(scene.colours.board);
    QPainter painter(&image);
    scene::paint(painter, scene);
    return image;
}

/// How far one colour is from the other, as a contrast of WCAG 2.
double contrast(const QColor& a, const QColor& b)
{
    const auto light = [](const QColor& colour) {
        const auto linear = [](double c) {
            return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    return (std::max(light(a), light(b)) + 0.05) / (std::min(light(a), light(b)) + 0.05);
}

void addGames()
{
    QTest::addColumn<QString>("notation");
    QTest::addColumn<Theme>("theme");
    for (const games::Entry& entry : games::catalogue())
        for (const Theme theme : {Theme::Light, Theme::Dark})
            QTest::addRow("%s %s", entry.info.id.c_str(), theme == Theme::Light ? "light" : "dark")
                << QString::fromStdString(entry.info.presets.front().notation) << theme;
}

} // namespace

class TestWorld : public QObject {
    Q_OBJECT

private slots:
    void theFilesAreWhatTheScriptWrites()
    {
        QProcess script;
        script.start(QStringLiteral("python3"), {GRUNDY_SOURCE_DIR "/scripts/worlds", "--check"});
        QVERIFY(script.waitForFinished());
        QCOMPARE(script.exitCode(), 0);
    }

    void aWorldLooksNotPlain_data() { addGames(); }
    void aWorldLooksNotPlain()
    {
        QFETCH(QString, notation);
        QFETCH(Theme, theme);
        scene::Scene world = sceneOf(notation, theme, theme);
        const scene::Scene plain = sceneOf(notation, theme, {});
        QCOMPARE(world.figures.size(), plain.figures.size());
        for (std::size_t i = 0; i < plain.figures.size(); ++i)
            QCOMPARE(world.figures[i].spot, plain.figures[i].spot); // it is clicked where it was
        world.lies = scene::Lies::Anywhere;
        QVERIFY(painted(world) != painted(plain));
    }

    void captionsAreRead_data() { addGames(); }
    void captionsAreRead()
    {
        QFETCH(QString, notation);
        QFETCH(Theme, theme);
        const scene::Scene world = sceneOf(notation, theme, theme);
        scene::Scene bare = world;
        bare.captions.clear();
        const QImage image = painted(bare);
        for (const scene::Caption& caption : world.captions) {
            const QColor ink = caption.colour.isValid()                      ? caption.colour
                               : caption.tone == scene::Caption::Tone::Plain ? world.colours.ink
                                                                             : world.colours.ink3;
            const QColor ground = image.pixelColor(caption.place.topLeft().toPoint());
            QVERIFY2(contrast(ink, ground) >= 4.4,
                     qPrintable(QStringLiteral("%1: %2 on %3").arg(caption.text, ink.name(), ground.name())));
        }
    }

    void aTakenPebbleLeavesADent()
    {
        const auto game = std::get<games::GamePtr>(games::parse("nim:3,5"));
        games::Board board = game->board();
        const auto last = std::ranges::find(board.pieces, games::PieceKind::Stone, &games::Piece::kind);
        const games::Piece taken = *last;
        board.pieces.erase(last);
        scene::Look look{.colours = scene::palette(Theme::Light),
                         .ghosts = {taken},
                         .world = Theme::Light,
                         .lies = scene::Lies::OnMat};
        const scene::Scene dented = scene::sceneOf(board, look, scene::screenRoom(size));
        const QPoint place = dented.ghosts.front().place.center().toPoint();
        look.ghosts.clear();
        const int before = qGray(painted(scene::sceneOf(board, look, scene::screenRoom(size))).pixel(place));
        const int after = qGray(painted(dented).pixel(place));
        QVERIFY2(after < before && after > before / 2, qPrintable(QString::number(after)));
    }

    /// And around no more than that, also where a piece is no disc.
    void aLineGoesAroundWhatIsDrawn_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* const notation : {"nim:1", "primes:2", "octal/code=0.77:1", "takeaway:1",
                                           "poker/adds=1,1/max=1:1", "grid:1", "twins:HH"})
            QTest::addRow("%s", notation) << QString(notation);
    }
    void aLineGoesAroundWhatIsDrawn()
    {
        QFETCH(QString, notation);
        scene::Scene scene = sceneOf(notation, Theme::Light, Theme::Light);
        const auto taken = std::ranges::find_if(scene.figures, [](const scene::Figure& figure) {
            return figure.kind == games::PieceKind::Stone || figure.kind == games::PieceKind::Stick ||
                   figure.kind == games::PieceKind::Head;
        });
        QVERIFY(taken != scene.figures.end());
        const scene::Figure piece = *taken;
        const QPainterPath outside = scene::edgeOf(scene, piece, 3);
        const QPainterPath inside = scene::edgeOf(scene, piece, -3);
        scene.figures = {piece};
        scene.captions.clear();
        scene.scenery.clear();
        scene.lies = scene::Lies::Anywhere;
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        scene::paint(painter, scene);
        painter.end();
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                const bool isDrawn = qAlpha(image.pixel(x, y)) > 200;
                QVERIFY2(!isDrawn || outside.contains(QPointF(x, y)),
                         qPrintable(QString("%1 %2").arg(x).arg(y)));
                QVERIFY2(isDrawn || !inside.contains(QPointF(x, y)),
                         qPrintable(QString("%1 %2").arg(x).arg(y)));
            }
    }

    void elementsKeepTheirShadowsOutside()
    {
        QCOMPARE(scene::elementBox("pebble0"), QRectF(-50, -50, 100, 100));
        QVERIFY(scene::elementBox("nothing").isNull());
        QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        scene::paintElement(painter, "ebony", {20, 20, 40, 40}, Theme::Light);
        painter.end();
        QCOMPARE(qAlpha(image.pixel(40, 40)), 255);
        QVERIFY(qAlpha(image.pixel(43, 64)) > 0 && qAlpha(image.pixel(43, 64)) < 120);
        QCOMPARE(qAlpha(image.pixel(5, 5)), 0);
    }
};

GRUNDY_TEST(TestWorld, tests::runIn<QGuiApplication, TestWorld>)
#include "tst_world.moc"
