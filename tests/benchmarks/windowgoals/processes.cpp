// SPDX-License-Identifier: GPL-3.0-or-later
// Programs started as a person starts them. The reference is a window with one button in it.

#include "windowgoals.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace goals {
namespace {

namespace fs = std::filesystem;

/// A program and its arguments.
using Command = std::vector<std::string>;

pid_t startProgram(Command command)
{
    std::vector<char*> words;
    words.reserve(command.size() + 1);
    for (std::string& word : command)
        words.push_back(word.data());
    words.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        execv(words.front(), words.data());
        _exit(127);
    }
    return child;
}

/// Seconds of the processor that it took.
Seconds runToItsEnd(const Command& command)
{
    int status = 0;
    rusage usage{};
    wait4(startProgram(command), &status, 0, &usage);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        std::cerr << command.front() << " did not show a frame\n";
    const auto seconds = [](const timeval& time) {
        return static_cast<Seconds>(time.tv_sec) + 1e-6 * static_cast<Seconds>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Until a program has shown a frame and ended.
struct Times {
    Seconds shown;
    Seconds work; ///< of the processor
};

/// Bytes that a process holds: all that is present, and its share of what others have, too.
struct Memory {
    double present = 0;
    double share = 0;
};

Memory memoryOf(pid_t process)
{
    std::ifstream in("/proc/" + std::to_string(process) + "/smaps_rollup");
    Memory memory;
    for (std::string line; std::getline(in, line);) {
        std::istringstream fields(line);
        std::string name;
        double kilobytes = 0;
        if (!(fields >> name >> kilobytes))
            continue;
        if (name == "Rss:")
            memory.present = 1024 * kilobytes;
        else if (name == "Pss:")
            memory.share = 1024 * kilobytes;
    }
    return memory;
}

/// Of a window that has been open for some seconds.
Memory memoryAtRest(const Command& command)
{
    const pid_t child = startProgram(command);
    std::this_thread::sleep_for(std::chrono::milliseconds(3500));
    const Memory memory = memoryOf(child);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    return memory;
}

/// What grundy-clicks holds after so many random events, the most that it held on the way, and what its heap
/// uses of it.
struct WalkedMemory {
    double present = 0;
    double most = 0;
    double heap = 0;
};

WalkedMemory memoryAfterWalk(const fs::path& program, int events)
{
    const std::string command =
        "'" + program.string() + "' " + std::to_string(events) + " --memory 2>/dev/null";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    WalkedMemory memory;
    if (pipe == nullptr ||
        std::fscanf(pipe.get(), "%lf %lf %lf", &memory.present, &memory.most, &memory.heap) != 3)
        std::cerr << program << " did not come to its end\n";
    return memory;
}

std::string megabytes(double bytes)
{
    return std::to_string(static_cast<int>(bytes / (1 << 20))) + " MiB";
}

} // namespace

std::vector<Row> processRows()
{
    const fs::path self = fs::canonical("/proc/self/exe");
    const std::string grundy = self.parent_path() / "grundy";
    const auto firstFrame = [](const Command& command) {
        constexpr int runs = 6;
        runToItsEnd(command); // from now on it is warm
        Times least{1e9, 1e9};
        for (int run = 0; run < runs; ++run) {
            const Seconds start = now(Clock::Wall);
            least.work = std::min(least.work, runToItsEnd(command));
            least.shown = std::min(least.shown, now(Clock::Wall) - start);
        }
        return least;
    };
    const Times least = firstFrame({self, "--least-window"});
    std::vector<Row> rows;
    const auto add = [&](const std::string& task, const Times& times, double recorded) {
        Row row{.goal = 8,
                .task = task,
                .time = times.shown,
                .reference = "a window with one button",
                .referenceTime = least.shown,
                .recorded = recorded,
                .timeWanted = 0.5};
        rows.push_back(row);
        row.goal = 10;
        row.task += ", processor";
        row.time = times.work;
        row.referenceTime = least.work;
        row.timeWanted = 0.15;
        rows.push_back(row);
    };
    add("window: first frame, with start and end", firstFrame({grundy, "--quit-after-first-frame"}), 0.3);
    add("window: first frame with a board",
        firstFrame({grundy, "grid/misere:1111/1111/1111/1111", "--quit-after-first-frame"}), 0.2);
    const Memory held = memoryAtRest({grundy});
    const Memory other = memoryAtRest({self, "--least-window-that-stays"});
    rows.push_back({.goal = 8,
                    .task = "window: memory at rest",
                    .time = held.present,
                    .reference = "a window with one button",
                    .referenceTime = other.present,
                    .recorded = 0.6,
                    .ratioWanted = 0.5,
                    .isMemory = true,
                    .note = "proportional share " + megabytes(held.share) + ", of the other window " +
                            megabytes(other.share)});
    constexpr int events = 5'000;
    const WalkedMemory walked = memoryAfterWalk(self.parent_path() / "grundy-clicks", events);
    rows.push_back(
        {.goal = 8,
         .task = "window: memory after 5,000 random events",
         .time = walked.present,
         .reference = "a window with one button",
         .referenceTime = other.present,
         .recorded = 0.16,
         .timeWanted = 250.0 * (1 << 20),
         .isMemory = true,
         .note = "at most " + megabytes(walked.most) + ", the heap uses " + megabytes(walked.heap)});
    return rows;
}

int showLeastWindow(bool quits)
{
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls.Basic\n"
                    "ApplicationWindow { width: 1440; height: 900; visible: true\n Button { text: \"A\" } }");
    if (engine.rootObjects().isEmpty())
        return 1;
    const auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (quits)
        QObject::connect(window, &QQuickWindow::frameSwapped, qGuiApp, &QCoreApplication::quit,
                         Qt::QueuedConnection);
    return QGuiApplication::exec();
}

} // namespace goals
