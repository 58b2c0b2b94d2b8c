// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Silver Dollar without the dollar: a coin slides left over empty squares.

#include "games/catalogue.h"
#include "games/coins/coinpairs.h"
#include "games/explanation.h"
#include "games/played.h"
#include "games/text/typing.h"

namespace games {

/// Coins pair from the right, the gaps are heaps.
inline constexpr Theorem coinPairsTheorem{
    .id = "coin pairs", .name = QT_TRANSLATE_NOOP("Wording", "gaps of paired coins as heaps")};

inline constexpr Expected expectedCoinRow{.text =
                                              QT_TRANSLATE_NOOP("Wording", "a row of 0 and 1, 1 for a coin")};
inline constexpr std::size_t mostSquares = 1'000;
/// A longer strip is drawn as heaps: one for each coin, of the empty squares it can slide over.
inline constexpr std::size_t mostDrawnSquares = 60;

class Dollar : public Played<Dollar> {
public:
    /// True where a coin lies, square 1 first.
    Dollar(std::vector<bool> squares, theory::Play play) : Played(play), m_squares(std::move(squares)) {}

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();
    /// What is said of it and is not so.
    [[nodiscard]] static std::vector<Claim> claims();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return coins().moves().empty(); }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Dollar after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId coin) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Dollar> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    [[nodiscard]] SlidingCoins searchPosition() const { return coins(); }

private:
    [[nodiscard]] SlidingCoins coins() const;
    [[nodiscard]] bool isDrawn() const { return m_squares.size() <= mostDrawnSquares; }
    [[nodiscard]] bool hasCoin(std::uint64_t square) const;
    [[nodiscard]] Move moveOf(const MoveCoins& coin) const;
    /// The squares that the coin on `square` can reach lie above this one.
    [[nodiscard]] std::uint64_t behind(std::uint64_t square) const;
    /// The coin's place in the row of coins, from 0.
    [[nodiscard]] std::uint32_t coinNumber(std::uint64_t square) const;
    /// The square, from 1, of a square or of the coin that lies there; 0 for what is neither.
    [[nodiscard]] std::uint64_t squareOf(PieceId piece) const;
    [[nodiscard]] PieceId drawnCoin(std::uint64_t square) const;
    /// The coins of a pair and the squares in between.
    [[nodiscard]] std::vector<PieceId> pairPieces(const CoinPair& pair) const;
    /// A strip too long to draw: choosing what is to be left of a coin's heap.
    [[nodiscard]] Choice chooseOfHeap(PieceId piece) const;

    std::vector<bool> m_squares;
};

} // namespace games
