// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exercises about rules that a person made.

#include "games/capabilities.h"
#include "games/drawn/drawrequest.h"

#include <string>

namespace games {

/// Boards fit the rules: what suits one rule leaves another with nothing to take.
class BoardForRules : public virtual Capability {
public:
    /// A position drawn for the request, with the rules of this one: what its notation has behind the game's
    /// name and convention, options included.
    [[nodiscard]] virtual std::string boardFor(const DrawRequest& drawing) const = 0;
};

} // namespace games
