// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Grid Nim judged by tables over the stones: found on the question's shelf, or filled and kept there. In
// normal play groups of stones that do not touch are added up.

#include "games/grid/gridjudges.h"
#include "games/grid/gridworkings.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace games {

/// Bytes of a table of the outcomes of all subsets of so many stones, 0 … 64.
[[nodiscard]] std::uint64_t gridTableBytes(int stones);

/// What is asked for and not answered though the outcome is: for too many stones, or for the job's limits
/// alone.
struct LeftOut {
    bool isGrundyTooLarge = false;
    bool isPartial = false;
};

class GridTableJudge final : public GridJudge {
public:
    explicit GridTableJudge(const GridTask& task);

    /// Whether the outcomes, by themselves or from Grundy values, are on the shelf.
    [[nodiscard]] bool isKept() const;
    /// Finds the tables or fills them; false when they do not fit.
    [[nodiscard]] bool fill();
    /// By fill(), and by a search in its place.
    [[nodiscard]] LeftOut leftOut() const;

    [[nodiscard]] Method method() const override { return Method::Table; }
    /// Of the tables that say the outcomes.
    [[nodiscard]] std::uint64_t positions() const override { return m_positions; }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_unsolved; }
    [[nodiscard]] Verdict judge(std::uint64_t stones) override;

private:
    [[nodiscard]] bool fits(int cells, std::size_t bytes) const;
    [[nodiscard]] bool outcomesFit() const;
    [[nodiscard]] bool areValuesTooLarge() const;
    [[nodiscard]] bool valuesFit() const;
    [[nodiscard]] bool remotenessFits() const;
    [[nodiscard]] double valueWork() const;
    [[nodiscard]] bool isByValue() const;
    void planWork();
    [[nodiscard]] solver::Job nextJob(double work);
    void makeRoom(int cells, std::size_t bytes);
    [[nodiscard]] bool fillOutcomes();
    [[nodiscard]] bool fillValues();
    void fillRemoteness();
    void readValues();
    void keep();

    using Clock = std::chrono::steady_clock;

    GridTask m_task;
    Clock::time_point m_start = Clock::now();
    GridTables m_tables;
    std::vector<std::uint64_t> m_parts;
    std::vector<std::uint64_t> m_missing; // parts without Grundy values
    bool m_byValue = false;
    bool m_isNew = false;                                            // a table was made
    std::vector<std::pair<std::uint64_t, const GridValues*>> m_read; // parts, and where their values are
    std::optional<solver::Unsolved> m_unsolved;
    std::uint64_t m_positions = 0;
    double m_work = 0;
    double m_workDone = 0;
};

} // namespace games
