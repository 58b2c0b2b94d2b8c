// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games: what is read is written, and read again, the same; what is not says why, shortly.

#include "fuzz.h"

#include "models/files/gamefile.h"

int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    constexpr qsizetype longestSentence = 600;
    const QByteArray json(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto read = models::gameFromJson(json);
    if (const auto* error = std::get_if<models::FileError>(&read)) {
        fuzz::require(!error->text.isEmpty(), "an error says what is wrong");
        fuzz::require(error->text.size() <= longestSentence, "an error does not quote the whole file");
        return 0;
    }
    const auto& game = std::get<models::SavedGame>(read);
    fuzz::require(!game.tree.isEmpty() && game.tree.size() <= models::mostFileNodes,
                  "the limit of positions");
    const QByteArray written = models::gameToJson(game);
    const auto again = models::gameFromJson(written);
    const auto* same = std::get_if<models::SavedGame>(&again);
    fuzz::require(same != nullptr, "what is written can be read");
    fuzz::require(models::gameToJson(*same) == written, "what is read again is written the same");
    fuzz::require(same->tree.current() == game.tree.current(), "the current position stays");
    return 0;
}
