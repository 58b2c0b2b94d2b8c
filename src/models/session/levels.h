// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The levels of the computer as one text each, "look 3", and what is remembered of them for each game.

#include "models/files/gamefile.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace models {

/// A level as the New game dialog describes it.
class DescribedLevel {
    Q_GADGET
    QML_VALUE_TYPE(describedLevel)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString motto MEMBER motto)

public:
    QString level{};  ///< "look 3"
    QString title{};  ///< "Careful"
    QString detail{}; ///< "looks 3 moves ahead"; empty where the title says all
    QString face{};   ///< who plays so, or on the nearest rung of the ladder: "flint"
    QString name{};   ///< what he is called: "Flint"
    QString motto{};  ///< what he likes to say: "I saw that coming."

    friend bool operator==(const DescribedLevel&, const DescribedLevel&) = default;
};

/// The level of a seat with its number, where it has one: "perfect", "look 3".
[[nodiscard]] QString levelOf(const SavedSeat& seat);
/// The seat with that level; the same seat for a text that is none.
[[nodiscard]] SavedSeat withLevel(SavedSeat seat, const QString& level);

/// The described levels, the strongest first.
[[nodiscard]] QList<DescribedLevel> ladder();
[[nodiscard]] bool isOnLadder(const QString& level);
/// Of the ladder, or another level that a seat may have.
[[nodiscard]] DescribedLevel described(const QString& level);

/// Who learns has a file of what is remembered of games; empty for nobody in particular.
[[nodiscard]] QString learnerFile(const QString& folder);
/// For who has never played the game.
[[nodiscard]] QString gentleLevel();
/// The levels that were last chosen for both seats in that game; gentle ones before. `folder` has the files
/// of the pupil who chose them; empty: nobody in particular, whose levels stand in the program's settings.
[[nodiscard]] std::array<QString, 2> rememberedLevels(const QString& gameId, const QString& folder = {});
void rememberLevels(const QString& gameId, const std::array<QString, 2>& levels, const QString& folder = {});
/// The faces of the ladder that lost to a person in that game, the gentlest first.
[[nodiscard]] QStringList beatenFaces(const QString& gameId, const QString& folder = {});
/// A level that is not on the ladder is not remembered.
void rememberBeaten(const QString& gameId, const QString& level, const QString& folder = {});
/// Who is beaten, too.
void forgetLevels(const QString& folder);

} // namespace models
