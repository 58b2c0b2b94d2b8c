// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games as .grundy files: JSON, version 1. What is read is checked against limits and against the rules
// (each move must be legal where it was made) before it is used.

#include "models/files/fileerror.h"
#include "models/session/level.h"
#include "models/session/mode.h"
#include "models/session/positiontree.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <array>
#include <variant>

namespace models {

/// The context of the sentences about files.
struct GameFile {
    Q_DECLARE_TR_FUNCTIONS(models::GameFile)
};

struct SavedSeat {
    bool human = true;
    Level level = Level::Perfect;
    int depth = 2;
    int slip = 20;
    int fence = 4; ///< files without it are read, too
    QString name;
    bool isFriend = false; ///< a person, but not the one whose computer it is
};

struct SavedGame {
    PositionTree tree;
    std::array<SavedSeat, 2> seats;
    Mode mode = Mode::Play;
};

inline constexpr int gameFileVersion = 1;
inline constexpr qint64 mostFileBytes = qint64{64} << 20;
inline constexpr int mostFileNodes = 200'000;

/// The position comes out of the one before it, with how it is laid out; elsewhere a layout is saved.
[[nodiscard]] constexpr bool isReplayed(Origin origin)
{
    return origin == Origin::Move || origin == Origin::Convention || origin == Origin::Turn;
}

/// Games of a home are counted in the order in which they are played, from 1; the file says the number as
/// "order". 0: it says none.
inline constexpr qint64 largestOrder = 999'999'999'999;

/// Precondition: the tree is not empty.
[[nodiscard]] QByteArray gameToJson(const SavedGame& game, qint64 order = 0);
[[nodiscard]] std::variant<SavedGame, FileError> gameFromJson(const QByteArray& json);

/// Writes all or nothing; the sentence of the error otherwise.
[[nodiscard]] std::optional<FileError> writeGame(const QString& path, const SavedGame& game);
[[nodiscard]] std::variant<SavedGame, FileError> readGame(const QString& path);

} // namespace models
