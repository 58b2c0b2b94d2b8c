// SPDX-License-Identifier: GPL-3.0-or-later

// The state graph labelled backwards step by step, and one line of play through it.

#include "models/lab/labpictures.h"

#include <QSignalSpy>

using namespace models;
using namespace models::test;

namespace {

/// Labels as a class does it on the board: in each round everything that the labels of earlier rounds decide.
struct PlainLabels {
    std::vector<int> round;
    std::vector<char> letter;

    explicit PlainLabels(const analysis::PositionGraph& graph)
        : round(graph.nodes.size(), -1), letter(graph.nodes.size(), '?')
    {
        const bool misere = graph.play == theory::Play::Misere;
        for (std::size_t node = 0; node < round.size(); ++node)
            if (graph.movesOf(static_cast<analysis::NodeIndex>(node)).empty()) {
                round[node] = 0;
                letter[node] = misere ? 'N' : 'P';
            }
        for (int now = 1; label(graph, now); ++now) {}
    }

    bool label(const analysis::PositionGraph& graph, int now)
    {
        bool any = false;
        const auto before = letter;
        for (std::size_t node = 0; node < round.size(); ++node) {
            if (before[node] != '?')
                continue;
            bool toLost = false;
            bool allToWon = true;
            for (const auto& move : graph.movesOf(static_cast<analysis::NodeIndex>(node))) {
                toLost = toLost || before[move.to] == 'P';
                allToWon = allToWon && before[move.to] == 'N';
            }
            if (!toLost && !allToWon)
                continue;
            letter[node] = toLost ? 'N' : 'P';
            round[node] = now;
            any = true;
        }
        return any;
    }
};

} // namespace

