// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Nim: take any positive number of stones from one heap (Bouton 1901).

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/heaps/heaps.h"
#include "games/heaps/heapsequence.h"
#include "games/played.h"
#include "games/text/typing.h"

namespace games {

/// Normal play: P iff the nim-sum is 0.
inline constexpr Theorem boutonTheorem{
    .id = "Bouton", .name = QT_TRANSLATE_NOOP("Wording", "Bouton’s theorem"), .isNimSum = true};
/// Bouton's rule with the switch when all heaps are at most 1.
inline constexpr Theorem misereNimTheorem{.id = "misere Nim",
                                          //: the name of a theorem: who wins Nim if the last move loses
                                          .name = QT_TRANSLATE_NOOP("Wording", "misère Nim")};

class Nim : public Played<Nim>, public OfHeapValues, public InSums {
public:
    Nim(Heaps heaps, theory::Play play) : Played(play), m_heaps(std::move(heaps)) {}

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();
    /// What is said of it and is not so.
    [[nodiscard]] static std::vector<Claim> claims();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const { return heapsAloud(m_heaps); }
    [[nodiscard]] std::uint64_t piecesLeft() const { return stonesOf(m_heaps); }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const { return heapBoard(m_heaps, PieceKind::Stone); }
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Nim after(const Move& move) const { return {afterHeapMove(m_heaps, move), m_play}; }
    [[nodiscard]] Choice choose(PieceId stone) const { return chooseStone(m_heaps, {}, stone); }
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const
    {
        return chooseStones(m_heaps, {}, first, second);
    }
    [[nodiscard]] Change change(const Move& move) const { return {.removed = takenFromHeap(move)}; }
    [[nodiscard]] std::optional<Nim> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    /// The Nim lens (normal play).
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    [[nodiscard]] SeenHeaps searchPosition() const { return {m_heaps, {}}; }
    /// A heap's value is its size.
    [[nodiscard]] solver::Solved<HeapSequence> heapSequence(std::uint64_t to,
                                                            const solver::Job& job) const override;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Nim upToSymmetry() const;

    [[nodiscard]] std::optional<std::uint64_t> nimberInSums() const override;
    [[nodiscard]] std::vector<Move> movesTo(std::uint64_t nimber) const override;
    [[nodiscard]] std::optional<solver::Genus> tameGenus() const override;

private:
    [[nodiscard]] WinningMoves winningMoves() const;

    Heaps m_heaps;
};

} // namespace games
