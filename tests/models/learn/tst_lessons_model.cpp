// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson walked through: its stages, its board, and what is told when.

#include "models/learn/lessons/lessonshow.h"
#include "models/session/levels.h"

#include "models/environment.h"
#include "models/ownlessons.h"

#include <QGuiApplication>
#include <QMetaProperty>
#include <QSignalSpy>

using models::LessonShow;

namespace {

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

QString keptAsOwn(const QString& text)
{
    const QString path = ownFile("a.grundylesson");
    write(path, text);
    return path;
}

/// An own lesson with the id "own", kept and opened.
struct OwnLesson {
    explicit OwnLesson(const QString& text) : path(keptAsOwn(text))
    {
        QTRY_VERIFY(!list.isBusy());
        show.setList(&list);
        QCOMPARE(show.open("own"), QString());
    }

    QString path;
    LessonList list;
    LessonShow show;
};

} // namespace

class TestLessonsModel : public QObject {
    Q_OBJECT

private slots:
    void init() { forgetLessons(); }

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
        QVERIFY(show.open(path).startsWith(path + ": this is not a lesson"));
        QVERIFY(!show.open("/no/such.grundylesson").isEmpty());
        QCOMPARE(show.open("nobody"), QStringLiteral("There is no lesson “nobody”."));
    }

    void everyStage()
    {
        OwnLesson own(lessonText("own"));
        LessonShow& show = own.show;
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
                QCOMPARE(show.told(), LessonShow::Told::Nothing);
            }
            if (step == 2)
                QCOMPARE(show.told(), LessonShow::Told::Winning);
            show.next();
        }
        for (int step = show.steps() - 1; step >= 0; --step) {
            QCOMPARE(show.step(), step);
            show.back();
        }
    }

    /// A class sees each exercise of a step asked, then answered; the same one again on the way back.
    void exercisesForAClass()
    {
        QString text = lessonText("own");
        text.insert(text.lastIndexOf(u']'),
                    QStringLiteral(R"(, {"kind": "exercise", "text": "Find it.", "exercise":
                        {"kind": "outcome", "game": "takeaway", "count": 3, "why": "options"}})"));
        OwnLesson own(text);
        LessonShow& show = own.show;
        QCOMPARE(show.steps(), 31);
        show.goToPart(6);
        QCOMPARE(show.exercise().level, models::Argument::Labels);
        const int seed = show.exercise().seed;
        for (int stage = 0; stage < 6; ++stage) {
            QCOMPARE(show.stage(), stage);
            QCOMPARE(show.exercise().number, stage / 2);
            QCOMPARE(show.isAnswered(), stage % 2 == 1);
            QCOMPARE(show.nextText(), stage == 5       ? QStringLiteral("The end")
                                      : stage % 2 == 1 ? QStringLiteral("Next exercise")
                                                       : QStringLiteral("Show the answer"));
            show.next();
        }
        show.goToPart(6);
        show.nextExercise();
        QCOMPARE(show.stage(), 2);
        show.next();
        show.nextExercise();
        QCOMPARE(show.stage(), 4);
        show.goToPart(0);
        QCOMPARE(show.exercise().level, models::Argument::Theorems);
        show.goToPart(6);
        QCOMPARE(show.exercise().seed, seed);
    }

    void labelsAndTable()
    {
        OwnLesson own(lessonText("own"));
        LessonShow& show = own.show;
        show.goToPart(3);
        for (int stage = 0; stage <= 11; ++stage) {
            QTRY_VERIFY(!show.labels().isEmpty());
            const QVariantList labels = show.labels();
            for (int n = 0; n <= 10; ++n) {
                const QVariantMap label = labels.at(n).toMap();
                QCOMPARE(label.value("outcome").value<Outcome>(), n >= stage   ? Outcome::Unknown
                                                                  : n % 4 == 0 ? Outcome::P
                                                                               : Outcome::N);
                QCOMPARE(label.value("asked").toBool(), n == stage);
            }
            if (stage == 7) // as on the screen
                QCOMPARE(show.sentence(),
                         QStringLiteral("From 7 you can leave 6, 5 or 4. Position 4 is P — so what is 7?"));
            show.next();
        }
        QCOMPARE(show.kind(), LessonShow::Kind::Table);
        for (int stage = 0; stage <= 6; ++stage) {
            QTRY_COMPARE(show.table().cells.size(), 12);
            for (int m = 0; m <= 2; ++m)
                for (int n = 0; n <= 3; ++n)
                    QCOMPARE(show.table().cells.at(m * 4 + n), QLatin1String(n + m >= stage ? ""
                                                                             : n == m       ? "P"
                                                                                            : "N"));
            show.next();
        }
        QCOMPARE(show.kind(), LessonShow::Kind::Play);
    }

    void theBoard()
    {
        OwnLesson own(lessonText("own"));
        LessonShow& show = own.show;
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
        QCOMPARE(show.board()->seat1()->level(), Level::Perfect);
        QTRY_COMPARE(show.board()->notation(), QStringLiteral("nim:3,3")); // the computer has moved
        QVERIFY(!QFile::exists(models::GameStore::homeFolder()));
    }

    /// A game for two is played against a gentle computer where one asks for it.
    void againstTheComputer()
    {
        LessonList list;
        LessonShow show;
        show.setList(&list);
        QCOMPARE(show.open("takeaway-ten"), QString());
        QVERIFY(show.isPaired() && show.board()->seat1()->isHuman());
        show.playAgainstComputer(true);
        QVERIFY(show.isAgainstComputer() && !show.board()->seat1()->isHuman());
        QCOMPARE(levelOf(show.board()->seat1()->saved()), models::gentleLevel());
        show.board()->playMove(0);
        QTRY_VERIFY(!show.board()->isThinking() && show.board()->toMove() == 0);
        show.playAgainstComputer(false);
        QVERIFY(show.board()->seat1()->isHuman() && !show.board()->canUndo());
        show.playAgainstComputer(true);
        show.goToPart(1);
        QVERIFY(!show.isPaired() && show.board()->seat1()->isHuman());
    }

    /// What a step has filled in.
    void filling()
    {
        OwnLesson own(lessonText("own"));
        LessonShow& show = own.show;
        QCOMPARE(show.unanswered(), (QList<int>{2, 3, 4}));
        show.goToPart(3);
        QVERIFY(show.isWorkedOn());
        QCOMPARE(show.mark().family, QStringLiteral("takeaway/take=1-3:n"));
        QCOMPARE(show.mark().sizes, QList<int>{10});
        show.finish(true, true);
        show.goToPart(4);
        QCOMPARE(show.mark().sizes, (QList<int>{3, 2}));
        QVERIFY(!show.mark().areValues);
        show.finish(true, false); // the program showed some of it
        QCOMPARE(show.unanswered(), (QList<int>{2, 4}));
        QCOMPARE(show.nextLesson(), QString());
    }

    /// A class votes for the answers of a question, and for P and N in a row.
    void votes()
    {
        OwnLesson own(lessonText("own"));
        LessonShow& show = own.show;
        models::VotesModel& votes = *show.votes();
        QCOMPARE(votes.count(), 0);
        show.goToPart(2);
        QCOMPARE(votes.count(), 2);
        QCOMPARE(votes.index(1).data(models::VotesModel::TextRole).toString(), QStringLiteral("B: That"));
        votes.setTaking(true);
        votes.step(1);
        votes.type(7);
        votes.setTaking(false);
        QCOMPARE(votes.index(1).data(models::VotesModel::VerdictRole).toString(), QString());
        show.next();
        QCOMPARE(votes.total(), 7);
        QCOMPARE(votes.index(1).data(models::VotesModel::VerdictRole).toString(), QStringLiteral("right"));
        show.next();
        QTRY_COMPARE(votes.count(), 2);
        QCOMPARE(votes.index(0).data(models::VotesModel::TextRole).toString(), QStringLiteral("0 is P"));
        QCOMPARE(votes.total(), 0);
        show.goToPart(2);
        QCOMPARE(votes.total(), 7);
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

GRUNDY_TEST(TestLessonsModel, models::test::run<TestLessonsModel>)
#include "tst_lessons_model.moc"
