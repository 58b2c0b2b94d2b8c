// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/interrupt.h"

#include <iostream>

#include <unistd.h>

int main(int argc, char** argv)
{
    const cli::Interrupt interrupt;
    return cli::runCli(argc, argv, std::cin, std::cout, std::cerr, interrupt.token(),
                       isatty(STDERR_FILENO) != 0);
}
