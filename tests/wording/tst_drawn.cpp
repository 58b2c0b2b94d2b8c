// SPDX-License-Identifier: GPL-3.0-or-later
// Hackenbush in words: moves, pieces, players, parts, and the steps of a reduction.

#include "games/catalogue.h"
#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/hackenbushsteps.h"
#include "games/hackenbush/picture/edgelist.h"
#include "games/plain/positions.h"
#include "games/text/sums.h"
#include "support/testprogram.h"
#include "wording/errors.h"
#include "wording/names/drawnnames.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/steps/explanations.h"
#include "wording/text/sentences.h"

#include <QLocale>
#include <QTest>

using games::PartValue;
using games::Reduction;
using positions::read;
using theory::Mover;
using theory::Outcome;
using Kind = games::Reduction::Kind;

namespace {

constexpr auto drawn = "hackenbush";

games::Move cut(std::uint32_t from, std::uint32_t to, Mover colour, std::uint64_t falls)
{
    return {.player = colour,
            .action = games::CutEdge{.edge = 0, .from = from, .to = to, .colour = colour, .falls = falls},
            .gesture = {}};
}

QString toldSteps(const games::Step& step)
{
    return wording::stepText(step, drawn).join(QLatin1Char('\n'));
}

QString toldSteps(const Reduction& reduction)
{
    return toldSteps(games::told(reduction));
}

PartValue part(PartValue::Colours colours, PartValue::Form form, std::optional<std::string> value)
{
    return {.colours = colours, .form = form, .value = std::move(value), .pieces = {}};
}

QString toldSum(const std::vector<PartValue>& parts)
{
    return QString::fromStdString(games::partsSum(parts));
}

} // namespace

