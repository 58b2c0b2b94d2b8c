// SPDX-License-Identifier: GPL-3.0-or-later

// Names of files that are UTF-8 and others: none becomes another one.

#include "support/testprogram.h"
#include "wording/filename.h"

#include <rapidcheck.h>

using namespace wording;

class TestFileName : public QObject {
    Q_OBJECT

private slots:
    void thereAndBack_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("letters") << QByteArray("/a/b c.grundy");
        QTest::newRow("letters of UTF-8") << QByteArray("/ä/নিম/\xF0\x9F\x98\x80.grundy");
        QTest::newRow("a stray byte") << QByteArray("/bad\xFF.grundy");
        QTest::newRow("a letter that is cut") << QByteArray("bad\xF0\x9F\x98.grundy");
        QTest::newRow("the replacement itself") << QByteArray("bad\xEF\xBF\xBD.grundy");
        QTest::newRow("a surrogate as bytes") << QByteArray("bad\xED\xB3\xBF.grundy");
        QTest::newRow("too long a form") << QByteArray("bad\xC0\xAF.grundy");
        QTest::newRow("percent and question mark") << QByteArray("/50% ?#.grundy");
    }
    void thereAndBack()
    {
        QFETCH(const QByteArray, name);
        QCOMPARE(bytesOf(pathOf(name.toStdString())), name);
        if (name.startsWith('/'))
            QCOMPARE(bytesOf(pathOf(urlOf(pathOf(name.toStdString())))), name);
    }

    /// Two names are two paths, and each is its own again.
    void everyName()
    {
        QVERIFY(rc::check("bytes come back", [](const std::string& bytes, const std::string& others) {
            RC_ASSERT(bytesOf(pathOf(bytes)).toStdString() == bytes);
            RC_ASSERT((pathOf(bytes) == pathOf(others)) == (bytes == others));
            RC_ASSERT(isUtf8(pathOf(bytes)) == (QString::fromStdString(bytes).toStdString() == bytes));
        }));
    }
};

GRUNDY_TEST(TestFileName, tests::run<TestFileName>)

#include "tst_filename.moc"
