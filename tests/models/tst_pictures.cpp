// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of Hackenbush in files: saved games keep the layout, exported pictures can be read by others, and
// lists of edges are taken as positions.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/edit.h"
#include "games/plain/positions.h"
#include "models/analysis/analyst.h"
#include "models/board/boardexport.h"
#include "models/files/library.h"
#include "models/palette.h"
#include "models/sessions.h"
#include "scene/picture.h"
#include "support/contents.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <cmath>

using namespace models;
using namespace models::test;

namespace {

constexpr auto picture = "hackenbush:0-1g,1-2b,2-3r,2-3g,3-3b,0-4r,4-0b";

const QVariantMap boardColours{{QStringLiteral("green"), QColor(QStringLiteral("#24773F"))},
                               {QStringLiteral("left"), QColor(QStringLiteral("#2456D6"))},
                               {QStringLiteral("right"), QColor(QStringLiteral("#C62B3B"))},
                               {QStringLiteral("ground"), QColor(QStringLiteral("#566275"))},
                               {QStringLiteral("joint"), QColor(QStringLiteral("#39465C"))},
                               {QStringLiteral("surface"), QColor(QStringLiteral("#FFFFFF"))},
                               {QStringLiteral("board"), QColor(QStringLiteral("#FBFBFC"))},
                               {QStringLiteral("ink"), QColor(QStringLiteral("#17202E"))}};

games::GamePtr moved(const games::GamePtr& game, quint32 joint, double x, double y)
{
    return game->edited(games::MoveJoint{games::jointId(joint), x, y});
}

/// A game of a picture that is drawn by hand: moves, an edit, the other convention, the other player's turn.
SavedGame drawnGame()
{
    SavedGame game;
    game.mode = Mode::Explore;
    game.tree.begin(moved(positions::read(picture), 2, 3.25, 2.5), 0);
    const auto cut = [&game](quint32 edge) {
        const auto choice = game.tree.currentNode().game->choose(games::edgeId(edge));
        game.tree.play(std::get<games::Move>(choice));
    };
    cut(1); // Blue: 1-2 falls with all on it
    cut(5); // Red
    game.tree.goTo(1);
    game.tree.change(game.tree.currentNode().game->withPlay(theory::Play::Misere), Origin::Convention);
    game.tree.goTo(0);
    game.tree.change(game.tree.currentNode().game, Origin::Turn);
    game.tree.change(game.tree.currentNode().game->edited(games::BendEdge{games::edgeId(1), 0.375}),
                     Origin::Edit);
    cut(0);
    return game;
}

QJsonObject rootOf(const SavedGame& game)
{
    return QJsonDocument::fromJson(gameToJson(game)).object();
}

QByteArray withLayout(const QJsonValue& layout)
{
    QJsonObject root = rootOf(drawnGame());
    QJsonArray nodes = root[QStringLiteral("nodes")].toArray();
    QJsonObject node = nodes[0].toObject();
    if (layout.isUndefined())
        node.remove(QStringLiteral("layout"));
    else
        node[QStringLiteral("layout")] = layout;
    nodes[0] = node;
    root[QStringLiteral("nodes")] = nodes;
    return QJsonDocument(root).toJson();
}

BoardPicture boardPicture(const char* notation)
{
    const games::GamePtr game = positions::read(notation);
    return {.board = game->board(),
            .look = {.colours = paletteOf(boardColours),
                     .tags = {{.row = 0, .column = 1, .text = "7/8"}, {.row = 0, .column = 4, .text = "*"}}},
            .title = QStringLiteral("A picture")};
}

bool hasColour(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).rgb() == colour.rgb())
                return true;
    return false;
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        beginTest();
        m_folder.emplace();
    }

    void longPositionsAreWrittenOnce()
    {
        std::string text = "hackenbush:0-1g";
        for (int joint = 1; joint < 4000; ++joint)
            text += "," + std::to_string(joint) + "-" + std::to_string(joint + 1) + "g";
        SavedGame game;
        game.mode = Mode::Explore;
        game.tree.begin(positions::read(text), 0);
        for (const quint32 edge : {3999U, 3998U, 2000U}) {
            const auto choice = game.tree.currentNode().game->choose(games::edgeId(edge));
            game.tree.play(std::get<games::Move>(choice));
        }
        const QByteArray json = gameToJson(game);
        QVERIFY(json.size() < static_cast<qsizetype>(text.size()) * 2);
        const auto read = gameFromJson(json);
        const auto& again = std::get<SavedGame>(read);
        QCOMPARE(again.tree.size(), 4);
        QCOMPARE(again.tree.currentNode().game->notation(), game.tree.currentNode().game->notation());
        // A move that is none is still found out.
        QByteArray damaged = json;
        damaged.replace("\"choice\":[\"", "\"choice\":[\"9");
        QVERIFY(std::holds_alternative<FileError>(gameFromJson(damaged)));
    }

    void savedGamesKeepTheLayout()
    {
        const SavedGame game = drawnGame();
        const auto read = gameFromJson(gameToJson(game));
        QVERIFY2(
            std::holds_alternative<SavedGame>(read),
            qPrintable(std::holds_alternative<FileError>(read) ? std::get<FileError>(read).text : QString()));
        const auto& same = std::get<SavedGame>(read);
        QCOMPARE(gameToJson(same), gameToJson(game));
        QCOMPARE(same.tree.size(), game.tree.size());
        for (int number = 0; number < game.tree.size(); ++number) {
            const PositionNode& before = game.tree.node(number);
            const PositionNode& after = same.tree.node(number);
            QCOMPARE(after.game->notation(), before.game->notation());
            QCOMPARE(after.game->mover(), before.game->mover());
            QVERIFY2(after.game->board() == before.game->board(), qPrintable(QString::number(number)));
        }
    }

    void onlyPicturesThatWereDrawnAreSavedWithLayout()
    {
        const QJsonArray nodes = rootOf(drawnGame())[QStringLiteral("nodes")].toArray();
        QStringList withLayout;
        for (const auto& node : nodes)
            if (node.toObject().contains(QStringLiteral("layout")))
                withLayout.append(node.toObject()[QStringLiteral("by")].toString());
        QCOMPARE(withLayout, (QStringList{QString(), QStringLiteral("edit")}));
        SavedGame nim;
        nim.tree.begin(positions::read("nim:3"), 0);
        QVERIFY(!gameToJson(nim).contains("layout"));
    }

    void aMissingLayoutIsMadeAgain()
    {
        const auto read = gameFromJson(withLayout(QJsonValue(QJsonValue::Undefined)));
        QVERIFY(std::holds_alternative<SavedGame>(read));
        const auto& game = std::get<SavedGame>(read);
        QVERIFY(games::layoutOf(*game.tree.node(0).game) == games::layoutOf(*positions::read(picture)));
    }

    void damagedLayouts_data()
    {
        QTest::addColumn<QByteArray>("layout");
        const QByteArray joints = R"("joints":{"1":[1,1],"2":[1,2],"3":[1,3],"4":[4,1]})";
        const QByteArray edge = "[0,0,0]";
        const QByteArray six = edge + ',' + edge + ',' + edge + ',' + edge + ',' + edge + ',' + edge;
        const auto row = [](const char* name, const QByteArray& layout) { QTest::newRow(name) << layout; };
        row("number", "5");
        row("empty", "{}");
        row("null", "null");
        row("no edges", '{' + joints + '}');
        row("too few edges", '{' + joints + ",\"edges\":[" + six + "]}");
        row("text for an edge", '{' + joints + ",\"edges\":[" + six + ",\"x\"]}");
        row("two numbers for an edge", '{' + joints + ",\"edges\":[" + six + ",[0,0]]}");
        row("far away", '{' + joints + ",\"edges\":[" + six + ",[0,0,1001]]}");
        row("null in an edge", '{' + joints + ",\"edges\":[" + six + ",[0,0,null]]}");
        row("joint missing",
            R"({"joints":{"1":[1,1],"2":[1,2],"3":[1,3]},"edges":[)" + six + ',' + edge + "]}");
        row("other joint",
            R"({"joints":{"1":[1,1],"2":[1,2],"3":[1,3],"5":[4,1]},"edges":[)" + six + ',' + edge + "]}");
        row("joint far away",
            R"({"joints":{"1":[1,1],"2":[1,2],"3":[1,3],"4":[4,-1e9]},"edges":[)" + six + ',' + edge + "]}");
    }
    void damagedLayouts()
    {
        QFETCH(QByteArray, layout);
        const QJsonValue value =
            QJsonDocument::fromJson("{\"layout\":" + layout + '}').object()[QStringLiteral("layout")];
        const auto read = gameFromJson(withLayout(value));
        QVERIFY(std::holds_alternative<FileError>(read));
        QCOMPARE(std::get<FileError>(read).text,
                 QStringLiteral("Position 1 of the file: its layout is damaged."));
    }

    void otherGamesHaveNoLayout()
    {
        SavedGame nim;
        nim.tree.begin(positions::read("nim:3"), 0);
        QByteArray json = gameToJson(nim);
        json.replace("\"nim:3\"", "\"nim:3\",\"layout\":{}");
        QVERIFY(std::holds_alternative<FileError>(gameFromJson(json)));
    }

    void formatsGoBySuffix()
    {
        QCOMPARE(scene::pictureFormat(QStringLiteral("/a/b.SVG")), scene::PictureFormat::Svg);
        QVERIFY(!writePicture(path("b.gv"), boardPicture(picture)));
        QVERIFY(writePicture(path("b.gv"), boardPicture("nim:3")));
        QVERIFY(!scene::pictureFormat(QStringLiteral("b.jpg")));
        QVERIFY(writePicture(path("b.jpg"), boardPicture(picture))->text.contains(QStringLiteral(".svg")));
        QVERIFY(!QFile::exists(path("b.jpg")));
    }

    void svgIsDrawnByOthers()
    {
        const QString file = path("drawn.svg");
        QVERIFY(!writePicture(file, boardPicture(picture)));
        QSvgRenderer renderer(file);
        QVERIFY(renderer.isValid());
        QImage image(renderer.defaultSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing, false);
        renderer.render(&painter);
        painter.end();
        for (const char* name : {"green", "left", "right", "ground"})
            QVERIFY2(hasColour(image, boardColours[QLatin1String(name)].value<QColor>()), name);
        const QByteArray text = tests::contents(file);
        QVERIFY(text.contains("<title>A picture</title>"));
        QVERIFY(text.contains(">7/8</text>"));
        QVERIFY(!text.contains("<image"));
    }

    void pngIsTwiceAsLarge()
    {
        QVERIFY(!writePicture(path("drawn.svg"), boardPicture(picture)));
        QVERIFY(!writePicture(path("drawn.png"), boardPicture(picture)));
        const QImage image(path("drawn.png"));
        const QSize drawn = QSvgRenderer(path("drawn.svg")).viewBox().size();
        QVERIFY(std::abs(image.width() - 2 * drawn.width()) <= 2);
        QVERIFY(std::abs(image.height() - 2 * drawn.height()) <= 2);
        QVERIFY(hasColour(image, boardColours[QStringLiteral("right")].value<QColor>()));
        QCOMPARE(image.pixelColor(0, 0), boardColours[QStringLiteral("board")].value<QColor>());
    }

    void pdfIsOnePageOfLines()
    {
        QVERIFY(!writePicture(path("drawn.pdf"), boardPicture(picture)));
        const QByteArray text = tests::contents(path("drawn.pdf"));
        QVERIFY(text.startsWith("%PDF-1."));
        QVERIFY(text.trimmed().endsWith("%%EOF"));
        QCOMPARE(text.count("/Type /Page\n"), 1);
        QVERIFY(!text.contains("/Subtype /Image"));
    }

    void dotIsReadByGraphviz()
    {
        QVERIFY(!writePicture(path("drawn.dot"), boardPicture(picture)));
        const QByteArray text = tests::contents(path("drawn.dot"));
        QCOMPARE(text.count(" -- "), 7);
        QVERIFY(text.contains("3 -- 3 [color=\"#2456d6\", label=\"L\"]"));
        const QString dot = QStandardPaths::findExecutable(QStringLiteral("dot"));
        if (dot.isEmpty())
            QSKIP("Graphviz is not installed");
        QProcess process;
        process.start(dot, {QStringLiteral("-Tplain"), path("drawn.dot")});
        QVERIFY(process.waitForFinished(tests::patienceMs));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray plain = process.readAllStandardOutput();
        QCOMPARE(plain.count("\nnode "), 5);
        QCOMPARE(plain.count("\nedge "), 7);
    }

    void anEmptyPictureIsGround()
    {
        for (const char* name : {"empty.svg", "empty.png", "empty.pdf", "empty.dot"})
            QVERIFY2(!writePicture(path(name), boardPicture("hackenbush:")), name);
        QVERIFY(QSvgRenderer(path("empty.svg")).isValid());
    }

    void errorsAreTold()
    {
        const auto error = writePicture(path("no/such/folder/b.svg"), boardPicture(picture));
        QVERIFY(error &&
                error->text.startsWith("The file " + path("no/such/folder/b.svg") + " cannot be written: "));
    }

    void theSessionExports()
    {
        Session session;
        explore(session, picture);
        QVERIFY(session.isPictureOffered());
        QCOMPARE(session.pictureName(), QStringLiteral("hackenbush-0-1g-1-2b-2-3r-2-3g-3-3b-0-4r-4-0b.svg"));
        QVERIFY(session.exportPicture(QUrl::fromLocalFile(path("s.svg")), boardColours));
        QCOMPARE(session.note(), QStringLiteral("Saved as s.svg"));
        QVERIFY(QSvgRenderer(path("s.svg")).isValid());
        QVERIFY(!session.exportPicture(QUrl::fromLocalFile(path("s.bmp")), boardColours));
        QVERIFY(!session.message().isEmpty());
        explore(session, "nim:3");
        QCOMPARE(session.pictureName(), QStringLiteral("nim-3.png"));
        QVERIFY(session.exportPicture(QUrl::fromLocalFile(path("n.svg")), boardColours));
        QVERIFY(QSvgRenderer(path("n.svg")).isValid());
        QVERIFY(tests::contents(path("n.svg")).contains(">3</text>"));
        QVERIFY(session.exportPicture(QUrl::fromLocalFile(path("n.png")), boardColours));
        QCOMPARE(QImage(path("n.png")).pixelColor(1, 1),
                 QColor(boardColours[QStringLiteral("board")].value<QColor>()));
    }

    void edgeListsAreOpened()
    {
        Session session;
        explore(session, "nim:3");
        QVERIFY(session.open(QStringLiteral("0 1 g\n1 2 blue\n7 8")));
        QCOMPARE(session.notation(), QStringLiteral("hackenbush:0-1g,1-2b"));
        QVERIFY2(session.message().contains(QStringLiteral("not joined to the ground")),
                 qPrintable(session.message()));
        QVERIFY(!session.open(QStringLiteral("0 1 g\n1 2 mauve")));
        QCOMPARE(session.message(),
                 QStringLiteral("line 2, column 5: expected a colour, g, b or r, found 'mauve'"));
        const Library library;
        QVERIFY(library.check(QStringLiteral("0-1 1-2"))[QStringLiteral("ok")].toBool());
        QCOMPARE(library.check(QStringLiteral("0 1 x"))[QStringLiteral("message")].toString(),
                 QStringLiteral("line 1, column 5: expected a colour, g, b or r, found 'x'"));
        QVERIFY(library.check(QStringLiteral("3,4,5"))[QStringLiteral("message")].toString().startsWith(
            QStringLiteral("column 1: expected the name of a game")));
    }

    void partsAreListed()
    {
        Session session;
        explore(session, "hackenbush:0-1g,0-2b,2-3r");
        const QVariantList parts = session.analyst()->parts();
        QCOMPARE(parts.size(), 2);
        const auto tree = parts[1].value<PartRow>();
        QCOMPARE(tree.name, QStringLiteral("Red–blue stalk"));
        QCOMPARE(tree.colours,
                 (QList<int>{static_cast<int>(theory::Mover::Left), static_cast<int>(theory::Mover::Right)}));
        QCOMPARE(tree.value, QStringLiteral("1/2"));
        QCOMPARE(session.analyst()->verdictDetail(), QString::fromUtf8("Value ∗ + 1/2 = 1/2\u202F+\u202F∗"));
        QCOMPARE(session.leftName(), QStringLiteral("Blue (Left)"));
        session.analyst()->setPointedPart(1);
        const auto lit = [&session](quint32 edge) {
            const int row = session.board()->rowOf(idText(games::edgeId(edge)));
            return session.board()->index(row).data(BoardModel::LitRole).toBool();
        };
        QVERIFY(!lit(0) && lit(1) && lit(2));
        explore(session, "hackenbush:0-1g,1-2g");
        QVERIFY(session.analyst()->parts().isEmpty());
        QCOMPARE(session.analyst()->pointedPart(), -1);
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }

    std::optional<QTemporaryDir> m_folder;
};

GRUNDY_TEST(TestPictures, models::test::run<TestPictures>)
#include "tst_pictures.moc"
