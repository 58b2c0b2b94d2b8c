// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Skip Nim: take any number from one heap, or use up one of your skips.

#include "games/catalogue.h"
#include "games/heaps/heaps.h"
#include "games/partizan/partizan.h"
#include "games/played.h"

#include <optional>
#include <utility>
#include <vector>

namespace games {

/// The value is the difference of the skips plus a nimber.
inline constexpr Theorem skipCountTheorem{.id = "skip count",
                                          //: the name of a theorem: the skips of both players are compared
                                          .name = QT_TRANSLATE_NOOP("Wording", "skips compared")};

/// One of the player's skips is used up; `left` remain.
struct UseSkip {
    std::uint64_t left = 0;

    [[nodiscard]] MoveWords words() const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }

    friend bool operator==(const UseSkip&, const UseSkip&) = default;
};

/// What a search looks at: heaps without order, and the skips.
struct SkipPosition {
    Heaps heaps; ///< none empty, largest first
    PerSide skips{};
    bool endsWithStones = false;
    bool nearOnly = false; ///< of large heaps only the moves that a look ahead cares about

    [[nodiscard]] std::vector<SkipPosition> options(theory::Player player) const;
    [[nodiscard]] std::size_t memoryBytes() const { return heaps.capacity() * sizeof(std::uint64_t); }
    friend bool operator==(const SkipPosition&, const SkipPosition&) = default;
};

} // namespace games

template <>
struct std::hash<games::SkipPosition> {
    std::size_t operator()(const games::SkipPosition& position) const noexcept;
};

namespace games {

class Skip : public PlayedInTurns<Skip> {
public:
    struct State {
        Heaps heaps;
        PerSide skips{};
        bool endsWithStones = false;
    };
    Skip(State state, theory::Play play, theory::Mover mover = theory::Mover::Left)
        : PlayedInTurns(play, mover), m_state(std::move(state))
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    /// What is said of it and is not so.
    [[nodiscard]] static std::vector<Claim> claims();
    /// What is said of a variant, where it is not so.
    [[nodiscard]] static std::optional<Claim> variantClaim(const Game& sample);

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return stonesOf(m_state.heaps); }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Skip negative() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Skip after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId piece) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Skip> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] solver::Sided<SkipPosition> searchPosition() const;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Skip upToSymmetry() const;

private:
    [[nodiscard]] bool hasFormula() const
    {
        return m_play == theory::Play::Normal && !m_state.endsWithStones;
    }
    [[nodiscard]] bool maySkip(theory::Player player) const;
    [[nodiscard]] std::int64_t lead() const;
    /// The same of whoever is to move.
    [[nodiscard]] std::int64_t ahead() const;
    [[nodiscard]] std::uint64_t nimSum() const;
    [[nodiscard]] std::uint64_t stones() const;
    [[nodiscard]] KnownValue value(bool withText) const;
    [[nodiscard]] SkipPosition position() const;
    [[nodiscard]] std::uint64_t turns() const;
    [[nodiscard]] WinningMoves winningTakes() const;
    [[nodiscard]] std::uint64_t winningCount() const;
    [[nodiscard]] std::vector<NimRow> rows() const;
    [[nodiscard]] ParagraphStep skipStep(const Answer& known) const;

    State m_state;
};

} // namespace games
