// SPDX-License-Identifier: GPL-3.0-or-later

// The list of lessons with the person's own ones and their progress, and a lesson walked through.

#include "lessons/builtinlessons.h"
#include "models/learn/lessonlist.h"
#include "models/learn/lessonshow.h"

#include "models/environment.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QSignalSpy>

using models::LessonList;
using models::LessonShow;

namespace {

/// A lesson of one step of each stage.
QString lessonText(const QString& id, const QString& claim = QStringLiteral("outcome=P"))
{
    return QStringLiteral(
               R"({"format": "grundy-lesson", "version": 1, "id": "%1", "title": "Own", "about": "A.",
        "minutes": 5, "steps": [
        {"kind": "text", "text": "Look [here](nim:2,2?%2)."},
        {"kind": "reveal", "title": "Think", "text": "Who wins?", "board": {"position": "nim:3,5"},
         "reveal": {"text": "The next player.", "show": "winning"}, "notes": "Wait for them."},
        {"kind": "question", "text": "What now?", "choices": [
            {"text": "This", "because": "No, [see](nim:1)."},
            {"text": "That", "right": true, "because": "Yes indeed."}]},
        {"kind": "label", "text": "Label.", "label": {"family": "takeaway/take=1-3:n", "to": 10, "shown": 0}},
        {"kind": "table", "text": "Fill in.", "table": {"family": "nim:n,m", "to": [3, 2], "by": "diagonal"}},
        {"kind": "play", "text": "Play.", "board": {"position": "nim:3,5"},
         "play": {"opponent": "perfect", "first": "computer"}}]})")
        .arg(id, claim);
}

QString ownFile(const QString& name)
{
    return LessonList::ownFolder() + u'/' + name;
}

void write(const QString& path, const QString& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    file.write(text.toUtf8());
}

QString problemAt(const LessonList& list, int row)
{
    return list.data(list.index(row), LessonList::ProblemRole).toString();
}

/// Every text that QML can read from the lesson, but for those of the teacher.
QString readable(const LessonShow& show)
{
    QString all;
    const QMetaObject* meta = show.metaObject();
    for (int i = 0; i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        const QByteArray name = property.name();
        if (name == "answer" || name == "following" || name == "notes" || name == "board" || name == "list")
            continue;
        QDebug(&all) << property.read(&show) << '\n';
    }
    return all;
}

} // namespace

