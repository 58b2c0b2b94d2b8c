// SPDX-License-Identifier: GPL-3.0-or-later

// The catalogues, and what is said in their languages.

#include "games/catalogue.h"
#include "support/marking.h"
#include "support/testprogram.h"
#include "wording/names/names.h"
#include "wording/steps/explanations.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

struct Message {
    QString context{};
    QString source{};
    QString comment{};
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
    QString context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            messages.push_back(
                {.context = context, .isPlural = xml.attributes().hasAttribute(QLatin1String("numerus"))});
        } else if (xml.name() == u"source") {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            messages.back().comment = xml.readElementText();
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

QString wholeText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What two languages of one document have in common: how its blocks follow each other, and where it leads.
QStringList skeletonOf(const QString& markdown)
{
    QStringList found;
    static const QRegularExpression block(QStringLiteral("^(#+ |\\||\\* |    |$)"),
                                          QRegularExpression::MultilineOption);
    for (auto matches = block.globalMatch(markdown); matches.hasNext();)
        if (const QString start = matches.next().captured();
            found.isEmpty() || !start.isEmpty() || !found.last().isEmpty())
            found.append(start);
    static const QRegularExpression kept(QStringLiteral("\\]\\(([^)]*)\\)|`[^`]*`"));
    QStringList targets;
    for (auto matches = kept.globalMatch(markdown); matches.hasNext();)
        targets.append(matches.next().captured());
    targets.sort();
    return found + targets;
}

solver::Job shortJob()
{
    solver::Job job;
    job.limits.positions = 2'000;
    job.limits.memoryBytes = 4U << 20U;
    return job;
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

    /// What landed in English alone is left to do; all else is whole.
    void catalogue()
    {
        QFETCH(const QString, file);
        const QString name = file.section(QLatin1Char('.'), 0, 0);
        const QString language = name.section(QLatin1Char('_'), 1);
        QVERIFY(wording::findCatalogue(name.section(QLatin1Char('_'), 0, 0), QLocale(language)) != nullptr);
        const auto messages = messagesOf(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/") + file);
        QVERIFY(messages.size() > 1'000);
        for (const Message& message : messages) {
            if (!message.isFinished) // it is shown in English
                continue;
            QCOMPARE(message.forms.size(), message.isPlural ? pluralForms.at(language) : 1);
            for (const QString& form : message.forms) {
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.source));
                QVERIFY2(keepsAll(message, form), qPrintable(message.source + QLatin1String(" → ") + form));
            }
        }
    }

    void guides_data()
    {
        QTest::addColumn<QString>("language");
        for (const auto& [language, forms] : pluralForms)
            QTest::newRow(qPrintable(language)) << language;
    }

    /// Each part of the guide for teachers is there, with the same links and examples.
    void guides()
    {
        QFETCH(const QString, language);
        wording::speak(language);
        const QString spoken = wholeText(wording::spokenFile(QStringLiteral("teaching.md"), QString()));
        const QString first = wholeText(QStringLiteral(GRUNDY_SOURCE_DIR "/docs/teaching.md"));
        QCOMPARE(skeletonOf(spoken), skeletonOf(first));
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

    /// A language needs no build: the file that Qt Linguist releases lies among the person's data.
    void ofOnesOwn()
    {
        const QTemporaryDir data;
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", data.path().toUtf8());
        const auto restore = qScopeGuard(
            [&before] { before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before); });
        const QString folder = data.filePath(QStringLiteral("grundy/translations"));
        QVERIFY(QDir().mkpath(folder));
        QFile texts(data.filePath(QStringLiteral("grundy_eo.ts")));
        QVERIFY(texts.open(QIODevice::WriteOnly));
        texts.write("<TS version=\"2.1\" language=\"eo\"><context><name>Wording</name>"
                    "<message><source>%1 wins.</source><translation>%1 venkas.</translation></message>"
                    "<message><source>Normal play</source><translation type=\"unfinished\">Eble</translation>"
                    "</message></context></TS>");
        texts.close();
        QCOMPARE(
            QProcess::execute(QStringLiteral(GRUNDY_LRELEASE),
                              {QStringLiteral("-silent"), QStringLiteral("-nounfinished"), texts.fileName(),
                               QStringLiteral("-qm"), folder + QStringLiteral("/grundy_eo.qm")}),
            0);
        QVERIFY(wording::spokenLanguages().contains(QStringLiteral("eo")));
        QCOMPARE(wording::percentSaid(QStringLiteral("eo")), 0);
        wording::speak(QStringLiteral("eo"));
        QCOMPARE(wording::toText({QT_TRANSLATE_NOOP("Wording", "%1 wins."), {std::string("Anna")}}),
                 QStringLiteral("Anna venkas."));
        QCOMPARE(QCoreApplication::translate("Wording", "Normal play"), QStringLiteral("Normal play"));

        QFile damaged(folder + QStringLiteral("/grundy_la.qm"));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("Lorem ipsum dolor sit amet");
        damaged.close();
        QVERIFY(!wording::spokenLanguages().contains(QStringLiteral("la")));
        QVERIFY(wording::findCatalogue(QStringLiteral("grundy"), QLocale("la")) == nullptr);
    }

    /// Of a text that is there only in English nothing is said in another one.
    void percentages()
    {
        QCOMPARE(wording::percentSaid(QStringLiteral("en")), 100);
        for (const auto& [language, forms] : pluralForms) {
            const auto messages =
                messagesOf(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/grundy_%1.ts").arg(language));
            const auto said = std::ranges::count_if(messages, &Message::isFinished);
            QCOMPARE(wording::percentSaid(language),
                     static_cast<int>(said * 100 / static_cast<qsizetype>(messages.size())));
        }
    }

    /// Another language takes the place of the one before.
    void speaking()
    {
        const games::Sentence won{QT_TRANSLATE_NOOP("Wording", "%1 wins."), {std::string("Anna 100%1")}};
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

    /// "1-2" after Arabic words would be read 2-1.
    void directions()
    {
        const games::Sentence won{QT_TRANSLATE_NOOP("Wording", "%1 wins."), {std::string("1-2")}};
        QCOMPARE(wording::toText(won), QStringLiteral("1-2 wins."));
        wording::speak(QStringLiteral("ar"));
        const QString arabic = wording::toText(won);
        QVERIFY2(arabic.contains(QStringLiteral("\u20681-2\u2069")), qPrintable(arabic));
    }

    /// Each text, and each line of the course, runs from right to left: also where it begins with "P" or a
    /// value that may be a Latin name. A mark of a list ("- ") comes before that.
    void fromRightToLeft()
    {
        wording::speak(QStringLiteral("ar"));
        static const QRegularExpression listMark(QStringLiteral("^([-*]|[0-9]+\\.) "));
        static const QRegularExpression arabic(QStringLiteral("\\p{Arabic}"));
        QStringList lines;
        for (const Message& message :
             messagesOf(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/grundy_ar.ts")))
            lines.append(wording::filled(QCoreApplication::translate(qPrintable(message.context),
                                                                     qPrintable(message.source),
                                                                     qPrintable(message.comment), 11),
                                         {"Anna", "Anna", "Anna", "Anna", "Anna", "Anna"}));
        for (const Message& message :
             messagesOf(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/course_ar.ts")))
            lines.append(message.forms.front().split(QLatin1Char('\n')));
        int count = 0;
        for (QString& line : lines) {
            if (!line.contains(arabic))
                continue;
            ++count;
            QVERIFY2(line.remove(listMark).isRightToLeft(), qPrintable(line));
        }
        QVERIFY(count > 2'000);
    }

    void digits()
    {
        QCOMPARE(wording::ungrouped(65'536), QStringLiteral("65536"));
        wording::speak(QStringLiteral("bn"));
        QCOMPARE(wording::ungrouped(65'536), QStringLiteral("৬৫৫৩৬"));
        QCOMPARE(wording::translate("Wording", QT_TRANSLATE_NOOP("Wording", "heap %1")).arg(12),
                 QStringLiteral("স্তূপ ১২"));
        QCOMPARE(wording::numeral(QStringLiteral("12")), QStringLiteral("১২"));
        QCOMPARE(wording::numeral(QStringLiteral("3/4")), QStringLiteral("3/4")); // a value is a formula
    }

    /// A list of numbers is one of the language; a notation keeps its digits.
    void numbersInSentences()
    {
        const games::Sentence heaps{
            QT_TRANSLATE_NOOP("Wording", "The position equals Nim with the heaps %1; its value is %2."),
            {std::string("3, 5, 12"), std::string("*10")}};
        QCOMPARE(wording::toText(heaps),
                 QStringLiteral("The position equals Nim with the heaps 3, 5, 12; its value is *10."));
        const auto parsed = games::parse("takeaway:10");
        const games::Game& takeaway = *std::get<games::GamePtr>(parsed);
        QVERIFY(wording::positionTitle(takeaway).endsWith(QStringLiteral(" 10")));
        wording::speak(QStringLiteral("bn"));
        QVERIFY(wording::positionTitle(takeaway).endsWith(QStringLiteral(" ১০")));
        const QString bengali = wording::toText(heaps);
        QVERIFY2(bengali.contains(QStringLiteral("৩, ৫, ১২")), qPrintable(bengali));
        QVERIFY2(bengali.contains(QStringLiteral("*10")), qPrintable(bengali));
    }

    void everyTextIsMarked_data()
    {
        QTest::addColumn<std::string>("id");
        for (const games::Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str()) << entry.info.id;
    }

    /// A text that is not marked for translation would stay English.
    void everyTextIsMarked()
    {
        QFETCH(const std::string, id);
        tests::Marking marking;
        QVERIFY(QCoreApplication::installTranslator(&marking));
        const games::Info& info = games::findEntry(id)->info;
        QStringList texts{wording::gameTitle(id), wording::gameTagline(id), wording::groupTitle(info.group)};
        for (const games::Preset& preset : info.presets) {
            texts << wording::presetTitle(preset) << wording::presetCaption(preset);
            const auto parsed = games::parse(preset.notation);
            const auto& game = *std::get<games::GamePtr>(parsed);
            texts << wording::rulesLine(game) << wording::positionTitle(game);
            for (const games::Level level : {games::Level::Labels, games::Level::Theorems})
                texts << wording::explanationText(game.explain(level, shortJob()), id);
        }
        for (const QString& text : texts)
            QVERIFY2(tests::unmarked(text).isEmpty(),
                     qPrintable(tests::unmarked(text).join(QLatin1Char(' ')) + ": " + text));
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
