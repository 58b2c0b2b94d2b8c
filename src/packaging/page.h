// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Manual pages, in the macros of man.

#include "packaging/command.h"

#include <string>

namespace packaging {

/// The page of `command`: `written` with what the program says of itself in place of its lines @HEAD@ (name
/// and synopsis), @OPTIONS@ and @COMMANDS@.
[[nodiscard]] std::string manualPage(const Command& command, const std::string& written,
                                     const std::string& version);

} // namespace packaging
