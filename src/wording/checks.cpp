// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/checks.h"

#include "games/catalogue.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

namespace wording {
namespace {

/// No formula is known for these: tables of the whole game are compared with a search of each position.
bool isTable(std::string_view gameId)
{
    const games::Entry* entry = games::findEntry(gameId);
    return entry != nullptr && !entry->info.hasTheory;
}

QString failureText(const analysis::Claim& claim, const analysis::ClaimCheck& check)
{
    const analysis::Mismatch& first = check.counted.mismatches.front();
    const bool named = !first.theory.empty() && claim.told == nullptr;
    if (!named)
        return findingText(claim, *check.first);
    //: a position, and twice an answer, such as P and N
    return translate("Wording", "First counterexample %1: the rule says %2, the search %3.")
        .arg(fromUtf8(first.notation), fromUtf8(first.theory), fromUtf8(first.search));
}

} // namespace

QString theoryText(std::string_view gameId)
{
    const games::Entry* entry = games::findEntry(gameId);
    return entry != nullptr ? toText(entry->info.theory) : translate("Wording", "Theory and search agree.");
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

QString findingText(const analysis::Claim& claim, const analysis::Finding& finding)
{
    return toText(games::findingTold(claim, finding));
}

QString checkText(const analysis::Claim& claim, const analysis::ClaimCheck& check)
{
    const QString positions = positionsText(check.counted.positions);
    if (check.fails() && check.counted.positions == 1)
        return failureText(claim, check);
    if (check.fails())
        //: a sentence with a counterexample, a number, and how many were checked, "1200 positions"
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
    //: a number, how many were checked, "1200 positions", and a position
    return translate("Wording", "Theory and search differ on %1 of %2, first on %3.")
        .arg(localized(found.mismatchCount), positionsText(found.positions), fromUtf8(first.notation));
}

} // namespace wording
