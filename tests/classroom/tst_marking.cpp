// SPDX-License-Identifier: GPL-3.0-or-later
// Marking by hand: contradictions against the plain rules, and that no wrong marking passes.

#include "games/plain/bruteforce.h"
#include "games/plain/positions.h"

#include "classroom/marking/marking.h"
#include "support/testprogram.h"

#include <QtTest>

#include <random>

using classroom::Contradiction;
using classroom::Mark;
using classroom::Marking;
using classroom::MarkingTask;
using TaskPtr = std::shared_ptr<const MarkingTask>;

namespace {

classroom::MadeMarking made(const std::string& family, std::uint64_t n, std::uint64_t m)
{
    const auto pattern = std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse(family));
    return classroom::tableMarking(pattern, {0, n}, {0, m}, {});
}

TaskPtr table(const std::string& family, std::uint64_t n, std::uint64_t m = 0)
{
    return std::make_shared<const MarkingTask>(std::get<MarkingTask>(made(family, n, m)));
}

TaskPtr graph(const std::string& notation)
{
    return std::make_shared<const MarkingTask>(
        std::get<MarkingTask>(classroom::graphMarking(*positions::read(notation), {})));
}

TaskPtr task(const classroom::ReadyMarking& ready, bool misere)
{
    std::string text(ready.family.empty() ? ready.graph : ready.family);
    if (misere)
        text.insert(text.find_first_of("/:"), "/misere");
    return ready.family.empty() ? graph(text) : table(text, ready.n, ready.m);
}

bruteforce::Values& values()
{
    static bruteforce::Values known;
    return known;
}

Mark rightMark(const std::string& notation)
{
    return values().of(notation).moverWins ? Mark::N : Mark::P;
}

Marking rightly(const TaskPtr& task)
{
    Marking marking(task);
    for (std::size_t position = 0; position < task->positions.size(); ++position) {
        if (task->positions[position].isThere())
            marking.set(position, rightMark(task->positions[position].notation));
    }
    return marking;
}

Mark other(Mark mark)
{
    return mark == Mark::P ? Mark::N : Mark::P;
}

/// Heaps without the empty ones, in order; other positions up to symmetry.
std::string plainName(const std::string& notation)
{
    const bruteforce::Text text = bruteforce::readText(notation);
    if (text.game != "nim" && text.game != "takeaway" && text.game != "octal" && text.game != "grundy")
        return positions::read(notation)->upToSymmetry()->notation();
    std::multiset<unsigned long> heaps;
    for (const std::string& heap : bruteforce::split(text.body, ','))
        heaps.insert(std::stoul(heap));
    heaps.erase(0);
    std::string name = text.head;
    for (const unsigned long heap : heaps)
        name += std::to_string(heap) + ',';
    return name;
}

/// What the words say, by the task's own lists: is the contradiction one?
bool isGenuine(const Marking& marking, const Contradiction& found)
{
    const classroom::MarkedPosition& position = marking.task().positions[found.position];
    const auto isMarked = [&](std::size_t option, Mark mark) {
        return marking.at(option) == mark && std::ranges::count(position.options, option) == 1;
    };
    switch (found.what) {
    case Contradiction::What::Terminal:
        return position.isTerminal && found.options.empty() && found.given.empty() &&
               marking.at(found.position) ==
                   (marking.task().play == theory::Play::Normal ? Mark::N : Mark::P);
    case Contradiction::What::MoveToP:
        return marking.at(found.position) == Mark::P && !(found.options.empty() && found.given.empty()) &&
               std::ranges::all_of(found.options, [&](std::size_t o) { return isMarked(o, Mark::P); }) &&
               std::ranges::all_of(found.given,
                                   [](const auto& o) { return o.outcome == theory::Outcome::P; });
    case Contradiction::What::NoMoveToP:
        return marking.at(found.position) == Mark::N && found.options == position.options &&
               found.given == position.given && !position.isTerminal &&
               std::ranges::all_of(found.options, [&](std::size_t o) { return isMarked(o, Mark::N); }) &&
               std::ranges::all_of(found.given,
                                   [](const auto& o) { return o.outcome == theory::Outcome::N; });
    case Contradiction::What::SameValue:
        return !(found.options.empty() && found.given.empty()) &&
               std::ranges::all_of(found.options,
                                   [&](std::size_t o) { return isMarked(o, marking.at(found.position)); });
    case Contradiction::What::NoMoveTo:
        return found.missing < classroom::valueOf(marking.at(found.position)) &&
               std::ranges::none_of(position.options, [&](std::size_t o) {
                   return isMarked(o, classroom::markOf(found.missing));
               });
    }
    return false;
}

