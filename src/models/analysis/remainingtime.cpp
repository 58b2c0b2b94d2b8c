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
}

void RemainingTime::reached(double fraction, Clock::time_point now)
{
    if (!(fraction >= firstPart && fraction <= 1)) {
        start();
        return;
    }
    if (!m_observed || fraction < m_observed->fraction) {
        start();
        m_observed = {now, fraction};
        return;
    }
    const double done = fraction - m_observed->fraction;
    const std::chrono::duration<double> elapsed = now - m_observed->since;
    if (elapsed < leastObserved || done <= 0 || (m_left && now - m_told < toldEvery))
        return;
    m_left = std::chrono::ceil<std::chrono::seconds>(elapsed * ((1 - fraction) / done));
    m_told = now;
}

} // namespace models
