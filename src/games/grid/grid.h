// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Grid Nim: take neighbouring stones of one row or one column, at most `most` of them.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/grid/gridposition.h"
#include "games/lines/linetext.h"
#include "games/played.h"

namespace games {

inline constexpr std::uint64_t mostGridCells = 64;
inline constexpr Expected expectedGridCell{.text = QT_TRANSLATE_NOOP("Wording", "0 or 1"),
                                           .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 cell"),
                                                       QT_TRANSLATE_N_NOOP("Wording", "more than %1 cells")}};

/// A run of stones of one row or one column, both ends included. With `boardRows` its cells have chess names:
/// the bottom row is 1, the left column a.
struct TakeFromGrid {
    Cell first;
    Cell last;
    std::uint32_t boardRows = 0;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] bool surrounds(PieceId piece, PieceId chosen) const;
    /// A single stone is in a row.
    [[nodiscard]] bool isInColumn() const { return first.column == last.column && first.row != last.row; }

    friend bool operator==(const TakeFromGrid&, const TakeFromGrid&) = default;
};

class Grid : public Played<Grid>, public AnsweredByImages {
public:
    /// Rows of equal length.
    Grid(CellRows rows, std::uint64_t most, theory::Play play)
        : Played(play), m_rows(std::move(rows)), m_most(most)
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    /// What is said of it and is not so.
    [[nodiscard]] static std::vector<Claim> claims();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] std::vector<std::uint64_t> ruleNumbers() const { return {m_most}; }
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const { return rowsBoard(Shape::Grid, m_rows); }
    [[nodiscard]] bool isOver() const { return stones() == 0; }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Grid after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId first) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Grid> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    /// In normal play on a board that is the same turned by half.
    [[nodiscard]] std::optional<Move> answerTo(const Move& move) const override;
    [[nodiscard]] GridPosition<false> searchPosition() const { return {stones(), bitRules()}; }
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Grid upToSymmetry() const;

private:
    [[nodiscard]] std::uint32_t columns() const { return static_cast<std::uint32_t>(m_rows.front().size()); }
    /// The bits of a row.
    [[nodiscard]] int width() const;
    [[nodiscard]] std::uint64_t stones() const;
    /// The limit as far as it matters.
    [[nodiscard]] GridRules bitRules() const;
    [[nodiscard]] Move moveBetween(Cell first, Cell last) const;

    CellRows m_rows;
    std::uint64_t m_most;
};

/// A board for somebody who does not see it.
[[nodiscard]] Sentence gridAloud(const CellRows& rows);
/// The cells that a move takes, counted from the corner.
[[nodiscard]] std::uint64_t gridMask(const Move& move, int width, Cell corner = {});

} // namespace games
