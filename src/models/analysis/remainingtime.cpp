// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/remainingtime.h"

namespace models {
namespace {

using namespace std::chrono_literals;

/// Work begins with other things (memory is allocated), whose pace says nothing about the rest.
constexpr double firstPart = 0.15;
/// Work that ends before that needs no guess, and an earlier one would be worth nothing.
constexpr auto leastObserved = 1'000ms;
constexpr auto toldEvery = 500ms;

} // namespace

void RemainingTime::start()
{
    m_observed.reset();
    m_left.reset();
    m_guessedAt = 0;
}

void RemainingTime::reached(double fraction, Clock::time_point now)
{
    if (!(fraction >= firstPart && fraction <= 1)) {
        start();
        return;
    }
    const bool isPassed = m_left && now >= m_end;
    if (!m_observed || fraction < m_observed->fraction || isPassed) {
        start();
        m_observed = {now, fraction};
        return;
    }
    const double done = fraction - m_observed->fraction;
    const std::chrono::duration<double> elapsed = now - m_observed->since;
    if (elapsed < leastObserved || done <= 0 || (m_left && now - m_told < toldEvery))
        return;
    if (fraction > m_guessedAt) {
        m_guessedAt = fraction;
        m_end = now + std::chrono::duration_cast<Clock::duration>(elapsed * ((1 - fraction) / done));
    }
    m_left = std::chrono::ceil<std::chrono::seconds>(m_end - now);
    m_told = now;
}

} // namespace models
