// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How long a test waits for what is bound to come. No test says how fast a machine has to be: the 5 s of Qt
// Test are too few for a window under a sanitizer beside other programs. Who waits in vain has failed anyway.

#include "support/sanitized.h"

#include <QTest>

#include <chrono>

#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
#pragma GCC diagnostic ignored "-Wconversion" // Qt's own macros make an int of milliseconds
#endif

namespace tests {

/// Under the thread sanitizer a thread that counts takes thirty times as long.
inline constexpr int patienceMs = isThreadSanitized ? 1'200'000 : 600'000;
inline constexpr std::chrono::milliseconds patience{patienceMs};

} // namespace tests

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, tests::patienceMs)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, tests::patienceMs)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, tests::patienceMs)
