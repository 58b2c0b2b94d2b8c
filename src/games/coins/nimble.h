// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Nimble: a coin goes to any lower box. With `coins=many` several coins of one box may go together.

#include "games/catalogue.h"
#include "games/coins/coinanswer.h"
#include "games/explanation.h"
#include "games/played.h"

namespace games {

/// A coin in box n is a heap of n.
inline constexpr Theorem coinsAsHeapsTheorem{.id = "coins as heaps",
                                             .name = QT_TRANSLATE_NOOP("Wording", "coins as heaps")};

class Nimble : public Played<Nimble> {
public:
    /// `many`: coins of one box may move together.
    Nimble(Heaps boxes, bool many, theory::Play play)
        : Played(play), m_coins{std::move(boxes), {.farther = true, .several = many}}
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    /// What is said of it and is not so.
    [[nodiscard]] static std::vector<Claim> claims();
    /// What is said of a variant, where it is not so.
    [[nodiscard]] static std::optional<Claim> variantClaim(const Game& sample);

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return m_coins.coinsAboveLowest(); }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return m_coins.isOver(); }
    [[nodiscard]] MoveList moves() const { return coinMoves(game()); }
    [[nodiscard]] Nimble after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId coin) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Nimble> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    /// Several coins at a time are no heaps of their own: the whole position is one.
    [[nodiscard]] bool equalsHeaps() const { return !many(); }
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    [[nodiscard]] CoinBoxes searchPosition() const { return m_coins; }

private:
    [[nodiscard]] bool many() const { return m_coins.rules.several; }
    [[nodiscard]] CoinGame game() const;
    [[nodiscard]] Move moveOf(const MoveCoins& coins) const;
    [[nodiscard]] CoinPlace placeOf(PieceId piece) const;
    /// The drawn coins of a box from `height` on.
    [[nodiscard]] std::vector<PieceId> pieces(std::size_t box, std::uint64_t height) const;
    /// The box or base on the board.
    [[nodiscard]] PieceId boxId(std::uint64_t box) const;
    /// The coins that count as heaps of their own.
    [[nodiscard]] std::vector<CoinPlace> countedCoins() const;

    CoinBoxes m_coins;
};

} // namespace games
