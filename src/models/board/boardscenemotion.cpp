// SPDX-License-Identifier: GPL-3.0-or-later

// How what is seen becomes what is to be seen: by the keys that rows keep, from one place to the other.

#include "models/board/boardscene.h"
#include "models/board/piecetraits.h"
#include "scene/layout.h"
#include "scene/pieces.h"
#include "scene/worldpieces.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numbers>
#include <utility>

namespace models {
namespace {

using scene::Figure;

constexpr int noKey = -1; ///< of what lay where another piece lies now

QRectF between(const QRectF& from, const QRectF& to, double part)
{
    const auto at = [part](double a, double b) { return a + part * (b - a); };
    return {at(from.x(), to.x()), at(from.y(), to.y()), at(from.width(), to.width()),
            at(from.height(), to.height())};
}

Figure between(const Figure& from, const Figure& to, double part)
{
    Figure figure = to;
    figure.place = between(from.place, to.place, part);
    figure.emphasis.opacity += (1 - part) * (from.emphasis.opacity - to.emphasis.opacity);
    figure.emphasis.tilt += (1 - part) * (from.emphasis.tilt - to.emphasis.tilt);
    figure.curve = scene::between(from.curve, to.curve, part);
    if (from.kind != to.kind && scene::turns(from.kind) && scene::turns(to.kind)) {
        constexpr double begin = 0.25; // of a turn by half
        figure.emphasis.face = std::abs(std::cos((begin + (1 - begin) * part) * std::numbers::pi));
    }
    return figure;
}

Figure vanished(Figure figure)
{
    figure.emphasis.opacity = 0;
    return figure;
}

bool isAlike(games::PieceKind one, games::PieceKind other)
{
    return one == other || (scene::turns(one) && scene::turns(other));
}

/// How far a piece has come after that part of its time.
double come(const Pace& pace, double time)
{
    return pace.isFalling ? time * time : 1 - std::pow(1 - time, 3);
}

constexpr int firstDishKey = -1000; ///< of what lies in a dish; down from there
constexpr int keysOfDish = 100;
constexpr int mostDelay = 200; ///< all have started by then
constexpr int usualDelay = 25;

} // namespace

std::vector<BoardScene::Part> BoardScene::wantedParts() const
{
    std::vector<Part> parts;
    if (m_board == nullptr || m_laid.figures.size() != m_keys.size() ||
        m_board->board().pieces.size() != m_keys.size())
        return parts;
    for (std::size_t row = 0; row < m_keys.size(); ++row) {
        Part part{.key = keyOf(static_cast<int>(row)), .figure = m_laid.figures[row]};
        part.figure.emphasis = emphasisOf(static_cast<int>(row));
        if (const auto kind = part.figure.kind;
            m_laid.world && isToGo() && m_board->previewed().contains(part.figure.id) && !isPlace(kind) &&
            !isMovable(kind) && kind != games::PieceKind::Pile && !part.figure.isCurve())
            part.figure.place.translate(0, -std::min(6.0, 0.1 * m_laid.pitch)); // lifted
        if (const auto held = m_held.find(part.key); held != m_held.end()) {
            part.figure.place.translate(held->second);
            part.figure.emphasis.opacity = 1;
        }
        parts.push_back(std::move(part));
    }
    std::ranges::move(partsInDishes(), std::back_inserter(parts));
    return parts;
}

/// What the players have taken, where there are dishes for it.
std::vector<BoardScene::Part> BoardScene::partsInDishes() const
{
    std::vector<Part> parts;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_dishes.size()) && m_zoom == 1; ++seat) {
        const auto& pieces = m_board->taken().pieces.at(seat);
        for (std::size_t number = 0; number < pieces.size(); ++number) {
            Figure figure{
                .id = pieces[number].id, .kind = pieces[number].kind, .world = m_board->board().world};
            figure.letter = scene::pieceLabel(m_board->board(), pieces[number]);
            figure.place = scene::placeInDish(figure, m_dishes[static_cast<qsizetype>(seat)].toRectF(),
                                              static_cast<int>(number), static_cast<int>(pieces.size()));
            parts.push_back(
                {.key = firstDishKey - keysOfDish * static_cast<int>(seat) - static_cast<int>(number),
                 .figure = figure});
        }
    }
    return parts;
}

