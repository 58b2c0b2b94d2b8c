// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The language that the program speaks, and how that language writes numbers. Nothing else sets a locale or
// asks for the machine's own: in one language an answer is the same everywhere, byte for byte.

#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>

namespace wording {

/// The language of the sources.
inline constexpr auto firstLanguage = "en";

/// Those that there are texts in, the first one first: "en", "ar", …, "zh_CN". What a language does not say
/// yet is in the first one.
[[nodiscard]] QStringList spokenLanguages();
/// How many percent of the program's texts a language says; 100 only where none is left.
[[nodiscard]] int percentSaid(const QString& language);
/// The first of the person's languages on this machine that is spoken, with its country: "de-AT". The first
/// language has none: "en". It is spoken where there is no other, and where the machine's is C.
[[nodiscard]] QString systemLanguage();
/// How the readers of a language, such as "en" or "de-AT", write numbers; of an unknown one as in the first.
[[nodiscard]] QLocale localeOf(const QString& language);

/// A text with its digits as the locale writes them. Places of values, keys such as F5, targets of links,
/// `code`, notations and what is isolated to read from left to right (U+2066 to U+2069) keep theirs: digits
/// of Arabic would turn around what stands between them.
[[nodiscard]] QString withDigitsOf(const QLocale& locale, const QString& text);

/// A whole number that stands somewhere as a text, such as a label, with the digits of the language that is
/// spoken; any other text, such as "3/4" or "c3", as it is.
[[nodiscard]] QString numeral(const QString& text);

/// The typefaces for texts of the language that is spoken, the first one that is there is taken.
[[nodiscard]] QStringList letterFamilies();
/// The one in which numbers stand below each other.
[[nodiscard]] QString numberFamily();

/// From now on texts and numbers are in that language: QLocale() is its locale. Texts need an application,
/// which may be made later. Who keeps texts that were composed before composes them again, see Spoken.
void speak(const QString& language = QLatin1String(firstLanguage));

/// Tells that another language is spoken. There is one; it belongs to the application.
class Spoken : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Null without an application: then nothing is translated.
    [[nodiscard]] static Spoken* find();

signals:
    void changed();
};

/// Whoever keeps texts has them composed again by `compose`, a member or a lambda, in every language that is
/// spoken from now on.
template <typename Keeper, typename Compose>
void followLanguage(Keeper* keeper, Compose compose)
{
    if (const Spoken* const spoken = Spoken::find())
        QObject::connect(spoken, &Spoken::changed, keeper, compose);
}

/// The translations of the kind "grundy" (the program's texts) or "course" (the sentences of its lessons);
/// null in the first language and in one that is not spoken. A file in grundy/translations below a folder for
/// data, such as ~/.local/share, comes before the program's own.
[[nodiscard]] std::unique_ptr<QTranslator> findCatalogue(const QString& kind, const QLocale& locale);
/// The whole text of that name, such as "teaching.md", in the language that is spoken, or `first` as it is in
/// the first one.
[[nodiscard]] QString spokenFile(const QString& name, const QString& first);

} // namespace wording
