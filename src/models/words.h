// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words by which the command line and files spell the values of an enumeration of Q_ENUM or Q_ENUM_NS:
// their names, each begun with a small letter. The values count up from zero.

#include <QMetaEnum>
#include <QStringList>

#include <optional>

namespace models {

/// In the order of the values.
template <typename Enum>
[[nodiscard]] QStringList wordsOf()
{
    const auto values = QMetaEnum::fromType<Enum>();
    QStringList words;
    for (int value = 0; value < values.keyCount(); ++value) {
        words.append(QLatin1String(values.key(value)));
        words.last()[0] = words.last().at(0).toLower();
    }
    return words;
}

template <typename Enum>
[[nodiscard]] QString wordOf(Enum value)
{
    return wordsOf<Enum>().at(static_cast<int>(value));
}

template <typename Enum>
[[nodiscard]] std::optional<Enum> fromWord(const QString& word)
{
    const auto value = wordsOf<Enum>().indexOf(word);
    return value < 0 ? std::nullopt : std::optional(static_cast<Enum>(value));
}

} // namespace models
