// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/claims.h"

#include "wording/names/names.h"
#include "wording/text/text.h"

namespace wording {
namespace {

using analysis::ClaimId;
using theory::Outcome;

/// "the player to move wins".
QString winnerText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::P: return translate("Wording", "the player to move loses (P)");
    case Outcome::N: return translate("Wording", "the player to move wins (N)");
    case Outcome::L: return translate("Wording", "Left wins whoever starts (L)");
    case Outcome::R: return translate("Wording", "Right wins whoever starts (R)");
    }
    return {};
}

QString said(const std::optional<Outcome>& outcome)
{
    return outcome ? winnerText(*outcome) : translate("Wording", "nothing is known");
}

/// "Grid Nim 1101/1110": the game and the text behind its options.
QString boardName(const std::string& notation)
{
    const auto name = fromUtf8(notation);
    const qsizetype colon = name.indexOf(QLatin1Char(':'));
    const std::string id = notation.substr(0, notation.find_first_of("/:"));
    return translate("Wording", "%1 %2").arg(gameTitle(id), name.mid(colon + 1));
}

} // namespace

QString claimText(ClaimId claim)
{
    switch (claim) {
    case ClaimId::ZeroFirst:
        return translate("Wording", "“If the heaps have nim-sum 0 at the start, the first player wins.”");
    case ClaimId::PowersOfTwo:
        return translate("Wording",
                         "“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”");
    case ClaimId::OutsideKernel:
        return translate("Wording", "“Who always leaves nim-sum 0 always stays outside the kernel.”");
    case ClaimId::OddSingles:
        return translate("Wording", "“In misère play, with an odd number of single stones left, the player "
                                    "to move cannot be beaten.”");
    case ClaimId::LateSwitch:
        return translate("Wording", "“In misère play, play as in normal play until the very last move, and "
                                    "leave one stone then.”");
    case ClaimId::NoLineStrategy:
        return translate("Wording", "“For misère Line Nim there is no strategy that always works.”");
    case ClaimId::LimitedRuns:
        return translate("Wording", "“With a largest take, too, the runs of counters are Nim heaps.”");
    case ClaimId::AlwaysNim: return translate("Wording", "“Any impartial game is Nim in disguise.”");
    case ClaimId::SkipsCompared:
        return translate("Wording", "“The player with more skips wins; with equally many it is Nim.”");
    case ClaimId::RightwardGaps:
        return translate("Wording", "“Tokens move to the right, and the gaps are Nim heaps.”");
    case ClaimId::OwnwardGaps:
        return translate("Wording", "“Each player moves forward, and the gaps are Nim heaps.”");
    case ClaimId::ManyCoins:
        return translate("Wording", "“Move one or more coins of one box: it is Nim on the coins.”");
    case ClaimId::DrawnRow:
        return translate("Wording", "“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11.");
    case ClaimId::PrintedProduct:
        return translate("Wording", "“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”");
    case ClaimId::NeverWholeHeap:
        return translate("Wording", "“Two coins must turn, so no move takes a whole heap.”");
    }
    return {};
}

