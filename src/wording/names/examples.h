// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What games offer as examples.

#include "games/example.h"

#include <QStringList>

namespace wording {

/// Notations or patterns of that kind, and their titles in the same order.
[[nodiscard]] QStringList examples(games::ExampleOf kind);
[[nodiscard]] QStringList exampleTitles(games::ExampleOf kind);
/// The first one: what stands in a field that is empty.
[[nodiscard]] QString example(games::ExampleOf kind);

} // namespace wording
