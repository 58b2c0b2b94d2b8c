// SPDX-License-Identifier: GPL-3.0-or-later
// How long a verdict takes on the preset boards: the outcome with every move judged, as it must stand
// within a frame of the click, and the whole answer with values and remoteness; and maps of the plane.

#include "games/capabilities.h"
#include "games/catalogue.h"

#include <benchmark/benchmark.h>

namespace {

void answer(benchmark::State& state, const games::GamePtr& game, const games::Question& question)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(game->answer(question, {}));
}

void map(benchmark::State& state, const games::GamePtr& game)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(game->as<games::Mapped>()->map(64, 64, {}));
}

bool registerMaps()
{
    for (const char* notation : {"wythoff:11,14", "plane:1x2,2x3,4x5,7x7", "plane:1x2,900000000x4"})
        benchmark::RegisterBenchmark((std::string("map/") + notation).c_str(), map,
                                     std::get<games::GamePtr>(games::parse(notation)))
            ->Unit(benchmark::kMicrosecond);
    return true;
}

bool registerPresets()
{
    for (const games::Entry& entry : games::catalogue()) {
        for (const games::Preset& preset : entry.info.presets) {
            const auto game = std::get<games::GamePtr>(games::parse(preset.notation));
            const std::string name = entry.info.id + "/" + preset.id;
            benchmark::RegisterBenchmark(("verdict/" + name).c_str(), answer, game,
                                         games::Question{.grundy = false, .remoteness = false})
                ->Unit(benchmark::kMicrosecond);
            benchmark::RegisterBenchmark(("answer/" + name).c_str(), answer, game, games::Question{})
                ->Unit(benchmark::kMicrosecond);
        }
    }
    return true;
}

/// Ten boards that their own games answer at once: their sum is to stand within a frame, 16 ms.
bool registerSums()
{
    const auto game = std::get<games::GamePtr>(
        games::parse("nim:3,5,7 + nim:10,20 + takeaway:21 + octal/code=0.77:20 + chomp:3,3 + "
                     "hackenbush:0-1g,1-2g,1-3g,0-4g + wythoff:5,9 + turtles:THHTTH + "
                     "hackenbush:0-1b,1-2r,2-3b + toads:TT.FF"));
    benchmark::RegisterBenchmark("answer/sum of ten", answer, game, games::Question{})
        ->Unit(benchmark::kMicrosecond);
    return true;
}

const bool registered = registerPresets() && registerMaps() && registerSums();

} // namespace