class TestLessonsModel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QDir(LessonList::ownFolder()).removeRecursively();
        QFile::remove(models::LessonProgress::defaultPath());
    }

    void theCourse()
    {
        LessonList list;
        const QAbstractItemModelTester tester(&list);
        QCOMPARE(list.count(), static_cast<int>(lessons::builtInLessons().size()));
        QCOMPARE(list.builtIn(), list.count());
        QCOMPARE(list.nextRow(), 0);
        QCOMPARE(list.idAt(0), QStringLiteral("takeaway-ten"));
        QCOMPARE(list.idAt(-1), QString());
        for (int row = 0; row < list.count(); ++row) {
            QCOMPARE(problemAt(list, row), QString());
            QCOMPARE(list.data(list.index(row), LessonList::NumberRole).toInt(), row + 1);
            QVERIFY(list.find(list.idAt(row)) != nullptr);
        }
    }

    void ownLessons()
    {
        write(ownFile("a.grundylesson"), lessonText("own"));
        write(ownFile("b.grundylesson"), lessonText("untrue", "outcome=N"));
        write(ownFile("c.json"), "{\"format\": 3");
        write(ownFile("d.grundylesson"), lessonText("own"));
        write(ownFile("e.txt"), "no lesson");
        LessonList list;
        const QAbstractItemModelTester tester(&list);
        const int first = list.builtIn();
        QCOMPARE(list.count(), first + 4);
        QVERIFY(list.find("own") == nullptr); // not before it is checked
        QVERIFY(list.data(list.index(first), LessonList::CheckingRole).toBool());
        QTRY_VERIFY(!list.isBusy());
        QVERIFY(list.find("own") != nullptr);
        QCOMPARE(problemAt(list, first), QString());
        QCOMPARE(problemAt(list, first + 1),
                 QStringLiteral("steps[0].text: of nim:2,2 it says outcome=N, but it is outcome=P"));
        QVERIFY(list.find("untrue") == nullptr);
        QVERIFY(problemAt(list, first + 2).startsWith("line 1, column "));
        QCOMPARE(problemAt(list, first + 3), QStringLiteral("another lesson has the id “own” already"));
        QCOMPARE(list.data(list.index(first + 2), LessonList::TitleRole).toString(),
                 QStringLiteral("c.json"));
    }

    /// As `--lesson ID` does at the start.
    void openedBeforeItIsChecked()
    {
        write(ownFile("a.grundylesson"), lessonText("own"));
        write(ownFile("b.grundylesson"), lessonText("untrue", "outcome=N"));
        LessonList list;
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("own"), QString());
        QVERIFY(show.isBusy() && !show.isOpened());
        QTRY_COMPARE(show.lessonId(), QStringLiteral("own"));
        LessonList again;
        show.setList(&again);
        show.close();
        QCOMPARE(show.open("untrue"), QString());
        QTRY_COMPARE(show.problem(), QStringLiteral("There is no lesson “untrue”."));
    }

    void theFolderIsWatched()
    {
        LessonList list;
        QCOMPARE(list.makeFolder(), QUrl::fromLocalFile(LessonList::ownFolder()));
        write(ownFile("new.grundylesson"), lessonText("new"));
        QTRY_VERIFY(list.find("new") != nullptr);
        QFile::remove(ownFile("new.grundylesson"));
        QTRY_COMPARE(list.count(), list.builtIn());
    }

    void progressIsKept()
    {
        {
            LessonList list;
            LessonShow show;
            show.setList(&list);
            QCOMPARE(show.open("takeaway-ten"), QString());
            show.goToPart(1);
            show.choose(1); // wrong
            show.choose(0);
            show.goToPart(2);
        }
        LessonList list;
        QCOMPARE(list.data(list.index(0), LessonList::VisitedRole).toInt(), 3);
        QCOMPARE(list.data(list.index(0), LessonList::RightRole).toInt(), 0);
        QCOMPARE(list.progress().of("takeaway-ten").answers.value(1, true), false);
        QCOMPARE(list.nextRow(), 0);
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        QCOMPARE(show.part(), 2);
        for (int part = 0; part < show.parts(); ++part)
            show.goToPart(part);
        QVERIFY(list.data(list.index(0), LessonList::DoneRole).toBool());
        QCOMPARE(list.nextRow(), 1);
        QCOMPARE(show.open("takeaway-ten"), QString());
        QCOMPARE(show.part(), 0); // a lesson that is done begins again
    }

    void aDamagedProgressFile()
    {
        write(models::LessonProgress::defaultPath(), "{\"version\": 1, \"lessons\": {\"takeaway-ten\": "
                                                     "{\"at\": -4, \"visited\": [1, 99999, \"x\"]}}}");
        LessonList list;
        QCOMPARE(list.data(list.index(0), LessonList::VisitedRole).toInt(), 1);
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        QCOMPARE(show.part(), 0);
    }

    void files()
    {
        LessonList list;
        LessonShow show;
        show.setList(&list);
        const QTemporaryDir folder;
        const QString path = folder.filePath("mine.grundylesson");
        write(path, lessonText("mine"));
        QCOMPARE(show.open(QUrl::fromLocalFile(path).toString()), QString());
        QTRY_COMPARE(show.lessonId(), QStringLiteral("mine"));
        write(path, lessonText("mine", "outcome=N"));
        QCOMPARE(show.open(path), QString());
        QTRY_VERIFY(show.problem().endsWith("of nim:2,2 it says outcome=N, but it is outcome=P"));
        QVERIFY(!show.isOpened());
        write(path, "[]");
        QVERIFY(show.open(path).startsWith(path + ": this is no lesson"));
        QVERIFY(!show.open("/no/such.grundylesson").isEmpty());
        QCOMPARE(show.open("nobody"), QStringLiteral("There is no lesson “nobody”."));
    }

    void everyStage()
    {
        write(ownFile("a.grundylesson"), lessonText("own"));
        LessonList list;
        QTRY_VERIFY(!list.isBusy());
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("own"), QString());
        // text 1, reveal 2, question 2, label 12, table 7, play 1
        QCOMPARE(show.steps(), 25);
        QSignalSpy shown(&show, &LessonShow::shown);
        show.back();
        QCOMPARE(shown.size(), 0);
        for (int step = 0; step < show.steps(); ++step) {
            QCOMPARE(show.step(), step);
            QTRY_VERIFY(!show.isBusy());
            const QString text = readable(show);
            QCOMPARE(text.contains("The next player"), step == 2);
            QCOMPARE(text.contains("Yes indeed"), step == 4);
            QVERIFY(!text.contains("Wait for them"));
            if (step == 1) {
                QCOMPARE(show.answer(), QStringLiteral("The next player."));
                QCOMPARE(show.notes(), QStringLiteral("Wait for them."));
                QCOMPARE(show.told(), QStringLiteral("nothing"));
            }
            if (step == 2)
                QCOMPARE(show.told(), QStringLiteral("winning"));
            show.next();
        }
        for (int step = show.steps() - 1; step >= 0; --step) {
            QCOMPARE(show.step(), step);
            show.back();
        }
    }

    void labelsAndTable()
    {
        write(ownFile("a.grundylesson"), lessonText("own"));
        LessonList list;
        QTRY_VERIFY(!list.isBusy());
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("own"), QString());
        show.goToPart(3);
        for (int stage = 0; stage <= 11; ++stage) {
            QTRY_VERIFY(!show.labels().isEmpty());
            const QVariantList labels = show.labels();
            for (int n = 0; n <= 10; ++n) {
                const QVariantMap label = labels.at(n).toMap();
                QCOMPARE(label.value("letter").toString(), QLatin1String(n >= stage   ? ""
                                                                         : n % 4 == 0 ? "P"
                                                                                      : "N"));
                QCOMPARE(label.value("asked").toBool(), n == stage);
            }
            if (stage == 7) // as on the screen
                QCOMPARE(show.sentence(),
                         QStringLiteral("From 7 you can leave 6, 5 or 4. Position 4 is P — so what is 7?"));
            show.next();
        }
        QCOMPARE(show.kind(), QStringLiteral("table"));
        for (int stage = 0; stage <= 6; ++stage) {
            QTRY_COMPARE(show.tableCells().size(), 12);
            for (int m = 0; m <= 2; ++m)
                for (int n = 0; n <= 3; ++n)
                    QCOMPARE(show.tableCells().at(m * 4 + n), QLatin1String(n + m >= stage ? ""
                                                                            : n == m       ? "P"
                                                                                           : "N"));
            show.next();
        }
        QCOMPARE(show.kind(), QStringLiteral("play"));
    }

    void theBoard()
    {
        write(ownFile("a.grundylesson"), lessonText("own"));
        LessonList list;
        QTRY_VERIFY(!list.isBusy());
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("own"), QString());
        QVERIFY(show.position().isEmpty());
        show.followLink("t0");
        QVERIFY(show.isLinked());
        QCOMPARE(show.board()->notation(), QStringLiteral("nim:2,2"));
        show.putBack();
        QVERIFY(show.position().isEmpty());
        show.followLink("t9");
        show.followLink("r0");
        QVERIFY(!show.isLinked());
        show.goToPart(2);
        show.followLink("b0-0");
        QVERIFY2(show.position() == "nim:1", "the links of a reason are followed");
        show.goToPart(5);
        QCOMPARE(show.opponent(), QStringLiteral("perfect"));
        QTRY_COMPARE(show.board()->notation(), QStringLiteral("nim:3,3")); // the computer has moved
        QVERIFY(!QFile::exists(QFileInfo(models::LessonProgress::defaultPath()).path() + "/autosave.grundy"));
    }

    void choices()
    {
        LessonList list;
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        show.choose(0); // no question
        show.goToPart(1);
        show.choose(7);
        QVERIFY(!show.isAnswered());
        show.choose(2);
        QVERIFY(show.choices().at(2).toMap().value("told").toBool());
        QVERIFY(!show.choices().at(2).toMap().value("right").toBool());
        QVERIFY(show.choices().at(0).toMap().value("because").toList().isEmpty());
        show.choose(0);
        QVERIFY(show.isAnswered());
        QVERIFY(!show.choices().at(0).toMap().value("because").toList().isEmpty());
        show.back();
        QVERIFY(!show.choices().at(0).toMap().value("told").toBool()); // asked again
    }
};

GRUNDY_TEST_MAIN(TestLessonsModel)
#include "tst_lessons_model.moc"
