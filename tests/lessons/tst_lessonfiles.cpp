// SPDX-License-Identifier: GPL-3.0-or-later

// Lesson files: every mistake is told with its place and cause, and so is all that is not true.

#include "lessontexts.h"
#include "support/testprogram.h"

#include <QTest>

#include <random>

using lessons::Cause;
using lessons::Lesson;
using lessons::LessonProblem;

class TestLessonFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void aGoodLesson()
    {
        const auto read = lessons::readLesson(bytes(goodLesson()));
        QCOMPARE(problemOf(read), QString());
        const Lesson& lesson = lessonOf(read);
        QCOMPARE(lesson.steps.size(), std::size_t{8});
        const auto& play = std::get<lessons::PlayStep>(lesson.steps[1].kind);
        QCOMPARE(play.opponent, lessons::PlayStep::Opponent::Fence);
        QCOMPARE(play.fence, 3);
        QVERIFY(play.computerFirst);
        QCOMPARE(lesson.steps[0].board->told, lessons::Told::Why);
        const auto check = lessons::checkLesson(lesson, {});
        QCOMPARE(problemsOf(check), QString());
        QCOMPARE(check.claims, std::uint64_t{6});
        QCOMPARE(check.confirmed, std::uint64_t{6});
    }

    void mistakes_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* path, const QJsonValue& value, const char* problem) {
            QTest::addRow("%s %s", path, problem) << QString(path) << value << QString(problem);
        };
        const QJsonValue gone;
        row("format", "grundy", "this is not a lesson: \"format\" is not \"grundy-lesson\"");
        row("version", 2, "the lesson was written for a newer version of Grundy");
        row("version", 0.5, "version: expected a whole number from 1 to 1");
        row("title", gone, "\"title\" is missing");
        row("title", 7, "title: expected a text");
        row("title", " ", "title: the text is empty");
        row("title", QString(121, 'x'), "title: longer than 120 characters");
        row("id", "Good One",
            "id: expected lower-case letters, digits and hyphens, 60 at most, found 'Good One'");
        row("minutes", 61, "minutes: expected a whole number from 1 to 60");
        row("minutes", 2.5, "minutes: expected a whole number from 1 to 60");
        row("author", "me",
            "\"author\" is not known here: expected format, version, id, title, about, minutes, aims, "
            "group or steps");
        row("group", "games",
            "group: expected start, heaps, rows, disguise, queen, drawings or theory, found 'games'");
        row("steps", QJsonArray(), "steps: there must be 1 at least");
        row("steps", QJsonObject(), "steps: expected a list");
        row("steps[2]", "text", "steps[2]: expected keys and values in { }");
        row("steps[0].kind", "movie",
            "steps[0].kind: expected text, play, reveal, question, exercise, label, table or mark, found "
            "'movie'");
        row("steps[0].text", gone, "steps[0]: \"text\" is missing");
        row("steps[0].texts", "x",
            "steps[0]: \"texts\" is not known here: expected kind, title, text, board, facts or notes");
        row("steps[0].play", QJsonObject(),
            "steps[0]: \"play\" is not known here: expected kind, title, text, board, facts or notes");
        row("steps[0].text", "A [link](nim:3", "steps[0].text: the link '[link](nim:3' is not closed by ')'");
        row("steps[0].text", "A [link](nim:3,x).",
            "steps[0].text: nim:3,x: column 7: expected a heap size, found 'x'");
        row("steps[0].text", "A [link](nim:3?winner=P).", "steps[0].text: 'winner' is not a claim");
        row("steps[0].text", "A [link](nim:3?outcome=X).", "steps[0].text: 'outcome=X' is not possible");
        row("steps[0].text", "A [link](nim:3?grundy=-1).", "steps[0].text: 'grundy=-1' is not possible");
        row("steps[0].text", "A [link](nim:3?grundy=03).", "steps[0].text: 'grundy=03' is not possible");
        row("steps[0].text", QString(6001, 'x'), "steps[0].text: longer than 6000 characters");
        row("steps[0].text", QStringLiteral("[a](nim:1) ").repeated(101),
            "steps[0].text: there may be 100 at most");
        row("steps[0].facts[0]", "nim:1", "steps[0].facts[0]: nothing is claimed of nim:1");
        row("steps[0].facts[0]", 1, "steps[0].facts[0]: expected a text");
        row("steps[0].board.position", "chess:1",
            "steps[0].board.position: chess:1: column 1: expected the name of a game, found 'chess'");
        row("steps[0].board.show", "all",
            "steps[0].board.show: expected nothing, outcome, moves, winning, why or worth, found 'all'");
        row("steps[0].board.size", 3,
            "steps[0].board: \"size\" is not known here: expected position or show");
        row("steps[1].board", gone, "steps[1]: this step needs a \"board\"");
        row("steps[2].board", gone, "steps[2]: this step needs a \"board\"");
        row("steps[1].play.fence", 0, "steps[1].play.fence: expected a whole number from 1 to 99");
        row("steps[1].play.fence", 100, "steps[1].play.fence: expected a whole number from 1 to 99");
        row("steps[1].play.opponent", "you",
            "steps[1].play.opponent: expected person, perfect, random or fence, found 'you'");
        row("steps[2].reveal", gone, "steps[2]: \"reveal\" is missing");
        row("steps[3].choices[0].right", "yes", "steps[3].choices[0].right: expected true or false");
        row("steps[3].choices[0].right", false, "steps[3].choices: none of the choices is right");
        row("steps[3].choices[1].because", gone, "steps[3].choices[1]: \"because\" is missing");
        row("steps[3].choices[1].text", 1, "steps[3].choices[1].text: expected a text");
        row("steps[3].choices", QJsonArray{1}, "steps[3].choices: there must be 2 at least");
        row("steps[4].exercise.kind", "riddle",
            "steps[4].exercise.kind: expected winning-move, outcome, nim-sum, grundy-value, stalk-value, "
            "mex, "
            "which-heap, claim, which-game or worth-more, found 'riddle'");
        row("steps[4].exercise.game", "chess", "steps[4].exercise.game: this is not offered for chess");
        row("steps[4].exercise.why", "proof",
            "steps[4].exercise.why: expected theory, options, labels, values, theorems or idea, found "
            "'proof'");
        row("steps[4].exercise.difficulty", 11,
            "steps[4].exercise.difficulty: expected a whole number from 1 to 10");
        row("steps[5].label.family", "nim:n,m",
            "steps[5].label.family: a family of n needs one number here, one of n and m needs two");
        row("steps[5].label.family", "takeaway:3",
            "steps[5].label.family: takeaway:3: column 11: a family needs the variable n, such as in "
            "nim:n,m");
        row("steps[5].label.to", 60, "steps[5].label.to: expected a whole number from 1 to 23");
        row("steps[5].label.shown", 10, "steps[5].label.shown: expected a whole number from 0 to 9");
        row("steps[6].table.to", QJsonArray{4},
            "steps[6].table.to: a family of n needs one number here, one of n and m needs two");
        row("steps[6].table.to", QJsonArray{4, 99},
            "steps[6].table.to[1]: expected a whole number from 1 to 19");
        row("steps[6].table.family", "nim/misere:n,m",
            "steps[6].table.values: this is not offered for nim/misere:n,m");
        row("steps[7].mark.graph", "dag:1-2,2-1@1",
            "steps[7].mark.graph: dag:1-2,2-1@1: column 9: the arrows form a cycle: 1-2-1");
        row("steps[7].mark.graph", gone, "steps[7].mark: \"family\" is missing");
    }

    void mistakes()
    {
        QFETCH(const QString, path);
        QFETCH(const QJsonValue, value);
        QFETCH(const QString, problem);
        const auto read = lessons::readLesson(bytes(with(goodLesson(), path, value)));
        QVERIFY(std::holds_alternative<LessonProblem>(read));
        QCOMPARE(withoutLine(std::get<LessonProblem>(read)), problem);
    }

    void brokenJson()
    {
        const auto cut = lessons::readLesson("{\n  \"format\": \"grundy-lesson\",\n  \"id\" 3\n}");
        const auto* problem = std::get_if<LessonProblem>(&cut);
        QVERIFY(problem != nullptr);
        QCOMPARE(problem->cause, Cause::Syntax);
        QCOMPARE(problem->line, 3);
        QVERIFY2(problem->column == 8, qPrintable(QString::number(problem->column)));
        QVERIFY(lessons::problemText(*problem).startsWith(QLatin1String("line 3, column ")));
        QCOMPARE(problemOf(lessons::readLesson("")).left(16), QStringLiteral("line 1, column 1"));
        QVERIFY(!problemOf(lessons::readLesson("[1, 2]")).isEmpty());
        QVERIFY(!problemOf(lessons::readLesson("\xff\xfe{}")).isEmpty());
        QCOMPARE(problemOf(lessons::readLesson(QByteArray(lessons::mostLessonBytes + 1, ' '))),
                 QStringLiteral("the file is larger than 1048576 bytes"));
        QVERIFY(problemOf(lessons::readLessonFile(QStringLiteral("/no/such/file")))
                    .startsWith(QLatin1String("the file cannot be read: ")));
    }

    void lines_data()
    {
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* step, const char* problem) {
            QTest::newRow(name) << QByteArray(step) << QString(problem);
        };
        row("an unknown kind", "{\n\"kind\": \"movie\"}",
            "line 4, steps[1].kind: expected text, play, reveal, question, exercise, label, table or mark, "
            "found 'movie'");
        row("an unknown key",
            "{\"kind\": \"text\",\n\"text\": \"{[\\\"]}\",\n\"board\": {\"position\": \"nim:1\",\n"
            "\"size\": 3}}",
            "line 6, steps[1].board: \"size\" is not known here: expected position or show");
        row("a missing key", "\n{\"kind\":\n\"text\"}", "line 4, steps[1]: \"text\" is missing");
        row("in a list",
            "{\"kind\": \"question\", \"text\": \"Q\", \"choices\": [{\"text\": \"a\", \"because\": \"b\"},\n"
            "{\"text\": \"c\", \"because\":\n5}]}",
            "line 4, steps[1].choices[1].because: expected a text");
        row("what is not true", "{\"kind\": \"text\", \"text\": \"[A](nim:1?outcome=P)\"}",
            "line 3, steps[1].text: of nim:1 it says outcome=P, but it is outcome=N");
        row("no JSON", "{\"kind\"\n\"text\"}",
            "line 4, column 1: this is not JSON: expected ':' behind a key");
    }

    /// A person who wrote the file is told the line and what is expected there.
    void lines()
    {
        QFETCH(const QByteArray, step);
        QFETCH(const QString, problem);
        const auto read =
            lessons::readLesson("{\"format\": \"grundy-lesson\", \"version\": 1, \"id\": \"a\", \"title\": "
                                "\"T\", \"about\": \"A\",\n"
                                "\"minutes\": 5, \"steps\": [{\"kind\": \"text\", \"text\": \"1\"},\n" +
                                step + "]}");
        if (std::holds_alternative<Lesson>(read)) {
            const auto check = lessons::checkLesson(lessonOf(read), {});
            QVERIFY(!check.problems.empty());
            QCOMPARE(lessons::problemText(check.problems.front()), problem);
        } else {
            QCOMPARE(problemOf(read), problem);
        }
    }

    void repeatedKeys_data()
    {
        QTest::addColumn<QByteArray>("inserted");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* inserted, const char* before, const char* problem) {
            QTest::newRow(name) << QByteArray(inserted) << QByteArray(before) << QString(problem);
        };
        row("of the lesson", "\"version\": 2, ", "\"version\"", "\"version\" stands here a second time");
        row("of a step", "\"kind\": \"text\",\n", "\"kind\": \"label\"",
            "\"kind\" stands here a second time");
        row("of a board", "\"position\": \"nim:1\", ", "\"show\": \"why\"",
            "\"position\" stands here a second time");
        row("spelled otherwise", "\"k\\u0069nd\": \"text\",\n", "\"kind\": \"label\"",
            "\"kind\" stands here a second time");
        row("in a text", "\"notes\": \"{\\\"kind\\\": 1, \\\"kind\\\": 2}\",\n", "\"kind\": \"label\"", "");
        row("once in each", "\"notes\": \"kind\",\n", "\"kind\": \"label\"", "");
    }

    /// Which of two values of a key is meant is nobody's guess.
    void repeatedKeys()
    {
        QFETCH(const QByteArray, inserted);
        QFETCH(const QByteArray, before);
        QFETCH(const QString, problem);
        QByteArray json = bytes(goodLesson());
        const qsizetype at = json.indexOf(before);
        QVERIFY(at >= 0);
        json.insert(at, inserted);
        const QString found = problemOf(lessons::readLesson(json));
        QVERIFY2(problem.isEmpty() ? found.isEmpty() : found.contains(problem), qPrintable(found));
    }

    void aRepeatedKeysPlace()
    {
        const auto read = lessons::readLesson("{\"format\": \"grundy-lesson\", \"version\": 1,\n"
                                              "  \"id\": \"a\", \"steps\": [{\"ä\": 1}, {\"ä\": 1,\n"
                                              "  \"ü\": {}, \"ä\": 2}]}");
        QCOMPARE(problemOf(read), QStringLiteral("line 3, column 12: \"ä\" stands here a second time"));
    }

    /// No text of a good lesson may be cut anywhere with the reader losing itself.
    void cutAnywhere()
    {
        const QByteArray whole = bytes(goodLesson());
        for (qsizetype length = 0; length < whole.size() - 2; ++length)
            QVERIFY(std::holds_alternative<LessonProblem>(lessons::readLesson(whole.left(length))));
    }

    /// Bytes changed anywhere: a lesson or a problem with a sentence, never anything else.
    void anyBytes()
    {
        std::mt19937 random(7);
        const QByteArray whole = bytes(goodLesson());
        for (int round = 0; round < 4'000; ++round) {
            QByteArray changed = whole;
            for (int change = 0; change <= round % 4; ++change)
                changed[static_cast<qsizetype>(random() % static_cast<std::size_t>(changed.size()))] =
                    "{}[]\":,0n*()?=&\\\xc3"[random() % 18];
            const auto read = lessons::readLesson(changed);
            if (std::holds_alternative<LessonProblem>(read))
                QVERIFY(!problemOf(read).isEmpty());
        }
    }

    void untruths_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* path, const QJsonValue& value, const char* problem) {
            QTest::addRow("%s %s", path, problem) << QString(path) << value << QString(problem);
        };
        const auto claim = [&row](const char* link, const char* problem) {
            row("steps[0].facts[0]", link, (QByteArray("steps[0].facts[0]: ") + problem).constData());
        };
        claim("nim:3,2,1?outcome=N", "of nim:3,2,1 it says outcome=N, but it is outcome=P");
        claim("nim:3,4?grundy=6", "of nim:3,4 it says grundy=6, but it is grundy=7");
        claim("nim/misere:3?grundy=3", "this is not offered for nim/misere:3");
        claim("hackenbush:0-1b,1-2r?value=1", "of hackenbush:0-1b,1-2r it says value=1, but it is value=1/2");
        claim("game:{4|1}?mean=2", "of game:{4|1} it says mean=2, but it is mean=5/2");
        claim("game:{4|1}?temperature=1", "of game:{4|1} it says temperature=1, but it is temperature=3/2");
        claim("nim/misere:3?mean=0", "this is not offered for nim/misere:3");
        claim("nim:3,4?wins=nim:3,2", "of nim:3,4 it says wins=nim:3,2, but it is loses=nim:3,2");
        claim("nim:3,4?loses=nim:3,3", "of nim:3,4 it says loses=nim:3,3, but it is wins=nim:3,3");
        claim("nim:3,4?wins=nim:1,1", "no move of nim:3,4 leads to nim:1,1");
        claim("nim:1,2,4?only=nim:1,2,2", "of nim:1,2,4 it says only=nim:1,2,2, but it is loses=nim:1,2,2");
        claim("nim:1,1,1?only=nim:1,1,0", "of nim:1,1,1 it says winning=1, but it is winning=3");
        claim("nim:1,1,1?winning=1", "of nim:1,1,1 it says winning=1, but it is winning=3");
        claim("nim:3,4?moves=6", "of nim:3,4 it says moves=6, but it is moves=7");
        claim("octal/code=0.77:5?moves=7", "of octal/code=0.77:5 it says moves=7, but it is moves=9");
        claim("octal/code=0.77:4,5?winning=1",
              "of octal/code=0.77:4,5 it says winning=1, but it is winning=2");
        claim("octal/code=0.77:4,5?only=octal/code=0.77:4,4&outcome=P",
              "of octal/code=0.77:4,5 it says outcome=P, but it is outcome=N");
        claim("grundy:10?moves=4&loses=grundy:7,3&loses=grundy:3,7&outcome=N",
              "of grundy:10 it says outcome=N, but it is outcome=P");
        claim("takeaway:10?remoteness=4", "of takeaway:10 it says remoteness=4, but it is remoteness=5");
        row("steps[1].board.position", "nim:0", "steps[1].play: nobody can move in nim:0");
        row("steps[2].reveal.text", "[All](nim:5?loses=nim:0).",
            "steps[2].reveal.text: of nim:5 it says loses=nim:0, but it is wins=nim:0");
        row("steps[3].choices[0].because", "[It](nim:1?outcome=P).",
            "steps[3].choices[0].because: of nim:1 it says outcome=P, but it is outcome=N");
        row("steps[5].label.family", "octal/code=0.77:n",
            "steps[5].label: a move of octal/code=0.77:1 leads to a position that is not in the row");
        row("steps[5].label.from", 2,
            "steps[5].label: a move of takeaway:2 leads to a position that is not in the row");
        row("steps[5].label.family", "hackenbush:b^n",
            "steps[5].label: in hackenbush:0-1b Left and Right have different moves: no P and N");
        row("steps[7].mark.graph", "nim:9,9,19", "steps[7].mark: there may be 400 at most");
        row("steps[7].mark", QJsonObject{{"family", "hackenbush:b^n,r^m"}, {"to", QJsonArray{3, 3}}},
            "steps[7].mark: in hackenbush:b^n,r^m Left and Right have different moves: no P and N");
    }

    void untruths()
    {
        QFETCH(const QString, path);
        QFETCH(const QJsonValue, value);
        QFETCH(const QString, problem);
        QCOMPARE(firstUntruth(with(goodLesson(), path, value)), problem);
    }

    void valuesHoweverWritten_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("figure");
        QTest::addColumn<QStringList>("written");
        const auto row = [](const char* position, const char* figure, const QStringList& written) {
            QTest::addRow("%s %s", position, figure) << QString(position) << QString(figure) << written;
        };
        row("game:{0|*}", "value", {"^", "↑", "{0|*}", "{0|{0|0}}", "1^", "^1", "0+^", "{0,v|*}", " ^ "});
        row("game:{0,*|0}", "value", {"^*", "↑*", "↑∗", "^+*", "{0,*|0}", "*+↑", "*1+^"});
        row("game:v+v", "value", {"v2", "2v", "v+v", "↓+↓", "-^2", "−^−^", "{*|0}+v"});
        row("hackenbush:0-1b,1-2r", "value", {"1/2", "2/4", "{0|1}", "1-1/2", "1−1/2", "{0|1,2}"});
        row("hackenbush:0-1r,1-2b", "value", {"-1/2", "−1/2", "{-1|0}", "-2/4", "-{0|1}"});
        row("game:{4|1}", "value", {"{4|1}", "{4,3|1}", "{ 4 | 1 }", "5-{4|1}", "{8/2||{1|2}-1/2}"});
        row("nim:3", "value", {"*3", "∗3", "{0,*,*2|0,*,*2}", "*+*2"});
        row("nim:3,3", "value", {"0", "*0", "{|}", "*-*", "-0"});
        row("game:{4|1}", "mean", {"5/2", "10/4", "{2|3}", "2+1/2"});
        row("game:{4|1}", "temperature", {"3/2", "6/4", "1+1/2"});
        row("game:{1|-1}", "mean", {"0", "{|}", "1-1", "{-1|1}"});
    }

    /// A value is compared, not its text; what is another value is untrue in each way to write it.
    void valuesHoweverWritten()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, figure);
        QFETCH(const QStringList, written);
        const auto untruth = [&](const QString& said) {
            const QString fact = position + QLatin1Char('?') + figure + QLatin1Char('=') + said;
            return firstUntruth(with(goodLesson(), QStringLiteral("steps[0].facts[0]"), fact));
        };
        for (const QString& said : written) {
            QVERIFY2(untruth(said).isEmpty(), qPrintable(untruth(said)));
            QVERIFY2(untruth(said + QStringLiteral("+1")).contains(QStringLiteral("it says")),
                     qPrintable(said));
            QVERIFY2(untruth(said + QStringLiteral("+*9")).contains(QStringLiteral("it says")),
                     qPrintable(said));
        }
        for (const char* none : {"up", "{", "1/3", "*-", "1.5"})
            QVERIFY2(untruth(QLatin1String(none)).contains(QStringLiteral("it says")), none);
    }

    void cancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto read = lessons::readLesson(
            bytes(with(goodLesson(), "steps[0].facts[0]", "grid:1111/1111/1111/1111?outcome=P")));
        const auto check =
            lessons::checkLesson(lessonOf(read), {.limits = {}, .stop = stop.get_token(), .progress = {}});
        QVERIFY(!check.problems.empty());
        for (const LessonProblem& problem : check.problems)
            QVERIFY2(!lessons::isUntrue(problem.cause), "what is not solved is not called untrue");
    }
};

GRUNDY_TEST(TestLessonFiles, tests::run<TestLessonFiles>)
#include "tst_lessonfiles.moc"
