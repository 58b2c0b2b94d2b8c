// SPDX-License-Identifier: GPL-3.0-or-later

// A new game while it is put together, and its start.

#include "models/files/library.h"
#include "models/files/typedposition.h"
#include "models/session/gamedraft.h"
#include "models/sessions.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QSettings>

using namespace models;
using namespace models::test;

namespace {

QStringList levelsOf(const SeatDraft& seat)
{
    QStringList levels;
    for (const DescribedLevel& level : seat.ladder())
        levels.append(level.title);
    return levels;
}

QStringList seatsOf(Session& session)
{
    QStringList seats;
    for (const Seat* seat : {session.seat0(), session.seat1()})
        seats << seat->name() << levelOf(seat->saved());
    return seats;
}

QStringList settingsNow()
{
    const QSettings store;
    QStringList lines;
    for (const QString& key : store.allKeys())
        lines.append(key + '=' + store.value(key).toStringList().join(','));
    return lines;
}

} // namespace

class TestGameDraft : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        beginTest();
        QSettings().remove(QStringLiteral("levels"));
    }

    void nothingChangesBeforeTheStart()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("nim:7,11,5")));
        const QStringList seats = seatsOf(session);
        const QStringList settings = settingsNow();
        GameDraft draft;
        draft.propose(&session);
        QVERIFY(!draft.isReplacing());
        draft.setNotation(QStringLiteral("nim:1,2"));
        draft.setValue(0, QStringLiteral("4, 5, 6"));
        draft.setMisere(true);
        draft.seat0()->setWho(SeatDraft::Who::Computer);
        draft.seat0()->setLevel(QStringLiteral("random"));
        draft.seat1()->setWho(SeatDraft::Who::Friend);
        draft.swap();
        QCOMPARE(seatsOf(session), seats);
        QCOMPARE(session.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(settingsNow(), settings);
        QVERIFY(session.start(&draft));
        QCOMPARE(session.toMove(), 0);
        QCOMPARE(session.notation(), QStringLiteral("nim/misere:4,5,6"));
        QCOMPARE(session.seat0()->name(), QStringLiteral("Your friend"));
        QVERIFY(!session.seat1()->isHuman());
        QCOMPARE(session.seat1()->level(), Level::Random);
        session.playMove(0);
        draft.propose(&session);
        QVERIFY(draft.isReplacing());
    }

    void aNewcomersLevelIsGentleAndEachGameKeepsItsOwn()
    {
        Session session;
        GameDraft draft;
        const auto proposed = [&session, &draft](const char* notation) {
            session.open(QString::fromLatin1(notation));
            draft.propose(&session);
            return draft.seat1()->level();
        };
        QCOMPARE(proposed("nim:7,11,5"), QStringLiteral("look 1"));
        draft.seat1()->setLevel(QStringLiteral("look 3"));
        QVERIFY(session.start(&draft));
        QCOMPARE(proposed("takeaway:10"), QStringLiteral("look 1"));
        session.seat1()->setLevel(Level::Random); // chosen beside the board
        QCOMPARE(proposed("nim:3,4"), QStringLiteral("look 3"));
        QCOMPARE(proposed("takeaway:20"), QStringLiteral("random"));
        draft.seat0()->setWho(SeatDraft::Who::Computer);
        QCOMPARE(draft.seat0()->level(), QStringLiteral("random"));
    }

    void whatIsNotKeptIsNotRemembered()
    {
        Session session(Session::Kept::Aside, nullptr);
        QVERIFY(session.open(QStringLiteral("nim:3,4")));
        session.seat1()->setLevel(Level::Random);
        GameDraft draft;
        draft.propose(&session);
        QCOMPARE(draft.seat1()->level(), QStringLiteral("look 1"));
    }

    void anotherLevelStandsOnTheLadder()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("nim:3,4")));
        session.seat1()->setDepth(7);
        session.seat1()->setLevel(Level::Look);
        GameDraft draft;
        draft.propose(&session);
        QCOMPARE(draft.seat1()->level(), QStringLiteral("look 7"));
        QCOMPARE(levelsOf(*draft.seat1()),
                 (QStringList{QStringLiteral("Looks 7 moves ahead"), QStringLiteral("Perfect"),
                              QStringLiteral("Strong"), QStringLiteral("Careful"), QStringLiteral("Beginner"),
                              QStringLiteral("Random")}));
        draft.seat1()->setLevel(QStringLiteral("look 1"));
        QCOMPARE(levelsOf(*draft.seat1()).size(), 6); // it can be chosen again
        QVERIFY(session.start(&draft));
        QCOMPARE(session.seat1()->depth(), 1);
        draft.propose(&session);
        QCOMPARE(levelsOf(*draft.seat1()).size(), 5);
    }

    void badLevelsInTheSettings_data()
    {
        QTest::addColumn<QString>("stored");
        for (const char* text : {"", "looks 3", "look", "look x", "look 99", "fence 0", "random 3", " "})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void badLevelsInTheSettings()
    {
        QFETCH(const QString, stored);
        QSettings().setValue(QStringLiteral("levels/nim"), stored);
        QCOMPARE(rememberedLevels(QStringLiteral("nim"))[0], gentleLevel());
    }

    void onlyOneIsYou()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("nim:3,4")));
        GameDraft draft;
        draft.propose(&session);
        QCOMPARE(draft.startText(), QStringLiteral("You start against the computer (Beginner)."));
        draft.seat1()->setLevel(QStringLiteral("look 3"));
        draft.seat1()->setWho(SeatDraft::Who::You);
        QCOMPARE(draft.startText(), QStringLiteral("The computer (Careful) starts against you."));
        draft.seat0()->setWho(SeatDraft::Who::You);
        QCOMPARE(draft.startText(), QStringLiteral("You start against the computer (Careful)."));
        draft.seat1()->setWho(SeatDraft::Who::Friend);
        draft.seat1()->setWho(SeatDraft::Who::You);
        QCOMPARE(draft.startText(), QStringLiteral("A friend starts against you."));
        draft.swap();
        QCOMPARE(draft.seat0()->who(), SeatDraft::Who::You);
        QVERIFY(session.start(&draft));
        QCOMPARE(session.seat0()->name(), QStringLiteral("Player 1"));
        draft.propose(&session);
        QCOMPARE(draft.seat1()->who(), SeatDraft::Who::Friend);
    }

    void inPartizanGamesTheSidesStay()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("toads:TTT..FFF")));
        GameDraft draft;
        draft.propose(&session);
        QVERIFY(!draft.leftName().isEmpty());
        draft.swap();
        QCOMPARE(draft.starter(), 1);
        QCOMPARE(draft.seat0()->who(), SeatDraft::Who::You);
        QCOMPARE(draft.startText(), QStringLiteral("The computer (Beginner) starts against you."));
        QVERIFY(session.start(&draft));
        QCOMPARE(session.positions().node(0).toMove, 1);
    }

    void theBoardFollowsWhatIsTyped()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("nim:7,11,5")));
        GameDraft draft;
        draft.propose(&session);
        QCOMPARE(draft.preset(), 0);
        draft.setValue(0, QStringLiteral("3, x"));
        QCOMPARE(draft.error(), QStringLiteral("Heaps: expected a heap size, found 'x'"));
        QCOMPARE(draft.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(draft.preset(), -1);
        QCOMPARE(draft.refused(), QStringLiteral("nim:3, x"));
        draft.setValue(0, QStringLiteral(" 3, 4 "));
        QVERIFY(draft.error().isEmpty());
        QCOMPARE(draft.refused(), QString());
        QCOMPARE(draft.notation(), QStringLiteral("nim:3,4"));
        const QStringList typed = draft.values();
        draft.tidyValues();
        QCOMPARE(draft.values(), (QStringList{QStringLiteral("3,4")}));
        QVERIFY(draft.values() != typed);
        draft.setNotation(QStringLiteral("grid:11/11"));
        QCOMPARE(draft.notation(), QStringLiteral("nim:3,4"));
        draft.surprise();
        QCOMPARE(draft.gameId(), QStringLiteral("nim"));
        QVERIFY(draft.error().isEmpty());
    }

    void aGraphIsMadeOfItsArrows()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("dag:1-0@1")));
        GameDraft draft;
        draft.propose(&session);
        const auto made = [&draft](const char* arrows, const char* node) {
            draft.setValue(0, QString::fromLatin1(arrows));
            draft.setValue(1, QString::fromLatin1(node));
            return draft.error().isEmpty() ? draft.notation() : draft.error();
        };
        QCOMPARE(made("3-1, 3-2, 2-0", "3"), QStringLiteral("dag:3-1,3-2,2-0@3"));
        QCOMPARE(made("", "4"), QStringLiteral("dag:@4"));
        QVERIFY(made("0-1,1-0", "0").contains(QLatin1String("cycle")));
        QVERIFY(!made("0-1,2", "0").startsWith(QLatin1String("dag:")));
    }

    void aBoardIsWhatItIsNotWhatItsFieldsSay()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("grid:11/11")));
        GameDraft draft;
        draft.propose(&session);
        draft.setNotation(QStringLiteral("grid/misere:0110/1111/1011/0110"));
        QVERIFY(session.start(&draft));
        QCOMPARE(session.notation(), QStringLiteral("grid/misere:0110/1111/1011/0110"));
    }

    /// Every game with each of its boards, by both conventions, and with every field changed to what it is on
    /// another board or may be otherwise.
    void whatIsSaidIsWhatIsPlayed_data()
    {
        QTest::addColumn<QString>("game");
        for (const games::Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str()) << QString::fromStdString(entry.info.id);
    }

    void whatIsSaidIsWhatIsPlayed()
    {
        QFETCH(const QString, game);
        const games::Info& info = games::findEntry(game.toStdString())->info;
        std::vector<QStringList> offered(info.fields.size());
        for (std::size_t field = 0; field < offered.size(); ++field)
            for (const games::FieldChoice& choice : info.fields[field].choices)
                offered[field].append(QString::fromStdString(choice.id));
        for (const games::Preset& preset : info.presets) {
            const auto values = gameOf(QString::fromStdString(preset.notation))->fieldValues();
            for (std::size_t field = 0; field < offered.size(); ++field)
                offered[field].append(QString::fromStdString(values[field]));
        }
        Session session(Session::Kept::Aside, nullptr);
        session.analyst()->setProperty("idle", true);
        const auto check = [&session, &game](GameDraft& draft) {
            if (!draft.error().isEmpty())
                return; // Start cannot be pressed
            draft.tidyValues();
            const QString notation = draft.notation();
            const int preset = draft.preset();
            const QString ending = draft.isMisere() ? draft.misereEnding() : draft.normalEnding();
            QVERIFY(session.start(&draft));
            QCOMPARE(session.notation(), notation);
            QCOMPARE(session.mode(), Mode::Play);
            QCOMPARE(session.isMisere(), draft.isMisere());
            QCOMPARE(session.toMove(), draft.starter());
            const games::GamePtr played = gameOf(session.notation());
            QCOMPARE(ending, wording::toText(played->words().ending.rule));
            QCOMPARE(wording::textsOf(played->fieldValues()), draft.values());
            if (preset < 0)
                return;
            const QVariantMap card = Library().presets(game)[preset].toMap();
            const QString said = card["title"].toString() + card["caption"].toString();
            QVERIFY2(!said.contains(QStringLiteral("isère")) || session.isMisere(), qPrintable(notation));
            const games::GamePtr board = gameOf(card["notation"].toString());
            QCOMPARE(
                QString::fromStdString(
                    (board->play() == played->play() ? board : board->withPlay(played->play()))->notation()),
                notation);
        };
        for (const games::Preset& preset : info.presets) {
            for (const bool misere : {false, true}) {
                const auto draftOf = [&](GameDraft& draft) {
                    session.setMode(Mode::Explore); // of which nothing is left
                    QVERIFY(session.open(QString::fromStdString(preset.notation)));
                    draft.propose(&session);
                    draft.setMisere(misere);
                };
                GameDraft whole;
                draftOf(whole);
                check(whole);
                for (int field = 0; std::cmp_less(field, offered.size()); ++field) {
                    for (const QString& value : std::as_const(offered[static_cast<std::size_t>(field)])) {
                        GameDraft changed;
                        draftOf(changed);
                        changed.setValue(field, value);
                        check(changed);
                    }
                }
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void misereComesBackWithTheRuleThatHasIt()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("northcott/misere/moves=right:W.B/W.B")));
        GameDraft draft;
        draft.propose(&session);
        const int field = static_cast<int>(draft.values().indexOf(QStringLiteral("right")));
        QVERIFY(field >= 0);
        draft.setValue(field, QStringLiteral("both"));
        QVERIFY(!draft.normalOnly().isEmpty() && draft.error().isEmpty());
        QVERIFY(!draft.isMisere() && draft.misereEnding().isEmpty());
        draft.setValue(field, QStringLiteral("right"));
        QVERIFY(draft.isMisere() && !draft.misereEnding().isEmpty());
    }

    void theScoreGoesWithThePlayers()
    {
        Session session;
        session.seat1()->setHuman(true);
        for (int game = 0; game < 2; ++game) {
            QVERIFY(session.open(QStringLiteral("nim:1")));
            session.playMove(0);
        }
        QCOMPARE(session.scoreText(), QStringLiteral("Score: Player 1 2, Player 2 0"));
        GameDraft draft;
        draft.propose(&session);
        draft.swap();
        QVERIFY(session.start(&draft));
        QCOMPARE(session.scoreText(), QStringLiteral("Score: Player 1 0, Player 2 2"));
    }

    void aFriendIsKept()
    {
        SavedGame game;
        game.tree.begin(gameOf(QStringLiteral("nim:3,4")), 0);
        game.seats[1].isFriend = true;
        const auto read = gameFromJson(gameToJson(game));
        const auto* same = std::get_if<SavedGame>(&read);
        QVERIFY(same != nullptr);
        QVERIFY(same->seats[1].isFriend && !same->seats[0].isFriend);
    }

    /// A game of the gallery is played against the computer as one last played it, at first gently.
    void aGameIsOpenedAsRemembered()
    {
        Session session;
        QVERIFY(session.openAsRemembered(QStringLiteral("nim:3,5")));
        QCOMPARE(session.seat1()->level(), Level::Look);
        QCOMPARE(session.seat1()->depth(), 1);
        session.seat1()->setLevel(Level::Random);
        QVERIFY(session.openAsRemembered(QStringLiteral("takeaway:10")));
        QCOMPARE(session.seat1()->level(), Level::Look);
        QVERIFY(session.openAsRemembered(QStringLiteral("nim:1,2")));
        QCOMPARE(session.seat1()->level(), Level::Random);
        QVERIFY(!session.openAsRemembered(QStringLiteral("nim:x")));
        QCOMPARE(session.notation(), QStringLiteral("nim:1,2"));
        QCOMPARE(session.toMove(), 0);
        QVERIFY(session.openAsRemembered(QStringLiteral("chomp:3,3"), 1));
        QCOMPARE(session.toMove(), 1);
        QCOMPARE(session.seat1()->level(), Level::Look);
    }
};

GRUNDY_TEST(TestGameDraft, models::test::run<TestGameDraft>)
#include "tst_gamedraft.moc"