std::vector<Figure> BoardScene::inDishes() const
{
    std::vector<Figure> figures;
    for (const Part& part : partsInDishes())
        figures.push_back(part.figure);
    return figures;
}

/// What moves as it is seen at this moment.
std::vector<BoardScene::Part> BoardScene::movingParts() const
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < m_to.size(); ++i) {
        const Pace& pace = m_to[i].pace;
        const double time =
            isGliding() ? std::clamp<double>(m_clock.currentTime() - pace.delay, 0, m_duration) / m_duration
                        : 1;
        const double part = come(pace, time);
        parts.push_back({m_to[i].key, between(m_from[i].figure, m_to[i].figure, part), pace});
        parts.back().figure.place.translate(0, -4 * pace.rise * part * (1 - part));
    }
    return parts;
}

/// What differs from what is seen goes from one to the other, by its key.
void BoardScene::updatePolish()
{
    std::vector<Part> wanted = wantedParts();
    if (m_wasShown && wanted == m_wanted)
        return paintStill(); // other marks
    if (m_wasShown && keepsMoving(wanted))
        return;
    m_wanted = std::move(wanted);
    std::map<int, Part> before;
    for (const auto& parts : {m_still, movingParts()})
        for (const Part& part : parts)
            before.emplace(part.key, part);
    const bool isKnown =
        std::ranges::any_of(m_wanted, [&](const Part& part) { return before.contains(part.key); });
    const bool moves = m_wasShown && isKnown && m_duration > 0 && isVisible();
    m_wasShown = true;
    std::vector<SceneMotion> motions;
    for (const Part& part : m_wanted) {
        motions.push_back({.key = part.key, .to = part.figure});
        if (const auto found = before.find(part.key); found != before.end()) {
            motions.back().from = std::move(found->second.figure);
            before.erase(found);
        }
        if (!moves || m_held.contains(part.key))
            motions.back().from = part.figure;
    }
    if (moves) {
        for (auto& [key, part] : before)
            if (part.figure.emphasis.opacity > 0)
                motions.push_back(
                    {.key = m_nextKey++, .from = std::move(part.figure), .pace = {part.pace.isFalling}});
        direct(motions);
    }
    move(motions);
}

/// What has gone is still on its way, and other things are said of the pieces: it goes on.
bool BoardScene::keepsMoving(const std::vector<Part>& wanted)
{
    const auto isThere = [](const Part& one, const Part& other) {
        return one.key == other.key && one.figure.kind == other.figure.kind &&
               one.figure.spot == other.figure.spot && one.figure.curve == other.figure.curve;
    };
    if (!isGliding() || !m_held.empty() || !std::ranges::equal(wanted, m_wanted, isThere))
        return false;
    std::map<int, const Figure*> figures;
    for (const Part& part : wanted)
        figures.emplace(part.key, &part.figure);
    if (std::ranges::all_of(
            m_to, [&](const Part& part) { return figures.contains(part.key) && part.pace == Pace{}; }))
        return false;
    for (auto* const parts : {&m_still, &m_to})
        for (Part& part : *parts)
            if (const auto found = figures.find(part.key); found != figures.end())
                part.figure = *found->second;
    m_wanted = wanted;
    paintStill();
    paintMoving();
    return true;
}

/// A piece that is taken flies to the dish of who took it, and one that comes back flies back: what goes here
/// and what comes there are one motion.
void BoardScene::passToDishes(std::vector<SceneMotion>& motions) const
{
    const auto isOfDish = [](const SceneMotion& motion) { return motion.key <= firstDishKey; };
    std::map<games::PieceId, SceneMotion*> onBoard;
    for (SceneMotion& motion : motions)
        if (!isOfDish(motion) && !(motion.from && motion.to))
            onBoard.emplace((motion.from ? motion.from : motion.to)->id, &motion);
    int flights = 0;
    const auto fly = [&](SceneMotion& motion) {
        motion.pace = {.delay = usualDelay * flights++,
                       .rise =
                           0.15 * std::abs(motion.to->place.center().x() - motion.from->place.center().x())};
        motion.from->emphasis = motion.to->emphasis = {};
    };
    for (SceneMotion& dish : motions) {
        if (!isOfDish(dish) || (dish.from && dish.to))
            continue;
        const auto found = onBoard.find((dish.from ? dish.from : dish.to)->id);
        if (found == onBoard.end())
            continue;
        SceneMotion& other = *found->second;
        if (dish.to && other.from) { // taken
            dish.from = std::exchange(other.from, std::nullopt);
            fly(dish);
        } else if (dish.from && other.to) { // comes back
            other.from = std::exchange(dish.from, std::nullopt);
            fly(other);
        }
    }
    std::erase_if(motions, [](const SceneMotion& motion) { return !motion.from && !motion.to; });
    if (flights > mostDelay / usualDelay)
        for (SceneMotion& motion : motions)
            motion.pace.delay = motion.pace.delay * mostDelay / (usualDelay * flights);
}

