// SPDX-License-Identifier: GPL-3.0-or-later

// The list models and the files, without a session around them.

#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "models/board/boardmodel.h"
#include "models/board/pieceids.h"
#include "models/files/gamefile.h"
#include "models/files/library.h"
#include "models/review/nodelists.h"
#include "models/settings.h"

#include "models/environment.h"
#include "wording/text/language.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace models;

namespace {

games::Move moveTo(const games::Game& game, const std::string& notation)
{
    for (const games::Move& move : game.moves().moves)
        if (game.after(move)->notation() == notation)
            return move;
    qFatal("no such move");
}

SavedGame sample()
{
    SavedGame game;
    game.tree.begin(positions::read("nim:3,4,5"), 1);
    game.tree.play(moveTo(*positions::read("nim:3,4,5"), "nim:1,4,5"));
    game.tree.goTo(0);
    game.tree.play(moveTo(*positions::read("nim:3,4,5"), "nim:3,4,2"));
    game.tree.change(positions::read("nim/misere:3,4,2"), Origin::Convention);
    game.tree.change(positions::read("nim/misere:3,4,2,9"), Origin::Edit);
    game.tree.goTo(1);
    game.seats[1] = {.human = false, .level = Level::Fence, .depth = 4, .slip = 7, .fence = 12, .name = {}};
    game.mode = Mode::Explore;
    return game;
}

} // namespace

