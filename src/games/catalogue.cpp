// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/catalogue.h"

#include "games/dag.h"
#include "games/dollar.h"
#include "games/grid.h"
#include "games/hackenbush/hackenbush.h"
#include "games/lines.h"
#include "games/nim.h"
#include "games/nimble.h"
#include "games/northcott.h"
#include "games/octal/octal.h"
#include "games/plane.h"
#include "games/poker.h"
#include "games/primes.h"
#include "games/reader.h"
#include "games/skip.h"
#include "games/staircase.h"
#include "games/takeaway.h"
#include "games/turnedcoins.h"
#include "games/wythoff.h"

#include <algorithm>

namespace games {

std::span<const Entry> catalogue()
{
    static const std::vector<Entry> entries{
        Nim::entry(),     Takeaway::entry(), Octal::entry(), GrundysGame::entry(), Lines::entry(),
        Grid::entry(),    Primes::entry(),   Skip::entry(),  Poker::entry(),       Dollar::entry(),
        Nimble::entry(),  Turtles::entry(),  Twins::entry(), Staircase::entry(),   Northcott::entry(),
        Wythoff::entry(), Plane::entry(),    Dag::entry(),   Hackenbush::entry(),
    };
    return entries;
}

const Entry* findEntry(std::string_view id)
{
    const auto entries = catalogue();
    const auto found =
        std::ranges::find(entries, id, [](const Entry& entry) -> std::string_view { return entry.info.id; });
    return found == entries.end() ? nullptr : &*found;
}

Parsed parse(std::string_view text)
{
    Reader reader(text);
    Reader afterWord = reader;
    const Entry* entry = findEntry(afterWord.word());
    if (entry == nullptr) {
        reader.fail(Expected::GameId);
        return reader.error();
    }
    return entry->parse(text);
}

} // namespace games
