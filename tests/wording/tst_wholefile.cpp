// SPDX-License-Identifier: GPL-3.0-or-later

// Files written whole or not at all, also where the disk is full.

#include "support/testprogram.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

namespace {

/// No file grows over that many bytes: writing more fails as on a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

} // namespace

/// The two ways to write, which differ in nothing but the disk.
using Write = QString (*)(const QString&, const QByteArray&);
Q_DECLARE_METATYPE(Write)

class TestWholeFile : public QObject {
    Q_OBJECT

private slots:
    void writes_data()
    {
        QTest::addColumn<Write>("write");
        QTest::newRow("now") << Write(wording::writeWholeFile);
        QTest::newRow("soon") << Write(wording::writeWholeFileSoon);
    }

    void writes()
    {
        QFETCH(const Write, write);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QCOMPARE(write(path, QByteArray("one")), QString());
        QCOMPARE(write(path, QByteArray("two")), QString());
        QCOMPARE(contents(path), QByteArray("two"));
        const QString link = folder.filePath("link.txt");
        QVERIFY(QFile::link(path, link));
        QCOMPARE(write(link, QByteArray("three")), QString());
        QCOMPARE(contents(path), QByteArray("three"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
        QVERIFY(!write(folder.filePath("none/a.txt"), QByteArray("x")).isEmpty());
    }

    void fullDisk_data()
    {
        QTest::addColumn<int>("bytes");
        QTest::addColumn<Write>("write");
        QTest::newRow("all of it waits in the buffer") << 2'000 << Write(wording::writeWholeFile);
        QTest::newRow("more than a buffer holds") << 200'000 << Write(wording::writeWholeFile);
        QTest::newRow("all of it waits, soon") << 2'000 << Write(wording::writeWholeFileSoon);
        QTest::newRow("more than a buffer holds, soon") << 200'000 << Write(wording::writeWholeFileSoon);
    }

    void fullDisk()
    {
        QFETCH(int, bytes);
        QFETCH(const Write, write);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QCOMPARE(wording::writeWholeFile(path, QByteArray("older")), QString());
        QString cause;
        {
            const SmallDisk disk(100);
            cause = write(path, QByteArray(bytes, 'x'));
        }
        QVERIFY2(cause.contains(QLatin1String("too large")), qPrintable(cause)); // what the system said
        QCOMPARE(contents(path), QByteArray("older"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void noSuchFolder()
    {
        const QTemporaryDir folder;
        const QString cause = wording::writeWholeFile(folder.filePath("none/a.txt"), QByteArray("x"));
        QVERIFY(!cause.isEmpty());
        QVERIFY(wording::fileProblem(cause).contains(cause));
        QCOMPARE(wording::fileProblem({}), QString());
    }

    void writerThatGivesUp()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QVERIFY(!wording::writeWholeFile(path, [](QIODevice&) { return false; }).isEmpty());
        QCOMPARE(contents(path), QByteArray("none"));
    }
};

GRUNDY_TEST(TestWholeFile, tests::runIn<QCoreApplication, TestWholeFile>)
#include "tst_wholefile.moc"
