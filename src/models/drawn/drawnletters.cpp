// SPDX-License-Identifier: GPL-3.0-or-later

// The letters, badges and texts of a drawn board.

#include "models/board/badgelayout.h"
#include "models/drawn/drawnpainter.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace models {
namespace {

/// A text on a ground of its own, so that it is read over its edge.
void paintNote(QPainter& painter, const scene::Palette& colours, const QString& text, QPointF middle)
{
    const QFontMetricsF metrics(painter.font());
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height());
    box.moveCenter(middle);
    painter.setPen(QPen(colours.joint, 1));
    painter.setBrush(colours.board);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colours.ink);
    painter.drawText(box, Qt::AlignCenter, text);
}

/// How far a large note gives way, so that the letter of its edge is read as well.
QPointF besideLetter(const DrawnScene& scene, QPointF place, double width, double height)
{
    constexpr int least = 20; // pixels of letters from which notes are wider than what is between
    const DrawnLook* nearest = nullptr;
    double reach = scene.view.leastUnit() * 0.3;
    for (const DrawnLook& look : scene.edges) {
        const QPointF step = scene.px(look.anchor) - place;
        if (const double distance = std::hypot(step.x(), step.y()); distance < reach) {
            reach = distance;
            nearest = &look;
        }
    }
    if (nearest == nullptr || scene.tagSize < least)
        return {};
    const double edge = scene.thickness / 2;
    return {-nearest->side.x() * std::max(0.0, width / 2 - edge),
            -nearest->side.y() * std::max(0.0, height / 2 - edge)};
}

QPointF letterPlace(const DrawnScene& scene, QPointF anchor, const DrawnLook& look)
{
    const double off = scene.thickness * 0.5 + scene.ringGap() + scene.ringLine() + scene.letterSize * 0.62;
    return anchor + look.side * off;
}

void paintLetter(QPainter& painter, const DrawnScene& scene, theory::Mover owner, QPointF place,
                 const DrawnLook& look)
{
    const QPointF middle = letterPlace(scene, scene.px(place), look);
    const double half = scene.letterSize;
    if (!scene.isSeen(middle, half))
        return;
    painter.setPen(faded(scene.colours.of(owner), look.pale ? 0.5 : 1));
    painter.drawText(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), Qt::AlignCenter,
                     owner == theory::Mover::Left ? QStringLiteral("L") : QStringLiteral("R"));
}

double badgeSize(const DrawnScene& scene)
{
    return std::clamp(scene.letterSize * (scene.letterSize > 20 ? 1.75 : 1.5), 12.0, 52.0);
}

void paintBadge(QPainter& painter, const DrawnScene& scene, Outcome outcome, QPointF middle, QFont font)
{
    const double size = badgeSize(scene);
    const QRectF box(middle.x() - size / 2, middle.y() - size / 2, size, size);
    painter.setPen(QPen(scene.colours.board, 1.5));
    painter.setBrush(colourOf(scene.colours, outcome));
    painter.drawRoundedRect(box, size * 0.28, size * 0.28);
    font.setPixelSize(static_cast<int>(size * 0.58));
    painter.setFont(font);
    painter.setPen(scene.colours.onFilled);
    painter.drawText(box, Qt::AlignCenter, letterText(outcome));
}

/// Joints, and the letters of edges.
std::vector<BadgeToken> tokensOf(const DrawnScene& scene)
{
    const auto square = [](QPointF middle, double half) {
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half);
    };
    std::vector<BadgeToken> tokens;
    const auto& joints = scene.stage->joints();
    const auto& edges = scene.stage->edges();
    tokens.reserve(joints.size() + edges.size());
    for (std::size_t i = 0; i < joints.size(); ++i)
        tokens.push_back({square(scene.px(joints[i].to),
                                 std::max(scene.thickness * 0.95, scene.jointRadius(scene.joints[i].number))),
                          true});
    for (std::size_t i = 0; i < edges.size(); ++i)
        if (const DrawnLook& look = scene.edges[i]; edges[i].owner != theory::Mover::Either)
            tokens.push_back(
                {square(letterPlace(scene, scene.px(look.anchor), look), scene.letterSize * 0.45), false});
    return tokens;
}