/// A piece that goes, or moves to another place.
void BoardScene::goAsInWorld(SceneMotion& motion) const
{
    const scene::Manner manner = m_laid.world ? scene::mannerOf(motion.from->world) : scene::Manner{};
    if (motion.to) {
        if (motion.from->place != motion.to->place)
            motion.pace.rise = manner.hop * m_laid.pitch;
        return;
    }
    if (manner.tips != 0 && m_board->removed().contains(motion.from->id)) {
        motion.to = motion.from;
        motion.to->emphasis = {.tilt = manner.tips};
        if (!m_laid.ghosts.empty()) {
            const auto& fallen = m_board->removed();
            const auto number =
                static_cast<std::size_t>(std::distance(fallen.begin(), fallen.find(motion.from->id)));
            motion.to->place.moveCenter(
                m_laid.ghosts[std::min(number, m_laid.ghosts.size() - 1)].place.center());
        }
        motion.from->emphasis = {};
        motion.pace.isFalling = true;
        return;
    }
    motion.from->emphasis = {.opacity = motion.from->emphasis.opacity}; // nothing more is said of it
    motion.to = vanished(*motion.from);
    motion.to->place.translate(manner.breaks, manner.breaks);
}

/// A piece that has gone fades, and so does one where another lies now.
void BoardScene::direct(std::vector<SceneMotion>& motions) const
{
    passToDishes(motions);
    std::vector<SceneMotion> gone;
    for (SceneMotion& motion : motions) {
        const bool moves = motion.from && motion.to && motion.from->kind == motion.to->kind;
        if (!motion.to || (moves && isMovable(motion.to->kind))) {
            goAsInWorld(motion);
        } else if (motion.from && !isAlike(motion.from->kind, motion.to->kind)) {
            gone.push_back({.key = noKey, .from = motion.from});
            goAsInWorld(gone.back());
            motion.from.reset();
        }
    }
    motions.insert(motions.end(), gone.begin(), gone.end());
}

void BoardScene::move(const std::vector<SceneMotion>& motions)
{
    m_clock.stop();
    m_still.clear();
    m_from.clear();
    m_to.clear();
    for (const SceneMotion& motion : motions) {
        const bool isHeld = m_held.contains(motion.key);
        if (!motion.to)
            continue;
        if (isHeld || (motion.from && motion.from != motion.to)) {
            m_from.push_back({motion.key, isHeld ? *motion.to : *motion.from});
            m_to.push_back({motion.key, *motion.to, motion.pace});
        } else {
            m_still.push_back({motion.key, *motion.to});
        }
    }
    paintStill();
    paintMoving();
    const auto figure = &Part::figure;
    if (!std::ranges::equal(m_from, m_to, {}, figure, figure))
        start();
}

void BoardScene::letGo(const SceneMotion& motion)
{
    m_from.push_back({m_nextKey, *motion.from});
    m_to.push_back({m_nextKey++, *motion.to, motion.pace});
    start();
}

void BoardScene::start()
{
    m_clock.stop();
    int delay = 0;
    for (const Part& part : m_to)
        delay = std::max(delay, part.pace.delay);
    m_clock.setDuration(m_duration + delay);
    m_clock.start();
}

void BoardScene::showAtOnce()
{
    m_still.clear();
    m_to.clear();
    for (const Part& part : m_wanted)
        (m_held.contains(part.key) ? m_to : m_still).push_back(part);
    m_from = m_to;
    paintStill();
    paintMoving();
}

} // namespace models
