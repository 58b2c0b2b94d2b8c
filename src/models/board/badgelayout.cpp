// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/badgelayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace models {
namespace {

constexpr double badgeGap = 1; // pixels between two badges
constexpr int directions = 16;
constexpr int ringsInHeight = 8; // places are tried on rings around the best one, so many in a badge's height
constexpr int mostHeights = 3;   // from the best place, in heights of the badge

QRectF around(QPointF middle, QSizeF size)
{
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

bool meets(const BadgeToken& token, const QRectF& badge)
{
    if (!token.round || !token.place.intersects(badge))
        return token.place.intersects(badge);
    const QPointF middle = token.place.center();
    const double x = std::clamp(middle.x(), badge.left(), badge.right()) - middle.x();
    const double y = std::clamp(middle.y(), badge.top(), badge.bottom()) - middle.y();
    return std::hypot(2 * x / token.place.width(), 2 * y / token.place.height()) < 1;
}

/// What a badge may meet: it is looked for once.
class Neighbours {
public:
    Neighbours(const Badge& badge, std::span<const QRectF> placed, std::span<const BadgeToken> tokens,
               const QRectF& room)
        : m_room(room)
    {
        QRectF reach = around(badge.wanted.front(), badge.size)
                           .adjusted(-farthest(badge), -farthest(badge), farthest(badge), farthest(badge));
        for (const QPointF place : badge.wanted)
            reach |= around(place, badge.size);
        for (const QRectF& other : placed)
            if (other.intersects(reach))
                m_all.push_back({other.adjusted(-badgeGap, -badgeGap, badgeGap, badgeGap), false});
        for (const BadgeToken& token : tokens)
            if (token.place.intersects(reach))
                m_all.push_back(token);
    }

    [[nodiscard]] static double farthest(const Badge& badge) { return badge.size.height() * mostHeights; }

    [[nodiscard]] bool isFree(const QRectF& badge)
    {
        if (!m_room.contains(badge))
            return false;
        const auto met =
            std::ranges::find_if(m_all, [&](const BadgeToken& each) { return meets(each, badge); });
        if (met == m_all.end())
            return true;
        std::iter_swap(m_all.begin(), met); // it is what the next place meets, most often
        return false;
    }

    /// The direction away from what a badge meets there, in the picture; upwards where it meets nothing.
    [[nodiscard]] double awayFrom(const QRectF& badge) const
    {
        QPointF away(0, -1e-6);
        for (const BadgeToken& each : m_all)
            if (meets(each, badge))
                away += badge.center() - each.place.center();
        return std::atan2(away.y(), away.x());
    }

private:
    QRectF m_room;
    std::vector<BadgeToken> m_all;
};

/// The nearest to `away` first.
std::array<QPointF, directions> waysFrom(double away)
{
    std::array<QPointF, directions> ways;
    for (int turn = 0; turn < directions; ++turn) {
        const int side = turn % 2 == 0 ? turn / 2 : -(turn + 1) / 2;
        const double angle = away + side * 2 * std::numbers::pi / directions;
        ways[static_cast<std::size_t>(turn)] = {std::cos(angle), std::sin(angle)};
    }
    return ways;
}

std::optional<QPointF> freePlace(const Badge& badge, Neighbours neighbours)
{
    for (const QPointF place : badge.wanted)
        if (neighbours.isFree(around(place, badge.size)))
            return place;
    const QPointF best = badge.wanted.front();
    const auto ways = waysFrom(neighbours.awayFrom(around(best, badge.size)));
    const double step = badge.size.height() / ringsInHeight;
    for (int ring = 1; ring <= mostHeights * ringsInHeight; ++ring)
        for (const QPointF way : ways)
            if (const QPointF place = best + ring * step * way; neighbours.isFree(around(place, badge.size)))
                return place;
    return std::nullopt;
}

} // namespace

std::vector<std::optional<QPointF>> layoutBadges(std::span<const Badge> badges,
                                                 std::span<const BadgeToken> tokens, const QRectF& room)
{
    std::vector<std::optional<QPointF>> places;
    places.reserve(badges.size());
    std::vector<QRectF> placed;
    for (const Badge& badge : badges) {
        places.push_back(freePlace(badge, Neighbours(badge, placed, tokens, room)));
        if (places.back())
            placed.push_back(around(*places.back(), badge.size));
    }
    return places;
}

} // namespace models
