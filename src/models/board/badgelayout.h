// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the badges of marks stand: none lies on another or on a token.

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

namespace models {

struct Badge {
    QSizeF size;
    std::vector<QPointF> wanted; ///< places of its middle, the best first; at least one
};

/// What no badge lies on: a disc, or an upright ellipse, or its whole rectangle.
struct BadgeToken {
    QRectF place;
    bool round = true;
};

/// The middles of the badges, in their order: each on the first of its places that is free and within the
/// room, or on the nearest such place around the best of them; nothing for one that finds none within a few
/// badges' height.
[[nodiscard]] std::vector<std::optional<QPointF>>
layoutBadges(std::span<const Badge> badges, std::span<const BadgeToken> tokens, const QRectF& room);

} // namespace models
