// SPDX-License-Identifier: GPL-3.0-or-later
// Actions: what any game's own struct becomes, and what every listed move of every game says of itself.

#include "games/catalogue.h"
#include "games/coins/movecoins.h"
#include "games/heaps/heaps.h"
#include "games/partizan/poker.h"
#include "games/plain/positions.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>

using games::Action;
using games::MoveCoins;
using games::Sentence;
using games::TakeFromHeap;

namespace {

/// A game's that nobody else knows.
struct Whistle {
    int tune = 0;

    [[nodiscard]] games::MoveWords words() const
    {
        return {.text = "whistle",
                .label = "♪",
                .mark = "a tune",
                .where = {.look = "Listen.", .holds = "It lasts."}};
    }
    [[nodiscard]] static games::Told told(const games::Board& /*before*/)
    {
        return games::toldWith("I whistled.", "You whistled.", "%1 whistled.");
    }
    [[nodiscard]] std::uint64_t size() const { return 3; }

    friend bool operator==(const Whistle&, const Whistle&) = default;
};

struct Mute {
    int tune = 0;

    [[maybe_unused]] friend bool operator==(const Mute&, const Mute&) = default;
};

static_assert(games::TellingAction<Whistle>);
static_assert(!games::TellingAction<Mute>);
static_assert(!std::is_constructible_v<Action, Mute>);
static_assert(std::is_trivially_copyable_v<games::Move>);

QString sourceOf(const Sentence& sentence)
{
    return QString::fromUtf8(sentence.source.one);
}

} // namespace

class TestAction : public QObject {
    Q_OBJECT

private slots:
    void isReadByItsGame();
    void isEqualByKindAndValue();
    void saysWhatItsStructSays();
    void concernsThePieceChosen();
    void tellsItsHeap();
    void everyMoveHasWords();
};

void TestAction::isReadByItsGame()
{
    const Action action = TakeFromHeap{1, 11, 2};
    QVERIFY(action.is<TakeFromHeap>());
    QVERIFY(!action.is<MoveCoins>());
    QVERIFY(action.find<MoveCoins>() == nullptr);
    QVERIFY(action.find<TakeFromHeap>() != nullptr);
    const Action copy = action;
    QCOMPARE(copy.as<TakeFromHeap>(), (TakeFromHeap{1, 11, 2}));
}

void TestAction::isEqualByKindAndValue()
{
    QVERIFY(Action(TakeFromHeap{1, 11, 2}) == Action(TakeFromHeap{1, 11, 2}));
    QVERIFY(Action(TakeFromHeap{1, 11, 2}) != Action(TakeFromHeap{1, 11, 3}));
    QVERIFY(Action(TakeFromHeap{1, 11, 2}) != Action(games::ChangeHeap{1, 11, 2}));
    QVERIFY(Action(Whistle{1}) == Action(Whistle{1}));
    QVERIFY(Action(Whistle{1}) != Action(Whistle{2}));
}

void TestAction::saysWhatItsStructSays()
{
    const Action action = Whistle{};
    QCOMPARE(sourceOf(action.text()), QStringLiteral("whistle"));
    const games::MoveWords words = action.words();
    QCOMPARE(sourceOf(words.label), QStringLiteral("♪"));
    QCOMPARE(sourceOf(words.mark), QStringLiteral("a tune"));
    QCOMPARE(sourceOf(words.where.look), QStringLiteral("Listen."));
    QCOMPARE(sourceOf(words.where.holds), QStringLiteral("It lasts."));
    QCOMPARE(sourceOf(action.told({}).byMe), QStringLiteral("I whistled."));
    QCOMPARE(sourceOf(action.told({}).byYou), QStringLiteral("You whistled."));
    QCOMPARE(sourceOf(action.told({}).byOther), QStringLiteral("%1 whistled."));
    QCOMPARE(action.size(), 3U);
}

void TestAction::concernsThePieceChosen()
{
    const Action action = Whistle{};
    QVERIFY(action.surrounds(games::pieceId(2, 3), games::pieceId(2, 3)));
    QVERIFY(!action.surrounds(games::pieceId(2, 4), games::pieceId(2, 3)));
    QVERIFY(!action.inHeap());
    QVERIFY(action.otherTexts().empty());
    const Action take = TakeFromHeap{2, 5, 1};
    QVERIFY(take.surrounds(games::pieceId(2, 4), games::pieceId(2, 2)));
    QVERIFY(!take.surrounds(games::pieceId(3, 2), games::pieceId(2, 2)));
}

void TestAction::tellsItsHeap()
{
    const auto take = Action(TakeFromHeap{2, 5, 1}).inHeap();
    QVERIFY(take && take->heap == 2 && take->before == 5 && take->taken == 4 && take->sizeSaysAll);
    const Action add = games::ChangeHeap{2, 1, 5};
    QCOMPARE(add.size(), 4U);
    const auto grown = add.inHeap();
    QVERIFY(grown && grown->before == 1 && grown->taken == 0 && !grown->sizeSaysAll);
}

void TestAction::everyMoveHasWords()
{
    for (const games::Entry& entry : games::catalogue()) {
        for (const games::Preset& preset : entry.info.presets) {
            const auto game = positions::read(preset.notation);
            const games::Board board = game->board();
            for (const games::Move& move : game->moves().moves) {
                const games::MoveWords words = move.action.words();
                for (const Sentence& said :
                     {words.text, words.label, words.mark, words.where.look, words.where.holds})
                    QVERIFY2(!sourceOf(said).isEmpty(), preset.notation.c_str());
                const auto lies = [&move](const games::Piece& piece) {
                    return move.action.surrounds(piece.id, move.gesture.first);
                };
                // Of a board too large to draw only numbers are shown.
                const bool isDrawn =
                    std::ranges::count(board.pieces, move.gesture.first, &games::Piece::id) > 0;
                QVERIFY2(!isDrawn || std::ranges::any_of(board.pieces, lies), preset.notation.c_str());
                QVERIFY(move.action == game->listed(move).action);
                if (entry.info.isOfHeaps)
                    QVERIFY2(move.action.inHeap(), preset.notation.c_str());
            }
        }
    }
}

GRUNDY_TEST(TestAction, tests::run<TestAction>)
#include "tst_action.moc"
