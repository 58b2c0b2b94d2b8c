// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/language.h"

namespace wording {

QLocale localeOf(const QString& language)
{
    const QLocale locale(language);
    return locale.language() == QLocale::C ? QLocale(QLatin1String(firstLanguage)) : locale;
}

void speak(const QString& language)
{
    QLocale::setDefault(localeOf(language));
}

} // namespace wording
