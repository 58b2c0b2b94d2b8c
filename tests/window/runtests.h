// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every test of the window runs in.

#include "app/backend.h"
#include "support/beread.h"
#include "support/lefttasks.h"
#include "support/silence.h"
#include "support/testprogram.h"
#include "support/watchdog.h"
#include "window/driver.h"
#include "wording/text/language.h"

#include <QApplication>
#include <QTemporaryDir>

#include <cstdint>

namespace window {

/// Settings, own lessons and autosaves are found by these names.
inline void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("grundy"));
    QCoreApplication::setOrganizationName(QStringLiteral("Grundy"));
}

/// Whether something reads the window, such as a screen reader.
enum class Reader : std::uint8_t { Listens, None };

/// What becomes of an event that takes too long (support/watchdog.h).
enum class LongEvents : std::uint8_t { Told, Fail };

/// Runs the tests of a class as QTEST_MAIN does, with private folders and the application that Qt Charts
/// needs, in the program's language. A warning fails the test in which it is said.
template <typename Tests, Reader reader = Reader::Listens, LongEvents longEvents = LongEvents::Told>
int runTests(int argc, char* argv[])
{
    const QTemporaryDir folder;
    usePrivateFolders(folder.path());
    nameApplication();
    wording::speak();
    const tests::WatchedApplication<QApplication> application(argc, argv);
    if (reader == Reader::Listens)
        tests::beRead();
    if (auto* const dog = tests::Watchdog::onDuty(); dog != nullptr && longEvents == LongEvents::Fail)
        dog->bite();
    Tests test;
    const int result = tests::runSilently(test, argc, argv, app::isOfTypefacesPassedOver);
    tests::awaitLeftTasks();
    return result;
}

} // namespace window
