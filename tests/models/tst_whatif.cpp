// SPDX-License-Identifier: GPL-3.0-or-later

// Exploring: what the move that is pointed at would do, the reply to it, and the choices along its heap or
// row, each beside what the position is worth that it leaves.

#include "games/catalogue.h"
#include "models/analysis/whatif.h"
#include "models/sessions.h"
#include "support/patience.h"
#include "wording/names/moves.h"

#include <algorithm>

using namespace models;
using namespace models::test;

namespace {

void addPresets()
{
    QTest::addColumn<QString>("notation");
    for (const games::Entry& entry : games::catalogue()) {
        const auto& presets = entry.info.presets;
        if (!presets.empty())
            QTest::newRow(presets.front().notation.c_str())
                << QString::fromStdString(presets.front().notation);
    }
}

/// As the rules say it, without what the window knows: read anew, and asked.
std::optional<theory::Outcome> outcomeOf(const games::Game& game)
{
    const auto parsed = games::parse(game.notation());
    const auto* fresh = std::get_if<games::GamePtr>(&parsed);
    return fresh == nullptr ? std::nullopt : (*fresh)->answer({}, {}).verdict.outcome;
}

bool isSolved(Session& session)
{
    return session.analyst()->answer() && session.analyst()->answer()->verdict.outcome;
}

} // namespace

class TestWhatIf : public QObject {
    Q_OBJECT

private slots:
    void init() { beginTest(); }

    /// Of every game: a losing move is said to lose, and the reply to it wins.
    void everyReplyWins_data() { addPresets(); }
    void everyReplyWins()
    {
        QFETCH(QString, notation);
        Session session;
        explore(session, qPrintable(notation));
        QTRY_VERIFY_WITH_TIMEOUT(isSolved(session), tests::patienceMs);
        const auto answer = session.analyst()->answer();
        const games::GamePtr game = session.positions().currentNode().game;
        WhatIf whatIf;
        constexpr std::size_t most = 8;
        const std::size_t step = answer->moves.size() / most + 1;
        for (std::size_t row = 0; row < answer->moves.size(); row += step) {
            const games::JudgedMove& judged = answer->moves[row];
            whatIf.point(game, *answer, judged.move, session.analyst()->shelf());
            if (!judged.leaves.outcome)
                continue;
            QCOMPARE(whatIf.move()->winning,
                     theory::winsHavingMoved(*judged.leaves.outcome, judged.move.player));
            QVERIFY(whatIf.text().contains(wording::shownText(*game, judged.move)));
            const games::GamePtr left = game->after(judged.move);
            if (whatIf.move()->winning || left->isOver())
                continue;
            QTRY_VERIFY_WITH_TIMEOUT(whatIf.reply(), tests::patienceMs);
            const auto after = outcomeOf(*left->after(*whatIf.reply()));
            QVERIFY2(after && theory::winsHavingMoved(*after, whatIf.reply()->player),
                     qPrintable(whatIf.text()));
        }
    }

    /// Each cell of the ribbon says what its choice leaves.
    void everyCellIsRight_data() { addPresets(); }
    void everyCellIsRight()
    {
        QFETCH(QString, notation);
        Session session;
        explore(session, qPrintable(notation));
        QTRY_VERIFY_WITH_TIMEOUT(isSolved(session), tests::patienceMs);
        BoardModel& board = *session.board();
        const games::Game& game = *board.game();
        for (int row = 0; row < board.rowCount(); row += 1 + board.rowCount() / 20) {
            board.setHoveredRow(row);
            const games::PieceId pointed = board.board().pieces[static_cast<std::size_t>(row)].id;
            const bool begins = std::holds_alternative<games::HalfMade>(game.choose(pointed));
            for (const RibbonCell& cell : board.ribbon()) {
                const games::PieceId piece = board.board().pieces[static_cast<std::size_t>(cell.row)].id;
                const games::Choice choice = begins ? game.choose(pointed, piece) : game.choose(piece);
                const auto* move = std::get_if<games::Move>(&choice);
                QVERIFY(move != nullptr);
                QCOMPARE(cell.label, wording::moveMark(*move));
                QCOMPARE(cell.pointed, piece == pointed);
                const auto left = outcomeOf(*game.after(*move));
                QVERIFY(left);
                QCOMPARE(cell.outcome, shownOutcome(left));
                QCOMPARE(cell.winning, theory::winsHavingMoved(*left, move->player));
            }
        }
        board.setHoveredRow(-1);
        QVERIFY(board.ribbon().isEmpty());
    }

