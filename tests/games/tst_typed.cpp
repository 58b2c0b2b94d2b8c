// SPDX-License-Identifier: GPL-3.0-or-later
// What people type: read where signs say nothing, and otherwise offered; never guessed.

#include "games/plain/positions.h"
#include "games/sum/sum.h"
#include "games/text/typed.h"
#include "games/text/typing.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <cctype>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace {

std::vector<const games::Entry*> allEntries()
{
    std::vector<const games::Entry*> entries;
    for (const games::Entry& entry : games::catalogue())
        entries.push_back(&entry);
    entries.push_back(&games::Sum::entry());
    return entries;
}

std::string each(std::string text, int (*letter)(int))
{
    std::ranges::transform(text, text.begin(),
                           [letter](unsigned char c) { return static_cast<char>(letter(c)); });
    return text;
}

std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    for (std::size_t at = 0; (at = text.find(before, at)) != std::string::npos; at += after.size())
        text.replace(at, before.size(), after);
    return text;
}

/// In the full-width forms of East Asian keyboards.
std::string fullWidth(const std::string& text)
{
    std::string wide;
    for (const char c : text) {
        if (c == ' ') {
            wide += "\u3000";
            continue;
        }
        const unsigned sign = 0xFF01U + static_cast<unsigned>(c - '!');
        wide += static_cast<char>(0xE0U | (sign >> 12U));
        wide += static_cast<char>(0x80U | ((sign >> 6U) & 0x3FU));
        wide += static_cast<char>(0x80U | (sign & 0x3FU));
    }
    return wide;
}

std::string canonicalOf(const std::string& text)
{
    const games::GamePtr game = positions::read(text);
    return game ? game->notation() : "refused";
}

/// What a person gets: the position, or the one that is offered.
std::string readOrMeant(const std::string& text)
{
    const games::GamePtr game = positions::read(text);
    return game ? game->notation() : games::meantBy(text).value_or("refused");
}

struct Parts {
    std::string id;
    std::string options; ///< each with its slash
    std::string position;
};

Parts partsOf(const std::string& notation)
{
    const std::size_t colon = notation.find(':');
    const std::size_t slash = std::min(notation.find('/'), colon);
    return {notation.substr(0, slash), notation.substr(slash, colon - slash), notation.substr(colon + 1)};
}

bool isList(const std::string& position)
{
    return position.find_first_not_of("0123456789,") == std::string::npos &&
           position.find(',') != std::string::npos;
}

std::string plural(const std::string& name)
{
    return name.back() == 's' ? name : name + 's';
}

std::string singular(const std::string& name)
{
    return name.back() == 's' ? name.substr(0, name.size() - 1) : name;
}

} // namespace

class TestTyped : public QObject {
    Q_OBJECT

private slots:
    void theUsual_data();
    void theUsual();
    void presets_data();
    void readAsItStands_data() { presets_data(); }
    void readAsItStands();
    void offered_data() { presets_data(); }
    void offered();
    void presetNames();
    void blanks_data();
    void blanks();
    void columns_data();
    void columns();
    void nothingToOffer_data();
    void nothingToOffer();
    void offersAreWhatTheySay();
    void longTexts();
};

