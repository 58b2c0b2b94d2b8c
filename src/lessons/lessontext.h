// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The texts of lessons: a part of Markdown (paragraphs, strong, emphasis, lists, links), whose links lead to
// positions and claim something of them.

#include "lessons/lessonproblem.h"

#include <QString>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace lessons {

enum class ClaimKind : std::uint8_t {
    Outcome,
    Grundy,
    Value,
    Wins,
    Loses,
    Only,
    Winning,
    Moves,
    Remoteness,
    Mean,
    Temperature,
};

struct LinkClaim {
    ClaimKind kind = ClaimKind::Outcome;
    std::string said; ///< what stands behind '='; of Wins, Loses and Only the canonical notation

    friend bool operator==(const LinkClaim&, const LinkClaim&) = default;
};

/// The name of a claim in links: "outcome".
[[nodiscard]] QString claimName(ClaimKind kind);

/// A position and what is claimed of it.
struct Link {
    std::string position; ///< canonical notation
    std::vector<LinkClaim> claims{};

    friend bool operator==(const Link&, const Link&) = default;
};

/// A piece of text of one look.
struct Span {
    QString text;
    bool strong = false;
    bool emphasis = false;
    int link = -1; ///< which of Text::links, -1 for none

    friend bool operator==(const Span&, const Span&) = default;
};

/// A paragraph or an entry of a list.
struct Block {
    bool isEntry = false;
    std::vector<Span> spans{};

    friend bool operator==(const Block&, const Block&) = default;
};

struct Text {
    std::vector<Block> blocks{};
    std::vector<Link> links{};

    [[nodiscard]] bool isEmpty() const { return blocks.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

inline constexpr std::uint64_t mostLinks = 100;
inline constexpr std::uint64_t longestText = 6'000;
inline constexpr std::uint64_t longestLink = 20'000;

/// The place of a problem is left empty.
[[nodiscard]] std::variant<Text, LessonProblem> readText(const QString& markdown);
/// Plain text, a block for each line, in which **…** is strong and nothing else is read.
[[nodiscard]] Text readNotes(const QString& notes);
/// `target`: POSITION or POSITION?CLAIM&CLAIM, as links and facts write it.
[[nodiscard]] std::variant<Link, LessonProblem> readLink(const QString& target);

/// A block in the HTML that a QML Text shows, with `<a href="PREFIX2">` around the words of link 2.
[[nodiscard]] QString blockHtml(const Block& block, const QString& prefix = {});
/// The words alone, blocks on lines of their own.
[[nodiscard]] QString plainText(const Text& text);

} // namespace lessons
