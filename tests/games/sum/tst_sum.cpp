// SPDX-License-Identifier: GPL-3.0-or-later

// Sums of positions of all games against the product of their options, written plainly; what a text of a sum
// may be.

#include "games/asked.h"
#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "games/shelf.h"
#include "games/sum/sum.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using games::Answer;
using games::GamePtr;
using theory::Mover;
using theory::Outcome;
using theory::Play;

namespace {

/// All positions from one on, by number from 0: what Left and Right can leave.
struct Tree {
    GamePtr game;
    std::vector<games::Move> moves;  ///< of the first position
    std::vector<std::size_t> leaves; ///< what each of them leaves
    std::vector<std::vector<std::size_t>> left{};
    std::vector<std::vector<std::size_t>> right{};
};

std::optional<Tree> treeOf(const GamePtr& game, std::size_t most)
{
    Tree tree{.game = game, .moves = game->moves().moves, .leaves = {}};
    std::vector<GamePtr> found{game};
    std::map<std::string, std::size_t> numbers{{game->notation(), 0}};
    for (std::size_t i = 0; i < found.size(); ++i) {
        tree.left.emplace_back();
        tree.right.emplace_back();
        for (const games::Move& move : found[i]->moves().moves) {
            const GamePtr after = found[i]->after(move);
            const auto [known, isNew] = numbers.emplace(after->notation(), found.size());
            if (isNew)
                found.push_back(after);
            if (found.size() > most)
                return std::nullopt;
            if (move.player != Mover::Right)
                tree.left.back().push_back(known->second);
            if (move.player != Mover::Left)
                tree.right.back().push_back(known->second);
            if (i == 0)
                tree.leaves.push_back(known->second);
        }
    }
    return tree;
}

/// Whether this player wins moving first, and after how many moves nobody can move.
struct Ending {
    bool wins = false;
    std::uint64_t moves = 0;
};

/// The sum of some trees, position by position.
class Product {
public:
    Product(std::vector<const Tree*> trees, Play play) : m_trees(std::move(trees)), m_play(play)
    {
        std::size_t size = 2;
        for (const Tree* tree : m_trees)
            size *= tree->left.size();
        m_known.resize(size);
    }

    Ending ending(const std::vector<std::size_t>& at, bool isLeft)
    {
        std::size_t index = isLeft ? 0 : 1;
        for (std::size_t i = 0; i < at.size(); ++i)
            index = index * m_trees[i]->left.size() + at[i];
        if (m_known[index])
            return *m_known[index];
        std::optional<Ending> best;
        for (std::size_t i = 0; i < at.size(); ++i) {
            for (const std::size_t option : (isLeft ? m_trees[i]->left : m_trees[i]->right)[at[i]]) {
                std::vector<std::size_t> next = at;
                next[i] = option;
                const Ending reply = ending(next, !isLeft);
                const Ending mine{!reply.wins, reply.moves + 1};
                const bool isBetter = !best || (mine.wins != best->wins ? mine.wins
                                                : mine.wins             ? mine.moves < best->moves
                                                                        : mine.moves > best->moves);
                if (isBetter)
                    best = mine;
            }
        }
        m_known[index] = best.value_or(Ending{m_play == Play::Misere, 0});
        return *m_known[index];
    }

