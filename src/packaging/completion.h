// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a shell offers when Tab is pressed: commands, options, the choices of an option, files.

#include "packaging/command.h"

#include <string>

namespace packaging {

[[nodiscard]] std::string bashCompletion(const Command& command);
[[nodiscard]] std::string zshCompletion(const Command& command);
[[nodiscard]] std::string fishCompletion(const Command& command);

} // namespace packaging
