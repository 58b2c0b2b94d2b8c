// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/reviews.h"

#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>

namespace wording {
namespace {

using classroom::MoveVerdict;

/// The move as it stands in a sentence, set apart.
QString quoted(const games::Game& before, const games::Move& move)
{
    //: a move in quotation marks, such as "take 3 from heap 1"
    return translate("Wording", "“%1”").arg(shownText(before, move));
}

/// Why the first winning move is right: "nim-sum 0", "it leaves a P-position", "Left wins from there, whoever
/// starts".
QString reasonText(const classroom::PlayedMove& played, const classroom::ReviewedMove& reviewed)
{
    if (reviewed.reason) {
        const auto* sum = std::get_if<games::NimSumStep>(&*reviewed.reason);
        if (sum != nullptr && sum->sum == 0)
            //: why a move is right, within a sentence
            return translate("Wording", "nim-sum 0");
    }
    switch (reviewed.winning.front().leaves.outcome.value_or(theory::Outcome::P)) {
    case theory::Outcome::L:
        return translate("Wording", "from there %1 wins, whoever is to move")
            .arg(playerName(theory::Mover::Left, played.before->info().id));
    case theory::Outcome::R:
        return translate("Wording", "from there %1 wins, whoever is to move")
            .arg(playerName(theory::Mover::Right, played.before->info().id));
    case theory::Outcome::P:
    case theory::Outcome::N: break;
    }
    return translate("Wording", "it leaves a P-position");
}

QString rightText(const classroom::PlayedMove& played, const classroom::ReviewedMove& reviewed,
                  Reasons reasons)
{
    const QString right = quoted(*played.before, reviewed.winning.front().move);
    if (reasons == Reasons::LeftOut)
        return reviewed.winningCount <= 1 ? translate("Wording", "The winning move was %1.").arg(right)
                                          //: a move in quotation marks, and how many would have won
                                          : translate("Wording", "One of %2 winning moves was %1.")
                                                .arg(right, localized(reviewed.winningCount));
    const QString reason = reasonText(played, reviewed);
    if (reviewed.winningCount <= 1)
        //: a move, and why it wins, such as "nim-sum 0"
        return translate("Wording", "The winning move was %1: %2.").arg(right, reason);
    //: a move, why it wins, such as "nim-sum 0", and how many win, here one
    return counted(QT_TRANSLATE_N_NOOP("Wording", "One winning move was %1: %2 (%3 move wins)."),
                   //: a move, why it wins, such as "nim-sum 0", and how many win
                   QT_TRANSLATE_N_NOOP("Wording", "One winning move was %1: %2 (%3 moves win)."),
                   reviewed.winningCount)
        .arg(right, reason, localized(reviewed.winningCount));
}

QString mistakeText(const classroom::PlayedMove& played, const classroom::ReviewedMove& reviewed,
                    Reasons reasons)
{
    QStringList sentences{
        translate("Wording", "%1 gives the win away.").arg(quoted(*played.before, played.move))};
    if (!reviewed.winning.empty())
        sentences.append(rightText(played, reviewed, reasons));
    if (reviewed.refutation)
        sentences.append(translate("Wording", "Now %1 wins.")
                             .arg(quoted(*played.before->after(played.move), *reviewed.refutation)));
    return paragraph(sentences);
}

QString verdictText(const classroom::PlayedMove& played, const classroom::ReviewedMove& reviewed,
                    Reasons reasons)
{
    const QString move = quoted(*played.before, played.move);
    switch (reviewed.verdict) {
    case MoveVerdict::Mistake: return mistakeText(played, reviewed, reasons);
    //: of a move in quotation marks: who makes it wins
    case MoveVerdict::Wins: return translate("Wording", "%1 wins.").arg(move);
    case MoveVerdict::Lost: return translate("Wording", "%1. No move would have won here.").arg(move);
    case MoveVerdict::Unsolved: break;
    }
    return translate("Wording", "%1. Not judged: the position was not solved within the limits.").arg(move);
}

QString unsolvedMoves(int unsolved)
{
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 move could not be judged within the limits."),
                   QT_TRANSLATE_N_NOOP("Wording", "%1 moves could not be judged within the limits."),
                   static_cast<std::uint64_t>(unsolved))
        .arg(unsolved);
}

} // namespace

QString reviewText(int number, const QString& who, const classroom::PlayedMove& played,
                   const classroom::ReviewedMove& reviewed, Reasons reasons)
{
    //: the number of a move, the player, and a sentence about the move
    return translate("Wording", "Move %1, %2: %3")
        .arg(localized(static_cast<std::uint64_t>(number)), who, verdictText(played, reviewed, reasons));
}

QString reviewSign(const classroom::ReviewedMove& reviewed, bool isChance)
{
    switch (reviewed.verdict) {
    case MoveVerdict::Mistake: return isChance ? QStringLiteral("!") : QStringLiteral("?");
    case MoveVerdict::Wins: return QString(QChar(0x2713));
    case MoveVerdict::Lost: return QString(QChar(0x2013));
    case MoveVerdict::Unsolved: break;
    }
    return QString(QChar(0x2026));
}

QString reviewSummary(std::span<const MistakeCount> counts, int unsolved)
{
    int all = 0;
    QStringList each;
    for (const MistakeCount& count : counts) {
        all += count.mistakes;
        if (count.mistakes > 0)
            //: a name, and what is said of it: a game and its rules, a player and a number
            each.append(translate("Wording", "%1: %2").arg(count.who).arg(count.mistakes));
    }
    QString summary =
        all == 0
            ? unsolved > 0 ? translate("Wording", "No mistakes among the moves that were judged.")
                           : translate("Wording", "No mistakes: nobody gave a win away.")
            : counted(QT_TRANSLATE_N_NOOP("Wording", "%1 mistake (%2)."),
                      //: how many mistakes, and who made them, such as "Anna: 2, Ben: 1"
                      QT_TRANSLATE_N_NOOP("Wording", "%1 mistakes (%2)."), static_cast<std::uint64_t>(all))
                  .arg(localized(static_cast<std::uint64_t>(all)), commaList(each));
    if (unsolved > 0)
        return paragraph({summary, unsolvedMoves(unsolved)});
    return summary;
}

} // namespace wording
