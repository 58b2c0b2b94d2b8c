// SPDX-License-Identifier: GPL-3.0-or-later

// What a move leaves behind on the board is what it took, where that lay.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "models/board/boardmodel.h"
#include "models/board/lastmove.h"
#include "models/board/piecetraits.h"
#include "models/sessions.h"

#include <QtTest>

#include <algorithm>
#include <random>

using models::LastMove;
using models::lastMoveOf;

namespace {

QString printed(const games::Board& board, const LastMove& last)
{
    QStringList texts;
    for (const games::Piece& ghost : last.ghosts)
        texts += QStringLiteral("gone %1 %2").arg(ghost.row).arg(ghost.column);
    for (const games::Piece& piece : board.pieces)
        if (last.touched.contains(piece.id))
            texts += QStringLiteral("here %1 %2").arg(piece.row).arg(piece.column);
    return texts.join(QStringLiteral(", "));
}

} // namespace

class TestLastMove : public QObject {
    Q_OBJECT

private slots:
    void whatIsLeft_data();
    void whatIsLeft();
    void ghostsLieWhereTheyLay();
    void aPieceThatStaysIsTheSame();
    void whatPlayersHaveTaken_data();
    void whatPlayersHaveTaken();
};

void TestLastMove::whatIsLeft_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("left");
    const auto row = [](const char* before, const char* after, const char* left) {
        QTest::newRow(before) << QString::fromLatin1(before) << QString::fromLatin1(after)
                              << QString::fromLatin1(left);
    };
    row("nim:3,4", "nim:3,2", "gone 2 1, gone 3 1");
    row("nim:1000,4", "nim:900,4", "here 0 0"); // one disc before and after
    row("grid:111/111", "grid:100/111", "gone 0 1, gone 0 2");
    row("dollar:0100101001", "dollar:0101001001", "gone 0 4, here 0 3");
    row("turtles:THT", "turtles:HTT", "here 0 0, here 0 1");
    row("staircase:1,2,3", "staircase:1,4,1", "gone 1 2, gone 2 2, here 2 1, here 3 1");
    row("wythoff:3,4", "wythoff:1,2", "gone 4 3, here 2 1");
    row("plane:4x3,4x3", "plane:1x3,4x3", "here 3 1, here 3 4"); // another one is still there
    row("hackenbush:0-1g,1-2b", "hackenbush:0-1g", "gone 1 5");
    row("skip/skips=1,0:2", "skip/skips=0,0:2", "here 0 0");
    // Heaps are laid out anew: one trace, beside the numbers of those that came of the one.
    row("octal/code=0.77:5", "octal/code=0.77:1,3", "gone 0 1.65, here 0 1, here 0 5");
    row("octal/code=0.77:5", "octal/code=0.77:4", "gone 0 4.65, here 0 4");  // the last one
    row("octal/code=0.77:5", "octal/code=0.77:4", "gone 0 -0.35, here 0 4"); // the first one
    row("octal/code=0.77:3,2", "octal/code=0.77:3", "gone 0 3.45, gone 0.06 3.85");
    row("octal/code=0.77:2,3", "octal/code=0.77:3", "gone 0 -0.55, gone 0.06 -0.15");
    row("octal/code=0.77:2", "octal/code=0.77:", "gone 0 0, gone 0 1");
    row("octal/code=0.77:100", "octal/code=0.77:49,50", "gone 0 3, here 0 0, here 0 4"); // two discs
    row("grundy:9", "grundy:2,7", "here 0 3, here 0 14.5");
}

void TestLastMove::whatIsLeft()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    const auto game = positions::read(before.toStdString());
    QStringList found;
    for (const games::Move& move : game->moves().moves) {
        const auto next = game->after(move);
        if (move.player == game->mover() && next->notation() == after.toStdString()) {
            const games::Board board = next->board();
            found += printed(board, lastMoveOf(*game, move, board));
        }
    }
    QVERIFY(!found.isEmpty());
    QFETCH(const QString, left);
    QVERIFY2(found.contains(left), qPrintable(found.join(QStringLiteral(" | "))));
}

/// In every game: ghosts are pieces of the board before, or traces between heaps that are laid out anew, with
/// nothing on their places now.
void TestLastMove::ghostsLieWhereTheyLay()
{
    std::mt19937_64 random(18);
    for (const games::Entry& entry : games::catalogue()) {
        for (const games::Preset& preset : entry.info.presets) {
            games::GamePtr game = positions::read(preset.notation);
            for (int n = 0; n < 30 && !game->isOver(); ++n) {
                auto moves = game->moves().moves;
                std::erase_if(moves, [&](const games::Move& move) { return move.player != game->mover(); });
                const games::Move& move = moves[random() % moves.size()];
                const games::GamePtr next = game->after(move);
                const games::Board board = next->board();
                const auto before = game->board().pieces;
                const LastMove last = lastMoveOf(*game, move, board);
                for (const games::Piece& ghost : last.ghosts) {
                    QVERIFY(std::ranges::find(before, ghost) != before.end() ||
                            game->as<games::LaidOutAnew>() != nullptr);
                    const bool isFree = std::ranges::none_of(board.pieces, [&](const games::Piece& piece) {
                        return !models::isPlace(piece.kind) && piece.id == ghost.id;
                    });
                    QVERIFY2(isFree, game->notation().c_str());
                }
                for (const games::PieceId id : last.touched)
                    QVERIFY(std::ranges::find(board.pieces, id, &games::Piece::id) != board.pieces.end());
                game = next;
            }
        }
    }
}

