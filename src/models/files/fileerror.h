// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace models {

/// Why a file is not what it should be, as a sentence.
struct FileError {
    QString text;
};

} // namespace models
