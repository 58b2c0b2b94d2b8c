// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Thermographs (Berlekamp, Conway and Guy, Winning Ways, chapter 6; Siegel, Combinatorial Game Theory, II.5):
// what Left and Right get out of a game when every move costs t. The left wall is the largest
// rightWall(G^L) - t, the right wall the smallest leftWall(G^R) + t, up to the temperature at which they
// meet; above it stands the mast, at the mean value.
//
//       t
//       |        mast
//   1.5 |          +            {4|1}: the walls begin at the stops 4 and 1
//       |        /   \          and meet at temperature 3/2 over the mean 5/2.
//     0 +------4-------1----    Left's side is drawn on the left: numbers grow to the left.

#include "theory/dyadic.h"
#include "theory/shortgames/shortgame.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace theory {

struct WallPoint {
    Dyadic temperature;
    Dyadic value;

    friend bool operator==(const WallPoint&, const WallPoint&) = default;
};

/// Where a wall bends, from temperature 0 up to the temperature at which the mast begins; straight in
/// between, upright or leaning by 1. Above the last point the value stays.
using Wall = std::vector<WallPoint>;

struct Thermograph {
    Wall left;
    Wall right;
    Dyadic mean;
    /// Of a number m/2^k it is -1/2^k, of an integer -1; of everything else at least 0.
    Dyadic temperature;

    friend bool operator==(const Thermograph&, const Thermograph&) = default;
};

/// The thermographs of the values in a table, each worked out once. The table must outlive it.
class Thermographs {
public:
    explicit Thermographs(ShortGames& games) : m_games(games) {}

    /// Nothing: not solved within the limits of the table. The pointer is valid as long as this object.
    [[nodiscard]] const Thermograph* of(ShortGame game);

private:
    [[nodiscard]] std::optional<Thermograph> made(ShortGame game);
    [[nodiscard]] std::optional<Wall> furthest(ShortGame game, Player mover);

    ShortGames& m_games;
    std::unordered_map<std::uint32_t, Thermograph> m_known;
};

} // namespace theory
