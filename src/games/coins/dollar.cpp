// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/dollar.h"

#include "games/coins/strip.h"
#include "games/edit.h"
#include "games/gameof.h"
#include "games/heaps/heaps.h"
#include "games/lines/linetext.h"
#include "games/text/aloud.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <random>

namespace games {
namespace {

std::vector<bool> readSquares(Reader& reader)
{
    std::vector<bool> squares;
    if (!reader.failed() && !reader.atEnd()) {
        Reader probe = reader;
        if (!probe.accept('0') && !probe.accept('1'))
            reader.fail(expectedCoinRow);
        squares = reader.cells(mostSquares);
    }
    reader.requireEnd();
    return squares;
}

GamePtr randomDollar(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    std::vector<bool> squares(10 + random() % 7);
    const std::uint64_t coins = 3 + random() % 3;
    squares.back() = true;
    for (std::uint64_t coin = 1; coin < coins; ++coin)
        squares[1 + random() % (squares.size() - 1)] = true;
    return GameOf<Dollar>::make({std::move(squares), play});
}

/// Every row of up to `upTo` squares that ends with a coin, and the row without any.
void forEachDollar(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    const std::uint64_t rows = std::uint64_t{1} << std::min<std::uint64_t>(upTo, 40);
    for (std::uint64_t bits = 0; bits < rows; ++bits) {
        std::vector<bool> squares;
        for (std::uint64_t rest = bits; rest != 0; rest >>= 1U)
            squares.push_back((rest & 1U) != 0);
        if (!visitBothPlays(Dollar(squares, theory::Play::Normal), visit))
            return;
    }
}

/// Behind the game's name and convention, options included.
std::string drawDollar(const DrawRequest& drawing)
{
    return ":" + drawnRow(drawing.draws, drawing.size(5, 12), drawing.size(1, 4), '1', '0') + "1";
}

} // namespace

const Info& Dollar::info()
{
    static const Info info{
        .id = "dollar",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Silver Dollar"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Slide left, no jumping"),
        .theory = QT_TRANSLATE_NOOP(
            "Wording", "The coins pair from the right, and the gaps of the pairs are Nim heaps."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click a coin, or drag it."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the square it slides to."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "%1 coin can still move now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 coins can still move now")},
        .group = Group::CoinsAndStrips,
        .shape = Shape::Strip,
        .world = World::Silver,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording",
                                                     "Click a square to change it; drag a coin to move it."),
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Squares"), 40}},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {},
        //: a ready-made board: it has two gaps between coins
        .presets = {{"classic", "dollar:01001010001", QT_TRANSLATE_NOOP("Wording", "Two gaps"),
                     QT_TRANSLATE_NOOP("Wording", "4 coins, 11 squares")},
                    //: a ready-made board: its gaps are equally long
                    {"balanced", "dollar:0100101001", QT_TRANSLATE_NOOP("Wording", "Equal gaps"),
                     QT_TRANSLATE_NOOP("Wording", "2 gaps of the same size")},
                    {"odd", "dollar:00010010001", QT_TRANSLATE_NOOP("Wording", "Odd one out"),
                     QT_TRANSLATE_NOOP("Wording", "3 coins, 11 squares")},
                    //: a ready-made board: an easy one to begin with
                    {"warmup", "dollar:01000100", QT_TRANSLATE_NOOP("Wording", "Warm-up"),
                     QT_TRANSLATE_NOOP("Wording", "2 coins, 1 gap")},
                    //: a ready-made board: it has many coins close together
                    {"crowd", "dollar:01100101101", QT_TRANSLATE_NOOP("Wording", "Crowd"),
                     QT_TRANSLATE_NOOP("Wording", "6 coins, close together")},
                    //: a ready-made board: its coins have a long way to go
                    {"long", "dollar:0001000100100001", QT_TRANSLATE_NOOP("Wording", "Long road"),
                     QT_TRANSLATE_NOOP("Wording", "4 coins, 16 squares")}},
        .fields = {{.id = "squares",
                    .label = QT_TRANSLATE_NOOP("Wording", "Squares"),
                    .kind = Field::Kind::Text,
                    .initial = "01001010001",
                    .least = 0,
                    .most = mostSquares}},
        .preview = "dollar:01001001",
        .sound = "slide"};
    return info;
}

