// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Under a sanitizer a test takes five to ten times as long. What is looked for there are errors on a path of
// the program, and the first numbers take the same paths as the others, which the release build goes through
// as well.

#include <QTest>

namespace tests {

#ifndef __has_feature // GCC tells by names of its own
#define __has_feature(feature) 0
#endif
#if defined(__SANITIZE_THREAD__) || __has_feature(thread_sanitizer)
inline constexpr bool isThreadSanitized = true;
#else
inline constexpr bool isThreadSanitized = false;
#endif

#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = isThreadSanitized;
#endif

/// How often something is repeated with other numbers: a quarter under a sanitizer.
[[nodiscard]] consteval int repeated(int times)
{
    return isSanitized ? (times + 3) / 4 : times;
}

} // namespace tests

/// Ends a test that counts how often something comes out: there is no path in it that others do not take.
#define SKIP_COUNTING_UNDER_SANITIZERS()                                                                     \
    do {                                                                                                     \
        if constexpr (tests::isSanitized)                                                                    \
            QSKIP("how often something comes out is counted in the release build");                          \
    } while (false)
