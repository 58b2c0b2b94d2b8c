// SPDX-License-Identifier: GPL-3.0-or-later
// Misère Kayles: the theorem of Sibert and Conway beside a recursion over the rules alone, and the step of
// the induction that proves it, case by case. Once the first test went through all 30,053,954 positions of up
// to 70 pins: no difference.

#include "games/asked.h"
#include "games/octal/octalcount.h"
#include "games/plain/bruteforce.h"
#include "games/plain/impartialcheck.h"
#include "games/plain/positions.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

using games::Answer;
using games::GamePtr;
using games::OctalCount;
using theory::Outcome;
using theory::Play;

namespace {

using Rows = std::vector<unsigned>;

const std::string kayles = "octal/misere/code=0.77:";

/// The lengths that the kinds speak of.
constexpr std::array<unsigned, 8> shortLengths{1, 4, 5, 9, 12, 17, 20, 25};

bool isShort(unsigned length)
{
    return std::ranges::find(shortLengths, length) != shortLengths.end();
}

/// What a row can become, the shorter part first; a part of 0 is none.
std::vector<std::pair<unsigned, unsigned>> partsOf(unsigned length)
{
    std::vector<std::pair<unsigned, unsigned>> parts;
    for (unsigned taken = 1; taken <= std::min(length, 2U); ++taken)
        for (unsigned left = 0; 2 * left <= length - taken; ++left)
            parts.emplace_back(left, length - taken - left);
    return parts;
}

const solver::OctalValues& values()
{
    static const auto values = std::get<solver::OctalValues>(solver::octalValues({{0, 7, 7}}, 100, {}));
    return values;
}

OctalCount countOf(const Rows& rows)
{
    OctalCount count(values());
    for (const unsigned length : rows)
        count.add(length);
    return count;
}

/// Positions that are lost for the player to move, by the rules alone; asked in the order of their pins.
class LostPositions {
public:
    /// `rows` rise. Whether the position is lost, which is kept.
    bool add(const Rows& rows)
    {
        const bool isLost = !rows.empty() && !hasLostOption(rows);
        if (isLost)
            m_lost.insert(textOf(rows));
        return isLost;
    }

private:
    static std::string textOf(const Rows& rows) { return {rows.begin(), rows.end()}; }

    [[nodiscard]] bool hasLostOption(const Rows& rows) const
    {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (row > 0 && rows[row] == rows[row - 1])
                continue;
            for (const auto& [left, right] : partsOf(rows[row])) {
                Rows option = rows;
                option.erase(option.begin() + static_cast<std::ptrdiff_t>(row));
                for (const unsigned part : {left, right})
                    if (part > 0)
                        option.insert(std::ranges::upper_bound(option, part), part);
                if (m_lost.contains(textOf(option)))
                    return true;
            }
        }
        return false;
    }

    std::unordered_set<std::string> m_lost;
};

/// All positions of `pins` pins, their rows rising.
void forEachRows(unsigned pins, const std::function<void(const Rows&)>& visit, Rows rows = {})
{
    if (pins == 0)
        return visit(rows);
    for (unsigned length = rows.empty() ? 1 : rows.back(); length <= pins; ++length) {
        if (length < pins && pins - length < length)
            continue;
        rows.push_back(length);
        forEachRows(pins - length, visit, rows);
        rows.pop_back();
    }
}

/// Rows of the short lengths, each of them zero to four times. More are like two less: a kind asks for none,
/// one, an even number or an odd one, and a move takes one row away and adds at most two.
void forEachShortRows(const std::function<void(const Rows&)>& visit, std::size_t place = 0, Rows rows = {})
{
    if (place == shortLengths.size())
        return visit(rows);
    for (int number = 0; number <= 4; ++number) {
        forEachShortRows(visit, place + 1, rows);
        rows.push_back(shortLengths[place]);
    }
}

/// Whether a move in a row of that length leaves a lost position, by the theorem.
bool wins(const OctalCount& count, unsigned length)
{
    const OctalCount rest = count.without(length);
    return std::ranges::any_of(partsOf(length), [&rest](const auto& parts) {
        return rest.with({0, parts.first, parts.second}).outcome(Play::Misere) == Outcome::P;
    });
}

