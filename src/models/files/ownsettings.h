// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

#include <functional>
#include <memory>

namespace models {

/// The settings, or those of a file in the folder of who learns, to be looked at.
[[nodiscard]] std::unique_ptr<QSettings> settingsOf(const QString& iniFile);

/// Changes the settings, or those of a file in the folder of who learns: read again and written before
/// another window does the same, so that a list in them may be read, changed and written. Where a line of the
/// file cannot be read, the file as it was is kept under another name beside it.
void changeSettings(const std::function<void(QSettings&)>& change, const QString& iniFile = {});
void changeSetting(const QString& key, const QVariant& value);

/// Why some of the settings cannot be read, with the place; empty when all can.
[[nodiscard]] QString settingsProblem();

} // namespace models
