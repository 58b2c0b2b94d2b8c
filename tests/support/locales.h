// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Programs run as on machines of other countries.

#include "support/patience.h"

#include <QProcess>

#include <array>

namespace tests {

/// C first; then other digits, other separators, groups of other lengths, and another i.
inline constexpr std::array locales{"C", "ar_EG.UTF-8", "de_DE.UTF-8", "hi_IN.UTF-8", "tr_TR.UTF-8"};

struct Ran {
    int exit = -1;
    QByteArray out{};
    QByteArray err{};

    bool operator==(const Ran&) const = default;
};

/// Under a locale that the machine need not have: Qt has its data itself. The program speaks `language`.
inline Ran runUnder(const char* locale, const QString& program, const QStringList& arguments,
                    const char* language = "en")
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LC_ALL", "LC_NUMERIC", "LANG"})
        environment.insert(QLatin1String(name), QLatin1String(locale));
    environment.insert(QStringLiteral("LANGUAGE"), QLatin1String(language));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(patienceMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace tests
