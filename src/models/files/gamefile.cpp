// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/gamefile.h"

#include "games/capabilities.h"
#include "models/board/pieceids.h"
#include "models/drawn/layoutjson.h"
#include "models/words.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace models {
namespace {

/// A long position is not written again after each move: the move itself leads to it.
constexpr std::size_t longestRepeated = 20'000;

QJsonObject nodeToJson(const PositionNode& node)
{
    QJsonObject object;
    const std::string notation = node.game->notation();
    if (node.origin != Origin::Move || notation.size() <= longestRepeated)
        object.insert(QStringLiteral("position"), QString::fromStdString(notation));
    if (node.parent >= 0) {
        object.insert(QStringLiteral("parent"), node.parent);
        object.insert(QStringLiteral("by"), wordOf(node.origin));
    }
    if (node.origin == Origin::Opened && node.game->mover() == theory::Mover::Right)
        object.insert(QStringLiteral("starter"), node.toMove); // whoever was to move before
    if (node.move) {
        QJsonArray choice{idText(node.move->gesture.first)};
        if (node.move->gesture.second)
            choice.append(idText(*node.move->gesture.second));
        object.insert(QStringLiteral("choice"), choice);
    }
    if (!isReplayed(node.origin))
        if (const auto layout = games::layoutOf(*node.game))
            object.insert(QStringLiteral("layout"), layoutToJson(*layout));
    if (node.next >= 0 && node.next != node.children.back())
        object.insert(QStringLiteral("next"), node.next);
    return object;
}

QJsonObject seatToJson(const SavedSeat& seat)
{
    QJsonObject object{{QStringLiteral("human"), seat.human}, {QStringLiteral("level"), wordOf(seat.level)},
                       {QStringLiteral("depth"), seat.depth}, {QStringLiteral("slip"), seat.slip},
                       {QStringLiteral("fence"), seat.fence}, {QStringLiteral("name"), seat.name}};
    if (seat.isFriend)
        object.insert(QStringLiteral("friend"), true);
    return object;
}

} // namespace

QByteArray gameToJson(const SavedGame& game, qint64 order)
{
    QJsonArray nodes;
    for (int number = 0; number < game.tree.size(); ++number)
        nodes.append(nodeToJson(game.tree.node(number)));
    QJsonObject root{
        {QStringLiteral("format"), QStringLiteral("grundy")},
        {QStringLiteral("version"), gameFileVersion},
        {QStringLiteral("mode"), wordOf(game.mode)},
        {QStringLiteral("starter"), game.tree.node(0).toMove},
        {QStringLiteral("current"), game.tree.current()},
        {QStringLiteral("seats"), QJsonArray{seatToJson(game.seats[0]), seatToJson(game.seats[1])}},
        {QStringLiteral("nodes"), nodes}};
    if (order > 0)
        root.insert(QStringLiteral("order"), order);
    return QJsonDocument(root).toJson(QJsonDocument::Compact);
}

std::optional<FileError> writeGame(const QString& path, const SavedGame& game)
{
    const QString cause = wording::writeWholeFile(path, gameToJson(game));
    return cause.isEmpty() ? std::nullopt : std::optional(FileError{wording::fileProblem(path, cause)});
}

std::variant<SavedGame, FileError> readGame(const QString& path)
{
    QFile file;
    if (const QString cause = wording::openToRead(file, path); !cause.isEmpty())
        return FileError{GameFile::tr("The file cannot be read: %1").arg(cause)};
    if (file.size() > mostFileBytes)
        return FileError{GameFile::tr("The file is too large for a game.")};
    return gameFromJson(file.read(file.size())); // no more memory than it takes
}

} // namespace models
