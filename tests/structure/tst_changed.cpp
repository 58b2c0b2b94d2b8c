// SPDX-License-Identifier: GPL-3.0-or-later

// What scripts/test leaves out after a change: only what the one changed game cannot reach.

#include "support/patience.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestChanged : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void changes_data();
    void changes();

private:
    /// What a line of bash says in the clone, in which all passed before.
    [[nodiscard]] QString said(const QString& line) const;
    [[nodiscard]] QString clone() const { return m_folder.filePath(QStringLiteral("clone")); }

    QTemporaryDir m_folder;
};

QString TestChanged::said(const QString& line) const
{
    QProcess bash;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("GRUNDY_CACHE"), m_folder.filePath(QStringLiteral("cache")));
    bash.setProcessEnvironment(environment);
    bash.setWorkingDirectory(clone());
    bash.start(QStringLiteral("bash"),
               {QStringLiteral("-c"), "set -euo pipefail; source scripts/changed.sh; " + line});
    if (!bash.waitForFinished(tests::patienceMs) || bash.exitCode() != 0)
        return "failed: " + bash.readAllStandardError();
    return QString::fromUtf8(bash.readAllStandardOutput()).trimmed();
}

void TestChanged::initTestCase()
{
    if (!QFile::exists(QStringLiteral(GRUNDY_SOURCE_DIR "/.git")))
        QSKIP("these sources are no clone");
    QCOMPARE(QProcess::execute(QStringLiteral("git"),
                               {QStringLiteral("clone"), QStringLiteral("--quiet"),
                                QStringLiteral("--shared"), QStringLiteral(GRUNDY_SOURCE_DIR), clone()}),
             0);
    QCOMPARE(said(QStringLiteral("changed_game")), QString()); // nothing has passed yet
    QCOMPARE(said(QStringLiteral("remember_passed")), QString());
}

void TestChanged::changes_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("game");

    QTest::newRow("nothing") << QStringList() << "";
    QTest::newRow("a source of a game") << QStringList{"src/games/heaps/nim.cpp"} << "heaps";
    QTest::newRow("a new source of a game") << QStringList{"src/games/heaps/another.cpp"} << "heaps";
    QTest::newRow("a source and its test")
        << QStringList{"src/games/heaps/nim.cpp", "tests/games/tst_primes.cpp"} << "heaps";
    QTest::newRow("a header that only the game reads")
        << QStringList{"src/games/heaps/heapvalues.h"} << "heaps";
    QTest::newRow("a header that others read") << QStringList{"src/games/heaps/heapsequence.h"} << "";
    QTest::newRow("two games") << QStringList{"src/games/heaps/nim.cpp",
                                              "src/games/hackenbush/blocks/blockmemo.cpp"}
                               << "";
    QTest::newRow("what no game is") << QStringList{"src/games/sum/another.cpp"} << "";
    QTest::newRow("another layer, too")
        << QStringList{"src/games/heaps/nim.cpp", "src/solver/another.cpp"} << "";
    QTest::newRow("another layer alone") << QStringList{"qml/Theme.qml"} << "";
    QTest::newRow("a text, too") << QStringList{"src/games/heaps/nim.cpp", "translations/grundy_de.ts"} << "";
}

void TestChanged::changes()
{
    QFETCH(QStringList, files);
    QFETCH(QString, game);
    for (const QString& each : files) {
        QFile file(QDir(clone()).filePath(each));
        QVERIFY(file.open(QIODevice::Append));
        file.write("// changed\n");
    }
    QCOMPARE(said(QStringLiteral("changed_game")), game);
    QCOMPARE(said(QStringLiteral("git reset -q --hard && git clean -fdq")), QString());
}

GRUNDY_TEST(TestChanged, tests::runIn<QCoreApplication, TestChanged>)
#include "tst_changed.moc"
