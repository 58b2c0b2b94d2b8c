// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-cli lesson: the program's own lessons, files of one's own, and the exit codes.

#include "runcli.h"

#include "lessons/builtinlessons.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace {

const char* const format =
    R"({"format": "grundy-lesson", "version": 1, "id": "%1", "title": "T", "about": "A.",
    "minutes": 5, "steps": [{"kind": "text", "text": "%2"}]})";

} // namespace

class TestLesson : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void itsOwn()
    {
        if (tests::isSanitized)
            QSKIP("tst_lessons checks the same lessons");
        const Run result = run({"lesson"});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.exit, 0);
        QCOMPARE(static_cast<std::size_t>(result.out.count(u'\n')), lessons::builtInLessons().size());
        QVERIFY(result.out.startsWith(QLatin1String("010-takeaway-ten.json: takeaway-ten, ")));
    }

    void list()
    {
        const Run result = run({"lesson", "--list"});
        QCOMPARE(result.exit, 0);
        QVERIFY(result.out.startsWith(QLatin1String("takeaway-ten: Takeaway 10, ")));
    }

    void language()
    {
        const Run listed = run({"lesson", "--language", "de", "--list"});
        QCOMPARE(listed.exit, 0);
        QVERIFY2(listed.out.startsWith(QLatin1String("takeaway-ten: Zehn wegnehmen, ")),
                 qPrintable(listed.out));
        const Run checked = run({"lesson", "--language", "zh_CN", "--id", "takeaway-ten"});
        QCOMPARE(checked.err, QString());
        QCOMPARE(checked.exit, 0);
        QCOMPARE(run({"lesson", "--language", "tlh"}).exit, 2);
        QCOMPARE(run({"lesson", "--language", "en"}).exit, 2);
    }

    /// A pipe is not waited for.
    void whatIsNoFile()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("p.grundylesson");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const Run piped = run({"lesson", pipe, "/dev/zero", folder.path()});
        QCOMPARE(piped.exit, 2);
        QVERIFY2(piped.err.contains(
                     "p.grundylesson: the file cannot be read: it is not a file but a device or a pipe\n"),
                 qPrintable(piped.err));
        QVERIFY(piped.err.contains(
            "/dev/zero: the file cannot be read: it is not a file but a device or a pipe\n"));
        QVERIFY(piped.err.contains(folder.path() + ": the file cannot be read: it is a folder\n"));
        QCOMPARE(piped.err.count(u'\n'), 3);
    }

    void files()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const QString& name, const QString& text) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("cannot write");
            file.write(text.toUtf8());
            return folder.filePath(name);
        };
        const QString good =
            write("good.grundylesson", QString(format).arg("good", "[Cold](nim:1,1?outcome=P)."));
        const QString untrue =
            write("untrue.grundylesson", QString(format).arg("untrue", "[Cold](nim:1,2?outcome=P)."));
        const QString broken = write("broken.grundylesson", QString(format).arg("Broken", "Text"));
        const Run fine = run({"lesson", good});
        QCOMPARE(fine.exit, 0);
        QCOMPARE(fine.out, good + ": good, 1 step, 1 claim true, 1 of them by the rules alone\n");
        const Run wrong = run({"lesson", untrue, good});
        QCOMPARE(wrong.exit, 1);
        QVERIFY(wrong.out.startsWith(
            untrue + ": line 2, steps[0].text: of nim:1,2 it says outcome=P, but it is outcome=N\n"));
        QCOMPARE(wrong.out.count(u'\n'), 2);
        const Run bad = run({"lesson", good, broken, "/no/such/file"});
        QCOMPARE(bad.exit, 2);
        QCOMPARE(bad.out.count(u'\n'), 1);
        QCOMPARE(bad.err.count(u'\n'), 2);
        QVERIFY(bad.err.contains(QLatin1String("id: expected lower-case letters")));
        QVERIFY(bad.err.contains(QLatin1String("the file cannot be read")));
    }

    void plan()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("plan.pdf");
        const Run fine = run({"lesson", "--id", "takeaway-ten", "--plan", out});
        QCOMPARE(fine.err, QString());
        QCOMPARE(fine.exit, 0);
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
        const Run none = run({"lesson", "--id", "no-such-lesson", "--plan", out});
        QCOMPARE(none.exit, 2);
        QCOMPARE(none.err.count(u'\n'), 1);
        QCOMPARE(run({"lesson", "--plan", out}).exit, 2); // which of them?
        QCOMPARE(run({"lesson", "--id", "takeaway-ten", "--plan", "/no/such/folder/plan.pdf"}).exit, 2);
    }

    void interrupted()
    {
        std::stop_source stop;
        stop.request_stop();
        const Run result = run({"lesson"}, {}, stop.get_token());
        QCOMPARE(result.exit, 130);
    }
};

GRUNDY_TEST(TestLesson, tests::run<TestLesson>)
#include "tst_lesson.moc"
