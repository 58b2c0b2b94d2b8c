// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace app {

/// A start by a script is a guest in the person's home: for as long as this value lives, the program reads a
/// copy of its settings and its data, and what it writes goes with the copy. Nothing of the home is touched,
/// whatever the window does. To be made before anything is read.
class Guest {
public:
    Guest();

    /// Why there is no copy; empty when there is one.
    [[nodiscard]] QString problem() const;

private:
    QTemporaryDir m_folder;
};

} // namespace app
