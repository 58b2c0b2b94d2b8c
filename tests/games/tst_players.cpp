// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations, and the computer's levels.

#include "games/asked.h"
#include "games/explanation.h"
#include "games/heaps/nimsteps.h"
#include "games/lines/runsstep.h"
#include "games/plain/positions.h"
#include "games/players/opponents.h"
#include "support/testprogram.h"

#include <QtTest>

#include <set>

using asked::said;
using asked::says;
using asked::titled;
using games::Answer;
using games::GamePtr;
using games::Move;

namespace {

GamePtr drawnImpartial(std::mt19937_64& random)
{
    return positions::read(positions::draw(positions::games()[random() % 5], random));
}

constexpr std::string_view periodTitle = "Why: the period";
constexpr std::string_view runsTitle = "Why: the runs";
constexpr std::string_view heapsTitle = "Why: runs are heaps";

template <typename S>
std::vector<S> stepsOf(const games::Explanation& explanation)
{
    std::vector<S> found;
    for (const games::Step& step : explanation.steps) {
        if (const auto* wanted = std::get_if<S>(&step))
            found.push_back(*wanted);
    }
    return found;
}

Move chosen(const GamePtr& game, const games::Opponent& opponent, std::uint64_t seed = 1)
{
    std::mt19937_64 random(seed);
    return std::get<Move>(games::chooseMove(*game, opponent, random, {}));
}

} // namespace

class TestPlayers : public QObject {
    Q_OBJECT

private slots:
    void nimSumSteps();
    void misereSteps_data();
    void misereSteps();
    void periodSteps();
    void pairedValues();
    void runSteps();
    void runCodes_data();
    void runCodes();
    void runGenera();
    void everyExplanationEndsWithOptions();
    void explanationsOfLargePositions();
    void oneWinIsEnough();
    void oneWinOfEveryGame();
    void perfectPlayersWin();
    void perfectSetsTheHardestTask();
    void lookAheadSeesTheEnd();
    void lookAheadIsUniform();
    void humanLikeSlips();
};

void TestPlayers::nimSumSteps()
{
    const GamePtr game = positions::read("nim:25,15,19,3,13");
    const auto steps = stepsOf<games::NimSumStep>(game->explain({}));
    QCOMPARE(steps.size(), std::size_t{2});
    QCOMPARE(steps[0].sum, std::uint64_t{11});
    const games::NimDecision decision = steps[0].decision.value();
    QCOMPARE(decision.column, std::uint64_t{8});
    QCOMPARE(decision.candidates, std::size_t{3});
    QCOMPARE(decision.target, steps[0].rows[decision.row].nimber ^ std::uint64_t{11});
    QVERIFY(steps[1].afterMove && steps[1].sum == 0);
    QVERIFY(!stepsOf<games::NimSumStep>(positions::read("nim:3,3")->explain({}))[0].decision);
}

void TestPlayers::misereSteps_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("large");
    QTest::addColumn<int>("ones");
    QTest::addColumn<std::string>("leaves"); // after the step's move
    QTest::newRow("odd ones") << std::string("nim/misere:1,1,1") << 0 << 3 << std::string();
    QTest::newRow("even ones") << std::string("nim/misere:1,1") << 0 << 2 << std::string("nim/misere:0,1");
    QTest::newRow("switch to 0") << std::string("nim/misere:2,1") << 1 << 1 << std::string("nim/misere:0,1");
    QTest::newRow("switch to 1") << std::string("nim/misere:9") << 1 << 0 << std::string("nim/misere:1");
    QTest::newRow("as Nim") << std::string("nim/misere:3,4,5") << 3 << 0 << std::string();
    QTest::newRow("runs") << std::string("lines/misere:11011") << 2 << 0 << std::string();
    QTest::newRow("run") << std::string("lines/misere:1101") << 1 << 1 << std::string("lines/misere:0001");
}

void TestPlayers::misereSteps()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, large);
    QFETCH(const int, ones);
    QFETCH(const std::string, leaves);
    const GamePtr game = positions::read(notation);
    const auto explanation = game->explain({});
    const auto* step = titled(explanation, "Why: misère Nim");
    QVERIFY(step != nullptr);
    const bool ofRuns = notation.starts_with("lines");
    const games::ParagraphStep expected =
        games::misereStep({.levels = games::Levels::from(games::Level::Values),
                           .summand = ofRuns ? games::runSummand : games::Summand::Heap,
                           .large = static_cast<std::uint64_t>(large),
                           .ones = static_cast<std::uint64_t>(ones),
                           .move = step->move});
    QVERIFY(step->paragraphs == expected.paragraphs);
    QCOMPARE(step->move ? game->after(*step->move)->notation() : std::string(), leaves);
    QCOMPARE(stepsOf<games::NimSumStep>(explanation).empty(), large < 2);
}