class TestDrawn : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void moves()
    {
        QCOMPARE(wording::moveText(cut(1, 2, Mover::Left, 0)), QStringLiteral("cut 1-2 (blue)"));
        QCOMPARE(wording::moveText(cut(1, 2, Mover::Right, 1)), QStringLiteral("cut 1-2 (red), 1 falls"));
        QCOMPARE(wording::moveText(cut(0, 1, Mover::Either, 3)), QStringLiteral("cut 0-1 (green), 3 fall"));
        QCOMPARE(wording::moveText(cut(4, 4, Mover::Left, 0)), QStringLiteral("cut the loop at 4 (blue)"));
        QCOMPARE(wording::moveLabel(cut(1, 2, Mover::Either, 3)), QStringLiteral("1–2"));
        QCOMPARE(wording::moveLabel(cut(1, 2, Mover::Left, 3)), QStringLiteral("1–2 L"));
        QCOMPARE(wording::moveSize(cut(1, 2, Mover::Left, 3)), std::uint64_t{4});
        QCOMPARE(wording::moveMark(cut(1, 2, Mover::Left, 0)), QStringLiteral("cut"));
        QCOMPARE(wording::movePreview(cut(1, 2, Mover::Left, 2), Outcome::P),
                 QStringLiteral("cut, 2 fall: leaves P"));
    }

    void pieces()
    {
        const games::Board board = read("hackenbush:0-4b,4-5b,4-4g,5-4r,0-0g")->board();
        QStringList names;
        for (const games::Piece& piece : board.pieces)
            names.append(wording::pieceName(board, piece));
        for (const char* name : {"the ground", "joint 4", "joint 5", "blue edge from the ground to joint 4",
                                 "blue edge from joint 4 to joint 5", "green loop at joint 4",
                                 "red edge from joint 5 to joint 4", "green loop at the ground"})
            QVERIFY2(names.contains(QLatin1String(name)), qPrintable(names.join(QLatin1Char('\n'))));
        const auto edge = std::ranges::find(board.pieces, games::edgeId(0), &games::Piece::id);
        QCOMPARE(wording::pieceName(board, *edge, Outcome::L),
                 QStringLiteral("blue edge from the ground to joint 4; cutting it leaves L"));
    }

    void playersHaveColours()
    {
        QCOMPARE(wording::playerName(Mover::Left, drawn), QStringLiteral("Blue (Left)"));
        QCOMPARE(wording::playerName(Mover::Right, drawn), QStringLiteral("Red (Right)"));
        QCOMPARE(wording::playerName(Mover::Left, "northcott"), QStringLiteral("White (Left)"));
        QCOMPARE(wording::playerName(Mover::Right, "northcott"), QStringLiteral("Black (Right)"));
        QCOMPARE(wording::playerName(Mover::Left, "toads"), QStringLiteral("Left"));
        QCOMPARE(wording::verdictTitle(Outcome::L, drawn),
                 QStringLiteral("Blue (Left) wins, whoever starts"));
        QCOMPARE(wording::verdictTitle(Outcome::R), QStringLiteral("Right wins, whoever starts"));
    }

    void rules()
    {
        QCOMPARE(wording::gameTitle(drawn), QStringLiteral("Hackenbush"));
        QCOMPARE(
            wording::rulesLine(*read("hackenbush:0-1g")),
            QStringLiteral("Cut an edge. What no longer reaches the ground falls. Whoever has no edge left "
                           "to cut loses."));
        QVERIFY(wording::rulesLine(*read("hackenbush/misere:0-1b"))
                    .contains(QStringLiteral("Left cuts blue, Right cuts red, both may cut green")));
        QVERIFY(wording::rulesLine(*read("hackenbush/misere:0-1b")).endsWith(QStringLiteral("to cut wins.")));
        QCOMPARE(wording::positionTitle(*read("hackenbush:0-1g,1-2b")),
                 QStringLiteral("Hackenbush, 2 edges"));
        QCOMPARE(wording::positionTitle(*read("hackenbush:")), QStringLiteral("Hackenbush, 0 edges"));
    }

    void everyPresetAndFieldHasAName()
    {
        const games::Info& info = games::findEntry(drawn)->info;
        for (const games::Preset& preset : info.presets)
            QVERIFY2(!wording::presetTitle(preset).contains(QStringLiteral("edge")), preset.id.c_str());
        for (const games::Field& field : info.fields) {
            QVERIFY2(wording::fieldLabel(field) != QString::fromStdString(field.id), field.id.c_str());
            for (const games::FieldChoice& choice : field.choices)
                QVERIFY2(!wording::toText(choice.label).isEmpty(), choice.id.c_str());
        }
    }

    void refusals()
    {
        const auto game = read("hackenbush:0-1b,0-2r");
        const auto text = [&game](games::PieceId piece, Mover mover) {
            return wording::toText(std::get<games::Refusal>(game->withMover(mover)->choose(piece)).why);
        };
        QCOMPARE(text(games::edgeId(1), Mover::Left),
                 QStringLiteral("That edge is red: only Right may cut it, and Left is to move."));
        QCOMPARE(text(games::edgeId(0), Mover::Right),
                 QStringLiteral("That edge is blue: only Left may cut it, and Right is to move."));
        QCOMPARE(text(games::jointId(1), Mover::Left),
                 QStringLiteral("Only edges are cut, not joints or the ground."));
    }

    void badTexts_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<QString>("says");
        QTest::newRow("colour") << "hackenbush:0-1x"
                                << "column 15: expected a colour, g, b or r, found 'x'";
        QTest::newRow("no colour") << "hackenbush:0-1"
                                   << "column 15: expected a colour, g, b or r, found the end";
        QTest::newRow("edge") << "hackenbush:0-1g,x"
                              << "column 17: expected an edge such as 1-2b, found 'x'";
        QTest::newRow("huge") << "hackenbush:0-99999999999g"
                              << "column 14: 99999999999 is over the limit of 1000000000";
    }
    void badTexts()
    {
        QFETCH(QString, notation);
        const auto parsed = games::parse(notation.toStdString());
        QVERIFY(std::holds_alternative<games::ParseError>(parsed));
        QTEST(wording::parseErrorText(std::get<games::ParseError>(parsed)), "says");
    }

    void badEdgeLists()
    {
        const auto list = games::readEdgeList("0 1 g\n1 2 x");
        QCOMPARE(wording::lineErrorText(std::get<games::LineError>(list)),
                 QStringLiteral("line 2, column 5: expected a colour, g, b or r, found 'x'"));
        QCOMPARE(wording::fallenText(1),
                 QStringLiteral("1 edge is not joined to the ground: it falls at once"));
        QCOMPARE(wording::fallenText(2),
                 QStringLiteral("2 edges are not joined to the ground: they fall at once"));
    }

    void parts()
    {
        using Colours = PartValue::Colours;
        using Form = PartValue::Form;
        QCOMPARE(wording::partName(part(Colours::Green, Form::Tree, "*")), QStringLiteral("Green tree"));
        QCOMPARE(wording::partName(part(Colours::Green, Form::Graph, "*")),
                 QStringLiteral("Green graph with a cycle"));
        QCOMPARE(wording::partName(part(Colours::RedBlue, Form::Stalk, "1/2")),
                 QStringLiteral("Red–blue stalk"));
        QSet<QString> names;
        for (int colours = 0; colours < 5; ++colours)
            for (int form = 0; form < 3; ++form)
                names.insert(wording::partName(
                    part(static_cast<Colours>(colours), static_cast<Form>(form), std::nullopt)));
        QCOMPARE(names.size(), 15);
        const std::vector parts{part(Colours::Green, Form::Tree, "*"),
                                part(Colours::Mixed, Form::Graph, std::nullopt),
                                part(Colours::RedBlue, Form::Tree, "7/8")};
        QCOMPARE(toldSum(parts), QStringLiteral("* + ? + 7/8"));
        const auto stalk = [](const char* value) { return part(Colours::RedBlue, Form::Stalk, value); };
        QCOMPARE(toldSum({stalk("-1/2"), stalk("1/2"), stalk("-1"), stalk("{2|-1}")}),
                 QStringLiteral("-1/2 + 1/2 − 1 + {2|-1}"));
        QCOMPARE(toldSum({stalk("1"), stalk("-1/2*"), stalk("-1*2"), stalk("-1+↓")}),
                 QStringLiteral("1 − 1/2* − 1*2 + -1+↓"));
        QVERIFY(toldSum(std::vector(20, parts[0])).endsWith(QStringLiteral("+ …")));
    }

    void verdictTellsTheSum()
    {
        const auto answer = read("hackenbush:0-1g,0-2b,2-3r")->answer({}, {});
        QCOMPARE(wording::verdictDetail(answer, drawn), QStringLiteral("Value * + 1/2 = 1/2*"));
        games::Answer unknown = answer;
        unknown.verdict.value.reset();
        unknown.parts[1].value.reset();
        QVERIFY(wording::verdictDetail(unknown, drawn).startsWith(QStringLiteral("Blue (Left) is to move;")));
        QVERIFY(wording::methodText(unknown).endsWith(QStringLiteral("; the value of 1 part is not known")));
        games::Answer wordy = answer;
        wordy.verdict.value = std::string(500, '{');
        QVERIFY(!wording::verdictDetail(wordy, drawn).contains(QStringLiteral("{{{")));
    }

    void tooLargeIsSaid()
    {
        const auto answer = read("hackenbush/misere:0-1g")->answer({}, {});
        QVERIFY(!answer.unsolved);
        QCOMPARE(wording::unsolvedText(solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0}),
                 QStringLiteral("Not solved: the position is too large to be searched"));
    }

    void greenSteps()
    {
        const Reduction fusion{.kind = Kind::Fusion, .joints = 4, .edges = 4};
        QVERIFY2(toldSteps(fusion).contains(
                     QStringLiteral("Here 4 joints melt into one. The 4 edges between them become loops.")),
                 qPrintable(toldSteps(fusion)));
        QCOMPARE(wording::stepButton(games::told(fusion)), QStringLiteral("Fuse the cycle"));
        const Reduction loops{.kind = Kind::Loops, .edges = 1};
        QVERIFY(toldSteps(loops).contains(QStringLiteral("So 1 loop becomes a stalk of length 1.")));
        const Reduction colon{.kind = Kind::Colon, .lengths = {1, 1, 1, 1}, .result = 0};
        QVERIFY(toldSteps(colon).contains(
            QStringLiteral("1 ⊕ 1 ⊕ 1 ⊕ 1 = 0. So nothing is left on this joint.")));
        const Reduction heaps{.kind = Kind::Heaps, .lengths = {2, 3}, .result = 1};
        QVERIFY(toldSteps(heaps).endsWith(QStringLiteral("2 ⊕ 3 = 1.")));
        const Reduction one{.kind = Kind::Heaps, .lengths = {5}, .result = 5};
        QVERIFY(toldSteps(one).contains(QStringLiteral("a Nim heap of 5")));
        const Reduction none{.kind = Kind::Heaps};
        QVERIFY(toldSteps(none).contains(QStringLiteral("worth 0")));
        const Reduction sum{.kind = Kind::JointSum, .terms = {"1", "-1/2"}, .value = "1/2"};
        QVERIFY(toldSteps(sum).contains(QStringLiteral("1 − 1/2 = 1/2")));
    }

    void numberSteps()
    {
        const Reduction growth{
            .kind = Kind::Growth, .colour = Mover::Left, .terms = {"-1"}, .whole = 3, .value = "1/2"};
        QVERIFY2(toldSteps(growth).contains(QStringLiteral("(-1 + 3) ÷ 2^2 = 1/2")),
                 qPrintable(toldSteps(growth)));
        Reduction red = growth;
        red.colour = Mover::Right;
        red.terms = {"1"};
        red.value = "-1/2";
        QVERIFY2(toldSteps(red).contains(QStringLiteral("(1 − 3) ÷ 2^2 = -1/2")), qPrintable(toldSteps(red)));
        const Reduction leaf{
            .kind = Kind::Growth, .colour = Mover::Left, .terms = {"0"}, .whole = 2, .value = "1"};
        QVERIFY(toldSteps(leaf).contains(QStringLiteral("worth 1")));
        const Reduction sum{.kind = Kind::JointSum, .terms = {"1/2", "1"}, .value = "3/2"};
        QVERIFY(toldSteps(sum).contains(QStringLiteral("1/2 + 1 = 3/2")));
        Reduction sign{.kind = Kind::Sign, .colour = Mover::Right, .terms = {"-1/2"}, .value = "3/2"};
        sign.line = games::NumberLine{.value = 1.5, .text = "3/2", .before = {1, 2}};
        QCOMPARE(toldSteps(sign),
                 QStringLiteral("This red edge counts -1/2; up to here the stalk is worth 3/2."));
        sign.line->before.clear();
        QVERIFY(toldSteps(sign).startsWith(QStringLiteral("From the ground up")));
    }

    void otherSteps()
    {
        games::Answer parts;
        parts.verdict.outcome = Outcome::L;
        parts.verdict.value = "1*";
        parts.parts = {part(PartValue::Colours::Green, PartValue::Form::Stalk, "*"),
                       part(PartValue::Colours::Blue, PartValue::Form::Stalk, "1")};
        QVERIFY(toldSteps(games::partsStep(parts, {}))
                    .endsWith(QStringLiteral("* + 1 = 1*. Blue (Left) wins, whoever starts.")));
        parts.verdict.value.reset();
        QVERIFY(toldSteps(games::partsStep(parts, {})).contains(QStringLiteral("not worked out")));
        QVERIFY(toldSteps(games::simplestStep("1/2", "1", "3/4"))
                    .contains(QStringLiteral("leaves 1/2, the best move of Red (Right) leaves 1")));
        QVERIFY(toldSteps(games::simplestStep("", "1", "0"))
                    .startsWith(QStringLiteral("Blue (Left) has no move")));
        QVERIFY(toldSteps(games::simplestStep("1", "", "2"))
                    .startsWith(QStringLiteral("Red (Right) has no move")));
        QVERIFY(toldSteps(games::simplestStep("", "", "0")).contains(QStringLiteral("the value is 0")));
    }

    void wholeExplanations_data()
    {
        QTest::addColumn<QString>("notation");
        for (const games::Preset& preset : games::findEntry(drawn)->info.presets)
            QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.notation);
    }
    void wholeExplanations()
    {
        QFETCH(QString, notation);
        const auto game = read(notation.toLatin1().constData());
        QVERIFY(game != nullptr);
        const QString text = wording::explanationText(game->explain({}), drawn);
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
        for (const QString& line : text.split(QLatin1Char('\n')))
            QVERIFY2(line.size() <= 78 || line.contains(QStringLiteral("refuted by")) || !line.contains(u' '),
                     qPrintable(line));
    }
};

GRUNDY_TEST(TestDrawn, tests::run<TestDrawn>)
#include "tst_drawn.moc"
