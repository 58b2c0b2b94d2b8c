// SPDX-License-Identifier: GPL-3.0-or-later

// Used by the build alone: the manual page and the completions of grundy.

#include "app/options.h"
#include "packaging/write.h"

#include <CLI/CLI.hpp>

int main(int argc, char** argv)
{
    CLI::App command;
    app::Options options;
    app::describe(command, options);
    return packaging::writeAll(command, argc, argv);
}
