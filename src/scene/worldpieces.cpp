// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/worldpieces.h"
#include "scene/layout.h"
#include "scene/letters.h"
#include "scene/pieces.h"
#include "scene/world.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <numbers>

namespace scene {
namespace {

using games::PieceKind;
using games::World;

struct Made {
    World world;
    PieceKind kind;
    const char* element;
    int variants = 1; ///< numbered from 0; 1: it has no number
    Manner manner{};  ///< of the first piece of a world: how its pieces go
};
constexpr Manner kept{.isKept = true};
constexpr std::array made{
    Made{World::Pebbles, PieceKind::Stone, "pebble", 15, kept},
    Made{World::Matches, PieceKind::Stick, "match", 5, kept},
    Made{World::Pins, PieceKind::Stick, "pin", 1, {.tips = 78}},
    Made{World::Cane, PieceKind::Stick, "cane"},
    Made{World::Ebony, PieceKind::Stone, "ebony", 1, kept},
    Made{World::Shell, PieceKind::Stone, "shell", 1, kept},
    Made{World::Chocolate, PieceKind::Tile, "chocolate", 1, {.breaks = 4}},
    Made{World::Chocolate, PieceKind::CrossedTile, "bitter"},
    Made{World::Beads, PieceKind::Stone, "bead", 4, kept},
    Made{World::Chips, PieceKind::Stone, "chip", 2, kept},
    Made{World::SkipChips, PieceKind::Stone, "chip2", 1, kept},
    Made{World::Silver, PieceKind::Coin, "silver"},
    Made{World::Gold, PieceKind::Coin, "gold"},
    Made{World::Turtles, PieceKind::Head, "turtle", 1, {.turnsUpsideDown = true}},
    Made{World::Turtles, PieceKind::Tail, "turtle-back"},
    Made{World::Moons, PieceKind::Head, "sun"},
    Made{World::Moons, PieceKind::Tail, "moon"},
    Made{World::Stairs, PieceKind::Coin, "lying-coin"},
    Made{World::Checkers, PieceKind::WhiteToken, "checker-white"},
    Made{World::Checkers, PieceKind::BlackToken, "checker-black"},
    Made{World::Frogs, PieceKind::LeftToken, "toad", 1, {.hop = 0.5}},
    Made{World::Frogs, PieceKind::RightToken, "frog"},
    Made{World::Frogs, PieceKind::Square, "pad"},
    Made{World::Queen, PieceKind::Queen, "queen"},
    Made{World::Counters, PieceKind::Counter, "counter1"},
    Made{World::SteppingStones, PieceKind::Node, "stone", 5},
    Made{World::SteppingStones, PieceKind::Token, "pawn"},
    Made{World::Tiles, PieceKind::Stone, "tile", 4, kept},
    Made{World::Tiles, PieceKind::Tile, "tile", 4},
};

/// The same for a piece as long as it lies; those of a heap that has a colour have it all.
QString elementOf(const Figure& figure)
{
    const auto* const found = std::ranges::find_if(
        made, [&figure](const Made& one) { return one.world == figure.world && one.kind == figure.kind; });
    if (found == made.end())
        return {};
    const QLatin1String element(found->element);
    if (found->variants == 1)
        return element;
    const std::uint32_t heap = games::majorOf(figure.id);
    const std::uint32_t place = games::minorOf(figure.id);
    const bool isOfHeap = figure.world == World::Beads || figure.world == World::Chips;
    const std::uint32_t number = isOfHeap                       ? heap
                                 : figure.world == World::Tiles ? place * (heap % 5 + 1) + 2 * heap
                                                                : 3 * heap + place;
    return element + QString::number(number % static_cast<std::uint32_t>(found->variants));
}

/// Of the squares that lie side by side on a board; not valid where they are cards.
QColor squareColour(const Figure& square, bool isDark)
{
    const auto of = [isDark](const char* light, const char* dark) { return QColor(isDark ? dark : light); };
    switch (square.world) {
    case World::Shell: return of("#55606B", "#363E46");
    case World::Chocolate: return of("#E7C878", "#8E7132");
    case World::Tiles: return of("#96774C", "#15100B");
    case World::Counters: return of("#FBF7EC", "#262A30");
    case World::Checkers:
    case World::Queen:
        return (games::majorOf(square.id) + games::minorOf(square.id)) % 2 == 0 ? of("#CBB083", "#5E4C3A")
                                                                                : of("#EFE3CB", "#927B63");
    default: return {};
    }
}

bool paintSquare(QPainter& painter, const Scene& scene, const Figure& square)
{
    const bool isDark = *scene.world == Theme::Dark;
    if (const QColor colour = squareColour(square, isDark); colour.isValid() && !square.mapped) {
        const double gap = 0.041 * square.place.width(); // half of that between two of them
        painter.setPen(QPen(faded(isDark ? Qt::black : QColor(0x3B, 0x28, 0x10), 0.25), 1));
        painter.setBrush(colour);
        painter.drawRect(square.place.adjusted(-gap, -gap, gap, gap));
        if (square.isGoal)
            paintElement(painter, QStringLiteral("flag"), square.place.adjusted(-gap, -4 * gap, 4 * gap, gap),
                         *scene.world);
        return true;
    }
    return false;
}

/// Three strokes on each other; a stem that both may cut has leaves.
void paintStem(QPainter& painter, const Scene& scene, const Figure& edge)
{
    QPainterPath stem(edge.curve[0]);
    stem.cubicTo(edge.curve[1], edge.curve[2], edge.curve[3]);
    const QColor colour = scene.colours.of(edge.owner);
    const double wide = edge.thickness;
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QColor& with, double width) {
        painter.strokePath(stem, QPen(with, width, Qt::SolidLine, Qt::RoundCap));
    };
    stroke(mixed(colour, Qt::black, 0.72), wide);
    stroke(colour, 0.76 * wide);
    painter.translate(-0.14 * wide, -0.06 * wide);
    stroke(faded(mixed(colour, Qt::white, 0.5), 0.7), 0.18 * wide);
    painter.translate(0.14 * wide, 0.06 * wide);
    if (edge.owner != theory::Mover::Either || lengthOf(edge.curve) < 5 * wide)
        return;
    static const QPainterPath leaf = [] {
        QPainterPath path;
        path.cubicTo(0.25, -0.42, 0.8, -0.36, 1, 0);
        path.cubicTo(0.75, 0.34, 0.25, 0.3, 0, 0);
        return path;
    }();
    const QPointF along = directionAt(edge.curve, 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const auto& [at, turn] : {std::pair(0.5, 52.0), std::pair(0.64, -56.0)}) {
        painter.save();
        painter.translate(pointAt(edge.curve, at));
        painter.rotate(qRadiansToDegrees(std::atan2(along.y(), along.x())) + turn);
        painter.scale(2.4 * wide, 2.4 * wide);
        painter.drawPath(leaf);
        painter.restore();
    }
}

/// At the end of a stem, around its joint: petals in the colour of who may cut it.
void paintFlower(QPainter& painter, const Scene& scene, const Figure& tip)
{
    const double radius = 0.55 * tip.place.width();
    const QColor colour = scene.colours.of(*tip.tipOf);
    painter.setPen(QPen(mixed(colour, Qt::black, 0.8), 0.5));
    painter.setBrush(mixed(colour, Qt::white, 0.45));
    for (int petal = 0; petal < 5; ++petal) {
        const double turn = 2 * std::numbers::pi * petal / 5;
        painter.drawEllipse(tip.place.center() + radius * QPointF(std::sin(turn), -std::cos(turn)),
                            0.75 * radius, 0.75 * radius);
    }
}

/// Below the pieces on it, with its number as everywhere.
void paintSoil(QPainter& painter, const Scene& scene, const Figure& ground)
{
    const bool isDark = *scene.world == Theme::Dark;
    const QColor grass(isDark ? "#4E7D36" : "#5E8F3D");
    const double wide = ground.thickness;
    const double left = std::max(ground.place.left(), -wide);
    const double right = std::min(ground.place.right(), scene.size.width() + wide);
    const double top = ground.place.top();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(isDark ? "#4A3627" : "#7A573A"));
    painter.drawRoundedRect(QRectF(left, top, right - left, 1.7 * wide), 0.5 * wide, 0.5 * wide);
    painter.setPen(QPen(grass, 0.5 * wide, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(left + wide / 4, top + wide / 4), QPointF(right - wide / 4, top + wide / 4));
    painter.setPen(QPen(grass, std::max(1.0, 0.2 * wide), Qt::SolidLine, Qt::RoundCap));
    const double pitch = std::max(5.0, 0.6 * wide);
    for (int blade = 0; blade < (right - left - wide) / pitch; ++blade) {
        const double x = left + wide / 2 + blade * pitch;
        painter.drawLine(QPointF(x, top + wide / 4), QPointF(x + (blade * 7 % 5 - 2) * 0.15 * wide,
                                                             top - (0.45 + blade * 13 % 6 * 0.08) * wide));
    }
}

/// The wood of a step, light where one steps.
void paintStep(QPainter& painter, const Scene& scene, const Figure& step)
{
    const bool isDark = *scene.world == Theme::Dark;
    QLinearGradient front(step.place.topLeft(), step.place.bottomLeft());
    front.setColorAt(0, QColor(isDark ? "#5A5043" : "#DCCBAE"));
    front.setColorAt(1, QColor(isDark ? "#37312A" : "#B9A484"));
    painter.setPen(QPen(QColor(isDark ? "#1F1812" : "#8F7242"), 1));
    painter.setBrush(front);
    painter.drawRect(step.place);
    QRectF top = step.place;
    top.setHeight(std::min(0.35 * scene.step, 0.5 * top.height()));
    painter.fillRect(top, QColor(isDark ? "#857A6B" : "#F7EFE1"));
}

/// What beads are strung on.
void paintRod(QPainter& painter, const Scene& scene, const Figure& base)
{
    if (base.place.isEmpty())
        return;
    const double top = base.place.top() - base.thickness;
    const double middle = base.place.center().x();
    painter.setPen(QPen(scene.colours.line, std::max(1.5, 0.5 * scene.step), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(middle, base.place.top()), QPointF(middle, top));
}

/// Where a chip may come: its sides and its top.
void paintEmptyChip(QPainter& painter, const Scene& scene, const QRectF& place)
{
    constexpr double rim = 0.22; // of its height
    painter.setPen(QPen(scene.colours.ink3, std::max(1.0, 0.15 * scene.step), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(place.topLeft(), place.bottomLeft());
    painter.drawLine(place.topRight(), place.bottomRight());
    painter.drawEllipse(around({place.center().x(), place.top()}, place.width(), 2 * rim * place.height()));
}

/// On a card at the foot of the piece.
void paintOwner(QPainter& painter, const Scene& scene, const Figure& token)
{
    const double side = 0.36 * token.place.width();
    if (token.letter.isEmpty() || side < 8)
        return;
    const QRectF card = around({token.place.center().x(), token.place.bottom() - 0.1 * side}, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.colours.surface);
    painter.drawRoundedRect(card, 0.28 * side, 0.28 * side);
    write(painter, card, token.letter, 0.72 * side, true, scene.colours.ink);
}

} // namespace

QString groundOf(World world)
{
    switch (world) {
    case World::Chips: return QStringLiteral("felt-green");
    case World::SkipChips: return QStringLiteral("felt-violet");
    case World::Turtles: return QStringLiteral("shore");
    case World::Frogs:
    case World::SteppingStones: return QStringLiteral("water");
    case World::Plants: return QStringLiteral("sky");
    default: return QStringLiteral("oak");
    }
}

Palette onGround(Palette colours, World world, Theme theme)
{
    const bool isDark = theme == Theme::Dark;
    if (world == World::Chips || world == World::SkipChips) { // dark in either light
        const Palette light = palette(Theme::Dark);
        for (QColor Palette::*const shown :
             {&Palette::accent, &Palette::cold, &Palette::hot, &Palette::onFilled})
            colours.*shown = light.*shown;
        colours.ink = colours.ink2 = colours.ink3 = QColor("#F4EBD6");
        colours.line = faded(colours.ink, 0.6);
    } else if (groundOf(world) == QStringLiteral("oak") || world == World::Turtles) {
        colours.ink3 = QColor(isDark ? "#DDCDB5" : "#4E3D25");
        colours.line = QColor(isDark ? "#8C735A" : "#96774C");
    } else {
        colours.ink3 = mixed(colours.ink, colours.ink2, 0.5);
    }
    return colours;
}

void paintGround(QPainter& painter, const Scene& scene)
{
    constexpr double rounding = 12;
    constexpr double part = 200; // it is cut to size, so that it is not drawn anew for each width of a window
    QPainterPath edge;
    edge.addRoundedRect(QRectF(QPointF(), scene.size), rounding, rounding);
    painter.save();
    painter.setClipPath(edge, Qt::IntersectClip);
    paintElement(
        painter, groundOf(scene.of),
        {0, 0, part * std::ceil(scene.size.width() / part), part * std::ceil(scene.size.height() / part)},
        *scene.world);
    painter.restore();
}

bool paintInWorld(QPainter& painter, const Scene& scene, const Figure& figure)
{
    const World world = figure.world;
    switch (figure.kind) {
    case PieceKind::Square:
        if (paintSquare(painter, scene, figure))
            return true;
        if (world == World::Gold && games::minorOf(figure.id) == 0) {
            paintElement(painter, QStringLiteral("purse"), figure.place, *scene.world);
            return true;
        }
        break;
    case PieceKind::Edge:
        if (figure.emphasis.isBroken || (figure.letter.isEmpty() && figure.owner != theory::Mover::Either))
            return false; // dashes, and gaps that tell whose it is
        paintStem(painter, scene, figure);
        return true;
    case PieceKind::Joint:
        if (figure.tipOf)
            paintFlower(painter, scene, figure);
        return false;
    case PieceKind::Ground: paintSoil(painter, scene, figure); return figure.letter.isEmpty();
    case PieceKind::Space:
        if (world != World::Chips)
            return false;
        paintEmptyChip(painter, scene, figure.place);
        return true;
    case PieceKind::Step: paintStep(painter, scene, figure); return true;
    case PieceKind::Base:
        if (world == World::Beads)
            paintRod(painter, scene, figure);
        return false;
    default: break;
    }
    const QString element = elementOf(figure);
    if (element.isEmpty())
        return false;
    if (figure.emphasis.tilt != 0) { // over its foot
        const QPointF foot(figure.place.center().x(), figure.place.bottom());
        painter.translate(foot);
        painter.rotate(figure.emphasis.tilt);
        painter.translate(-foot);
    }
    paintElement(painter, element, figure.place, *scene.world);
    if (figure.kind == PieceKind::LeftToken || figure.kind == PieceKind::RightToken)
        paintOwner(painter, scene, figure);
    else if ((figure.kind == PieceKind::Node || figure.kind == PieceKind::Counter) &&
             !figure.letter.isEmpty())
        write(painter, figure.place, figure.letter, figure.letterSize, true,
              figure.kind == PieceKind::Node ? scene.colours.ink : QColor(Qt::white));
    return true;
}

QPolygonF contourOf(const Figure& figure, double gap)
{
    QPolygonF contour = elementContour(elementOf(figure));
    for (QPointF& point : contour)
        point = figure.place.topLeft() +
                QPointF(point.x() * figure.place.width(), point.y() * figure.place.height());
    const QPolygonF body = contour;
    for (qsizetype i = 0; i < body.size(); ++i) {
        const QPointF along = body[(i + 1) % body.size()] - body[(i + body.size() - 1) % body.size()];
        contour[i] += gap / std::max(1e-9, std::hypot(along.x(), along.y())) * QPointF(along.y(), -along.x());
    }
    return contour;
}

Manner mannerOf(World world)
{
    const auto* const found = std::ranges::find(made, world, &Made::world);
    return found == made.end() ? Manner() : found->manner;
}

/// Four lie at the back and then five in a row; what is long stands in one row.
QRectF placeInDish(const Figure& piece, const QRectF& dish, int number, int count)
{
    const QRectF box = elementBox(elementOf(piece));
    const double radius = 0.072 * dish.width();
    if (box.height() > 2 * box.width()) {
        const double high = 0.58 * dish.height();
        const double pitch = std::min(1.1 * radius, 0.66 * dish.width() / count);
        return around({dish.center().x() + (number - (count - 1) / 2.0) * pitch, dish.center().y()},
                      high * box.width() / box.height(), high);
    }
    constexpr int atTheBack = 4;
    constexpr int inRow = 5;
    const int row = number < atTheBack ? 0 : 1 + (number - atTheBack) / inRow;
    const int rows = count <= atTheBack ? 1 : 2 + (count - atTheBack - 1) / inRow;
    const int first = row == 0 ? 0 : atTheBack + (row - 1) * inRow;
    const int inThis = std::min(row == 0 ? atTheBack : inRow, count - first);
    const double side = 2 * radius / std::max(box.width(), box.height());
    return around({dish.center().x() + (number - first - (inThis - 1) / 2.0) * 2.1 * radius,
                   dish.center().y() + 0.03 * dish.height() + (row - (rows - 1) / 2.0) * 1.5 * radius},
                  side * box.width(), side * box.height());
}

bool paintDent(QPainter& painter, const Scene& scene, const Figure& figure)
{
    if (figure.world == World::Pins && figure.kind == PieceKind::Stick) { // it fell
        const double high = figure.place.height();
        const QRectF lying(figure.place.left(), figure.place.bottom() - 0.08 * high, 1.05 * high,
                           0.29 * high);
        paintElement(painter, QStringLiteral("pin-fallen"), lying, *scene.world);
        return true;
    }
    const bool hasLeftOne = figure.kind == PieceKind::Stone && figure.world != World::Beads &&
                            figure.world != World::Tiles && groundOf(figure.world) == QStringLiteral("oak");
    if (hasLeftOne)
        paintElement(painter, QStringLiteral("dent"), figure.place, *scene.world);
    return hasLeftOne;
}

} // namespace scene
