// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exact numbers as all output writes them.

#include "theory/dyadic.h"

#include <QString>

namespace cli {

/// "-5/4"
[[nodiscard]] inline QString exactText(const theory::Dyadic& number)
{
    return QString::fromStdString(theory::text(number));
}

} // namespace cli
