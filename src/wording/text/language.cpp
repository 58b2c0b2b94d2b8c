// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/language.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace wording {
namespace {

constexpr auto ownCatalogues = ":/grundy/translations";

/// Where catalogues lie, the first that is found is taken: those of the person, of the machine, of the
/// program.
QStringList catalogueFolders()
{
    return QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                     QStringLiteral("grundy/translations"), QStandardPaths::LocateDirectory)
           << QLatin1String(ownCatalogues);
}

/// The path of a file of that name in the first folder that has it; empty where none has.
QString inCatalogues(const QString& name)
{
    for (const QString& folder : catalogueFolders())
        if (QString path = folder + QLatin1Char('/') + name; QFile::exists(path))
            return path;
    return {};
}

QString catalogueName(const QString& kind, const QString& language)
{
    return QStringLiteral("%1_%2.qm").arg(kind, language);
}

/// How many texts a catalogue that lrelease made says; 0 of any other file. After sixteen bytes come blocks,
/// each a tag, a length and so many bytes; one of them has eight bytes for each text.
qsizetype textsIn(const QString& path)
{
    constexpr quint8 hashes = 0x42;
    constexpr int magic = 16;
    QFile file(path);
    QDataStream in(&file);
    if (!file.open(QIODevice::ReadOnly) || in.skipRawData(magic) != magic)
        return 0;
    for (quint8 tag = 0; !in.atEnd();) {
        quint32 length = 0;
        in >> tag >> length;
        if (tag == hashes && length <= file.size())
            return length / 8;
        if (in.status() != QDataStream::Ok || in.skipRawData(static_cast<int>(length)) < 0)
            break;
    }
    return 0;
}

bool isFromRight(QChar letter)
{
    return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
}

/// A text is laid out in the direction of its first letter. One that is read from right to left may begin
/// with a Latin letter, or with a value that does: a mark that is not seen comes first there.
QString ledFromRight(const QString& text)
{
    constexpr QChar rightToLeftMark(0x200F);
    const bool isOfThem = std::ranges::any_of(text, isFromRight);
    int isolates = 0;
    for (qsizetype at = 0; isOfThem && at < text.size(); ++at) {
        const QChar letter = text.at(at);
        if (letter == QChar(0x2066) || letter == QChar(0x2068))
            ++isolates;
        else if (letter == QChar(0x2069))
            --isolates;
        else if (isolates == 0 && isFromRight(letter))
            break;
        else if (isolates == 0 && (letter == QLatin1Char('%') || letter.direction() == QChar::DirL))
            return rightToLeftMark + text;
    }
    return text;
}

/// The program's texts. In a language with digits of its own they are written with them: %1 becomes %L1, so
/// that counts are, too.
class Catalogue : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* comment, int count) const override
    {
        QString text = QTranslator::translate(context, source, comment, count);
        if (m_isFromRight)
            text = ledFromRight(text);
        if (!m_hasOwnDigits)
            return text;
        text = withDigitsOf(QLocale(), text);
        for (qsizetype at = text.indexOf(QLatin1Char('%')); at >= 0;
             at = text.indexOf(QLatin1Char('%'), at + 1))
            if (at + 1 < text.size() && text.at(at + 1) >= QLatin1Char('1') &&
                text.at(at + 1) <= QLatin1Char('9'))
                text.insert(at + 1, QLatin1Char('L'));
        return text;
    }

private:
    bool m_isFromRight = QLocale().textDirection() == Qt::RightToLeft;
    bool m_hasOwnDigits = QLocale().zeroDigit() != QLatin1String("0");
};

/// Which of the spoken languages a locale is of; empty for none. Chinese is two, by its script.
QString spokenIn(const QLocale& locale)
{
    const QStringList spoken = spokenLanguages();
    const auto found = std::ranges::find_if(spoken, [&locale](const QString& language) {
        const QLocale candidate(language);
        return candidate.language() == locale.language() && candidate.script() == locale.script();
    });
    return found == spoken.end() ? QString() : *found;
}

constexpr auto bengaliFamily = "Noto Sans Bengali";

/// Of a typeface that lacks their rules Qt warns when it comes first.
bool hasBengaliLetters()
{
    return QLocale().script() == QLocale::BengaliScript;
}

/// The application's texts are those of the language of QLocale().
void takeCatalogue()
{
    QCoreApplication* const application = QCoreApplication::instance();
    for (QTranslator* old :
         application->findChildren<QTranslator*>(QLatin1String(ownCatalogues), Qt::FindDirectChildrenOnly))
        delete old;
    if (auto found = findCatalogue(QStringLiteral("grundy"), QLocale())) {
        found->setObjectName(QLatin1String(ownCatalogues));
        found->setParent(application);
        QCoreApplication::installTranslator(found.release());
    }
    emit Spoken::find()->changed();
}

} // namespace

