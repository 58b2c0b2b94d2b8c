// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include <csignal>
#include <ctime>

namespace cli {
namespace {

sigset_t setOf(int first, int second)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, first);
    sigaddset(&set, second);
    return set;
}

} // namespace

Interrupt::Interrupt()
{
    // Both are blocked while the watcher starts, so that it inherits the mask.
    const sigset_t both = setOf(SIGINT, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &both, nullptr);
    m_watcher = std::jthread([this, mainThread = pthread_self()] { watch(mainThread); });
    struct sigaction wake {};
    wake.sa_handler = [](int) {}; // without SA_RESTART a blocking read ends
    sigaction(SIGUSR1, &wake, nullptr);
    const sigset_t wakeOnly = setOf(SIGUSR1, SIGUSR1);
    pthread_sigmask(SIG_UNBLOCK, &wakeOnly, nullptr);
}

Interrupt::~Interrupt()
{
    pthread_kill(m_watcher.native_handle(), SIGUSR1);
}

/// SIGINT asks everybody to stop; SIGUSR1 to this thread ends it.
void Interrupt::watch(pthread_t mainThread)
{
    const sigset_t both = setOf(SIGINT, SIGUSR1);
    int signal = 0;
    sigwait(&both, &signal);
    if (signal != SIGINT)
        return;
    m_stop.request_stop();
    // A wake may come just before the read blocks: it is repeated.
    constexpr timespec pause{.tv_sec = 0, .tv_nsec = 50'000'000};
    const sigset_t end = setOf(SIGUSR1, SIGUSR1);
    do
        pthread_kill(mainThread, SIGUSR1);
    while (sigtimedwait(&end, nullptr, &pause) != SIGUSR1);
}

} // namespace cli
