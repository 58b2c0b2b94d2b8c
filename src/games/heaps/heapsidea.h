// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The idea of heaps, and of whatever counts as one: pairs of equals, or piles of 1, 2, 4, … in pairs.

#include "games/idea.h"
#include "games/lenses/lens.h"
#include "theory/play.h"

namespace games {

/// Of heaps that a move makes smaller in any way, or as a larger one is brought back at once.
[[nodiscard]] std::optional<Idea> ideaOfNim(const LensHeaps& heaps, theory::Play play);
/// The same of what counts as heaps; %1 of `before` are their sizes.
[[nodiscard]] std::optional<Idea> ideaOfNim(const LensHeaps& heaps, theory::Play play, SourceText before);
/// Normal play of heaps of any rule that is the same for all: only equal ones answer each other.
[[nodiscard]] std::optional<Idea> ideaOfEquals(const LensHeaps& heaps, theory::Play play);
/// Those of equal size two by two, piece by piece; nothing where one has no partner.
[[nodiscard]] std::optional<std::vector<Partners>> pairedHeaps(LensHeaps heaps);

} // namespace games
