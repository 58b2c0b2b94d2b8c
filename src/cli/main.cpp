// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/console.h"
#include "cli/interrupt.h"

#include <csignal>
#include <exception>
#include <iostream>
#include <string_view>

#include <unistd.h>

namespace {

/// Where nothing can be caught any more, such as on a thread of a library.
[[noreturn]] void endAtOnce()
{
    constexpr std::string_view line = "grundy-cli: an error of the program\n";
    (void)!write(STDERR_FILENO, line.data(), line.size());
    _exit(static_cast<int>(cli::Exit::BadInput));
}

} // namespace

int main(int argc, char** argv)
{
    std::set_terminate(endAtOnce);
    std::signal(SIGXFSZ, SIG_IGN); // a file over the limit of its size is an error of the write that says so
    const cli::Interrupt interrupt;
    return cli::runCli(argc, argv, std::cin, std::cout, std::cerr, interrupt.token(),
                       isatty(STDERR_FILENO) != 0);
}
