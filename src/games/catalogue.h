// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All games, one line each, and the door from text to positions.

#include "games/claims/claim.h"
#include "games/drawn/drawrequest.h"
#include "games/example.h"
#include "games/game.h"
#include "games/readyfamily.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace games {

/// A ready-made task in which a class marks positions with P and N.
struct ReadyMarking {
    std::string_view id;
    SourceText title;        ///< "Takeaway 10"
    std::uint8_t difficulty; ///< the easy ones are offered first
    std::string_view family; ///< the pattern of a row or a table; empty for a graph
    std::uint64_t n = 0;     ///< the largest n and m, from 0
    std::uint64_t m = 0;
    std::string_view graph{}; ///< the notation whose positions are marked
};

/// A game of the catalogue: what it is and how its positions are made.
struct Entry {
    Info info;
    /// Reads options and position; `text` is the whole notation (errors name columns in it).
    std::function<Parsed(std::string_view text)> parse;
    /// A notation from values of info.fields (same order) and the convention; parse() it for errors.
    std::function<std::string(const std::vector<std::string>& values, theory::Play play)> makeNotation;
    /// A random position worth playing; the same seed gives the same one.
    std::function<GamePtr(std::uint64_t seed, theory::Play play)> random;
    /// A position for an exercise, as the notation writes it behind the game's id and convention, options
    /// included
    /// ("/take=1,3,4:7,9"); it may suit or not, it may even be over.
    std::function<std::string(const DrawRequest& drawing)> drawn;
    /// Whether the positions drawn so have Grundy values; empty: as info.hasGrundyValues says.
    std::function<bool(const DrawRequest& drawing)> drawsValues{};
    std::vector<ReadyFamily> families; ///< for tables, the best one first; never empty
    /// Positions on which theory is checked against search, all those of size up to `upTo`
    /// (heaps up to upTo, runs up to upTo, boards up to upTo cells; see each game), both conventions.
    std::function<void(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)> forEachUpTo;
    /// upTo that takes a few seconds to verify.
    std::uint64_t verifyDefault;
    std::vector<Claim> claims{}; ///< what is often said of the game and is not so
    /// The base game's rule, said of the variant to which a position belongs; nothing where it has no rule,
    /// or where the game's own theory covers the variant. Empty: no variant has such a rule.
    std::function<std::optional<Claim>(const Game& sample)> variantClaim{};
    std::vector<Example> examples{};
    std::vector<ReadyMarking> markings{}; ///< what a class marks by hand, in normal play
    /// A key that positions share which differ only in what takes no part any more (empty heaps, coins that
    /// have come down). Null: everything takes part.
    std::string (*withoutIdle)(const std::string& notation) = nullptr;
    /// What of a position, as it is written behind the colon, changes in play: of arrows the token's node.
    /// Null: all of it.
    std::string_view (*changing)(std::string_view position) = nullptr;
    /// The notation that a family's short form means: words of colours are stalks of edges. Null: families
    /// are written as positions are.
    std::string (*spelledOut)(const std::string& notation) = nullptr;
    /// The family in which a position is seen among its neighbours. Null: it is looked for in `families`.
    std::optional<PlacedPattern> (*placed)(const std::string& notation) = nullptr;
    /// The full boards of n columns and m rows, with a largest take or, "", the usual one; the whole table of
    /// one of them can be written. Null: the game is not played on boards of rows and columns that are full
    /// at first.
    std::string (*fullBoards)(const std::string& most) = nullptr;
    /// Reads positions as they are written elsewhere: a list of edges. Null: there is the notation alone.
    PlainForm (*plain)(std::string_view text) = nullptr;
    /// A random red-blue stalk, for exercises that ask for its value. Null: the game has no stalks.
    GamePtr (*stalk)(int difficulty, Draws& draws) = nullptr;
};

/// The catalogue in gallery order.
[[nodiscard]] std::span<const Entry> catalogue();
/// Null for an unknown id. Finds the entry of sums as well, which are made of the catalogue's games.
[[nodiscard]] const Entry* findEntry(std::string_view id);
/// The examples of that kind in the order in which they are offered.
[[nodiscard]] std::vector<Example> examplesOf(ExampleOf kind);
/// Reads what any game takes beside its notation.
[[nodiscard]] PlainForm readPlain(std::string_view text);
/// Reads any game's notation. Never throws, never guesses.
[[nodiscard]] Parsed parse(std::string_view text);

} // namespace games
