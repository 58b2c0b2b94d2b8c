// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What people type for a game beside its notation; each game tells it in its own folder, those that have
// something to tell.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace games {

struct Info;
struct Preset;

/// A preset whose title is a game on strips, where one of m squares is the heap of m + `more`.
struct Strips {
    std::string_view preset;
    std::uint64_t more;
};

struct Typing {
    std::string_view gameId;
    std::string_view capitals{};                ///< the letters that its positions write large: "TF"
    std::vector<std::string_view> alsoCalled{}; ///< names beside its title
    std::vector<Strips> strips{};
    /// The notation that a text without the game's name means beside a position: "0.77: 5 7" begins with a
    /// code. It need not be one that can be read; "" for none.
    std::string (*meant)(std::string_view typed) = nullptr;
};

/// Of the catalogue's games.
[[nodiscard]] std::span<const Typing> typings();
/// Null for a game that has nothing to tell.
[[nodiscard]] const Typing* typingOf(std::string_view gameId);
/// By how much a heap is larger than the strip that it is in the game of the preset's title; 0 for most.
[[nodiscard]] std::uint64_t stripsMore(const Info& info, const Preset& preset);

} // namespace games
