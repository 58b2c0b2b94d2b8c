// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/board.h"
#include "games/text/sentence.h"

#include <cstdint>

namespace games {

/// Toads and Frogs: the piece on square `from` goes to the empty square `to`, both from 1: the next one, or
/// over one piece of the other kind.
struct Hop {
    std::uint32_t from = 1;
    std::uint32_t to = 2;

    /// "2 to 4".
    [[nodiscard]] Sentence text() const { return {QT_TRANSLATE_NOOP("Wording", "%1 to %2"), {from, to}}; }
    [[nodiscard]] Sentence label() const { return {"%1→%2", {from, to}}; }
    [[nodiscard]] Sentence mark() const { return {QT_TRANSLATE_NOOP("Wording", "to %1"), {to}}; }
    [[nodiscard]] Sentence where() const
    {
        return {QT_TRANSLATE_NOOP("Wording", "Look at square %1."), {from}};
    }
    [[nodiscard]] std::uint64_t size() const { return 0; }

    friend bool operator==(const Hop&, const Hop&) = default;
};

} // namespace games
