// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/seat.h"

#include <charconv>

namespace cli {
namespace {

std::optional<int> numberBetween(std::string_view text, int least, int most)
{
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool ok = read.ec == std::errc() && read.ptr == end && number >= least && number <= most;
    return ok ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<Seat> parseSeat(std::string_view text)
{
    constexpr std::string_view look = "look:";
    constexpr std::string_view humanLike = "human-like:";
    constexpr std::string_view fence = "fence:";
    if (text == "human")
        return Human{};
    if (text == "perfect")
        return games::PerfectPlayer{};
    if (text == "random")
        return games::RandomPlayer{};
    if (text == "human-like")
        return games::HumanLikePlayer{};
    if (text.starts_with(look)) {
        if (const auto depth = numberBetween(text.substr(look.size()), 1, 20))
            return games::LookAheadPlayer{*depth};
    }
    if (text.starts_with(humanLike)) {
        if (const auto percent = numberBetween(text.substr(humanLike.size()), 0, 100))
            return games::HumanLikePlayer{*percent};
    }
    if (text.starts_with(fence)) {
        if (const auto pieces = numberBetween(text.substr(fence.size()), 1, games::farthestFence))
            return games::FencePlayer{*pieces};
    }
    return std::nullopt;
}

} // namespace cli
