// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/files.h"

#include "cli/arguments/numbers.h"

namespace cli {

CLI::Validator someFile()
{
    return {[](const std::string& path) {
                return path.empty() ? expectedFound("a file name", path) : std::string();
            },
            "FILE"};
}

} // namespace cli
