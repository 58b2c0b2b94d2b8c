// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Grid Nim judged by symmetry.

#include "games/grid/gridjudges.h"

#include <cstdint>
#include <optional>

namespace games {

/// In normal play: the board is the same turned by half, and each move has its image as an answer.
inline constexpr Theorem mirrorTheorem{
    .id = "mirror", .name = QT_TRANSLATE_NOOP("Wording", "each move is answered by its mirror image")};

/// Normal play by answering each move with its image, where the board allows it; the rest is searched for a
/// moment.
class GridMirrorJudge final : public GridJudge {
public:
    explicit GridMirrorJudge(const GridTask& task) : m_task(task), m_search(shortTask(task)) {}

    /// The outcome where the board is mirrored or a move makes it so.
    [[nodiscard]] std::optional<theory::Outcome> outcome(std::uint64_t stones) const;

    [[nodiscard]] Method method() const override { return Method::Theory; }
    [[nodiscard]] std::uint64_t positions() const override { return m_search.positions(); }
    /// The outcome that was asked for is known; those of some moves may not be.
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return std::nullopt; }
    [[nodiscard]] Verdict judge(std::uint64_t stones) override;

private:
    static GridTask shortTask(GridTask task);

    GridTask m_task;
    GridSearchJudge<true> m_search;
};

} // namespace games
