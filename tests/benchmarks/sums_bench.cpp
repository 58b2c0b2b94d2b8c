// SPDX-License-Identifier: GPL-3.0-or-later
// Sums and values: ten solved boards on one table (goal: 16 ms), the canonical form of a mixed picture of 40
// edges, and all games born by day 2 and day 3, whose numbers are 22 and 1,474 (Siegel, Combinatorial Game
// Theory, III.1).

#include "games/catalogue.h"
#include "games/shelf.h"
#include "theory/born.h"

#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

namespace {

games::GamePtr sumGame(const std::string& text)
{
    return std::get<games::GamePtr>(games::parse(text));
}

/// Each board has been answered before, as it has when it comes to the table. With all moves.
void sumOfTen(benchmark::State& state)
{
    const games::GamePtr sum =
        sumGame("nim:3,5,7 + nim:10,20 + takeaway:21 + octal/code=0.77:20 + chomp:3,3 + "
                "hackenbush:0-1g,1-2g,1-3g,0-4g + wythoff:5,9 + turtles:THHTTH + hackenbush:0-1b,1-2r,2-3b + "
                "toads:TT.FF");
    games::Shelf shelf;
    const games::Question question{.moves = state.range(0) != 0, .shelf = &shelf};
    if (!sum->answer(question, {}).verdict.value)
        state.SkipWithError("the sum has no value");
    for ([[maybe_unused]] const auto step : state)
        benchmark::DoNotOptimize(sum->answer(question, {}));
}

/// 40 edges of all three colours that grow from the ground at random, each on a joint that is there.
std::string mixedPicture(std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    std::string text = "hackenbush:";
    for (int joint = 1; joint <= 40; ++joint) {
        text += joint > 1 ? "," : "";
        text += std::to_string(random() % static_cast<std::uint64_t>(joint)) + "-" + std::to_string(joint) +
                "grb"[random() % 3];
    }
    return text;
}

void mixedCanonicalForm(benchmark::State& state)
{
    const games::GamePtr picture = sumGame(mixedPicture(static_cast<std::uint64_t>(state.range(0))));
    for ([[maybe_unused]] const auto step : state) {
        games::Answer answer = picture->answer({.moves = false, .remoteness = false}, {});
        if (!answer.verdict.value)
            state.SkipWithError("the picture has no value");
        benchmark::DoNotOptimize(answer);
    }
}

void gamesBornByDay(benchmark::State& state)
{
    std::size_t count = 0;
    for ([[maybe_unused]] const auto step : state) {
        theory::ShortGames games;
        std::vector<theory::ShortGame> all{theory::ShortGame{}};
        for (std::int64_t day = 1; day <= state.range(0); ++day)
            all = born::nextDay(games, all);
        count = all.size();
    }
    state.counters["games"] = static_cast<double>(count);
    if (count != (state.range(0) == 2 ? 22U : 1474U))
        state.SkipWithError("not as many games as published");
}

} // namespace

BENCHMARK(sumOfTen)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(mixedCanonicalForm)->Arg(1)->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK(gamesBornByDay)->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond);
