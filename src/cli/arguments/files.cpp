// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/files.h"

#include "cli/arguments/numbers.h"

#include <QString>

namespace cli {

CLI::Validator someFile()
{
    return {[](const std::string& path) {
                return path.empty() ? expectedFound(QT_TRANSLATE_NOOP("Help", "a file name"), path)
                                    : std::string();
            },
            "FILE"};
}

} // namespace cli
