// SPDX-License-Identifier: GPL-3.0-or-later
// A name of a game says which game is played, so its positions have the size that is said: each named game by
// its own plain rules, without codes and heaps, beside the position that bears the name.

#include "games/plain/positions.h"
#include "games/text/typing.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace {

using Length = unsigned;
/// Whether the player who begins wins.
using Wins = std::function<bool(Length size)>;

/// A row of things that stand or are taken; `takes`: how many neighbours one move takes.
class Row {
public:
    Row(std::vector<Length> takes, bool isMisere) : m_takes(std::move(takes)), m_isMisere(isMisere) {}

    bool wins(std::uint64_t standing)
    {
        if (const auto known = m_known.find(standing); known != m_known.end())
            return known->second;
        bool canMove = false;
        bool canWin = false;
        for (const Length take : m_takes)
            for (Length from = 0; from + take <= 24; ++from) {
                const std::uint64_t taken = ((std::uint64_t{1} << take) - 1) << from;
                if ((standing & taken) != taken)
                    continue;
                canMove = true;
                canWin = canWin || !wins(standing & ~taken);
            }
        return m_known[standing] = canMove ? canWin : m_isMisere;
    }

private:
    std::vector<Length> m_takes;
    bool m_isMisere;
    std::map<std::uint64_t, bool> m_known;
};

std::uint64_t rowOf(Length size)
{
    return (std::uint64_t{1} << size) - 1;
}

bool plainKayles(Length pins)
{
    return Row({1, 2}, false).wins(rowOf(pins));
}

/// The second pin of the row has fallen.
bool dudeneysKayles(Length pins)
{
    return Row({1, 2}, false).wins(rowOf(pins) & ~std::uint64_t{2});
}

bool dawsonsKayles(Length pins)
{
    return Row({2}, false).wins(rowOf(pins));
}

/// Three rows of a chess board with so many columns: White's pawns below, Black's above, and whoever can take
/// has to. Who moves last loses.
class Pawns {
public:
    using Board = std::array<std::string, 3>;

    bool wins(const Board& board, bool isWhite)
    {
        const std::string key = board[0] + board[1] + board[2] + (isWhite ? 'w' : 'b');
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        std::vector<Board> next = moves(board, isWhite, true);
        if (next.empty())
            next = moves(board, isWhite, false);
        const bool canWin =
            std::ranges::any_of(next, [&](const Board& left) { return !wins(left, !isWhite); });
        return m_known[key] = next.empty() || canWin;
    }

private:
    /// Forwards, or aslant where something is taken.
    static std::vector<Board> moves(const Board& board, bool isWhite, bool isTaking)
    {
        const char own = isWhite ? 'w' : 'b';
        const char aim = !isTaking ? '.' : isWhite ? 'b' : 'w';
        std::vector<Board> made;
        for (std::size_t row = isWhite ? 0 : 1; row < (isWhite ? 2U : 3U); ++row)
            for (std::size_t column = 0; column < board[row].size(); ++column)
                for (std::size_t to = column == 0 ? 0 : column - 1; to <= column + 1; ++to) {
                    const std::size_t ahead = isWhite ? row + 1 : row - 1;
                    if (board[row][column] != own || to >= board[row].size() || (to != column) != isTaking ||
                        board[ahead][to] != aim)
                        continue;
                    made.push_back(board);
                    made.back()[row][column] = '.';
                    made.back()[ahead][to] = own;
                }
        return made;
    }

    std::map<std::string, bool> m_known;
};

bool dawsonsChess(Length columns)
{
    return Pawns().wins({std::string(columns, 'w'), std::string(columns, '.'), std::string(columns, 'b')},
                        true);
}

/// Both players write crosses; the first three neighbours win.
class Crosses {
public:
    explicit Crosses(Length squares) : m_squares(squares) {}

    bool wins(std::uint64_t crosses)
    {
        if (const auto known = m_known.find(crosses); known != m_known.end())
            return known->second;
        bool canWin = false;
        for (Length square = 0; square < m_squares && !canWin; ++square) {
            const std::uint64_t next = crosses | (std::uint64_t{1} << square);
            canWin = next != crosses && (hasThree(next) || !wins(next));
        }
        return m_known[crosses] = canWin;
    }

private:
    static bool hasThree(std::uint64_t crosses) { return (crosses & (crosses >> 1U) & (crosses >> 2U)) != 0; }

    Length m_squares;
    std::map<std::uint64_t, bool> m_known;
};

bool treblecross(Length squares)
{
    return Crosses(squares).wins(0);
}

/// Heaps by what a move makes of one of them.
class Heaps {
public:
    using Sizes = std::vector<Length>;
    explicit Heaps(std::function<std::vector<Sizes>(Length heap)> moves) : m_moves(std::move(moves)) {}

    bool wins(Sizes heaps)
    {
        std::erase(heaps, 0U);
        std::ranges::sort(heaps);
        if (const auto known = m_known.find(heaps); known != m_known.end())
            return known->second;
        bool canWin = false;
        for (std::size_t place = 0; place < heaps.size() && !canWin; ++place)
            for (const Sizes& made : m_moves(heaps[place])) {
                Sizes next = heaps;
                next.erase(next.begin() + static_cast<std::ptrdiff_t>(place));
                next.insert(next.end(), made.begin(), made.end());
                canWin = canWin || !wins(next);
            }
        return m_known[heaps] = canWin;
    }

private:
    std::function<std::vector<Sizes>(Length heap)> m_moves;
    std::map<Sizes, bool> m_known;
};

