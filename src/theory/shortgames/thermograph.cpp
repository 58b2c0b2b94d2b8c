// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/shortgames/thermograph.h"

#include <algorithm>
#include <utility>

namespace theory {

namespace {

/// The wall's slope just above the point: -1, 0 or 1.
int slopeAbove(const Wall& wall, std::size_t point)
{
    if (point + 1 == wall.size() || wall[point].value == wall[point + 1].value)
        return 0;
    return wall[point].value < wall[point + 1].value ? 1 : -1;
}

Dyadic times(int factor, const Dyadic& number)
{
    return {number.numerator() * BigInteger(factor), number.power()};
}

/// Walks along a wall, temperatures ascending.
class Along {
public:
    explicit Along(const Wall& wall) : m_wall(wall) {}

    [[nodiscard]] Dyadic at(const Dyadic& temperature)
    {
        while (m_point + 1 < m_wall.size() && m_wall[m_point + 1].temperature <= temperature)
            ++m_point;
        const WallPoint& below = m_wall[m_point];
        return below.value + times(slopeAbove(m_wall, m_point), temperature - below.temperature);
    }

private:
    const Wall& m_wall;
    std::size_t m_point = 0;
};

std::vector<Dyadic> temperaturesOf(const Wall& a, const Wall& b)
{
    std::vector<Dyadic> all;
    for (const Wall* wall : {&a, &b}) {
        for (const WallPoint& point : *wall)
            all.push_back(point.temperature);
    }
    std::ranges::sort(all);
    const auto repeats = std::ranges::unique(all);
    all.erase(repeats.begin(), repeats.end());
    return all;
}

/// Adds a point; one in the middle of a straight line goes.
void extend(Wall& wall, WallPoint point)
{
    if (!wall.empty() && wall.back().temperature == point.temperature)
        return;
    if (wall.size() >= 2) {
        const WallPoint& first = wall[wall.size() - 2];
        const WallPoint& middle = wall.back();
        const int slope = slopeAbove(wall, wall.size() - 2);
        if (point.value - first.value == times(slope, point.temperature - first.temperature) &&
            middle.value - first.value == times(slope, middle.temperature - first.temperature))
            wall.pop_back();
    }
    wall.push_back(std::move(point));
}

/// The larger of two walls (the smaller, with sign -1) at every temperature. Where they cross one is upright
/// and the other leans by 1.
Wall outer(const Wall& a, const Wall& b, int sign)
{
    Along alongA(a);
    Along alongB(b);
    Wall wall;
    Dyadic before;
    for (const Dyadic& temperature : temperaturesOf(a, b)) {
        const Dyadic first = times(sign, alongA.at(temperature));
        const Dyadic second = times(sign, alongB.at(temperature));
        const Dyadic lead = first - second;
        const bool isCrossed = !wall.empty() && ((before < Dyadic(0) && lead > Dyadic(0)) ||
                                                 (before > Dyadic(0) && lead < Dyadic(0)));
        if (isCrossed) {
            const Dyadic back = lead < Dyadic(0) ? -lead : lead;
            const Dyadic crossing = temperature - back;
            extend(wall, {.temperature = crossing, .value = Along(a).at(crossing)});
        }
        extend(wall, {.temperature = temperature, .value = times(sign, std::max(first, second))});
        before = lead;
    }
    return wall;
}

Dyadic half(const Dyadic& number)
{
    return {number.numerator(), number.power() + 1};
}

/// The temperature at which left - t and right + t meet. What lies between them shrinks by 0, 1 or 2 for each
/// unit of heat, and above all bends by 2.
Dyadic meetingOf(const Wall& left, const Wall& right, const std::vector<Dyadic>& bends)
{
    Along lefts(left);
    Along rights(right);
    Dyadic below = 0;
    Dyadic gap = 0;
    for (const Dyadic& bend : bends) {
        const Dyadic here = lefts.at(bend) - rights.at(bend) - bend - bend;
        if (here <= Dyadic(0))
            return below + (gap - here == bend - below ? gap : half(gap));
        below = bend;
        gap = here;
    }
    return below + half(gap);
}

/// The tax t on both, up to where they meet.
Thermograph taxed(const Wall& left, const Wall& right)
{
    const std::vector<Dyadic> bends = temperaturesOf(left, right);
    Thermograph graph;
    graph.temperature = meetingOf(left, right, bends);
    Along lefts(left);
    Along rights(right);
    for (const Dyadic& bend : bends) {
        if (bend >= graph.temperature)
            break;
        extend(graph.left, {.temperature = bend, .value = lefts.at(bend) - bend});
        extend(graph.right, {.temperature = bend, .value = rights.at(bend) + bend});
    }
    graph.mean = lefts.at(graph.temperature) - graph.temperature;
    for (Wall* wall : {&graph.left, &graph.right})
        extend(*wall, {.temperature = graph.temperature, .value = graph.mean});
    return graph;
}

/// A number, or one with an infinitesimal beside it: a mast alone.
Thermograph mastOf(const NumberUpStar& closed)
{
    const Wall mast{{.temperature = 0, .value = closed.number}};
    const Dyadic& number = closed.number;
    return {.left = mast,
            .right = mast,
            .mean = number,
            .temperature = closed.isNumber() ? Dyadic(-1, number.power()) : Dyadic(0)};
}

} // namespace

const Thermograph* Thermographs::of(ShortGame game)
{
    if (const auto known = m_known.find(game.index); known != m_known.end())
        return &known->second;
    auto graph = made(game);
    return graph ? &m_known.emplace(game.index, std::move(*graph)).first->second : nullptr;
}

std::optional<Thermograph> Thermographs::made(ShortGame game)
{
    if (const NumberUpStar* closed = m_games.closedForm(game))
        return mastOf(*closed);
    const auto left = furthest(game, Player::Left);
    const auto right = left ? furthest(game, Player::Right) : std::nullopt;
    return right ? std::optional(taxed(*left, *right)) : std::nullopt;
}

/// Of the right walls of Left's options the outermost, and the same of Right's, before the tax.
std::optional<Wall> Thermographs::furthest(ShortGame game, Player mover)
{
    const auto options = m_games.options(game, mover);
    if (!options)
        return std::nullopt;
    std::optional<Wall> best;
    for (const ShortGame option : *options) {
        const Thermograph* graph = of(option);
        if (graph == nullptr)
            return std::nullopt;
        const Wall& wall = mover == Player::Left ? graph->right : graph->left;
        best = best ? outer(*best, wall, mover == Player::Left ? 1 : -1) : wall;
    }
    return best;
}

} // namespace theory
