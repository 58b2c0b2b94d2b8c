// SPDX-License-Identifier: GPL-3.0-or-later

// grundy-cli. What paints is a program of its own, which takes its place: no other command waits until all
// that draws is loaded.

#include "cli/cli.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>

#include <unistd.h>

namespace {

/// Where this program was built, and where it is installed.
std::filesystem::path painterFile()
{
    std::error_code none;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
    const auto beside = folder / "grundy-paint";
    return std::filesystem::exists(beside, none) ? beside : folder / GRUNDY_PAINT;
}

bool paints(std::string_view command)
{
    return std::ranges::any_of(cli::paintedCommands,
                               [command](const auto& painted) { return command == painted.name; });
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && paints(argv[1])) {
        const std::string painter = painterFile().string();
        execv(painter.c_str(), argv);
        std::cerr << "grundy-cli: " << argv[1] << ": " << painter << ": " << std::strerror(errno) << '\n';
        return static_cast<int>(cli::Exit::BadInput);
    }
    return cli::runProgram(argc, argv, {});
}
