// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "cli/cli.h"
#include "cli/interrupt.h"

#include "wording/text/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <iostream>
#include <optional>
#include <streambuf>
#include <string_view>

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
