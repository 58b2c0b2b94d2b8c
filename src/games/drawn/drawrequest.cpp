// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/drawn/drawrequest.h"

#include "games/text/reader.h"

#include <algorithm>

namespace games {

std::uint64_t DrawRequest::size(std::uint64_t easy, std::uint64_t hard) const
{
    return scaled(difficulty, easy, hard);
}

std::uint64_t scaled(int difficulty, std::uint64_t easy, std::uint64_t hard)
{
    const std::uint64_t steps = mostDifficulty - 1;
    const auto done = static_cast<std::uint64_t>(std::clamp(difficulty, 1, mostDifficulty) - 1);
    return easy + (2 * (hard - easy) * done + steps) / (2 * steps);
}

std::vector<std::uint64_t> drawnHeaps(Draws& draws, std::uint64_t count, std::uint64_t least,
                                      std::uint64_t most)
{
    std::vector<std::uint64_t> heaps(count);
    for (std::uint64_t& heap : heaps)
        heap = draws.between(least, most);
    return heaps;
}

std::string drawnRow(Draws& draws, std::uint64_t squares, std::uint64_t marked, char one, char other)
{
    std::string row(squares, other);
    for (std::uint64_t more = 0; more < marked; ++more)
        row.at(draws.below(squares)) = one;
    return row;
}

std::string drawnPlaces(Draws& draws, std::uint64_t places, std::uint64_t pieces)
{
    std::vector<std::uint64_t> counts(places);
    for (std::uint64_t piece = 0; piece < pieces; ++piece)
        ++counts[draws.between(1, places - 1)];
    counts.back() += counts.back() == 0 ? 1 : 0;
    return printList(counts);
}

void thinOut(std::string& cells, std::uint64_t most, Draws& draws)
{
    while (static_cast<std::uint64_t>(std::ranges::count(cells, '1')) > most) {
        char& cell = cells.at(draws.below(cells.size()));
        cell = cell == '1' ? '0' : cell;
    }
}

} // namespace games
