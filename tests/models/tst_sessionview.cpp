// SPDX-License-Identifier: GPL-3.0-or-later

// What a session shows follows from its state alone; a class is told no more than it may be.

#include "games/catalogue.h"
#include "models/sessions.h"

using namespace models;
using namespace models::test;

namespace {

/// Everything that can be known of an opened position, as one state.
class Knowing {
public:
    explicit Knowing(const QString& notation)
    {
        m_session.setMode(Mode::Explore);
        m_session.open(notation);
    }

    [[nodiscard]] bool isSolved()
    {
        const auto& answer = m_session.analyst()->answer();
        return answer && answer->verdict.outcome && m_session.explanation()->stepCount() > 0;
    }

    [[nodiscard]] SessionState state()
    {
        m_session.explanation()->setActive(true);
        m_session.explanation()->setPointedOption(0);
        const auto& answer = m_session.analyst()->answer();
        SessionState state{.game = m_session.positions().currentNode().game,
                           .board = &m_session.board()->position(),
                           .losing = true,
                           .answer = answer,
                           .part = answer->parts.empty() ? -1 : 0,
                           .step = m_session.explanation()->readStep(),
                           .line = m_session.explanation()->pointedLine(),
                           .lineStart = m_session.explanation()->pointedPosition()};
        if (!answer->moves.empty()) {
            state.selected = &answer->moves.back();
            state.pointed = answer->moves.back().move.gesture.first;
            state.walkedMove = {state.game, answer->moves.front().move};
        }
        return state;
    }

private:
    Session m_session;
};

void addPresets()
{
    QTest::addColumn<QString>("notation");
    for (const games::Entry& entry : games::catalogue())
        for (const games::Preset& preset : entry.info.presets)
            QTest::newRow(preset.notation.c_str()) << QString::fromStdString(preset.notation);
}

} // namespace

