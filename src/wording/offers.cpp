// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/offers.h"

#include "games/text/typed.h"
#include "wording/errors.h"
#include "wording/text/text.h"

namespace wording {

QString refusedText(const games::ParseError& error, std::string_view typed)
{
    const auto meant = games::meantBy(typed);
    //: what is wrong with a text that was typed, and what was probably meant
    return meant ? translate("Wording", "%1. Did you mean %2?").arg(parseErrorText(error), fromUtf8(*meant))
                 : parseErrorText(error);
}

QString offerText(const QString& notation)
{
    //: a button: takes the position in the place of what was typed and could not be read
    return translate("Wording", "Did you mean %1?").arg(notation);
}

} // namespace wording
