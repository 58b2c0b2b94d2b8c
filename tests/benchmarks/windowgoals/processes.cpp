// SPDX-License-Identifier: GPL-3.0-or-later
// Programs started as a person starts them. The reference is a window with nothing in it.

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

void runToItsEnd(const Command& command)
{
    int status = 0;
    waitpid(startProgram(command), &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        std::cerr << command.front() << " did not show a frame\n";
}

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

/// What grundy-clicks holds after so many random events, and the most that it held on the way.
struct WalkedMemory {
    double present = 0;
    double most = 0;
};

WalkedMemory memoryAfterWalk(const fs::path& program, int events)
{
    const std::string command =
        "'" + program.string() + "' " + std::to_string(events) + " --memory 2>/dev/null";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    WalkedMemory memory;
    if (pipe == nullptr || std::fscanf(pipe.get(), "%lf %lf", &memory.present, &memory.most) != 2)
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
    constexpr int runs = 6;
    const auto firstFrame = [](const Command& command) {
        runToItsEnd(command); // from now on it is warm
        return timeOf(
            runs, [&command] { runToItsEnd(command); }, Clock::Wall);
    };
    const Seconds empty = firstFrame({self, "--empty-window"});
    const auto row = [empty](const std::string& task, Seconds time, double recorded) {
        return Row{.goal = 8,
                   .task = task,
                   .time = time,
                   .reference = "an empty window",
                   .referenceTime = empty,
                   .recorded = recorded,
                   .timeWanted = 0.5};
    };
    std::vector<Row> rows{
        row("window: first frame, with start and end", firstFrame({grundy, "--quit-after-first-frame"}), 0.1),
        row("window: first frame with a board",
            firstFrame({grundy, "grid/misere:1111/1111/1111/1111", "--quit-after-first-frame"}), 0.08)};
    const Memory held = memoryAtRest({grundy});
    const Memory least = memoryAtRest({self, "--empty-window-that-stays"});
    rows.push_back({.goal = 8,
                    .task = "window: memory at rest",
                    .time = held.present,
                    .reference = "an empty window",
                    .referenceTime = least.present,
                    .recorded = 0.36,
                    .timeWanted = 150.0 * (1 << 20),
                    .isMemory = true,
                    .note = "proportional share " + megabytes(held.share) + ", of the empty window " +
                            megabytes(least.share)});
    constexpr int events = 5'000;
    const WalkedMemory walked = memoryAfterWalk(self.parent_path() / "grundy-clicks", events);
    rows.push_back({.goal = 8,
                    .task = "window: memory after 5,000 random events",
                    .time = walked.present,
                    .reference = "an empty window",
                    .referenceTime = least.present,
                    .recorded = 0.16,
                    .timeWanted = 250.0 * (1 << 20),
                    .isMemory = true,
                    .note = "at most " + megabytes(walked.most)});
    return rows;
}

int showEmptyWindow(bool quits)
{
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick\nWindow { width: 1440; height: 900; visible: true }");
    if (engine.rootObjects().isEmpty())
        return 1;
    const auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (quits)
        QObject::connect(window, &QQuickWindow::frameSwapped, qGuiApp, &QCoreApplication::quit,
                         Qt::QueuedConnection);
    return QGuiApplication::exec();
}

} // namespace goals