    /// The heap of 11 has a cell for each number of stones, a coin one for each square that it can reach.
    void whatARibbonHolds_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QStringList>("wins");
        QTest::addColumn<int>("cells");
        QTest::newRow("heap") << "nim:7,11,5" << id(1, 5) << QStringList{"take 9"} << 11;
        QTest::newRow("no more than three") << "takeaway:10" << id(0, 8) << QStringList{"take 2"} << 3;
        QTest::newRow("coin") << "dollar:01001010001" << id(0, 10) << QStringList{"to 10"} << 3;
        QTest::newRow("pin") << "octal/code=0.77:7,4" << id(1, 0) << QStringList{"take 2"} << 2;
    }
    void whatARibbonHolds()
    {
        QFETCH(QString, notation);
        QFETCH(QString, piece);
        QFETCH(QStringList, wins);
        QFETCH(int, cells);
        Session session;
        explore(session, qPrintable(notation));
        QTRY_VERIFY_WITH_TIMEOUT(isSolved(session), tests::patienceMs);
        BoardModel& board = *session.board();
        QVERIFY(board.rowOf(piece) >= 0);
        board.setHoveredRow(board.rowOf(piece));
        QStringList winning;
        for (const RibbonCell& cell : board.ribbon())
            if (cell.winning)
                winning.append(cell.label);
        QCOMPARE(board.ribbon().size(), cells);
        QCOMPARE(winning, wins);
        QVERIFY(session.notation() == notation); // nothing is played
        session.setMode(Mode::Play);
        QVERIFY(board.ribbon().isEmpty());
        QVERIFY(session.whatIf()->text().isEmpty());
    }

    /// A move divides a row: the reply is marked on the pins as they stand now.
    void aReplyIsMarkedWhereItsPiecesLie()
    {
        Session session;
        explore(session, "octal/code=0.77:7,4");
        QTRY_VERIFY_WITH_TIMEOUT(isSolved(session), tests::patienceMs);
        BoardModel& board = *session.board();
        const games::Game& game = *board.game();
        int told = 0;
        for (int pin = 0; pin < board.rowCount(); ++pin) {
            board.setHoveredRow(pin);
            if (!session.whatIf()->move() || session.whatIf()->move()->winning)
                continue;
            QTRY_VERIFY_WITH_TIMEOUT(session.whatIf()->reply(), tests::patienceMs);
            const auto replies = board.moveMarks();
            const auto mark = std::ranges::find(replies, true, &BoardOverlay::MoveMark::ghost);
            QVERIFY(mark != replies.end());
            // Both moves as one change of the numbers of pins that stand side by side.
            std::set<games::PieceId> gone(mark->pieces.begin(), mark->pieces.end());
            const auto first = game.change(session.whatIf()->move()->move).touched();
            gone.insert(first.begin(), first.end());
            std::vector<std::size_t> left;
            std::uint64_t row = 0; // of the pin before, from 1; 0 where none stands there
            for (const games::Piece& piece : board.board().pieces) {
                const bool stands = piece.kind != games::PieceKind::Base && !gone.contains(piece.id);
                const std::uint64_t own = stands ? games::majorOf(piece.id) + std::uint64_t{1} : 0;
                if (stands && own != row)
                    left.push_back(0);
                if (stands)
                    ++left.back();
                row = own;
            }
            std::ranges::sort(left, std::greater());
            const games::GamePtr after =
                game.after(session.whatIf()->move()->move)->after(*session.whatIf()->reply());
            QStringList sizes;
            for (const std::size_t size : left)
                sizes.append(QString::number(size));
            QStringList wanted = QString::fromStdString(after->notation())
                                     .section(QLatin1Char(':'), 1)
                                     .split(QLatin1Char(','));
            std::ranges::sort(wanted, std::greater());
            wanted.removeAll(QStringLiteral("0"));
            QCOMPARE(sizes, wanted);
            ++told;
        }
        QVERIFY(told > 0);
    }
};

GRUNDY_TEST(TestWhatIf, models::test::run<TestWhatIf>)
#include "tst_whatif.moc"
