// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/gamestore.h"

#include "models/files/typedposition.h"
#include "models/words.h"
#include "wording/names/names.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QStandardPaths>

#include <algorithm>
#include <ranges>
#include <tuple>

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

/// QT_LOGGING_RULES=grundy.saves=true says on stderr what has been saved, once it is: for scripts/kills.
Q_LOGGING_CATEGORY(saves, "grundy.saves", QtWarningMsg)

constexpr auto removedEnding = QLatin1String(".removed");

/// A game's name has no dot; what its files are called goes on with one.
QString nameIn(const QString& fileName)
{
    return fileName.section(u'.', 0, 0);
}

constexpr int orderDigits = 12;

/// Of an older game, whose name begins with it.
qint64 orderOf(const QString& older)
{
    return std::clamp<qint64>(older.section(u'-', 0, 0).toLongLong(), 0, largestOrder);
}

bool isStage(const QString& fileName)
{
    return std::ranges::count(gameStages, fileName.mid(nameIn(fileName).size())) > 0;
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

KeptGame::KeptGame(QString stem, FileLock lock, std::function<qint64()> nextOrder)
    : m_stem(std::move(stem)), m_lock(std::move(lock)), m_file(stagesOf(m_stem, gameStages.back())),
      m_nextOrder(std::move(nextOrder))
{
}

std::optional<FileError> KeptGame::keep(const SavedGame& game)
{
    if (!m_lock.isTaken()) { // the folder may have become writable
        QDir().mkpath(QFileInfo(m_stem).path());
        m_lock = FileLock(lockPath(m_stem));
    }
    if (m_order == 0)
        m_order = m_nextOrder();
    const QString cause = m_file.write(gameToJson(game, m_order));
    if (!cause.isEmpty())
        return FileError{tr("%1 This game is lost when the window closes, unless you save it elsewhere.",
                            "after the sentence that a file cannot be written")
                             .arg(wording::fileProblem(m_stem + gameStages.back(), cause) + u'.')};
    return std::nullopt;
}

GameStore::GameStore(QString folder) : m_folder(std::move(folder)) {}

QString GameStore::homeFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

/// Of all games that have a file.
QStringList GameStore::names() const
{
    QStringList names;
    for (const QString& file : QDir(m_folder).entryList(QDir::Files))
        if (isStage(file) && !names.contains(nameIn(file)))
            names.append(nameIn(file));
    return names;
}

/// A file is looked into again only when it has changed, or the language has.
const GameStore::Seen& GameStore::look(const QString& path) const
{
    const QFileInfo info(path);
    Seen& seen = m_seen[path];
    if (seen.changed == info.lastModified() && seen.size == info.size() && seen.changed.isValid() &&
        seen.spoken == QLocale())
        return seen;
    seen = {.changed = info.lastModified(), .size = info.size(), .glance = {}, .spoken = QLocale()};
    QFile file;
    if (info.size() <= mostFileBytes && wording::openToRead(file, path).isEmpty())
        seen.glance = glanceOf(file.read(mostFileBytes));
    return seen;
}

std::optional<GameStore::Row> GameStore::row(const QString& name) const
{
    for (const QLatin1String ending : gameStages)
        if (const Seen& seen = look(path(name, ending)); seen.glance)
            return Row{.name = name,
                       .changed = seen.changed,
                       .glance = *seen.glance,
                       .isHeld = FileLock::isHeld(KeptGame::lockPath(stem(name)))};
    return std::nullopt;
}

QList<GameStore::Row> GameStore::rows() const
{
    QList<Row> rows;
    for (const QString& name : names())
        if (auto found = row(name))
            rows.append(*std::move(found));
    std::ranges::sort(rows, std::ranges::greater{},
                      [](const Row& row) { return std::tuple(row.glance.order, row.changed, row.name); });
    return rows;
}

QString GameStore::nameOf(const QString& path) const
{
    const QFileInfo file(path);
    const bool isHere = isStage(file.fileName()) && file.dir().exists() &&
                        file.dir().canonicalPath() == QDir(m_folder).canonicalPath();
    return isHere ? nameIn(file.fileName()) : QString();
}

/// Made of the time; a second game of the same millisecond has a number.
QString GameStore::freeName(const QDateTime& begun) const
{
    const QString time = begun.toUTC().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QString name = time;
    const auto isUsed = [this](const QString& other) {
        return !QDir(m_folder).entryList({other + QStringLiteral(".*")}, QDir::Files).isEmpty();
    };
    for (int number = 2; isUsed(name); ++number)
        name = QStringLiteral("%1-%2").arg(time).arg(number);
    return name;
}

std::unique_ptr<KeptGame> GameStore::begin() const
{
    QDir().mkpath(m_folder);
    for (;;) {
        const QString name = freeName(QDateTime::currentDateTime());
        FileLock ours = lock(name);
        if (ours.isTaken() ? !names().contains(name) : !FileLock::isHeld(KeptGame::lockPath(stem(name))))
            return keptGame(name, std::move(ours));
    }
}

std::unique_ptr<KeptGame> GameStore::keptGame(const QString& name, FileLock ours) const
{
    m_played.insert(name);
    return std::make_unique<KeptGame>(stem(name), std::move(ours),
                                      [store = *this] { return store.nextOrder(); });
}

qint64 GameStore::nextOrder() const
{
    const QStringList before = older();
    qint64 largest = before.isEmpty() ? 0 : orderOf(before.constFirst());
    for (const Row& row : rows())
        largest = std::max(largest, row.glance.order);
    return std::min(largest + 1, largestOrder);
}

std::variant<SavedGame, FileError> GameStore::read(const QString& name) const
{
    FileError error;
    for (const QLatin1String ending : gameStages) {
        auto read = readGame(path(name, ending));
        if (std::holds_alternative<SavedGame>(read))
            return read;
        if (QFile::exists(path(name, ending)) || error.text.isEmpty())
            error = std::get<FileError>(read);
    }
    return error;
}

std::variant<GameStore::Claimed, FileError> GameStore::claim(const QString& name) const
{
    FileLock ours = lock(name);
    if (!ours.isTaken() && FileLock::isHeld(KeptGame::lockPath(stem(name))))
        return FileError{tr("This game is open in another window.")};
    auto found = read(name);
    if (auto* error = std::get_if<FileError>(&found))
        return std::move(*error);
    Claimed claimed{.game = std::get<SavedGame>(std::move(found)), .file = nullptr};
    if (ours.isTaken())
        claimed.file = keptGame(name, std::move(ours));
    return claimed;
}

/// Precondition: the game is locked.
void GameStore::removeFiles(const QString& name) const
{
    for (const QLatin1String ending : gameStages)
        QFile::remove(path(name, ending));
}

bool GameStore::remove(const QString& name) const
{
    const FileLock ours = lock(name);
    const auto newest = std::ranges::find_if(
        gameStages, [&](QLatin1String ending) { return look(path(name, ending)).glance.has_value(); });
    if (!ours.isTaken() || newest == gameStages.end())
        return false;
    for (const QString& earlier :
         QDir(m_folder).entryList({QStringLiteral("*") + removedEnding}, QDir::Files))
        QFile::remove(m_folder + u'/' + earlier);
    if (!QFile::rename(path(name, *newest), path(name, removedEnding)))
        return false;
    removeFiles(name);
    return true;
}

bool GameStore::bringBack(const QString& name) const
{
    const FileLock ours = lock(name);
    return ours.isTaken() && QFile::rename(path(name, removedEnding), path(name, gameStages.back()));
}

void GameStore::dropOldest() const
{
    const FileLock onlyOne = lockFolder(); // two windows would drop two games for one
    if (!onlyOne.isTaken() || names().size() <= mostGames)
        return;
    QList<Row> oldestFirst = rows();
    qsizetype tooMany = oldestFirst.size() - mostGames;
    std::ranges::reverse(oldestFirst);
    oldestFirst.removeIf([this](const Row& row) { return m_played.contains(row.name); });
    std::ranges::stable_partition(oldestFirst, [](const Row& row) { return row.glance.isOver; });
    for (const Row& row : oldestFirst) {
        const FileLock ours = tooMany > 0 ? lock(row.name) : FileLock();
        if (ours.isTaken() && setAside(row))
            --tooMany;
    }
    for (const QString& name : older().mid(mostOlder))
        QFile::remove(olderPath(name));
}

/// Killed in the midst of it, this leaves the newest file of the game here or there. Precondition: the game
/// is locked.
bool GameStore::setAside(const Row& game) const
{
    const QString aside = olderPath(
        QStringLiteral("%1-%2").arg(game.glance.order, orderDigits, 10, QLatin1Char('0')).arg(game.name));
    const auto newest = std::ranges::find_if(
        gameStages, [&](QLatin1String ending) { return look(path(game.name, ending)).glance.has_value(); });
    if (newest == gameStages.end() || !QDir().mkpath(QFileInfo(aside).path()))
        return false;
    for (const QLatin1String ending : gameStages)
        if (ending != *newest)
            QFile::remove(path(game.name, ending));
    if (*newest != gameStages.back()) // a killed window has left it so
        wording::bringToDisk(path(game.name, *newest));
    return QFile::rename(path(game.name, *newest), aside);
}

QString GameStore::olderPath(const QString& name) const
{
    return m_folder + QStringLiteral("/older/") + name + gameStages.back();
}

/// The files begin with the number that the game had in the order.
QStringList GameStore::older() const
{
    QStringList names;
    for (const QString& file :
         QDir(m_folder + QStringLiteral("/older"))
             .entryList({u'*' + gameStages.back()}, QDir::Files, QDir::Name | QDir::Reversed))
        names.append(nameIn(file));
    return names;
}

GameStore::Row GameStore::olderRow(const QString& name) const
{
    const Seen& seen = look(olderPath(name));
    return {.name = name, .changed = seen.changed, .glance = seen.glance.value_or(GameGlance{.title = name})};
}

QString GameStore::bringOut(const QString& older) const
{
    const FileLock onlyOne = lockFolder();
    QString name = older.section(u'-', 1);
    if (name.isEmpty() || names().contains(name))
        name = freeName(QDateTime::currentDateTime());
    return QFile::rename(olderPath(older), path(name, gameStages.back())) ? name : QString();
}

void GameStore::forgetOlder() const
{
    const FileLock onlyOne = lockFolder();
    for (const QString& name : older())
        QFile::remove(olderPath(name));
}

void GameStore::takeOverAutosave() const
{
    const QString old = QFileInfo(m_folder).path() + QStringLiteral("/autosave.grundy");
    const QFileInfo info(old);
    if (!info.isFile())
        return;
    QDir().mkpath(m_folder);
    QFile::rename(old, path(freeName(info.lastModified()), gameStages.back()));
}

/// Moves the newest file of a game that cannot be read out of the folder, and tells so. It is not ours to
/// throw away.
QString GameStore::putAside(const QString& name) const
{
    const FileLock ours = lock(name);
    if (!ours.isTaken() || row(name)) // another window was just writing it
        return {};
    const auto found = read(name);
    const auto* error = std::get_if<FileError>(&found);
    if (error == nullptr)
        return {};
    QString problem = tr("A game could not be read (%1).").arg(error->text);
    const QString aside = QStringLiteral("%1/damaged-%2.grundy").arg(QFileInfo(m_folder).path(), name);
    bool isAside = false;
    for (const QLatin1String ending : gameStages | std::views::reverse)
        isAside = isAside || QFile::rename(path(name, ending), aside);
    if (!isAside)
        return problem;
    removeFiles(name);
    return problem + u' ' + tr("Its file is kept as %1.").arg(aside);
}

QString GameStore::tidy() const
{
    takeOverAutosave();
    QString problem;
    for (const QString& name : names())
        if (!row(name))
            if (const QString told = putAside(name); problem.isEmpty())
                problem = told;
    const QStringList known = names();
    const QStringList left{QStringLiteral("*.unflushed.??????"), QStringLiteral("*.lock")};
    for (const QString& file : QDir(m_folder).entryList(left, QDir::Files))
        if (!file.endsWith(QLatin1String(".lock")) || !known.contains(nameIn(file)))
            if (const FileLock ours = lock(nameIn(file)); ours.isTaken())
                QFile::remove(m_folder + u'/' + file);
    return problem;
}

void Autosave::begin(int positions)
{
    m_file.reset();
    m_opened = positions;
}

void Autosave::goOn(GameStore::Claimed& claimed)
{
    begin(claimed.game.tree.size());
    m_file = std::move(claimed.file);
}

std::optional<FileError> Autosave::keep(const SavedGame& game)
{
    const bool isNew = m_file == nullptr;
    if (isNew)
        m_file = m_store.begin();
    auto error = m_file->keep(game);
    if (error)
        return error;
    if (isNew)
        m_store.dropOldest();
    qCDebug(saves).noquote() << m_file->name() << game.tree.size()
                             << game.tree.currentNode().game->notation().c_str();
    return std::nullopt;
}

} // namespace models
