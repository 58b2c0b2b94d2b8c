// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/gamefile.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/edit.h"
#include "lessons/jsonfile.h"
#include "models/board/pieceids.h"
#include "models/drawn/layoutjson.h"
#include "models/session/seat.h"
#include "models/words.h"
#include "wording/errors.h"
#include "wording/wholefile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

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

constexpr qsizetype longestNotation = 50'000'000; // two million edges

/// A whole number in [least, most]; none for anything else.
std::optional<int> whole(const QJsonValue& value, int least, int most)
{
    const double number = value.toDouble(-1e18);
    if (!value.isDouble() || number < least || number > most || number != static_cast<int>(number))
        return std::nullopt;
    return static_cast<int>(number);
}

/// Reads node by node into the tree; the first thing that is wrong stays in `error`.
class NodeReader {
public:
    explicit NodeReader(PositionTree& tree) : m_tree(tree) {}

    [[nodiscard]] bool readAll(const QJsonArray& nodes, int starter)
    {
        for (const auto& value : nodes)
            if (!read(value.toObject(), starter))
                return false;
        return readNext(nodes);
    }
    [[nodiscard]] QString error() const { return m_error; }

private:
    bool fail(const QString& what)
    {
        //: the number of a position in a file, and what is wrong with it
        m_error = GameFile::tr("Position %1 of the file: %2").arg(m_tree.size() + 1).arg(what);
        return false;
    }

    bool read(const QJsonObject& object, int starter)
    {
        games::GamePtr game;
        if (!isOnlyMove(object) && !readPosition(object, game))
            return false;
        if (m_tree.isEmpty()) {
            m_tree.begin(game, starter);
            return true;
        }
        const auto parent = whole(object.value(QStringLiteral("parent")), 0, m_tree.size() - 1);
        if (!parent)
            return fail(GameFile::tr("no earlier position is named as the one before it."));
        return readOrigin(object, *parent, game);
    }

    /// The position is what the move leaves; no text of it is there to be compared.
    [[nodiscard]] bool isOnlyMove(const QJsonObject& object) const
    {
        return !m_tree.isEmpty() && !object.contains(QStringLiteral("position")) &&
               object.value(QStringLiteral("by")).toString() == QLatin1String("move");
    }

    bool readPosition(const QJsonObject& object, games::GamePtr& game)
    {
        const QString text = object.value(QStringLiteral("position")).toString();
        if (text.isEmpty() || text.size() > longestNotation)
            return fail(GameFile::tr("there is no position."));
        games::Parsed parsed = games::parse(text.toStdString());
        if (const auto* problem = std::get_if<games::ParseError>(&parsed))
            return fail(wording::parseErrorText(*problem));
        game = std::get<games::GamePtr>(std::move(parsed));
        return readLayout(object.value(QStringLiteral("layout")), game);
    }

    /// A picture drawn by hand is drawn that way again.
    bool readLayout(const QJsonValue& value, games::GamePtr& game)
    {
        if (value.isUndefined())
            return true;
        const auto own = games::layoutOf(*game);
        const auto layout = own ? layoutFromJson(value, *own) : std::nullopt;
        game = layout ? game->edited(games::Arrange{*layout}) : nullptr;
        return game != nullptr || fail(GameFile::tr("its layout is damaged."));
    }

    bool readOrigin(const QJsonObject& object, int parent, const games::GamePtr& game)
    {
        const auto origin = fromWord<Origin>(object.value(QStringLiteral("by")).toString());
        if (!origin || *origin == Origin::Start)
            return fail(GameFile::tr("it is unknown what led to it."));
        PositionNode node;
        node.game = game;
        node.origin = *origin;
        if (game != nullptr && node.origin != Origin::Opened &&
            game->info().id != m_tree.node(parent).game->info().id)
            return fail(GameFile::tr("it belongs to another game."));
        if (node.origin == Origin::Move && !readMove(object.value(QStringLiteral("choice")), parent, node))
            return fail(GameFile::tr("no legal move leads to it."));
        const games::GamePtr& before = m_tree.node(parent).game;
        if (node.origin == Origin::Convention && !isOther(*before, *game))
            return fail(GameFile::tr("it is not the same under the other convention."));
        if (node.origin == Origin::Turn && (!before->isPartizan() || before->notation() != game->notation()))
            return fail(GameFile::tr("it is not the same with the other player to move."));
        if (node.origin == Origin::Opened && !readStarter(object.value(QStringLiteral("starter")), node))
            return fail(GameFile::tr("it is unknown what led to it."));
        // What comes out of the position before keeps its pieces' ids and places.
        if (node.origin == Origin::Convention)
            node.game = before->withPlay(game->play());
        else if (node.origin == Origin::Turn)
            node.game = before;
        m_tree.append(parent, std::move(node));
        return true;
    }

    /// Left begins where nothing is said.
    static bool readStarter(const QJsonValue& value, PositionNode& node)
    {
        const auto starter = value.isUndefined() ? 0 : whole(value, 0, 1);
        if (starter == 1 && node.game->isPartizan())
            node.game = node.game->withMover(theory::Mover::Right);
        return starter.has_value();
    }

    static bool isOther(const games::Game& before, const games::Game& after)
    {
        return before.info().misereOffered && before.play() != after.play() &&
               before.withPlay(after.play())->notation() == after.notation();
    }

