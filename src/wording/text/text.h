// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The one door to translation. A sentence stands in the source in full; its English singular and
// plural are two sentences, and a translation may give either of them as many forms as it needs.

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string_view>

namespace wording {

/// `source` in the user's language. The context is always "Wording": lupdate reads it from the call.
[[nodiscard]] inline QString translate(const char* context, const char* source)
{
    return QCoreApplication::translate(context, source);
}

/// A sentence about `count` things, in the plural form that `count` asks for. Both sentences are marked
/// with QT_TRANSLATE_N_NOOP("Wording", …); they name numbers by %1, %2, …, never %n.
[[nodiscard]] QString counted(const char* one, const char* many, std::uint64_t count);

/// A count as the reader's language writes it: 65,536.
[[nodiscard]] inline QString localized(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

[[nodiscard]] inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "1, 2 or 3".
[[nodiscard]] QString orList(const QStringList& items);
/// "1, 2 and 3".
[[nodiscard]] QString andList(const QStringList& items);

} // namespace wording
