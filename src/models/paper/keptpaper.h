// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets/pages.h"

#include <QSettings>

namespace models {

inline constexpr auto keptPaperKey = "worksheet/paper";

/// The paper that was chosen last, for a worksheet.
[[nodiscard]] inline printing::Paper keptPaper()
{
    const QString id = QSettings().value(QLatin1String(keptPaperKey)).toString();
    return printing::findPaper(id.toStdString()).value_or(printing::Paper::A4);
}

} // namespace models
