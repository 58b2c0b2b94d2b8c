// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The genus of every heap of a subtraction game: by closed form, by the proven period, or term by term.

#include "games/heaps/heaptable.h"
#include "solver/sequences/sequence.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace games {

/// A set of takes with its period, which is looked for when it is first asked for, and then kept.
class TakeRule {
public:
    /// `takes` sorted, without repeats.
    explicit TakeRule(std::vector<std::uint64_t> takes);

    [[nodiscard]] const std::vector<std::uint64_t>& takes() const { return m_takes; }
    [[nodiscard]] const solver::TakeSet& set() const { return m_set; }
    /// Null when no period could be proven; unsolved when the job ended before.
    [[nodiscard]] solver::Solved<const solver::GenusSequence*> genera(const solver::Job& job) const;
    /// The Grundy values alone: in a subtraction game each belongs to one genus.
    [[nodiscard]] static solver::Sequence valuesOf(const solver::GenusSequence& genera);
    /// The takes that a heap of that size allows.
    [[nodiscard]] std::shared_ptr<const TakeRule> upTo(std::uint64_t largest) const;

private:
    [[nodiscard]] std::optional<const solver::GenusSequence*> known() const;
    const solver::GenusSequence* keep(std::optional<solver::GenusSequence> found) const;

    std::vector<std::uint64_t> m_takes;
    solver::TakeSet m_set;
    mutable std::mutex m_mutex; ///< guards what follows; not held while anything is worked out
    mutable std::optional<std::optional<solver::GenusSequence>> m_genera; ///< stays once it is there
    mutable std::shared_ptr<const TakeRule> m_upTo;
};

/// The genera of the heaps up to a size.
class HeapValues {
public:
    HeapValues(std::shared_ptr<const TakeRule> rule, std::uint64_t largest, const solver::Job& job);

    /// Why a heap's genus is not known; nothing when all are.
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }
    /// True when the values follow from a formula or a proven period.
    [[nodiscard]] bool isProven() const { return !m_normal; }
    /// Positions that were looked at.
    [[nodiscard]] std::uint64_t positions() const;
    /// Precondition: heap is at most the largest one, and nothing is unsolved.
    [[nodiscard]] solver::Genus at(std::uint64_t heap) const;

private:
    bool lookForPeriod(const solver::Job& job);

    std::shared_ptr<const TakeRule> m_rule;
    const solver::GenusSequence* m_genera = nullptr; ///< of the rule
    std::optional<HeapTable> m_normal;
    std::optional<HeapTable> m_misere;
    std::optional<solver::Unsolved> m_unsolved;
};

} // namespace games