void TestTyped::theUsual_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isRead"); // or else offered
    QTest::addColumn<std::string>("notation");
    const auto row = [](const char* text, bool isRead, const char* notation) {
        QTest::newRow(text) << std::string(text) << isRead << std::string(notation);
    };
    row("Nim:3,4,5", true, "nim:3,4,5");
    row("NIM/Misere:3,4,5", true, "nim/misere:3,4,5");
    row("3 4 5", false, "nim:3,4,5");
    row("3,4,5", false, "nim:3,4,5");
    row("3, 4 and 5.", false, "nim:3,4,5");
    row("[3, 4, 5]", false, "nim:3,4,5");
    row("{3, 4, 5}", false, "nim:3,4,5");
    row("(3;4;5)", false, "nim:3,4,5");
    row("7", false, "nim:7");
    row("nim 3 4 5", false, "nim:3,4,5");
    row("Nim [3, 4, 5]", false, "nim:3,4,5");
    row("nim(3,4,5)", false, "nim:3,4,5");
    row("nim: 3 4 5", false, "nim:3,4,5");
    row("nim:3;4;5", false, "nim:3,4,5");
    row("nim:3,4,5,", false, "nim:3,4,5");
    row("\"nim:3,4,5\"", false, "nim:3,4,5");
    row("nim=3,4,5", false, "nim:3,4,5");
    row("nimm 3 4 5", false, "nim:3,4,5");
    row("misère nim 3 4 5", false, "nim/misere:3,4,5");
    row("nim/misère:3,4,5", false, "nim/misere:3,4,5");
    row("nim:3,4,5/misere", false, "nim/misere:3,4,5");
    row("nim 3,4,5 (misère)", false, "nim/misere:3,4,5");
    row("nim", false, "nim:7,11,5");
    row("kayles:5,7", false, "octal/code=0.77:5,7");
    row("kayles 5 7", false, "octal/code=0.77:5,7");
    row("Kayle:5", false, "octal/code=0.77:5");
    row("kayles/misere:5,7", false, "octal/misere/code=0.77:5,7");
    row("kayels:5,7", false, "octal/code=0.77:5,7");
    row("0.77:5,7", false, "octal/code=0.77:5,7");
    row("0.77 5 7", false, "octal/code=0.77:5,7");
    row("4.3: 7", false, "octal/code=4.3:7");
    row("dawson's kayles:12", false, "octal/code=0.07:12");
    row("Dawsons Kayles 12", false, "octal/code=0.07:12");
    row("treblecross:47", false, "octal/code=0.007:49");
    row("Treblecross 12", false, "octal/code=0.007:14");
    row("treblecross", false, "octal/code=0.007:14");
    row("grundy's game 10", false, "grundy:10");
    row("domineering 111/111", false, "shapes/left=1.1/right=11:111/111");
    row("cram:11/11", false, "shapes/take=11t:11/11");
    row("hackenbush:0-1B", true, "hackenbush:0-1b");
    row("Hackenbush:0-1G,1-2r", true, "hackenbush:0-1g,1-2r");
    row("0-1B", false, "hackenbush:0-1b");
    row("hackenbush 0-1b 1-2r", false, "hackenbush:0-1b,1-2r");
    row("BRRB", false, "hackenbush:0-1b,1-2r,2-3r,3-4b");
    row("brrb", false, "hackenbush:0-1b,1-2r,2-3r,3-4b");
    row("hackenbush:BRRB", false, "hackenbush:0-1b,1-2r,2-3r,3-4b");
    row("BR, B", false, "hackenbush:0-1b,1-2r,0-3b");
    row("ttt..fff", false, "toads:TTT..FFF");
    row("toads:ttt..fff", true, "toads:TTT..FFF");
    row("TTT__FFF", false, "toads:TTT..FFF");
    row("toads and frogs TT.FF", false, "toads:TT.FF");
    row("Toads & Frogs: tt.ff", false, "toads:TT.FF");
    row("turtle thht", false, "turtles:THHT");
    row("turtles:thht", true, "turtles:THHT");
    row("THHT", false, "turtles:THHT");
    row("w..b/.wb.", false, "northcott:W..B/.WB.");
    row("{1|-1}", false, "game:{1|-1}");
    row("GAME:{1|-1}", true, "game:{1|-1}");
    row("3/4", false, "game:3/4");
    row("1/2 + ^", false, "game:1/2+^");
    row("1x2 3x4", false, "plane:1x2,3x4");
    row("PLANE:1X2", true, "plane:1x2");
    row("2-1,2-0,1-0@2", false, "dag:2-1,2-0,1-0@2");
    row("grid nim 11/11", false, "grid:11/11");
    row("grid:11 11", false, "grid:11/11");
    row("takeaway/takes=1-3:10", false, "takeaway:10");
    row("Takeaway/Take=1,3,4:10", true, "takeaway/take=1,3,4:10");
    row("Nim:3,5 + Toads:t.f", true, "nim:3,5 + toads:T.F");
    row("nim 3 5 + kayles:7", false, "nim:3,5 + octal/code=0.77:7");
    row("2*kayles:3 + -ttt.f", false, "octal/code=0.77:3 + octal/code=0.77:3 + toads:T.FFF");
    row("\xEF\xBC\x93\xEF\xBC\x8C\xEF\xBC\x94", false, "nim:3,4");
    row("nim\xEF\xBC\x9A\xEF\xBC\x93\xEF\xBC\x8C\xEF\xBC\x94", true, "nim:3,4");
    row("nim:3,\u00A04,\u202F5", true, "nim:3,4,5");
}

void TestTyped::theUsual()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, isRead);
    QFETCH(const std::string, notation);
    const games::GamePtr read = positions::read(text);
    QCOMPARE(read != nullptr, isRead);
    QCOMPARE(QString::fromStdString(readOrMeant(text)), QString::fromStdString(notation));
}

