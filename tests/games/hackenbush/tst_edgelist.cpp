// SPDX-License-Identifier: GPL-3.0-or-later
// Plain lists of edges.

#include "games/catalogue.h"
#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/picture/edgelist.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QTest>

#include <optional>

using games::Expected;
using games::LineError;
using games::OtherForm;

Q_DECLARE_METATYPE(games::LineError)

class TestEdgeList : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("notation");
        const auto row = [](const char* text, const char* notation) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(notation);
        };
        row("0 1 g", "hackenbush:0-1g");
        row("0-1 blue", "hackenbush:0-1b");
        row("0,1,r", "hackenbush:0-1r");
        row("1 2", "hackenbush:1-2g");
        row("0 1 g\n1 2 b\r\n\n2 3\n", "hackenbush:0-1g,1-2b,2-3g");
        row("0-1g 1-2B;2-3", "hackenbush:0-1g,1-2b,2-3g");
        row("0-1,1-2,2-3r", "hackenbush:0-1g,1-2g,2-3r");
        row("0,1 1,2", "hackenbush:0-1g,1-2g");
        row("0 1 g 1 2 b", "hackenbush:0-1g,1-2b");
        row("0–1 Red # the stem\n# all", "hackenbush:0-1r");
        row("\xEF\xBB\xBF"
            "0 1",
            "hackenbush:0-1g");
        row("0-1g,1-2b,1-1r", "hackenbush:0-1g,1-2b,1-1r");
    }
    void reads()
    {
        QFETCH(QString, text);
        QFETCH(QString, notation);
        const auto read = games::readPlain(text.toStdString());
        QVERIFY(std::holds_alternative<std::string>(read));
        QCOMPARE(QString::fromStdString(std::get<std::string>(read)), notation);
        QVERIFY(std::holds_alternative<games::GamePtr>(games::parse(std::get<std::string>(read))));
    }

    void leavesOtherTextsAlone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "nim:3,4", "3,4,5", "5", "110/1111", "0 1 1 2", "hello", "0,1,", "-1-2", "# 0 1"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void leavesOtherTextsAlone()
    {
        QFETCH(QString, text);
        QVERIFY(std::holds_alternative<OtherForm>(games::readPlain(text.toStdString())));
    }

    void saysWhereItGoesWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<std::optional<Expected>>("expected");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* text, int line, int column, Expected expected, const char* found) {
            QTest::newRow(text) << QString::fromUtf8(text) << line << column << std::optional(expected)
                                << QString::fromUtf8(found);
        };
        row("0 1 x", 1, 5, games::expectedColour, "x");
        row("0 1 g\n1 2 purple", 2, 5, games::expectedColour, "purple");
        row("0 1 g\n\n1 2 b\n2", 4, 2, games::expectedEdge, "");
        row("0-1g\n1-", 2, 3, Expected::Node, "");
        row("0–1 r, x", 1, 8, games::expectedEdge, "x");
        row("0 1 g\n1 2 3 4", 2, 5, games::expectedColour, "3");
    }
    void saysWhereItGoesWrong()
    {
        QFETCH(QString, text);
        QFETCH(const std::optional<Expected>, expected);
        const auto read = games::readEdgeList(text.toStdString());
        const auto* error = std::get_if<LineError>(&read);
        QVERIFY(error != nullptr);
        QTEST(static_cast<int>(error->line), "line");
        QTEST(static_cast<int>(error->error.column), "column");
        QVERIFY(error->error.expected == expected);
        QTEST(QString::fromStdString(error->error.found), "found");
    }

    void refusesHugeJoints()
    {
        const auto read = games::readEdgeList("0 1\n1 99999999999999999999");
        const auto* error = std::get_if<LineError>(&read);
        QVERIFY(error != nullptr);
        QCOMPARE(error->line, std::size_t{2});
        QCOMPARE(error->error.problem, games::ParseProblem::TooLarge);
        QCOMPARE(error->error.limit, std::uint64_t{1'000'000'000});
    }

    void readsAMillionEdges()
    {
        std::string text;
        constexpr int edges = tests::repeated(1'000'000);
        for (int i = 0; i < edges; ++i)
            text.append(std::to_string(i)).append(" ").append(std::to_string(i + 1)).append("\n");
        const auto read = games::readEdgeList(text);
        QVERIFY(std::holds_alternative<std::string>(read));
        const auto& notation = std::get<std::string>(read);
        QCOMPARE(std::count(notation.begin(), notation.end(), ','), edges - 1);
    }

    void neverCrashes()
    {
        const std::string all = "0-1g, 1;2\n3 b#r\t–\xE2x";
        std::uint32_t seed = 7;
        for (int round = 0; round < tests::repeated(20'000); ++round) {
            std::string text;
            for (int i = 0; i < 24; ++i) {
                seed = seed * 1'664'525U + 1'013'904'223U;
                text += all[(seed >> 16) % all.size()];
            }
            const auto read = games::readEdgeList(text);
            if (const auto* notation = std::get_if<std::string>(&read))
                QVERIFY2(std::holds_alternative<games::GamePtr>(games::parse(*notation)), text.c_str());
        }
    }
};

GRUNDY_TEST(TestEdgeList, tests::run<TestEdgeList>)
#include "tst_edgelist.moc"
