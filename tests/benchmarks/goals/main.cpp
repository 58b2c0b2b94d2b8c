// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-goals [--large] [--json FILE]: measures the goals of the solver's speed and prints them. The exit
// code is 1 when a ratio has fallen to less than half of what it was.

#include "goals.h"
#include "rows.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <string_view>

namespace {

using goals::Row;

constexpr const char* help = "grundy-goals [--large] [--json FILE]\n"
                             "Measures the goals of the solver's speed, each beside its reference in the "
                             "same run. The exit code is 1\n"
                             "when a ratio has fallen to less than half of what it was.\n"
                             "  --large      the 6x6 board too: 8 GiB of memory\n"
                             "  --json FILE  writes the rows as JSON\n";

/// The rows of goals 5 and 8, measured by the program beside this one that opens the window; none without it.
std::vector<Row> windowRows(const goals::Options& options)
{
    const std::filesystem::path program =
        std::filesystem::canonical("/proc/self/exe").parent_path() / "grundy-window-goals";
    std::vector<Row> rows;
    if (!std::filesystem::exists(program)) {
        std::cerr << "the window was not built: its rows are left out\n";
        return rows;
    }
    const std::string command = "'" + program.string() + "' --lines" + (options.isLarge ? " --large" : "");
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::array<char, 1024> line{};
    while (pipe != nullptr && std::fgets(line.data(), line.size(), pipe.get()) != nullptr) {
        if (auto row = goals::readLine(line.data()))
            rows.push_back(std::move(*row));
    }
    return rows;
}

} // namespace

int main(int argc, char** argv)
{
    goals::Options options;
    std::string jsonFile;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--help") {
            std::cout << help;
            return 0;
        }
        if (argument == "--large")
            options.isLarge = true;
        else if (argument == "--json" && i + 1 < argc)
            jsonFile = argv[++i];
        else {
            std::cerr << "grundy-goals: unknown argument '" << argument << "'\n";
            return 2;
        }
    }
    if (!jsonFile.empty() && !std::ofstream(jsonFile, std::ios::app)) {
        std::cerr << "grundy-goals: " << jsonFile << ": cannot be written\n";
        return 2;
    }
    options.isBusy = goals::isBusy();
    if (options.isBusy)
        std::cerr << "other programs run: what several threads reach is not checked\n";
    std::vector<Row> rows = goals::boardRows(options);
    for (auto& more : {goals::otherRows(), windowRows(options)})
        rows.insert(rows.end(), more.begin(), more.end());
    std::ranges::stable_sort(rows, {}, &Row::goal);
    goals::printTable(rows);
    if (!jsonFile.empty() && !goals::writeJsonFile(jsonFile, rows)) {
        std::cerr << "grundy-goals: " << jsonFile << ": cannot be written\n";
        return 2;
    }
    return std::ranges::any_of(rows, &Row::isRegression) ? 1 : 0;
}
