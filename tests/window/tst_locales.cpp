// SPDX-License-Identifier: GPL-3.0-or-later

// What the window shows does not follow the machine's locale: texts, tables, fields with − and + and sliders
// look the same, pixel by pixel.

#include "support/contents.h"
#include "support/locales.h"
#include "window/runtests.h"

class TestWindowLocales : public QObject {
    Q_OBJECT

private slots:
    void sameEverywhere_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const QStringList& arguments : {QStringList{"nim:1000000,6986,12345", "--mode", "explore"},
                                             {"takeaway:6986", "--mode", "present"},
                                             {"lines/misere:111/1111/11111", "--lab", "statistics"},
                                             {"nim:3,2,1", "--lab", "graph"},
                                             {"octal/code=0.77:20", "--lab", "sequences"},
                                             {"nim:3,2,1", "--lab", "theory"},
                                             {"--learn", "worksheets"}})
            QTest::newRow(qPrintable(arguments.join(QLatin1Char(' ')))) << arguments;
    }

    void sameEverywhere()
    {
        QFETCH(const QStringList, arguments);
        QByteArray first;
        for (const char* locale : tests::locales) {
            const QTemporaryDir home; // as on the first start
            qputenv("HOME", home.path().toUtf8());
            for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
                qunsetenv(name);
            const QString path = home.filePath(QStringLiteral("seen.png"));
            QCOMPARE(tests::runUnder(locale, QStringLiteral(GRUNDY_BIN_DIR "/grundy"),
                                     arguments + QStringList{"--theme", "light", "--grab", path})
                         .exit,
                     0);
            const QByteArray seen = tests::contents(path);
            QVERIFY(seen.size() > 10'000);
            if (first.isEmpty())
                first = seen;
            QVERIFY2(seen == first, locale);
        }
    }
};

GRUNDY_TEST(TestWindowLocales, window::runTests<TestWindowLocales>)
#include "tst_locales.moc"
