// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of a reduction told.

#include "games/hackenbush/reduction/hackenbushreduction.h"
#include "games/text/sums.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

using Kind = Reduction::Kind;

/// The first terms of a nim-sum, and an ellipsis for the others.
Argument nimSum(const std::vector<std::uint64_t>& lengths)
{
    std::vector<Sentence> terms;
    for (std::size_t i = 0; i < std::min(lengths.size(), mostTerms); ++i)
        terms.push_back({"%1", {GroupedNumber{lengths[i]}}});
    if (lengths.size() > mostTerms)
        terms.push_back(verbatim("…"));
    return joined(std::move(terms), " ⊕ ");
}

std::vector<Sentence> fusionTexts(const Reduction& step)
{
    return {QT_TRANSLATE_NOOP("Wording", "Joints on a green cycle may be merged: the value stays the same."),
            together({{QT_TRANSLATE_N_NOOP("Wording", "Here %1 joint melts into one."),
                       QT_TRANSLATE_N_NOOP("Wording", "Here %1 joints melt into one.")},
                      step.joints,
                      {GroupedNumber{step.joints}}},
                     {{QT_TRANSLATE_N_NOOP("Wording", "The %1 edge between them becomes a loop."),
                       QT_TRANSLATE_N_NOOP("Wording", "The %1 edges between them become loops.")},
                      step.edges,
                      {GroupedNumber{step.edges}}})};
}

std::vector<Sentence> loopsTexts(const Reduction& step)
{
    return {QT_TRANSLATE_NOOP("Wording",
                              "A loop can only be cut, and nothing hangs on it: it is worth a stalk of "
                              "one edge."),
            {{QT_TRANSLATE_N_NOOP("Wording", "So %1 loop becomes a stalk of length 1."),
              QT_TRANSLATE_N_NOOP("Wording", "So %1 loops become stalks of length 1.")},
             step.edges,
             {GroupedNumber{step.edges}}}};
}

std::vector<Sentence> colonTexts(const Reduction& step)
{
    Sentence left = QT_TRANSLATE_NOOP("Wording", "So nothing is left on this joint.");
    if (step.result != 0)
        left = {QT_TRANSLATE_NOOP("Wording", "So a stalk of length %1 is left on it."),
                {GroupedNumber{step.result}}};
    return {QT_TRANSLATE_NOOP("Wording", "Stalks on one joint count as Nim heaps of their lengths, and "
                                         "one stalk of their nim-sum may stand for them."),
            together({QT_TRANSLATE_NOOP("Wording", "%1 = %2."),
                      {nimSum(step.lengths), GroupedNumber{step.result}}},
                     std::move(left))};
}

Sentence heapsText(const Reduction& step)
{
    if (step.lengths.empty())
        return QT_TRANSLATE_NOOP("Wording", "Nothing green is left: it is worth 0.");
    if (step.lengths.size() == 1)
        return {QT_TRANSLATE_NOOP("Wording",
                                  "One green stalk of length %1 is left. Cutting an edge leaves any shorter "
                                  "one, so it is a Nim heap of %1."),
                {GroupedNumber{step.result}}};
    //: a nim-sum such as 3 ⊕ 5, and its value
    return {QT_TRANSLATE_NOOP("Wording",
                              "The green edges are stalks on the ground. Cutting an edge leaves a shorter "
                              "one, so they are Nim heaps: %1 = %2."),
            {nimSum(step.lengths), GroupedNumber{step.result}}};
}

