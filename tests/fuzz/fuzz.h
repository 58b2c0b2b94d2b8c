// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fuzz targets share. A target reads what may come from strangers, as the program does, and says
// what must hold of it, whatever it is; libFuzzer looks for an input of which it does not hold.

#include "games/catalogue.h"
#include "games/text/parse.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fuzz {

/// Ends the program with a sentence; libFuzzer then keeps the input.
inline void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "This does not hold: %s\n", what);
    std::abort();
}

inline std::string_view textOf(const unsigned char* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Code points, as errors count columns; a byte that continues none counts with the one before it.
inline std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// The place is one of the text, or just behind its end.
inline void requirePlace(const games::ParseError& error, std::string_view text)
{
    require(error.column >= 1, "columns count from 1");
    require(error.column <= characters(text) + 1, "an error's column is within the text");
}

/// Reads a canonical notation again, which leads to the same position.
inline games::GamePtr requireRoundTrip(const games::Game& game)
{
    const std::string notation = game.notation();
    const games::Parsed again = games::parse(notation);
    const auto* read = std::get_if<games::GamePtr>(&again);
    require(read != nullptr, "what is written can be read");
    require((*read)->notation() == notation, "what is read again is written the same");
    require((*read)->info().id == game.info().id && (*read)->play() == game.play(), "game and play stay");
    const bool isSided = game.mover() != theory::Mover::Either && (*read)->mover() != theory::Mover::Either;
    const games::GamePtr same =
        isSided ? (*read)->withMover(game.mover()) : *read; // no notation says who is to move
    require(same->isOver() == game.isOver(), "whether the game is over stays");
    return *read;
}

} // namespace fuzz

/// Called by libFuzzer for each input; -1 keeps it out of the corpus.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);
