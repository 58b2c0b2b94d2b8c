// SPDX-License-Identifier: GPL-3.0-or-later

// grundy-paint: the commands of grundy-cli that draw. Run by grundy-cli alone.

#include "cli/cli.h"
#include "cli/painting/painting.h"

int main(int argc, char** argv)
{
    const cli::Typesetter typesetter;
    return cli::runProgram(argc, argv, cli::paintingCommands());
}