    bool readMove(const QJsonValue& value, int parent, PositionNode& node) const
    {
        const games::Game& before = *m_tree.node(parent).game;
        const QJsonArray ids = value.toArray();
        const auto first = idFromText(ids.at(0).toString());
        if (!first || ids.size() > 2)
            return false;
        const auto second = idFromText(ids.at(1).toString());
        if (ids.size() == 2 && !second)
            return false;
        const games::Choice choice = second ? before.choose(*first, *second) : before.choose(*first);
        const auto* move = std::get_if<games::Move>(&choice);
        if (move == nullptr)
            return false;
        games::GamePtr after = before.after(*move);
        if (after == nullptr || (node.game != nullptr && after->notation() != node.game->notation()))
            return false;
        node.move = *move;
        node.game = std::move(after);
        return true;
    }

    bool readNext(const QJsonArray& nodes)
    {
        for (int number = 0; number < m_tree.size(); ++number) {
            const QJsonValue next = nodes.at(number).toObject().value(QStringLiteral("next"));
            if (next.isUndefined())
                continue;
            const auto child = whole(next, 0, m_tree.size() - 1);
            if (!child || !std::ranges::count(m_tree.node(number).children, *child)) {
                m_error = GameFile::tr("Position %1 of the file: its line goes on nowhere.").arg(number + 1);
                return false;
            }
            m_tree.setNext(number, *child);
        }
        return true;
    }

    PositionTree& m_tree;
    QString m_error;
};

std::optional<SavedSeat> readSeat(const QJsonObject& object)
{
    const auto depth = whole(object.value(QStringLiteral("depth")), 1, Seat::mostDepth);
    const auto slip = whole(object.value(QStringLiteral("slip")), 0, 100);
    const QJsonValue fenced = object.value(QStringLiteral("fence"));
    const auto fence = fenced.isUndefined() ? SavedSeat{}.fence : whole(fenced, 1, games::farthestFence);
    const auto level = fromWord<Level>(object.value(QStringLiteral("level")).toString());
    const QJsonValue human = object.value(QStringLiteral("human"));
    if (!depth || !slip || !fence || !level || !human.isBool())
        return std::nullopt;
    return SavedSeat{.human = human.toBool(),
                     .level = *level,
                     .depth = *depth,
                     .slip = *slip,
                     .fence = *fence,
                     .name = object.value(QStringLiteral("name")).toString(),
                     .isFriend = object.value(QStringLiteral("friend")).toBool()};
}

bool readSeats(const QJsonArray& seats, SavedGame& game)
{
    if (seats.size() != 2)
        return false;
    for (int seat = 0; seat < 2; ++seat) {
        const auto read = readSeat(seats.at(seat).toObject());
        if (!read)
            return false;
        game.seats[static_cast<std::size_t>(seat)] = *read;
    }
    return true;
}

constexpr lessons::JsonKind gameKind{.format = "grundy",
                                     .version = gameFileVersion,
                                     .mostBytes = mostFileBytes,
                                     .other = lessons::Cause::NotALesson};

QString rootProblemText(const lessons::LessonProblem& problem)
{
    using lessons::Cause;
    switch (problem.cause) {
    case Cause::FileTooLarge: return GameFile::tr("The file is too large for a game.");
    case Cause::Syntax:
        return GameFile::tr("This is not JSON: %1")
            //: where a mistake is in a file, and what is wrong
            .arg(QCoreApplication::translate("Lessons", "line %1, column %2: %3")
                     .arg(problem.line)
                     .arg(problem.column)
                     .arg(problem.found));
    case Cause::NewerVersion: return GameFile::tr("The file was written by a newer version of Grundy.");
    case Cause::RepeatedKey:
        //: where a mistake is, and the name that stands there twice
        return GameFile::tr("Line %1, column %2 of the file: “%3” stands here a second time.")
            .arg(problem.line)
            .arg(problem.column)
            .arg(wording::shownToken(problem.found.toStdString()));
    default: return GameFile::tr("This is not a game of Grundy.");
    }
}

/// The sentence of what is wrong with the frame around the nodes; empty when nothing is.
QString frameError(const QJsonObject& root)
{
    if (!whole(root.value(QStringLiteral("version")), gameFileVersion, gameFileVersion))
        return GameFile::tr("The file does not say which version it has.");
    const qsizetype nodes = root.value(QStringLiteral("nodes")).toArray().size();
    if (nodes == 0)
        return GameFile::tr("The file contains no position.");
    if (nodes > mostFileNodes)
        return GameFile::tr("The file contains too many positions.");
    if (!whole(root.value(QStringLiteral("current")), 0, static_cast<int>(nodes) - 1) ||
        !whole(root.value(QStringLiteral("starter")), 0, 1) ||
        !fromWord<Mode>(root.value(QStringLiteral("mode")).toString()))
        return GameFile::tr("The file is damaged.");
    return {};
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

std::variant<SavedGame, FileError> gameFromJson(const QByteArray& json)
{
    const auto read = lessons::readRoot(json, gameKind);
    if (const auto* problem = std::get_if<lessons::LessonProblem>(&read))
        return FileError{rootProblemText(*problem)};
    const auto& root = std::get<QJsonObject>(read);
    if (const QString error = frameError(root); !error.isEmpty())
        return FileError{error};
    SavedGame game;
    game.mode = *fromWord<Mode>(root.value(QStringLiteral("mode")).toString());
    if (!readSeats(root.value(QStringLiteral("seats")).toArray(), game))
        return FileError{GameFile::tr("The file does not say who plays.")};
    NodeReader reader(game.tree);
    if (!reader.readAll(root.value(QStringLiteral("nodes")).toArray(),
                        root.value(QStringLiteral("starter")).toInt()))
        return FileError{reader.error()};
    game.tree.goTo(root.value(QStringLiteral("current")).toInt());
    return game;
}

} // namespace models
