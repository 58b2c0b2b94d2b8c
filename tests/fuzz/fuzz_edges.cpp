// SPDX-License-Identifier: GPL-3.0-or-later

// Plain lists of edges, as they are pasted: the notation that comes out is one of Hackenbush.

#include "fuzz.h"

#include "games/hackenbush/picture/edgelist.h"

#include <string>

namespace {

std::string_view lineOf(std::string_view text, std::size_t number)
{
    for (; number > 1; --number) {
        const std::size_t end = text.find('\n');
        fuzz::require(end != std::string_view::npos, "an error's line is one of the text");
        text.remove_prefix(end + 1);
    }
    return text.substr(0, text.find('\n'));
}

} // namespace

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const games::PlainForm read = games::readEdgeList(text);
    if (const auto* error = std::get_if<games::LineError>(&read)) {
        fuzz::require(error->line >= 1, "lines count from 1");
        fuzz::requirePlace(error->error, lineOf(text, error->line));
    }
    const auto* notation = std::get_if<std::string>(&read);
    if (notation == nullptr)
        return 0;
    const games::Parsed parsed = games::parse(*notation);
    if (const auto* error = std::get_if<games::ParseError>(&parsed)) {
        fuzz::requirePlace(*error, *notation);
        return 0;
    }
    const games::Game& game = *std::get<games::GamePtr>(parsed);
    fuzz::require(game.info().id == "hackenbush", "a list of edges is a picture of Hackenbush");
    (void)fuzz::requireRoundTrip(game);
    return 0;
}
