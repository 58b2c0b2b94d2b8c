// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the games on the plane are checked for beside what all impartial games are: their maps.

#include "games/map.h"
#include "impartialcheck.h"

namespace planecheck {

/// The places of a square with the corner at the origin.
inline std::vector<games::PieceId> placesUpTo(std::uint32_t side)
{
    std::vector<games::PieceId> places;
    for (std::uint32_t y = 0; y < side; ++y) {
        for (std::uint32_t x = 0; x < side; ++x)
            places.push_back(games::pieceId(y, x));
    }
    return places;
}

/// Empty when a map says of every place what the answer says of the position there.
template <typename NotationAt>
QString mapDifference(const games::PositionMap& map, const NotationAt& notationAt)
{
    for (std::uint32_t x = 0; x < map.columns; ++x) {
        for (std::uint32_t y = 0; y < map.rows; ++y) {
            const std::string notation = notationAt(x, y);
            const games::Verdict verdict = positions::read(notation)->answer({.moves = false}, {}).verdict;
            const std::size_t place = map.indexOf(x, y);
            if (map.outcomes[place] != verdict.outcome || map.remoteness[place] != verdict.remoteness ||
                verdict.grundy.has_value() == map.grundy.empty() ||
                (verdict.grundy && map.grundy[place] != verdict.grundy))
                return QString::fromStdString(notation);
        }
    }
    return {};
}

} // namespace planecheck
