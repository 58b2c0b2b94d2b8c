// SPDX-License-Identifier: GPL-3.0-or-later

// All that a session can be told, whatever it is and whatever is on the board: a file has one game. What
// opens another one leaves the game before as it was, among the recent ones, and nobody moves in it unasked.

#include "models/files/gamefile.h"
#include "models/session/gamedraft.h"
#include "models/sessions.h"

#include <QTemporaryDir>

#include <algorithm>
#include <functional>

using namespace models;
using namespace models::test;

namespace {

/// What was kept of a game; empty for none.
QByteArray keptOf(const QString& name)
{
    const auto read = GameStore().read(name);
    const auto* game = std::get_if<SavedGame>(&read);
    return game == nullptr ? QByteArray() : gameToJson(*game);
}

bool isOneGame(const PositionTree& tree)
{
    for (int number = 1; number < tree.size(); ++number)
        if (tree.node(number).origin == Origin::Opened ||
            tree.node(number).game->info().id != tree.node(0).game->info().id)
            return false;
    return true;
}

/// What stands for a parameter, by its name, twice: the second time it may be something else.
QVariantList valuesOf(const QByteArray& name, const QString& file, const QString& recent, GameDraft* draft)
{
    if (name == "notation" || name == "text")
        return {QStringLiteral("takeaway:10"), QStringLiteral("nim:2,5")};
    if (name == "gameId")
        return {QStringLiteral("nim")};
    if (name == "url")
        return {QUrl::fromLocalFile(file)};
    if (name == "name")
        return {recent};
    if (name == "draft")
        return {QVariant::fromValue(draft)};
    if (name == "mode")
        return {QVariant::fromValue(Mode::Play), QVariant::fromValue(Mode::Explore)};
    if (name == "pieceId" || name == "first" || name == "last")
        return {id(1, 2)};
    if (name == "starter")
        return {0};
    if (name == "leave")
        return {1.0};
    if (name == "size")
        return {2.0, 1.0};
    if (name == "colours")
        return {QVariantMap()};
    if (name == "colour")
        return {QStringLiteral("wine")};
    if (name == "faces")
        return {QStringList(QStringLiteral("pip"))};
    if (name == "image")
        return {QVariant::fromValue(QVariant())};
    if (name == "ground")
        return {QVariant::fromValue(QColor(Qt::white))};
    const QByteArrayList numbers{"node", "row",     "heap",   "count", "fence", "seat",
                                 "rows", "columns", "number", "from",  "to"};
    return numbers.contains(name) ? QVariantList{0, 1} : QVariantList{};
}

void invoke(Session& session, const QMetaMethod& method, const QVariantList& values)
{
    std::array<QVariant, 4> given;
    std::array<QGenericArgument, 4> arguments;
    for (int i = 0; i < method.parameterCount(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        given[at] = values[i];
        const QMetaType type = method.parameterMetaType(i);
        if (type != QMetaType::fromType<QVariant>())
            QVERIFY2(given[at].convert(type), type.name());
        arguments[at] = type == QMetaType::fromType<QVariant>()
                            ? QGenericArgument("QVariant", &given[at])
                            : QGenericArgument(type.name(), given[at].constData());
    }
    QVERIFY(method.invoke(&session, Qt::DirectConnection, arguments[0], arguments[1], arguments[2],
                          arguments[3]));
}

} // namespace

class TestOpening : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        beginTest();
        models::forgetLevels({}); // and the names of friends
    }

    void aFileHasOneGame_data()
    {
        QTest::addColumn<QMetaMethod>("method");
        QTest::addColumn<std::function<void(Session&)>>("play");
        using Play = std::function<void(Session&)>;
        const auto move = [](Session& session) { session.choose(id(0, 1)); };
        const std::vector<std::pair<const char*, Play>> situations{
            {"against the computer",
             [move](Session& session) {
                 QVERIFY(session.openAsRemembered(QStringLiteral("nim:3,4,5")));
                 move(session);
                 QTRY_COMPARE(session.positions().size(), 3);
             }},
            {"the computer thinks",
             [move](Session& session) {
                 session.setOptions({.pause = 600'000});
                 QVERIFY(session.openAsRemembered(QStringLiteral("nim:3,4,5")));
                 move(session);
                 QVERIFY(session.isThinking());
             }},
            {"two people, and over",
             [](Session& session) {
                 twoPeople(session, "nim:3");
                 session.choose(id(0, 1));
                 QVERIFY(session.isOver());
             }},
            {"Left and Right",
             [](Session& session) {
                 twoPeople(session, "skip/skips=1,1:2,1");
                 QTRY_VERIFY(session.moves()->count() > 0);
                 session.playMove(0);
             }},
            {"explored",
             [move](Session& session) {
                 explore(session, "nim:3,4,5");
                 move(session);
             }},
            {"a table",
             [](Session& session) {
                 explore(session, "nim:3,4 + nim:1");
                 session.duplicateBoard(0);
             }},
        };
        const QMetaObject& type = Session::staticMetaObject;
        for (int number = type.methodOffset(); number < type.methodCount(); ++number) {
            const QMetaMethod method = type.method(number);
            if (method.methodType() != QMetaMethod::Method)
                continue;
            for (const auto& [name, play] : situations)
                QTest::addRow("%s, %s", method.methodSignature().constData(), name) << method << play;
        }
    }

    void aFileHasOneGame()
    {
        using Play = std::function<void(Session&)>;
        QFETCH(const QMetaMethod, method);
        QFETCH(const Play, play);
        for (int variant = 0; variant < 2; ++variant) {
            QDir(GameStore::homeFolder()).removeRecursively();
            Session session;
            play(session);
            const QString former = session.keptName();
            const QByteArray before = keptOf(former);
            QVERIFY(!before.isEmpty());

            QVariantList values;
            GameDraft draft;
            draft.propose(&session);
            const QTemporaryDir folder;
            const QString file = folder.filePath(QStringLiteral("other.grundy"));
            QString recent;
            {
                Session other;
                twoPeople(other, "nim:1,2");
                other.choose(id(1, 1));
                recent = other.keptName();
                QVERIFY(other.save(QUrl::fromLocalFile(file)));
            }
            for (const QByteArray& name : method.parameterNames()) {
                const QVariantList choice = valuesOf(name, file, recent, &draft);
                QVERIFY2(!choice.isEmpty(), "say what stands for " + name);
                values.append(choice[std::min<qsizetype>(variant, choice.size() - 1)]);
            }
            invoke(session, method, values);

            QVERIFY(isOneGame(session.positions()));
            if (session.keptName() == former)
                continue;
            QCOMPARE(keptOf(former), before);
            if (method.name() != "swapSides") // which asks the other one to begin
                QVERIFY(!session.isThinking());
            session.setMode(Mode::Explore);
            QTRY_VERIFY(session.moves()->count() > 0 || session.isOver());
            if (session.isOver())
                continue;
            session.playMove(0);
            QCOMPARE(keptOf(former), before);
            session.findRecent();
            const auto rows = GameStore().rows();
            for (const QString& name : {former, session.keptName()})
                QVERIFY(std::ranges::count(rows, name, &GameStore::Row::name) == 1);
        }
    }

    /// Who plays, and in which mode, is the game's own: it is not taken along to the next one, and is there
    /// again when one goes back.
    void playersAndModeAreOfAGame()
    {
        Session session;
        QVERIFY(session.openAsRemembered(QStringLiteral("nim:3,4,5")));
        session.seat1()->setHuman(true);
        session.seat1()->setName(QStringLiteral("Ada"));
        session.choose(id(0, 1));
        session.setMode(Mode::Explore);
        const QString first = session.keptName();

        QVERIFY(session.openAsRemembered(QStringLiteral("takeaway:10")));
        QCOMPARE(session.mode(), Mode::Play);
        QVERIFY(session.seat0()->isHuman() && !session.seat1()->isHuman());
        QCOMPARE(session.seat1()->name(), QStringLiteral("Moss"));
        QCOMPARE(levelOf(session.seat1()->saved()), gentleLevel());
        session.seat1()->setLevel(Level::Random);
        session.choose(id(0, 9));
        QTRY_VERIFY(!session.isThinking());
        const QString second = session.keptName();

        QVERIFY(session.openRecent(first));
        QCOMPARE(session.mode(), Mode::Explore);
        QVERIFY(session.seat0()->isHuman() && session.seat1()->isHuman());
        QCOMPARE(session.seat1()->name(), QStringLiteral("Ada"));
        QVERIFY(session.openRecent(second));
        QCOMPARE(session.mode(), Mode::Play);
        QVERIFY(!session.seat1()->isHuman());
        QCOMPARE(session.seat1()->level(), Level::Random);

        session.setMode(Mode::Explore);
        QVERIFY(session.openAsRemembered(QStringLiteral("nim:1,2"), 0, Mode::Explore));
        QCOMPARE(session.mode(), Mode::Explore);
        QVERIFY(session.openAsRemembered(QStringLiteral("nim:1,2"), 0, Mode::Present));
        session.leavePresent(); // to no other game's mode
        QCOMPARE(session.mode(), Mode::Play);
    }

    /// After a rematch Player 2 may sit first; in another game players are counted as they sit.
    void whoChangedPlacesDidSoInOneGame()
    {
        Session session;
        twoPeople(session, "skip/skips=1,1:2,1");
        QTRY_VERIFY(session.moves()->count() > 0);
        session.playMove(0);
        const QString former = session.keptName();
        session.swapSides();
        QCOMPARE(session.seat0()->name(), QStringLiteral("Player 2"));
        QVERIFY(session.openRecent(former));
        QCOMPARE(session.seat0()->name(), QStringLiteral("Player 1"));
    }
};

GRUNDY_TEST(TestOpening, models::test::run<TestOpening>)
#include "tst_opening.moc"
