// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Line Nim: take neighbouring counters of one line; a gap is not jumped.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/heaps/heapsequence.h"
#include "games/lines/runs.h"
#include "games/lines/runsstep.h"
#include "games/played.h"

namespace games {

/// A run of n counters is a heap of n.
inline constexpr Theorem lineRunsTheorem{.id = "line runs",
                                         .name = QT_TRANSLATE_NOOP("Wording", "runs as heaps")};

inline constexpr std::size_t mostLines = 64;

/// A run of cells on line `line`, cells from 0, both ends included.
struct TakeFromLine {
    std::uint32_t line = 0;
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return std::uint64_t{last} - first + 1; }
    [[nodiscard]] bool surrounds(PieceId piece, PieceId /*chosen*/) const { return majorOf(piece) == line; }

    friend bool operator==(const TakeFromLine&, const TakeFromLine&) = default;
};

class Lines : public Played<Lines>, public OfHeapValues, public InRuns {
public:
    /// One row of cells per line, true where a counter lies.
    using Rows = std::vector<std::vector<bool>>;

    /// `most`: how many may be taken at once, if there is a limit.
    Lines(Rows rows, std::optional<std::uint64_t> most, theory::Play play)
        : Played(play), m_rows(std::move(rows)), m_most(most)
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
    [[nodiscard]] std::vector<std::uint64_t> ruleNumbers() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const;
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Lines after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId first) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Lines> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    /// The Nim lens (normal play).
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    [[nodiscard]] Runs searchPosition() const { return runs(); }
    /// A run is a heap: under a limit k those of the octal game 0.77…7 with k sevens.
    [[nodiscard]] solver::Solved<HeapSequence> heapSequence(std::uint64_t to,
                                                            const solver::Job& job) const override;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Lines upToSymmetry() const;
    /// How many runs there are of each length, from 1 to the longest.
    [[nodiscard]] std::vector<std::uint64_t> runCounts() const override;

private:
    /// A run of counters on the board.
    struct Run {
        std::uint32_t line = 0;
        std::uint32_t first = 0;
        std::uint32_t length = 0;
    };
    class Judge;

    [[nodiscard]] std::vector<Run> runList() const;
    [[nodiscard]] Runs runs() const;
    /// On each line.
    [[nodiscard]] std::vector<std::uint64_t> counters() const;
    [[nodiscard]] std::uint64_t most() const { return m_most.value_or(longestRun); }
    /// True when the limit lets every run be taken whole.
    [[nodiscard]] bool isUnlimited() const { return runs().longest() <= most(); }
    [[nodiscard]] bool isCounter(PieceId cell) const;
    [[nodiscard]] std::vector<Move> allMoves() const;
    [[nodiscard]] LineRuns lineRuns(const RunGenera& genera) const;
    [[nodiscard]] std::vector<NimRow> rows(const RunGenera& genera) const;

    Rows m_rows;
    std::optional<std::uint64_t> m_most;
};

} // namespace games
