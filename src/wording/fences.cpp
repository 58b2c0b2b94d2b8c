// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/fences.h"

#include "games/piecesleft.h"
#include "wording/text.h"

namespace wording {

QString fenceText(int fence)
{
    return counted(QT_TRANSLATE_N_NOOP("Wording",
                                       "Plays perfectly when at most %1 piece is left, else at random."),
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "Plays perfectly when at most %1 pieces are left, else at random."),
                   static_cast<std::uint64_t>(fence))
        .arg(fence);
}

QString fencePieces(std::string_view gameId)
{
    if (gameId == "takeaway" || gameId == "octal" || gameId == "grundy")
        return translate("Wording", "sticks");
    if (gameId == "lines")
        return translate("Wording", "counters");
    if (gameId == "primes")
        return translate("Wording", "prime factors");
    if (gameId == "nimble" || gameId == "staircase" || gameId == "dollar")
        return translate("Wording", "coins that can still move");
    if (gameId == "turtles" || gameId == "twins")
        return translate("Wording", "heads");
    if (gameId == "northcott")
        return translate("Wording", "rows in which a token can still advance");
    if (gameId == "wythoff")
        return translate("Wording", "squares the queen can go to");
    if (gameId == "plane")
        return translate("Wording", "counters that can still move");
    if (gameId == "dag")
        return translate("Wording", "nodes the token can still reach");
    if (gameId == "hackenbush")
        return translate("Wording", "edges");
    return translate("Wording", "stones");
}

QString fenceText(int fence, const games::Game& game)
{
    const std::uint64_t left = games::piecesLeft(game);
    const QString now = left <= static_cast<std::uint64_t>(fence)
                            ? translate("Wording", "%1 It is %2 now (%3): inside the fence.")
                            : translate("Wording", "%1 It is %2 now (%3).");
    return now.arg(fenceText(fence), localized(left), fencePieces(game.info().id));
}

} // namespace wording
