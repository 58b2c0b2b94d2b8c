// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Northcott's game: a white and a black token in every row; a player moves one of his own along its row.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/partizan/partizan.h"
#include "games/played.h"
#include "games/text/typing.h"

#include <compare>
#include <optional>
#include <utility>
#include <vector>

namespace games {

/// The gaps are heaps, a retreat is answered by the same advance.
inline constexpr Theorem rowGapsTheorem{.id = "row gaps",
                                        .name = QT_TRANSLATE_NOOP("Wording", "gaps as heaps")};
/// A sum of rows, each worth its canonical form.
inline constexpr Theorem rowValuesTheorem{.id = "row values",
                                          .name = QT_TRANSLATE_NOOP("Wording", "a sum of canonical forms")};

inline constexpr std::size_t longestTokenRow = 64;
inline constexpr std::size_t mostTokenRows = 64;

/// Which way tokens go: either way; only to the right; White to the right and Black to the left.
enum class TokenWay : std::uint8_t { Both, Right, Own };

/// A player's token of row `row` (from 0) goes from square to square (from 0).
struct MoveToken {
    std::uint32_t row = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }

    friend bool operator==(const MoveToken&, const MoveToken&) = default;
};

/// Squares from 0; White is Left's.
struct TokenRow {
    std::uint32_t width = 2;
    std::uint32_t white = 0;
    std::uint32_t black = 1;

    [[nodiscard]] std::uint32_t token(theory::Player player) const
    {
        return player == theory::Player::Left ? white : black;
    }
    void place(theory::Player player, std::uint32_t square)
    {
        (player == theory::Player::Left ? white : black) = square;
    }
    /// Empty squares between the two.
    [[nodiscard]] std::uint32_t gap() const { return (white < black ? black - white : white - black) - 1; }
    /// The squares that the player's token reaches, advances first and the nearest first.
    [[nodiscard]] std::vector<std::uint32_t> targets(theory::Player player, TokenWay way) const;
    /// The same row without the squares that no token will ever reach.
    [[nodiscard]] TokenRow trimmed(TokenWay way) const;
    friend auto operator<=>(const TokenRow&, const TokenRow&) = default;
};
using TokenRows = std::vector<TokenRow>;

/// What a search looks at: rows without order.
struct NorthcottPosition {
    TokenRows rows; ///< sorted
    TokenWay way = TokenWay::Both;

    [[nodiscard]] std::vector<NorthcottPosition> options(theory::Player player) const;
    /// Without the squares that no token will ever reach.
    [[nodiscard]] NorthcottPosition canonical() const;
    [[nodiscard]] std::size_t memoryBytes() const { return rows.capacity() * sizeof(TokenRow); }
    friend bool operator==(const NorthcottPosition&, const NorthcottPosition&) = default;
};

} // namespace games

template <>
struct std::hash<games::NorthcottPosition> {
    std::size_t operator()(const games::NorthcottPosition& position) const noexcept;
};

namespace games {

class Northcott : public PlayedInTurns<Northcott>, public InSums {
public:
    /// Precondition: normal play where tokens go either way.
    Northcott(TokenRows rows, TokenWay way, theory::Play play, theory::Mover mover = theory::Mover::Left)
        : PlayedInTurns(play, mover), m_rows(std::move(rows)), m_way(way)
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();
    /// What is said of it and is not so.
    [[nodiscard]] static std::vector<Claim> claims();
    /// What is said of a variant, where it is not so.
    [[nodiscard]] static std::optional<Claim> variantClaim(const Game& sample);

    /// Misère play may go on for ever where tokens go either way: it is not offered there.
    [[nodiscard]] bool misereOffered() const { return m_way != TokenWay::Both; }
    [[nodiscard]] Northcott withPlay(theory::Play play) const
    {
        return {m_rows, m_way, misereOffered() ? play : theory::Play::Normal, m_mover};
    }
    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Northcott negative() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Northcott after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId piece) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Northcott> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] solver::Sided<NorthcottPosition> searchPosition() const;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Northcott upToSymmetry() const;

    /// Where tokens go either way: whoever wins in a sum answers a retreat by the same advance, which the
    /// squares behind a token let happen only so often.
    [[nodiscard]] std::optional<std::uint64_t> nimberInSums() const override;
    [[nodiscard]] std::vector<Move> movesTo(std::uint64_t nimber) const override;
    [[nodiscard]] bool mayGoOnForEver() const override { return m_way == TokenWay::Both; }

private:
    [[nodiscard]] std::uint64_t gapSum() const;
    [[nodiscard]] std::uint64_t turns() const;
    [[nodiscard]] Answer answerByLoops(const Question& question, const solver::Job& job) const;
    [[nodiscard]] Answer answerByRows(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<PieceId> piecesOfRow(std::uint32_t row) const;
    [[nodiscard]] std::vector<Step> gapSteps(const Answer& known) const;
    [[nodiscard]] std::vector<Step> valueSteps(const Answer& known) const;

    TokenRows m_rows;
    TokenWay m_way;
};

} // namespace games
