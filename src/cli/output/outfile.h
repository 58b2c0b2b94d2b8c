// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Files that a command writes: whole or not at all.

#include "cli/console.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>

namespace cli {

/// Done when the file is whole; Interrupted or BadInput after a complaint that names the file and the cause.
/// Unless Done, an older file of that name is as it was. What `write` writes goes to a temporary file beside
/// it first; `tell` is told how many bytes it has so far.
[[nodiscard]] Exit writeFileUnlessStopped(const std::string& path, const Console& console,
                                          const std::function<void(std::ostream&)>& write,
                                          const std::function<void(qint64)>& tell = {});
/// Done, or BadInput after a complaint where there is a cause why the file could not be written.
[[nodiscard]] Exit writtenUnless(const QString& cause, const std::string& path, const Console& console);
/// False after a complaint; true also when it was interrupted, which the console tells.
[[nodiscard]] bool writeFile(const std::string& path, const Console& console,
                             const std::function<void(std::ostream&)>& write);
/// To be asked before long work: false after a complaint when a file of so many bytes cannot be written
/// there.
[[nodiscard]] bool canBeWritten(const std::string& path, std::uint64_t bytes, const Console& console);

} // namespace cli