void TestPlayers::periodSteps()
{
    const auto explanation = positions::read("takeaway:10,7")->explain({});
    const auto* step = titled(explanation, periodTitle);
    QVERIFY(step != nullptr);
    QVERIFY(says(explanation, periodTitle, "The values repeat with period 4.\n"));
    QCOMPARE(step->values, (std::vector<std::uint64_t>{0, 1, 2, 3, 0, 1, 2, 3}));
    QVERIFY(says(explanation, periodTitle, "Heap 1: 10 is like 2 and has the value 2."));
    QCOMPARE(stepsOf<games::NimSumStep>(explanation).at(0).sum, std::uint64_t{1});
    // In misère play a single heap is lost where the misère value is 0: at 1, 5, 9.
    const auto misere = positions::read("takeaway/misere:9")->explain({});
    QVERIFY(says(misere, periodTitle, "In misère play a heap without a move has the value 1."));
    const auto values = titled(misere, periodTitle)->values;
    for (std::size_t heap = 0; heap < values.size(); ++heap)
        QCOMPARE(values[heap] == 0, heap % 4 == 1);
}

/// The claim of Why? for several heaps (Ferguson's pairing), worked out from the rules.
void TestPlayers::pairedValues()
{
    for (const std::vector<int>& takes :
         std::vector<std::vector<int>>{{1, 2, 3}, {2, 3}, {2, 5, 6}, {3, 4, 7}}) {
        std::vector<int> values;
        for (int heap = 0; heap < 60; ++heap) {
            std::set<int> seen;
            for (const int take : takes) {
                if (take <= heap)
                    seen.insert(values[static_cast<std::size_t>(heap - take)]);
            }
            int mex = 0;
            while (seen.contains(mex))
                ++mex;
            values.push_back(mex);
            const bool leavesZero =
                heap >= takes.front() && values[static_cast<std::size_t>(heap - takes.front())] == 0;
            QCOMPARE(mex == 1, leavesZero);
        }
    }
}

void TestPlayers::runSteps()
{
    const auto classic = positions::read("lines/misere:111/1111/11111")->explain({});
    QVERIFY(says(classic, heapsTitle, "The run code is 11100:"));
    const auto limited = positions::read("lines/max=2:11111/1111111")->explain({});
    QVERIFY(says(limited, runsTitle, "A move takes at most 2 counters"));
    QVERIFY(titled(positions::read("lines/max=9:111")->explain({}), heapsTitle));
    const auto byRuns = positions::read("lines/max=2:1111/111")->explain({});
    QVERIFY(says(byRuns, asked::methodTitle, "from a run of 0 to a run of 4"));
    const auto grid = positions::read("grid:11/11")->explain({});
    QVERIFY(says(grid, asked::methodTitle, "every position that can arise is labelled"));
    QCOMPARE(titled(grid, asked::methodTitle)->paragraphs.size(), std::size_t{1});
}

void TestPlayers::runCodes_data()
{
    QTest::addColumn<std::string>("rows");
    QTest::addColumn<std::string>("code");
    QTest::newRow("empty") << std::string("") << std::string("00000");
    QTest::newRow("gaps alone") << std::string("000") << std::string("00000");
    QTest::newRow("single") << std::string("1/1/1") << std::string("00003");
    QTest::newRow("pairs") << std::string("11/110") << std::string("00020");
    QTest::newRow("no five") << std::string("1111/1/101") << std::string("01003");
    QTest::newRow("classic") << std::string("111/1111/11111") << std::string("11100");
    QTest::newRow("won") << std::string("1/1111/11111") << std::string("11001");
    QTest::newRow("nine") << std::string("101010101/1010101") << std::string("00009");
    QTest::newRow("ten") << std::string("101010101/101010101") << std::string();
    QTest::newRow("long") << std::string("111111/1") << std::string();
}

void TestPlayers::runCodes()
{
    QFETCH(const std::string, rows);
    QFETCH(const std::string, code);
    for (const char* head : {"lines:", "lines/misere:", "lines/max=2:", "lines/misere/max=2:"}) {
        const auto explanation = positions::read(head + rows)->explain({});
        const bool isLimited = titled(explanation, runsTitle) != nullptr;
        const std::string text = said(explanation, isLimited ? runsTitle : heapsTitle);
        QVERIFY(!text.empty());
        const std::size_t at = text.find("The run code is ");
        QCOMPARE(at != std::string::npos ? text.substr(at + 16, 5) : std::string(), code);
    }
}

