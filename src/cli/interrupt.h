// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ctrl-C as a stop token. A thread waits for the signal, so that no work is done in a signal handler;
// it then also wakes the main thread from a read that blocks.

#include <stop_token>
#include <thread>

#include <pthread.h>

namespace cli {

/// Takes over SIGINT and SIGUSR1 while it lives. To be made on the main thread, before any other thread.
class Interrupt {
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    void watch(pthread_t mainThread);

    std::stop_source m_stop;
    std::jthread m_watcher;
};

} // namespace cli
