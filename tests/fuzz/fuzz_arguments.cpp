// SPDX-License-Identifier: GPL-3.0-or-later

// Command lines of grundy-cli: an argument on each line, after an empty line the standard input. All work is
// stopped before it begins, so that what is left is reading; what would write files is left out.

#include "fuzz.h"

#include "cli/cli.h"
#include "cli/painting/painting.h"

#include <QJsonDocument>

#include <array>
#include <sstream>
#include <string>
#include <vector>

namespace {

/// The text up to the next line's end, which is taken off; all of it where there is none.
std::string_view nextLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

bool writesFiles(std::string_view argument)
{
    constexpr std::array<std::string_view, 3> options{"--out", "--dot", "--matrix"};
    return std::ranges::any_of(options,
                               [&](std::string_view option) { return argument.starts_with(option); });
}

/// One complaint a line, each from the program, none with what a terminal would obey.
void requireComplaints(const std::string& complaints)
{
    std::string_view rest = complaints;
    fuzz::require(rest.empty() || rest.back() == '\n', "complaints end with their line");
    while (!rest.empty()) {
        const std::string_view line = nextLine(rest);
        fuzz::require(std::ranges::none_of(line, [](unsigned char c) { return c < ' ' || c == 0x7F; }),
                      "a complaint has no control characters");
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    constexpr std::size_t mostArguments = 12;
    std::string_view text = fuzz::textOf(data, size);
    if (text.find('\0') != std::string_view::npos)
        return -1; // no argument has it
    std::vector<std::string> arguments{"grundy-cli"};
    while (!text.empty() && arguments.size() < mostArguments) {
        const std::string_view argument = nextLine(text);
        if (argument.empty())
            break;
        if (writesFiles(argument))
            return -1;
        arguments.emplace_back(argument);
    }
    std::vector<const char*> argv;
    for (const std::string& argument : arguments)
        argv.push_back(argument.c_str());
    std::istringstream in{std::string(text)};
    std::ostringstream out;
    std::ostringstream err;
    std::stop_source stop;
    stop.request_stop();
    const int exit = cli::runCli(static_cast<int>(argv.size()), argv.data(), in, out, err,
                                 cli::paintingCommands(), stop.get_token());
    fuzz::require(exit == 0 || exit == 1 || exit == 2 || exit == 3 || exit == 130,
                  "the exit code is a known one");
    fuzz::require(exit != 2 || !err.str().empty() || std::ranges::count(arguments, "--json") > 0,
                  "bad input is told");
    requireComplaints(err.str());
    return 0;
}
