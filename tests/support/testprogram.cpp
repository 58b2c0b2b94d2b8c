// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testprogram.h"

#include "support/sanitized.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace tests {
namespace {

std::map<std::string, Main>& registered()
{
    static std::map<std::string, Main> mains;
    return mains;
}

} // namespace

Registered::Registered(const char* file, Main main)
{
    registered().emplace(std::filesystem::path(file).stem(), main);
}

} // namespace tests

int main(int argc, char* argv[])
{
    const auto& mains = tests::registered();
    const auto named = argc > 1 ? mains.find(argv[1]) : mains.end();
    if (named == mains.end()) {
        std::fprintf(stderr, "usage: %s TEST [Qt Test's arguments], where TEST is one of\n", argv[0]);
        for (const auto& [name, main] : mains)
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // rapidcheck draws the same in every run, unless it is asked for something else.
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "seed=20260101 max_success=" + QByteArray::number(tests::repeated(100)));
    argv[1] = argv[0];
    return named->second(argc - 1, argv + 1);
}
