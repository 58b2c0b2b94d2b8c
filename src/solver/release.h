// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Giving back what a computation has filled. Millions of positions take longer to destroy than whoever
// cancels wants to wait.

#include <cstddef>
#include <memory>
#include <new>
#include <utility>

namespace solver {

/// Lets go of it on a thread of its own, or here where the system has no more threads. It waits a moment:
/// while millions of pieces are freed, whoever allocates waits, too.
void letGoLater(std::shared_ptr<void> owned);

/// Null where there is no memory, not even for the handle; then `large` is as it was.
template <typename T>
[[nodiscard]] std::shared_ptr<T> movedAside(T& large) noexcept
{
    try {
        return std::make_shared<T>(std::move(large));
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

/// Empties what owns so many bytes, and destroys what was in it aside; here where it is little. The
/// destructor of that must touch nothing that it does not own.
template <typename T>
void releaseAside(T& large, std::size_t bytes) noexcept
{
    constexpr std::size_t few = std::size_t{4} << 20;
    if (std::shared_ptr<T> handle = bytes >= few ? movedAside(large) : nullptr)
        letGoLater(std::move(handle));
    else
        const T gone = std::move(large);
}

} // namespace solver