/// By the theorem the position is lost where no move leaves a lost one, and only there. `rows` rise but for
/// the last one.
bool isInStep(const Rows& rows)
{
    const OctalCount count = countOf(rows);
    bool canWin = rows.empty();
    for (std::size_t row = 0; row < rows.size() && !canWin; ++row)
        canWin = (row == 0 || rows[row] != rows[row - 1]) && wins(count, rows[row]);
    return canWin == (count.outcome(Play::Misere) == Outcome::N);
}

/// Whether two more short rows, or one or none, make a position of one of the kinds.
bool isNearAKind(const OctalCount& count)
{
    const auto makesAKind = [&count](unsigned left, unsigned right) {
        return count.with({0, left, right}).kind() != nullptr;
    };
    return makesAKind(0, 0) || std::ranges::any_of(shortLengths, [&](unsigned left) {
               return makesAKind(left, 0) || std::ranges::any_of(shortLengths, [&](unsigned right) {
                          return makesAKind(left, right);
                      });
           });
}

std::size_t kindOf(const OctalCount& count)
{
    const games::KaylesKind* const kind = count.kind();
    return kind == nullptr ? games::kaylesKinds.size()
                           : static_cast<std::size_t>(kind - games::kaylesKinds.data());
}

GamePtr randomKayles(std::mt19937_64& random, std::size_t mostRows, unsigned longest)
{
    return positions::read(kayles + positions::heaps(random, mostRows, longest));
}

} // namespace

class TestMisereKayles : public QObject {
    Q_OBJECT

private slots:
    void asTheRecursionHasIt();
    void theStepOfTheInduction();
    void theStepWithALongRow();
    void kinds_data();
    void kinds();
    void asSearchHasIt();
    void allMovesOfSmallPositions();
    void threeRowsOfTwentyFive();
    void anyLength();
    void onlyKaylesAndOnlyByTheory_data();
    void onlyKaylesAndOnlyByTheory();
    void explained_data();
    void explained();
};

/// Every position; every kind occurs among them.
void TestMisereKayles::asTheRecursionHasIt()
{
    const unsigned mostPins = tests::isSanitized ? 36 : 46;
    LostPositions lost;
    std::map<std::size_t, int> seen;
    for (unsigned pins = 0; pins <= mostPins; ++pins) {
        forEachRows(pins, [&](const Rows& rows) {
            const OctalCount count = countOf(rows);
            ++seen[kindOf(count)];
            if (lost.add(rows) != (count.outcome(Play::Misere) == Outcome::P))
                QFAIL(qPrintable(QStringLiteral("%1 rows, %2 pins").arg(rows.size()).arg(pins)));
        });
        if (QTest::currentTestFailed())
            return;
    }
    for (std::size_t kind = 0; kind <= games::kaylesKinds.size(); ++kind)
        QVERIFY2(seen[kind] > 0, qPrintable(QString::number(kind)));
}

