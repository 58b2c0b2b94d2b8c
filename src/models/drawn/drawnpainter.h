// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Draws a drawn board: ground, edges, joints, letters, marks and texts.

#include "games/board.h"
#include "models/analysis/outcomes.h"
#include "models/drawn/drawnstage.h"
#include "models/drawn/drawnview.h"
#include "models/palette.h"

#include <QColor>
#include <QPainter>
#include <QString>
#include <QVariantMap>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace models {

/// How an edge or a joint is drawn.
struct DrawnLook {
    bool pale = false; ///< would go
    bool lit = false;
    bool focused = false;
    bool picked = false;    ///< a first choice
    Outcome outcome{};      ///< of the move's mark: what it leaves
    bool marked = false;    ///< has a mark
    bool thin = false;      ///< the mark of a losing move
    bool previewed = false; ///< `outcome` is that of the choice pointed at
    QPointF anchor{};       ///< where letters and badges stand, in units
    QPointF side{1, 0};     ///< to which side of the anchor the letter stands, in the picture
    QString number{};       ///< a joint's, as moves name it; empty where there is no room for it
};

/// Everything that is drawn. Places are in units, see DrawnCurve; lengths in pixels.
struct DrawnScene {
    const DrawnStage* stage = nullptr;
    double part = 1; ///< of the change that the stage is in, 0 to 1
    std::vector<DrawnLook> edges{};
    std::vector<DrawnLook> joints{};
    std::vector<games::Tag> tags{};
    std::optional<DrawnCurve> rubber{}; ///< the edge that is being drawn
    theory::Mover rubberOwner{};
    std::vector<games::Piece> ghosts{}; ///< what the last move has taken
    std::vector<QPointF> footholds{};   ///< marked places on the ground
    DrawnView view{};
    QRectF seen{}; ///< what is seen of it, in pixels; null for all
    double groundFrom = 0;
    double groundTo = 0;
    double thickness = 8;
    int letterSize = 15;
    int tagSize = 17;
    int numberSize = 11; ///< of the numbers of joints
    QString groundNumber{};
    scene::Palette colours;

    [[nodiscard]] QPointF px(QPointF place) const { return view.toPixels(place); }
    /// Whether anything within `reach` pixels of the place is seen.
    [[nodiscard]] bool isSeen(QPointF pixels, double reach) const
    {
        return seen.isNull() || seen.adjusted(-reach, -reach, reach, reach).contains(pixels);
    }
    /// Glides end slowly, falls begin slowly; both from 0 to 1.
    [[nodiscard]] double glide() const { return 1 - (1 - part) * (1 - part) * (1 - part); }
    [[nodiscard]] double fall() const { return part * part; }
    /// A joint is as large as its number needs.
    [[nodiscard]] double jointRadius(const QString& number) const
    {
        constexpr double halfDigit = 0.31;
        constexpr double halfHeight = 0.36;
        const double plain = thickness * 0.8;
        const double around =
            std::hypot(halfDigit * static_cast<double>(number.size()), halfHeight) * numberSize + 1.5;
        return number.isEmpty() ? plain : std::max(plain, around);
    }
    /// Between an edge and the ring around it, and how wide that is.
    [[nodiscard]] double ringGap() const { return std::clamp(thickness * 0.4, 1.5, 4.0); }
    [[nodiscard]] double ringLine() const { return std::clamp(thickness * 0.3, 1.8, 4.0); }
};

using scene::faded;

void paintDrawn(QPainter& painter, const DrawnScene& scene);
/// The texts beside the picture.
void paintDrawnTags(QPainter& painter, const DrawnScene& scene);
/// The letters of the edges' owners, and the badges of moves.
void paintDrawnLetters(QPainter& painter, const DrawnScene& scene);

} // namespace models
