// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace models {

/// Runs it on a thread of Qt's global pool; nobody waits for it, and nothing is told of its end.
void runInBackground(std::function<void()> task);

} // namespace models