void TestTyped::presets_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<std::string>("title");
    for (const games::Entry* entry : allEntries())
        for (const games::Preset& preset : entry->info.presets)
            QTest::newRow((entry->info.id + ' ' + preset.id).c_str())
                << canonicalOf(preset.notation) << std::string(entry->info.title.source);
}

/// Case, blanks and the width of signs say nothing, where no position has them otherwise.
void TestTyped::readAsItStands()
{
    QFETCH(const std::string, notation);
    QCOMPARE(canonicalOf(each(notation, std::toupper)), notation);
    QCOMPARE(canonicalOf(each(notation, std::tolower)), notation);
    QCOMPARE(canonicalOf(fullWidth(notation)), notation);
    QCOMPARE(canonicalOf(fullWidth(each(notation, std::toupper))), notation);
    for (const char* blank : {" ", "\u00A0", "\u2009", "\u202F", "\u3000", "\u2028", "\t"})
        for (const char* sign : {":", ",", "+"}) {
            const std::string apart = std::string(blank) + sign + blank;
            QCOMPARE(canonicalOf(blank + replaced(notation, sign, apart) + blank), notation);
        }
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        std::string mixed = notation;
        for (char& c : mixed)
            c = static_cast<char>(random() % 2 == 0 ? std::toupper(c) : std::tolower(c));
        QCOMPARE(canonicalOf(mixed), notation);
    }
}

/// By the game's title, in the plural and in the singular, without the colon, in brackets, with blanks for
/// commas: the preset is offered where it is not read.
void TestTyped::offered()
{
    QFETCH(const std::string, notation);
    QFETCH(const std::string, title);
    if (notation.find(" + ") != std::string::npos) {
        std::string titled = notation;
        for (const games::Entry& entry : games::catalogue())
            for (const char* end : {":", "/"})
                titled = replaced(titled, entry.info.id + end, entry.info.title.source + std::string(end));
        QCOMPARE(readOrMeant(titled), notation);
        return;
    }
    const auto [id, options, position] = partsOf(notation);
    for (const std::string& name :
         {id, title, singular(id), singular(title), plural(id), plural(title), each(title, std::tolower),
          each(title, std::toupper), replaced(title, "’", "'"), replaced(title, "’", "")}) {
        QCOMPARE(readOrMeant(name + options + ':' + position), notation);
        QCOMPARE(readOrMeant(name + options + ' ' + position), notation);
        QCOMPARE(readOrMeant(name + options + ": [" + position + ']'), notation);
        QCOMPARE(readOrMeant(name + options + '(' + position + ")"), notation);
        QCOMPARE(readOrMeant('"' + name + options + ':' + position + '"'), notation);
    }
    if (isList(position)) {
        QCOMPARE(readOrMeant(id + options + ':' + replaced(position, ",", " ")), notation);
        QCOMPARE(readOrMeant(id + options + ' ' + replaced(position, ",", "  ")), notation);
        QCOMPARE(readOrMeant(id + options + ':' + replaced(position, ",", ";") + ';'), notation);
    }
    if (position.find('/') != std::string::npos && id != "game")
        QCOMPARE(readOrMeant(id + options + ": " + replaced(position, "/", " ")), notation);
}

/// Rules that a preset gives a name to are found by it.
void TestTyped::presetNames()
{
    int named = 0;
    for (const games::Entry& entry : games::catalogue()) {
        for (const games::Preset& preset : entry.info.presets) {
            const auto [id, options, position] = partsOf(preset.notation);
            const std::string title = preset.title;
            if (options.find('=') == std::string::npos || title.empty() ||
                games::stripsMore(entry.info, preset) > 0 ||
                title.find_first_of("0123456789") != std::string::npos)
                continue;
            const auto meant = games::meantBy(title + ':' + position);
            named += meant == preset.notation ? 1 : 0;
            if (meant)
                QVERIFY(positions::read(*meant));
        }
    }
    QVERIFY2(named >= 15, std::to_string(named).c_str());
}

void TestTyped::blanks_data()
{
    QTest::addColumn<uint>("sign");
    for (const uint sign : {0x09U,   0x0AU,   0x0BU,   0x0CU,   0x0DU,   0x20U,   0x85U,   0xA0U,   0x1680U,
                            0x2000U, 0x2001U, 0x2002U, 0x2003U, 0x2004U, 0x2005U, 0x2006U, 0x2007U, 0x2008U,
                            0x2009U, 0x200AU, 0x2028U, 0x2029U, 0x202FU, 0x205FU, 0x3000U})
        QTest::addRow("U+%04X", sign) << sign;
}

