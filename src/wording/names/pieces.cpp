// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/moves.h"

#include "games/game.h"
#include "games/text/words.h"
#include "wording/names/drawnnames.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {
namespace {

using games::PieceKind;

std::uint64_t heapSize(const games::Board& board, std::uint32_t heap)
{
    const auto base = std::ranges::find_if(board.pieces, [heap](const games::Piece& piece) {
        return piece.kind == PieceKind::Base && games::majorOf(piece.id) == heap;
    });
    return base == board.pieces.end() ? 0 : base->count;
}

QString stickName(const games::Board& board, std::uint32_t heap, std::uint32_t height)
{
    const std::uint64_t size = heapSize(board, heap);
    if (board.columns == 1)
        //: read aloud: the number of a stick of the heap, and how many it has
        return translate("Wording", "stick %1 of %2").arg(height).arg(size);
    //: read aloud: the number of a heap and of a stick in it, and how many the heap has
    return translate("Wording", "heap %1, stick %2 of %3").arg(heap + 1).arg(height).arg(size);
}

QString heapPieceName(const games::Board& board, const games::Piece& piece)
{
    const std::uint32_t heap = games::majorOf(piece.id);
    const std::uint32_t height = games::minorOf(piece.id);
    if (piece.kind == PieceKind::Stick)
        return stickName(board, heap, height);
    if (piece.kind == PieceKind::Space)
        //: read aloud: the number of a heap, and of a stone that could be added
        return translate("Wording", "heap %1, room for stone %2").arg(heap + 1).arg(height);
    if (piece.kind == PieceKind::Stone)
        //: read aloud: the number of a heap and of a stone in it, and how many the heap has
        return translate("Wording", "heap %1, stone %2 of %3")
            .arg(heap + 1)
            .arg(height)
            .arg(heapSize(board, heap));
    if (piece.count == 0)
        return translate("Wording", "heap %1, empty").arg(heap + 1);
    //: read aloud: the number of a heap, and how many stones it has
    return translate("Wording", "heap %1, size %2").arg(heap + 1).arg(piece.count);
}

/// Of a heap that lies in a row and may be divided.
QString dividedPieceName(const games::Board& board, const games::Piece& piece)
{
    const std::uint32_t heap = games::heapOf(piece.id);
    if (piece.kind == PieceKind::Stick)
        return stickName(board, heap, games::minorOf(piece.id) + 1);
    if (piece.kind == PieceKind::Cut)
        //: read aloud: the number of a heap, and the sizes of what it would become
        return translate("Wording", "heap %1, cut into %2 and %3")
            .arg(heap + 1)
            .arg(games::minorOf(piece.id))
            .arg(heapSize(board, heap) - games::minorOf(piece.id));
    if (piece.kind == PieceKind::Pile)
        //: read aloud: the number of a heap, and how many stones it has
        return translate("Wording", "heap %1, size %2, too long to draw")
            .arg(heap + 1)
            .arg(localized(piece.count));
    return piece.count == 0 ? translate("Wording", "heap %1, empty").arg(heap + 1)
                            : translate("Wording", "heap %1, size %2").arg(heap + 1).arg(piece.count);
}

QString linePieceName(const games::Board& board, const games::Piece& piece)
{
    if (piece.kind != PieceKind::Gap && piece.kind != PieceKind::Stone)
        return dividedPieceName(board, piece);
    const std::uint32_t line = games::majorOf(piece.id) + 1;
    const std::uint32_t cell = games::minorOf(piece.id) + 1;
    //: read aloud: the number of a line, and of a place without a counter
    const QString name = piece.kind == PieceKind::Gap ? translate("Wording", "line %1, gap %2")
                                                      : translate("Wording", "line %1, counter %2");
    return name.arg(line).arg(cell);
}

/// "c3, stone": the name of the cell as it stands beside the board and in moves.
QString gridPieceName(const games::Board& board, const games::Piece& piece)
{
    const auto row = static_cast<std::uint32_t>(board.rows - static_cast<int>(piece.row));
    const QString cell = QString::fromStdString(games::cellName(games::minorOf(piece.id), row));
    const QString name = [&piece] {
        switch (piece.kind) {
        //: read aloud: a square, such as c3
        case PieceKind::Gap: return translate("Wording", "%1, empty");
        //: read aloud: a square with a piece of chocolate, such as c3
        case PieceKind::Tile: return translate("Wording", "%1, square");
        case PieceKind::CrossedTile: return translate("Wording", "%1, crossed square");
        //: read aloud: a square with a stone, such as c3
        default: return translate("Wording", "%1, stone");
        }
    }();
    return name.arg(cell);
}

QString graphPieceName(const games::Piece& piece)
{
    const QString name = piece.label.empty() ? ungrouped(static_cast<quint64>(piece.id))
                                             : numeral(QString::fromStdString(piece.label));
    if (piece.kind == PieceKind::Arrow)
        //: read aloud: two nodes, such as 5 and 3
        return translate("Wording", "arrow from %1 to %2")
            .arg(games::majorOf(piece.id))
            .arg(games::minorOf(piece.id));
    return (piece.kind == PieceKind::Token ? translate("Wording", "node %1, token")
                                           : /*: a number */ translate("Wording", "node %1"))
        .arg(name);
}

QString placeName(const games::Board& board, int place)
{
    return ungrouped(static_cast<std::uint64_t>(place) + static_cast<std::uint64_t>(board.firstNumber));
}

/// "square 5, coin"; with several rows "row 2, square 5, White’s token".
QString stripPieceName(const games::Board& board, const games::Piece& piece)
{
    const bool isNamed = piece.kind == PieceKind::Square && !piece.label.empty();
    const QString square = isNamed ? fromUtf8(piece.label) : placeName(board, static_cast<int>(piece.column));
    //: read aloud: the numbers of a row and of a square in it
    const QString place = board.rows > 1
                              ? translate("Wording", "row %1, square %2").arg(int(piece.row) + 1).arg(square)
                              : /*: a number */ translate("Wording", "square %1").arg(square);
    if (piece.kind != PieceKind::Square && !piece.label.empty()) {
        const bool isLeft = piece.owner == theory::Mover::Left;
        //: read aloud: a square, and the letter on Left's piece, such as "square 5" and T
        return (isLeft ? translate("Wording", "%1, Left’s %2") : translate("Wording", "%1, Right’s %2"))
            .arg(place, fromUtf8(piece.label));
    }
    const QString form = [&piece] {
        switch (piece.kind) {
        //: read aloud: a square with a coin, such as "square 5"
        case PieceKind::Coin: return translate("Wording", "%1, coin");
        //: read aloud: a square with a coin that shows heads, such as "square 5"
        case PieceKind::Head: return translate("Wording", "%1, heads");
        //: read aloud: a square with a coin that shows tails, such as "square 5"
        case PieceKind::Tail: return translate("Wording", "%1, tails");
        case PieceKind::WhiteToken: return translate("Wording", "%1, White’s token");
        case PieceKind::BlackToken: return translate("Wording", "%1, Black’s token");
        default: return translate("Wording", "%1, empty");
        }
    }();
    return form.arg(place);
}

QString stepPieceName(const games::Board& board, const games::Piece& piece)
{
    const QString step = placeName(board, static_cast<int>(piece.column));
    if (piece.kind == PieceKind::Coin)
        //: read aloud: the number of a step of the staircase, and of a coin on it
        return translate("Wording", "step %1, coin %2").arg(step).arg(games::minorOf(piece.id));
    //: read aloud: the number of a step of the staircase, and how many coins are on it, here one
    return counted(QT_TRANSLATE_N_NOOP("Wording", "step %2, %1 coin"),
                   //: read aloud: the number of a step of the staircase, and how many coins are on it
                   QT_TRANSLATE_N_NOOP("Wording", "step %2, %1 coins"), piece.count)
        .arg(piece.count)
        .arg(step);
}

QString planePieceName(const games::Piece& piece)
{
    //: read aloud: a square of the board, such as "column 3, row 5"
    const QString place = translate("Wording", "column %1, row %2").arg(piece.column).arg(piece.row);
    if (piece.kind == PieceKind::Queen)
        //: read aloud: the square of the queen, such as "column 3, row 5"
        return translate("Wording", "%1, queen").arg(place);
    //: read aloud: a square, such as "column 3, row 5", and how many counters are on it, here one
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%2, %1 counter"),
                   //: read aloud: a square, such as "column 3, row 5", and how many counters are on it
                   QT_TRANSLATE_N_NOOP("Wording", "%2, %1 counters"), piece.count)
        .arg(piece.count)
        .arg(place);
}