QString claimReason(ClaimId claim)
{
    switch (claim) {
    case ClaimId::ZeroFirst:
        return translate("Wording", "It is the other way round: from nim-sum 0 every move leaves another "
                                    "nim-sum, and the opponent can restore 0. The second player wins.");
    case ClaimId::PowersOfTwo:
        return translate("Wording", "What has to be even is how often each power of two occurs in the heaps "
                                    "written in binary: 2 and 4 do not cancel, 2 and 2 do.");
    case ClaimId::OutsideKernel:
        return translate("Wording", "Nim-sum 0 is the kernel. Who leaves 0 steps into it, and the opponent "
                                    "always has to move out of it.");
    case ClaimId::OddSingles:
        return translate("Wording", "Single stones are taken in turn; with an odd number of them the player "
                                    "to move takes the last one, and that loses.");
    case ClaimId::LateSwitch:
        return translate("Wording", "The switch comes earlier: at the move that removes the last heap of two "
                                    "or more, leave an odd number of single stones.");
    case ClaimId::NoLineStrategy:
        return translate("Wording", "There is one, misère Nim on the lengths of the runs. Some run of two or "
                                    "more: leave nim-sum 0 of the lengths. Only runs of 1: leave an odd "
                                    "number of them.");
    case ClaimId::LimitedRuns:
        return translate("Wording", "A run that is longer than the largest take cannot be taken whole, so it "
                                    "has other options than a Nim heap: its value is another one.");
    case ClaimId::AlwaysNim:
        return translate("Wording",
                         "That holds for finite games in normal play. In misère play two positions "
                         "with the same Grundy value can have different winners.");
    case ClaimId::SkipsCompared:
        return translate("Wording", "That holds when skips may be used after the last stone. When the game "
                                    "ends with the stones, a skip that is left over is worth nothing: who "
                                    "can take the last heap whole wins.");
    case ClaimId::RightwardGaps:
        return translate("Wording", "When both move to the right only, a gap is no Nim heap but free moves "
                                    "for the owner of the token on its left.");
    case ClaimId::OwnwardGaps:
        return translate("Wording", "Rows face to face are Nim heaps. Back to back nobody is ever in the "
                                    "way, and a row counts the free moves of both: it is a number.");
    case ClaimId::ManyCoins:
        return translate("Wording", "With one coin a move each coin is a heap. Several coins moved together "
                                    "change several heaps at once, which no move of Nim does.");
    case ClaimId::DrawnRow:
        return translate("Wording", "One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 "
                                    "in the drawing.");
    case ClaimId::PrintedProduct:
        return translate("Wording", "One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the "
                                    "heaps 3, 1, 2, 4.");
    case ClaimId::NeverWholeHeap:
        return translate("Wording", "A head on square k is a heap of k − 1, not of k. Turning it together "
                                    "with the coin on square 1 takes that heap whole.");
    }
    return {};
}

QString findingText(ClaimId claim, const analysis::Finding& finding)
{
    const QString notation = fromUtf8(finding.notation);
    switch (claim) {
    case ClaimId::LateSwitch:
        return translate("Wording", "%1: the winning move of normal play leaves %2, and there %3.")
            .arg(notation, fromUtf8(finding.after), said(finding.actual));
    case ClaimId::NoLineStrategy:
        return translate("Wording", "The rule agrees with the search on all %1 boards tried. At the start, "
                                    "%2, %3.")
            .arg(localized(finding.positions), notation, said(finding.actual));
    case ClaimId::AlwaysNim:
        return translate("Wording",
                         "In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In "
                         "misère play they differ: on the board %3, with the heap %4.")
            .arg(boardName(finding.notation), localized(finding.number), said(finding.actual),
                 said(finding.claimed));
    case ClaimId::DrawnRow:
        return translate("Wording", "%1: %2. In the drawing, %3, %4.")
            .arg(notation, said(finding.actual), fromUtf8(finding.other), said(finding.claimed));
    case ClaimId::PrintedProduct:
        return translate("Wording", "The product printed is %1, not the number of %2.")
            .arg(localized(finding.number), notation);
    case ClaimId::NeverWholeHeap:
        return translate("Wording", "%1: a move leaves %2, and a heap is gone.")
            .arg(notation, fromUtf8(finding.after));
    case ClaimId::ZeroFirst:
    case ClaimId::PowersOfTwo:
    case ClaimId::OutsideKernel:
    case ClaimId::OddSingles:
    case ClaimId::LimitedRuns:
    case ClaimId::SkipsCompared:
    case ClaimId::RightwardGaps:
    case ClaimId::OwnwardGaps:
    case ClaimId::ManyCoins: break;
    }
    return translate("Wording", "%1: by the claim %2; in fact %3.")
        .arg(notation, said(finding.claimed), said(finding.actual));
}

} // namespace wording
