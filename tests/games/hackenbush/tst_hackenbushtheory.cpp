// SPDX-License-Identifier: GPL-3.0-or-later
// What the source texts say of Hackenbush: the sign rule, the colon principle, and fusion for its cycles.

#include "games/plain/hackenbushcheck.h"
#include "games/plain/hackenbushtheory.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

using games::Answer;
using hackenbushcheck::answerOf;
using hackenbushcheck::letterOf;
using hackenbushcheck::valueOf;
using plainhackenbush::Edges;
using positions::read;

namespace {

std::optional<std::uint64_t> grundyOf(const Edges& edges)
{
    return answerOf(plainhackenbush::write(edges), {.moves = false, .remoteness = false}).verdict.grundy;
}

/// All words of two letters of that length.
std::vector<std::string> words(std::size_t length)
{
    std::vector<std::string> all;
    for (unsigned long bits = 0; bits < 1UL << length; ++bits) {
        std::string word;
        for (std::size_t i = 0; i < length; ++i)
            word += (bits >> i & 1) != 0 ? 'b' : 'r';
        all.push_back(word);
    }
    return all;
}

} // namespace

class TestHackenbushTheory : public QObject {
    Q_OBJECT

private slots:
    void namedValues_data();
    void namedValues();
    void signOfTheSumDecides();
    void colonPrinciple();
    void fusionPrinciple();
    void everyStalk();
    void stalksAdd();
    void treesOfBlueAndRed();
};

void TestHackenbushTheory::namedValues_data()
{
    QTest::addColumn<std::string>("picture");
    QTest::addColumn<std::string>("value");
    const auto row = [](const std::string& picture, const std::string& value) {
        QTest::newRow(picture.c_str()) << picture << value;
    };
    row("", "0");
    row("0-1b,1-2b,2-3r,3-4r,4-5b", "11/8"); // S4's stalk
    row("0-1b,1-2r,2-3r,3-4b,4-5b", "7/16"); // docs/sources.md, F30: upside down
    row("0-1g,1-2g,2-3g", "*3");
    row("0-0g", "*");
    row("0-0b,0-0b,0-0r", "1");
    row("0-1g,1-2b", "↑*");
    row("0-1g,1-2r", "↓*");
    row("0-1g,1-2b,0-3g", "↑");
    row("0-1g,1-2b,0-3g,3-4b", "2↑");
    row("0-1b,1-2r,2-3b,0-7g", "3/4*");
    row("0-1b,1-2b,0-3g,3-4b,0-5g", "2+↑");
    row("0-1b,0-2r", "0");
    row("0-1g,1-2g,2-0g", "*");
    row("0-1g,1-2g,2-3g,3-0g", "0");
}

void TestHackenbushTheory::namedValues()
{
    QFETCH(std::string, picture);
    QFETCH(std::string, value);
    QCOMPARE(valueOf("hackenbush:" + picture), value);
    QCOMPARE(valueOf("hackenbush:" + picture, false), value);
    QCOMPARE(valueOf("hackenbush:8-9r,9-9b" + (picture.empty() ? "" : "," + picture)), value);
}

void TestHackenbushTheory::signOfTheSumDecides()
{
    std::mt19937_64 random(24);
    for (int n = 0; n < tests::repeated(500); ++n) {
        const std::string notation = plainhackenbush::write(plainhackenbush::draw(random, 9, "br"));
        plainhackenbush::Search plain(notation);
        const plainhackenbush::Number number = plain.number(plain.start());
        const char expected = number > 0 ? 'L' : (number < 0 ? 'R' : 'P');
        QCOMPARE(plain.outcome(plain.start()), expected);
        QCOMPARE(letterOf(answerOf(notation).verdict), expected);
    }
}