void readyRows()
{
    QTest::addColumn<std::size_t>("ready");
    QTest::addColumn<bool>("misere");
    const auto all = classroom::readyMarkings();
    for (std::size_t ready = 0; ready < all.size(); ++ready) {
        QTest::newRow(std::string(all[ready].id).c_str()) << ready << false;
        QTest::newRow((std::string(all[ready].id) + " misère").c_str()) << ready << true;
    }
}

} // namespace

class TestMarking : public QObject {
    Q_OBJECT

private slots:
    void movesAreTheRules_data() { readyRows(); }
    void movesAreTheRules();
    void rightIsRight_data() { readyRows(); }
    void rightIsRight();
    void everyFlipIsFound_data() { readyRows(); }
    void everyFlipIsFound();
    void onlyTheOutcomesPass_data();
    void onlyTheOutcomesPass();
    void contradictionsAreGenuine_data() { readyRows(); }
    void contradictionsAreGenuine();
    void firstFromBelow();
    void givenOptions();
    void comeDown();
    void misereTerminal();
    void grundyValues_data();
    void grundyValues();
    void refusedValuesAreLeftOut();
    void nothingToMark();
};

/// Every option by the plain rules is among those listed, and none besides.
void TestMarking::movesAreTheRules()
{
    QFETCH(const std::size_t, ready);
    QFETCH(const bool, misere);
    const TaskPtr task = ::task(classroom::readyMarkings()[ready], misere);
    QVERIFY(task->count() >= 9 && task->count() <= 64);
    for (const classroom::MarkedPosition& position : task->positions) {
        const auto options = bruteforce::optionsOf(position.notation);
        QCOMPARE(position.isTerminal, options.empty());
        std::set<std::string> equal;
        for (const std::string& option : options)
            equal.insert(plainName(option));
        std::set<std::string> listed;
        for (const std::size_t option : position.options) {
            listed.insert(plainName(task->positions[option].notation));
            QVERIFY(task->positions[option].height < position.height);
        }
        const std::string head = position.notation.substr(0, position.notation.find(':') + 1);
        for (const classroom::GivenOption& option : position.given) {
            listed.insert(plainName(head + option.name));
            QCOMPARE(option.outcome == theory::Outcome::P, rightMark(head + option.name) == Mark::P);
        }
        QCOMPARE(listed, equal);
    }
}

void TestMarking::rightIsRight()
{
    QFETCH(const std::size_t, ready);
    QFETCH(const bool, misere);
    const Marking marking = rightly(task(classroom::readyMarkings()[ready], misere));
    QVERIFY(!marking.firstContradiction());
    QCOMPARE(marking.blanks(), std::size_t{0});
    QVERIFY(marking.isRight());
}

void TestMarking::everyFlipIsFound()
{
    QFETCH(const std::size_t, ready);
    QFETCH(const bool, misere);
    const TaskPtr task = ::task(classroom::readyMarkings()[ready], misere);
    Marking marking = rightly(task);
    for (std::size_t position = 0; position < task->positions.size(); ++position) {
        const Mark right = marking.at(position);
        marking.set(position, other(right));
        const auto found = marking.firstContradiction();
        QVERIFY(found && isGenuine(marking, *found) && !marking.isRight());
        // Nothing below the flipped position is blamed.
        QVERIFY(task->positions[found->position].height >= task->positions[position].height);
        marking.set(position, Mark::Blank);
        QVERIFY(!marking.firstContradiction() && !marking.isRight());
        marking.set(position, right);
    }
}

void TestMarking::grundyValues_data()
{
    QTest::addColumn<std::string>("family");
    QTest::addColumn<std::uint64_t>("n");
    QTest::addColumn<std::uint64_t>("m");
    const auto row = [](const char* family, std::uint64_t n, std::uint64_t m) {
        QTest::newRow(family) << std::string(family) << n << m;
    };
    row("takeaway:n", 14, 0);
    row("nim:n,m", 5, 4);
    row("octal/code=0.77:n", 12, 0);
    row("wythoff:n,m", 4, 4);
}

