// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Staircase Nim: one or more coins of one step go to the step below.

#include "games/catalogue.h"
#include "games/coins/coinanswer.h"
#include "games/explanation.h"
#include "games/played.h"
#include "games/text/typing.h"

namespace games {

/// The odd steps are heaps.
inline constexpr Theorem oddStepsTheorem{.id = "odd steps",
                                         .name = QT_TRANSLATE_NOOP("Wording", "odd steps as heaps")};

class Staircase : public Played<Staircase> {
public:
    Staircase(Heaps steps, theory::Play play)
        : Played(play), m_coins{std::move(steps), {.farther = false, .several = true}}
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return m_coins.coinsAboveLowest(); }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return m_coins.isOver(); }
    [[nodiscard]] MoveList moves() const { return coinMoves(game()); }
    [[nodiscard]] Staircase after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId coin) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Staircase> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    [[nodiscard]] CoinBoxes searchPosition() const { return m_coins; }

private:
    [[nodiscard]] CoinGame game() const;
    [[nodiscard]] Move moveOf(const MoveCoins& coins) const;
    /// More coins on a step are drawn as one Pile. Moves do not change this number.
    [[nodiscard]] std::uint64_t tallestDrawn() const;
    /// The drawn coins of a step from `height` on.
    [[nodiscard]] std::vector<PieceId> pieces(std::size_t step, std::uint64_t height) const;

    CoinBoxes m_coins;
};

} // namespace games
