// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ready-made tasks to mark, as data. wording names them by id.

#include <cstdint>
#include <span>
#include <string_view>

namespace classroom {

struct ReadyMarking {
    std::string_view id;
    std::string_view family; ///< the pattern of a row or a table; empty for a graph
    std::uint64_t n = 0;     ///< the largest n and m, from 0
    std::uint64_t m = 0;
    std::string_view graph{}; ///< the notation whose positions are marked
};

/// All of them in normal play, the easy ones first.
[[nodiscard]] std::span<const ReadyMarking> readyMarkings();

} // namespace classroom
