// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Worksheets as the tests ask for them.

#include "print/sheets/worksheet.h"

/// Precondition: there is one.
inline printing::Worksheet sheetOf(const printing::WorksheetRequest& request)
{
    auto made = printing::makeWorksheet(request, {});
    if (const auto* none = std::get_if<printing::NoWorksheet>(&made))
        qFatal("%s: %s", request.game.c_str(), qPrintable(printing::noWorksheetText(*none)));
    return std::get<printing::Worksheet>(std::move(made));
}
