// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Depth-limited minimax with alpha-beta, and nothing else: no table, no theory. This is the player of
// the source texts, kept to be compared with.

#include "solver/concepts.h"
#include "solver/meter.h"
#include "theory/play.h"

#include <algorithm>
#include <cstdint>

namespace solver {

/// What a look ahead says for the player to move; Unknown when the horizon (or the meter) hides it.
enum class Score : int { Loss = -1, Unknown = 0, Win = 1 };

[[nodiscard]] constexpr Score reversed(Score score)
{
    return static_cast<Score>(-static_cast<int>(score));
}

/// The score within (alpha, beta); outside that window a bound. Win and Loss are certain always, also
/// after the meter has ended: what was not looked at counts as Unknown.
template <ImpartialPosition P>
[[nodiscard]] Score lookAhead(const P& position, theory::Play play, int depth, Meter& meter, Score alpha,
                              Score beta)
{
    if (!meter.spend())
        return Score::Unknown;
    bool hasOption = false;
    Score best = Score::Loss;
    for (auto&& option : position.options()) {
        hasOption = true;
        if (depth <= 0)
            return Score::Unknown;
        const Score reply = lookAhead<P>(option, play, depth - 1, meter, reversed(beta), reversed(alpha));
        best = std::max(best, reversed(reply));
        alpha = std::max(alpha, best);
        if (alpha >= beta)
            break;
    }
    if (!hasOption)
        return play == theory::Play::Misere ? Score::Win : Score::Loss;
    return best;
}

/// The score for the player to move when nobody looks further than `depth` moves. Recurses to that depth.
template <ImpartialPosition P>
[[nodiscard]] Score lookAhead(const P& position, theory::Play play, int depth, Meter& meter)
{
    return lookAhead(position, play, depth, meter, Score::Loss, Score::Win);
}

} // namespace solver