Words Dollar::words() const
{
    return {.rule = QT_TRANSLATE_NOOP(
                "Wording", "Slide one coin to the left. It may not jump over a coin or land on one."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Sentence Dollar::aloud() const
{
    std::vector<std::uint64_t> coins;
    for (std::uint64_t square = 1; square <= m_squares.size(); ++square)
        if (m_squares[square - 1])
            coins.push_back(square);
    if (coins.empty())
        return QT_TRANSLATE_NOOP("Wording", "No coins.");
    if (coins.size() == 1)
        return {QT_TRANSLATE_NOOP("Wording", "A coin on %1."), {coins.front()}};
    return {QT_TRANSLATE_NOOP("Wording", "Coins on %1."), {placesAloud(coins)}};
}

/// The coins with an empty square to their left: the n-th one, from 0, comes to rest on square n.
std::uint64_t Dollar::piecesLeft() const
{
    std::uint64_t before = 0;
    std::uint64_t moving = 0;
    for (std::size_t square = 0; square < m_squares.size(); ++square) {
        if (!m_squares[square])
            continue;
        moving += square > before ? 1 : 0;
        ++before;
    }
    return moving;
}

Typing Dollar::typing()
{
    return {.gameId = info().id, .alsoCalled = {"silver dollar game"}};
}

Entry Dollar::entry()
{
    return {.info = info(),
            .parse = parsedWithoutOptions<Dollar, readSquares>,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomDollar,
            .drawn = drawDollar,
            .families = {{.id = "three_coins",
                          .pattern = "dollar:0^n110^m1",
                          .n = {0, 15},
                          .m = {0, 15},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP(
                              "Wording", "Three coins: n squares before the first, m before the last")},
                         {.id = "two_coins",
                          .pattern = "dollar:0^n10^m1",
                          .n = {0, 15},
                          .m = {0, 15},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two coins: n squares before, m between")}},
            .forEachUpTo = forEachDollar,
            .verifyDefault = 11,
            .claims = claims()};
}

std::string Dollar::notation() const
{
    return printHeader(info(), m_play) + fieldValues().front();
}

std::vector<std::string> Dollar::fieldValues() const
{
    return {printRows({m_squares})};
}

SlidingCoins Dollar::coins() const
{
    SlidingCoins coins;
    for (std::size_t square = 0; square < m_squares.size(); ++square) {
        if (m_squares[square])
            coins.squares.push_back(static_cast<std::uint16_t>(square + 1));
    }
    return coins;
}

bool Dollar::hasCoin(std::uint64_t square) const
{
    return square >= 1 && square <= m_squares.size() && m_squares[square - 1];
}

std::uint64_t Dollar::behind(std::uint64_t square) const
{
    --square;
    while (square > 0 && !m_squares[square - 1])
        --square;
    return square;
}

std::uint32_t Dollar::coinNumber(std::uint64_t square) const
{
    const auto end = m_squares.begin() + static_cast<std::ptrdiff_t>(square) - 1;
    return static_cast<std::uint32_t>(std::count(m_squares.begin(), end, true));
}

PieceId Dollar::drawnCoin(std::uint64_t square) const
{
    return isDrawn() ? coinId(0, static_cast<std::uint32_t>(square - 1)) : pieceId(coinNumber(square), 0);
}

Board Dollar::board() const
{
    if (isDrawn())
        return stripBoard(Heaps(m_squares.begin(), m_squares.end()), 1);
    Heaps rooms;
    const SlidingCoins row = coins();
    for (const std::uint64_t square : row.squares)
        rooms.push_back(square - 1 - behind(square));
    Board board = heapBoard(rooms, PieceKind::Stone);
    for (Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Base)
            piece.label = std::to_string(row.squares[majorOf(piece.id)]);
    }
    return board;
}

Move Dollar::moveOf(const MoveCoins& coin) const
{
    const auto from = static_cast<std::uint32_t>(coin.from - 1);
    const auto to = static_cast<std::uint32_t>(coin.to - 1);
    if (isDrawn())
        return {.player = theory::Mover::Either,
                .action = coin,
                .gesture = {.first = coinId(0, from), .second = pieceId(0, to)}};
    const auto leaves = static_cast<std::uint32_t>(coin.to - behind(coin.from) - 1);
    return {.player = theory::Mover::Either,
            .action = coin,
            .gesture = {.first = pieceId(coinNumber(coin.from), leaves + 1), .second = {}}};
}

MoveList Dollar::moves() const
{
    MoveList list;
    std::ranges::transform(coins().moves(), std::back_inserter(list.moves),
                           [this](const MoveCoins& coin) { return moveOf(coin); });
    return list;
}

Dollar Dollar::after(const Move& move) const
{
    const auto& coin = move.action.as<MoveCoins>();
    Dollar left = *this;
    left.m_squares[coin.from - 1] = false;
    left.m_squares[coin.to - 1] = true;
    return left;
}

std::uint64_t Dollar::squareOf(PieceId piece) const
{
    const std::uint64_t square = stripPlace(piece).box;
    return square < m_squares.size() ? square + 1 : 0;
}

Choice Dollar::chooseOfHeap(PieceId piece) const
{
    const SlidingCoins row = coins();
    if (majorOf(piece) >= row.squares.size() || minorOf(piece) == 0)
        return noCoin();
    const std::uint64_t square = row.squares[majorOf(piece)];
    const std::uint64_t target = behind(square) + minorOf(piece);
    if (target >= square)
        return noCoin();
    return moveOf({.from = square, .to = target, .count = 1});
}

Choice Dollar::choose(PieceId coin) const
{
    if (isOver())
        return gameOver();
    if (!isDrawn())
        return chooseOfHeap(coin);
    const std::uint64_t square = squareOf(coin);
    if (!hasCoin(square))
        return noCoin();
    HalfMade half;
    for (std::uint64_t target = behind(square) + 1; target < square; ++target)
        half.targets.push_back(pieceId(0, static_cast<std::uint32_t>(target - 1)));
    if (half.targets.empty())
        return square == 1 ? coinsGoDown() : jumpsOver();
    return half;
}

Choice Dollar::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    if (!isDrawn())
        return majorOf(first) == majorOf(second) ? chooseOfHeap(std::min(first, second)) : notInOneRow();
    std::uint64_t from = squareOf(first);
    std::uint64_t to = squareOf(second);
    if (!hasCoin(from) && hasCoin(to))
        std::swap(from, to);
    if (!hasCoin(from) || to == 0)
        return noCoin();
    if (from == to)
        return sameSquare();
    if (to > from)
        return coinsGoDown();
    if (hasCoin(to))
        return occupied();
    if (to < behind(from))
        return jumpsOver();
    return moveOf({.from = from, .to = to, .count = 1});
}

Change Dollar::change(const Move& move) const
{
    const auto& coin = move.action.as<MoveCoins>();
    if (isDrawn())
        return {.moved = {drawnCoin(coin.from)}, .to = move.gesture.second};
    const std::uint64_t room = coin.from - 1 - behind(coin.from);
    return {.removed = takenFromHeap({.player = theory::Mover::Either,
                                      .action = TakeFromHeap{.heap = coinNumber(coin.from),
                                                             .before = room,
                                                             .after = room - (coin.from - coin.to)},
                                      .gesture = {}})};
}

std::optional<Dollar> Dollar::edited(const Edit& edit) const
{
    Dollar left = *this;
    if (const auto* toggle = std::get_if<ToggleCell>(&edit); toggle && isDrawn()) {
        const std::uint64_t square = squareOf(toggle->cell);
        if (square == 0)
            return std::nullopt;
        left.m_squares[square - 1] = !hasCoin(square);
        return left;
    }
    if (const auto* move = std::get_if<MovePiece>(&edit); move && isDrawn()) {
        const std::uint64_t from = squareOf(move->piece);
        const std::uint64_t to = squareOf(move->to);
        if (!hasCoin(from) || to == 0 || hasCoin(to))
            return std::nullopt;
        left.m_squares[from - 1] = false;
        left.m_squares[to - 1] = true;
        return left;
    }
    if (const auto* resize = std::get_if<Resize>(&edit); resize && resize->columns <= mostSquares) {
        left.m_squares.resize(resize->columns);
        return left;
    }
    return std::nullopt;
}

} // namespace games