/// In every game whose heaps are laid out anew, alone and on a table: rows of the board model are followed
/// through a move and back, in reading order.
void TestLastMove::aPieceThatStaysIsTheSame()
{
    const auto sticksOf = [](const games::Board& board) {
        std::vector<games::PieceId> ids;
        for (const games::Piece& piece : board.pieces)
            if (piece.kind == games::PieceKind::Stick)
                ids.push_back(piece.id);
        return ids;
    };
    std::mt19937_64 random(47);
    for (const char* const start : {"octal/code=0.77:12", "octal/code=0.07:9,4", "octal/code=4.007:11",
                                    "grundy:10", "octal/code=0.77:7 + nim:3,5", "nim:2 + grundy:8"}) {
        games::GamePtr game = positions::read(start);
        models::BoardModel board;
        board.setGame(game);
        while (!game->isOver()) {
            const auto moves = game->moves().moves;
            const games::Move& move = moves[random() % moves.size()];
            const games::GamePtr next = game->after(move);
            const LastMove last = lastMoveOf(*game, move, next->board());
            if (!last.renamed.empty()) {
                std::map<games::PieceId, QPersistentModelIndex> rows;
                std::vector<games::PieceId> stay;
                models::Renamed back;
                for (const games::PieceId stick : sticksOf(game->board())) {
                    rows.emplace(stick, board.index(board.rowOf(models::idText(stick))));
                    if (!last.removed.contains(stick))
                        stay.push_back(last.renamed.at(stick));
                }
                for (const auto& [was, is] : last.renamed)
                    back.emplace(is, was);
                const auto now = sticksOf(next->board());
                QVERIFY2(stay.size() == now.size() || now.empty(), game->notation().c_str());
                if (!now.empty())
                    QVERIFY2(stay == now, game->notation().c_str());
                const auto idAt = [&board](const QPersistentModelIndex& row) {
                    return row.data(models::BoardModel::PieceIdRole).toString();
                };
                board.setGame(next, last.renamed);
                for (const auto& [stick, row] : rows) {
                    QCOMPARE(row.isValid(), last.renamed.contains(stick));
                    if (row.isValid())
                        QCOMPARE(idAt(row), models::idText(last.renamed.at(stick)));
                }
                board.setGame(game, back);
                for (const auto& [stick, row] : rows)
                    if (row.isValid())
                        QCOMPARE(idAt(row), models::idText(stick));
            }
            game = next;
            board.setGame(game);
        }
    }
}

void TestLastMove::whatPlayersHaveTaken_data()
{
    QTest::addColumn<QStringList>("positions");
    QTest::addColumn<QString>("taken");
    const auto row = [](const char* name, const QStringList& positions, const char* taken) {
        QTest::newRow(name) << positions << QString::fromLatin1(taken);
    };
    row("before the first move", {"nim:7,6,5"}, "0 of 0, 0 of 0");
    row("stones", {"nim:7,6,5", "nim:7,5,5", "nim:3,5,5", "nim:3,5,2"}, "4 of 4, 4 of 4");
    row("more than a dish shows", {"nim:20,6", "nim:5,6", "nim:5,4"}, "0 of 15, 2 of 2");
    row("of a pile", {"nim:5000,6", "nim:4990,6"}, "0 of 10, 0 of 0");
    row("primes", {"primes:72", "primes:18", "primes:2"}, "2 of 2, 2 of 2");
    row("chips come back",
        {"poker/adds=2,2/max=5,3:5,3", "poker/adds=2,2/max=5,3:1,3", "poker/adds=2,2/max=5,3:1,1",
         "poker/adds=1,2/max=5,3:3,1"},
        "2 of 2, 2 of 2");
    row("a turn that is skipped", {"skip/skips=1,0:5", "skip/skips=0,0:5", "skip/skips=0,0:3"},
        "0 of 0, 2 of 2");
    row("tiles", {"grid:111/111", "grid:100/111"}, "2 of 2, 0 of 0");
    row("pins lie where they fall", {"octal/code=0.77:5", "octal/code=0.77:4"}, "not kept");
    row("coins stay", {"dollar:0101", "dollar:1001"}, "not kept");
    row("several games", {"nim:5 + nim:3", "nim:2 + nim:3"}, "not kept");
}

void TestLastMove::whatPlayersHaveTaken()
{
    QFETCH(const QStringList, positions);
    QFETCH(const QString, taken);
    std::vector<models::TakingMove> moves;
    games::GamePtr now = positions::read(positions.front().toStdString());
    for (const QString& next : positions.mid(1)) {
        const games::GamePtr after = positions::read(next.toStdString());
        moves.push_back({now, positions::moveTo(*now, *after), after, moves.size() % 2});
        now = after;
    }
    const models::Taken found = models::takenBy(moves, *now);
    const auto told = [&found](std::size_t seat) {
        return QStringLiteral("%1 of %2").arg(found.pieces.at(seat).size()).arg(found.counts.at(seat));
    };
    QCOMPARE(found.isKept ? told(0) + QStringLiteral(", ") + told(1) : QStringLiteral("not kept"), taken);
}

GRUNDY_TEST(TestLastMove, models::test::run<TestLastMove>)
#include "tst_lastmove.moc"