/// Values by the mex of the plain rules have no contradiction; each other one does, and none below is blamed.
void TestMarking::grundyValues()
{
    QFETCH(const std::string, family);
    QFETCH(const std::uint64_t, n);
    QFETCH(const std::uint64_t, m);
    const auto pattern = std::get<analysis::FamilyPattern>(analysis::FamilyPattern::parse(family));
    Marking marking(std::make_shared<const MarkingTask>(std::get<MarkingTask>(
        classroom::tableMarking(pattern, {0, n}, {0, m}, {}, classroom::Asked::Values))));
    const auto& positions = marking.task().positions;
    for (std::size_t position = 0; position < positions.size(); ++position)
        marking.set(position, classroom::markOf(values().of(positions[position].notation).grundy));
    QVERIFY(!marking.firstContradiction() && marking.isRight());
    QCOMPARE(marking.solution(), std::vector<Mark>(marking.marks().begin(), marking.marks().end()));
    for (std::size_t position = 0; position < positions.size(); ++position) {
        const Mark right = marking.at(position);
        for (std::uint64_t wrong = 0; wrong <= classroom::valueOf(right) + 2; ++wrong) {
            if (classroom::markOf(wrong) == right)
                continue;
            marking.set(position, classroom::markOf(wrong));
            const auto found = marking.firstContradiction();
            QVERIFY(found && !marking.isRight());
            QVERIFY(positions[found->position].height >= positions[position].height);
            QVERIFY(found->what == Contradiction::What::Terminal || isGenuine(marking, *found));
        }
        marking.set(position, right);
    }
}

void TestMarking::onlyTheOutcomesPass_data()
{
    QTest::addColumn<std::string>("family");
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("m");
    QTest::newRow("takeaway") << std::string("takeaway:n") << 10 << 0;
    QTest::newRow("takeaway misère") << std::string("takeaway/misere/take=1,3:n") << 10 << 0;
    QTest::newRow("nim") << std::string("nim:n,m") << 2 << 2;
    QTest::newRow("nim misère") << std::string("nim/misere:n,m") << 3 << 2;
    QTest::newRow("kayles") << std::string("octal/code=0.77:n") << 11 << 0;
    QTest::newRow("dawson misère") << std::string("octal/misere/code=0.07:n") << 11 << 0;
}

/// All 2^k complete markings: one has no contradiction, that of the solver.
void TestMarking::onlyTheOutcomesPass()
{
    QFETCH(const std::string, family);
    QFETCH(const int, n);
    QFETCH(const int, m);
    const TaskPtr task = table(family, static_cast<std::uint64_t>(n), static_cast<std::uint64_t>(m));
    const std::size_t count = task->positions.size();
    Marking marking(task);
    int passed = 0;
    for (std::size_t bits = 0; bits < std::size_t{1} << count; ++bits) {
        for (std::size_t position = 0; position < count; ++position)
            marking.set(position, (bits >> position & 1) == 0 ? Mark::P : Mark::N);
        if (!marking.isRight())
            continue;
        ++passed;
        for (std::size_t position = 0; position < count; ++position) {
            const auto outcome =
                positions::read(task->positions[position].notation)->answer({}, {}).verdict.outcome;
            QCOMPARE(marking.at(position) == Mark::P, outcome == theory::Outcome::P);
        }
    }
    QCOMPARE(passed, 1);
}

/// Random marks with blanks: what is named is one, and where nothing is named there is none.
void TestMarking::contradictionsAreGenuine()
{
    QFETCH(const std::size_t, ready);
    QFETCH(const bool, misere);
    const TaskPtr task = ::task(classroom::readyMarkings()[ready], misere);
    std::mt19937_64 random(ready + 1);
    for (int n = 0; n < 300; ++n) {
        Marking marking(task);
        for (std::size_t position = 0; position < task->positions.size(); ++position) {
            const auto roll = random() % 12;
            if (roll > 2) {
                const Mark right = rightMark(task->positions[position].notation);
                marking.set(position, roll == 3 ? other(right) : right);
            }
        }
        std::vector<std::size_t> wrong;
        for (std::size_t position = 0; position < task->positions.size(); ++position) {
            const classroom::MarkedPosition& here = task->positions[position];
            int toP = 0;
            int open = 0;
            for (const std::size_t option : here.options) {
                toP += marking.at(option) == Mark::P ? 1 : 0;
                open += marking.at(option) == Mark::Blank ? 1 : 0;
            }
            for (const auto& option : here.given)
                toP += option.outcome == theory::Outcome::P ? 1 : 0;
            const bool ends = here.options.empty() && here.given.empty();
            if (marking.at(position) == Mark::P && (ends ? misere : toP > 0))
                wrong.push_back(position);
            if (marking.at(position) == Mark::N && (ends ? !misere : toP + open == 0))
                wrong.push_back(position);
        }
        const auto found = marking.firstContradiction();
        QCOMPARE(found.has_value(), !wrong.empty());
        if (!found)
            continue;
        QVERIFY(isGenuine(marking, *found));
        for (const std::size_t position : wrong) {
            const auto height = task->positions[position].height;
            const auto first = task->positions[found->position].height;
            QVERIFY(first < height || (first == height && found->position <= position));
        }
    }
}

