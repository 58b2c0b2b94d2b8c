// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables of a family: what its positions are worth, n along the rows and m down the columns.

#include "analysis/tables/pattern.h"
#include "games/game.h"
#include "games/heaps/heapsequence.h"
#include "games/readyfamily.h"
#include "solver/job.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace analysis {

using games::ValueRange;

/// A variable is at most this, and a table has at most so many cells.
inline constexpr std::uint64_t largestParameter = 1'000'000'000;
inline constexpr std::uint64_t mostTableCells = 250'000;

/// Values of one heap are looked up in a sequence up to here.
inline constexpr std::uint64_t longestRowSequence = 1'000'000;

using games::Shown;

/// One position of the family. Its notation is pattern.notation(n, m).
struct TableCell {
    /// What is known of it; what is not asked for may be missing.
    games::Verdict verdict{};
    /// The game refuses the notation: then the cell is empty.
    std::shared_ptr<const games::ParseError> refusal{};
    /// Limits ended the work before the cell was solved: nothing is guessed.
    std::optional<solver::UnsolvedReason> unsolved{};
};

/// The values of a row repeat: v(n + period) = v(n) for all n from `from` on.
struct RowPeriod {
    std::uint64_t from = 0; ///< a value of n
    std::uint64_t period = 1;
    /// Proven for every n, by this result; otherwise only seen in the values shown.
    std::optional<games::Theorem> theorem{};

    friend bool operator==(const RowPeriod&, const RowPeriod&) = default;
};

struct TableRequest {
    FamilyPattern pattern;
    ValueRange n;
    ValueRange m{}; ///< one value in a family of one parameter
    Shown shown = Shown::Outcome;
};

struct FamilyTable {
    TableRequest request;
    std::vector<TableCell> cells{};                  ///< row after row, m ascending
    std::vector<std::optional<RowPeriod>> periods{}; ///< per row
    std::uint64_t unsolved = 0;                      ///< cells that limits left open
    std::uint64_t refused = 0;
    bool cancelled = false;
    bool isPartizan = false;

    [[nodiscard]] std::size_t columns() const { return static_cast<std::size_t>(request.n.size()); }
    [[nodiscard]] std::size_t rows() const { return static_cast<std::size_t>(request.m.size()); }
    [[nodiscard]] const TableCell& at(std::size_t row, std::size_t column) const
    {
        return cells[row * columns() + column];
    }
    /// The notation of a cell, as the pattern writes it.
    [[nodiscard]] std::string notation(std::size_t row, std::size_t column) const;
    [[nodiscard]] bool isCold(std::size_t row, std::size_t column) const
    {
        return at(row, column).verdict.outcome == theory::Outcome::P;
    }
};

/// Solves all positions of a table, the small ones first. The job's time is for the whole table, its memory
/// for each position; progress counts cells. A cell that limits leave open is marked, also after a cancel.
/// Preconditions: least <= most in both ranges, at most mostTableCells cells.
[[nodiscard]] FamilyTable makeTable(const TableRequest& request, const solver::Job& job);

/// What a cell shows: "P", "6", "3/4"; empty where the game refuses the position, "?" where it is not solved,
/// "–" where there is no such value.
[[nodiscard]] std::string cellText(const TableCell& cell, Shown shown);

/// Whether cellText() is a value.
[[nodiscard]] bool hasValue(const TableCell& cell, Shown shown);

/// Whether positions of the family can have such values: Grundy values in impartial normal play (green
/// Hackenbush, too), exact values in partizan normal play.
[[nodiscard]] bool isOffered(Shown shown, const FamilyPattern& pattern);
/// What is worth seeing first of a family that is typed.
[[nodiscard]] Shown shownFirst(const FamilyPattern& pattern);

// Periods of the rows: seen in the values shown, or proven where the game proves them.

/// The values from place `preperiod` on repeat every `period` places.
struct SeenPeriod {
    std::size_t preperiod = 0;
    std::size_t period = 1;

    friend bool operator==(const SeenPeriod&, const SeenPeriod&) = default;
};

/// The period of values as far as they go: at least two whole periods are seen and they make up at least half
/// of the values. Of several the one with the least preperiod + period, then the least period. Nothing for
/// fewer than four values. O(n).
[[nodiscard]] std::optional<SeenPeriod> seenPeriod(std::span<const std::string> values);

/// The Grundy values of the heaps 0, 1, … up to the row's last one, or up to longestRowSequence, of a row
/// that is the heaps of one rule, such as takeaway/take=1-m:n: the game knows all of them at once. Nothing
/// where a row is not of that kind, in misère play, or where the job's limits ended the work.
[[nodiscard]] std::optional<games::HeapSequence> rowSequence(const FamilyTable& table, std::size_t row,
                                                             const solver::Job& job);

/// How strongly a cell of a heat map is tinted.
class Shades {
public:
    explicit Shades(const FamilyTable& table);

    /// From 0 to 1 (the largest); 0 where nothing is counted.
    [[nodiscard]] double of(const TableCell& cell) const;

private:
    [[nodiscard]] const std::optional<std::uint64_t>& numberOf(const TableCell& cell) const;

    Shown m_shown;
    std::uint64_t m_most = 0;
};

} // namespace analysis
