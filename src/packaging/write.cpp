// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/write.h"

#include "packaging/completion.h"
#include "packaging/page.h"
#include "wording/text/version.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace packaging {

int writeAll(const CLI::App& app, int argc, const char* const* argv)
{
    constexpr int expected = 6;
    if (argc != expected) {
        std::cerr << "expected: WRITTEN MANUAL BASH ZSH FISH\n";
        return 2;
    }
    std::ifstream file(argv[1]);
    const std::string written{std::istreambuf_iterator<char>(file), {}};
    const Command command = commandOf(app);
    const std::string texts[]{manualPage(command, written, wording::version().toStdString()),
                              bashCompletion(command), zshCompletion(command), fishCompletion(command)};
    for (int i = 0; i < expected - 2; ++i) {
        std::ofstream out(argv[i + 2]);
        out << texts[i];
        if (!out.flush() || written.empty()) {
            std::cerr << argv[i + 2] << ": cannot be written\n";
            return 2;
        }
    }
    return 0;
}

} // namespace packaging