void TestMarking::firstFromBelow()
{
    Marking marking(table("takeaway:n", 10));
    marking.set(5, Mark::P);
    marking.set(4, Mark::P);
    marking.set(3, Mark::N);
    marking.set(2, Mark::N);
    marking.set(1, Mark::N);
    const Contradiction five{.what = Contradiction::What::MoveToP, .position = 5, .options = {4}};
    QCOMPARE(marking.firstContradiction(), std::optional(five));
    marking.set(0, Mark::N);
    const Contradiction nothing{.what = Contradiction::What::Terminal, .position = 0};
    QCOMPARE(marking.firstContradiction(), std::optional(nothing));
    marking.set(0, Mark::Blank);
    marking.set(4, Mark::N); // 3, 2 and 1 are N, and so is every move of 4
    const Contradiction four{.what = Contradiction::What::NoMoveToP, .position = 4, .options = {1, 2, 3}};
    QCOMPARE(marking.firstContradiction(), std::optional(four));
    marking.set(2, Mark::Blank);
    QVERIFY(!marking.firstContradiction());
    QCOMPARE(marking.blanks(), std::size_t{7});
}

/// Kayles: three pins leave 2 or 1, or one on either side, which is P by symmetry.
void TestMarking::givenOptions()
{
    const TaskPtr task = table("octal/code=0.77:n", 4);
    QCOMPARE(task->positions[3].options, (std::vector<std::size_t>{1, 2}));
    QCOMPARE(task->positions[3].given,
             (std::vector<classroom::GivenOption>{{.name = "1,1", .outcome = theory::Outcome::P}}));
    Marking marking(task);
    marking.set(3, Mark::P);
    QCOMPARE(marking.firstContradiction()->given.size(), std::size_t{1});
    marking.set(3, Mark::N);
    QVERIFY(!marking.firstContradiction());
}

/// A coin that has come down takes no part: what it leaves is in the table.
void TestMarking::comeDown()
{
    const TaskPtr stairs = table("staircase:0,n,m", 4, 4);
    const auto at = [](std::size_t n, std::size_t m) { return m * 5 + n; };
    QCOMPARE(stairs->positions[at(2, 0)].options, (std::vector<std::size_t>{at(0, 0), at(1, 0)}));
    QVERIFY(stairs->positions[at(2, 0)].given.empty());
    QCOMPARE(stairs->positions[at(1, 1)].options, (std::vector<std::size_t>{at(2, 0), at(0, 1)}));
    // The moves of the last coin lead to a fifth one on the first step.
    QCOMPARE(stairs->positions[at(4, 1)].given,
             (std::vector<classroom::GivenOption>{{.name = "0,5,0", .outcome = theory::Outcome::N}}));
    const TaskPtr kayles = table("octal/code=0.77:n", 3);
    QCOMPARE(kayles->positions[1].options, std::vector<std::size_t>{0});
    QVERIFY(kayles->positions[2].given.empty());
}

void TestMarking::misereTerminal()
{
    Marking marking(graph("nim/misere:2,1"));
    const auto last = marking.task().positions.size() - 1;
    QVERIFY(marking.task().positions[last].isTerminal);
    marking.set(last, Mark::N);
    QVERIFY(!marking.firstContradiction());
    marking.set(last, Mark::P);
    QVERIFY(marking.firstContradiction()->what == Contradiction::What::Terminal);
}

void TestMarking::refusedValuesAreLeftOut()
{
    const TaskPtr grids = table("grid:(1^n/)^m", 2, 2); // there is no grid without a row
    QCOMPARE(grids->n, (analysis::ValueRange{1, 2}));
    QCOMPARE(grids->m, (analysis::ValueRange{1, 2}));
    QCOMPARE(grids->count(), std::size_t{4});
    QVERIFY(rightly(grids).isRight());
}

void TestMarking::nothingToMark()
{
    using classroom::NoMarking;
    QCOMPARE(std::get<NoMarking>(made("nim:n,m", 20, 19)), NoMarking::TooMany);
    QCOMPARE(std::get<NoMarking>(made("nim:n,m", ~std::uint64_t{0} - 1, 1)), NoMarking::TooMany);
    QCOMPARE(std::get<NoMarking>(made("hackenbush:b^nr^m", 3, 3)), NoMarking::NotImpartial);
    QVERIFY(std::holds_alternative<games::ParseError>(made("grid:(1^n/)^m", 0, 0)));
    const auto big = classroom::graphMarking(*positions::read("nim:9,9,9,9"), {});
    QCOMPARE(std::get<NoMarking>(big), NoMarking::TooMany);
    const auto rows = classroom::graphMarking(*positions::read("northcott:W..B"), {});
    QCOMPARE(std::get<NoMarking>(rows), NoMarking::NotImpartial);
}

GRUNDY_TEST(TestMarking, tests::run<TestMarking>)
#include "tst_marking.moc"
