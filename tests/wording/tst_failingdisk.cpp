// SPDX-License-Identifier: GPL-3.0-or-later

// Every call to the system that writes a file fails once: the older file stands, nothing is left beside it,
// and the cause is what the system said.

#include "support/contents.h"
#include "support/failures.h"
#include "support/testprogram.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

using tests::Failing;

namespace {

using Writing = QString (*)(const QString&, const QByteArray&);

struct FailingCall {
    const char* name;
    Failing what;
    int error;
};

constexpr FailingCall failingCalls[]{{"write", Failing::Write, ENOSPC},
                                     {"half a write", Failing::HalfWrite, EDQUOT},
                                     {"sync", Failing::Sync, EIO},
                                     {"link", Failing::Link, EACCES},
                                     {"rename", Failing::Rename, EROFS}};

Writing writingOf(bool isSoon)
{
    return isSoon ? Writing(wording::writeWholeFileSoon) : Writing(wording::writeWholeFile);
}

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
}

} // namespace

class TestFailingDisk : public QObject {
    Q_OBJECT

private slots:
    void everyCall_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isSoon");
        QTest::addColumn<int>("bytes");
        for (int kind = 0; kind < static_cast<int>(std::size(failingCalls)); ++kind) {
            for (const int bytes : {20, 2'000, 200'000}) {
                QTest::addRow("%s, %d bytes, now", failingCalls[kind].name, bytes) << kind << false << bytes;
                QTest::addRow("%s, %d bytes, soon", failingCalls[kind].name, bytes) << kind << true << bytes;
            }
        }
    }

    /// The first call fails, then the second one, until the file is written without reaching the one that
    /// would.
    void everyCall()
    {
        QFETCH(const int, kind);
        QFETCH(const bool, isSoon);
        const Writing writing = writingOf(isSoon);
        QFETCH(const int, bytes);
        constexpr int mostCalls = 100;
        const FailingCall& failing = failingCalls[kind];
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        const QByteArray text(bytes, 'x');
        int number = 1;
        for (; number < mostCalls; ++number) {
            QCOMPARE(wording::writeWholeFile(path, QByteArray("older")), QString());
            QString cause;
            bool hasHappened = false;
            {
                const tests::Failure failure(failing.what, number, failing.error);
                cause = writing(path, text);
                hasHappened = failure.hasHappened();
            }
            if (!hasHappened)
                break;
            QCOMPARE(filesIn(folder), QStringList("a.txt"));
            if (cause.isEmpty()) { // there was another way to do it
                QCOMPARE(tests::contents(path), text);
                continue;
            }
            QCOMPARE(tests::contents(path), QByteArray("older"));
            QVERIFY2(cause.contains(QString::fromLocal8Bit(std::strerror(failing.error))), qPrintable(cause));
        }
        QVERIFY(number < mostCalls);
        if (failing.what == Failing::Write || failing.what == Failing::Rename)
            QVERIFY(number > 1);
    }

    /// Where the first file of that name is written, no file is there afterwards.
    void theFirstFile()
    {
        for (const FailingCall& failing : failingCalls) {
            const QTemporaryDir folder;
            const tests::Failure failure(failing.what, 1, failing.error);
            const QString cause = wording::writeWholeFile(folder.filePath("a.txt"), QByteArray("text"));
            QCOMPARE(cause.isEmpty(), !filesIn(folder).isEmpty());
        }
    }

    /// An allocation that fails is thrown; the older file stands, or the new one is whole.
    void everyAllocation_data()
    {
        QTest::addColumn<bool>("isSoon");
        QTest::newRow("now") << false;
        QTest::newRow("soon") << true;
    }

    void everyAllocation()
    {
        QFETCH(const bool, isSoon);
        const Writing writing = writingOf(isSoon);
        constexpr int mostAllocations = 10'000;
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        const QByteArray text(2'000, 'x');
        int number = 1;
        for (bool hasHappened = true; hasHappened && number < mostAllocations; ++number) {
            QCOMPARE(wording::writeWholeFile(path, QByteArray("older")), QString());
            bool isThrown = false;
            {
                const tests::Failure failure(Failing::New, number);
                try {
                    (void)writing(path, text);
                } catch (const std::bad_alloc&) {
                    isThrown = true;
                }
                hasHappened = failure.hasHappened();
            }
            QCOMPARE(filesIn(folder), QStringList("a.txt"));
            const QByteArray kept = tests::contents(path);
            QVERIFY(kept == text || (isThrown && kept == QByteArray("older")));
        }
        QVERIFY(number > 2 && number < mostAllocations);
    }
};

GRUNDY_TEST(TestFailingDisk, tests::runIn<QCoreApplication, TestFailingDisk>)
#include "tst_failingdisk.moc"
