// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a position of Grid Nim that is searched would need to be answered by a table.

#include "cli/console.h"
#include "cli/output/progress.h"

namespace cli {

/// 0 in another game.
[[nodiscard]] int stonesOnGrid(const games::Game& game);
/// The job, with its progress shown on `line`; once it turns out to be a search for want of a table, what
/// that would need is told on `err`. The console and the line must outlive it.
[[nodiscard]] solver::Job tellingNeed(const games::Game& game, const solver::Job& job, const Console& console,
                                      ProgressLine& line);
/// What `work` finds out with that job.
template <typename Work>
auto searched(const games::Game& game, const solver::Job& job, const Console& console, const Work& work)
{
    ProgressLine line(console);
    return work(tellingNeed(game, job, console, line));
}

} // namespace cli
