// SPDX-License-Identifier: GPL-3.0-or-later

// Why a choice of pieces is no move, in words.

#include "wording/errors.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

namespace wording {
namespace {

using games::RefusalReason;

/// Octal games and Grundy's game.
bool hasDividedHeaps(const games::Info& info)
{
    return info.id == "octal" || info.id == "grundy";
}

QString nothingThereText(const games::Info& info)
{
    if (info.id == "takeaway" || hasDividedHeaps(info))
        return translate("Wording", "No stick lies there.");
    if (info.shape == games::Shape::Lines)
        return translate("Wording", "No counter lies there.");
    if (info.shape == games::Shape::Strip || info.shape == games::Shape::Staircase)
        return translate("Wording", "No coin lies there.");
    if (info.shape == games::Shape::Plane)
        return translate("Wording", "Nothing stands there.");
    if (info.shape == games::Shape::Bush)
        return translate("Wording", "No edge is there.");
    return translate("Wording", "No stone lies there.");
}

QString wrongWayText(const games::Info& info)
{
    if (info.id == "plane")
        return translate("Wording", "A counter goes straight left or straight down.");
    if (info.id == "wythoff")
        return translate("Wording", "The queen goes left, down or diagonally down-left.");
    if (info.id == "northcott")
        return translate("Wording", "This token may not go that way, or not leave its row.");
    return translate("Wording", "A coin only goes to a lower number.");
}

QString notOneLineText(const games::Info& info)
{
    if (hasDividedHeaps(info))
        return translate("Wording", "The two sticks are not of one heap.");
    return info.shape == games::Shape::Lines
               ? translate("Wording", "The two counters do not lie on one line.")
               : translate("Wording", "The two stones do not lie in one row or column.");
}

/// The sentence about a limit without how many were asked for.
QString atMostText(const games::Refusal& refusal, const games::Info& info)
{
    const bool lines = info.shape == games::Shape::Lines;
    return lines ? counted(QT_TRANSLATE_N_NOOP("Wording", "At most %1 counter can be taken, not %2."),
                           QT_TRANSLATE_N_NOOP("Wording", "At most %1 counters can be taken, not %2."),
                           refusal.most)
                 : counted(QT_TRANSLATE_N_NOOP("Wording", "At most %1 stone can be taken, not %2."),
                           QT_TRANSLATE_N_NOOP("Wording", "At most %1 stones can be taken, not %2."),
                           refusal.most);
}

QString notAllowedText(const games::Refusal& refusal)
{
    QStringList allowed;
    for (const std::uint64_t number : refusal.allowed)
        allowed.append(QString::number(number));
    return translate("Wording", "You may take %1, not %2.").arg(orList(allowed)).arg(refusal.asked);
}

/// What a take may not leave.
QString wrongRestText(const games::Refusal& refusal)
{
    if (refusal.most == 0)
        return translate("Wording", "A whole heap of %1 may not be taken.").arg(refusal.asked);
    return (refusal.most == 1 ? translate("Wording", "With %1 taken, what is left may not be a single heap.")
                              : translate("Wording", "With %1 taken, what is left may not be two heaps."))
        .arg(refusal.asked);
}

/// Whose edge it is: the other player's, as a green one is anybody's.
QString otherColourText(theory::Mover mover)
{
    return mover == theory::Mover::Left
               ? translate("Wording", "That edge is red: only Right may cut it, and Left is to move.")
               : translate("Wording", "That edge is blue: only Left may cut it, and Right is to move.");
}

QString notYoursText(const games::Info& info, theory::Mover mover)
{
    if (info.shape == games::Shape::Bush && mover != theory::Mover::Either)
        return otherColourText(mover);
    if (mover == theory::Mover::Either)
        return translate("Wording", "It is the other player’s turn.");
    return translate("Wording", "That is %1’s: %2 is to move.")
        .arg(playerName(theory::opponentOf(mover)), playerName(mover));
}

} // namespace

QString refusalText(const games::Refusal& refusal, const games::Info& info, theory::Mover mover)
{
    switch (refusal.reason) {
    case RefusalReason::EmptyPlace: return nothingThereText(info);
    case RefusalReason::NotOneLine: return notOneLineText(info);
    case RefusalReason::GapBetween: return translate("Wording", "A gap lies between the two ends.");
    case RefusalReason::TooMany: return atMostText(refusal, info).arg(refusal.most).arg(refusal.asked);
    case RefusalReason::NotAllowed: return notAllowedText(refusal);
    case RefusalReason::NoArrow: return translate("Wording", "No arrow leads there from the token.");
    case RefusalReason::GameOver: return translate("Wording", "The game is over: no move is left.");
    case RefusalReason::NotYours: return notYoursText(info, mover);
    case RefusalReason::Occupied: return translate("Wording", "Something stands there already.");
    case RefusalReason::JumpsOver: return translate("Wording", "Nothing may be jumped over.");
    case RefusalReason::WrongWay: return wrongWayText(info);
    case RefusalReason::SameSquare: return translate("Wording", "It stands there already.");
    case RefusalReason::NotHeads:
        return translate("Wording", "The right one of the coins must lie heads up.");
    case RefusalReason::NeedsTwo: return translate("Wording", "Exactly two coins have to be turned.");
    case RefusalReason::NoneLeft: return translate("Wording", "None of them is left.");
    case RefusalReason::OverCap: return translate("Wording", "This heap holds at most %1.").arg(refusal.most);
    case RefusalReason::NotAnEdge:
        return translate("Wording", "Only edges are cut, not joints or the ground.");
    case RefusalReason::WrongRest: return wrongRestText(refusal);
    case RefusalReason::OnlyCuts:
        return translate("Wording", "Heaps are divided here: choose a place between two sticks.");
    case RefusalReason::EqualParts: return translate("Wording", "The two parts must not be equal.");
    case RefusalReason::TooLong:
        return translate("Wording", "This heap is too long to draw: choose a move from the list.");
    case RefusalReason::Gone: return translate("Wording", "That square is gone.");
    case RefusalReason::Stays: return translate("Wording", "The crossed square stays.");
    }
    return {};
}

} // namespace wording