/// (x + n) / 2^(n−1) for a blue edge with x on it, (x − n) / 2^(n−1) for a red one.
std::vector<Sentence> growthTexts(const Reduction& step)
{
    const bool blue = step.colour == theory::Mover::Left;
    const std::string above = step.terms.empty() ? "0" : step.terms.front();
    if (above == "0")
        return {Sentence(
            blue ? QT_TRANSLATE_NOOP("Wording",
                                     "What stands on this blue edge is worth 0, so with the edge it is "
                                     "worth %1.")
                 : QT_TRANSLATE_NOOP("Wording",
                                     "What stands on this red edge is worth 0, so with the edge it is "
                                     "worth %1."),
            {step.value})};
    const GroupedNumber whole{step.whole};
    const GroupedNumber halvings{step.whole - std::min<std::uint64_t>(step.whole, 1)};
    //: a value, and a number
    return {{blue ? QT_TRANSLATE_NOOP(
                        "Wording", "What stands on this blue edge is worth %1. Add 1, at least once, until "
                                   "it is more than 1: %1 + %2.")
                  : QT_TRANSLATE_NOOP("Wording",
                                      "What stands on this red edge is worth %1. Take away 1, at least once, "
                                      "until it is less than −1: %1 − %2."),
             {above, whole}},
            //: a formula: the value of what stands on the edge, and numbers
            {blue ? QT_TRANSLATE_NOOP("Wording", "With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.")
                  : QT_TRANSLATE_NOOP("Wording", "With the edge it is worth (%1 − %2) ÷ 2^%3 = %4."),
             {above, whole, halvings, step.value}}};
}

/// The rule is told with the first edge.
std::vector<Sentence> signTexts(const Reduction& step)
{
    std::vector<Sentence> texts;
    if (step.line && step.line->before.empty())
        texts.push_back(signRuleText());
    //: two values, such as 1/2 and 3/2
    texts.push_back(
        {step.colour == theory::Mover::Left
             ? QT_TRANSLATE_NOOP("Wording", "This blue edge counts %1; up to here the stalk is worth %2.")
             : QT_TRANSLATE_NOOP("Wording", "This red edge counts %1; up to here the stalk is worth %2."),
         {step.terms.empty() ? std::string() : step.terms.front(), step.value}});
    return texts;
}

/// What the step is called, and what the button says that leads to it.
struct Heading {
    SourceText title;
    SourceText button;
    std::vector<Sentence> paragraphs;
};

Heading headingOf(const Reduction& step)
{
    switch (step.kind) {
    case Kind::Fusion:
        return {QT_TRANSLATE_NOOP("Wording", "Fusion: a cycle melts"),
                QT_TRANSLATE_NOOP("Wording", "Fuse the cycle"), fusionTexts(step)};
    case Kind::Loops:
        return {QT_TRANSLATE_NOOP("Wording", "Loops are stalks"),
                QT_TRANSLATE_NOOP("Wording", "Open the loops"), loopsTexts(step)};
    case Kind::Colon:
        return {QT_TRANSLATE_NOOP("Wording", "The stalks on a joint"),
                QT_TRANSLATE_NOOP("Wording", "Add the stalks"), colonTexts(step)};
    case Kind::Heaps:
        return {QT_TRANSLATE_NOOP("Wording", "A row of Nim heaps"),
                QT_TRANSLATE_NOOP("Wording", "Read the heaps"),
                {heapsText(step)}};
    case Kind::Growth:
        return {QT_TRANSLATE_NOOP("Wording", "An edge and what stands on it"),
                QT_TRANSLATE_NOOP("Wording", "Value the edge"), growthTexts(step)};
    case Kind::JointSum:
        return {QT_TRANSLATE_NOOP("Wording", "The sum at a joint"),
                QT_TRANSLATE_NOOP("Wording", "Add the values"),
                //: a sum such as 1 + 1/2, and its value
                {{QT_TRANSLATE_NOOP("Wording",
                                    "What stands on one joint are games side by side, so their values are "
                                    "added: %1 = %2."),
                  {sumOfValues(step.terms), step.value}}}};
    case Kind::Sign: break;
    }
    return {QT_TRANSLATE_NOOP("Wording", "The sign rule"), QT_TRANSLATE_NOOP("Wording", "Next edge"),
            signTexts(step)};
}

} // namespace

Sentence signRuleText()
{
    return QT_TRANSLATE_NOOP("Wording",
                             "From the ground up, each edge counts 1 until the colour first changes; from "
                             "there on each counts half of the one below. Blue adds, red takes away.");
}

ParagraphStep told(Reduction reduction)
{
    Heading heading = headingOf(reduction);
    return {.levels = Levels::from(Level::Values),
            .title = heading.title,
            .paragraphs = std::move(heading.paragraphs),
            .pieces = std::move(reduction.pieces),
            .saysValue = true,
            .drawing = std::move(reduction.drawing),
            .line = std::move(reduction.line),
            .button = heading.button};
}

} // namespace games
