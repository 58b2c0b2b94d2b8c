// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Chomp: choose a square, it goes with all above it and to its right. The one at the bottom left stays.

#include "games/catalogue.h"
#include "games/chomp/bite.h"
#include "games/chomp/chompposition.h"
#include "games/chomp/chomptheory.h"
#include "games/explanation.h"
#include "games/played.h"

#include <optional>
#include <utility>

namespace games {

/// The arms beside the corner are heaps.
inline constexpr Theorem twoArmsTheorem{.id = "two arms",
                                        .name = QT_TRANSLATE_NOOP("Wording", "two arms as heaps")};
/// Of two rows the upper one must be shorter by one.
inline constexpr Theorem twoRowsTheorem{.id = "two rows",
                                        .name = QT_TRANSLATE_NOOP("Wording", "two rows compared")};
/// Arms of equal length answer each other.
inline constexpr Theorem equalArmsTheorem{
    .id = "equal arms", .name = QT_TRANSLATE_NOOP("Wording", "equal arms answer each other")};
/// A first move that every reply could have been: it tells no winning move.
inline constexpr Theorem strategyStealingTheorem{.id = "strategy stealing",
                                                 .name = QT_TRANSLATE_NOOP("Wording", "a stolen strategy")};

/// Rows, and squares in a row. The columns have the letters from a to z.
inline constexpr std::uint8_t widestChomp = 26;
inline constexpr Expected expectedRowSize{.text =
                                              QT_TRANSLATE_NOOP("Wording", "the number of squares in a row")};

class Chomp : public Played<Chomp> {
public:
    /// How large the board is drawn: what has gone leaves its place empty.
    struct Size {
        std::uint32_t rows = 0;
        std::uint32_t columns = 0;
    };

    /// Precondition: there are rows.
    Chomp(SquareRows rows, theory::Play play)
        : Chomp(rows, {static_cast<std::uint32_t>(rows.size()), rows.front()}, play)
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return squaresOf(m_rows) - 1; }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return piecesLeft() == 0; }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Chomp after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId square) const;
    /// One square is a move: the second one decides.
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Chomp> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] ChompPosition searchPosition() const { return {m_rows}; }
    /// It or its mirror image in the diagonal.
    [[nodiscard]] Chomp upToSymmetry() const;

private:
    Chomp(SquareRows rows, Size size, theory::Play play) : Played(play), m_rows(std::move(rows)), m_size(size)
    {
    }

    [[nodiscard]] Move moveAt(std::size_t row, std::size_t column) const;
    [[nodiscard]] bool hasSquare(std::size_t row, std::size_t column) const;
    [[nodiscard]] std::optional<Chomp> toggled(PieceId square) const;
    [[nodiscard]] std::optional<Chomp> resized(Size size) const;
    [[nodiscard]] std::vector<Step> armSteps(const Answer& known) const;
    [[nodiscard]] std::vector<Step> ruleSteps(ChompRule rule) const;
    /// The squares of the bottom row and of the first column.
    [[nodiscard]] std::vector<PieceId> armPieces(bool ofRow) const;

    SquareRows m_rows;
    Size m_size;
};

} // namespace games