/// A heap of one or two is taken, or two of a heap, and the rest is divided.
bool guiles(Length heap)
{
    return Heaps([](Length size) {
               std::vector<Heaps::Sizes> made;
               if (size == 1 || size == 2)
                   made.push_back({});
               for (Length left = 1; left + 3 <= size; ++left)
                   made.push_back({left, size - 2 - left});
               return made;
           })
        .wins({heap});
}

/// Somebody becomes an officer and leaves a group that has others; these stay together or part.
bool officers(Length group)
{
    return Heaps([](Length size) {
               std::vector<Heaps::Sizes> made;
               for (Length left = 0; left + 1 < size; ++left)
                   made.push_back({left, size - 1 - left});
               return made;
           })
        .wins({group});
}

bool takeOneOrDivide(Length heap)
{
    return Heaps([](Length size) {
               std::vector<Heaps::Sizes> made{{size - 1}};
               for (Length left = 1; left < size; ++left)
                   made.push_back({left, size - left});
               return made;
           })
        .wins({heap});
}

struct NamedGame {
    Wins wins;
    Length least = 1;
    Length most = 12;
    /// The heaps of the position, where they are not the size alone.
    std::function<std::string(Length size)> heaps = [](Length size) { return std::to_string(size); };
};

/// By the title in the program.
const std::map<std::string, NamedGame>& namedGames()
{
    static const std::map<std::string, NamedGame> games{
        {"Kayles", {plainKayles}},
        {"Dudeney’s Kayles",
         {dudeneysKayles, 3, 13, [](Length pins) { return "1," + std::to_string(pins - 2); }}},
        {"Dawson’s Kayles", {dawsonsKayles, 1, 16}},
        {"Dawson’s chess", {dawsonsChess, 1, 8}},
        {"Treblecross", {treblecross, 3, 14, [](Length squares) { return std::to_string(squares + 2); }}},
        {"Guiles", {guiles, 1, 16}},
        {"Officers", {officers, 1, 12}},
        {"Take one or divide", {takeOneOrDivide, 1, 10}},
        {"Kayles in a row", {plainKayles, 1, 12, [](Length pins) { return std::string(pins, '1'); }}},
    };
    return games;
}

theory::Outcome outcomeHere(const std::string& notation)
{
    return *positions::read(notation)->answer({}, {}).verdict.outcome;
}

} // namespace

class TestNamed : public QObject {
    Q_OBJECT

private slots:
    void everyName_data();
    void everyName();
    void sizesThatAreSaid();
    void treblecrossOnFortySeven();
};

void TestNamed::everyName_data()
{
    QTest::addColumn<std::string>("title");
    QTest::addColumn<std::string>("header");
    for (const char* id : {"octal", "shapes"})
        for (const games::Preset& preset : games::findEntry(id)->info.presets)
            if (id == std::string("octal") || namedGames().contains(preset.title))
                QTest::newRow((std::string(id) + ' ' + preset.id).c_str())
                    << std::string(preset.title) << preset.notation.substr(0, preset.notation.find(':') + 1);
}

/// Under a name, in every size: who wins the game of that name wins the position.
void TestNamed::everyName()
{
    QFETCH(const std::string, title);
    QFETCH(const std::string, header);
    QVERIFY2(namedGames().contains(title), "a name whose game is not played here by its own rules");
    const NamedGame& game = namedGames().at(title);
    for (Length size = game.least; size <= game.most; ++size) {
        const bool isDrawn = header.starts_with("shapes");
        const std::string position = isDrawn ? std::string(size, '1') : game.heaps(size);
        QCOMPARE(outcomeHere(header + position) == theory::Outcome::N, game.wins(size));
    }
}

/// A caption that names a size means that of the game, and so does stripsMore.
void TestNamed::sizesThatAreSaid()
{
    int said = 0;
    for (const games::Entry& entry : games::catalogue())
        for (const games::Preset& preset : entry.info.presets) {
            if (games::stripsMore(entry.info, preset) == 0)
                continue;
            ++said;
            const Length size = static_cast<Length>(std::stoul(preset.caption));
            const std::string header = preset.notation.substr(0, preset.notation.find(':') + 1);
            QCOMPARE(preset.notation, header + std::to_string(size + games::stripsMore(entry.info, preset)));
            QCOMPARE(preset.notation, header + namedGames().at(preset.title).heaps(size));
        }
    QCOMPARE(said, 1);
}

/// The first squares that win, as published; each leaves the squares on its two sides but its neighbours'
/// neighbours.
void TestNamed::treblecrossOnFortySeven()
{
    constexpr Length squares = 47;
    const auto answer = positions::read("octal/code=0.007:" + std::to_string(squares + 2))->answer({}, {});
    std::vector<Length> first;
    for (Length square = 1; square <= squares; ++square) {
        const std::string left =
            "octal/code=0.007:" + std::to_string(square - 1) + "," + std::to_string(squares - square);
        if (outcomeHere(left) == theory::Outcome::P)
            first.push_back(square);
    }
    QCOMPARE(first, (std::vector<Length>{1, 12, 15, 17, 20, 24, 28, 31, 33, 36, 47}));
    QCOMPARE(static_cast<std::size_t>(answer.winning), first.size());
}

GRUNDY_TEST(TestNamed, tests::run<TestNamed>)
#include "tst_named.moc"
