// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which Grundy this is. The number stands in CMakeLists.txt alone; version.cpp is made of it.

#include <QString>

#include <string>

namespace wording {

/// "0.1.0".
[[nodiscard]] QString version();

/// Where Grundy is published, with word of mistakes taken there; empty for a build that nobody published.
[[nodiscard]] QString homepage();

/// What --version says: "grundy 0.1.0 (Qt 6.4.2)", with the Qt in use.
[[nodiscard]] std::string versionLine(const std::string& program);

} // namespace wording
