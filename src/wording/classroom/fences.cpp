// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/fences.h"

#include "games/catalogue.h"
#include "wording/text/text.h"

namespace wording {
QString fenceText(int fence)
{
    return counted(
               QT_TRANSLATE_N_NOOP(
                   "Wording", "Plays perfectly once at most %1 piece is left, and at random until then."),
               QT_TRANSLATE_N_NOOP(
                   "Wording", "Plays perfectly once at most %1 pieces are left, and at random until then."),
               static_cast<std::uint64_t>(fence))
        .arg(fence);
}

QString fencePieces(std::string_view gameId, std::uint64_t left)
{
    const auto [one, many] = games::findEntry(gameId)->info.now;
    return counted(one, many, left).arg(localized(left));
}

QString fenceText(int fence, const games::Game& game)
{
    const std::uint64_t left = game.piecesLeft();
    const QString now =
        left <= static_cast<std::uint64_t>(fence)
            //: a sentence about the fence, and what is left on the board
            ? translate("Wording", "%1 %2: inside the fence.")
            : /*: two sentences; the second one has no full stop yet */ translate("Wording", "%1 %2.");
    return now.arg(fenceText(fence), fencePieces(game.info().id, left));
}

} // namespace wording
