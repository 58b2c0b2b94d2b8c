// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games as they are written: {1|-1}, {0,*|^}, {2||1|0}, 3/4, *2, ^3 (three ups), v (down), and sums of these.
//
//   sum    = ["-"] term, then any more of them behind "+" or "-"
//   term   = number ups star, as far as they are there, without spaces: 3/4*, ^3*2, *
//          | "{" options "|" options "}"
//   ups    = "^" or "v", or an arrow up or down, and how many; 3^ is three ups as ^3 is, and no number:
//            three and an up is 3+^
//
// A longer bar binds weaker: {2||1|0} is {2|{1|0}}. What stands without braces, a sum of numbers, ups and
// nimbers, names a value and is its canonical form; a form in braces is kept as it is written, but options
// that are written twice are one. In misère play equal games are not alike, and each term without braces is a
// canonical form of its own: *+* is no 0.

#include "theory/play.h"
#include "theory/shortgames/numberupstar.h"
#include "theory/shortgames/shortgame.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace theory {

/// A closed form and forms in braces, by their places in the WrittenForms that hold them, as they are
/// written.
struct WrittenSum {
    NumberUpStar closed{};
    std::vector<std::uint32_t> braces{};
    /// Further closed forms where they are not added up, the largest first; none is 0, and none is before
    /// `closed`.
    std::vector<NumberUpStar> apart{};

    [[nodiscard]] bool hasOnlyBraces() const { return apart.empty() && closed == NumberUpStar(); }
    /// All its closed forms but 0.
    [[nodiscard]] std::vector<NumberUpStar> closedTerms() const;

    [[nodiscard]] bool isZero() const { return braces.empty() && hasOnlyBraces(); }
    friend bool operator==(const WrittenSum&, const WrittenSum&) = default;
};

struct WrittenSumHash {
    std::size_t operator()(const WrittenSum& sum) const;
};

struct WrittenBraces {
    std::vector<WrittenSum> left{};
    std::vector<WrittenSum> right{};

    friend bool operator==(const WrittenBraces&, const WrittenBraces&) = default;
};

/// What becomes of the terms of a sum that stand without braces.
enum class ClosedTerms : std::uint8_t {
    AddedUp,   ///< in normal play
    KeptApart, ///< in misère play
};

/// Forms in braces, each kept once and behind those in it.
class WrittenForms {
public:
    explicit WrittenForms(ClosedTerms terms = ClosedTerms::AddedUp) : m_closedTerms(terms) {}

    [[nodiscard]] ClosedTerms closedTerms() const { return m_closedTerms; }
    /// Another term beside those of a sum.
    void addClosed(WrittenSum& sum, const NumberUpStar& term) const;
    [[nodiscard]] const WrittenBraces& at(std::uint32_t place) const { return m_forms[place]; }
    [[nodiscard]] std::size_t size() const { return m_forms.size(); }
    /// How deep braces stand in braces, from 1.
    [[nodiscard]] unsigned depth(std::uint32_t place) const { return m_depths[place]; }

    std::uint32_t add(WrittenBraces form);

    /// The options of a sum, each once: a move is made in one of its terms, of equal ones in the first.
    [[nodiscard]] std::vector<WrittenSum> options(const WrittenSum& sum, Player mover) const;
    /// The same one after the other: of large sums they would fill the memory.
    void forEachOption(const WrittenSum& sum, Player mover,
                       const std::function<void(WrittenSum)>& visit) const;
    /// How many these are; they are not made.
    [[nodiscard]] std::size_t optionCount(const WrittenSum& sum, Player mover) const;
    /// One of them, made without the others. Precondition: there are more than `index`.
    [[nodiscard]] WrittenSum option(const WrittenSum& sum, Player mover, std::size_t index) const;
    /// Left and Right exchanged; `negatives` holds the forms of what is given.
    [[nodiscard]] WrittenSum negative(const WrittenSum& sum, WrittenForms& negatives) const
    {
        return retold(sum, negatives, true);
    }
    /// The same game where closed terms are taken otherwise.
    [[nodiscard]] WrittenSum copy(const WrittenSum& sum, WrittenForms& copies) const
    {
        return retold(sum, copies, false);
    }
    /// In ASCII, as it is read again: "1/2+^+{2||1|0}". Of a longer text only the beginning, a little more
    /// than `longest`, is written.
    [[nodiscard]] std::string text(const WrittenSum& sum, std::size_t longest = std::string::npos) const;

private:
    [[nodiscard]] WrittenSum retold(const WrittenSum& sum, WrittenForms& others, bool isExchanged) const;
    [[nodiscard]] const std::vector<WrittenSum>& side(std::uint32_t place, Player mover) const
    {
        return mover == Player::Left ? at(place).left : at(place).right;
    }
    /// The places of the terms in braces, of equal ones that of the first.
    [[nodiscard]] std::vector<std::size_t> differentBraces(const WrittenSum& sum) const;
    [[nodiscard]] WrittenSum without(const WrittenSum& sum, std::size_t term, const WrittenSum& option) const;
    void write(std::string& text, const WrittenSum& sum, std::size_t longest) const;
    void writeBraces(std::string& text, std::uint32_t place, std::size_t longest) const;
    [[nodiscard]] bool hasEmptySide(std::uint32_t place) const
    {
        return at(place).left.empty() || at(place).right.empty();
    }
    [[nodiscard]] std::size_t barOf(std::uint32_t place) const;
    void writeSide(std::string& text, const std::vector<WrittenSum>& side, std::size_t bar,
                   std::size_t longest) const;

