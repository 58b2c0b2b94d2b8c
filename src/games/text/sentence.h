// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A sentence as a value: its source text, what stands at the placeholders, and the number that decides the
// plural. Games say what they have to say in these; wording translates them and needs to know no game.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// Marks texts for Qt's lupdate in a layer that knows no Qt: word for word Qt's own definitions.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif

namespace games {

/// A text marked by QT_TRANSLATE_NOOP("Wording", …); there is no empty one by accident.
struct SourceText {
    constexpr SourceText(const char* text) : source(text) {}

    const char* source;

    friend bool operator==(SourceText a, SourceText b) { return std::string_view(a.source) == b.source; }
};

/// Two texts marked by QT_TRANSLATE_N_NOOP("Wording", …): for one and for any other number, which is %1.
struct SourceTexts {
    const char* one;
    const char* many;

    friend bool operator==(SourceTexts a, SourceTexts b)
    {
        const auto text = [](const char* source) {
            return std::string_view(source != nullptr ? source : "");
        };
        return text(a.one) == text(b.one) && text(a.many) == text(b.many);
    }
};

/// A number as the reader's language writes it: 65,536. A plain number is written as in the notation.
struct GroupedNumber {
    std::uint64_t number = 0;

    friend bool operator==(const GroupedNumber&, const GroupedNumber&) = default;
};

/// "1, 2 or 3"; "1–5" for more than three numbers in a row.
struct AnyOf {
    std::vector<std::uint64_t> numbers;

    friend bool operator==(const AnyOf&, const AnyOf&) = default;
};

/// "1, 2, 3, 4 or 5": each number by itself.
struct EachOf {
    std::vector<std::uint64_t> numbers;

    friend bool operator==(const EachOf&, const EachOf&) = default;
};

struct Sentence;

/// "1, 2 and 3".
struct AllOf {
    std::vector<std::uint64_t> numbers;

    friend bool operator==(const AllOf&, const AllOf&) = default;
};

/// "1, 2 and 3" of sentences.
struct AllOfThese {
    std::vector<Sentence> sentences;

    friend bool operator==(const AllOfThese& a, const AllOfThese& b);
};

/// A sentence within another, or several as a paragraph or with a mark between each two, which is translated.
struct Inner {
    std::vector<Sentence> sentences;
    std::string_view between = " ";

    friend bool operator==(const Inner& a, const Inner& b);
};

/// What stands at a placeholder. A string is never translated: a notation, a name.
using Argument =
    std::variant<std::uint64_t, GroupedNumber, std::string, AnyOf, EachOf, AllOf, AllOfThese, Inner>;

struct Sentence {
    Sentence(const char* text) : source{text, nullptr} {}
    Sentence(const char* text, std::vector<Argument> placed)
        : source{text, nullptr}, arguments(std::move(placed))
    {
    }
    Sentence(SourceTexts texts, std::uint64_t number, std::vector<Argument> placed)
        : source(texts), count(number), arguments(std::move(placed))
    {
    }

    SourceTexts source; ///< `many` is null where no number decides
    std::uint64_t count = 0;
    std::vector<Argument> arguments; ///< of %1, %2, …
    bool isCapitalized = false;      ///< it begins with a placeholder that is not written large itself

    friend bool operator==(const Sentence&, const Sentence&) = default;
};

/// Where a move is made, for a hint that does not give it away.
struct Where {
    Sentence look;  ///< to a winning move: "Look at heap 2."
    Sentence holds; ///< to the best of losing ones: "Heap 2 holds out longest."
};

/// What is said of a move.
struct MoveWords {
    Sentence text;  ///< for lists, sentences and JSON: "take 9 from heap 2"
    Sentence label; ///< for the timeline: "2: 11→2"
    Sentence mark;  ///< beside the pieces that it takes: "take 9"
    Where where;
};

/// What is told of a move once it is made: by who made it, to that person, or to anybody else.
struct Told {
    Sentence byMe;       ///< "I took 4 from the left heap."
    Sentence byYou;      ///< "You took 4 from the left heap."
    Sentence byOther;    ///< "%3 took 4 from the left heap.": the last placeholder is left for a name
    bool isWhole = true; ///< false: which pieces it were is seen on the board alone
};
[[nodiscard]] inline Told toldWith(SourceText byMe, SourceText byYou, SourceText byOther,
                                   const std::vector<Argument>& placed = {})
{
    return {
        .byMe = {byMe.source, placed}, .byYou = {byYou.source, placed}, .byOther = {byOther.source, placed}};
}
/// The same where a number decides; it stands at %1.
[[nodiscard]] inline Told toldWith(SourceTexts byMe, SourceTexts byYou, SourceTexts byOther,
                                   std::uint64_t number, const std::vector<Argument>& placed)
{
    return {.byMe = {byMe, number, placed},
            .byYou = {byYou, number, placed},
            .byOther = {byOther, number, placed}};
}
/// The same of a move that leaves it to the board which pieces it were.
[[nodiscard]] inline Told onTheBoard(Told told)
{
    told.isWhole = false;
    return told;
}

inline bool operator==(const AllOfThese& a, const AllOfThese& b)
{
    return a.sentences == b.sentences;
}

inline bool operator==(const Inner& a, const Inner& b)
{
    return a.sentences == b.sentences && a.between == b.between;
}

[[nodiscard]] inline Argument inner(Sentence sentence)
{
    return Inner{.sentences = {std::move(sentence)}};
}

/// `between` has to outlive the argument.
[[nodiscard]] inline Argument joined(std::vector<Sentence> sentences, std::string_view between)
{
    return Inner{.sentences = std::move(sentences), .between = between};
}

/// Two sentences as one paragraph, or three.
[[nodiscard]] inline Sentence together(Sentence first, Sentence second)
{
    return {QT_TRANSLATE_NOOP("Wording", "%1 %2"), {inner(std::move(first)), inner(std::move(second))}};
}
[[nodiscard]] inline Sentence together(Sentence first, Sentence second, Sentence third)
{
    return {QT_TRANSLATE_NOOP("Wording", "%1 %2 %3"),
            {inner(std::move(first)), inner(std::move(second)), inner(std::move(third))}};
}

/// A text that is no language's: "7, 11, 5".
[[nodiscard]] inline Sentence verbatim(std::string text)
{
    return {"%1", {std::move(text)}};
}

} // namespace games
