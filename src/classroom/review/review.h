// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A look back at a game: which moves gave a win away, what should have been played, and why. A move is judged
// by who wins before and after it with best play, in both conventions and in partizan games alike.

#include "games/explanation.h"
#include "games/game.h"
#include "solver/job.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace classroom {

/// A move as it was made: by before->mover(), or by either player in an impartial game.
struct PlayedMove {
    games::GamePtr before;
    games::Move move;
};

enum class MoveVerdict : std::uint8_t {
    Wins,     ///< whoever made it wins with best play
    Mistake,  ///< a winning move existed, and this was none
    Lost,     ///< no move would have won
    Unsolved, ///< the limits ended the work: nothing is guessed
};

struct ReviewedMove {
    MoveVerdict verdict = MoveVerdict::Unsolved;
    /// A mistake: the winning moves, the best one (the quickest win) first, as far as they are listed, and
    /// how many there are, also of the first move of a game; empty where none is known within the limits.
    std::vector<games::JudgedMove> winning{};
    std::uint64_t winningCount = 0;
    /// Why the first of them is right: the nim-sum of what it leaves, or the first step of its explanation
    /// that is more than the argument by options.
    std::optional<games::Step> reason{};
    /// A mistake: the move with which the opponent takes the win; none where there is no move left and the
    /// convention gives it to him.
    std::optional<games::Move> refutation{};

    [[nodiscard]] bool isMistake() const { return verdict == MoveVerdict::Mistake; }
};

/// Judges all moves, the last one first: what is near the end is easy, so that limits leave open only the
/// beginning. The job's time is for the whole game; progress counts moves.
[[nodiscard]] std::vector<ReviewedMove> reviewGame(std::span<const PlayedMove> moves, const solver::Job& job);

} // namespace classroom