    Outcome outcome(const std::vector<std::size_t>& at)
    {
        return theory::outcomeOf(ending(at, true).wins, ending(at, false).wins);
    }

private:
    std::vector<const Tree*> m_trees;
    Play m_play;
    std::vector<std::optional<Ending>> m_known;
};

/// Small positions of each game of one convention.
using Pool = std::vector<std::vector<Tree>>;

Pool poolOf(Play play, std::size_t largest, std::size_t each)
{
    Pool pool;
    for (const games::Entry& entry : games::catalogue()) {
        std::vector<Tree> trees;
        std::set<std::string> seen;
        std::size_t looked = 0;
        entry.forEachUpTo(4, [&](const games::Game& game) {
            const auto* const sums = game.as<games::InSums>();
            if (game.play() != play || (sums != nullptr && sums->mayGoOnForEver()))
                return ++looked < 4'000;
            const GamePtr same = positions::read(game.notation());
            if (same && seen.insert(same->notation()).second) {
                if (auto tree = treeOf(same, largest); tree && tree->left.size() > 1)
                    trees.push_back(std::move(*tree));
            }
            return ++looked < 4'000 && trees.size() < 40 * each;
        });
        std::mt19937_64 random(trees.size());
        std::shuffle(trees.begin(), trees.end(), random);
        trees.resize(std::min(trees.size(), each), Tree());
        if (!trees.empty())
            pool.push_back(std::move(trees));
    }
    return pool;
}

/// Empty where all that the answer says of the sum and of its moves is so.
std::string whatDiffers(const games::Sum& sum, const Answer& answer, const std::vector<const Tree*>& trees,
                        Product& plain)
{
    const std::vector<std::size_t> start(trees.size(), 0);
    const auto differs = [&](const games::Verdict& verdict, const std::vector<std::size_t>& at) {
        if (verdict.outcome != plain.outcome(at))
            return std::string("outcome");
        if (sum.isPartizan())
            return verdict.sides.left == plain.ending(at, true).moves &&
                           verdict.sides.right == plain.ending(at, false).moves
                       ? std::string()
                       : std::string("moves left");
        return verdict.remoteness == plain.ending(at, true).moves ? std::string() : std::string("moves left");
    };
    if (const std::string what = differs(answer.verdict, start); !what.empty())
        return what;
    std::size_t moves = 0;
    std::uint64_t winning = 0;
    for (std::size_t i = 0; i < trees.size(); ++i)
        moves += trees[i]->moves.size() * (sum.isPartizan() && !sum.boards()[i]->isPartizan() ? 2 : 1);
    for (const games::JudgedMove& judged : answer.moves) {
        const std::uint32_t board = games::Sum::boardOf(judged.move);
        const games::Move own = sum.onItsBoard(judged.move);
        const auto found = std::ranges::find(trees[board]->moves, own);
        if (found == trees[board]->moves.end())
            return "a move that is none";
        std::vector<std::size_t> at = start;
        at[board] = trees[board]->leaves[static_cast<std::size_t>(found - trees[board]->moves.begin())];
        if (const std::string what = differs(judged.leaves, at); !what.empty())
            return "a move's " + what;
        const bool wins = !plain.ending(at, judged.move.player == Mover::Right).wins;
        if (judged.winning != wins)
            return "a winning move";
        winning += wins && judged.move.player == answer.mover ? 1 : 0;
    }
    if (moves != answer.moves.size())
        return "the number of moves";
    return winning == answer.winning ? std::string() : "the number of winning moves";
}

GamePtr gameOf(const std::string& text)
{
    return positions::read(text);
}

std::string notationOf(const std::string& text)
{
    const GamePtr game = gameOf(text);
    return game ? game->notation() : "none";
}

solver::Job within(std::chrono::milliseconds time)
{
    solver::Job job;
    job.limits.time = time;
    return job;
}

Answer answerTo(const std::string& text)
{
    return gameOf(text)->answer({}, {});
}

} // namespace

class TestSum : public QObject {
    Q_OBJECT

private slots:
    /// What was left out within small limits is found within larger ones, from the same shelf.
    void largerLimitsTellMore()
    {
        const GamePtr game = std::get<GamePtr>(games::parse("nim:100,200 + game:{1|-1}"));
        games::Shelf shelf;
        const auto limited = [](std::chrono::milliseconds time, std::size_t memoryBytes) {
            solver::Job job;
            job.limits.time = time;
            job.limits.memoryBytes = memoryBytes;
            return job;
        };
        for (const auto time : {std::chrono::milliseconds(0), std::chrono::milliseconds(2)})
            (void)game->answer({.shelf = &shelf}, limited(time, std::size_t{1} << 18));
        const Answer answer = game->answer({.shelf = &shelf}, limited(tests::patience, std::size_t{1} << 30));
        QCOMPARE(answer.method, games::Method::Theory);
        QCOMPARE(answer.verdict.value.value_or(""), std::string("{1*172|-1*172}"));
        QVERIFY(!answer.verdict.remoteness && !answer.isPartial);
    }

