// SPDX-License-Identifier: GPL-3.0-or-later

// Used by the build alone: the manual page and the completions of grundy-cli.

#include "cli/painting/painting.h"
#include "packaging/write.h"

#include <CLI/CLI.hpp>

#include <iostream>

int main(int argc, char** argv)
{
    CLI::App command;
    const cli::Console console{.in = std::cin, .out = std::cout, .err = std::cerr, .stop = {}};
    cli::Exit result = cli::Exit::Done;
    cli::describe(command, console, result, cli::paintingCommands());
    return packaging::writeAll(command, argc, argv);
}