class TestSessionView : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    /// In Present nothing is shown of what is known, but what is told.
    void aClassIsToldNothingMore_data() { addPresets(); }
    void aClassIsToldNothingMore()
    {
        QFETCH(QString, notation);
        Knowing knowing(notation);
        QTRY_VERIFY_WITH_TIMEOUT(knowing.isSolved(), 20000);
        SessionState state = knowing.state();
        state.mode = Mode::Present;
        const SessionView nothing = viewOf(state);
        QCOMPARE(nothing.judged, nullptr);
        QCOMPARE(nothing.moves, nullptr);
        QCOMPARE(nothing.lens, nullptr);
        QCOMPARE(nothing.lensAnswer, nullptr);
        QVERIFY(!nothing.reasons);
        QVERIFY(!nothing.history);
        QVERIFY(!nothing.drawing);
        QVERIFY(nothing.overlay == BoardOverlay{});
        for (const HintLevel hint : {HintLevel::Where, HintLevel::Move}) {
            state.hint = hint;
            QVERIFY(viewOf(state).overlay == BoardOverlay{});
        }

        state.presented.overlay.lit = {games::pieceId(0, 0)};
        state.presented.moves = true;
        const SessionView moves = viewOf(state);
        QCOMPARE(moves.judged, state.answer);
        QCOMPARE(moves.moves, nullptr);
        QVERIFY(moves.overlay == state.presented.overlay);

        state.presented.reasons = true;
        QCOMPARE(viewOf(state).moves, state.answer);
    }

    /// While one plays the board tells nothing, but a hint that was asked for.
    void aPlayerIsToldNothing_data() { addPresets(); }
    /// A move of the table that is pointed at is seen on the board of every game, and alone; so is the
    /// selected one.
    void movesOfTheTableAreShown_data() { addPresets(); }
    void movesOfTheTableAreShown()
    {
        QFETCH(QString, notation);
        Knowing knowing(notation);
        QTRY_VERIFY_WITH_TIMEOUT(knowing.isSolved(), 20000);
        SessionState state = knowing.state();
        state.mode = Mode::Explore;
        state.step = nullptr;
        state.line = nullptr;
        state.walkedMove.reset();
        state.pointed.reset();
        state.selected = nullptr;
        state.losing = false;
        const BoardOverlay before = viewOf(state).overlay;
        const auto& moves = state.answer->moves;
        for (const std::size_t row : {std::size_t{0}, moves.size() / 2, moves.size() - 1}) {
            if (moves.empty())
                return;
            state.selected = nullptr;
            state.pointedMove = &moves[row];
            const BoardOverlay pointed = viewOf(state).overlay;
            QCOMPARE(pointed.marks.size(), std::size_t{1});
            QVERIFY(!pointed.goes.empty());
            QVERIFY(pointed != before);
            state.selected = state.pointedMove;
            state.pointedMove = nullptr;
            QVERIFY(viewOf(state).overlay == pointed);
            state.mode = Mode::Present;
            QVERIFY(viewOf(state).overlay.goes.empty());
            state.mode = Mode::Explore;
        }
    }

    void aPlayerIsToldNothing()
    {
        QFETCH(QString, notation);
        Knowing knowing(notation);
        QTRY_VERIFY_WITH_TIMEOUT(knowing.isSolved(), 20000);
        SessionState state = knowing.state();
        state.step = nullptr; // Why? and its lines are read when asked for, too
        state.line = nullptr;
        state.walkedMove.reset();
        const SessionView view = viewOf(state);
        QCOMPARE(view.judged, nullptr);
        QCOMPARE(view.lens, nullptr);
        QVERIFY(view.overlay == BoardOverlay{});
        QCOMPARE(view.history, state.game->isOver());
        state.asked = true;
        QVERIFY(viewOf(state).history);
        state.asked = false;
        state.hint = HintLevel::Move;
        QCOMPARE(viewOf(state).overlay == BoardOverlay{}, state.answer->moves.empty());
    }

    /// Who has asked for the move, and then why, is shown it once.
    void aHintAndItsReasonAreOneMark()
    {
        Knowing knowing(QStringLiteral("nim:7,11,5"));
        QTRY_VERIFY_WITH_TIMEOUT(knowing.isSolved(), 20000);
        SessionState state = knowing.state();
        state.line = nullptr;
        state.walkedMove.reset();
        ExplanationRow step = *state.step;
        step.move = state.answer->moves.front().move;
        state.step = &step;
        state.hint = HintLevel::Move;
        QCOMPARE(viewOf(state).overlay.marks.size(), std::size_t{1});
    }

    /// Who wants every move coloured sees the marks of Explore, at his own turn.
    void aPlayerMaySeeEveryMove_data() { addPresets(); }
    void aPlayerMaySeeEveryMove()
    {
        QFETCH(QString, notation);
        Knowing knowing(notation);
        QTRY_VERIFY_WITH_TIMEOUT(knowing.isSolved(), 20000);
        SessionState state = knowing.state();
        state.step = nullptr;
        state.line = nullptr;
        state.selected = nullptr;
        state.pointed.reset();
        state.walkedMove.reset();
        state.mode = Mode::Explore;
        const auto marks = viewOf(state).overlay.marks;
        QCOMPARE(marks.empty(), state.answer->moves.empty());
        state.mode = Mode::Play;
        state.losing = false;
        state.coloured = true;
        const SessionView view = viewOf(state);
        QVERIFY(view.overlay.marks == marks);
        QCOMPARE(view.judged, state.answer);
        QVERIFY(!view.history);
        state.computersTurn = true;
        QVERIFY(viewOf(state).overlay == BoardOverlay{});
        QCOMPARE(viewOf(state).judged, nullptr);
    }

    /// Every stone says where a move with it leads, and no losing move lies over another mark.
    void losingMovesLieApart_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::newRow("a grid") << "grid:1111/1111/1111";
        QTest::newRow("a lost grid") << "grid:1111/1111";
        QTest::newRow("lines") << "lines/misere:111/1111/11111";
        QTest::newRow("sticks") << "octal/code=0.77:7,3";
        QTest::newRow("squares") << "chomp:5,5,4";
    }
    void losingMovesLieApart()
    {
        QFETCH(QString, notation);
        Knowing knowing(notation);
        QTRY_VERIFY_WITH_TIMEOUT(knowing.isSolved(), 20000);
        SessionState state = knowing.state();
        state.step = nullptr;
        state.line = nullptr;
        state.selected = nullptr;
        state.pointed.reset();
        state.walkedMove.reset();
        state.mode = Mode::Play;
        state.coloured = true;
        std::map<games::PieceId, int> losing;
        std::set<games::PieceId> winning;
        for (const auto& mark : viewOf(state).overlay.marks)
            for (const games::PieceId piece : mark.pieces) {
                if (mark.winning)
                    winning.insert(piece);
                else
                    ++losing[piece];
            }
        for (const games::Piece& piece : state.board->pieces) {
            using enum games::PieceKind;
            if (piece.kind != Stone && piece.kind != Stick && piece.kind != Tile)
                continue;
            QCOMPARE(losing[piece.id], winning.contains(piece.id) ? 0 : 1);
        }
    }

    /// Only of a move that turns a win into a loss, and only once both are known.
    void aMistakeIsTold_data()
    {
        using Known = std::optional<theory::Outcome>;
        QTest::addColumn<theory::Mover>("player");
        QTest::addColumn<Known>("before");
        QTest::addColumn<Known>("left");
        QTest::addColumn<bool>("told");
        const auto row = [](const char* name, theory::Mover player, Known before, Known left, bool told) {
            QTest::newRow(name) << player << before << left << told;
        };
        using enum theory::Outcome;
        const auto either = theory::Mover::Either;
        const auto side = theory::Mover::Left;
        row("a mistake", either, N, N, true);
        row("a winning move", either, N, P, false);
        row("a lost position", either, P, N, false);
        row("not judged yet", either, N, std::nullopt, false);
        row("nothing known before", either, std::nullopt, N, false);
        row("Left keeps it", side, L, L, false);
        row("Left wins moving second", side, N, P, false);
        row("Left gives it away", side, L, N, true);
        row("Left gives all away", side, N, R, true);
        row("Left had nothing", side, R, R, false);
    }
    void aMistakeIsTold()
    {
        QFETCH(const theory::Mover, player);
        QFETCH(const std::optional<theory::Outcome>, before);
        QFETCH(const std::optional<theory::Outcome>, left);
        QFETCH(const bool, told);
        Knowing knowing(QStringLiteral("nim:1"));
        SessionState state = knowing.state();
        QVERIFY(!viewOf(state).mistake);
        state.fresh = FreshMove{.player = player, .before = before, .left = left};
        QCOMPARE(viewOf(state).mistake, told);
        state.mode = Mode::Explore;
        QVERIFY(!viewOf(state).mistake);
        state.mode = Mode::Play;
        state.game = state.game->after(state.answer->moves.front().move);
        QVERIFY(!viewOf(state).mistake); // the end says it
    }

    void theEndTellsHowItWent()
    {
        Knowing knowing(QStringLiteral("nim:1"));
        SessionState state = knowing.state();
        QVERIFY(!viewOf(state).history);
        state.game = state.game->after(state.answer->moves.front().move);
        QVERIFY(viewOf(state).history);
    }

    void choicesDoSomething_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<bool>("computer");
        QTest::addColumn<bool>("editing");
        QTest::addColumn<bool>("walking");
        QTest::addColumn<bool>("playable");
        QTest::newRow("a person's turn") << Mode::Play << false << false << false << true;
        QTest::newRow("the computer's turn") << Mode::Play << true << false << false << false;
        QTest::newRow("exploring") << Mode::Explore << false << false << false << true;
        QTest::newRow("editing") << Mode::Explore << false << true << false << false;
        QTest::newRow("in the argument") << Mode::Explore << false << false << true << false;
        QTest::newRow("before a class") << Mode::Present << false << false << false << true;
    }
    void choicesDoSomething()
    {
        QFETCH(Mode, mode);
        QFETCH(bool, computer);
        QFETCH(bool, editing);
        QFETCH(bool, walking);
        QFETCH(bool, playable);
        Knowing knowing(QStringLiteral("nim:3,4,5"));
        SessionState state = knowing.state();
        state.mode = mode;
        state.computersTurn = computer;
        state.editing = editing;
        state.walked = walking ? state.game : nullptr;
        QCOMPARE(viewOf(state).playable, playable);
    }

    void losingMovesStandInOrder_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation : {"nim:7,11,5", "nim:9", "staircase:0,3,4,2", "nim:70,2"})
            QTest::newRow(notation) << notation;
    }

    /// Beside a heap the winning brackets come first, and the others by the stones that they take.
    void losingMovesStandInOrder()
    {
        QFETCH(QString, notation);
        Knowing knowing(notation);
        QTRY_VERIFY(knowing.isSolved());
        SessionState state = knowing.state();
        state.mode = Mode::Explore;
        state.selected = nullptr;
        state.step = nullptr;
        state.line = nullptr;
        state.part = -1;
        state.pointed.reset();
        state.walkedMove.reset();
        const auto marks = viewOf(state).overlay.marks;
        QVERIFY(marks.size() > 4);
        const auto place = [](const BoardOverlay::MoveMark& mark) {
            return std::pair(!mark.winning, mark.pieces.size());
        };
        QVERIFY(std::ranges::is_sorted(marks, {}, place));
    }

    /// The old marks go with their position, the new ones come once.
    void marksAreMadeOnce()
    {
        Session session;
        explore(session, "nim:3,4,5");
        QSignalSpy marks(session.board(), &BoardModel::marksChanged);
        session.playMove(0);
        QCOMPARE(marks.count(), 1); // 1, 4, 5 is P
        QVERIFY(session.board()->marks().isEmpty());
        session.undo();
        QCOMPARE(marks.count(), 3);
        QCOMPARE(session.board()->marks().size(), 1);
    }
};

GRUNDY_TEST(TestSessionView, models::test::run<TestSessionView>)

#include "tst_sessionview.moc"
