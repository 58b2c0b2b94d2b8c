// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"

#include "wording/text/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <csignal>
#include <ctime>
#include <exception>
#include <iostream>
#include <optional>
#include <stop_token>
#include <streambuf>
#include <string_view>
#include <thread>

#include <pthread.h>
#include <unistd.h>

namespace cli {
namespace {

/// Standard input in large pieces: a position may have millions of characters. A read that a signal
/// interrupts is the end of it.
class StandardInput : public std::streambuf {
protected:
    int_type underflow() override
    {
        const ssize_t count = read(STDIN_FILENO, m_piece.data(), m_piece.size());
        if (count <= 0)
            return traits_type::eof();
        setg(m_piece.data(), m_piece.data(), m_piece.data() + count);
        return traits_type::to_int_type(m_piece.front());
    }

private:
    std::array<char, 1U << 16U> m_piece{};
};

/// Where nothing can be caught any more, such as on a thread of a library.
[[noreturn]] void endAtOnce()
{
    constexpr std::string_view line = "grundy-cli: an error of the program\n";
    (void)!write(STDERR_FILENO, line.data(), line.size());
    _exit(static_cast<int>(Exit::BadInput));
}

/// What programs read is the same everywhere.
QString languageFor(int argc, char** argv)
{
    const bool isForPrograms =
        std::any_of(argv, argv + argc, [](const char* text) { return std::string_view(text) == "--json"; });
    return isForPrograms ? QLatin1String(wording::firstLanguage) : wording::systemLanguage();
}

sigset_t setOf(int first, int second)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, first);
    sigaddset(&set, second);
    return set;
}

/// Ctrl-C as a stop token. A thread waits for the signal, so that no work is done in a signal handler;
/// it then also wakes the main thread from a read that blocks. Takes over SIGINT and SIGUSR1 while it lives.
/// To be made on the main thread, before any other thread.
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

} // namespace

int runProgram(int argc, char** argv, std::span<const AddCommand> painting)
{
    std::set_terminate(endAtOnce);
    std::signal(SIGXFSZ, SIG_IGN); // a file over the limit of its size is an error of the write that says so
    wording::speak(languageFor(argc, argv));
    std::optional<QCoreApplication> translating; // Qt translates where there is an application
    if (QLocale().language() != QLocale::English && QCoreApplication::instance() == nullptr)
        translating.emplace(argc, argv);
    const Interrupt interrupt;
    StandardInput buffer;
    std::istream input(&buffer);
    input.tie(&std::cout); // a question is seen before its answer is read
    return runCli(argc, argv, input, std::cout, std::cerr, painting, interrupt.token(),
                  isatty(STDERR_FILENO) != 0);
}

} // namespace cli
