// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of a line board in words: their code, and in misère play with a limit their genera.

#include "wording/steps/nimsteps.h"
#include "wording/text/text.h"

#include <algorithm>
#include <functional>
#include <map>

namespace wording {
namespace {

QString limitText(const games::RunsStep& step)
{
    const bool misere = !step.genera.empty();
    const QString text =
        misere ? counted(QT_TRANSLATE_N_NOOP("Wording", "A move takes at most %1 counter, so a run is not a "
                                                        "heap of its length, and misère Nim of the lengths "
                                                        "does not decide."),
                         QT_TRANSLATE_N_NOOP("Wording", "A move takes at most %1 counters, so a run is not a "
                                                        "heap of its length, and misère Nim of the lengths "
                                                        "does not decide."),
                         *step.max)
               : counted(QT_TRANSLATE_N_NOOP("Wording", "A move takes at most %1 counter, so a run is not a "
                                                        "heap of its length."),
                         QT_TRANSLATE_N_NOOP("Wording", "A move takes at most %1 counters, so a run is not a "
                                                        "heap of its length."),
                         *step.max);
    return text.arg(*step.max);
}

/// The code, or the runs one length after the other where a digit each is not enough. Empty without runs.
QString codeText(const games::RunsStep& step)
{
    if (!step.code.empty())
        return translate("Wording", "The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1.")
            .arg(fromUtf8(step.code));
    std::map<std::uint64_t, std::uint64_t, std::greater<>> numbers;
    for (const games::NimRow& row : step.rows)
        ++numbers[row.size];
    QStringList terms;
    for (const auto& [length, number] : numbers)
        terms.append(QString::fromUtf8("%1 × %2").arg(number).arg(length));
    return terms.isEmpty() ? QString()
                           : translate("Wording", "The runs, longest first: %1 (number × length).")
                                 .arg(terms.join(QStringLiteral(", ")));
}

QString genusSentence(std::uint64_t length, const std::optional<solver::Genus>& genus)
{
    if (!genus)
        return translate("Wording", "A run of %1 is not tame, or can become one that is not.").arg(length);
    return translate("Wording", "A run of %1 has the genus (%2,%3).")
        .arg(length)
        .arg(genus->normal)
        .arg(genus->misere);
}

/// A sentence for each length, longest first.
QString generaText(const games::RunsStep& step)
{
    std::map<std::uint64_t, QString, std::greater<>> sentences;
    for (std::size_t i = 0; i < std::min(step.rows.size(), step.genera.size()); ++i)
        sentences.emplace(step.rows[i].size, genusSentence(step.rows[i].size, step.genera[i]));
    QStringList texts;
    for (const auto& [length, sentence] : sentences)
        texts.append(sentence);
    return texts.join(QLatin1Char(' '));
}

/// Precondition: every run is tame.
QString tameText(const games::RunsStep& step)
{
    std::uint64_t sum = 0;
    bool allFickle = true;
    for (const auto& genus : step.genera) {
        sum ^= genus->normal;
        allFickle = allFickle && genus->isFickle();
    }
    const bool isCold = sum == (allFickle ? 1U : 0U);
    const QString rule =
        allFickle
            ? translate("Wording", "Here all runs have the genus (0,1) or (1,0), so they play like heaps "
                                   "of 0 and 1: the position is cold if the nim-sum of the first numbers "
                                   "is 1.")
            : translate("Wording", "Here some run has a genus (n,n), so the sum is decided as in misère "
                                   "Nim with a heap over 1: it is cold if the nim-sum of the first "
                                   "numbers is 0.");
    const QString result =
        isCold ? translate("Wording", "The first numbers add up to the nim-sum %1, so the position is cold.")
               : translate("Wording", "The first numbers add up to the nim-sum %1, so the position is hot.");
    return translate("Wording", "%1 %2").arg(rule, result.arg(sum));
}

QStringList genusParagraphs(const games::RunsStep& step)
{
    const bool allTame =
        std::ranges::all_of(step.genera, [](const auto& genus) { return genus.has_value(); });
    return {translate("Wording", "A run’s genus is its Grundy value in normal play, and then the same in "
                                 "misère play, where a run without a move has the value 1. A run is tame if "
                                 "its genus, and that of all it can become, is one that a sum of Nim heaps "
                                 "has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera."),
            generaText(step),
            allTame ? tameText(step)
                    : translate("Wording", "So the genera do not decide this position: it is searched.")};
}

} // namespace

QStringList paragraphs(const games::RunsStep& step)
{
    QStringList texts{step.max
                          ? limitText(step)
                          : translate("Wording",
                                      "Only the runs of neighbouring counters matter, and a run of n counts "
                                      "as a heap of n: it can become any shorter run, and the two runs a "
                                      "and b that a move from its middle leaves are worth a ⊕ b, which is "
                                      "at most a + b and so again less than n.")};
    const QString code = codeText(step);
    if (!code.isEmpty())
        texts.append(code);
    if (!step.genera.empty())
        texts.append(genusParagraphs(step));
    return texts;
}

} // namespace wording
