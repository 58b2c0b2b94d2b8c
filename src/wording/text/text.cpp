// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/text.h"

namespace wording {
namespace {

/// Qt counts in int. No language looks further than the last six digits.
int pluralNumber(std::uint64_t count)
{
    constexpr std::uint64_t block = 1'000'000;
    return static_cast<int>(count < block ? count : block + count % block);
}

QString allButLast(const QStringList& items)
{
    return commaList(items.mid(0, items.size() - 1));
}

} // namespace

QString isolated(const QString& text)
{
    constexpr QChar firstStrong(0x2068);
    constexpr QChar end(0x2069);
    return QLocale().textDirection() == Qt::RightToLeft ? firstStrong + text + end : text;
}

QString filled(const QString& text, const QStringList& values)
{
    QString whole;
    for (qsizetype at = 0; at < text.size();) {
        const bool isLocal = text.at(at) == QLatin1Char('%') && text.mid(at + 1, 1) == QLatin1String("L");
        const qsizetype number = at + (isLocal ? 2 : 1);
        const int place =
            text.at(at) == QLatin1Char('%') && number < text.size() ? text.at(number).unicode() - u'1' : -1;
        const bool isPlace = place >= 0 && place < values.size();
        whole += isPlace ? values.at(place) : QString(text.at(at));
        at = isPlace ? number + 1 : at + 1;
    }
    return whole;
}

Counted counted(const char* one, const char* many, std::uint64_t count)
{
    return Counted(
        QCoreApplication::translate("Wording", count == 1 ? one : many, nullptr, pluralNumber(count)));
}

QString commaList(const QStringList& items)
{
    return items.join(translate("Wording", ", "));
}

QString paragraph(const QStringList& sentences)
{
    QString whole = sentences.value(0);
    for (const QString& sentence : sentences.mid(1))
        //: two sentences, or two parts of a line, one after the other
        whole = filled(translate("Wording", "%1 %2"), {whole, sentence});
    return whole;
}

QString orList(const QStringList& items)
{
    return items.size() < 2 ? items.value(0)
                            : translate("Wording", "%1 or %2").arg(allButLast(items), items.last());
}

QString andList(const QStringList& items)
{
    return items.size() < 2 ? items.value(0)
                            : translate("Wording", "%1 and %2").arg(allButLast(items), items.last());
}

} // namespace wording
