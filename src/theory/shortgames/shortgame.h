// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exact values of short partizan games in normal play.
// Every finite game without cycles equals exactly one game in canonical form: no option dominated, none
// reversible (Conway, On Numbers and Games; Siegel, Combinatorial Game Theory, II.2). A table keeps one entry
// per canonical form, so games are equal when their handles are.
//
// Numbers, multiples of up and nimbers, and the sums of these, are kept in closed form, so that 1000000 or
// 5 + 3·↑ + *7 never unfolds; all others are lists of options {left | right}.

#include "theory/dyadic.h"
#include "theory/nimber.h"
#include "theory/outcome.h"
#include "theory/play.h"
#include "theory/shortgames/numberupstar.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace theory {

/// The value of a short game: a handle into the ShortGames that made it, and meaningless in any other.
/// Equality is equality of games. The default is the game 0 in every table.
struct ShortGame {
    std::uint32_t index = 0;

    friend constexpr bool operator==(ShortGame, ShortGame) = default;
    /// An arbitrary order for containers, not the order of games: that is ShortGames::compare.
    friend constexpr auto operator<=>(ShortGame, ShortGame) = default;
};

/// What a table may use.
struct ShortGameLimits {
    /// Roughly the bytes that forms and remembered results may take.
    std::size_t bytes = std::size_t{256} << 20;
    /// Asked every few hundred comparisons; true ends the question at hand.
    std::function<bool()> isStopped = {};
};

class CanonicalForms;

/// A table of canonical forms, and arithmetic on them. Where an optional is returned, nothing means: not
/// solved within the limits; isFull() tells why. The table stays valid then, and what it knows stays known.
/// Not for use by two threads at once. A moved-from table may only be assigned to or destroyed.
class ShortGames {
public:
    explicit ShortGames(ShortGameLimits limits = {});
    ~ShortGames();
    ShortGames(ShortGames&&) noexcept;
    ShortGames& operator=(ShortGames&&) noexcept;

    /// The value of the game { left | right }.
    [[nodiscard]] std::optional<ShortGame> make(std::span<const ShortGame> left,
                                                std::span<const ShortGame> right);
    /// The value of number + ups·↑ + *star; e.g. named({.number = 2}) or named({.star = {3}}).
    [[nodiscard]] std::optional<ShortGame> named(const NumberUpStar& game);

    [[nodiscard]] std::optional<ShortGame> sum(ShortGame a, ShortGame b);
    [[nodiscard]] std::optional<ShortGame> negative(ShortGame a);
    [[nodiscard]] std::optional<ShortGame> difference(ShortGame a, ShortGame b);

    [[nodiscard]] std::optional<bool> isAtMost(ShortGame a, ShortGame b);
    /// less, equivalent or greater; unordered if a and b are confused.
    [[nodiscard]] std::optional<std::partial_ordering> compare(ShortGame a, ShortGame b);

    /// Who wins: P if the game is 0, L if positive, R if negative, N if confused with 0. O(1).
    [[nodiscard]] Outcome outcome(ShortGame a) const;
    /// The number that remains when Left (Right) starts and both play on to a number. O(1).
    [[nodiscard]] const Dyadic& leftStop(ShortGame a) const;
    [[nodiscard]] const Dyadic& rightStop(ShortGame a) const;
    /// The height of the canonical form's tree; the largest std::uint64_t stands for anything larger. O(1).
    [[nodiscard]] std::uint64_t birthday(ShortGame a) const;

    /// The closed form, if the game is a number plus a multiple of up plus a nimber; null for all others.
    /// Valid as long as the table. O(1).
    [[nodiscard]] const NumberUpStar* closedForm(ShortGame a) const;
    [[nodiscard]] std::optional<Dyadic> number(ShortGame a) const;
    [[nodiscard]] std::optional<Nimber> nimber(ShortGame a) const;

    /// The options in the canonical form, by handle in no meaningful order. Valid as long as the table.
    [[nodiscard]] std::optional<std::span<const ShortGame>> options(ShortGame a, Player mover);

    /// The value as text, the same in every table: closed forms as theory::text(NumberUpStar) writes them,
    /// all others '{1|-1}', '{0,{1|-1}|-2}', in which sorted options part at commas. Nothing if that would
    /// take more than `longest` bytes.
    [[nodiscard]] std::optional<std::string> text(ShortGame a, std::size_t longest = 10000) const;

    /// Whether the last question that was not solved wanted more room than the limits give, in bytes or in
    /// depth; if not, it was stopped.
    [[nodiscard]] bool isFull() const;
    /// How many forms the table holds.
    [[nodiscard]] std::size_t size() const;
    /// Roughly the bytes in use.
    [[nodiscard]] std::size_t bytes() const;

private:
    std::unique_ptr<CanonicalForms> m_forms;
    bool m_isFull = false;
};

} // namespace theory
