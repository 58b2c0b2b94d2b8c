// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Theory against search: every small position of a game is answered twice, once with what the game knows
// (formulas, tables, sums) and once by plain table or search, and the two are compared.

#include "games/catalogue.h"
#include "solver/job.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace analysis {

/// A position on which the two answers differ; `theory` and `search` say what each found.
struct Mismatch {
    std::string notation;
    std::string theory;
    std::string search;

    friend bool operator==(const Mismatch&, const Mismatch&) = default;
};

struct Verification {
    std::uint64_t positions = 0; ///< compared, both conventions together
    std::uint64_t mismatchCount = 0;
    std::vector<Mismatch> mismatches{}; ///< the first ones
    /// The reason when not everything was compared; its number of positions is `positions`.
    std::optional<solver::Unsolved> unsolved{};

    [[nodiscard]] bool holds() const { return mismatchCount == 0 && !unsolved; }
};

/// At most this many mismatches are listed.
inline constexpr std::size_t mostMismatches = 100;

/// Compares outcome, Grundy value, remoteness and every move's verdict on all positions up to `upTo`.
/// The job's limits hold for the whole; its progress is told the positions compared.
[[nodiscard]] Verification verify(const games::Entry& entry, std::uint64_t upTo, const solver::Job& job,
                                  const std::function<void(std::uint64_t positions)>& progress = {});

/// The job of one of many searches: the whole's memory and stop token. The whole's clock is looked at, and
/// its progress told, between them.
[[nodiscard]] solver::Job searchJob(const solver::Job& whole);

/// What of an answer is compared, as text: equal texts are equal answers.
[[nodiscard]] std::string comparedText(const games::Game& game, const games::Answer& answer);

} // namespace analysis
