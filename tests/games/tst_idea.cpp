// SPDX-License-Identifier: GPL-3.0-or-later
// The idea of every game in both conventions: what it claims of random positions, against the solver and by
// playing it.

#include "games/asked.h"
#include "games/capabilities.h"
#include "games/idea.h"
#include "games/players/opponents.h"
#include "games/shelf.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using games::FoundIdea;
using games::GamePtr;
using games::IdeaKind;
using games::Move;
using theory::Play;

namespace {

constexpr int positionsEach = tests::repeated(1'000);

solver::Job shortJob()
{
    solver::Job job;
    job.limits.positions = 20'000;
    job.limits.memoryBytes = 16U << 20U;
    return job;
}

games::Answer solved(const games::Game& game, games::Shelf& shelf)
{
    return game.answer({.grundy = false, .remoteness = false, .shelf = &shelf}, shortJob());
}

std::vector<Move> movesOf(const games::Game& game)
{
    std::vector<Move> moves = game.moves().moves;
    std::erase_if(moves, [&game](const Move& move) { return move.player != game.mover(); });
    return moves;
}

/// Somewhere in a random game from a random beginning; sooner or later, so that small ones are among them.
GamePtr somewhere(const games::Entry& entry, Play play, std::mt19937_64& random)
{
    std::vector<GamePtr> line{entry.random(random(), play)};
    while (!line.back()->isOver() && line.size() < 60) {
        const std::vector<Move> moves = movesOf(*line.back());
        line.push_back(line.back()->after(moves[random() % moves.size()]));
    }
    return line[random() % line.size()];
}

/// The kinds by which a strategy is told.
bool isStrategy(IdeaKind kind)
{
    return kind < IdeaKind::Ahead;
}

/// The pieces that answer those, one by one; nothing where one has no partner.
std::optional<std::set<games::PieceId>> partnersOf(const std::vector<games::PieceId>& pieces,
                                                   const std::vector<games::Partners>& partners)
{
    std::map<games::PieceId, games::PieceId> answers;
    for (const auto& [first, second] : partners) {
        answers[first] = second;
        answers[second] = first;
    }
    std::set<games::PieceId> found;
    for (const games::PieceId piece : pieces) {
        if (!answers.contains(piece))
            return std::nullopt;
        found.insert(answers[piece]);
    }
    return found;
}

/// Where a move takes stones off the board, copying it takes their partners.
bool isCopied(const games::Game& game, const Move& move, const FoundIdea& lost)
{
    const games::Change change = game.change(move);
    const bool isTake = change.moved.empty() && change.turned.empty() && change.added.empty();
    const auto wanted = partnersOf(change.removed, lost.idea.partners);
    if (game.play() == Play::Misere || !isTake || !wanted || game.as<games::LaidOutAnew>() != nullptr)
        return true;
    const GamePtr left = game.after(move);
    return std::ranges::any_of(movesOf(*left), [&](const Move& reply) {
        const std::vector<games::PieceId> touched = left->change(reply).touched();
        return std::set(touched.begin(), touched.end()) == *wanted;
    });
}

class Checked {
public:
    /// What is wrong with the idea of a position; empty where all holds.
    std::string problem(const games::Game& game)
    {
        const games::Answer known = solved(game, m_shelf);
        if (!known.verdict.outcome)
            return {};
        const FoundIdea found = games::findIdea(game, known);
        ++told[found.idea.kind];
        if (found.wins != theory::winsMoving(*known.verdict.outcome, game.mover()))
            return "it is said to be won by the other one";
        if (const auto own = game.idea(); found.wins && !game.isOver() && own && !own->wins)
            return "the game itself says that it is lost";
        if (found.move && !isWonBy(*found.move, game))
            return "the move does not win";
        if (!isStrategy(found.idea.kind) || game.isOver())
            return {};
        if (!found.wins)
            return problemOfLost(game, found);
        if (!found.move)
            return "a strategy without a move";
        const GamePtr left = game.after(*found.move);
        const games::Answer after = solved(*left, m_shelf);
        const FoundIdea then = games::findIdea(*left, after);
        if (then.wins || then.idea.kind != found.idea.kind)
            return "the move leaves another idea";
        return left->isOver() ? std::string() : problemOfLost(*left, then);
    }

    std::map<IdeaKind, int> told;

private:
    /// Without a theorem where that takes few positions.
    bool isWonBy(const Move& move, const games::Game& game)
    {
        const GamePtr left = game.after(move);
        games::Answer answer = left->answer(
            {.moves = false, .grundy = false, .remoteness = false, .theoremsAllowed = false}, shortJob());
        if (!answer.verdict.outcome)
            answer = solved(*left, m_shelf);
        return !answer.verdict.outcome || !theory::winsMoving(*answer.verdict.outcome, left->mover());
    }

    /// Each move has an answer by the same idea or a shorter one.
    std::string problemOfLost(const games::Game& game, const FoundIdea& lost)
    {
        for (const Move& move : movesOf(game)) {
            const GamePtr left = game.after(move);
            const games::Answer known = solved(*left, m_shelf);
            if (!known.verdict.outcome)
                continue;
            const FoundIdea answer = games::findIdea(*left, known);
            if (!answer.wins)
                return "a move is said to have no answer";
            if (!left->isOver() && answer.idea.kind > lost.idea.kind)
                return "an answer keeps to another idea";
            const bool isOfPairs = lost.idea.kind == IdeaKind::Copy || lost.idea.kind == IdeaKind::Mirror;
            if (isOfPairs && !isCopied(game, move, lost))
                return "a move cannot be copied";
        }
        return {};
    }

    games::Shelf m_shelf;
};

/// What is told of the position, and of the game that is played by it.
std::string toldOf(const games::Game& game)
{
    std::string told;
    for (const games::Step& step : game.explain(games::Level::Idea, shortJob()).steps) {
        const auto& argument = std::get<games::ParagraphStep>(step);
        for (const games::Sentence& sentence : argument.paragraphs)
            told += (told.empty() ? "" : " ") + asked::english(sentence);
    }
    return told;
}

/// The one who follows the ideas moves first, in a position that is said to be won.
bool winsFrom(GamePtr game, const games::Opponent& opponent, std::mt19937_64& random)
{
    games::Shelf shelf;
    const theory::Mover winner = game->mover();
    bool isOwnTurn = true;
    for (int moves = 0; moves < 400; ++moves) {
        if (game->isOver())
            return isOwnTurn == (game->play() == Play::Misere);
        if (isOwnTurn) {
            const games::Answer known = solved(*game, shelf);
            const auto move = known.verdict.outcome ? games::findIdea(*game, known).move : std::nullopt;
            if (!move || (winner != theory::Mover::Either && move->player != winner))
                return false;
            game = game->after(*move);
        } else {
            const auto chosen = games::chooseMove(*game, opponent, random, shortJob(), &shelf);
            const auto* move = std::get_if<Move>(&chosen);
            const std::vector<Move> all = movesOf(*game);
            game = game->after(move != nullptr ? *move : all.front());
        }
        isOwnTurn = !isOwnTurn;
    }
    return false;
}

} // namespace

class TestIdea : public QObject {
    Q_OBJECT

private slots:
    void holds_data() { games_data(); }
    void holds();
    void winsEveryGame_data() { games_data(); }
    void winsEveryGame();
    void isTold_data();
    void isTold();

private:
    static void games_data();
};

void TestIdea::games_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<Play>("play");
    for (const games::Entry& entry : games::catalogue()) {
        QTest::newRow(entry.info.id.c_str()) << entry.info.id << Play::Normal;
        QTest::addRow("%s, misère", entry.info.id.c_str()) << entry.info.id << Play::Misere;
    }
}

