// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What long work takes, in words: memory and time.

#include <QString>

#include <chrono>
#include <cstdint>

namespace wording {

/// "8.0 GiB".
[[nodiscard]] QString memoryText(std::uint64_t bytes);
/// "Needs 8.0 GiB of 20.1 GiB free".
[[nodiscard]] QString memoryNeedText(std::uint64_t bytes, std::uint64_t free);
/// "A table would settle it: 8.0 GiB of 20.1 GiB free, and 11 seconds or more."
[[nodiscard]] QString tableQuestion(std::uint64_t bytes, std::uint64_t free, std::chrono::seconds time);
/// "The table of this position needs 8.0 GiB of memory; of the 5.2 GiB that are free it may take 4.5 GiB."
[[nodiscard]] QString memoryLackText(std::uint64_t bytes, std::uint64_t free, std::uint64_t allowed);
/// "42 %", rounded down.
[[nodiscard]] QString percentText(double fraction);
/// "about 3 seconds left"; minutes from two on.
[[nodiscard]] QString timeLeftText(std::chrono::seconds left);

} // namespace wording
