// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/progress.h"

#include "wording/capacity.h"

#include <ostream>

namespace cli {
namespace {

constexpr const char* emptyLine = "\r\x1b[K";

} // namespace

void ProgressLine::show(const QString& work, double fraction)
{
    if (!m_console.isTerminal)
        return;
    const QString text = QStringLiteral("%1 %2").arg(work, wording::percentText(fraction));
    if (text == m_text)
        return;
    m_text = text;
    m_console.err << emptyLine << text.toStdString() << std::flush;
}

void ProgressLine::clear()
{
    if (!m_text.isEmpty())
        m_console.err << emptyLine << std::flush;
    m_text.clear();
}

solver::Job ProgressLine::shown(solver::Job job, const QString& work)
{
    job.progress = [this, work](const solver::Progress& progress) {
        show(work, progress.fraction.value_or(0));
    };
    return job;
}

} // namespace cli
