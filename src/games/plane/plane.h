// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Nim in the plane: counters on a quarter plane go left or down, any distance; any number of them may share
// a place, and none is ever in the way. Each counter is two Nim heaps, its column and its row.
//
// The counters keep the order in which they were given. Of those that share a place the first one goes: the
// others' moves would lead to the same position.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/heaps/heaps.h"
#include "games/heaps/nimcount.h"
#include "games/map.h"
#include "games/plane/point.h"
#include "games/played.h"

namespace games {

/// A counter is two heaps.
inline constexpr Theorem coordinatesTheorem{.id = "coordinates",
                                            .name = QT_TRANSLATE_NOOP("Wording", "coordinates as heaps")};

inline constexpr Expected expectedCounter{
    .text = QT_TRANSLATE_NOOP("Wording", "a counter such as 1x2"),
    .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 counter"),
                QT_TRANSLATE_N_NOOP("Wording", "more than %1 counters")}};
inline constexpr Expected expectedCoordinate{.text = QT_TRANSLATE_NOOP("Wording", "a column or row from 0")};
inline constexpr std::uint64_t mostCounters = 1'000;

/// A counter goes left or down.
struct MoveCounter {
    Point from;
    Point to;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }

    friend bool operator==(const MoveCounter&, const MoveCounter&) = default;
};

class Plane : public Played<Plane>, public Mapped {
public:
    using Counters = std::vector<Point>;

    Plane(Counters counters, theory::Play play) : Played(play), m_counters(std::move(counters)) {}

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Plane after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId first) const;
    /// A counter and the place that it goes to; the place first only when no counter stands there.
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Plane> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] SeenHeaps searchPosition() const { return {heaps(), {}}; }
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    /// The whole position with the first counter at each point, or with one more where there is none.
    [[nodiscard]] solver::Solved<PositionMap> map(std::uint32_t columns, std::uint32_t rows,
                                                  const solver::Job& job) const override;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Plane upToSymmetry() const;

private:
    /// Columns and rows in turn: heap 2n is the column of counter n, heap 2n + 1 its row.
    [[nodiscard]] Heaps heaps() const;
    /// heaps() without those of a counter that stands with an earlier one.
    [[nodiscard]] Heaps movableHeaps() const;
    [[nodiscard]] NimCount count() const;
    /// The heap that the move takes from. Precondition: `move` is legal.
    [[nodiscard]] std::size_t heapOf(const Move& move) const;
    [[nodiscard]] Move moveOf(const Move& heapMove) const;
    [[nodiscard]] Move moveTo(Point from, Point to) const;
    [[nodiscard]] bool isDrawn() const;
    [[nodiscard]] bool isTaken(Point place) const;
    [[nodiscard]] WinningMoves winningTakes(const Heaps& movable) const;
    [[nodiscard]] Answer answerBySearch(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<PieceId> piecesOf(std::size_t heap) const;
    [[nodiscard]] std::optional<Plane> withHeap(std::size_t heap, std::uint64_t size) const;
    [[nodiscard]] std::optional<Plane> toggled(Point place) const;
    [[nodiscard]] std::optional<Plane> moved(Point from, Point to) const;

    Counters m_counters;
};

} // namespace games
