// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How far long work is, on the last line of a terminal.

#include "cli/console.h"

namespace cli {

/// Shows nothing unless stderr is a terminal; what it showed is gone when it ends.
class ProgressLine {
public:
    explicit ProgressLine(const Console& console) : m_console(console) {}
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    /// "counting 42 %".
    void show(const QString& work, double fraction);
    void clear();
    /// The job, with its progress shown as that of `work`. The line must outlive it.
    [[nodiscard]] solver::Job shown(solver::Job job, const QString& work);

private:
    const Console& m_console;
    QString m_text;
};

} // namespace cli
