// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/filelock.h"
#include "models/files/gamefile.h"
#include "models/files/stagedfile.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QList>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace models {

/// What a list says of a game.
struct GameGlance {
    Q_GADGET
    QML_VALUE_TYPE(gameGlance)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString position MEMBER position)
    Q_PROPERTY(int hue MEMBER hue)

public:
    QString title{};     ///< of that position: "Nim 7, 11, 5"; empty: there is no game
    QString detail{};    ///< "two players, move 3"
    bool isOver = false; ///< at the position shown nobody can move
    QString position{};  ///< in notation, for a picture of it; the first one of a game that is over
    int hue = -1;        ///< of that picture, as the game's card has it
    qint64 order = 0;    ///< of when it was played, among the games of the home; 0 before all that have one

    bool operator==(const GameGlance&) const = default;
};

/// "Nim 7, 11, 5": the game with its position where that is short.
[[nodiscard]] QString shortTitle(const games::Game& game);

[[nodiscard]] GameGlance glanceOf(const PositionTree& tree, const std::array<SavedSeat, 2>& seats, Mode mode);
/// The same from a file without playing the game through, which the list of the gallery has no time for: the
/// moves are believed. None where the file holds no position to be shown.
[[nodiscard]] std::optional<GameGlance> glanceOf(const QByteArray& json);

/// The endings of the files that a game of the gallery can have, the newest first.
inline constexpr std::array gameStages{unflushedEnding, flushingEnding, QLatin1String(".grundy")};

/// The game that a window plays, in a file of its own that no other window touches meanwhile.
class KeptGame {
    Q_DECLARE_TR_FUNCTIONS(models::KeptGame)

public:
    /// `stem` is the file's path without its ending. `nextOrder` is asked when the game is kept first.
    KeptGame(QString stem, FileLock lock, std::function<qint64()> nextOrder);
    KeptGame(const KeptGame&) = delete;
    KeptGame& operator=(const KeptGame&) = delete;
    /// Waits for nothing: what is not on the disk yet stays where it was written.
    ~KeptGame() { m_file.leave(); }

    /// What the game is called among the others: its file's name without an ending.
    [[nodiscard]] QString name() const { return QFileInfo(m_stem).fileName(); }
    /// All or nothing; the sentence of the error otherwise.
    [[nodiscard]] std::optional<FileError> keep(const SavedGame& game);

    /// The file of a lock for each game.
    [[nodiscard]] static QString lockPath(const QString& stem) { return stem + QStringLiteral(".lock"); }

private:
    QString m_stem;
    FileLock m_lock;
    StagedFile m_file;
    std::function<qint64()> m_nextOrder;
    qint64 m_order = 0;
};

/// The games that were played last, each in a file of its own in one folder. Several windows use it at once:
/// what changes a game's files is done only by who holds its lock.
class GameStore {
    Q_DECLARE_TR_FUNCTIONS(models::GameStore)

public:
    static constexpr qsizetype mostGames = 20;
    static constexpr qsizetype mostOlder = 200;

    explicit GameStore(QString folder = homeFolder());
    /// In the folder of the program's data.
    [[nodiscard]] static QString homeFolder();

    struct Row {
        QString name;
        QDateTime changed;
        GameGlance glance;
        bool isHeld = false; ///< a window plays it

        bool operator==(const Row&) const = default;
    };
    /// The one played last first; no clock decides, but for games of versions that did not count.
    [[nodiscard]] QList<Row> rows() const;
    /// The name of the game that has this file; empty for a file that lies elsewhere.
    [[nodiscard]] QString nameOf(const QString& path) const;

    /// A new file, which is not there before something is kept in it.
    [[nodiscard]] std::unique_ptr<KeptGame> begin() const;
    struct Claimed {
        SavedGame game;
        std::unique_ptr<KeptGame> file; ///< none where nothing can be written
    };
    /// Goes on with a game, unless another window plays it.
    [[nodiscard]] std::variant<Claimed, FileError> claim(const QString& name) const;
    /// The game as it was kept last, whoever plays it.
    [[nodiscard]] std::variant<SavedGame, FileError> read(const QString& name) const;

    /// Takes a game out; bringBack() puts the last one back. False: a window plays it, or it cannot be done.
    bool remove(const QString& name) const;
    bool bringBack(const QString& name) const;
    /// Of more than `mostGames` the oldest go to the older ones, those that are over first; never one that a
    /// window plays or that was played by means of this store.
    void dropOldest() const;

    /// The names of the older ones, the one played last first. More than `mostOlder` are not kept.
    [[nodiscard]] QStringList older() const;
    [[nodiscard]] Row olderRow(const QString& name) const;
    /// Takes an older game back among the others: its name there; empty where that cannot be done.
    [[nodiscard]] QString bringOut(const QString& older) const;
    void forgetOlder() const;

    /// To be called when a window opens: takes over the one game that earlier versions kept, moves files that
    /// cannot be read out of the folder, and removes what a killed program left half-written. Says what is
    /// wrong with the first damaged file and where it is now; empty when there is none.
    QString tidy() const;

private:
    struct Seen {
        QDateTime changed;
        qint64 size = 0;
        std::optional<GameGlance> glance;
        QLocale spoken; ///< the language of the glance
    };

    [[nodiscard]] QString stem(const QString& name) const { return m_folder + u'/' + name; }
    [[nodiscard]] QString path(const QString& name, QLatin1String ending) const
    {
        return stem(name) + ending;
    }
    [[nodiscard]] FileLock lock(const QString& name) const
    {
        return FileLock(KeptGame::lockPath(stem(name)));
    }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] std::optional<Row> row(const QString& name) const;
    [[nodiscard]] const Seen& look(const QString& path) const;
    [[nodiscard]] QString freeName(const QDateTime& begun) const;
    [[nodiscard]] std::unique_ptr<KeptGame> keptGame(const QString& name, FileLock ours) const;
    [[nodiscard]] qint64 nextOrder() const;
    [[nodiscard]] QString olderPath(const QString& name) const;
    [[nodiscard]] FileLock lockFolder() const { return FileLock(KeptGame::lockPath(stem({}))); }
    bool setAside(const Row& game) const;
    void removeFiles(const QString& name) const;
    void takeOverAutosave() const;
    [[nodiscard]] QString putAside(const QString& name) const;

    QString m_folder;
    mutable QHash<QString, Seen> m_seen;
    mutable QSet<QString> m_played; ///< names of the games that this store has begun or gone on with
};

/// The game that a window plays, kept after every change from the first one on: a game in which nothing was
/// done leaves no file.
class Autosave {
public:
    explicit Autosave(const GameStore& store) : m_store(store) {}

    /// Another game is opened, with so many positions that the person can get again.
    void begin(int positions);
    /// A game goes on in its own file, or in none.
    void goOn(GameStore::Claimed& claimed);

    /// Whether a game of so many positions is to be kept.
    [[nodiscard]] bool wants(int positions) const { return m_file != nullptr || positions > m_opened; }
    [[nodiscard]] std::optional<FileError> keep(const SavedGame& game);
    /// The name of the game's file; empty while there is none.
    [[nodiscard]] QString name() const { return m_file == nullptr ? QString() : m_file->name(); }

private:
    const GameStore& m_store;
    std::unique_ptr<KeptGame> m_file;
    int m_opened = 0;
};

} // namespace models
