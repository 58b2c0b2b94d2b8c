// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace wording {

/// A visitor of a variant made of one lambda per alternative.
template <typename... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace wording
