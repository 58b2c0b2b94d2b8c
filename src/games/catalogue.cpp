// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/catalogue.h"

#include "games/chomp/chomp.h"
#include "games/coins/dollar.h"
#include "games/coins/nimble.h"
#include "games/coins/staircase.h"
#include "games/graph/dag.h"
#include "games/grid/grid.h"
#include "games/hackenbush/hackenbush.h"
#include "games/heaps/nim.h"
#include "games/heaps/primes.h"
#include "games/heaps/takeaway.h"
#include "games/lines/lines.h"
#include "games/octal/octal.h"
#include "games/partizan/northcott.h"
#include "games/partizan/poker.h"
#include "games/partizan/skip.h"
#include "games/plane/plane.h"
#include "games/plane/wythoff.h"
#include "games/shapes/shapes.h"
#include "games/sum/sum.h"
#include "games/text/reader.h"
#include "games/text/typed.h"
#include "games/toads/toads.h"
#include "games/turned/turnedcoins.h"
#include "games/value/value.h"

#include <algorithm>
#include <iterator>

namespace games {

std::span<const Entry> catalogue()
{
    static const std::vector<Entry> entries{
        Nim::entry(),       Takeaway::entry(),   Octal::entry(),  GrundysGame::entry(), Lines::entry(),
        Grid::entry(),      Shapes::entry(),     Chomp::entry(),  Primes::entry(),      Skip::entry(),
        Poker::entry(),     Dollar::entry(),     Nimble::entry(), Turtles::entry(),     Twins::entry(),
        Staircase::entry(), Northcott::entry(),  Toads::entry(),  Wythoff::entry(),     Plane::entry(),
        Dag::entry(),       Hackenbush::entry(), Value::entry(),
    };
    return entries;
}

const Entry* findEntry(std::string_view id)
{
    const auto entries = catalogue();
    const auto found =
        std::ranges::find(entries, id, [](const Entry& entry) -> std::string_view { return entry.info.id; });
    if (found != entries.end())
        return &*found;
    const Entry& sum = Sum::entry();
    return sum.info.id == id ? &sum : nullptr;
}

std::span<const Typing> typings()
{
    static const std::vector<Typing> all{Nim::typing(),       Takeaway::typing(),  Octal::typing(),
                                         Dollar::typing(),    Turtles::typing(),   Twins::typing(),
                                         Staircase::typing(), Northcott::typing(), Toads::typing(),
                                         Wythoff::typing(),   Value::typing()};
    return all;
}

std::vector<Example> examplesOf(ExampleOf kind)
{
    std::vector<Example> found;
    for (const Entry& entry : catalogue())
        std::ranges::copy_if(entry.examples, std::back_inserter(found),
                             [kind](const Example& example) { return example.of == kind; });
    std::ranges::stable_partition(found, &Example::isFirst);
    return found;
}

PlainForm readPlain(std::string_view text)
{
    const std::string plain = withPlainSigns(text);
    for (const Entry& entry : catalogue()) {
        PlainForm read = entry.plain == nullptr ? OtherForm{} : entry.plain(plain);
        if (!std::holds_alternative<OtherForm>(read))
            return read;
    }
    return OtherForm{};
}

namespace {

Parsed parseAsWritten(std::string_view text)
{
    if (isSumText(text))
        return parseSum(text);
    const Entry* entry = findEntry(Reader(text).word());
    if (entry == nullptr || entry == &Sum::entry()) // a sum begins with the name of its first game
        return noGame(text);
    return withSumError(entry->parse(text), text);
}

} // namespace

Parsed parse(std::string_view text)
{
    Parsed parsed = parseAsWritten(text);
    if (std::holds_alternative<GamePtr>(parsed))
        return parsed;
    const std::string written = asGamesWrite(text);
    if (written == text)
        return parsed;
    parsed = parseAsWritten(written);
    if (auto* error = std::get_if<ParseError>(&parsed))
        *error = asTyped(std::move(*error), text);
    return parsed;
}

} // namespace games
