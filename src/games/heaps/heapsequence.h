// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Grundy values of one heap of 0, 1, 2, … of a family of heap games, and their period where one is
// proven: then the value of a heap of any size is known.

#include "games/answer.h"
#include "games/text/sentence.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace games {

struct HeapSequence {
    /// G(n + period) = G(n) for every n >= preperiod; both numbers are the least.
    struct Period {
        std::uint64_t preperiod = 0;
        std::uint64_t period = 1;
        Theorem theorem;                     ///< what proves it
        Sentence proof;                      ///< and how
        std::vector<std::uint64_t> values{}; ///< the first preperiod + period values

        /// The value of a heap of any size.
        [[nodiscard]] std::uint64_t at(std::uint64_t heap) const;

        friend bool operator==(const Period&, const Period&) = default;
    };

    std::vector<std::uint64_t> values{}; ///< of the heaps 0, 1, …, as many as asked for
    std::optional<Period> period{};

    /// The value of a heap among `values`, or of any size once the period is proven; else nothing.
    [[nodiscard]] std::optional<std::uint64_t> at(std::uint64_t heap) const;

    friend bool operator==(const HeapSequence&, const HeapSequence&) = default;
};

} // namespace games