/// No word of the theory is in an idea, nor a letter that stands for one.
void TestIdea::holds()
{
    QFETCH(std::string, id);
    QFETCH(Play, play);
    static const QRegularExpression words(QStringLiteral("\\b(P|N|hot|cold|nim-sum|Grundy|value)\\b"));
    const games::Entry& entry = *games::findEntry(id);
    std::mt19937_64 random(49);
    Checked checked;
    for (int i = 0; i < positionsEach; ++i) {
        const GamePtr game = somewhere(entry, play, random);
        if (game->play() != play)
            QSKIP("the random positions are not offered in misère play");
        const std::string problem = checked.problem(*game);
        QVERIFY2(problem.empty(), (game->notation() + ": " + problem).c_str());
        const QString told = QString::fromStdString(toldOf(*game));
        QVERIFY2(!told.contains(words) && !told.contains(QLatin1Char('%')), qPrintable(told));
    }
    QString counts;
    for (const auto& [kind, count] : checked.told)
        counts += QStringLiteral(" %1:%2").arg(static_cast<int>(kind)).arg(count);
    qInfo().noquote() << "ideas by kind" << counts;
}

void TestIdea::winsEveryGame()
{
    QFETCH(std::string, id);
    QFETCH(Play, play);
    const games::Entry& entry = *games::findEntry(id);
    std::mt19937_64 random(7);
    games::Shelf shelf;
    int played = 0;
    for (int i = 0; i < tests::repeated(100); ++i) {
        const GamePtr game = somewhere(entry, play, random);
        const games::Answer known = solved(*game, shelf);
        if (!known.verdict.outcome || game->isOver())
            continue;
        const FoundIdea found = games::findIdea(*game, known);
        if (!found.wins || !found.move || !isStrategy(found.idea.kind))
            continue;
        ++played;
        QVERIFY2(winsFrom(game, games::RandomPlayer{}, random), game->notation().c_str());
        QVERIFY2(winsFrom(game, games::PerfectPlayer{}, random), game->notation().c_str());
    }
    QVERIFY(played > 0 || id == "value");
}

void TestIdea::isTold_data()
{
    QTest::addColumn<QString>("told");
    const auto row = [](const char* notation, const char* told) {
        QTest::newRow(notation) << QString::fromUtf8(told);
    };
    row("nim:5,5,2",
        "You can win: take 2 from the right heap. Then the heaps come in equal pairs: whatever your opponent "
        "does to one, do it to its partner. So you make the last move.");
    row("nim:4,4",
        "You are losing. The heaps come in equal pairs: whatever you do to one, your opponent does to its "
        "partner, and so makes the last move. You took 1 from the right heap. Your opponent took 1 from "
        "the left heap.");
    row("takeaway:10", "You can win: take 2 from the heap. Then a multiple of 4 is left");
    row("chomp:4,4,4,4",
        "You can win: bite at b2. What is left of the bottom row and of the first column are two heaps.");
    row("grid:111/111/111", "You can win: take b1–b3. Then the board looks the same turned upside down");
    row("wythoff:3,5",
        "You are losing. There is a rule for this board, but it takes more than two sentences.");
    row("toads:TT.FF", "You can win: hop from 2 to 3. Nobody knows a short rule for this board");
}

void TestIdea::isTold()
{
    QFETCH(QString, told);
    const GamePtr game = positions::read(QTest::currentDataTag());
    const QString all = QString::fromStdString(toldOf(*game));
    QVERIFY2(all.startsWith(told), qPrintable(all));
}

GRUNDY_TEST(TestIdea, tests::run<TestIdea>)
#include "tst_idea.moc"
