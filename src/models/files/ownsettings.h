// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lessonproblem.h"

#include <QByteArray>
#include <QSettings>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace models {

/// The settings, or those of a file in the folder of who learns, to be looked at.
[[nodiscard]] std::unique_ptr<QSettings> settingsOf(const QString& iniFile);

/// False is the first thing that is written into the settings of a new home: settings without it are older.
inline constexpr char newHomeKey[] = "lettersMet";

/// Changes the settings, or those of a file in the folder of who learns: read again and written before
/// another window does the same, so that a list in them may be read, changed and written. Where a line of the
/// file cannot be read, the file as it was is kept under another name beside it.
void changeSettings(const std::function<void(QSettings&)>& change, const QString& iniFile = {});
void changeSetting(const QString& key, const QVariant& value);

/// Why some of the settings cannot be read, with the place; empty when all can.
[[nodiscard]] QString settingsProblem();

/// The first thing in a file of settings that Qt would leave out or believe at random, with its place: a line
/// that is none, or a key that its section has already. Keys that are not known are a newer version's, and
/// stay.
[[nodiscard]] std::optional<lessons::LessonProblem> iniProblem(const QByteArray& text);

/// So many bytes are read of such a file.
inline constexpr qint64 mostIniBytes = qint64{4} << 20;

/// What of games, progress and settings will not be kept from one start to the next, or cannot be read, where
/// and why; empty when all is well.
[[nodiscard]] QString homeProblem();

} // namespace models
