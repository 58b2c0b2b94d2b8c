// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of argument: what each tells of every game, and the labels against a search by the rules alone.

#include "games/asked.h"
#include "games/labels.h"
#include "games/options.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QScopeGuard>
#include <QtTest>

#include <map>
#include <random>

using games::GamePtr;
using games::Level;
using theory::Mover;

namespace {

/// Whether the player to move wins, by nothing but the rules; nothing where that takes many positions.
class PlainSearch {
public:
    explicit PlainSearch(std::size_t mostPositions = tests::isSanitized ? 300 : 2000)
        : m_mostPositions(mostPositions)
    {
    }

    std::optional<bool> wins(const games::Game& game)
    {
        const std::string name = game.notation() + (game.mover() == Mover::Right ? "R" : "");
        if (const auto known = m_known.find(name); known != m_known.end())
            return known->second;
        if (m_known.size() > m_mostPositions || m_depth > mostMoves)
            return std::nullopt;
        ++m_depth;
        const auto deeper = qScopeGuard([this] { --m_depth; });
        bool won = game.isOver() && game.play() == theory::Play::Misere;
        const std::vector<games::Move> moves = game.moves().moves;
        if (moves.size() > mostOptions)
            return std::nullopt;
        for (const games::Move& move : moves) {
            if (move.player != game.mover() || won)
                continue;
            const auto reply = wins(*game.after(move));
            if (!reply)
                return std::nullopt;
            won = !*reply;
        }
        return m_known.emplace(name, won).first->second;
    }

private:
    static constexpr std::size_t mostOptions = 200;
    static constexpr int mostMoves = 40; // some games may return to a position

    std::size_t m_mostPositions;
    std::map<std::string, bool> m_known;
    int m_depth = 0;
};

/// Random moves from there on until a plain search ends soon.
GamePtr played(GamePtr game, std::mt19937_64& random)
{
    while (!PlainSearch().wins(*game)) {
        std::vector<games::Move> moves = game->moves().moves;
        std::erase_if(moves, [&](const games::Move& move) { return move.player != game->mover(); });
        game = game->after(moves[random() % moves.size()]);
    }
    return game;
}

games::Explanation argued(const games::Game& game)
{
    return game.explain(Level::Labels, {});
}

/// Every line of the argument holds, and none is missing; of very many, those beyond are counted.
/// What the search leaves open, in games that may return to a position, is not compared.
bool holds(const games::Game& game, const games::OptionsStep& step, PlainSearch& search)
{
    const GamePtr here = games::arguedPosition(game, step);
    std::uint64_t own = 0;
    for (const games::Move& move : here->moves().moves)
        own += move.player == here->mover() ? 1 : 0;
    const bool isWhole = step.wins ? !step.lines.empty() : step.lines.size() + step.omitted == own;
    const bool isListed = step.omitted == 0 || step.lines.size() == games::mostOptionLines;
    const bool linesHold = std::ranges::all_of(step.lines, [&](const games::OptionLine& line) {
        const GamePtr left = here->after(line.move);
        if (step.wins)
            return search.wins(*left) != true;
        return line.reply ? search.wins(*left->after(*line.reply)) != true
                          : left->isOver() && search.wins(*left) == true;
    });
    const bool isSettled = own == 0 && step.terminal; // nothing to argue: the convention decides
    return search.wins(*here) != !step.wins && isListed && linesHold && (isWhole || isSettled);
}

} // namespace

class TestLabels : public QObject {
    Q_OBJECT

private slots:
    void everyRefutationHolds_data() { games_data(); }
    void everyRefutationHolds();
    void presetsAreArguedAtEachLevel_data() { games_data(); }
    void presetsAreArguedAtEachLevel();
    void rows_data();
    void rows();
    void noRow_data();
    void noRow();
    void bothStartsOfAPartizanGame();
    void levelsDiffer();
    void theoremsAreTheWhole();

private:
    static void games_data();
};

void TestLabels::games_data()
{
    QTest::addColumn<std::string>("id");
    for (const games::Entry& entry : games::catalogue())
        QTest::newRow(entry.info.id.c_str()) << entry.info.id;
}

void TestLabels::everyRefutationHolds()
{
    QFETCH(std::string, id);
    std::mt19937_64 random(19);
    int compared = 0;
    for (const games::Preset& preset : games::findEntry(id)->info.presets) {
        for (const auto play : {theory::Play::Normal, theory::Play::Misere}) {
            GamePtr game = positions::read(preset.notation);
            if ((play != game->play() && !game->misereOffered()) || game->moves().omitted > 0)
                continue;
            game = played(game->withPlay(play), random);
            const std::string notation = game->notation();
            const games::Explanation explanation = argued(*game);
            QVERIFY2(!explanation.unsolved, notation.c_str());
            // Each move and each answer, not one that wins alone.
            PlainSearch search(tests::isSanitized ? 3'000 : 20'000);
            for (const games::Step& step : explanation.steps) {
                if (const auto* options = std::get_if<games::OptionsStep>(&step)) {
                    QVERIFY2(holds(*game, *options, search), notation.c_str());
                    ++compared;
                }
            }
        }
    }
    QVERIFY(compared >= 2);
}

