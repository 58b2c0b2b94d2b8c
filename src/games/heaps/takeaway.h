// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Takeaway: take a number of sticks that belongs to a fixed set from one heap (a subtraction game).

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/heaps/heaps.h"
#include "games/heaps/heapsequence.h"
#include "games/heaps/heapvalues.h"
#include "games/played.h"
#include "games/text/typing.h"

namespace games {

/// The Grundy sequence of a subtraction set is periodic (proven by its window).
inline constexpr Theorem subtractionPeriodTheorem{
    .id = "subtraction period", .name = QT_TRANSLATE_NOOP("Wording", "the period of the subtraction set")};

/// What is worked out at once, where there is nobody to set a limit.
inline constexpr std::uint64_t fewSteps = 1'000'000;

class Takeaway : public Played<Takeaway>, public OfHeapValues {
public:
    Takeaway(Heaps heaps, std::shared_ptr<const TakeRule> rule, theory::Play play)
        : Played(play), m_heaps(std::move(heaps)), m_rule(std::move(rule))
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] std::vector<std::uint64_t> ruleNumbers() const { return m_rule->takes(); }
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const { return heapsAloud(m_heaps); }
    [[nodiscard]] std::uint64_t piecesLeft() const { return stonesOf(m_heaps); }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const { return heapBoard(m_heaps, PieceKind::Stick); }
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Takeaway after(const Move& move) const
    {
        return {afterHeapMove(m_heaps, move), m_rule, m_play};
    }
    [[nodiscard]] Choice choose(PieceId stick) const
    {
        return chooseStone(m_heaps, m_rule->takes(), stick, noStick());
    }
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const
    {
        return chooseStones(m_heaps, m_rule->takes(), first, second, noStick());
    }
    [[nodiscard]] Change change(const Move& move) const { return {.removed = takenFromHeap(move)}; }
    [[nodiscard]] std::optional<Takeaway> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    /// The Nim lens (normal play).
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    [[nodiscard]] SeenHeaps searchPosition() const { return {m_heaps, m_rule->takes()}; }
    [[nodiscard]] solver::Solved<HeapSequence> heapSequence(std::uint64_t to,
                                                            const solver::Job& job) const override;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Takeaway upToSymmetry() const;

private:
    [[nodiscard]] HeapValues values(const solver::Job& job) const;
    /// Where it is known already or found in few steps; else null.
    [[nodiscard]] const solver::GenusSequence* soonGenera() const;
    /// So many steps, a take of a heap each: the same on every machine.
    [[nodiscard]] solver::Job inSteps(std::uint64_t steps) const;
    [[nodiscard]] WinningMoves winningMoves(const HeapValues& values) const;
    [[nodiscard]] std::vector<Step> misereSteps(const Answer& known, const HeapValues& values) const;
    /// Heaps that are not empty.
    [[nodiscard]] std::ptrdiff_t playedHeaps() const;
    [[nodiscard]] std::vector<NimRow> rows(const HeapValues& values, bool misereValues) const;
    [[nodiscard]] std::vector<Step> sumSteps(const Answer& known, const HeapValues& values) const;

    Heaps m_heaps;
    std::shared_ptr<const TakeRule> m_rule;
};

} // namespace games
