// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Turning Turtles and Twins: a row of coins, squares numbered from 1. A move turns a head to tails and
// with it a coin further left, either way. In Turtles the second coin is optional, in Twins it is not.

#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/played.h"
#include "games/text/typing.h"
#include "games/turned/headjudge.h"

namespace games {

/// A head on square k is a heap of k.
inline constexpr Theorem headsAsHeapsTheorem{.id = "heads as heaps",
                                             .name = QT_TRANSLATE_NOOP("Wording", "heads as heaps")};
/// A head on square k is a heap of k - 1.
inline constexpr Theorem headsLessOneTheorem{
    .id = "heads less one", .name = QT_TRANSLATE_NOOP("Wording", "heads as heaps of one less")};

inline constexpr Expected expectedHeadOrTail{.text = QT_TRANSLATE_NOOP("Wording", "H or T"),
                                             .tooMany = Expected::TokenCell.tooMany};
inline constexpr std::size_t mostTurnedCoins = 1'000;

/// The coin on square `right` is turned from heads to tails, and the one on `left` either way. From 1.
struct TurnCoins {
    std::uint32_t right = 0;
    std::optional<std::uint32_t> left;
    bool areTurtles = false;

    [[nodiscard]] MoveWords words() const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }

    friend bool operator==(const TurnCoins&, const TurnCoins&) = default;
};

enum class TurnRule : std::uint8_t { Turtles, Twins };

/// What the two games share; TurnedGame gives each its name.
class TurnedCoins : public Played<TurnedCoins> {
public:
    using Row = std::vector<bool>; ///< true = heads

    TurnedCoins(TurnRule rule, Row coins, theory::Play play)
        : Played(play), m_rule(rule), m_coins(std::move(coins)),
          m_cache(std::make_shared<HeadOutcomesCache>())
    {
    }

    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return heads().size(); }
    [[nodiscard]] std::vector<std::string> fieldValues() const { return {text()}; }
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return headRow().heads.empty(); }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Choice choose(PieceId coin) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] SeenRow searchPosition() const { return {headRow()}; }
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;

protected:
    /// The coins as the notation writes them.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] TurnedCoins after(const Move& move) const;
    [[nodiscard]] std::optional<TurnedCoins> edited(const Edit& edit) const;

private:
    [[nodiscard]] Theorem theorem() const;
    /// Squares from 1; the size of the heap that a head there is.
    [[nodiscard]] std::uint32_t heapAt(std::uint32_t square) const;
    [[nodiscard]] bool isHead(std::uint32_t square) const { return m_coins[square - 1]; }
    [[nodiscard]] bool hasCoin(PieceId coin) const;
    [[nodiscard]] std::vector<std::uint32_t> heads() const;
    /// The row as a game of Turtles.
    [[nodiscard]] HeadRow headRow() const;
    [[nodiscard]] HeadRow headRowAfter(const HeadRow& row, const Move& move) const;
    /// The move that leaves a heap of `size` of the head on `right`.
    [[nodiscard]] Move moveTo(std::uint32_t right, std::uint32_t size) const;
    [[nodiscard]] std::vector<Move> winningMoves() const;
    [[nodiscard]] NimRow nimRow(std::uint32_t square) const;

    TurnRule m_rule;
    Row m_coins;
    std::shared_ptr<HeadOutcomesCache> m_cache;
};

template <TurnRule rule>
class TurnedGame : public TurnedCoins {
public:
    TurnedGame(Row coins, theory::Play play) : TurnedCoins(rule, std::move(coins), play) {}

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] TurnedGame withPlay(theory::Play play) const
    {
        return TurnedGame(TurnedCoins::withPlay(play));
    }
    [[nodiscard]] TurnedGame after(const Move& move) const { return TurnedGame(TurnedCoins::after(move)); }
    [[nodiscard]] std::optional<TurnedGame> edited(const Edit& edit) const
    {
        auto coins = TurnedCoins::edited(edit);
        return coins ? std::optional(TurnedGame(std::move(*coins))) : std::nullopt;
    }

private:
    explicit TurnedGame(TurnedCoins coins) : TurnedCoins(std::move(coins)) {}
};

/// What is said of Twins and is not so.
[[nodiscard]] std::vector<Claim> twinsClaims();

using Turtles = TurnedGame<TurnRule::Turtles>;
using Twins = TurnedGame<TurnRule::Twins>;

template <>
const Info& Turtles::info();
template <>
const Info& Twins::info();
extern template class TurnedGame<TurnRule::Turtles>;
extern template class TurnedGame<TurnRule::Twins>;

} // namespace games