void TestPlayers::runGenera()
{
    const auto told = [](const std::string& notation) {
        const auto explanation = positions::read(notation)->explain({});
        return said(explanation, titled(explanation, runsTitle) ? runsTitle : heapsTitle);
    };
    const auto names = [](const std::string& text, const char* part) {
        return text.find(part) != std::string::npos;
    };
    QVERIFY(names(told("lines/misere/max=2:111/11/1"),
                  "A run of 3 has the genus (3,3). A run of 2 has the genus (2,2). A run of 1 has the genus "
                  "(1,0).\n"));
    QVERIFY(!names(told("lines/misere:111/11/1"), "genus"));
    QVERIFY(!names(told("lines/max=2:111/11/1"), "genus"));
    // Wherever a run is not tame the position is searched, and the other way round.
    for (int length = 3; length < 15; ++length) {
        const auto game =
            positions::read("lines/misere/max=2:" + std::string(static_cast<std::size_t>(length), '1'));
        const bool tame = names(told(game->notation()), "has the genus");
        QCOMPARE(game->answer({}, {}).method == games::Method::Search, !tame);
    }
    const auto tame = positions::read("lines/misere/max=2:111/11/1")->explain({});
    QVERIFY(!titled(tame, asked::methodTitle));
}

void TestPlayers::everyExplanationEndsWithOptions()
{
    std::mt19937_64 random(8);
    for (int n = 0; n < 150; ++n) {
        const GamePtr game = drawnImpartial(random);
        const Answer answer = game->answer({}, {});
        const auto explanation = game->explain({});
        const auto* step = std::get_if<games::OptionsStep>(&explanation.steps.back());
        QVERIFY(step != nullptr);
        QCOMPARE(step->outcome, answer.verdict.outcome.value());
        QCOMPARE(step->terminal, game->isOver());
        const bool wins = step->outcome == theory::Outcome::N;
        QCOMPARE(step->lines.size() + step->omitted, wins ? answer.winning : answer.moveCount());
        for (const games::OptionLine& line : step->lines) {
            const GamePtr left = game->after(line.move);
            QCOMPARE(left->notation(), line.leaves);
            QCOMPARE(left->answer({}, {}).verdict.outcome.value(), line.outcome);
            QCOMPARE(line.outcome, wins ? theory::Outcome::P : theory::Outcome::N);
            if (line.reply)
                QCOMPARE(positions::read(line.replyLeaves)->answer({}, {}).verdict.outcome.value(),
                         theory::Outcome::P);
            else
                QVERIFY(wins || left->isOver());
        }
        if (const auto* mex = titled(explanation, "The Grundy value"); mex != nullptr) {
            const auto& arguments = mex->paragraphs.front().arguments;
            const games::Argument none = std::uint64_t{0}; // there is no option
            QVERIFY((arguments.empty() ? none : arguments.back()) ==
                    games::Argument(answer.verdict.grundy.value()));
        }
        for (const auto& sum : stepsOf<games::NimSumStep>(explanation))
            QVERIFY(!sum.afterMove || sum.sum == 0);
    }
}

