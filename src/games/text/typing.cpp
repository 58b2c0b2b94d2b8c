// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/typing.h"

#include "games/game.h"

#include <algorithm>

namespace games {

const Typing* typingOf(std::string_view gameId)
{
    const auto all = typings();
    const auto found = std::ranges::find(all, gameId, &Typing::gameId);
    return found == all.end() ? nullptr : &*found;
}

std::uint64_t stripsMore(const Info& info, const Preset& preset)
{
    const Typing* typing = typingOf(info.id);
    if (typing == nullptr)
        return 0;
    const auto found = std::ranges::find(typing->strips, std::string_view(preset.id), &Strips::preset);
    return found == typing->strips.end() ? 0 : found->more;
}

} // namespace games
