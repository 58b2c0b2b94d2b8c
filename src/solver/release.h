// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Giving back what a computation has filled. Millions of positions take longer to destroy than whoever
// cancels wants to wait.

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace solver {

/// Lets go of it on a thread of its own, or here where the system has no more threads. It waits a moment:
/// while millions of pieces are freed, whoever allocates waits, too.
void letGoLater(std::shared_ptr<void> owned);

/// Destroys what owns so many bytes aside; here where they are few. Its destructor must touch nothing that it
/// does not own. It is moved from only here, so that `bytes` may be asked of it in the same call.
template <typename T>
    requires(!std::is_lvalue_reference_v<T>)
void releaseAside(T&& large, std::size_t bytes)
{
    constexpr std::size_t few = std::size_t{4} << 20;
    auto owned = std::make_shared<T>(std::move(large));
    if (bytes >= few)
        letGoLater(std::move(owned));
}

} // namespace solver