    /// 50,000 random sums in each convention, of two and of three positions of all pairs of games.
    void bruteForce_data()
    {
        QTest::addColumn<bool>("isMisere");
        QTest::newRow("normal") << false;
        QTest::newRow("misere") << true;
    }

    void bruteForce()
    {
        QFETCH(const bool, isMisere);
        const Play play = isMisere ? Play::Misere : Play::Normal;
        const Pool pool = poolOf(play, 9, 60);
        QVERIFY(pool.size() >= games::catalogue().size() - 1);
        std::mt19937_64 random(21);
        games::Shelf shelf;
        constexpr std::size_t sums = tests::repeated(50'000);
        for (std::size_t n = 0; n < sums; ++n) {
            // All pairs of games in turn, and sometimes one more.
            std::vector<std::size_t> kinds{n % pool.size(), n / pool.size() % pool.size()};
            if (n % 8 == 0)
                kinds.push_back(random() % pool.size());
            std::vector<const Tree*> trees;
            std::vector<GamePtr> boards;
            for (const std::size_t kind : kinds) {
                trees.push_back(&pool[kind][random() % pool[kind].size()]);
                boards.push_back(trees.back()->game);
            }
            Product plain(trees, play);
            const GamePtr game = games::Sum::make(std::move(boards), n % 3 == 0 ? Mover::Right : Mover::Left);
            const auto& sum = static_cast<const games::Sum&>(*game);
            const Answer answer = game->answer({.shelf = &shelf}, {});
            const std::string what = whatDiffers(sum, answer, trees, plain);
            QVERIFY2(what.empty(), qPrintable(QString::fromStdString(game->notation() + ": " + what)));
        }
    }

    /// Larger positions, among them wild ones in misère play.
    void largerBruteForce_data() { bruteForce_data(); }
    void largerBruteForce()
    {
        QFETCH(const bool, isMisere);
        const Play play = isMisere ? Play::Misere : Play::Normal;
        const Pool pool = poolOf(play, 40, 20);
        std::mt19937_64 random(22);
        games::Shelf shelf;
        for (std::size_t n = 0; n < std::size_t{tests::repeated(300)}; ++n) {
            std::vector<const Tree*> trees;
            std::vector<GamePtr> boards;
            for (int part = 0; part < 2; ++part) {
                const auto& kind = pool[random() % pool.size()];
                trees.push_back(&kind[random() % kind.size()]);
                boards.push_back(trees.back()->game);
            }
            Product plain(trees, play);
            const GamePtr game = games::Sum::make(std::move(boards));
            const auto& sum = static_cast<const games::Sum&>(*game);
            for (const bool theoremsAllowed : {true, false}) {
                const Answer answer = game->answer({.theoremsAllowed = theoremsAllowed, .shelf = &shelf}, {});
                const std::string what = whatDiffers(sum, answer, trees, plain);
                QVERIFY2(what.empty(), qPrintable(QString::fromStdString(game->notation() + ": " + what)));
            }
        }
    }

    /// In misère play *2 + *2 + *3 + *3 in disguise and a wild Kayles row: by search, and right.
    void wildSums()
    {
        for (const std::string text :
             {"octal/misere/code=0.77:5 + nim/misere:2",
              "octal/misere/code=0.77:9 + octal/misere/code=0.77:5", "grundy/misere:13 + nim/misere:3",
              "grid/misere:111/111 + octal/misere/code=0.77:7"}) {
            const GamePtr game = gameOf(text);
            QVERIFY2(game, text.c_str());
            std::vector<Tree> own;
            for (const GamePtr& board : games::boardsOf(game))
                own.push_back(*treeOf(board, 2'000));
            std::vector<const Tree*> trees;
            for (const Tree& tree : own)
                trees.push_back(&tree);
            Product plain(trees, Play::Misere);
            QCOMPARE(game->answer({}, {}).verdict.outcome,
                     std::optional(plain.outcome(std::vector<std::size_t>(trees.size(), 0))));
        }
    }

    void notations_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("notation");
        const auto row = [](const char* text, const char* notation) {
            QTest::newRow(text) << text << notation;
        };
        row("nim:3,5+nim:2", "nim:3,5 + nim:2");
        row(" nim : 3 , 5  +  nim:2 ", "nim:3,5 + nim:2");
        row("2*nim:1 + 3 * nim:2", "nim:1 + nim:1 + nim:2 + nim:2 + nim:2");
        row("-nim:3", "nim:3");
        row("1*nim:3", "nim:3");
        row("-hackenbush:0-1b,1-2r,0-3g", "hackenbush:0-1r,1-2b,0-3g");
        row("nim:1 + -2*hackenbush:0-1b", "nim:1 + hackenbush:0-1r + hackenbush:0-1r");
        row("-toads:TT.F", "toads:T.FF");
        row("-skip/skips=2,1:3", "skip/skips=1,2:3");
        row("-poker/adds=0,3/max=4:2", "poker/adds=3,0/max=4:2");
        row("-northcott:W..B.", "northcott:B..W.");
        row("-northcott/moves=right:W..B.", "northcott/moves=right:B..W.");
        row("-northcott/moves=own:W..B.", "northcott/moves=own:.W..B");
        row("nim/misere:1 + octal/code=0.77/misere:2", "nim/misere:1 + octal/misere/code=0.77:2");
        row("nim: + nim:", "nim: + nim:");
    }

    void notations()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, notation);
        QCOMPARE(notationOf(text.toStdString()), notation.toStdString());
        QCOMPARE(notationOf(notation.toStdString()), notation.toStdString());
    }