    ClosedTerms m_closedTerms;
    std::vector<WrittenBraces> m_forms;
    std::vector<unsigned> m_depths;
    std::unordered_multimap<std::size_t, std::uint32_t> m_byHash;
};

/// What may be written.
struct WrittenLimits {
    unsigned depth = 64;            ///< of braces in braces
    std::size_t options = 10'000;   ///< and further terms of sums, all together
    std::size_t termsOfSum = 1'000; ///< forms in braces in one sum
    std::size_t digits = 18;
    std::uint64_t star = 10'000;
    std::size_t termsApart = 100;      ///< closed terms in one sum, where they are kept apart
    std::uint64_t starsApart = 20'000; ///< of all nimbers together, where they are kept apart
    std::int64_t ups = 1'000'000'000;

    /// The largest of so many digits.
    [[nodiscard]] constexpr std::uint64_t number() const
    {
        std::uint64_t next = 1;
        for (std::size_t digit = 0; digit < digits; ++digit)
            next *= 10;
        return next - 1;
    }
};

enum class WrittenProblem : std::uint8_t {
    NoGame,      ///< a number, '*', '^', 'v' or '{' was expected
    NoBar,       ///< '|' was expected
    NoBrace,     ///< '}' was expected
    NoSign,      ///< '+', '-' or the end was expected
    NoDigit,     ///< a digit was expected
    SameBar,     ///< a second bar that is as long as the first
    TooDeep,     ///< braces in more braces than the limit
    TooMany,     ///< more options, and further terms of sums, than the limit
    LongSum,     ///< more forms in braces in one sum than the limit
    TooLarge,    ///< a number or a count over its limit
    NotDyadic,   ///< what is below the line is no power of two
    BrokenCount, ///< a count of ups that is a fraction
};

struct WrittenError {
    std::size_t place = 0; ///< in bytes
    WrittenProblem problem = WrittenProblem::NoGame;

    friend bool operator==(const WrittenError&, const WrittenError&) = default;
};

/// Reads a whole text; the forms in it come to `forms`. O(length).
[[nodiscard]] std::variant<WrittenSum, WrittenError> readWritten(std::string_view text, WrittenForms& forms,
                                                                 const WrittenLimits& limits = {});

/// The values of written forms, each worked out once. Both references must outlive it.
class WrittenValues {
public:
    WrittenValues(const WrittenForms& forms, ShortGames& games) : m_forms(forms), m_games(games) {}

    /// Nothing: not solved within the limits of the games.
    [[nodiscard]] std::optional<ShortGame> value(const WrittenSum& sum);

private:
    [[nodiscard]] std::optional<ShortGame> value(std::uint32_t braces);
    [[nodiscard]] std::optional<std::vector<ShortGame>> values(const std::vector<WrittenSum>& side);

    const WrittenForms& m_forms;
    ShortGames& m_games;
    std::unordered_map<std::uint32_t, ShortGame> m_known;
};

/// Reads what ShortGames::text writes, of any table. Nothing for another text and at a limit of `games`.
[[nodiscard]] std::optional<ShortGame> readValue(std::string_view text, ShortGames& games);

} // namespace theory