/// Every sign that Unicode calls a blank.
void TestTyped::blanks()
{
    QFETCH(const uint, sign);
    const std::string blank = QString(QChar(sign)).toStdString();
    QCOMPARE(canonicalOf(blank + "nim" + blank + ":" + blank + "3" + blank + "," + blank + "4" + blank),
             std::string("nim:3,4"));
}

void TestTyped::columns_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* text, int column, const char* found) {
        QTest::newRow(text) << std::string(text) << column << std::string(found);
    };
    row("Nim:3,X,5", 7, "X");
    row("NIM:3,Xx,5", 7, "Xx");
    row("nim:\u00A03,\u00A0x", 9, "x");
    row("nim:\u00A03 4", 8, "4");
    row("nim\xEF\xBC\x9A\xEF\xBC\x93,\xEF\xBD\x98", 7, "\xEF\xBD\x98");
    row("Toads:TTxF", 9, "xF");
    row("Toads:TTXF", 9, "XF");
    row("Nimm:3", 1, "Nimm");
    row("Nim/Misera:3", 5, "Misera");
    row("Nim:3 + TOADS:T.X", 17, "X");
    row("nim:3, ä", 8, "ä");
    row("Nim:3, Ä", 8, "Ä");
}

/// They count in what was typed, and what was found is shown as it was typed.
void TestTyped::columns()
{
    QFETCH(const std::string, text);
    QFETCH(const int, column);
    QFETCH(const std::string, found);
    const games::Parsed parsed = games::parse(text);
    const auto* error = std::get_if<games::ParseError>(&parsed);
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->column), column);
    QCOMPARE(error->found, found);
}

void TestTyped::nothingToOffer_data()
{
    QTest::addColumn<std::string>("text");
    for (const char* text : {"",
                             " ",
                             "hello",
                             "nim:3,x,5",
                             "a file.txt",
                             "hello 3 4 5",
                             "nim:x",
                             ":",
                             ":3",
                             "/",
                             "nim/take=3:5",
                             "+",
                             "3 +",
                             "+3",
                             "12345678901234567890",
                             "kayles:x",
                             "?",
                             "classic",
                             "small:3,4",
                             "misère",
                             "P",
                             "nim:-3",
                             "game:{1|",
                             "0101x"})
        QTest::newRow(text) << std::string(text);
    QTest::newRow("long") << "nim " + replaced(std::string(3'000, '3'), "33", "3 ");
    QTest::newRow("no UTF-8") << std::string("\xFF\xFEnim");
}

void TestTyped::nothingToOffer()
{
    QFETCH(const std::string, text);
    QVERIFY(!positions::read(text));
    QCOMPARE(QString::fromStdString(games::meantBy(text).value_or("")), QString());
}

/// Whatever is typed: what is offered is a notation as the program prints it.
void TestTyped::offersAreWhatTheySay()
{
    const std::vector<std::string> pieces{
        "nim", "kayles", "3",      "4", "5", " ",      ",",    ":",    "/",    "+",     "-", "[",       "]",
        "{",   "}",      "|",      "B", "r", "T",      "f",    "H",    ".",    "toads", "0", "1",       "x",
        "@",   "*",      "misere", "^", "=", "\u00A0", "code", "0.77", "\xEF", "ä",     "'", "Grundy’s"};
    std::mt19937 random(7);
    int offers = 0;
    for (int round = 0; round < 5'000; ++round) {
        std::string text;
        for (std::size_t length = 1 + random() % 9; length > 0; --length)
            text += pieces[random() % pieces.size()];
        const auto meant = games::meantBy(text);
        if (!meant)
            continue;
        ++offers;
        QCOMPARE(canonicalOf(*meant), *meant);
    }
    QVERIFY(offers > 250);
}

/// A pasted text of a million signs is refused as soon as it is read through.
void TestTyped::longTexts()
{
    for (const char* piece : {" ", "A", "1", "+", "+a ", "\u00A0", "NIM:1+", "2*", "Ä", "x:"}) {
        std::string text;
        while (text.size() < 1'000'000)
            text += piece;
        QVERIFY(!positions::read(text + '?'));
        QVERIFY(!games::meantBy(text));
    }
}

GRUNDY_TEST(TestTyped, tests::run<TestTyped>)
#include "tst_typed.moc"
