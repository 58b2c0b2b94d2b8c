// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/drawnpositions.h"

#include "classroom/exercises/drawnboards.h"
#include "games/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace classroom {
namespace {

struct Source {
    std::string_view game;
    std::string (*draw)(const Drawing&);
};

constexpr std::array sources{
    Source{"nim", drawNim},
    Source{"takeaway", drawTakeaway},
    Source{"octal", drawOctal},
    Source{"grundy", drawGrundy},
    Source{"lines", drawLines},
    Source{"grid", drawGrid},
    Source{"primes", drawPrimes},
    Source{"skip", drawSkip},
    Source{"poker", drawPoker},
    Source{"dollar", drawDollar},
    Source{"nimble", drawNimble},
    Source{"turtles", drawTurned},
    Source{"twins", drawTurned},
    Source{"staircase", drawStaircase},
    Source{"northcott", drawNorthcott},
    Source{"wythoff", drawWythoff},
    Source{"plane", drawPlane},
    Source{"dag", drawDag},
    Source{"hackenbush", drawHackenbush},
};

games::GamePtr read(const std::string& notation)
{
    const games::Parsed parsed = games::parse(notation);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    assert(game != nullptr);
    return *game;
}

} // namespace

std::uint64_t scaled(int difficulty, std::uint64_t easy, std::uint64_t hard)
{
    const std::uint64_t steps = mostDifficulty - 1;
    const auto done = static_cast<std::uint64_t>(std::clamp(difficulty, 1, mostDifficulty) - 1);
    return easy + (2 * (hard - easy) * done + steps) / (2 * steps);
}

games::GamePtr drawnPosition(const ExerciseRequest& request, Draws& draws)
{
    const auto* const source = std::ranges::find(sources, request.game, &Source::game);
    assert(source != sources.end());
    const std::string convention = request.play == theory::Play::Misere ? "/misere" : "";
    const games::GamePtr drawn = read(request.game + convention + source->draw({request, draws}));
    return drawn->isPartizan() && draws.coin() ? drawn->withMover(theory::Mover::Right) : drawn;
}

games::GamePtr drawnStalk(int difficulty, Draws& draws)
{
    const std::uint64_t edges = draws.between(scaled(difficulty, 2, 6), scaled(difficulty, 3, 7));
    std::string colours(edges, 'b');
    for (std::uint64_t edge = 1; edge < edges; ++edge)
        colours[edge] = draws.coin() ? 'b' : 'r';
    colours[scaled(difficulty, 1, 2) < edges ? draws.between(1, edges - 1) : 1] = 'r';
    if (difficulty > 3 && draws.coin()) // a negative number: every colour changed
        std::ranges::transform(colours, colours.begin(),
                               [](char colour) { return colour == 'b' ? 'r' : 'b'; });
    std::string text;
    for (std::uint64_t edge = 0; edge < edges; ++edge)
        text +=
            (text.empty() ? "" : ",") + std::to_string(edge) + "-" + std::to_string(edge + 1) + colours[edge];
    return read("hackenbush:" + text);
}

} // namespace classroom