void TestPlayers::explanationsOfLargePositions()
{
    const auto wide = positions::read("nim:1000000000,1000000000")->explain({});
    const auto step = std::get<games::OptionsStep>(wide.steps.back());
    QCOMPARE(step.lines.size(), std::size_t{200});
    QCOMPARE(step.omitted, std::uint64_t{2'000'000'000 - 200});
}

/// A refutation of each of two hundred moves looks at the winning replies alone, not at thousands of others.
void TestPlayers::oneWinIsEnough()
{
    for (const char* notation :
         {"nim:1000000,6986,12345", "nim/misere:1000000,6986,12345", "takeaway/take=1-9000:1000000,30001"}) {
        const auto game = positions::read(notation);
        const Answer all = game->answer({.grundy = false, .remoteness = false}, {});
        const Answer one = game->answer({.oneWin = true, .grundy = false, .remoteness = false}, {});
        QVERIFY(all.winning > 0 && all.moves.size() > 1'000);
        QCOMPARE(one.winning, all.winning);
        QCOMPARE(one.moves.size(), all.winning);
        QCOMPARE(one.moveCount(), all.moveCount());
        QVERIFY(one.moves.front().move == all.moves.front().move);
    }
}

/// What is left out is counted, and the first of what is left wins.
void TestPlayers::oneWinOfEveryGame()
{
    int won = 0;
    for (const games::Entry& entry : games::catalogue()) {
        for (const games::Preset& preset : entry.info.presets) {
            const auto game = positions::read(preset.notation);
            const Answer all = game->answer({.grundy = false, .remoteness = false}, {});
            const Answer one = game->answer({.oneWin = true, .grundy = false, .remoteness = false}, {});
            QVERIFY2(one.verdict.outcome == all.verdict.outcome, preset.notation.c_str());
            QVERIFY2((one.winning > 0) == (all.winning > 0), preset.notation.c_str());
            QVERIFY2(one.moveCount() == all.moveCount(), preset.notation.c_str());
            QVERIFY2(one.winning == all.winning || one.winningIsLeast, preset.notation.c_str());
            if (one.winning == 0)
                continue;
            const auto same = std::ranges::find(all.moves, one.moves.front().move, &games::JudgedMove::move);
            QVERIFY2(same != all.moves.end() && same->winning, preset.notation.c_str());
            ++won;
        }
    }
    QVERIFY(won > 20);
}

void TestPlayers::perfectPlayersWin()
{
    std::mt19937_64 random(10);
    for (int n = 0; n < 60; ++n) {
        GamePtr game = drawnImpartial(random);
        const Answer answer = game->answer({}, {});
        std::uint64_t moves = 0;
        for (; !game->isOver(); ++moves)
            game = game->after(chosen(game, games::PerfectPlayer{}));
        const bool moverWon = (moves % 2 == 1) == (game->play() == theory::Play::Normal);
        QCOMPARE(moverWon, answer.verdict.outcome == theory::Outcome::N);
    }
}

void TestPlayers::perfectSetsTheHardestTask()
{
    std::mt19937_64 random(12);
    for (int n = 0; n < 100; ++n) {
        const GamePtr game = drawnImpartial(random);
        const Answer answer = game->answer({}, {});
        if (game->isOver())
            continue;
        const GamePtr left = game->after(chosen(game, games::PerfectPlayer{}));
        if (answer.winning > 0) {
            QCOMPARE(left->answer({}, {}).verdict.remoteness, answer.moves.front().leaves.remoteness);
            continue;
        }
        std::uint64_t most = 0;
        const auto losing = [](const Answer& replies) { return replies.moveCount() - replies.winning; };
        for (const games::JudgedMove& judged : answer.moves)
            most = std::max(most, losing(game->after(judged.move)->answer({}, {})));
        QCOMPARE(losing(left->answer({}, {})), most);
    }
}

void TestPlayers::lookAheadSeesTheEnd()
{
    QCOMPARE(positions::read("nim:9")->lookAhead(1, {}).size(), std::size_t{1});
    QCOMPARE(positions::read("nim:9,9")->lookAhead(1, {}).size(), std::size_t{18});
    QCOMPARE(positions::read("nim:1000000000")->lookAhead(1, {}).size(), std::size_t{1});
    // To the end of the game it is perfect.
    std::mt19937_64 random(13);
    for (int n = 0; n < 40; ++n) {
        const GamePtr game = positions::read(positions::draw("nim", random).substr(0, 14));
        if (!game || game->isOver() || game->answer({}, {}).winning == 0 || game->moves().moves.size() > 8)
            continue;
        for (const Move& move : game->lookAhead(12, {}))
            QCOMPARE(game->after(move)->answer({}, {}).verdict.outcome.value(), theory::Outcome::P);
    }
}

void TestPlayers::lookAheadIsUniform()
{
    const GamePtr game = positions::read("nim:3,3,3");
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        seen.insert(game->after(chosen(game, games::LookAheadPlayer{1}, seed))->notation());
    QCOMPARE(seen.size(), std::size_t{9});
}

void TestPlayers::humanLikeSlips()
{
    const GamePtr game = positions::read("nim:7,11,5");
    int slips = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed)
        slips +=
            game->after(chosen(game, games::HumanLikePlayer{50}, seed))->notation() != "nim:7,2,5" ? 1 : 0;
    QVERIFY(slips > 140 && slips < 250);
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        QCOMPARE(game->after(chosen(game, games::HumanLikePlayer{0}, seed))->notation(),
                 std::string("nim:7,2,5"));
}

GRUNDY_TEST(TestPlayers, tests::run<TestPlayers>)
#include "tst_players.moc"
