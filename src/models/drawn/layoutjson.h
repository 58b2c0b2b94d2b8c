// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a picture is laid out, in .grundy files: {"joints": {"1": [x, y], …}, "edges": [[bend, foot, foot], …]}
// with the edges in the order of the notation.

#include "games/layout.h"

#include <QJsonObject>
#include <QJsonValue>

#include <optional>

namespace models {

/// Rounded to thousandths of an edge's length.
[[nodiscard]] QJsonObject layoutToJson(const games::DrawnLayout& layout);

/// Nothing for what is no layout of the joints and edges that `own`, the picture's own layout, has.
[[nodiscard]] std::optional<games::DrawnLayout> layoutFromJson(const QJsonValue& value,
                                                               const games::DrawnLayout& own);

} // namespace models
