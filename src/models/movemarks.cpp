// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/movemarks.h"

#include "wording/moves.h"

#include <algorithm>

namespace models {

QPointF placeReached(games::Shape shape, const games::Move& move)
{
    const bool slides = shape == games::Shape::Strip || shape == games::Shape::Plane;
    const auto place = move.gesture.second ? move.gesture.second : std::optional(move.gesture.first);
    if (!slides || !place)
        return {-1, -1};
    return {static_cast<double>(games::minorOf(*place)), static_cast<double>(games::majorOf(*place))};
}

BoardOverlay::MoveMark markOf(const games::Game& game, const games::JudgedMove& judged)
{
    return {.pieces = game.taken(judged.move),
            .leaves = judged.leaves.outcome,
            .place = placeReached(game.board().shape, judged.move),
            .winning = judged.winning,
            .label = wording::moveMark(judged.move),
            .thin = !judged.winning,
            .hint = false,
            .move = judged.move};
}

bool Thinning::keeps(const games::JudgedMove& judged)
{
    return !m_thins || !judged.winning || m_heaps.insert(games::majorOf(judged.move.gesture.first)).second;
}

Thinning::Thinning(games::Shape shape, const games::Answer& answer)
    : m_thins((shape == games::Shape::Heaps || shape == games::Shape::Staircase) &&
              answer.winning > mostBrackets)
{
}

} // namespace models
