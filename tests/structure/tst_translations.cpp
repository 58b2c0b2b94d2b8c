// SPDX-License-Identifier: GPL-3.0-or-later

// The catalogues know every text: lupdate finds nothing new and nothing gone. A text may land in English
// alone: what is not translated yet is counted, and a package is not made with it (scripts/package).

#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

/// The texts of a catalogue with their contexts, sorted; those that are not translated begin with '!'.
QStringList textsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList texts;
    QString context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source")
            texts.append(context + QLatin1String(": ") + xml.readElementText());
        else if (xml.name() == u"comment")
            texts.back() += QLatin1String(" | ") + xml.readElementText();
        else if (xml.name() == u"translation" && xml.attributes().hasAttribute(QLatin1String("type")))
            texts.back().prepend(QLatin1Char('!'));
    }
    texts.sort();
    return texts;
}

/// The texts of two values or more without a word, such as "%1: %2", that no comment explains.
QStringList unexplainedIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {path};
    static const QRegularExpression place(QStringLiteral("%L?[0-9n]"));
    static const QRegularExpression letter(QStringLiteral("[a-zA-Z]"));
    QStringList found;
    bool isPattern = false;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"source") {
            QString source = xml.readElementText();
            found.append(source);
            isPattern = source.count(place) > 1 && !source.remove(place).contains(letter);
        } else if (xml.name() == u"comment" || xml.name() == u"extracomment") {
            isPattern = false;
        } else if (xml.name() == u"translation" && !isPattern) {
            found.removeLast();
        }
    }
    return found;
}

/// The texts of the wording that have forms for a count.
QStringList countedIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList texts;
    bool isWording = false;
    bool isCounted = false;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            isWording = xml.readElementText() == QLatin1String("Wording");
        else if (xml.name() == u"message")
            isCounted = xml.attributes().hasAttribute(QLatin1String("numerus"));
        else if (xml.name() == u"source" && isWording && isCounted)
            texts.append(xml.readElementText());
    }
    return texts;
}

/// The texts that are translated without a count.
QStringList plainlyTranslated()
{
    // Not raw: moc takes their quotes for the end.
    static const QRegularExpression call(
        QStringLiteral("translate\\(\"Wording\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)[),]"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
    QStringList texts;
    QDirIterator files(QStringLiteral(GRUNDY_SOURCE_DIR "/src"),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QString source = QString::fromUtf8(file.readAll());
        for (auto found = call.globalMatch(source); found.hasNext();) {
            const QString text = found.next().captured(1).trimmed().remove(seam);
            texts.append(text.sliced(1, text.size() - 2));
        }
    }
    return texts;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void upToDate_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(GRUNDY_SOURCE_DIR "/translations"));
        for (const QString& file : folder.entryList({QStringLiteral("grundy_*.ts")}))
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    /// `cmake --build … --target update_translations` adds what is missing.
    void upToDate()
    {
        QFETCH(const QString, file);
        const QTemporaryDir folder;
        const QString updated = folder.filePath(QStringLiteral("updated.ts"));
        QVERIFY(QFile::copy(file, updated));
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(GRUNDY_SOURCE_DIR));
        lupdate.start(QStringLiteral(GRUNDY_LUPDATE),
                      {"-silent", "-source-language", "en", "-locations", "none", "-no-obsolete", "-I", "src",
                       "src", "qml", "-ts", updated});
        QVERIFY(lupdate.waitForFinished(tests::patienceMs));
        QCOMPARE(lupdate.exitCode(), 0);
        const QStringList found = textsOf(updated);
        QVERIFY(found.size() > 1'000);
        const auto isOpen = [](const QString& text) { return text.startsWith(QLatin1Char('!')); };
        const auto open = std::ranges::count_if(found, isOpen);
        qInfo("%lld of %lld texts are not translated yet", static_cast<long long>(open),
              static_cast<long long>(found.size()));
        QFile complete(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/complete"));
        QVERIFY(complete.open(QIODevice::ReadOnly));
        const QString language = QFileInfo(file).baseName().section(QLatin1Char('_'), 1);
        if (complete.readAll().split('\n').contains(language.toUtf8()))
            QVERIFY2(open * 10 < found.size(), "a language falls behind");
        QCOMPARE(textsOf(file), found);
    }

    /// Translators see no code: of "%1: %2" a comment before it (`//: a key, and what it does`) says what it
    /// is.
    void patternsAreExplained()
    {
        QCOMPARE(unexplainedIn(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/grundy_de.ts")),
                 QStringList());
    }

    /// A language has forms for each count, and any of them may leave the number out: who asks for no form
    /// gets the first of them.
    void withACountOrWithout()
    {
        const QStringList counted = countedIn(QStringLiteral(GRUNDY_SOURCE_DIR "/translations/grundy_ar.ts"));
        const QStringList plain = plainlyTranslated();
        QVERIFY(counted.size() > 100);
        QVERIFY(plain.size() > 500);
        for (const QString& text : plain)
            QVERIFY2(!counted.contains(text), qPrintable(text));
    }
};

GRUNDY_TEST(TestTranslations, tests::run<TestTranslations>)
#include "tst_translations.moc"
