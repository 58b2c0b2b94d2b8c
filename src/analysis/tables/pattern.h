// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A family of positions: a notation with the variables n and, in families of two parameters, m, such as
// `nim:n,m,3`, `takeaway/take=1-m:n` or `lines/max=m:1^n`.
//
// A variable is a number, and counts where it stands beside no letter but x (`plane:nxm`), or after ^.
// X^k repeats the character X, or the group (…) before it, k times; k is a variable or a number. A separator
// , or / that this leaves at the end of the notation or of an option is dropped: `grid:(1^n/)^m`.
// In Hackenbush a word of colours is a stalk from the ground up, words with commas between are stalks side
// by side: `hackenbush:b^nr^m`, `hackenbush:g^n,g^m`.

#include "theory/play.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace analysis {

enum class PatternProblem : std::uint8_t {
    UnknownGame,     ///< `found` is no game of the catalogue
    NoColon,         ///< nothing separates the game from the position
    NoVariable,      ///< there is no n
    BesideDigit,     ///< a variable beside a digit: there is no product
    NoCount,         ///< after ^ a variable or a number has to stand
    NothingToRepeat, ///< before ^ a character or a group has to stand
    Unclosed,        ///< ( without )
    Unopened,        ///< ) without (
    GroupAlone,      ///< a group without ^ behind it
    TooLong,         ///< the pattern is longer than mostPatternLength, or its groups are too deep
};

/// What is wrong with a pattern, and where.
struct PatternError {
    std::size_t column = 1; ///< from 1, in characters (code points)
    PatternProblem problem = PatternProblem::NoVariable;
    std::string found{};

    friend bool operator==(const PatternError&, const PatternError&) = default;
};

inline constexpr std::size_t mostPatternLength = 1'000;
/// Characters of a notation that a pattern may make.
inline constexpr std::size_t mostNotationLength = 200'000;

class FamilyPattern {
public:
    using Parsed = std::variant<FamilyPattern, PatternError>;

    [[nodiscard]] static Parsed parse(std::string_view text);

    /// As it was typed, without spaces at its ends.
    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const std::string& gameId() const { return m_gameId; }
    [[nodiscard]] bool hasM() const { return m_hasM; }
    /// The pattern's text after its colon.
    [[nodiscard]] std::string_view body() const;
    [[nodiscard]] theory::Play play() const;
    /// The same family under the other convention.
    [[nodiscard]] FamilyPattern withPlay(theory::Play play) const;
    /// The notation of one position; nothing when it would be longer than mostNotationLength. It takes the
    /// place of `room`: a long text allocated for each of many positions makes the heap grow and shrink each
    /// time.
    [[nodiscard]] std::optional<std::string> notation(std::uint64_t n, std::uint64_t m,
                                                      std::string room = {}) const;

    struct Count {
        char variable = 0; ///< 'n', 'm', or 0 for `number`
        std::uint64_t number = 1;
    };
    /// A character, a variable, or a group; repeated `times`.
    struct Term {
        char character = 0;
        char variable = 0;
        std::vector<Term> group{};
        Count times{};
    };

private:
    std::string m_text;
    std::string m_gameId;
    bool m_hasM = false;
    std::vector<Term> m_terms;
};

} // namespace analysis
