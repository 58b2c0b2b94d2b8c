// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/nimbertext.h"

#include "games/text/reader.h"

namespace games {

std::optional<std::uint64_t> nimberOf(std::string_view text)
{
    if (text == "0")
        return 0;
    if (text == "*")
        return 1;
    Reader reader(text);
    if (!reader.accept('*'))
        return std::nullopt;
    const auto size = reader.number(Expected::PositiveNumber, 2, UINT64_MAX);
    return size && reader.atEnd() ? size : std::nullopt;
}

} // namespace games