QString buttonName(const games::Piece& piece)
{
    return (piece.owner == theory::Mover::Left ? translate("Wording", "Left’s button, %1 left")
                                               : translate("Wording", "Right’s button, %1 left"))
        .arg(piece.count);
}

} // namespace

/// By the name that it has on its own board.
QString tablePieceName(const games::Board& table, const games::Piece& piece)
{
    const std::uint32_t number = games::boardOfPiece(piece.id);
    if (number >= table.boards.size())
        return {};
    games::Piece own = piece;
    own.id = games::onBoard(piece.id, number);
    return translate("Wording", "board %1: %2")
        .arg(ungrouped(number + 1), pieceName(table.boards[number], own));
}

QString pieceName(const games::Board& board, const games::Piece& piece)
{
    if (piece.kind == PieceKind::Button && board.shape != games::Shape::Table)
        return buttonName(piece);
    switch (board.shape) {
    case games::Shape::Heaps: return heapPieceName(board, piece);
    case games::Shape::Lines: return linePieceName(board, piece);
    case games::Shape::Graph: return graphPieceName(piece);
    case games::Shape::Strip: return stripPieceName(board, piece);
    case games::Shape::Staircase: return stepPieceName(board, piece);
    case games::Shape::Plane: return planePieceName(piece);
    case games::Shape::Drawn: return drawnPieceName(piece);
    case games::Shape::Table: return tablePieceName(board, piece);
    case games::Shape::Grid: break;
    }
    return gridPieceName(board, piece);
}

