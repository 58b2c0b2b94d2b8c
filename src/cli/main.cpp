// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/interrupt.h"

#include <csignal>
#include <iostream>

#include <unistd.h>

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a file over the limit of its size is an error of the write that says so
    const cli::Interrupt interrupt;
    return cli::runCli(argc, argv, std::cin, std::cout, std::cerr, interrupt.token(),
                       isatty(STDERR_FILENO) != 0);
}
