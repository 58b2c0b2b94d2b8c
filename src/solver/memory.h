// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Memory in large pieces.

#include <cstddef>
#include <memory>
#include <optional>

namespace solver {

/// Bytes that can be allocated without the system running short; nothing where it does not say.
[[nodiscard]] std::optional<std::size_t> availableMemoryBytes();

/// Gives memory back at once.
struct LargeMemoryDeleter {
    std::size_t bytes = 0;
    void operator()(std::byte* memory) const;
};
using LargeMemory = std::unique_ptr<std::byte, LargeMemoryDeleter>;

/// Aligned to 64 bytes; large pieces ask for large pages and are aligned to them. Null when there is none.
[[nodiscard]] LargeMemory allocateLarge(std::size_t bytes);

/// Makes the pages present, so that a later first write costs nothing; what they hold is lost.
void makePresent(std::byte* start, std::size_t bytes);

} // namespace solver
