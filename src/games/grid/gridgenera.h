// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Grid Nim in misère play as a sum of its groups of stones. Groups that are tame with all that can become of
// them add up like Nim heaps (solver/genus.h); a sum with other groups is searched.

#include "games/grid/gridposition.h"
#include "solver/genus.h"

#include <optional>
#include <stop_token>
#include <unordered_map>
#include <utility>
#include <vector>

namespace games {

/// The genera of small groups, kept up to symmetry. Not for several threads at once.
class GridGenera {
public:
    /// Nothing more is found out once `stop` is requested.
    explicit GridGenera(const GridRules& rules, std::stop_token stop = {})
        : m_rules(rules), m_stop(std::move(stop))
    {
    }

    /// The genus of the sum of all groups; nothing unless each of them and all that can be reached from it
    /// is tame, or where that is not known: a group of more than 16 stones, or too many looked at so far.
    [[nodiscard]] std::optional<solver::Genus> genus(std::uint64_t stones);

    [[nodiscard]] const GridRules& rules() const { return m_rules; }
    [[nodiscard]] std::uint64_t groupsSeen() const { return m_known.size(); }

private:
    [[nodiscard]] std::optional<solver::Genus> ofGroup(std::uint64_t group);
    [[nodiscard]] std::optional<solver::Genus> byOptions(std::uint64_t group);

    GridRules m_rules;
    std::stop_token m_stop;
    std::unordered_map<std::uint64_t, std::optional<solver::Genus>> m_known; // by canonical group
};

/// Groups of stones as a search for the misère outcome sees them: where they lie does not matter. A sum of
/// tame groups has the outcome in place of its moves: none when it is N, one to the empty sum when it is P.
/// So only the outcome may be asked for.
struct GridSum {
    GridSum() = default;
    /// `known` must outlive the position.
    GridSum(std::uint64_t stones, GridGenera& known);

    std::vector<std::uint64_t> groups; // canonical, ascending
    GridGenera* genera = nullptr;

    [[nodiscard]] std::vector<GridSum> options() const;
    [[nodiscard]] std::size_t memoryBytes() const { return groups.capacity() * sizeof(std::uint64_t); }

    friend bool operator==(const GridSum& a, const GridSum& b) { return a.groups == b.groups; }
};

} // namespace games

template <>
struct std::hash<games::GridSum> {
    std::size_t operator()(const games::GridSum& sum) const noexcept;
};
