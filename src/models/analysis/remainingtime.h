// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace models {

/// How long some work will still take, judged by how far it has got; told calmly, so that it can be read. A
/// guess that has been passed is not told any more, and the next one is made from what is seen after it.
class RemainingTime {
public:
    using Clock = std::chrono::steady_clock;

    void start();
    /// `fraction`: from 0 to 1; anything else says that the whole is not known.
    void reached(double fraction, Clock::time_point now = Clock::now());
    /// Rounded up; nothing while it cannot be told.
    [[nodiscard]] std::optional<std::chrono::seconds> left() const { return m_left; }

private:
    struct Observed {
        Clock::time_point since;
        double fraction = 0;
    };

    std::optional<Observed> m_observed; ///< from where on the pace counts
    double m_guessedAt = 0;             ///< the fraction of the last guess: without more there is no other
    Clock::time_point m_end;            ///< as it was guessed
    Clock::time_point m_told;
    std::optional<std::chrono::seconds> m_left;
};

} // namespace models