/// Beside the edge, opposite to its letter; or further along it, or on the other side.
Badge badgeOf(const DrawnScene& scene, const DrawnLook& look, const DrawnCurve& curve)
{
    const double size = badgeSize(scene);
    const QPointF off = look.side * (scene.thickness * 0.5 + scene.ringGap() + size * 0.5);
    Badge badge{{size, size}, {scene.px(look.anchor) - off}};
    for (const double t : {0.5, 0.38, 0.62, 0.28, 0.72})
        badge.wanted.push_back(scene.px(pointAt(curve, t)) - off);
    badge.wanted.push_back(scene.px(look.anchor) + off);
    return badge;
}

void paintBadges(QPainter& painter, const DrawnScene& scene, const QFont& font)
{
    std::vector<Badge> badges;
    std::vector<Outcome> outcomes;
    for (const bool previewed : {true, false}) // the one pointed at keeps its place
        for (std::size_t i = 0; i < scene.edges.size(); ++i) {
            const DrawnLook& look = scene.edges[i];
            if (look.outcome == Outcome::Unknown || look.previewed != previewed ||
                !scene.isSeen(scene.px(look.anchor), 0))
                continue;
            badges.push_back(badgeOf(scene, look, scene.stage->edges()[i].to));
            outcomes.push_back(look.outcome);
        }
    if (badges.empty())
        return;
    const QRectF all(-1e6, -1e6, 2e6, 2e6);
    const auto places = layoutBadges(badges, tokensOf(scene), scene.seen.isNull() ? all : scene.seen);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i])
            paintBadge(painter, scene, outcomes[i], *places[i], font);
}

} // namespace

/// Below the ground, or on a place above it. Texts that would meet go into a second line.
void paintDrawnTags(QPainter& painter, const DrawnScene& scene)
{
    QFont font = painter.font();
    font.setPixelSize(scene.tagSize);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    std::array<double, 2> ends{-1e9, -1e9};
    auto tags = scene.tags;
    std::ranges::stable_sort(tags, {}, &games::Tag::column);
    for (const games::Tag& tag : tags) {
        const QString text = wording::typeset(wording::fromUtf8(tag.text));
        const QPointF place = scene.px({tag.column, tag.row});
        if (tag.row > 0) {
            paintNote(painter, scene.colours, text,
                      place + besideLetter(scene, place, metrics.horizontalAdvance(text), metrics.height()));
            continue;
        }
        const double width = metrics.horizontalAdvance(text);
        const double left = place.x() - width / 2;
        const std::size_t line = left > ends[0] || left <= ends[1] ? 0 : 1;
        ends[line] = left + width + metrics.averageCharWidth();
        const double below = scene.thickness * 1.9 + metrics.height() * static_cast<double>(line);
        painter.setPen(scene.colours.ink);
        painter.drawText(QPointF(left, place.y() + below + metrics.ascent()), text);
    }
}

void paintDrawnLetters(QPainter& painter, const DrawnScene& scene)
{
    QFont font = painter.font();
    font.setWeight(QFont::Bold);
    font.setPixelSize(scene.letterSize);
    painter.setFont(font);
    const auto& edges = scene.stage->edges();
    const bool gliding = scene.part < 1;
    for (std::size_t i = 0; i < edges.size(); ++i)
        if (edges[i].owner != theory::Mover::Either)
            paintLetter(painter, scene, edges[i].owner,
                        gliding ? pointAt(edges[i].at(scene.glide()), 0.5) : scene.edges[i].anchor,
                        scene.edges[i]);
    if (gliding)
        return;
    paintBadges(painter, scene, font);
}

} // namespace models
