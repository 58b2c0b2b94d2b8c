// SPDX-License-Identifier: GPL-3.0-or-later

// The catalogues, and what is said in their languages.

#include "support/testprogram.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString source{};
    bool isFinished = true;
    bool isPlural = false;
    QStringList forms{}; ///< one where it has no plural
};

std::vector<Message> messagesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Message> messages;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"message") {
            messages.push_back({.isPlural = xml.attributes().hasAttribute(QLatin1String("numerus"))});
        } else if (xml.name() == u"source") {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            messages.back().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.back().isPlural)
                messages.back().forms = QStringList(xml.readElementText());
        } else if (xml.name() == u"numerusform") {
            messages.back().forms.append(xml.readElementText());
        }
    }
    return messages;
}

/// What a translation has in common with its source, sorted: places of values, and marks of HTML.
QStringList keptOf(const QString& text)
{
    static const QRegularExpression kept(QStringLiteral("%L?[0-9n]|</?[a-z]+>"));
    QStringList found;
    for (auto matches = kept.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured().remove(QLatin1Char('L')));
    found.removeDuplicates();
    found.sort();
    return found;
}

/// A plural form may leave out the number that it says, and nothing else.
bool keepsAll(const Message& message, const QString& form)
{
    const QStringList needed = keptOf(message.source);
    const QStringList kept = keptOf(form);
    const auto isNeeded = [&needed](const QString& place) { return needed.contains(place); };
    return kept == needed || (message.isPlural && kept.size() + 1 == needed.size() &&
                              std::all_of(kept.begin(), kept.end(), isNeeded));
}

const std::map<QString, qsizetype> pluralForms{{"ar", 6}, {"bn", 2}, {"de", 2},
                                               {"es", 2}, {"fr", 2}, {"zh_CN", 1}};

/// "1 stone", "2 stones", …, with a place that is no count.
QString stones(std::uint64_t count)
{
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 is to move; the %2 move loses"),
                            QT_TRANSLATE_N_NOOP("Wording", "%1 is to move; all %2 moves lose"), count)
        .arg(QStringLiteral("Anna"), wording::localized(count));
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { wording::speak(); }

    void catalogue_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file :
             QDir(QStringLiteral(GRUNDY_SOURCE_DIR "/translations")).entryList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(file)) << file;
    }

    /// Nothing is left to do in it.
    void catalogue()
    {
        QFETCH(const QString, file);
        const QString name = file.section(QLatin1Char('.'), 0, 0);
        const QString language = name.section(QLatin1Char('_'), 1);
        QVERIFY(wording::findCatalogue(name.section(QLatin1Char('_'), 0, 0), QLocale(language)) != nullptr);
        const auto messages = messagesOf(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/") + file);
        QVERIFY(messages.size() > 1'000);
        for (const Message& message : messages) {
            QVERIFY2(message.isFinished, qPrintable(message.source));
            QCOMPARE(message.forms.size(), message.isPlural ? pluralForms.at(language) : 1);
            for (const QString& form : message.forms) {
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.source));
                QVERIFY2(keepsAll(message, form), qPrintable(message.source + QLatin1String(" → ") + form));
            }
        }
    }

    void spoken()
    {
        QStringList expected{QStringLiteral("en")};
        for (const auto& [language, forms] : pluralForms)
            expected.append(language);
        QCOMPARE(wording::spokenLanguages(), expected);
        QVERIFY(wording::findCatalogue(QStringLiteral("grundy"), QLocale("zh_TW")) == nullptr);
        QVERIFY(wording::findCatalogue(QStringLiteral("grundy"), QLocale("de_AT")) != nullptr);
        QVERIFY(wording::findCatalogue(QStringLiteral("grundy"), QLocale("en")) == nullptr);
    }

    /// Another language takes the place of the one before.
    void speaking()
    {
        const games::Sentence won{{QT_TRANSLATE_NOOP("Wording", "%1 wins.")}, {std::string("Anna 100%1")}};
        wording::speak(QStringLiteral("de"));
        QCOMPARE(wording::toText(won), QStringLiteral("Anna 100%1 gewinnt."));
        QCOMPARE(wording::localized(65'536), QStringLiteral("65.536"));
        wording::speak(QStringLiteral("fr-CA"));
        QCOMPARE(wording::toText(won), QStringLiteral("Anna 100%1 gagne."));
        wording::speak(QStringLiteral("tlh"));
        QCOMPARE(wording::toText(won), QStringLiteral("Anna 100%1 wins."));
        QCOMPARE(wording::localized(65'536), QStringLiteral("65,536"));
    }

    /// A form that does not say its number leaves the other values where they are.
    void plurals()
    {
        QCOMPARE(stones(1), QStringLiteral("Anna is to move; the 1 move loses"));
        QCOMPARE(stones(2), QStringLiteral("Anna is to move; all 2 moves lose"));
        wording::speak(QStringLiteral("ar"));
        QCOMPARE(stones(2), QStringLiteral("صاحب الدور Anna؛ وكلتا النقلتين تخسر"));
        QVERIFY2(stones(11).contains(QStringLiteral("١١")), qPrintable(stones(11)));
    }

    void digits()
    {
        QCOMPARE(wording::ungrouped(65'536), QStringLiteral("65536"));
        wording::speak(QStringLiteral("bn"));
        QCOMPARE(wording::ungrouped(65'536), QStringLiteral("৬৫৫৩৬"));
        QCOMPARE(wording::translate("Wording", QT_TRANSLATE_NOOP("Wording", "heap %1")).arg(12),
                 QStringLiteral("স্তূপ ১২"));
    }

    void filledAtOnce()
    {
        QCOMPARE(wording::filled(QStringLiteral("%2 of %1: %L3%"), {"%2", "a", "b"}),
                 QStringLiteral("a of %2: b%"));
        QCOMPARE(wording::filled(QStringLiteral("100% %"), {"a"}), QStringLiteral("100% %"));
        QCOMPARE(wording::filled(QStringLiteral("%2"), {"a", "b"}), QStringLiteral("b"));
    }
};

GRUNDY_TEST(TestLanguages, tests::runIn<QCoreApplication, TestLanguages>)
#include "tst_languages.moc"
