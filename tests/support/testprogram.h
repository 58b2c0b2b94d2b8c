// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The tests of a layer are one program: linking is dear. Every test file adds its tests to it under the
// file's name without its ending, and the program's first argument says which of them to run: tests_games
// tst_octal.

#include "support/patience.h"

#include <QTest>

namespace tests {

using Main = int (*)(int argc, char* argv[]);

/// Adds a main function to the program under the name of the file; `argv` begins with the program's name
/// again, so that Qt Test's own arguments follow.
struct Registered {
    Registered(const char* file, Main main);
};

/// Runs the tests of a class without an application.
template <typename Test>
int run(int argc, char* argv[])
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// Runs the tests of a class within an application, e.g. QCoreApplication.
template <typename Application, typename Test>
int runIn(int argc, char* argv[])
{
    const Application application(argc, argv);
    return run<Test>(argc, argv);
}

} // namespace tests

/// GRUNDY_TEST(TestOctal, tests::run<TestOctal>)
#define GRUNDY_TEST(Test, ...) static const tests::Registered registered##Test{__FILE__, __VA_ARGS__};
