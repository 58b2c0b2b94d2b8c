// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/paint.h"
#include "scene/layout.h"
#include "scene/letters.h"
#include "scene/pieces.h"
#include "scene/worldpieces.h"

#include <QPainter>

#include <map>
#include <tuple>

namespace scene {
namespace {

double lineOf(const Scene& scene, const Mark& mark)
{
    const bool isThin = mark.isThin || mark.isDashed;
    return std::max(isThin ? 1.0 : 2.0, (isThin ? 0.15 : 0.3) * scene.step);
}

QPen lastPen(const Scene& scene)
{
    const double line = scene.world ? 2 : std::max(2.0, 0.2 * scene.step);
    QPen broken(scene.world ? faded(scene.colours.ink3, 0.85) : scene.colours.ink2, line, Qt::CustomDashLine,
                scene.world ? Qt::RoundCap : Qt::FlatCap);
    broken.setDashPattern(scene.world ? QList<qreal>{1.5, 3.5} : QList<qreal>{2, 2});
    return broken;
}

QRectF grown(const QRectF& box, double by)
{
    return box.adjusted(-by, -by, by, by);
}

QRectF reachOf(const Scene&, const Caption& caption)
{
    return grown(caption.place, 4 + 0.3 * caption.size);
}

QRectF reachOf(const Scene& scene, const Mark& mark)
{
    return grown(mark.outline.boundingRect() | mark.way.boundingRect() |
                     around(mark.badge, mark.side, mark.side),
                 lineOf(scene, mark) + 4);
}

// What a thing is known by in another scene.

auto nameOf(const Figure& figure)
{
    return std::pair(figure.kind, figure.id);
}

auto nameOf(const Caption& caption)
{
    return std::pair(caption.place.x(), caption.place.y());
}

auto nameOf(const Mark& mark)
{
    return std::pair(mark.badge.x(), mark.badge.y());
}

/// Where things differ, or lie above others than before.
template <typename Thing>
void addDifferent(std::vector<QRectF>& places, const Scene& scene, const std::vector<Thing>& before,
                  const std::vector<Thing>& after)
{
    const auto add = [&](const Thing& thing) { places.push_back(reachOf(scene, thing)); };
    std::map<decltype(nameOf(before.front())), std::size_t> names;
    for (std::size_t i = 0; i < after.size(); ++i)
        names.emplace(nameOf(after[i]), i);
    std::size_t next = 0;
    for (const Thing& thing : before) {
        const auto found = names.find(nameOf(thing));
        if (found == names.end() || found->second < next) {
            add(thing);
            continue;
        }
        for (; next < found->second; ++next)
            add(after[next]);
        if (const Thing& now = after[next++]; now != thing) {
            add(thing);
            add(now);
        }
    }
    for (; next < after.size(); ++next)
        add(after[next]);
}

/// Around its pieces; a dot where it crosses others. With the letter of what the move leaves.
void paintMark(QPainter& painter, const Scene& scene, const Mark& mark)
{
    const double line = lineOf(scene, mark);
    painter.setBrush(Qt::NoBrush);
    if (scene.world) { // seen against whatever lies there
        const QPen casing(faded(scene.colours.board, 0.8), line + 3, Qt::SolidLine, Qt::RoundCap,
                          Qt::RoundJoin);
        painter.strokePath(mark.outline, casing);
        painter.strokePath(mark.way, casing);
    }
    QPen pen(mark.colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (mark.isDashed)
        pen.setDashPattern({2.5, 3});
    painter.setPen(pen);
    painter.drawPath(mark.outline);
    painter.drawPath(mark.way);
    if (mark.letter.isEmpty())
        return;
    const double side = mark.side;
    const QRectF badge = around(mark.badge, side, side);
    painter.setPen(QPen(scene.colours.board, line / 2));
    painter.setBrush(mark.colour);
    painter.drawRoundedRect(badge, (mark.isQuiet ? 0.5 : 0.28) * side, (mark.isQuiet ? 0.5 : 0.28) * side);
    write(painter, badge, mark.letter, 0.62 * side, true, scene.colours.onFilled);
}

void paintCaption(QPainter& painter, const Scene& scene, const Caption& caption)
{
    const bool isPlain = caption.tone == Caption::Tone::Plain;
    if (caption.isNote) {
        painter.setPen(QPen(scene.colours.joint, 1));
        painter.setBrush(scene.colours.board);
        painter.drawRoundedRect(caption.place.adjusted(-4, 0, 4, 0), 4, 4);
    }
    write(painter, caption.place, caption.text, caption.size, caption.bold,
          caption.colour.isValid() ? caption.colour
          : isPlain                ? scene.colours.ink
                                   : scene.colours.ink3);
}

} // namespace

void paint(QPainter& painter, const Scene& scene, const QRegion& only)
{
    const QTransform& view = painter.deviceTransform();
    const auto isWanted = [&](const QRectF& reach) {
        return only.isEmpty() || only.intersects(view.mapRect(reach).toAlignedRect());
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.world && scene.lies == Lies::OnMat)
        paintGround(painter, scene);
    paintPieces(painter, scene, only);
    if (!scene.last.isEmpty())
        painter.strokePath(scene.last, lastPen(scene));
    for (const Caption& caption : scene.captions)
        if (isWanted(reachOf(scene, caption)))
            paintCaption(painter, scene, caption);
    for (const Mark& mark : scene.marks)
        if (isWanted(reachOf(scene, mark)))
            paintMark(painter, scene, mark);
    painter.restore();
}

std::optional<std::vector<QRectF>> differences(const Scene& one, const Scene& other)
{
    constexpr std::size_t most = 300; // more of them would take longer than to paint all
    const auto look = [](const Scene& scene) {
        return std::tie(scene.size, scene.squares, scene.step, scene.pitch, scene.colours, scene.style,
                        scene.isFar, scene.world, scene.lies, scene.of);
    };
    if (look(one) != look(other))
        return std::nullopt;
    std::vector<QRectF> places;
    addDifferent(places, one, one.scenery, other.scenery);
    addDifferent(places, one, one.ghosts, other.ghosts);
    addDifferent(places, one, one.figures, other.figures);
    addDifferent(places, one, one.captions, other.captions);
    addDifferent(places, one, one.marks, other.marks);
    if (one.last != other.last)
        for (const QPainterPath& last : {one.last, other.last})
            places.push_back(grown(last.boundingRect(), lastPen(one).widthF()));
    if (places.size() > most)
        return std::nullopt;
    return places;
}

} // namespace scene
