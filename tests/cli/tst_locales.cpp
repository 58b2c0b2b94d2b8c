// SPDX-License-Identifier: GPL-3.0-or-later

// What grundy-cli says follows the person's language, and nothing else of the machine's locale.

#include "support/contents.h"
#include "support/locales.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QTemporaryDir>

namespace {

const QString cliProgram = QStringLiteral(GRUNDY_BIN_DIR "/grundy-cli");

} // namespace

class TestLocales : public QObject {
    Q_OBJECT

private slots:
    void sameEverywhere_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString large = QStringLiteral("nim:1000000,6986,12345");
        const QString lines = QStringLiteral("lines/misere:111/1111/11111");
        for (const QStringList& arguments :
             {QStringList{"list"},
              {"list", "--json"},
              {"analyze", large},
              {"analyze", large, "--json"},
              {"best", large},
              {"best", large, "--json"},
              {"explain", large},
              {"explain", "primes:1440600", "--json"},
              {"analyze", "nim:1000000000000"},
              {"play", "nim:7000,6986", "--left", "random", "--right", "perfect", "--seed", "7"},
              {"explore", lines},
              {"explore", lines, "--json"},
              {"explore", lines, "--figures"},
              {"table", "takeaway/take=1-m:n", "--n", "0-1200", "--m", "1-3", "--show", "grundy"},
              {"table", "nim:n,m", "--n", "0-9", "--m", "0-9", "--json"},
              {"sequence", "octal/code=0.77", "--to", "2000"},
              {"sequence", "octal/code=0.77", "--to", "2000", "--json"},
              {"verify", "lines"},
              {"verify", "northcott/moves=right", "--json"},
              {"worksheet", "nim", "--seed", "42", "--difficulty", "5", "--json"}})
            QTest::newRow(qPrintable(arguments.join(QLatin1Char(' ')))) << arguments;
    }

    void sameEverywhere()
    {
        if (tests::isSanitized)
            QSKIP("the bytes are compared in the release build, and each command has tests of its own");
        QFETCH(const QStringList, arguments);
        const tests::Ran atHome = tests::runUnder(tests::locales.front(), cliProgram, arguments);
        QVERIFY(atHome.exit >= 0 && (!atHome.out.isEmpty() || !atHome.err.isEmpty()));
        for (const char* locale : tests::locales) {
            const tests::Ran there = tests::runUnder(locale, cliProgram, arguments);
            QCOMPARE(there.err, atHome.err);
            QCOMPARE(there.out, atHome.out);
            QCOMPARE(there.exit, atHome.exit);
        }
    }

    /// Numbers within English sentences are written in English, in groups.
    void english()
    {
        const tests::Ran ran = tests::runUnder("ar_EG.UTF-8", cliProgram, {"best", "nim:6986", "--json"});
        QVERIFY2(ran.out.contains("6,986"), ran.out.constData());
    }

    void spoken_data()
    {
        QTest::addColumn<QByteArray>("locale");
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QByteArray>("move");
        const QByteArray english = "take 9 from heap 2";
        const QByteArray french = "en prendre 9 dans le tas 2";
        QTest::newRow("by its locale") << QByteArray("fr_CA.UTF-8") << QByteArray() << french;
        QTest::newRow("by its language") << QByteArray("en_US.UTF-8") << QByteArray("fr") << french;
        QTest::newRow("the first that is spoken")
            << QByteArray("en_US.UTF-8") << QByteArray("hi:fr:de") << french;
        QTest::newRow("own digits") << QByteArray("ar_EG.UTF-8") << QByteArray()
                                    << QByteArray("أخذ ٩ من الكومة ٢");
        QTest::newRow("another script") << QByteArray("zh_TW.UTF-8") << QByteArray() << english;
        QTest::newRow("not spoken") << QByteArray("hi_IN.UTF-8") << QByteArray() << english;
        QTest::newRow("C") << QByteArray("C") << QByteArray("fr") << english;
        QTest::newRow("C in UTF-8") << QByteArray("C.UTF-8") << QByteArray("fr") << english;
        QTest::newRow("POSIX") << QByteArray("POSIX") << QByteArray("fr") << english;
    }

    void spoken()
    {
        QFETCH(const QByteArray, locale);
        QFETCH(const QByteArray, language);
        QFETCH(const QByteArray, move);
        const tests::Ran ran = tests::runUnder(locale, cliProgram, {"best", "nim:7,11,5"}, language);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out, move + " → nim:7,2,5\n");
        const tests::Ran json =
            tests::runUnder(locale, cliProgram, {"best", "nim:7,11,5", "--json"}, language);
        QVERIFY2(json.out.contains("take 9 from heap 2"), json.out.constData());
    }

    /// A seed makes the same sheet, drawn to the last byte.
    void sameWorksheet()
    {
        const QTemporaryDir folder;
        QByteArray first;
        for (const char* locale : tests::locales) {
            const QString path = folder.filePath(QLatin1String(locale) + QLatin1String(".pdf"));
            const tests::Ran ran =
                tests::runUnder(locale, cliProgram,
                                {"worksheet", "nim", "--seed", "42", "--difficulty", "5", "--kind", "nim-sum",
                                 "--kind", "winning-move", "--out", path});
            QCOMPARE(ran.err, QByteArray());
            const QByteArray sheet = tests::contents(path);
            QVERIFY(sheet.size() > 5'000);
            if (first.isEmpty())
                first = sheet;
            QVERIFY2(sheet == first, locale);
        }
    }
};

GRUNDY_TEST(TestLocales, tests::run<TestLocales>)
#include "tst_locales.moc"
