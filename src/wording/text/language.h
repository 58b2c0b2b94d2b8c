// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The language that the program speaks, and how that language writes numbers. Nothing else sets a locale or
// asks for the machine's own: an answer is the same everywhere, byte for byte.

#include <QLocale>
#include <QString>

namespace wording {

/// What the program speaks where nothing else is chosen.
inline constexpr auto firstLanguage = "en";

/// How the readers of a language, such as "en", write numbers; of an unknown one as in the first language.
[[nodiscard]] QLocale localeOf(const QString& language);

/// From now on texts and numbers are in that language: QLocale() is its locale. A program calls it before it
/// shows anything, and before it starts a worker.
void speak(const QString& language = QLatin1String(firstLanguage));

} // namespace wording
