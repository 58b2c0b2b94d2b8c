// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Wythoff's game: two heaps; take any number from one of them, or the same number from both. Or one queen on
// a quarter plane, at column x and row y, that goes left, down or diagonally down-left. It is drawn as a
// queen while both numbers are small, as heaps otherwise.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/map.h"
#include "games/plane/queenposition.h"
#include "games/played.h"
#include "games/text/typing.h"

namespace games {

/// Wythoff's cold pairs.
inline constexpr Theorem goldenRatioTheorem{.id = "golden ratio",
                                            //: the name of a theorem: which squares are P-positions
                                            .name = QT_TRANSLATE_NOOP("Wording", "golden-ratio pairs")};

class WythoffTable;

/// The queen's step, or two heaps (x, y), of which one or both shrink.
struct MoveQueen {
    Point from;
    Point to;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }

    friend bool operator==(const MoveQueen&, const MoveQueen&) = default;
};

class Wythoff : public Played<Wythoff>, public Mapped {
public:
    Wythoff(Point heaps, theory::Play play) : Played(play), m_heaps(heaps) {}

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return m_heaps == Point(); }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Wythoff after(const Move& move) const;
    /// Plane: the queen begins a move, a place that it reaches is one. Heaps: a stone begins a move; the same
    /// stone, or the base of its heap, takes it and all above it, and the stone as deep in the other heap, or
    /// the base of that one, takes as many from both.
    [[nodiscard]] Choice choose(PieceId first) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Wythoff> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    /// No rule for it is known that is short.
    [[nodiscard]] std::optional<Idea> idea() const { return std::nullopt; }
    [[nodiscard]] QueenPosition searchPosition() const { return {m_heaps}; }
    /// The queen at each point.
    [[nodiscard]] solver::Solved<PositionMap> map(std::uint32_t columns, std::uint32_t rows,
                                                  const solver::Job& job) const override;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Wythoff upToSymmetry() const;

private:
    [[nodiscard]] bool isDrawn() const;
    [[nodiscard]] std::uint64_t moveCount() const;
    [[nodiscard]] Move moveTo(Point to) const;
    /// The cold positions one move away: three at most.
    [[nodiscard]] std::vector<Point> winningPoints() const;
    /// Every point that a move leads to.
    [[nodiscard]] std::vector<Point> allPoints() const;
    [[nodiscard]] bool reaches(Point to) const;
    [[nodiscard]] Choice choosePlace(PieceId place) const;
    [[nodiscard]] Choice chooseStone(PieceId stone) const;
    [[nodiscard]] Choice chooseStones(PieceId first, PieceId second) const;
    [[nodiscard]] Answer answerByTable(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::optional<WythoffTable> affordableTable(const Question& question,
                                                              const solver::Job& job) const;

    Point m_heaps;
};

} // namespace games
