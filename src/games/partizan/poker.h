// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Poker Nim: take any number from one heap, or use up one of your adds to put stones back on one.

#include "games/catalogue.h"
#include "games/heaps/heaps.h"
#include "games/partizan/partizan.h"
#include "games/played.h"

#include <compare>
#include <optional>
#include <utility>
#include <vector>

namespace games {

/// An add is reversed by taking the same stones.
inline constexpr Theorem reversibleAddsTheorem{
    .id = "reversible adds", .name = QT_TRANSLATE_NOOP("Wording", "adds are reversed"), .reversesAdds = true};

/// Heap `heap` (from 0) goes from `before` to `after`: stones are taken, or an add puts some back.
struct ChangeHeap {
    std::uint32_t heap = 0;
    std::uint64_t before = 0;
    std::uint64_t after = 0;

    [[nodiscard]] MoveWords words(const Board& board = {}) const;
    [[nodiscard]] Told told(const Board& board) const;
    [[nodiscard]] std::uint64_t size() const { return addsPieces() ? after - before : before - after; }
    [[nodiscard]] bool surrounds(PieceId piece, PieceId /*chosen*/) const { return majorOf(piece) == heap; }
    [[nodiscard]] HeapChange inHeap() const
    {
        return {.heap = heap, .before = before, .taken = addsPieces() ? 0 : size(), .sizeSaysAll = false};
    }
    [[nodiscard]] bool addsPieces() const { return after > before; }

    friend bool operator==(const ChangeHeap&, const ChangeHeap&) = default;
};

/// A heap and how many stones it holds at most.
struct CappedHeap {
    std::uint64_t size = 0;
    std::uint64_t cap = 0;

    [[nodiscard]] std::uint64_t room() const { return cap - size; }
    friend auto operator<=>(const CappedHeap&, const CappedHeap&) = default;
};
using CappedHeaps = std::vector<CappedHeap>;

/// What a search looks at: heaps without order, and the adds.
struct PokerPosition {
    CappedHeaps heaps; ///< sorted
    PerSide adds{};
    bool nearOnly = false; ///< of large heaps only the moves that a look ahead cares about

    [[nodiscard]] std::vector<PokerPosition> options(theory::Player player) const;
    [[nodiscard]] std::size_t memoryBytes() const { return heaps.capacity() * sizeof(CappedHeap); }
    friend bool operator==(const PokerPosition&, const PokerPosition&) = default;
};

} // namespace games

template <>
struct std::hash<games::PokerPosition> {
    std::size_t operator()(const games::PokerPosition& position) const noexcept;
};

namespace games {

class Poker : public PlayedInTurns<Poker> {
public:
    Poker(CappedHeaps heaps, PerSide adds, theory::Play play, theory::Mover mover = theory::Mover::Left)
        : PlayedInTurns(play, mover), m_heaps(std::move(heaps)), m_adds(adds)
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Poker negative() const { return {m_heaps, {m_adds[1], m_adds[0]}, m_play}; }
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Poker after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId piece) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Poker> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] solver::Sided<PokerPosition> searchPosition() const;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Poker upToSymmetry() const;

private:
    [[nodiscard]] bool hasAdd(theory::Mover player) const { return m_adds[sideOf(playerOf(player))] > 0; }
    /// Moves that change the heap; `to` any size up to the cap other than its own.
    [[nodiscard]] Move changeMove(std::size_t heap, std::uint64_t to, theory::Mover player) const;
    [[nodiscard]] std::uint64_t changeCount(theory::Mover player) const;
    [[nodiscard]] std::vector<Move> winningChanges(theory::Mover player) const;
    [[nodiscard]] std::vector<Move> movesOf(theory::Mover player) const;
    [[nodiscard]] Choice chooseButton(theory::Player owner) const;
    [[nodiscard]] std::uint64_t nimSum() const;
    [[nodiscard]] std::uint64_t capSum() const;
    [[nodiscard]] PokerPosition position() const;
    [[nodiscard]] std::uint64_t turns() const;
    [[nodiscard]] std::vector<NimRow> rows() const;

    CappedHeaps m_heaps;
    PerSide m_adds;
};

} // namespace games
