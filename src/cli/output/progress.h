// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How far long work is, on the last line of a terminal.

#include "cli/console.h"

#include <chrono>

namespace cli {

/// Shows nothing unless stderr is a terminal; what it showed is gone when it ends.
class ProgressLine {
public:
    explicit ProgressLine(const Console& console) : m_console(console) {}
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    /// "counting 42%"; "searching: 1,234 positions" where the whole is not known.
    void show(const QString& work, const solver::Progress& progress);
    void clear();
    /// The job, with its progress shown as that of `work`. The line must outlive it.
    [[nodiscard]] solver::Job shown(solver::Job job, const QString& work);

private:
    using Clock = std::chrono::steady_clock;

    void show(const QString& text);

    const Console& m_console;
    QString m_text;
    Clock::time_point m_shownAt;
};

} // namespace cli
