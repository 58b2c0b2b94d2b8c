// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Octal games (see solver/sequences/octal.h), among them Kayles and Dawson's Kayles, and Grundy's game. A
// heap is a row of sticks, as the pins of Kayles: neighbours are taken out of it, and what stands on either
// side is a heap of its own from then on. Where a heap may be divided without taking, the places between its
// sticks are cuts.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/octal/octalcount.h"
#include "games/octal/octalheaps.h"
#include "games/played.h"
#include "games/text/typing.h"

namespace games {

struct HeapPeriod; // games/heaps/periodstep.h

/// What the two games share; DividedGame gives each its name.
class DividedHeaps : public Played<DividedHeaps>, public OfHeapValues, public LaidOutAnew {
public:
    DividedHeaps(std::shared_ptr<const OctalTable> table, Heaps heaps, theory::Play play)
        : Played(play), m_table(std::move(table)), m_heaps(std::move(heaps))
    {
    }

    /// The digits of the code from the one before the point.
    [[nodiscard]] std::vector<std::uint64_t> ruleNumbers() const;
    [[nodiscard]] Sentence aloud() const { return heapsAloud(m_heaps); }
    [[nodiscard]] std::uint64_t piecesLeft() const { return stonesOf(m_heaps); }
    /// Heaps one behind the other in rows, each with its Base at its end; one that is too long is a Pile
    /// three cells wide.
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Move listed(const Move& move) const;
    [[nodiscard]] std::vector<Move> alike(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId first) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] Trace trace(const Move& move) const override;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] solver::Solved<HeapSequence> heapSequence(std::uint64_t to,
                                                            const solver::Job& job) const override
    {
        return m_table->sequence(to, job);
    }
    /// The Nim lens (normal play).
    [[nodiscard]] bool equalsHeaps() const;
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    [[nodiscard]] OctalPosition searchPosition() const;

protected:
    [[nodiscard]] const solver::OctalRule& rule() const { return m_table->rule(); }
    [[nodiscard]] const Heaps& heaps() const { return m_heaps; }
    [[nodiscard]] DividedHeaps after(const Move& move) const
    {
        return {m_table, afterDivision(m_heaps, move), m_play};
    }
    /// SetHeap, AddHeap, RemoveHeap; ToggleCell of a stick takes it and those behind it away, of a heap's
    /// Base adds one, and of a row that is too long leaves as much as can be drawn.
    [[nodiscard]] std::optional<DividedHeaps> edited(const Edit& edit) const;
    [[nodiscard]] DividedHeaps sorted() const;

private:
    /// The winning moves among those that were looked at, and whether these were all.
    struct Winning {
        std::vector<Move> moves{};
        std::uint64_t count = 0;
        bool complete = true;
    };

    [[nodiscard]] bool hasCuts() const { return rule().digit(0) != 0; }
    [[nodiscard]] bool isCut(PieceId id) const;
    [[nodiscard]] bool isStick(PieceId id) const;
    [[nodiscard]] bool isLongRow(PieceId id) const;
    /// The piece that bears the heap's number.
    [[nodiscard]] PieceId endOf(std::uint32_t heap) const;
    enum class Side : std::uint8_t { Before, Behind };
    /// Where sticks went before or behind a heap.
    [[nodiscard]] Piece traceBeside(std::uint32_t heap, Side side) const;
    [[nodiscard]] std::vector<Piece> piecesOf(const std::vector<PieceId>& ids) const;
    [[nodiscard]] std::uint64_t largest() const;
    [[nodiscard]] Choice chooseCut(PieceId cut) const;
    /// Why sticks cannot be taken so; nothing where they can.
    [[nodiscard]] std::optional<Refusal> refusal(const Division& division) const;
    [[nodiscard]] std::uint64_t moveCount() const;
    [[nodiscard]] Move moveOf(std::size_t heap, const Division& division) const
    {
        return divisionMove(rule(), m_heaps, heap, division);
    }
    /// `looks` shared out evenly among heaps and numbers taken.
    [[nodiscard]] std::uint64_t pairsEach(std::uint64_t looks) const;
    /// The values of the heaps if they take no more than an instant.
    [[nodiscard]] OctalTable::Values instantValues() const;
    /// The values of the heaps decide who wins: in normal play, and in misère Kayles.
    [[nodiscard]] bool isDecidedBySum() const;
    [[nodiscard]] OctalCount count(const solver::OctalValues& values) const;
    [[nodiscard]] Winning winningMoves(const OctalCount& count) const;
    /// Every move, or the winning ones and then others of each heap. `count` is null where it does not
    /// decide.
    [[nodiscard]] MoveList listMoves(const OctalCount* count, const Winning& winning) const;
    /// The moves without a judgement.
    [[nodiscard]] Answer unsolvedAnswer(const Question& question, const solver::Unsolved& unsolved) const;
    [[nodiscard]] Answer answerBySum(const Question& question, const solver::Job& job) const;
    [[nodiscard]] Answer answerBySearch(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<PieceId> sticks(std::uint32_t heap, std::uint64_t first,
                                              std::uint64_t count) const;
    [[nodiscard]] std::vector<NimRow> rows(const solver::OctalValues& values) const;
    [[nodiscard]] HeapPeriod heapPeriod(const solver::OctalValues& values) const;
    /// As in normal play.
    [[nodiscard]] std::vector<Step> sumSteps(const Answer& known, const solver::OctalValues& values) const;
    [[nodiscard]] std::vector<Step> kaylesSteps(const Answer& known, const solver::OctalValues& values) const;

    std::shared_ptr<const OctalTable> m_table;
    Heaps m_heaps;
};

enum class DividedKind : std::uint8_t { Octal, Grundy };

template <DividedKind kind>
class DividedGame : public DividedHeaps {
public:
    DividedGame(std::shared_ptr<const OctalTable> table, Heaps heaps, theory::Play play)
        : DividedHeaps(std::move(table), std::move(heaps), play)
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] DividedGame withPlay(theory::Play play) const
    {
        return DividedGame(DividedHeaps::withPlay(play));
    }
    [[nodiscard]] DividedGame after(const Move& move) const { return DividedGame(DividedHeaps::after(move)); }
    [[nodiscard]] std::optional<DividedGame> edited(const Edit& edit) const
    {
        auto changed = DividedHeaps::edited(edit);
        return changed ? std::optional(DividedGame(std::move(*changed))) : std::nullopt;
    }
    /// The heaps in order.
    [[nodiscard]] DividedGame upToSymmetry() const { return DividedGame(sorted()); }

private:
    explicit DividedGame(DividedHeaps heaps) : DividedHeaps(std::move(heaps)) {}
};

using Octal = DividedGame<DividedKind::Octal>;
using GrundysGame = DividedGame<DividedKind::Grundy>;

template <>
const Info& Octal::info();
template <>
const Info& GrundysGame::info();
template <>
Words Octal::words() const;
template <>
Words GrundysGame::words() const;
template <>
Entry Octal::entry();
template <>
Entry GrundysGame::entry();
template <>
Typing Octal::typing();
extern template class DividedGame<DividedKind::Octal>;
extern template class DividedGame<DividedKind::Grundy>;

} // namespace games
