// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/gameglance.h"

#include "models/files/typedposition.h"
#include "models/words.h"
#include "wording/names/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {
namespace {

struct GlanceText {
    Q_DECLARE_TR_FUNCTIONS(models::GameGlance)
};

/// How far a game has come.
struct Standing {
    bool isOver = false;
    Mode mode = Mode::Play;
    std::array<bool, 2> isHuman{};
    int toMove = 0;
    int depth = 0;
};

QString standingText(const Standing& standing)
{
    if (standing.isOver)
        return GlanceText::tr("the game is over");
    if (standing.mode == Mode::Explore)
        //: how far a game is that can be opened again: its analysis was looked at
        return GlanceText::tr("exploring");
    if (standing.mode == Mode::Present)
        //: how far a game is that can be opened again: it was shown to a class
        return GlanceText::tr("presenting");
    if (standing.isHuman[0] && standing.isHuman[1])
        return GlanceText::tr("two players, move %1").arg(standing.depth + 1);
    if (!standing.isHuman[0] && !standing.isHuman[1])
        return GlanceText::tr("the computer against itself");
    return standing.isHuman[static_cast<std::size_t>(standing.toMove)]
               ? GlanceText::tr("against the computer, your move")
               : GlanceText::tr("against the computer, its move");
}

games::GamePtr positionIn(const QJsonObject& node)
{
    return gameOf(node.value(QStringLiteral("position")).toString());
}

/// The node and all that are before it, it first; nothing where they do not lead to the first one.
std::vector<QJsonObject> wayBack(const QJsonArray& nodes, int from)
{
    std::vector<QJsonObject> way;
    for (int number = from; number >= 0 && number < nodes.size();) {
        way.push_back(nodes.at(number).toObject());
        if (number == 0)
            return way;
        const int parent = way.back().value(QStringLiteral("parent")).toInt(-1);
        number = parent < number ? parent : -1;
    }
    return {};
}

/// As the tree counts it: a move passes the turn on, a position of a partizan game begins with Left.
int seatAtTheEnd(const std::vector<QJsonObject>& way, int starter)
{
    bool isSecond = starter == 1;
    for (const QJsonObject& node : way) {
        const QString by = node.value(QStringLiteral("by")).toString();
        if (by == QLatin1String("move") || by == QLatin1String("turn"))
            isSecond = !isSecond;
        if (by == QLatin1String("opened"))
            if (const auto game = positionIn(node); game != nullptr && game->isPartizan())
                isSecond = game->mover() == theory::Mover::Right;
    }
    return isSecond ? 1 : 0;
}

/// The position of the node, or where only its move is written, the one before it.
games::GamePtr nearestPosition(const std::vector<QJsonObject>& way)
{
    const auto written = std::ranges::find_if(
        way, [](const QJsonObject& node) { return node.contains(QStringLiteral("position")); });
    return written == way.end() ? nullptr : positionIn(*written);
}

qint64 orderIn(const QJsonObject& root)
{
    const qint64 order = root.value(QStringLiteral("order")).toInteger();
    return order > 0 && order <= largestOrder ? order : 0;
}

} // namespace

QString shortTitle(const games::Game& game)
{
    constexpr qsizetype longest = 32;
    const QString title = wording::positionTitle(game);
    return title.size() <= longest ? title : wording::gameTitle(game.info().id);
}

GameGlance glanceOf(const PositionTree& tree, const std::array<SavedSeat, 2>& seats, Mode mode)
{
    const PositionNode& node = tree.currentNode();
    const bool isOver = node.game->isOver();
    const PositionNode* shown = &node;
    while (isOver && shown->origin == Origin::Move)
        shown = &tree.node(shown->parent);
    return {.title = shortTitle(*shown->game),
            .detail = standingText({.isOver = isOver,
                                    .mode = mode,
                                    .isHuman = {seats[0].human, seats[1].human},
                                    .toMove = node.toMove,
                                    .depth = node.depth}),
            .isOver = isOver,
            .position = QString::fromStdString(shown->game->notation()),
            .hue = node.game->info().hue,
            .order = 0};
}

std::optional<GameGlance> glanceOf(const QByteArray& json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    auto way = wayBack(root.value(QStringLiteral("nodes")).toArray(),
                       root.value(QStringLiteral("current")).toInt(-1));
    auto game = nearestPosition(way);
    if (game == nullptr)
        return std::nullopt;
    std::ranges::reverse(way);
    const int starter = root.value(QStringLiteral("starter")).toInt();
    const int toMove = seatAtTheEnd(way, starter);
    const int depth = static_cast<int>(way.size()) - 1;
    const QJsonArray seats = root.value(QStringLiteral("seats")).toArray();
    const auto isHuman = [&seats](int seat) {
        return seats.at(seat).toObject().value(QStringLiteral("human")).toBool();
    };
    const auto withMover = [&] {
        const auto mover = seatAtTheEnd(way, starter) == 0 ? theory::Mover::Left : theory::Mover::Right;
        return game->isPartizan() ? game->withMover(mover) : game;
    };
    game = withMover();
    const bool isOver = way.back().contains(QStringLiteral("position")) && game->isOver();
    if (isOver) {
        while (way.back().value(QStringLiteral("by")).toString() == QLatin1String("move") && way.size() > 1)
            way.pop_back();
        if (const auto first = positionIn(way.back()))
            game = first;
        game = withMover();
    }
    return GameGlance{
        .title = shortTitle(*game),
        .detail = standingText(
            {.isOver = isOver,
             .mode = fromWord<Mode>(root.value(QStringLiteral("mode")).toString()).value_or(Mode::Play),
             .isHuman = {isHuman(0), isHuman(1)},
             .toMove = toMove,
             .depth = depth}),
        .isOver = isOver,
        .position = QString::fromStdString(game->notation()),
        .hue = game->info().hue,
        .order = orderIn(root)};
}

} // namespace models
