// SPDX-License-Identifier: GPL-3.0-or-later

// Where nothing can be kept: it is told, once, with the folder and with what is lost.

#include "models/files/gamestore.h"
#include "models/files/ownsettings.h"
#include "models/sessions.h"

#include <QTemporaryDir>

using namespace models;
using namespace models::test;

class TestHome : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        QFile file(m_folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    void cleanup()
    {
        qputenv("XDG_DATA_HOME", m_data);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }

    void allIsWell()
    {
        QCOMPARE(models::homeProblem(), QString());
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath("not/made/yet")));
        QCOMPARE(models::homeProblem(), QString());
        QVERIFY(!QFile::exists(m_folder.filePath("not"))); // to ask makes nothing
    }

    void aFileInItsPlace()
    {
        const QString file = m_folder.filePath("file");
        qputenv("XDG_DATA_HOME", QFile::encodeName(file + "/data"));
        const QString problem = models::homeProblem();
        QVERIFY2(problem.startsWith("Nothing can be kept in " + file + "/data/Grundy/grundy-test (" + file +
                                    " is not a folder). "),
                 qPrintable(problem));
        QVERIFY(problem.contains("Games that you do not save elsewhere are lost"));
        QCOMPARE(problem.count(u'\n'), 0);
    }

    void settingsAlone()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.filePath("file"));
        const QString problem = models::homeProblem();
        QVERIFY2(problem.contains("settings last only until the window closes") && !problem.contains("games"),
                 qPrintable(problem));
    }

    /// The first move that is not kept says so with the file and the cause, the next ones do not.
    void aGameThatIsNotKept()
    {
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath("file") + "/data"));
        Session session;
        twoPeople(session, "nim:5,4,5");
        session.choose(id(0, 3)); // a game that was only opened is not kept
        QVERIFY2(session.message().startsWith("The file " + m_folder.filePath("file")),
                 qPrintable(session.message()));
        QVERIFY(session.message().contains(" cannot be written: Not a directory"));
        QVERIFY(session.message().contains("This game is lost when the window closes"));
        session.choose(id(0, 1));
        QCOMPARE(session.notation(), QStringLiteral("nim:0,4,5"));
        QCOMPARE(session.message(), QString());
        QVERIFY(QFile::remove(m_folder.filePath("file"))); // the folders can be made now
        session.choose(id(1, 1));
        QCOMPARE(session.message(), QString());
        QVERIFY(!GameStore().rows().isEmpty());
        qputenv("XDG_DATA_HOME", m_data);
    }

private:
    const QByteArray m_data = qgetenv("XDG_DATA_HOME");
    QTemporaryDir m_folder;
};

GRUNDY_TEST(TestHome, models::test::run<TestHome>)
#include "tst_home.moc"
