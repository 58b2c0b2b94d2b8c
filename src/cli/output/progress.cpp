// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/progress.h"

#include "wording/capacity.h"
#include "wording/outcomes.h"

#include <ostream>

namespace cli {
namespace {

constexpr const char* emptyLine = "\r\x1b[K";

} // namespace

void ProgressLine::show(const QString& work, const solver::Progress& progress)
{
    constexpr std::chrono::milliseconds showEvery{50}; // some report every step
    const Clock::time_point now = Clock::now();
    if (!m_console.isTerminal || (!m_text.isEmpty() && now - m_shownAt < showEvery))
        return;
    m_shownAt = now;
    show(progress.fraction ? QStringLiteral("%1 %2").arg(work, wording::percentText(*progress.fraction))
                           : QStringLiteral("%1: %2").arg(work, wording::positionsText(progress.positions)));
}

void ProgressLine::show(const QString& text)
{
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
    job.progress = [this, work](const solver::Progress& progress) { show(work, progress); };
    return job;
}

} // namespace cli