void TestHackenbushTheory::colonPrinciple()
{
    std::mt19937_64 random(25);
    for (int n = 0; n < tests::repeated(500); ++n) {
        const Edges tree =
            plainhackenbush::drawTree(random, n < tests::repeated(400) ? 1 + random() % 11 : 200, "g");
        auto branches = plainhackenbush::branches(tree);
        const unsigned long grundy = plainhackenbush::treeGrundy(branches);
        QCOMPARE(grundyOf(tree), std::optional<std::uint64_t>(grundy));
        if (tree.size() > 20)
            continue;
        plainhackenbush::Search plain(plainhackenbush::write(tree));
        QCOMPARE(plain.grundy(plain.start()), grundy);
    }
    for (unsigned long length = 0; length < 64; ++length) {
        const std::string notation = plainhackenbush::write(plainhackenbush::stalk(std::string(length, 'g')));
        QCOMPARE(valueOf(notation), hackenbushcheck::nimber(length));
    }
}

void TestHackenbushTheory::fusionPrinciple()
{
    std::mt19937_64 random(26);
    for (int n = 0; n < tests::repeated(700); ++n) {
        const bool isSmall = n < tests::repeated(600);
        const unsigned long nodes = isSmall ? 4 + random() % 5 : 20 + random() % 100;
        Edges edges;
        for (std::size_t i = 0; i < (isSmall ? 11 : 120); ++i)
            edges.push_back({random() % 6 == 0 ? 0 : random() % nodes, random() % nodes, 'g'});
        const unsigned long grundy = plainhackenbush::fusedGrundy(edges);
        QCOMPARE(grundyOf(edges), std::optional<std::uint64_t>(grundy));
        if (!isSmall)
            continue;
        plainhackenbush::Search plain(plainhackenbush::write(edges));
        QCOMPARE(plain.grundy(plain.start()), grundy);
    }
}

void TestHackenbushTheory::everyStalk()
{
    int count = 0;
    for (std::size_t length = 0; length <= 10; ++length) {
        for (const std::string& colours : words(length)) {
            const std::string notation = plainhackenbush::write(plainhackenbush::stalk(colours));
            const std::string expected = plainhackenbush::text(plainhackenbush::signRule(colours));
            plainhackenbush::Search plain(notation);
            QCOMPARE(plainhackenbush::text(plain.number(plain.start())), expected);
            QCOMPARE(valueOf(notation), expected);
            count += 1;
            if (count % 8 == 0)
                QCOMPARE(valueOf(notation, false), expected);
        }
    }
    QCOMPARE(count, 2047);
}

void TestHackenbushTheory::stalksAdd()
{
    std::mt19937_64 random(27);
    for (int n = 0; n < tests::repeated(300); ++n) {
        Edges sum;
        plainhackenbush::Number expected = 0;
        for (unsigned long part = 1 + random() % 4; part > 0; --part) {
            const std::size_t length = random() % 36;
            const std::string colours = words(4)[random() % 16] + words(5)[random() % 32];
            const std::string stalk = (colours + colours + colours + colours).substr(0, length);
            expected += plainhackenbush::signRule(stalk);
            std::ranges::copy(plainhackenbush::negative(plainhackenbush::stalk(stalk), 50 * part),
                              std::back_inserter(sum));
        }
        QCOMPARE(valueOf(plainhackenbush::write(sum)), plainhackenbush::text(-expected));
    }
}

void TestHackenbushTheory::treesOfBlueAndRed()
{
    std::mt19937_64 random(28);
    for (int n = 0; n < tests::repeated(500); ++n) {
        const Edges tree =
            plainhackenbush::drawTree(random, n < tests::repeated(350) ? 1 + random() % 10 : 30, "br");
        auto branches = plainhackenbush::branches(tree);
        const plainhackenbush::Number number = plainhackenbush::treeNumber(branches);
        QCOMPARE(valueOf(plainhackenbush::write(tree)), plainhackenbush::text(number));
        if (tree.size() > 20)
            continue;
        plainhackenbush::Search plain(plainhackenbush::write(tree));
        QCOMPARE(plain.number(plain.start()), number);
    }
}

GRUNDY_TEST(TestHackenbushTheory, tests::run<TestHackenbushTheory>)

#include "tst_hackenbushtheory.moc"
