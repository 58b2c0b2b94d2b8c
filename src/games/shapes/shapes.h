// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Draw your own game: a move takes one of the listed shapes from a board of stones. Cram, Domineering,
// TacTix, Grid Nim and Kayles are such rules. Shapes for both players alone are an impartial game.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/drawn/boardforrules.h"
#include "games/explanation.h"
#include "games/lines/linetext.h"
#include "games/played.h"
#include "games/shapes/shaperules.h"
#include "solver/sided.h"

#include <optional>
#include <utility>
#include <vector>

namespace games {

inline constexpr std::uint64_t mostShapeCells = 64;

/// A set of stones, by the bits of a board with `width` of them in a row. Its cells have chess names: the
/// bottom one of `boardRows` rows is 1, the left column a.
struct TakeStones {
    std::uint64_t stones = 0;
    std::uint32_t width = 8;
    std::uint32_t boardRows = 0;

    /// Its text is "a1-c1" for an unbroken line, else "a1+a2+b1".
    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] bool surrounds(PieceId piece, PieceId chosen) const
    {
        return majorOf(piece) == majorOf(chosen);
    }

    friend bool operator==(const TakeStones&, const TakeStones&) = default;
};

class Shapes : public PlayedInTurns<Shapes>, public AnsweredByImages, public BoardForRules {
public:
    /// Rows of equal length. `mover` matters in a partizan game alone.
    Shapes(std::vector<TakeShape> shapes, const CellRows& rows, theory::Play play,
           theory::Mover mover = theory::Mover::Left);

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();

    /// Does nothing to an impartial game.
    [[nodiscard]] Shapes withMover(theory::Mover mover) const;
    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    /// The shapes of Left and Right exchanged.
    [[nodiscard]] Shapes negative() const;
    [[nodiscard]] Board board() const { return rowsBoard(Shape::Grid, cellRows()); }
    [[nodiscard]] bool isOver() const { return !m_rules.canTake(m_stones, m_mover); }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Shapes after(const Move& move) const;
    /// Stones of a take: what they have in common with other takes is narrowed down by the next choice. The
    /// same stone twice says that there are no more.
    [[nodiscard]] Choice choose(PieceId first) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Shapes> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    /// In normal play on a board that is the same turned by half.
    [[nodiscard]] std::optional<Move> answerTo(const Move& move) const override;
    /// Rules of one row get a strip, others a board on which each shape has more than one place.
    [[nodiscard]] std::string boardFor(const DrawRequest& drawing) const override;
    [[nodiscard]] solver::Sided<PartizanShapes> searchPosition() const;
    /// The position that stands for those equal to it by a symmetry of board and rules.
    [[nodiscard]] Shapes upToSymmetry() const;

private:
    [[nodiscard]] CellRows cellRows() const;
    /// The stones that some take, now or later, touches or looks at.
    [[nodiscard]] std::uint64_t liveStones() const;
    [[nodiscard]] std::uint32_t width() const { return static_cast<std::uint32_t>(m_rules.width()); }
    [[nodiscard]] std::uint64_t bitOf(PieceId cell) const;
    [[nodiscard]] PieceId idOf(int bit) const;
    [[nodiscard]] std::vector<PieceId> idsOf(std::uint64_t stones) const;
    [[nodiscard]] Move moveOf(std::uint64_t take, const std::vector<std::uint64_t>& takes,
                              theory::Mover player) const;
    [[nodiscard]] std::optional<std::uint64_t> picked(const std::vector<std::uint64_t>& takes,
                                                      std::uint64_t stones, bool isWhole) const;
    [[nodiscard]] Choice chosen(std::uint64_t stones, bool isWhole) const;
    [[nodiscard]] Answer impartialAnswer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] Answer partizanAnswer(const Question& question, const solver::Job& job) const;

    [[nodiscard]] std::optional<ParagraphStep> mirrorStep(const Answer& known) const;
    [[nodiscard]] bool isFullRectangle() const;
    /// What is told of rules that have a name of their own, where it holds.
    [[nodiscard]] std::optional<ParagraphStep> knownRuleStep() const;

    ShapeRules m_rules;
    std::uint64_t m_stones = 0;
    std::uint32_t m_rows = 1;
    std::uint32_t m_columns = 1;
};

} // namespace games