    void errors_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qulonglong>("column");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* text, qulonglong column, const char* found) {
            QTest::newRow(text) << text << column << found;
        };
        row("nim:3 + foo:2", 9, "foo");
        row("nim:3 + nim:x", 13, "x");
        row("nim:3 + takeaway/foo=2:1", 18, "foo");
        row("nim:3 + sum:2", 9, "sum");
        row("sum:3", 1, "sum");
        row("nim:3 + ", 9, "");
        row("nim:3 + 5", 9, "5");
        row("nim:3 + nim:2 + Foo:1", 17, "Foo");
        row("0*nim:1", 1, "0");
        row("nim:1 + 12*nim:2", 9, "12");
        row("99999999999999999999*nim:2", 1, "99999999999999999999");
        row("nim:3 + nim/misere:2", 9, "");
        row("-nim:3 + -hackenbush:0-1x", 25, "x");
    }

    void errors()
    {
        QFETCH(const QString, text);
        QFETCH(const qulonglong, column);
        QFETCH(const QString, found);
        const games::Parsed parsed = games::parse(text.toStdString());
        const auto* error = std::get_if<games::ParseError>(&parsed);
        QVERIFY(error != nullptr);
        QCOMPARE(error->column, std::size_t{column});
        QCOMPARE(QString::fromStdString(error->found), found);
    }

    void tooManyBoards()
    {
        std::string text = "nim:1";
        for (int board = 2; board <= 12; ++board)
            text += " + nim:" + std::to_string(board);
        QVERIFY(gameOf(text));
        const games::Parsed parsed = games::parse(text + " + nim:1");
        QVERIFY(std::get<games::ParseError>(parsed).problem == games::ParseProblem::TooMany);
        QCOMPARE(std::get<games::ParseError>(parsed).column, text.size() + 4);
    }

    /// Text that never ends a sum costs no more than its length.
    void longTexts()
    {
        constexpr std::size_t length = 10'000'000;
        for (const char* piece : {"+", "+ ", "-", "2*", "+-2*", "+nim", "+nim:1"}) {
            std::string text = "nim:1";
            while (text.size() < length)
                text += piece;
            const auto start = std::chrono::steady_clock::now();
            QVERIFY(std::holds_alternative<games::ParseError>(games::parse(text)));
            QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
        }
    }

    /// Left and Right change places: what it is worth beside the position is 0.
    void negatives()
    {
        for (const games::Entry& entry : games::catalogue()) {
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                const GamePtr game = entry.random(seed, Play::Normal);
                const GamePtr negative = game->negative();
                QVERIFY2(negative, entry.info.id.c_str());
                QCOMPARE(negative->negative()->upToSymmetry()->notation(),
                         game->withMover(game->isPartizan() ? Mover::Left : Mover::Either)
                             ->upToSymmetry()
                             ->notation());
                const Answer difference =
                    games::sumOf({game, negative})
                        ->answer({.moves = false, .remoteness = false}, within(std::chrono::seconds(5)));
                if (difference.verdict.outcome)
                    QCOMPARE(*difference.verdict.outcome, Outcome::P);
                else
                    QVERIFY2(difference.unsolved, game->notation().c_str());
            }
        }
    }

    void values_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* text, const char* value) { QTest::newRow(text) << text << value; };
        // Winning Ways, chapters 1, 2 and 5; Lessons in Play, chapters 4 and 5.
        row("2*hackenbush:0-1b,1-2r + hackenbush:0-1r", "0"); // 1/2 + 1/2 = 1
        row("toads:T.F + toads:T.F", "0");                    // * + * = 0
        row("hackenbush:0-1b,1-2r + nim:2 + nim:3", "1/2*");  // numbers and nimbers
        row("hackenbush:0-1g,1-2b + nim:1", "↑");             // the flower: ↑ + *, and * beside it
        row("skip/skips=3,1:2,3 + nim:1 + hackenbush:0-1r", "1");
        row("northcott:W..B + nim:3", "*");
    }

    void values()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, value);
        QCOMPARE(QString::fromStdString(answerTo(text.toStdString()).verdict.value.value_or("none")), value);
    }

    /// Sums commute, and a board of 0 changes nothing.
    void identities()
    {
        const Pool pool = poolOf(Play::Normal, 30, 20);
        std::mt19937_64 random(23);
        games::Shelf shelf;
        const games::Question question{.moves = false, .remoteness = false, .shelf = &shelf};
        int known = 0;
        for (int n = 0; n < 300; ++n) {
            std::vector<GamePtr> boards;
            for (int board = 0; board < 3; ++board) {
                const auto& kind = pool[random() % pool.size()];
                boards.push_back(kind[random() % kind.size()].game);
            }
            const auto value = games::sumOf(boards)->answer(question, {}).verdict.value;
            if (!value) // its text is too long
                continue;
            ++known;
            const auto isSame = [&](const std::vector<GamePtr>& others) {
                return games::sumOf(others)->answer(question, {}).verdict.value == value;
            };
            QVERIFY(isSame({boards[2], boards[0], boards[1]}));
            QVERIFY(isSame({boards[1], gameOf("nim:"), boards[0], boards[2]}));
            QVERIFY(isSame({boards[1], gameOf("nim:3,3"), boards[0], boards[2]}));
        }
        QVERIFY(known > 250);
    }

    void largeHeaps()
    {
        const GamePtr normal = gameOf("nim:1000000000 + takeaway:7 + nim:5");
        const Answer answer = normal->answer({}, {});
        QCOMPARE(answer.winning, std::uint64_t{1});
        QCOMPARE(normal->after(answer.moves.front().move)->notation(),
                 std::string("nim:6 + takeaway:7 + nim:5"));
        const Answer misere = answerTo("nim/misere:1000000000 + nim/misere:1 + nim/misere:1");
        QCOMPARE(misere.winning, std::uint64_t{1});
        QVERIFY(misere.moves.front().winning);
    }

    /// What is not known is said: a wild sum that is too large, within its limits.
    void unsolved()
    {
        const GamePtr game = gameOf("grid/misere:1111111/1111111/1111111/1111111/1111111/1111111/1111111 + "
                                    "octal/misere/code=0.77:9 + grundy/misere:50");
        const auto start = std::chrono::steady_clock::now();
        const Answer answer = game->answer({}, within(std::chrono::milliseconds(200)));
        QVERIFY(answer.unsolved);
        QVERIFY(!answer.verdict.outcome);
        QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
    }

    /// Ten boards that their games answer at once: hardly a position is looked at (sumOfTen has the time).
    void isQuick()
    {
        const GamePtr game = gameOf("nim:3,5,7 + nim:10,20 + takeaway:21 + octal/code=0.77:20 + chomp:3,3 + "
                                    "hackenbush:0-1g,1-2g,1-3g,0-4g + wythoff:5,9 + turtles:THHTTH + "
                                    "hackenbush:0-1b,1-2r,2-3b + toads:TT.FF");
        const Answer answer = game->answer({}, {});
        QVERIFY(answer.verdict.outcome);
        QVERIFY2(answer.positions <= 100, qPrintable(QString::number(answer.positions)));
    }

    /// The ids of all pieces of any board say which board of a table they lie on.
    void longLists_data()
    {
        QTest::addColumn<QString>("position");
        QStringList switches;
        for (int n = 0; n < 899; ++n)
            switches += QStringLiteral("{%1|-%2}").arg(n % 90).arg(n % 79 + 1);
        QTest::newRow("899 forms") << QString("game:" + switches.join('+'));
        QStringList takes;
        for (int n = 0; n < 10'000; ++n)
            takes += QString::number(2 * n + 1 + (n % 7 == 0 ? 1 : 0));
        QTest::newRow("10,000 takes")
            << QStringLiteral("takeaway/take=%1:100000,50000 + nim:3").arg(takes.join(','));
    }

    /// A limit of time also holds where very many moves are judged.
    void longLists()
    {
        QFETCH(const QString, position);
        const GamePtr game = gameOf(position.toStdString());
        solver::Job job;
        job.limits.time = std::chrono::milliseconds(300);
        const auto start = std::chrono::steady_clock::now();
        QVERIFY(game->answer({}, job).unsolved);
        QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
    }

    void pieceIds()
    {
        for (const games::Entry& entry : games::catalogue()) {
            for (const games::Preset& preset : entry.info.presets) {
                for (const games::Piece& piece : gameOf(preset.notation)->board().pieces) {
                    QCOMPARE(games::boardOfPiece(piece.id), 0U);
                    for (std::uint32_t board = 0; board < games::mostSumParts; ++board) {
                        QCOMPARE(games::boardOfPiece(games::onBoard(piece.id, board)), board);
                        QVERIFY(games::onBoard(games::onBoard(piece.id, board), board) == piece.id);
                    }
                }
            }
        }
    }

    /// What a person chooses is chosen on its board.
    void gestures()
    {
        const GamePtr game = gameOf("nim:2 + hackenbush:0-1b,1-2r + nim:");
        for (const games::Move& move : game->moves().moves) {
            if (move.player != game->mover())
                continue;
            const games::Choice choice = move.gesture.second
                                             ? game->choose(move.gesture.first, *move.gesture.second)
                                             : game->choose(move.gesture.first);
            const auto* chosen = std::get_if<games::Move>(&choice);
            QVERIFY(chosen != nullptr);
            QCOMPARE(game->after(*chosen)->notation(), game->after(move)->notation());
            for (const games::PieceId piece : game->change(move).touched())
                QCOMPARE(games::boardOfPiece(piece), games::Sum::boardOf(move));
        }
        QCOMPARE(asked::refusal(*game, games::onBoard(games::pieceId(0, 0), 2)),
                 std::string("No move is left on this board."));
        QVERIFY(std::holds_alternative<games::Refusal>(
            game->choose(games::onBoard(games::edgeId(1), 1)))); // red, and Left is to move
    }

    /// The table's boards are those of the positions, with ids of their own.
    void board()
    {
        const games::Board table = gameOf("nim:2 + toads:T.F")->board();
        QVERIFY(table.shape == games::Shape::Table);
        QCOMPARE(table.boards.size(), std::size_t{2});
        QVERIFY(table.boards[1].shape == games::Shape::Strip);
        QCOMPARE(table.pieces.size(), table.boards[0].pieces.size() + table.boards[1].pieces.size());
        std::set<games::PieceId> ids;
        for (const games::Piece& piece : table.pieces)
            ids.insert(piece.id);
        QCOMPARE(ids.size(), table.pieces.size());
    }

    /// Northcott's rows may be played for ever alone; beside other games they are their gaps. Worked back
    /// from the ends of the game, nothing is a draw.
    void loopyRows_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"northcott:W..B + nim:2", "northcott:W.B./.WB. + nim:1", "northcott:.W.B. + hackenbush:0-1b",
              "northcott:W..B. + toads:T.F", "northcott:.W..B + hackenbush:0-1g,1-2b",
              "northcott:W.B + northcott:B..W + nim:1,2", "northcott:WB.. + skip/skips=1,2:1"})
            QTest::newRow(text) << text;
    }
    void loopyRows();
};

