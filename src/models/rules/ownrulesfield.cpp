// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/ownrulesfield.h"

#include "games/catalogue.h"
#include "wording/errors.h"

#include <algorithm>

namespace models {

FieldReading readField(const std::string& before, const QString& text, const std::string& behind,
                       games::Expected expected)
{
    const QString typed = text.trimmed();
    const auto inOption = [](QChar c) { return c == u'/' || c == u':'; };
    const auto* stray = std::ranges::find_if(typed, inOption);
    games::ParseError error{.column = static_cast<std::size_t>(stray - typed.begin()) + 1,
                            .expected = expected};
    if (stray != typed.end()) {
        error.found = QString(*stray).toStdString();
        return {nullptr, wording::parseErrorText(error)};
    }
    const games::Parsed parsed = games::parse(before + typed.toStdString() + behind);
    if (const auto* game = std::get_if<games::GamePtr>(&parsed))
        return {*game, {}};
    error = std::get<games::ParseError>(parsed);
    error.column -= std::min(before.size(), error.column - 1);
    if (error.column > static_cast<std::size_t>(typed.size())) // what is found there is not the field's
        error.found.clear();
    return {nullptr, wording::parseErrorText(error)};
}

FieldReading readOffer(const games::HeapSequences::Offer& offer, const QString& text)
{
    const std::size_t typed = offer.rule.find("%1");
    return readField(offer.rule.substr(0, typed), text, offer.rule.substr(typed + 2), offer.expected);
}

} // namespace models