QString pieceName(const games::Board& board, const games::Piece& piece, theory::Outcome leaves)
{
    const QString name = pieceName(board, piece);
    const bool turning = piece.kind == PieceKind::Head || piece.kind == PieceKind::Tail;
    if (turning || piece.kind == PieceKind::Button || piece.kind == PieceKind::Space ||
        piece.kind == PieceKind::Cut)
        //: read aloud: a piece of the board, and the letter P, N, L or R of what a move with it leaves
        return translate("Wording", "%1; choosing it leaves %2")
            .arg(name, QChar::fromLatin1(theory::letter(leaves)));
    if (board.shape == games::Shape::Drawn)
        //: read aloud: an edge, and the letter P, N, L or R of what is left when it is cut
        return translate("Wording", "%1; cutting it leaves %2")
            .arg(name, QChar::fromLatin1(theory::letter(leaves)));
    const bool moving = board.shape != games::Shape::Heaps && board.shape != games::Shape::Lines &&
                        board.shape != games::Shape::Grid;
    if (leaves == theory::Outcome::P)
        return (moving ? translate("Wording", "%1; moving there leaves a P-position")
                       : translate("Wording", "%1; taking it leaves a P-position"))
            .arg(name);
    //: read aloud: a square, and the letter N, L or R of what a move there leaves
    return (moving ? translate("Wording", "%1; moving there leaves an %2-position")
                   : translate("Wording", "%1; taking it leaves an %2-position"))
        .arg(name, QChar::fromLatin1(theory::letter(leaves)));
}

QString judgedName(const games::Board& board, const games::Piece& piece, bool wins)
{
    //: read aloud: a piece of the board, and that whoever chooses it can win
    return (wins ? translate("Wording", "%1; choosing it wins")
                 //: read aloud: a piece of the board, and that whoever chooses it loses
                 : translate("Wording", "%1; choosing it loses"))
        .arg(pieceName(board, piece));
}

QString buttonLabel(const games::Piece& button, const games::Info& info)
{
    const QString label = toText(info.button);
    return label.isEmpty() ? label : label.arg(button.count); // on a table its own board has it
}

} // namespace wording
