// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of a line board told: their code, and in misère play with a limit their genera.

#include "games/lines/runsstep.h"

#include <algorithm>
#include <functional>
#include <map>

namespace games {
namespace {

Sentence limitText(const LineRuns& runs)
{
    const SourceTexts texts =
        !runs.genera.empty()
            ? SourceTexts{QT_TRANSLATE_N_NOOP("Wording", "A move takes at most %1 counter, so a run is not a "
                                                         "heap of its length, and misère Nim of the lengths "
                                                         "does not decide."),
                          QT_TRANSLATE_N_NOOP("Wording",
                                              "A move takes at most %1 counters, so a run is not a "
                                              "heap of its length, and misère Nim of the lengths "
                                              "does not decide.")}
            : SourceTexts{QT_TRANSLATE_N_NOOP("Wording", "A move takes at most %1 counter, so a run is not a "
                                                         "heap of its length."),
                          QT_TRANSLATE_N_NOOP("Wording",
                                              "A move takes at most %1 counters, so a run is not a "
                                              "heap of its length.")};
    return {texts, *runs.max, {*runs.max}};
}

/// The code, or the runs one length after the other where a digit each is not enough. Nothing without runs.
std::optional<Sentence> codeText(const LineRuns& runs)
{
    if (!runs.code.empty())
        return Sentence(
            QT_TRANSLATE_NOOP("Wording", "The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1."),
            {runs.code});
    std::map<std::uint64_t, std::uint64_t, std::greater<>> numbers;
    for (const NimRow& row : runs.rows)
        ++numbers[row.size];
    std::string terms;
    for (const auto& [length, number] : numbers)
        terms += (terms.empty() ? "" : ", ") + std::to_string(number) + " × " + std::to_string(length);
    return terms.empty() ? std::nullopt
                         : std::optional(Sentence(
                               QT_TRANSLATE_NOOP("Wording", "The runs, longest first: %1 (number × length)."),
                               {terms}));
}

Sentence genusSentence(std::uint64_t length, const std::optional<solver::Genus>& genus)
{
    if (!genus)
        return {QT_TRANSLATE_NOOP("Wording", "A run of %1 is not tame, or can become one that is not."),
                {length}};
    //: the length of a run, and two numbers of the theory of misère play
    return {QT_TRANSLATE_NOOP("Wording", "A run of %1 has the genus (%2,%3)."),
            {length, std::uint64_t{genus->normal}, std::uint64_t{genus->misere}}};
}

/// A sentence for each length, longest first.
Sentence generaText(const LineRuns& runs)
{
    std::map<std::uint64_t, Sentence, std::greater<>> each;
    for (std::size_t i = 0; i < std::min(runs.rows.size(), runs.genera.size()); ++i)
        each.emplace(runs.rows[i].size, genusSentence(runs.rows[i].size, runs.genera[i]));
    std::vector<Sentence> sentences;
    sentences.reserve(each.size());
    for (const auto& [length, sentence] : each)
        sentences.push_back(sentence);
    return {"%1", {joined(std::move(sentences), " ")}};
}

/// Precondition: every run is tame.
Sentence tameText(const LineRuns& runs)
{
    std::uint64_t sum = 0;
    bool allFickle = true;
    for (const auto& genus : runs.genera) {
        sum ^= genus->normal;
        allFickle = allFickle && genus->isFickle();
    }
    const bool isCold = sum == (allFickle ? 1U : 0U);
    return together(
        allFickle ? QT_TRANSLATE_NOOP("Wording",
                                      "Here all runs have the genus (0,1) or (1,0), so they play like heaps "
                                      "of 0 and 1: the position is cold if the nim-sum of the first numbers "
                                      "is 1.")
                  : QT_TRANSLATE_NOOP("Wording",
                                      "Here some run has a genus (n,n), so the sum is decided as in misère "
                                      "Nim with a heap over 1: it is cold if the nim-sum of the first "
                                      "numbers is 0."),
        {isCold ? QT_TRANSLATE_NOOP("Wording",
                                    "The first numbers add up to the nim-sum %1, so the position is cold.")
                : QT_TRANSLATE_NOOP("Wording",
                                    "The first numbers add up to the nim-sum %1, so the position is hot."),
         {sum}});
}

} // namespace

ParagraphStep runsStep(const LineRuns& runs)
{
    ParagraphStep step{.levels = Levels::from(runs.genera.empty() ? Level::Values : Level::Theorems),
                       .title = runs.max ? QT_TRANSLATE_NOOP("Wording", "Why: the runs")
                                         : QT_TRANSLATE_NOOP("Wording", "Why: runs are heaps"),
                       .paragraphs = {},
                       .saysValue = true};
    for (const NimRow& row : runs.rows)
        step.pieces.insert(step.pieces.end(), row.pieces.begin(), row.pieces.end());
    std::vector<Sentence>& texts = step.paragraphs;
    texts.push_back(
        runs.max ? limitText(runs)
                 : QT_TRANSLATE_NOOP("Wording",
                                     "Only the runs of neighbouring counters matter, and a run of n counts "
                                     "as a heap of n: it can become any shorter run, and the two runs a "
                                     "and b that a move from its middle leaves are worth a ⊕ b, which is "
                                     "at most a + b and so again less than n."));
    if (auto code = codeText(runs))
        texts.push_back(std::move(*code));
    if (runs.genera.empty())
        return step;
    texts.emplace_back(QT_TRANSLATE_NOOP(
        "Wording", "A run’s genus is its Grundy value in normal play, and then the same in "
                   "misère play, where a run without a move has the value 1. A run is tame if "
                   "its genus, and that of all it can become, is one that a sum of Nim heaps "
                   "has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera."));
    texts.push_back(generaText(runs));
    const bool allTame =
        std::ranges::all_of(runs.genera, [](const auto& genus) { return genus.has_value(); });
    texts.push_back(
        allTame ? tameText(runs)
                : QT_TRANSLATE_NOOP("Wording", "So the genera do not decide this position: it is searched."));
    return step;
}

} // namespace games
