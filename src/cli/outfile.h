// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Files that a command writes: whole or not at all.

#include "cli/console.h"

#include <functional>
#include <iosfwd>
#include <string>

namespace cli {

/// False after a complaint that names the file and the cause; then an older file of that name is as it was.
/// What `write` writes goes to a temporary file beside it first.
[[nodiscard]] bool writeFile(const std::string& path, const Console& console,
                             const std::function<void(std::ostream&)>& write);

} // namespace cli