/// Each level says something of each preset that is solved, and the level of labels nothing but labels.
void TestLabels::presetsAreArguedAtEachLevel()
{
    QFETCH(std::string, id);
    solver::Job job;
    job.limits.positions = tests::isSanitized ? 4'000 : 20'000;
    job.limits.memoryBytes = 16U << 20U;
    for (const games::Preset& preset : games::findEntry(id)->info.presets) {
        const GamePtr game = positions::read(preset.notation);
        const bool isSolved = game->answer({}, job).verdict.outcome.has_value();
        for (const Level level : games::levels) {
            const games::Explanation explanation = game->explain(level, job);
            QVERIFY2(!explanation.steps.empty() || explanation.unsolved, preset.notation.c_str());
            if (!isSolved)
                continue;
            QVERIFY2((asked::stepOf<games::OptionsStep>(explanation) != nullptr) == (level != Level::Idea),
                     preset.notation.c_str());
            for (const games::Step& step : explanation.steps) {
                QVERIFY2(games::levelsOf(step).has(level), preset.notation.c_str());
                const bool isLabels = std::holds_alternative<games::OptionsStep>(step) ||
                                      std::holds_alternative<games::LabelRowStep>(step);
                QVERIFY2(level != Level::Labels || isLabels, preset.notation.c_str());
            }
            QVERIFY2(level != Level::Values || game->isOver() || explanation.steps.size() > 1,
                     preset.notation.c_str());
        }
    }
}

void TestLabels::rows_data()
{
    QTest::addColumn<QString>("letters");
    const auto row = [](const char* notation, const char* letters) { QTest::newRow(notation) << letters; };
    row("takeaway:10", "PNNNPNNNPNN");
    row("takeaway/misere:10", "NPNNNPNNNPN");
    row("takeaway/take=2,5:7", "PPNNPNNP");
    row("nim:6", "PNNNNNN");
    row("octal/code=0.333:9", "PNNNPNNNPN");
    row("takeaway:100", "PNNNPNNNPNNNPNNNPNNNPNNN"); // as far as a row goes
}

void TestLabels::rows()
{
    QFETCH(QString, letters);
    const GamePtr game = positions::read(QTest::currentDataTag());
    const games::Explanation explanation = argued(*game);
    const auto* step = asked::stepOf<games::LabelRowStep>(explanation);
    QVERIFY(step != nullptr);
    QString found;
    PlainSearch search;
    for (const games::LabelCell& cell : step->row.cells) {
        found += QLatin1Char(cell.isCold ? 'P' : 'N');
        QCOMPARE(search.wins(*positions::read(cell.notation)), !cell.isCold);
    }
    QCOMPARE(found, letters);
    QCOMPARE(std::to_string(step->number), game->notation().substr(game->notation().find(':') + 1));
}

void TestLabels::noRow_data()
{
    QTest::addColumn<int>("unused");
    for (const char* notation :
         {"nim:3,4", "octal/code=0.77:5", "grundy:9", "wythoff:4,7", "skip/skips=1,1:3"})
        QTest::newRow(notation) << 0;
}

void TestLabels::noRow()
{
    const games::Explanation explanation = argued(*positions::read(QTest::currentDataTag()));
    QVERIFY(asked::stepOf<games::LabelRowStep>(explanation) == nullptr);
    QVERIFY(asked::stepOf<games::OptionsStep>(explanation) != nullptr);
}

/// L says that Left wins, whoever moves first: both are argued.
void TestLabels::bothStartsOfAPartizanGame()
{
    const GamePtr game = positions::read("hackenbush:0-1b,1-2b,0-3r");
    QCOMPARE(*game->answer({}, {}).verdict.outcome, theory::Outcome::L);
    const games::Explanation explanation = argued(*game);
    std::vector<Mover> starts;
    for (const games::Step& step : explanation.steps) {
        const auto& options = std::get<games::OptionsStep>(step);
        if (!options.after)
            starts.push_back(options.mover);
        QCOMPARE(options.isOtherStart, !options.after && options.mover == Mover::Right);
    }
    QCOMPARE(starts, (std::vector{Mover::Left, Mover::Right}));
}

/// Takeaway 10: labels, then the values of the heaps, then their period.
void TestLabels::levelsDiffer()
{
    const GamePtr game = positions::read("takeaway/take=1-3:10");
    const games::Explanation values = game->explain(Level::Values, {});
    QVERIFY(asked::titled(values, "Why: the values of the heaps") != nullptr);
    QVERIFY(asked::titled(values, "Why: the period") == nullptr);
    QCOMPARE(asked::titled(values, "Why: the values of the heaps")->values,
             (std::vector<std::uint64_t>{0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2}));
    const games::Explanation theorems = game->explain(Level::Theorems, {});
    QVERIFY(asked::titled(theorems, "Why: the values of the heaps") == nullptr);
    QVERIFY(asked::titled(theorems, "Why: the period") != nullptr);
    const games::Explanation wythoff = positions::read("wythoff:4,7")->explain(Level::Values, {});
    QVERIFY(asked::titled(wythoff, "The Grundy value") != nullptr);
    QVERIFY(asked::titled(wythoff, "Why: the golden ratio") == nullptr);
    // Misère play has no values; the level says so.
    const games::Explanation misere =
        positions::read("octal/misere/code=0.77:5,7")->explain(Level::Values, {});
    QVERIFY(asked::says(misere, "The value", "no values that add up"));
}

/// Who asks for no level is told all that is known.
void TestLabels::theoremsAreTheWhole()
{
    for (const char* notation :
         {"takeaway:10,7", "wythoff:4,7", "hackenbush:0-1b,1-2b,0-3r", "lines:111/11"}) {
        const GamePtr game = positions::read(notation);
        QCOMPARE(game->explain({}).steps, game->explain(Level::Theorems, {}).steps);
    }
}

GRUNDY_TEST(TestLabels, tests::run<TestLabels>)
#include "tst_labels.moc"
