// SPDX-License-Identifier: GPL-3.0-or-later

// From the start of the process to the first frame of the window, and the memory it then holds.
// Needs grundy beside grundy-bench; without a display it is drawn offscreen.

#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

/// Runs grundy until its first frame; its exit code and peak memory in MB.
struct Run {
    int exitCode = -1;
    double peakMegabytes = 0;
};

Run runUntilFirstFrame(const char* position)
{
    const std::string program = GRUNDY_BIN_DIR "/grundy";
    const pid_t child = fork();
    if (child == 0) {
        if (std::getenv("DISPLAY") == nullptr)
            setenv("QT_QPA_PLATFORM", "offscreen", 0);
        execl(program.c_str(), "grundy", position, "--quit-after-first-frame", nullptr);
        _exit(127);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    return {.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            .peakMegabytes = static_cast<double>(used.ru_maxrss) / 1024.0};
}

void firstFrame(benchmark::State& state, const char* position)
{
    Run last;
    for (auto _ : state) {
        last = runUntilFirstFrame(position);
        if (last.exitCode != 0) {
            state.SkipWithError("grundy did not show a frame");
            break;
        }
    }
    state.counters["peak_MB"] = last.peakMegabytes;
}

} // namespace

BENCHMARK_CAPTURE(firstFrame, nim, "nim:7,11,5")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(firstFrame, grid, "grid/misere:1111/1111/1111/1111")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
