// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Names by id.

#include "wording/text/text.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace wording {

struct Name {
    std::string_view id;
    const char* text;
};

/// Empty for an id that has no name.
template <std::size_t n>
QString textFor(const std::array<Name, n>& names, std::string_view id)
{
    for (const Name& name : names) {
        if (name.id == id)
            return QCoreApplication::translate("Wording", name.text);
    }
    return {};
}

} // namespace wording
