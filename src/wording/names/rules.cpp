// SPDX-License-Identifier: GPL-3.0-or-later

// What games are called and what they say of themselves.

#include "games/catalogue.h"
#include "wording/names/names.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

namespace wording {

QString gameTitle(std::string_view gameId)
{
    const games::Entry* entry = games::findEntry(gameId);
    return entry != nullptr ? toText(entry->info.title) : fromUtf8(gameId);
}

QString gameTagline(std::string_view gameId)
{
    const games::Entry* entry = games::findEntry(gameId);
    return entry != nullptr ? toText(entry->info.tagline) : QString();
}

QString rulesLine(const games::Game& game)
{
    const games::Words words = game.words();
    return translate("Wording", "%1 %2").arg(toText(words.rule), toText(words.ending.rule));
}

QString piecesTitle(const games::Info& info)
{
    return toText(info.taken);
}

} // namespace wording
