// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/release.h"

#include <chrono>
#include <exception>
#include <thread>

namespace solver {

void letGoLater(std::shared_ptr<void> owned)
{
    static constexpr std::chrono::milliseconds moment{200};
    try {
        std::thread([gone = std::move(owned)] { std::this_thread::sleep_for(moment); }).detach();
    } catch (const std::exception&) {
        return;
    }
}

} // namespace solver
