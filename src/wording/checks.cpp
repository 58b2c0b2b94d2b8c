// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/checks.h"

#include "wording/claims.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wording {
namespace {

using Theory = std::pair<std::string_view, const char*>;

constexpr std::array theories{
    Theory{"nim", QT_TRANSLATE_NOOP("Wording", "A position is cold when the nim-sum of its heaps is 0; in "
                                               "misère play the last heaps of one stone turn it round.")},
    Theory{"takeaway", QT_TRANSLATE_NOOP("Wording", "The values of a heap repeat with a proven period; heaps "
                                                    "add up by the nim-sum, in misère play as tame games.")},
    Theory{"octal", QT_TRANSLATE_NOOP("Wording", "The values of the heaps of Kayles and other octal games; "
                                                 "heaps add up by the nim-sum.")},
    Theory{"grundy", QT_TRANSLATE_NOOP("Wording", "The values of the heaps of Grundy’s game; heaps add up by "
                                                  "the nim-sum.")},
    Theory{"lines", QT_TRANSLATE_NOOP("Wording", "Runs of counters are Nim heaps, in both conventions; with "
                                                 "a largest take each run has a value of its own.")},
    Theory{"grid", QT_TRANSLATE_NOOP("Wording", "The table of all boards says what a search of each says.")},
    Theory{"primes", QT_TRANSLATE_NOOP("Wording", "The exponents of the primes are Nim heaps.")},
    Theory{"skip", QT_TRANSLATE_NOOP("Wording", "The player with more skips wins; with equally many it is "
                                                "Nim.")},
    Theory{"poker", QT_TRANSLATE_NOOP("Wording", "Stones put back are taken again: it is won as Nim is.")},
    Theory{"dollar", QT_TRANSLATE_NOOP("Wording", "The coins pair from the right, and the gaps of the pairs "
                                                  "are Nim heaps.")},
    Theory{"nimble", QT_TRANSLATE_NOOP("Wording", "Each coin in box n is a Nim heap of n.")},
    Theory{"turtles", QT_TRANSLATE_NOOP("Wording", "Each head on square k is a Nim heap of k.")},
    Theory{"twins", QT_TRANSLATE_NOOP("Wording", "Each head on square k is a Nim heap of k − 1.")},
    Theory{"staircase", QT_TRANSLATE_NOOP("Wording", "Only the coins on the odd steps count, as Nim heaps.")},
    Theory{"northcott", QT_TRANSLATE_NOOP("Wording", "The gaps are Nim heaps where tokens move either way; "
                                                     "otherwise the rows add up by their exact values.")},
    Theory{"wythoff", QT_TRANSLATE_NOOP("Wording", "The cold positions are the pairs of the golden ratio.")},
    Theory{"plane", QT_TRANSLATE_NOOP("Wording", "Each counter is two Nim heaps, its column and its row.")},
    Theory{"dag", QT_TRANSLATE_NOOP("Wording", "Marking the graph backwards gives the kernel and the values "
                                               "that a search gives.")},
    Theory{"hackenbush", QT_TRANSLATE_NOOP("Wording", "Colon principle, fusion and sign rule give the values "
                                                      "that a search gives.")},
};

/// No formula is known for these: tables of the whole game are compared with a search of each position.
bool isTable(std::string_view gameId)
{
    return gameId == "grid" || gameId == "dag";
}

QString failureText(const analysis::Claim& claim, const analysis::ClaimCheck& check)
{
    const analysis::Mismatch& first = check.counted.mismatches.front();
    const bool named = !first.theory.empty() && claim.id != analysis::ClaimId::AlwaysNim &&
                       claim.id != analysis::ClaimId::LateSwitch && claim.id != analysis::ClaimId::DrawnRow;
    if (!named)
        return findingText(claim.id, *check.first);
    return translate("Wording", "First counterexample %1: the rule says %2, the search %3.")
        .arg(fromUtf8(first.notation), fromUtf8(first.theory), fromUtf8(first.search));
}

} // namespace

QString theoryText(std::string_view gameId)
{
    const auto* known = std::ranges::find(theories, gameId, &Theory::first);
    return known != theories.end() ? translate("Wording", known->second)
                                   : translate("Wording", "Theory and search agree.");
}

QString checkTitle(std::string_view gameId)
{
    return isTable(gameId) ? translate("Wording", "Table and search")
                           : translate("Wording", "Theory and search");
}

QString checkCommand(std::string_view gameId)
{
    return isTable(gameId) ? translate("Wording", "Check the table against search")
                           : translate("Wording", "Check the theory against search");
}

QString checkAbout(std::string_view gameId)
{
    return isTable(gameId)
               ? translate("Wording",
                           "Answers every small position twice, by the table of the whole game and by "
                           "search alone, and compares.")
               : translate("Wording",
                           "Answers every small position twice, by theory and by search alone, and "
                           "compares.");
}

QString checkedLabel(std::string_view gameId)
{
    return isTable(gameId) ? translate("Wording", "Table checked by search")
                           : translate("Wording", "Theory checked by search");
}

QString checkText(const analysis::Claim& claim, const analysis::ClaimCheck& check)
{
    const QString positions = positionsText(check.counted.positions);
    if (check.fails() && check.counted.positions == 1)
        return failureText(claim, check);
    if (check.fails())
        return translate("Wording", "%1 It fails on %2 of %3.")
            .arg(failureText(claim, check), localized(check.counted.mismatchCount), positions);
    if (!claim.shownBy.empty())
        return translate("Wording", "There is a rule: misère Nim on the lengths of the runs holds on %1.")
            .arg(positions);
    return translate("Wording", "No counterexample among %1: take a larger size.").arg(positions);
}

QString mismatchText(const analysis::Verification& found)
{
    const analysis::Mismatch& first = found.mismatches.front();
    return translate("Wording", "Theory and search differ on %1 of %2, first on %3.")
        .arg(localized(found.mismatchCount), positionsText(found.positions), fromUtf8(first.notation));
}

} // namespace wording