class TestGraphLabels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void labelling_data()
    {
        QTest::addColumn<QByteArray>("notation");
        QTest::newRow("normal") << QByteArray("nim:1,2,3");
        QTest::newRow("misere") << QByteArray("nim/misere:3,2,2");
        QTest::newRow("takeaway") << QByteArray("takeaway:10");
        QTest::newRow("lines") << QByteArray("lines/misere:111/1111");
    }
    void labelling()
    {
        QFETCH(QByteArray, notation);
        Drawn drawn(notation.constData());
        drawn.lab.setWithoutTerminal(false);
        QTRY_VERIFY(drawn.lab.isReady());
        const PlainLabels plain(drawn.positions());
        QCOMPARE(drawn.labels.text(), QString());
        drawn.labels.setOn(true);
        QCOMPARE(drawn.labels.steps(), *std::ranges::max_element(plain.round) + 1);
        for (int step = 0; step < drawn.labels.steps(); ++step) {
            drawn.labels.setStep(step);
            QCOMPARE(drawn.labels.labelledUpTo().value(), static_cast<std::uint64_t>(step));
            QCOMPARE(drawn.labels.newlyLabelled(), static_cast<int>(std::ranges::count(plain.round, step)));
            const auto place = std::ranges::find(plain.round, step) - plain.round.begin();
            const QString letter(QLatin1Char(plain.letter[static_cast<std::size_t>(place)]));
            const QString text = drawn.labels.text();
            const bool says = text.contains(QStringLiteral("are %1.").arg(letter)) ||
                              text.contains(QStringLiteral("is %1.").arg(letter)) ||
                              text.contains(QStringLiteral("as %1.").arg(letter));
            QVERIFY2(says, qPrintable(text));
        }
        QVERIFY(drawn.labels.text().endsWith(QStringLiteral("All positions are labelled.")));
        drawn.labels.setStep(1000);
        QCOMPARE(drawn.labels.step(), drawn.labels.steps() - 1);
        drawn.labels.setStep(-3);
        QCOMPARE(drawn.labels.step(), 0);
    }

    void endlessPositionsStayBlank()
    {
        Drawn drawn("northcott:W..B");
        drawn.labels.setOn(true);
        QVERIFY(drawn.labels.steps() >= 1);
        const auto& nodes = drawn.positions().nodes;
        const auto blank = std::ranges::count_if(nodes, [](const auto& node) { return !node.remoteness; });
        drawn.labels.setStep(drawn.labels.steps() - 1);
        QCOMPARE(drawn.labels.text().contains(QStringLiteral("blank")), blank > 0);
    }

    /// What is not labelled yet is drawn without its colour.
    void labelsAreDrawnStepByStep()
    {
        Drawn drawn("nim:1,2,3");
        QTRY_VERIFY(drawn.graph.isDrawn());
        const QColor cold = colours[QStringLiteral("coldTint")].value<QColor>();
        const int all = count(painted(drawn.graph, 1), cold);
        QSignalSpy changes(&drawn.graph, &LabPicture::changed);
        drawn.labels.setOn(true);
        QCOMPARE(changes.count(), 1);
        const int first = count(painted(drawn.graph, 1), cold);
        QVERIFY(first > 0 && first * 3 < all);
        const QColor hot = colours[QStringLiteral("hotTint")].value<QColor>();
        QCOMPARE(count(painted(drawn.graph, 1), hot), 0);
        drawn.labels.setStep(1); // what is new is tinted, too
        QVERIFY(count(painted(drawn.graph, 1), hot) > 0);
        drawn.labels.setStep(2);
        QCOMPARE(count(painted(drawn.graph, 1), hot), 0);
        drawn.labels.setStep(drawn.labels.steps() - 1);
        const int last = count(painted(drawn.graph, 1), cold);
        QVERIFY(last > all * 9 / 10);
    }

    void lineOfPlay()
    {
        Drawn drawn("nim:1,2,3");
        drawn.line.choose(drawn.node("1,2,2"));
        QCOMPARE(drawn.lab.selectedNode(), drawn.node("1,2,2"));
        QVERIFY(drawn.line.nodes().isEmpty());
        drawn.lab.setSelectedNode(drawn.lab.root());
        drawn.line.setFollowing(true);
        QCOMPARE(drawn.line.nodes(), QList<int>{drawn.lab.root()});
        QCOMPARE(drawn.line.text(), QStringLiteral("In the kernel (P): all 6 moves lead out of it."));
        QVERIFY(!drawn.line.canStepIn() && drawn.line.canStepOut() && !drawn.line.canGoBack());
        drawn.line.choose(drawn.node("1,2,2"));
        QCOMPARE(drawn.line.path(), QStringLiteral("1,2,3 → 1,2,2"));
        QCOMPARE(drawn.line.text(), QStringLiteral("Outside the kernel: 1 of 5 moves leads into it."));
        QVERIFY(drawn.line.canStepIn() && !drawn.line.canStepOut());
        drawn.line.stepIn();
        QCOMPARE(drawn.lab.selectedNode(), drawn.node("0,2,2"));
        drawn.line.stepOut();
        QCOMPARE(drawn.line.nodes().size(), 4);
        drawn.line.goBack();
        QCOMPARE(drawn.lab.selectedNode(), drawn.node("0,2,2"));
        drawn.line.choose(drawn.lab.root()); // a position of the line cuts it
        QCOMPARE(drawn.line.nodes().size(), 1);
        drawn.lab.setSelectedNode(drawn.node("1,0,1")); // no move leads there: a new line
        QCOMPARE(drawn.line.nodes(), QList<int>{drawn.node("1,0,1")});
        drawn.line.setFollowing(false);
        QVERIFY(drawn.line.nodes().isEmpty() && drawn.line.text().isEmpty());
    }

    /// In a partizan game the players alternate.
    void lineOfTwoPlayers()
    {
        Drawn drawn("hackenbush:0-1b,0-2b,0-3r");
        drawn.line.setFollowing(true);
        const auto& graph = drawn.positions();
        const auto moves = graph.movesOf(static_cast<analysis::NodeIndex>(drawn.lab.root()));
        const auto left = std::ranges::find(moves, theory::Mover::Left, &analysis::GraphArrow::player);
        QVERIFY(left != moves.end());
        QCOMPARE(drawn.line.text(), QStringLiteral("Not a P-position: 2 of 3 moves leave one."));
        drawn.line.choose(static_cast<int>(left->to));
        QCOMPARE(drawn.line.nodes().size(), 2);
        QCOMPARE(drawn.line.text(), QStringLiteral("A P-position: the only move leaves none."));
        const auto next = graph.movesOf(left->to);
        const auto same = std::ranges::find(next, theory::Mover::Left, &analysis::GraphArrow::player);
        QVERIFY(same != next.end());
        drawn.line.choose(static_cast<int>(same->to));
        QCOMPARE(drawn.line.nodes(), QList<int>{static_cast<int>(same->to)});
    }
};

GRUNDY_TEST(TestGraphLabels, models::test::run<TestGraphLabels>)
#include "tst_graphlabels.moc"