QString withDigitsOf(const QLocale& locale, const QString& text)
{
    const QString zero = locale.zeroDigit();
    if (zero.size() != 1 || zero == QLatin1String("0"))
        return text;
    static const QRegularExpression kept(QStringLiteral(
        R"(%L?\d|[A-Za-z+&#]+\d+|\]\([^)]*\)|`[^`]*`|\x{2066}[^\x{2069}]*\x{2069}|\d+x\d+|[a-z]+(/[a-z0-9=.,-]+)+(:\S+)?|[a-z]+:\S*\d\S*)"));
    QString written = text;
    qsizetype plainFrom = 0;
    const auto write = [&](qsizetype end) {
        for (qsizetype at = plainFrom; at < end; ++at)
            if (const char16_t digit = text.at(at).unicode(); digit >= u'0' && digit <= u'9')
                written[at] = QChar(static_cast<char16_t>(zero.at(0).unicode() + (digit - u'0')));
    };
    for (auto matches = kept.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        write(match.capturedStart());
        plainFrom = match.capturedEnd();
    }
    write(text.size());
    return written;
}

QString numeral(const QString& text)
{
    const bool isNumber = std::ranges::all_of(
        text, [](QChar letter) { return letter >= QLatin1Char('0') && letter <= QLatin1Char('9'); });
    return isNumber ? withDigitsOf(QLocale(), text) : text;
}

QStringList spokenLanguages()
{
    QStringList languages;
    for (const QString& folder : catalogueFolders())
        for (const QString& file : QDir(folder).entryList({QStringLiteral("grundy_*.qm")}, QDir::Files))
            if (textsIn(folder + QLatin1Char('/') + file) > 0)
                languages.append(file.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('_'), 1));
    languages.removeDuplicates();
    languages.sort();
    languages.prepend(QLatin1String(firstLanguage));
    return languages;
}

int percentSaid(const QString& language)
{
    if (language == QLatin1String(firstLanguage))
        return 100;
    QFile counted(QLatin1String(ownCatalogues) + QLatin1String("/texts"));
    const qsizetype all = counted.open(QIODevice::ReadOnly) ? counted.readAll().trimmed().toLongLong() : 0;
    const qsizetype said = textsIn(inCatalogues(catalogueName(QStringLiteral("grundy"), language)));
    return all == 0 ? 0 : static_cast<int>(std::min<qsizetype>(said * 100 / all, 100));
}

QString systemLanguage()
{
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QByteArray value = qgetenv(variable);
        if (value == "C" || value == "POSIX" || value.startsWith("C."))
            return QLatin1String(firstLanguage);
        if (!value.isEmpty())
            break;
    }
    for (const QString& language : QLocale::system().uiLanguages()) {
        const QString spoken = spokenIn(QLocale(language));
        if (!spoken.isEmpty())
            return spoken == QLatin1String(firstLanguage) ? spoken : language;
    }
    return QLatin1String(firstLanguage);
}

QLocale localeOf(const QString& language)
{
    const QLocale locale(language);
    return locale.language() == QLocale::C ? QLocale(QLatin1String(firstLanguage)) : locale;
}

QStringList letterFamilies()
{
    // The star of nimbers is a speck in Noto Sans Math.
    QStringList families{QStringLiteral("Inter"), QStringLiteral("Noto Sans"),
                         QStringLiteral("Noto Sans Arabic"), QStringLiteral("DejaVu Sans"),
                         QStringLiteral("Noto Sans Math")};
    if (hasBengaliLetters())
        families.prepend(QLatin1String(bengaliFamily));
    return families;
}

QString numberFamily()
{
    return hasBengaliLetters() ? QLatin1String(bengaliFamily) : QStringLiteral("Noto Sans Mono");
}

void speak(const QString& language)
{
    QLocale::setDefault(localeOf(language));
    static const bool isAdded = (qAddPreRoutine(takeCatalogue), true); // applications that come
    if (isAdded && QCoreApplication::instance() != nullptr)
        takeCatalogue();
}

Spoken* Spoken::find()
{
    QCoreApplication* const application = QCoreApplication::instance();
    if (application == nullptr)
        return nullptr;
    auto* const found = application->findChild<Spoken*>({}, Qt::FindDirectChildrenOnly);
    return found != nullptr ? found : new Spoken(application);
}

std::unique_ptr<QTranslator> findCatalogue(const QString& kind, const QLocale& locale)
{
    auto found = std::make_unique<Catalogue>();
    const QString language = spokenIn(locale);
    if (language.isEmpty() || !found->load(inCatalogues(catalogueName(kind, language))))
        return nullptr;
    return found;
}

QString spokenFile(const QString& name, const QString& first)
{
    const QString spoken =
        inCatalogues(name.section(QLatin1Char('.'), 0, 0) + QLatin1Char('_') + spokenIn(QLocale()) +
                     QLatin1Char('.') + name.section(QLatin1Char('.'), 1));
    return spoken.isEmpty() ? first : spoken;
}

} // namespace wording
