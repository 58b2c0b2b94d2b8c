// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/strip.h"

namespace games {
namespace {

constexpr std::uint32_t heightBits = 12;
constexpr std::uint32_t coinRow = 0x8000'0000U;
constexpr CoinPlace nowhere{.box = ~std::uint64_t{0}, .height = 0};

} // namespace

Board stripBoard(const Heaps& squares, int firstNumber)
{
    Board board{.shape = Shape::Strip,
                .rows = 1,
                .columns = static_cast<int>(squares.size()),
                .firstNumber = firstNumber,
                .pieces = {}};
    for (std::uint32_t square = 0; square < squares.size(); ++square) {
        const auto column = static_cast<double>(square);
        board.pieces.push_back({.id = pieceId(0, square),
                                .kind = PieceKind::Square,
                                .column = column,
                                .count = squares[square]});
        for (std::uint32_t height = 1; height <= squares[square]; ++height)
            board.pieces.push_back({.id = coinId(0, square, height),
                                    .kind = PieceKind::Coin,
                                    .column = column,
                                    .toRow = static_cast<double>(height - 1)});
    }
    return board;
}

CoinPlace stripPlace(PieceId piece)
{
    const std::uint32_t minor = minorOf(piece);
    if (majorOf(piece) == coinRow)
        return {.box = minor >> heightBits, .height = minor & ((1U << heightBits) - 1)};
    return majorOf(piece) == 0 ? CoinPlace{.box = minor, .height = 0} : nowhere;
}

std::vector<PieceId> stripPieces(const Heaps& squares, std::size_t square, std::uint64_t height)
{
    std::vector<PieceId> pieces;
    for (std::uint64_t h = height; h <= squares[square]; ++h)
        pieces.push_back(coinId(0, static_cast<std::uint32_t>(square), static_cast<std::uint32_t>(h)));
    return pieces;
}

} // namespace games