/// Short rows alone.
void TestMisereKayles::theStepOfTheInduction()
{
    SKIP_COUNTING_UNDER_SANITIZERS();
    int positions = 0;
    int wrong = 0;
    forEachShortRows([&](const Rows& rows) {
        ++positions;
        wrong += isInStep(rows) ? 0 : 1;
    });
    QCOMPARE(positions, 390'625);
    QCOMPARE(wrong, 0);
}

/// One other row beside them. Where no move leaves a position of a kind, all is as in normal play: with two
/// other rows, or with one that is too long to become two short ones.
void TestMisereKayles::theStepWithALongRow()
{
    SKIP_COUNTING_UNDER_SANITIZERS();
    constexpr unsigned longest = 25 + 2 + 25;
    int wrong = 0;
    forEachShortRows([&](const Rows& rows) {
        if (!isNearAKind(countOf(rows)))
            return;
        Rows all = rows;
        all.push_back(0);
        for (all.back() = 1; all.back() <= longest; ++all.back())
            wrong += isShort(all.back()) || isInStep(all) ? 0 : 1;
    });
    QCOMPARE(wrong, 0);
}

void TestMisereKayles::kinds_data()
{
    QTest::addColumn<std::string>("rows");
    QTest::addColumn<std::size_t>("kind");
    QTest::addColumn<char>("outcome");
    const auto row = [](const std::string& rows, std::size_t kind, char outcome) {
        QTest::newRow(rows.empty() ? "none" : rows.c_str()) << rows << kind << outcome;
    };
    const std::size_t none = games::kaylesKinds.size();
    row("", 0, 'N');
    row("1", 0, 'P');
    row("5,1", 0, 'P');
    row("5,5", 0, 'N');
    row("5", none, 'N');
    row("9,9", 1, 'N');
    row("20", 1, 'P');
    row("17,12,4", 1, 'P');
    row("9,5", none, 'P');
    row("25,20", 2, 'N');
    row("25,12,17,1", 2, 'N');
    row("25,25", none, 'P');
    row("9", 3, 'P');
    row("9,4,4", 3, 'P');
    row("9,4", none, 'N');
    row("12", 4, 'P');
    row("12,4,1", 4, 'P');
    row("12,12,12", none, 'N');
    row("25,9,4", 5, 'P');
    row("25,9,9,9,1", 5, 'P');
    row("25,17,4", none, 'N');
    row("2,2", none, 'P');
    row("1000000,1000000", none, 'P');
}

void TestMisereKayles::kinds()
{
    QFETCH(const std::string, rows);
    QFETCH(const std::size_t, kind);
    QFETCH(const char, outcome);
    OctalCount count(values());
    for (const unsigned long length : plainoctal::heapsOf(rows))
        count.add(length);
    QCOMPARE(kindOf(count), kind);
    QCOMPARE(asked::letterOf(positions::read(kayles + rows)->answer({.remoteness = false}, {}).verdict),
             outcome);
}

/// Larger rows than the recursion has gone through in all positions.
void TestMisereKayles::asSearchHasIt()
{
    std::mt19937_64 random(1992);
    for (int n = 0; n < tests::repeated(24); ++n) {
        const GamePtr game = randomKayles(random, 5, 14);
        const Answer known = game->answer({.remoteness = false}, {});
        const Answer found = game->answer({.remoteness = false, .theoremsAllowed = false}, {});
        QCOMPARE(known.verdict, found.verdict);
        QCOMPARE(known.winning, found.winning);
        QCOMPARE(known.moves.size(), found.moves.size());
        for (std::size_t i = 0; i < known.moves.size(); ++i) {
            QVERIFY(known.moves[i].move == found.moves[i].move);
            QCOMPARE(known.moves[i].leaves, found.moves[i].leaves);
        }
    }
}

/// With the moves that are left, and without a Grundy value.
void TestMisereKayles::allMovesOfSmallPositions()
{
    std::mt19937_64 random(7);
    bruteforce::Values plain;
    for (int n = 0; n < tests::repeated(60); ++n)
        QCOMPARE(impartialcheck::difference(randomKayles(random, 3, 6), {}, plain), QString());
}

void TestMisereKayles::threeRowsOfTwentyFive()
{
    const GamePtr game = positions::read(kayles + "25,25,25");
    const Answer answer = game->answer({.remoteness = false}, {});
    QVERIFY(!answer.unsolved);
    QCOMPARE(answer.method, games::Method::Theory);
    QVERIFY(answer.theorem == games::misereKaylesTheorem);
    QCOMPARE(answer.verdict.outcome, std::optional(Outcome::N));
    QVERIFY(!answer.verdict.grundy && !answer.verdict.value);
    QCOMPARE(answer.moves.size(), std::size_t{147});
    QCOMPARE(answer.winning, std::uint64_t{27});
    QVERIFY(!answer.winningIsLeast);
    for (const games::JudgedMove& judged : answer.moves)
        QCOMPARE(judged.leaves,
                 game->after(judged.move)->answer({.moves = false, .remoteness = false}, {}).verdict);
}

/// The winning moves are listed first, in what the game lists and in the answer.
void TestMisereKayles::anyLength()
{
    const GamePtr game = positions::read(kayles + "1000000000,7");
    const Answer answer = game->answer({}, {});
    QCOMPARE(answer.method, games::Method::Theory);
    QCOMPARE(answer.verdict.outcome, std::optional(Outcome::N));
    QCOMPARE(answer.moveCount(), std::uint64_t{1'999'999'999 + 13});
    QVERIFY(answer.moves.size() <= games::mostListedMoves);
    QVERIFY(answer.winning > 0 && answer.winningIsLeast);
    QVERIFY(answer.moves.front().winning);
    QVERIFY(answer.moves.front().move == game->moves().moves.front());
    const GamePtr left = game->after(answer.moves.front().move);
    QCOMPARE(left->answer({.moves = false}, {}).verdict.outcome, std::optional(Outcome::P));
    solver::Job job;
    job.limits.positions = 1;
    const Answer limited = positions::read(game->notation())->answer({}, job);
    QVERIFY(limited.unsolved.has_value() && !limited.verdict.outcome);
    QVERIFY(std::ranges::none_of(limited.moves, &games::JudgedMove::winning));
}

void TestMisereKayles::onlyKaylesAndOnlyByTheory_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<bool>("theoremsAllowed");
    QTest::addColumn<bool>("byTheorem");
    const auto row = [](const std::string& notation, bool theoremsAllowed, bool byTheorem) {
        QTest::addRow("%s %d", notation.c_str(), theoremsAllowed) << notation << theoremsAllowed << byTheorem;
    };
    row("octal/misere/code=0.77:7,3", true, true);
    row("octal/code=.770/misere:7,3", true, true);
    row("octal/misere:7,3", true, true);
    row("octal/misere/code=0.77:7,3", false, false);
    for (const char* code : {"0.7", "0.07", "0.777", "4.77", "0.67"})
        row(std::string("octal/misere/code=") + code + ":7,3", true, false);
}

void TestMisereKayles::onlyKaylesAndOnlyByTheory()
{
    QFETCH(const std::string, notation);
    QFETCH(const bool, theoremsAllowed);
    QFETCH(const bool, byTheorem);
    const Answer answer = positions::read(notation)->answer({.theoremsAllowed = theoremsAllowed}, {});
    QCOMPARE(answer.method, byTheorem ? games::Method::Theory : games::Method::Search);
    QCOMPARE(answer.theorem == games::misereKaylesTheorem, byTheorem);
    QVERIFY(answer.verdict.outcome.has_value());
}

void TestMisereKayles::explained_data()
{
    QTest::addColumn<std::string>("rows");
    QTest::addColumn<std::string>("part");
    QTest::addColumn<std::string>("ofTheMove"); // "": it is a move to nim-sum 0, or there is none
    QTest::addColumn<bool>("hasSum");
    const auto row = [](const char* rows, const char* part, const char* ofTheMove, bool hasSum) {
        QTest::newRow(rows) << std::string(rows) << std::string(part) << std::string(ofTheMove) << hasSum;
    };
    row("25,25,25", "This position is of none of these kinds", "", true);
    row("2,2", "This position is of none of these kinds", "", true);
    row("2", "This position is of none of these kinds", "every heap is of 1, 4 or 5", true);
    row("25,9,4", "one heap is of 25, every other one of 1, 4 or 9, and the nim-sum is 4.", "", false);
    row("5,1", "The nim-sum is 5: hot in normal play, so cold in misère play.", "", false);
    row("9,9", "every heap is of 1, 4, 9, 12, 17 or 20, and the nim-sum is 0 or 1.",
        "so cold in misère play.", false);
    row("25,20", "The nim-sum is 0: cold in normal play, so hot in misère play.", "of such a kind", false);
}

/// What is said fits the position: a nim-sum alone where it decides, a move of its own where it leaves one of
/// the kinds.
void TestMisereKayles::explained()
{
    QFETCH(const std::string, rows);
    QFETCH(const std::string, part);
    QFETCH(const std::string, ofTheMove);
    QFETCH(const bool, hasSum);
    const auto explanation = positions::read(kayles + rows)->explain({});
    QVERIFY2(asked::says(explanation, "Why: misère Kayles", part),
             asked::said(explanation, "Why: misère Kayles").c_str());
    QCOMPARE(asked::titled(explanation, "The winning move") == nullptr, ofTheMove.empty());
    QVERIFY2(asked::says(explanation, "The winning move", ofTheMove) || ofTheMove.empty(),
             asked::said(explanation, "The winning move").c_str());
    QCOMPARE(asked::stepOf<games::NimSumStep>(explanation) != nullptr, hasSum);
    const auto over = positions::read(kayles)->explain({});
    QVERIFY(std::get<games::OptionsStep>(over.steps.front()).terminal);
}

GRUNDY_TEST(TestMisereKayles, tests::run<TestMisereKayles>)
#include "tst_miserekayles.moc"
