// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The one door to translation. A sentence stands in the source in full; its English singular and
// plural are two sentences, and a translation may give either of them as many forms as it needs.

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <concepts>
#include <cstdint>
#include <functional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace wording {

/// `source` in the user's language. The context is always "Wording": lupdate reads it from the call.
[[nodiscard]] inline QString translate(const char* context, const char* source)
{
    return QCoreApplication::translate(context, source);
}

/// A count as the reader's language writes it: 65,536.
[[nodiscard]] inline QString localized(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

/// The same without groups, as for the number of a heap: 65536.
[[nodiscard]] inline QString ungrouped(std::uint64_t number)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(static_cast<qulonglong>(number));
}

/// A notation or a name as a part of a text, which may be written from right to left: it keeps its own
/// direction.
[[nodiscard]] QString isolated(const QString& text);

/// `text` with the first value at each %1, the second one at each %2, … All at once: a value may hold a '%'.
/// A text may leave a value out.
[[nodiscard]] QString filled(const QString& text, const QStringList& values);

/// A sentence in the plural form of a count, and what stands at its %1, %2, … It may leave out a number that
/// it says by its form, as Arabic does with one and two; QString::arg would put the next value there.
class Counted {
public:
    explicit Counted(QString text) : m_text(std::move(text)) {}

    /// The next values.
    template <typename... Values>
    [[nodiscard]] Counted arg(const Values&... values) const
    {
        Counted more = *this;
        (more.m_values.append(textOf(values)), ...);
        return more;
    }
    operator QString() const { return filled(m_text, m_values); }

private:
    template <typename Value>
    static QString textOf(const Value& value)
    {
        if constexpr (std::is_integral_v<Value>)
            return ungrouped(static_cast<std::uint64_t>(value));
        else
            return value;
    }

    QString m_text;
    QStringList m_values;
};

/// A sentence about `count` things, in the plural form that `count` asks for. Both sentences are marked
/// with QT_TRANSLATE_N_NOOP("Wording", …); they name numbers by %1, %2, …, never %n.
[[nodiscard]] Counted counted(const char* one, const char* many, std::uint64_t count);

[[nodiscard]] inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Notations, values or ids as a list; or what `text` makes of each.
template <typename Things, typename Text = std::identity>
[[nodiscard]] QStringList textsOf(const Things& things, Text text = {})
{
    QStringList list;
    for (const auto& thing : things) {
        if constexpr (std::convertible_to<std::invoke_result_t<Text, decltype(thing)>, std::string_view>)
            list.append(fromUtf8(std::invoke(text, thing)));
        else
            list.append(std::invoke(text, thing));
    }
    return list;
}

/// "1, 2, 3".
[[nodiscard]] QString commaList(const QStringList& items);
/// Sentences, one behind the other.
[[nodiscard]] QString paragraph(const QStringList& sentences);
/// "1, 2 or 3".
[[nodiscard]] QString orList(const QStringList& items);
/// "1, 2 and 3".
[[nodiscard]] QString andList(const QStringList& items);

} // namespace wording
