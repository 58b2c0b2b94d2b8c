// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/typedposition.h"

#include "games/catalogue.h"
#include "wording/errors.h"

namespace models {

std::variant<games::GamePtr, QString> readTyped(const QString& text)
{
    std::string typed = text.trimmed().toStdString();
    games::PlainForm plain = games::readPlain(typed);
    if (const auto* error = std::get_if<games::LineError>(&plain))
        return wording::lineErrorText(*error);
    if (auto* notation = std::get_if<std::string>(&plain))
        typed = std::move(*notation);
    const games::Parsed parsed = games::parse(typed);
    if (const auto* error = std::get_if<games::ParseError>(&parsed))
        return wording::parseErrorText(*error);
    return std::get<games::GamePtr>(parsed);
}

games::GamePtr gameOf(const QString& notation)
{
    const games::Parsed parsed = games::parse(notation.toStdString());
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game != nullptr ? *game : nullptr;
}

} // namespace models
