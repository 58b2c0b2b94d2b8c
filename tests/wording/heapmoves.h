// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves made by hand, to be put into words.

#include "games/heaps/heaps.h"

inline games::Move heapMove(std::uint32_t heap, std::uint64_t before, std::uint64_t after)
{
    return {.action = games::TakeFromHeap{heap, before, after}, .gesture = {}};
}