/// Labels by working back: a position is won by whoever is to move where a move leaves a lost one.
void TestSum::loopyRows()
{
    QFETCH(const QString, text);
    std::vector<GamePtr> found;
    std::map<std::pair<std::string, bool>, std::size_t> numbers;
    std::vector<std::vector<std::size_t>> options;
    const auto numberOf = [&](const GamePtr& game) {
        const auto [known, isNew] =
            numbers.emplace(std::pair{game->notation(), game->mover() == Mover::Left}, found.size());
        if (isNew)
            found.push_back(game);
        return known->second;
    };
    const GamePtr start = gameOf(text.toStdString());
    numberOf(start);
    numberOf(start->withMover(Mover::Right));
    for (std::size_t i = 0; i < found.size(); ++i) {
        options.emplace_back();
        for (const games::Move& move : found[i]->moves().moves) {
            if (move.player == found[i]->mover())
                options[i].push_back(numberOf(found[i]->after(move)));
        }
    }
    std::vector<std::optional<bool>> wins(found.size());
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto is = [&](bool won) { return [&wins, won](std::size_t o) { return wins[o] == won; }; };
            std::optional<bool> label;
            if (std::ranges::any_of(options[i], is(false)))
                label = true;
            else if (std::ranges::all_of(options[i], is(true)))
                label = false;
            changed = changed || label != wins[i];
            wins[i] = label;
        }
    }
    games::Shelf shelf;
    for (std::size_t i = 0; i < found.size(); ++i) {
        QVERIFY2(wins[i], found[i]->notation().c_str());
        const Answer answer = found[i]->answer({.moves = false, .shelf = &shelf}, {});
        QVERIFY2(answer.verdict.outcome &&
                     theory::winsMoving(*answer.verdict.outcome, found[i]->mover()) == *wins[i],
                 found[i]->notation().c_str());
    }
}

GRUNDY_TEST(TestSum, tests::run<TestSum>)
#include "tst_sum.moc"
