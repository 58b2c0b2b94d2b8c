// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Worksheets as the tests ask for them.

#include "print/sheets/worksheet.h"

/// Precondition: there is one.
inline print::Worksheet sheetOf(const print::WorksheetRequest& request)
{
    auto made = print::makeWorksheet(request, {});
    if (const auto* none = std::get_if<print::NoWorksheet>(&made))
        qFatal("%s: %s", request.game.c_str(), qPrintable(print::noWorksheetText(*none)));
    return std::get<print::Worksheet>(std::move(made));
}
