// SPDX-License-Identifier: GPL-3.0-or-later

// Files written whole or not at all, also where the disk is full.

#include "support/testprogram.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

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

/// A socket that is a file's name. Precondition: the path is short.
class Socket {
public:
    explicit Socket(const QString& path) : m_handle(::socket(AF_UNIX, SOCK_STREAM, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray name = QFile::encodeName(path).left(sizeof address.sun_path - 1);
        std::ranges::copy(name, address.sun_path);
        if (bind(m_handle, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            qFatal("no socket can be made");
    }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    ~Socket() { close(m_handle); }

private:
    int m_handle;
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
        QCOMPARE(wording::fileProblem("a.txt", cause), "The file a.txt cannot be written: " + cause);
        QCOMPARE(wording::fileProblem("a.txt", {}), QString());
    }

    /// Neither read nor written, and nobody waits for the other end of the pipe.
    void whatIsNoFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("cause");
        const QString special = "it is not a file but a device or a pipe";
        QTest::newRow("folder") << "folder"
                                << "it is a folder";
        QTest::newRow("link to a folder") << "link"
                                          << "it is a folder";
        QTest::newRow("pipe") << "pipe" << special;
        QTest::newRow("socket") << "socket" << special;
        QTest::newRow("device") << "/dev/zero" << special;
        QTest::newRow("terminal") << "/dev/tty" << special;
    }

    void whatIsNoFile()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, cause);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("folder"));
        QVERIFY(QFile::link("folder", folder.filePath("link")));
        QCOMPARE(mkfifo(QFile::encodeName(folder.filePath("pipe")).constData(), 0600), 0);
        const Socket socket(folder.filePath("socket"));
        const QString path = QDir(folder.path()).absoluteFilePath(name);
        QFile file;
        QCOMPARE(wording::openToRead(file, path), cause);
        QVERIFY(!file.isOpen());
        QCOMPARE(wording::writeWholeFile(path, QByteArray("x")), cause);
        QCOMPARE(wording::writeWholeFileSoon(path, QByteArray("x")), cause);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(),
                 4);
    }

    void reads()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QFile missing;
        QCOMPARE(wording::openToRead(missing, path), QString("No such file or directory"));
        QCOMPARE(wording::writeWholeFile(path, QByteArray("text")), QString());
        QFile file;
        QCOMPARE(wording::openToRead(file, path), QString());
        QCOMPARE(file.size(), 4);
        QCOMPARE(file.readAll(), QByteArray("text"));
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
