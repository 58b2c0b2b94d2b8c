// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/fences.h"

#include "games/players/piecesleft.h"
#include "wording/text/text.h"

namespace wording {
namespace {

struct Sentence {
    const char* one;
    const char* many;
};

Sentence sentenceAbout(std::string_view gameId)
{
    if (gameId == "takeaway" || gameId == "octal" || gameId == "grundy")
        return {QT_TRANSLATE_N_NOOP("Wording", "There is %1 stick now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 sticks now")};
    if (gameId == "lines")
        return {QT_TRANSLATE_N_NOOP("Wording", "There is %1 counter now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 counters now")};
    if (gameId == "primes")
        return {QT_TRANSLATE_N_NOOP("Wording", "There is %1 prime factor now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 prime factors now")};
    if (gameId == "nimble" || gameId == "staircase" || gameId == "dollar")
        return {QT_TRANSLATE_N_NOOP("Wording", "%1 coin can still move now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 coins can still move now")};
    if (gameId == "turtles" || gameId == "twins")
        return {QT_TRANSLATE_N_NOOP("Wording", "There is %1 head now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 heads now")};
    if (gameId == "northcott")
        return {QT_TRANSLATE_N_NOOP("Wording", "A token can still advance in %1 row now"),
                QT_TRANSLATE_N_NOOP("Wording", "A token can still advance in %1 rows now")};
    if (gameId == "wythoff")
        return {QT_TRANSLATE_N_NOOP("Wording", "The queen can go to %1 square now"),
                QT_TRANSLATE_N_NOOP("Wording", "The queen can go to %1 squares now")};
    if (gameId == "plane")
        return {QT_TRANSLATE_N_NOOP("Wording", "%1 counter can still move now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 counters can still move now")};
    if (gameId == "dag")
        return {QT_TRANSLATE_N_NOOP("Wording", "The token can still reach %1 node now"),
                QT_TRANSLATE_N_NOOP("Wording", "The token can still reach %1 nodes now")};
    if (gameId == "hackenbush")
        return {QT_TRANSLATE_N_NOOP("Wording", "There is %1 edge now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 edges now")};
    return {QT_TRANSLATE_N_NOOP("Wording", "There is %1 stone now"),
            QT_TRANSLATE_N_NOOP("Wording", "There are %1 stones now")};
}

} // namespace

QString fenceText(int fence)
{
    return counted(QT_TRANSLATE_N_NOOP("Wording",
                                       "Plays perfectly when at most %1 piece is left, else at random."),
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "Plays perfectly when at most %1 pieces are left, else at random."),
                   static_cast<std::uint64_t>(fence))
        .arg(fence);
}

QString fencePieces(std::string_view gameId, std::uint64_t left)
{
    const auto [one, many] = sentenceAbout(gameId);
    return counted(one, many, left).arg(localized(left));
}

QString fenceText(int fence, const games::Game& game)
{
    const std::uint64_t left = games::piecesLeft(game);
    const QString now = left <= static_cast<std::uint64_t>(fence)
                            ? translate("Wording", "%1 %2: inside the fence.")
                            : translate("Wording", "%1 %2.");
    return now.arg(fenceText(fence), fencePieces(game.info().id, left));
}

} // namespace wording