class TestLists : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    /// A shape or a kind of piece that QML could not name would be drawn as nothing.
    void boardsAreNamed()
    {
        const auto shapes = QMetaEnum::fromType<boardshapes::Shape>();
        const auto kinds = QMetaEnum::fromType<piecekinds::Kind>();
        for (const games::Entry& entry : games::catalogue()) {
            for (const games::Preset& preset : entry.info.presets) {
                BoardModel board;
                board.setNotation(QString::fromStdString(preset.notation));
                QVERIFY2(shapes.valueToKey(static_cast<int>(board.shape())), preset.notation.c_str());
                for (int row = 0; row < board.rowCount(); ++row) {
                    const int kind = board.index(row).data(BoardModel::KindRole).toInt();
                    QVERIFY2(kinds.valueToKey(kind), preset.notation.c_str());
                }
            }
        }
    }

    void boardFollowsPosition_data()
    {
        QTest::addColumn<QStringList>("positions");
        QTest::newRow("nim") << QStringList{QStringLiteral("nim:7,11,5"),   QStringLiteral("nim:7,2,5"),
                                            QStringLiteral("nim:0,2,5"),    QStringLiteral("nim:7,11,5"),
                                            QStringLiteral("nim:7,1000,5"), QStringLiteral("nim:7,5"),
                                            QStringLiteral("nim:")};
        QTest::newRow("lines") << QStringList{
            QStringLiteral("lines:111/1111"), QStringLiteral("lines:101/1111"),
            QStringLiteral("lines:000/0110"), QStringLiteral("lines:111/1111")};
        QTest::newRow("grid") << QStringList{QStringLiteral("grid:111/111"), QStringLiteral("grid:101/111"),
                                             QStringLiteral("grid:1011/1111/1111"), QStringLiteral("grid:1")};
        QTest::newRow("dag") << QStringList{QStringLiteral("dag:1-0,2-0,2-1@2"),
                                            QStringLiteral("dag:1-0,2-0,2-1@1"),
                                            QStringLiteral("dag:1-0,2-0,2-1@0")};
        QTest::newRow("octal") << QStringList{
            QStringLiteral("octal/code=0.77:12"),   QStringLiteral("octal/code=0.77:4,6"),
            QStringLiteral("octal/code=0.77:6"),    QStringLiteral("octal/code=0.77:50"),
            QStringLiteral("octal/code=4.3:5,0,3"), QStringLiteral("octal/code=0.77:")};
        QTest::newRow("grundy") << QStringList{QStringLiteral("grundy:10"), QStringLiteral("grundy:3,7"),
                                               QStringLiteral("grundy:3,2,5")};
        QTest::newRow("other game") << QStringList{QStringLiteral("nim:3"), QStringLiteral("grid:11/11"),
                                                   QStringLiteral("takeaway:10"), QStringLiteral("nonsense")};
    }
    void boardFollowsPosition()
    {
        QFETCH(const QStringList, positions);
        BoardModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const QString& position : positions) {
            model.setNotation(position);
            const auto parsed = games::parse(position.toStdString());
            const auto* game = std::get_if<games::GamePtr>(&parsed);
            QVERIFY(model.board() == (game ? (*game)->board() : games::Board{}));
        }
    }

    void boardKeepsRowsThatStay()
    {
        BoardModel model;
        model.setNotation(QStringLiteral("nim:7,11,5"));
        const int before = model.rowCount();
        const QPersistentModelIndex last = model.index(before - 1);
        const QString id = last.data(BoardModel::PieceIdRole).toString();
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.setNotation(QStringLiteral("nim:7,2,5"));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(model.rowCount(), before - 9);
        QVERIFY(last.isValid());
        QCOMPARE(last.data(BoardModel::PieceIdRole).toString(), id);
    }

    void libraryListsCatalogue()
    {
        Library library;
        const QAbstractItemModelTester tester(&library,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(library.count(), static_cast<int>(games::catalogue().size()) + 1); // and sums of them
        library.setFilter(QStringLiteral(" GRID "));
        QCOMPARE(library.count(), 1);
        QCOMPARE(library.index(0).data(Library::GameIdRole).toString(), QStringLiteral("grid"));
        library.setFilter(QStringLiteral("no such game"));
        QCOMPARE(library.count(), 0);
    }

    void libraryMakesPositions()
    {
        const Library library;
        for (const games::Entry& entry : games::catalogue()) {
            const QString id = QString::fromStdString(entry.info.id);
            QVERIFY(!library.presets(id).isEmpty());
            for (const QVariant& preset : library.presets(id)) {
                const QString notation = preset.toMap().value(QStringLiteral("notation")).toString();
                QCOMPARE(library.check(notation).value(QStringLiteral("notation")).toString(), notation);
            }
        }
        const QVariantMap bad = library.check(QStringLiteral("nim:3,x,5"));
        QVERIFY(!bad.value(QStringLiteral("ok")).toBool());
        QCOMPARE(bad.value(QStringLiteral("message")).toString(),
                 QStringLiteral("column 7: expected a heap size, found 'x'"));
    }

    void nodeRowsChangeOnlyWhereTheyDiffer()
    {
        NodeListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto row = [](int node) {
            return NodeRow{.node = node, .label = QString::number(node), .outcome = {}};
        };
        model.setRows({row(0), row(1), row(2)});
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.setRows({row(0), row(1), row(2), row(3)});
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(removed.count(), 0);
        model.setRows({row(0), row(4)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1).data(NodeListModel::NodeRole).toInt(), 4);
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void treeKeepsVariations()
    {
        const PositionTree tree = sample().tree;
        QCOMPARE(tree.size(), 5);
        QCOMPARE(tree.current(), 1);
        QCOMPARE(tree.line(), (std::vector<int>{0, 1}));
        QCOMPARE(tree.preorder(), (std::vector<int>{0, 1, 2, 3, 4}));
        QCOMPARE(tree.node(1).toMove, 0);
        QCOMPARE(tree.node(4).toMove, 0);
        PositionTree again = tree;
        again.goTo(0);
        again.play(*tree.node(2).move);
        QCOMPARE(again.size(), 5); // the same move is the same node
        QCOMPARE(again.line(), (std::vector<int>{0, 2, 3, 4}));
    }

    void fileRoundTrip()
    {
        const SavedGame game = sample();
        const auto read = gameFromJson(gameToJson(game));
        const auto* same = std::get_if<SavedGame>(&read);
        QVERIFY(same != nullptr);
        QCOMPARE(gameToJson(*same), gameToJson(game));
        QCOMPARE(same->tree.node(0).next, 1);
        QCOMPARE(same->seats[1].depth, 4);
        QCOMPARE(same->seats[1].fence, 12);
    }

    void filesFromBeforeTheFence()
    {
        QByteArray json = gameToJson(sample());
        json.replace("\"fence\":12,", "")
            .replace("\"fence\":4,", "")
            .replace("\"level\":\"fence\"", "\"level\":\"look\"");
        const auto read = gameFromJson(json);
        const auto* same = std::get_if<SavedGame>(&read);
        QVERIFY(same != nullptr && !json.contains("fence"));
        QCOMPARE(same->seats[1].fence, SavedSeat{}.fence);
    }

    void openedGameKnowsWhoIsToMove()
    {
        PositionTree tree = sample().tree;
        QCOMPARE(tree.beginning(), 0);
        const auto skip = std::get<games::GamePtr>(games::parse("skip/skips=1,1:2,1"));
        tree.change(skip->withMover(theory::Mover::Right), Origin::Opened);
        QCOMPARE(tree.currentNode().toMove, 1);
        QCOMPARE(tree.currentNode().game->mover(), theory::Mover::Right);
        QCOMPARE(tree.beginning(), tree.current());
    }

    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* find, const char* replace, const char* says) {
            QTest::newRow(name) << QByteArray(find) << QByteArray(replace) << QString::fromUtf8(says);
        };
        row("no json", "{", "", "This is not JSON");
        row("other format", "\"grundy\"", "\"chess\"", "not a game of Grundy");
        row("newer", "\"version\":1", "\"version\":2", "newer version");
        row("no version", "\"version\":1", "\"version\":0", "which version");
        row("fractional version", "\"version\":1", "\"version\":0.5", "which version");
        row("no nodes", "\"nodes\":[", "\"gone\":[", "no position");
        row("current outside", "\"current\":1", "\"current\":5", "damaged");
        row("starter", "\"starter\":1", "\"starter\":2", "damaged");
        row("mode", "\"explore\"", "\"fly\"", "damaged");
        row("seats", "\"seats\":[", "\"seats\":[1,", "who plays");
        row("level", "\"level\":\"fence\"", "\"level\":\"god\"", "who plays");
        row("fence", "\"fence\":12", "\"fence\":100", "who plays");
        row("depth", "\"depth\":4", "\"depth\":4000", "who plays");
        row("notation", "nim:1,4,5", "nim:1,x,5", "Position 2 of the file: column 7");
        row("other game", "nim:1,4,5", "grid:11", "belongs to another game");
        row("illegal move", "nim:1,4,5", "nim:1,1,5", "no legal move leads to it");
        row("later parent", "\"parent\":2", "\"parent\":3", "no earlier position");
        row("negative parent", "\"parent\":2", "\"parent\":-1", "no earlier position");
        row("origin", "\"by\":\"edit\"", "\"by\":\"magic\"", "unknown what led");
        row("convention", "nim/misere:3,4,2\"", "nim/misere:3,4,1\"", "other convention");
        row("next", "\"next\":1", "\"next\":4", "goes on nowhere");
    }
    void badFiles()
    {
        QFETCH(const QByteArray, find);
        QFETCH(const QByteArray, replace);
        QFETCH(const QString, says);
        QByteArray json = gameToJson(sample());
        QVERIFY2(json.contains(find), json.constData());
        json.replace(json.indexOf(find), find.size(), replace);
        const auto read = gameFromJson(json);
        const auto* error = std::get_if<FileError>(&read);
        QVERIFY(error != nullptr);
        QVERIFY2(error->text.contains(says), qPrintable(error->text));
    }

    /// Which of two values counts is nowhere said: neither does.
    void repeatedKeys()
    {
        const QByteArray json = gameToJson(sample());
        const auto problemOf = [&json](const QByteArray& before, const QByteArray& inserted) {
            QByteArray changed = json;
            changed.insert(changed.indexOf(before), inserted);
            const auto read = gameFromJson(changed);
            const auto* error = std::get_if<FileError>(&read);
            return error != nullptr ? error->text : QString();
        };
        const QString begin = problemOf("\"current\"", "\"format\":\"grundy\",\n");
        QVERIFY2(begin.startsWith("Line 2, column ") && begin.contains("“format” stands here a second time"),
                 qPrintable(begin));
        QVERIFY(problemOf("\"position\"", "\"position\":\"nim:1\",").contains("“position”"));
        QVERIFY(problemOf("\"level\"", "\"l\\u0065vel\":\"random\",").contains("“level”"));
    }

    void truncatedFilesNeverCrash()
    {
        const QByteArray json = gameToJson(sample());
        for (qsizetype size = 0; size < json.size(); ++size)
            QVERIFY(std::holds_alternative<FileError>(gameFromJson(json.left(size))));
    }

    void everySoundIsASample()
    {
        QStringList samples{QStringLiteral("tap"), QStringLiteral("win"), QStringLiteral("loss")};
        for (const games::Entry& entry : games::catalogue())
            samples.append(QString::fromStdString(entry.info.sound));
        for (const QString& sample : std::as_const(samples)) {
            QFile file(QStringLiteral(":/grundy/sounds/%1.wav").arg(sample));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(sample));
            const QByteArray wav = file.readAll();
            QVERIFY(wav.startsWith("RIFF") && wav.mid(8, 8) == "WAVEfmt " && wav.mid(36, 4) == "data");
            QVERIFY2(wav.size() - 44 <= 2 * 22'050 * 180 / 1000, qPrintable(sample));
        }
    }

    /// As the portal of the desktop tells it.
    void wishesOfTheDesktop()
    {
        DesktopWishes wishes;
        const QSignalSpy changes(&wishes, &DesktopWishes::changed);
        const auto appearance = QStringLiteral("org.freedesktop.appearance");
        const auto gnome = QStringLiteral("org.gnome.desktop.interface");
        wishes.receive(appearance, QStringLiteral("contrast"), 1U);
        wishes.receive(appearance, QStringLiteral("color-scheme"), 1U);
        wishes.receive(gnome, QStringLiteral("enable-animations"), QStringLiteral("no"));
        QVERIFY(wishes.wantsHighContrast());
        QVERIFY(!wishes.wantsNoMotion());
        QCOMPARE(changes.count(), 1);
        wishes.receive(appearance, QStringLiteral("contrast"), 0U);
        wishes.receive(gnome, QStringLiteral("enable-animations"), false);
        QVERIFY(!wishes.wantsHighContrast());
        QVERIFY(wishes.wantsNoMotion());
        wishes.receive(QStringLiteral("org.gnome.desktop.a11y.interface"), QStringLiteral("high-contrast"),
                       true);
        QVERIFY(wishes.wantsHighContrast());
        QCOMPARE(changes.count(), 4);
    }

    void settingsAreKept()
    {
        Settings settings;
        QCOMPARE(wording::localeOf(Settings::storedLanguage()).toString(12345), QStringLiteral("12,345"));
        const QSignalSpy spy(&settings, &Settings::themeChanged);
        settings.setTheme(QStringLiteral("dark"));
        settings.setTheme(QStringLiteral("neon"));
        QCOMPARE(settings.contrast(), QStringLiteral("system"));
        settings.setContrast(QStringLiteral("shrill"));
        QVERIFY(!settings.isHighContrast());
        settings.setTextScale(1.31);
        QCOMPARE(spy.count(), 1);
        QVERIFY(settings.isDark());
        settings.setContrast(QStringLiteral("high"));
        const Settings other;
        QVERIFY(other.isHighContrast());
        QCOMPARE(other.theme(), QStringLiteral("dark"));
        QCOMPARE(other.textScale(), 1.3);
        QCOMPARE(other.sounds(), true);
    }
};

GRUNDY_TEST(TestLists, models::test::run<TestLists>)
#include "tst_lists.moc"
