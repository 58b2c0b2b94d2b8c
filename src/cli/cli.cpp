// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"

#include "cli/commands.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace cli {
namespace {

/// What is wrong, in one line. CLI11 tells only that a command is missing where an unknown one stands.
std::string causeOf(const CLI::ParseError& end, std::string_view firstArgument)
{
    const bool noCommand = end.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError) &&
                           std::string_view(end.what()).starts_with("A subcommand");
    if (noCommand && (firstArgument.empty() || firstArgument.starts_with('-')))
        return "a command is required; --help lists them";
    if (noCommand)
        return "unknown command '" + std::string(firstArgument) + "'; --help lists them";
    std::string cause = end.what();
    std::ranges::replace(cause, '\n', ' ');
    return cause;
}

/// Help and version are results; anything else is one line on `err`.
Exit finish(const CLI::App& app, const CLI::ParseError& end, std::string_view firstArgument,
            const Console& console)
{
    if (end.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        app.exit(end, console.out, console.err);
        return Exit::Done;
    }
    console.err << "grundy-cli: " << causeOf(end, firstArgument) << '\n';
    return Exit::BadInput;
}

} // namespace

int runCli(int argc, const char* const* argv, std::istream& in, std::ostream& out, std::ostream& err,
           std::stop_token stop)
{
    const Console console{.in = in, .out = out, .err = err, .stop = std::move(stop)};
    Exit result = Exit::Done;
    CLI::App app("Solves, plays and explains Nim and its relatives.", "grundy-cli");
    app.set_version_flag("--version", "grundy-cli " GRUNDY_VERSION);
    app.require_subcommand(1);
    for (const auto add : {addList, addAnalyze, addBest, addPlay, addExplain, addVerify})
        add(app, console, result);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& end) {
        result = finish(app, end, argc > 1 ? argv[1] : "", console);
    }
    out.flush();
    return static_cast<int>(result);
}

} // namespace cli
