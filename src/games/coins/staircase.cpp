// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/staircase.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <random>

namespace games {
namespace {

/// Where the coins together are too many to draw, a higher step's coins are one pile, as high as some coins.
constexpr std::uint64_t tallestOfMany = 12;
constexpr int pileRows = 3;

NimCount stepCount(const Heaps& steps)
{
    NimCount count;
    for (std::size_t step = 1; step < steps.size(); step += 2)
        count.add(NimSummand::heap(steps[step]));
    return count;
}

/// The odd step whose heap a move changes.
std::uint64_t oddStepOf(const MoveCoins& coins)
{
    return coins.from % 2 == 1 ? coins.from : coins.to;
}

std::uint64_t sizeAfter(const Heaps& steps, const MoveCoins& coins)
{
    const std::uint64_t odd = oddStepOf(coins);
    return coins.from == odd ? steps[odd] - coins.count : steps[odd] + coins.count;
}

NimCount stepCountAfter(NimCount count, const Heaps& steps, const MoveCoins& move)
{
    count.remove(NimSummand::heap(steps[oddStepOf(move)]));
    count.add(NimSummand::heap(sizeAfter(steps, move)));
    return count;
}

/// A move changes the heap of one odd step: nim-sum 0 fixes it, misère's end adds 0 and 1.
std::vector<MoveCoins> stepCandidates(const Heaps& steps, std::uint64_t sum)
{
    std::vector<MoveCoins> moves;
    for (std::uint64_t odd = 1; odd < steps.size(); odd += 2) {
        for (const std::uint64_t target : {steps[odd] ^ sum, std::uint64_t{0}, std::uint64_t{1}}) {
            if (target < steps[odd])
                moves.push_back({.from = odd, .to = odd - 1, .count = steps[odd] - target});
            else if (target > steps[odd])
                moves.push_back({.from = odd + 1, .to = odd, .count = target - steps[odd]});
        }
    }
    return moves;
}

const CoinTheory& oddSteps()
{
    static const CoinTheory theory{.theorem = oddStepsTheorem,
                                   .count = stepCount,
                                   .countAfter = stepCountAfter,
                                   .candidates = stepCandidates};
    return theory;
}

GamePtr randomStaircase(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    Heaps steps(4 + random() % 3);
    for (std::size_t step = 1; step < steps.size(); ++step)
        steps[step] = random() % 5;
    ++steps.back();
    return GameOf<Staircase>::make({std::move(steps), play});
}

void forEachStaircase(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    forEachBoxes(upTo, [&](const Heaps& steps) {
        return visitBothPlays(Staircase(steps, theory::Play::Normal), visit);
    });
}

/// Behind the game's name and convention, options included.
std::string drawStaircase(const DrawRequest& drawing)
{
    return ":" + drawnPlaces(drawing.draws, drawing.size(3, 6), drawing.size(3, 8));
}

} // namespace

const Info& Staircase::info()
{
    static const Info info{
        .id = "staircase",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Staircase Nim"),
        //: what the game is about: coins go one step of a staircase down
        .tagline = QT_TRANSLATE_NOOP("Wording", "Step down"),
        .theory = QT_TRANSLATE_NOOP("Wording", "Only the coins on the odd steps count, as Nim heaps."),
        .hasTheory = true,
        //: head of the column of moves: how many coins are moved
        .taken = QT_TRANSLATE_NOOP("Wording", "Coins"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP(
            "Wording", "Click the lowest coin you want to move one step down. Those above it go, too."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "%1 coin can still move now"),
                QT_TRANSLATE_N_NOOP("Wording", "%1 coins can still move now")},
        .group = Group::CoinsAndStrips,
        .shape = Shape::Staircase,
        .world = World::Stairs,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP(
                               "Wording", "Click a step to put a coin on it, a coin to take it off."),
                           //: a field: how many steps the staircase has
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Steps"), 40}},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {},
        .presets = {{"classic", "staircase:0,3,1,5", QT_TRANSLATE_NOOP("Wording", "Classic"),
                     //: of a ready-made board: how many coins are on it
                     QT_TRANSLATE_NOOP("Wording", "9 coins")},
                    //: a ready-made board: on some steps are equally many coins
                    {"balanced", "staircase:0,3,2,3", QT_TRANSLATE_NOOP("Wording", "Equal steps"),
                     //: of a ready-made board: how many coins are on it
                     QT_TRANSLATE_NOOP("Wording", "8 coins")},
                    {"misere", "staircase/misere:0,2,1,2,1", QT_TRANSLATE_NOOP("Wording", "Misère"),
                     //: of a ready-made board: how many coins are on it
                     QT_TRANSLATE_NOOP("Wording", "6 coins")},
                    //: a ready-made board: it has many steps
                    {"high", "staircase:0,2,4,1,3,2,1", QT_TRANSLATE_NOOP("Wording", "High stairs"),
                     //: of a ready-made board: how many coins are on it
                     QT_TRANSLATE_NOOP("Wording", "13 coins")}},
        .fields = {{.id = "steps",
                    .label = QT_TRANSLATE_NOOP("Wording", "Coins on step 0, 1, 2, …"),
                    .kind = Field::Kind::NumberList,
                    .initial = "0,3,1,5",
                    .least = 0,
                    .most = mostCoins}},
        .preview = "staircase:0,3,1,2",
        .sound = "coin"};
    return info;
}

Words Staircase::words() const
{
    return {.rule = QT_TRANSLATE_NOOP("Wording", "Move one or more coins from one step down to the next."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Sentence Staircase::aloud() const
{
    //: read aloud: how many coins are on a step of the staircase, here one
    return boxesAloud(m_coins.boxes, {QT_TRANSLATE_N_NOOP("Wording", "%1 coin on step %2"),
                                      //: read aloud: how many coins are on a step of the staircase
                                      QT_TRANSLATE_N_NOOP("Wording", "%1 coins on step %2")});
}

Typing Staircase::typing()
{
    return {.gameId = info().id, .alsoCalled = {"stairs"}};
}

Entry Staircase::entry()
{
    return {.info = info(),
            .parse = parsedWithoutOptions<Staircase, readBoxes>,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomStaircase,
            .drawn = drawStaircase,
            .families = {{.id = "two_odd_steps",
                          .pattern = "staircase:0,n,0,m",
                          .n = {0, 12},
                          .m = {0, 12},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Coins on steps 1 and 3")},
                         {.id = "two_steps",
                          .pattern = "staircase:0,n,m",
                          .n = {0, 12},
                          .m = {0, 12},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Coins on steps 1 and 2")},
                         {.id = "three_coins_on_a_step",
                          .pattern = "staircase:(0,)^n3",
                          .n = {0, 12},
                          .m = {},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Three coins on step n")}},
            .forEachUpTo = forEachStaircase,
            .verifyDefault = 10,
            .withoutIdle = coinsAbove};
}

std::string Staircase::notation() const
{
    return printHeader(info(), m_play) + printList(m_coins.boxes);
}

std::vector<std::string> Staircase::fieldValues() const
{
    return {printList(m_coins.boxes)};
}

std::uint64_t Staircase::tallestDrawn() const
{
    if (isDrawable(m_coins))
        return mostDrawnCoins;
    return m_coins.boxes.size() > mostDrawnBoxes ? 1 : tallestOfMany;
}

Board Staircase::board() const
{
    const Heaps& steps = m_coins.boxes;
    Board board{.shape = Shape::Staircase,
                .rows = 0,
                .columns = static_cast<int>(steps.size()),
                .firstNumber = 0,
                .pieces = {}};
    for (std::uint32_t step = 0; step < steps.size(); ++step) {
        const auto column = static_cast<double>(step);
        board.pieces.push_back(
            {.id = pieceId(step, 0), .kind = PieceKind::Step, .column = column, .count = steps[step]});
        const bool isPile = steps[step] > tallestDrawn();
        if (isPile)
            board.pieces.push_back(
                {.id = pieceId(step, 1), .kind = PieceKind::Pile, .column = column, .count = steps[step]});
        for (std::uint32_t height = 1; !isPile && height <= steps[step]; ++height)
            board.pieces.push_back({.id = pieceId(step, height),
                                    .kind = PieceKind::Coin,
                                    .row = static_cast<double>(height - 1),
                                    .column = column});
        board.rows = std::max(board.rows, isPile ? pileRows : static_cast<int>(steps[step]));
    }
    return board;
}

std::vector<PieceId> Staircase::pieces(std::size_t step, std::uint64_t height) const
{
    const auto number = static_cast<std::uint32_t>(step);
    const std::uint64_t coins = m_coins.boxes[step];
    if (coins > tallestDrawn() && height <= coins)
        return {pieceId(number, 1)};
    std::vector<PieceId> drawn;
    for (std::uint64_t here = height; here <= coins; ++here)
        drawn.push_back(pieceId(number, static_cast<std::uint32_t>(here)));
    return drawn;
}

Move Staircase::moveOf(const MoveCoins& coins) const
{
    const auto height = static_cast<std::uint32_t>(m_coins.boxes[coins.from] - coins.count + 1);
    return {.player = theory::Mover::Either,
            .action = coins,
            .gesture = {.first = pieceId(static_cast<std::uint32_t>(coins.from), height), .second = {}}};
}

Staircase Staircase::after(const Move& move) const
{
    return {m_coins.after(move.action.as<MoveCoins>()).boxes, m_play};
}

Choice Staircase::choose(PieceId coin) const
{
    if (isOver())
        return gameOver();
    const auto [step, height] = heapPlace(coin);
    const Heaps& steps = m_coins.boxes;
    if (step >= steps.size() || steps[step] < std::max(height, std::uint64_t{1}))
        return noCoin();
    if (step == 0)
        return coinsGoDown();
    // The step itself stands for its top coin.
    const std::uint64_t count = height == 0 ? 1 : steps[step] - height + 1;
    return moveOf({.from = step, .to = step - 1, .count = count});
}

Choice Staircase::choose(PieceId first, PieceId second) const
{
    const CoinPlace from = heapPlace(first);
    const CoinPlace to = heapPlace(second);
    if (from.box == to.box)
        return choose(from.height == 0 ? second : to.height == 0 ? first : std::min(first, second));
    const Choice choice = choose(first);
    const bool goesThere = from.box == to.box + 1;
    return std::holds_alternative<Move>(choice) && !goesThere ? Choice(coinsGoDown()) : choice;
}

Change Staircase::change(const Move& move) const
{
    const auto& coins = move.action.as<MoveCoins>();
    return {.moved = pieces(coins.from, m_coins.boxes[coins.from] - coins.count + 1),
            .to = pieceId(static_cast<std::uint32_t>(coins.to), 0)};
}

std::optional<Staircase> Staircase::edited(const Edit& edit) const
{
    auto steps = editBoxes(m_coins.boxes, edit, heapPlace);
    return steps ? std::optional(Staircase(std::move(*steps), m_play)) : std::nullopt;
}

CoinGame Staircase::game() const
{
    return {.coins = m_coins, .play = m_play, .theory = &oddSteps(), .move = [this](const MoveCoins& coins) {
                return moveOf(coins);
            }};
}

Answer Staircase::answer(const Question& question, const solver::Job& job) const
{
    return answerCoins(game(), question, job);
}

std::vector<Step> Staircase::steps(const Answer& known) const
{
    const Heaps& boxes = m_coins.boxes;
    NimSummands summands{.levels = Levels::from(Level::Values),
                         .summand = Summand::Disguised,
                         .rows = {},
                         .play = m_play,
                         .mayGrow = true};
    for (std::size_t odd = 1; odd < boxes.size(); odd += 2)
        summands.rows.push_back({boxes[odd], boxes[odd], pieces(odd, 1)});
    summands.name = [](std::vector<NimRow>& rows, bool) {
        for (std::uint64_t row = 0; row < rows.size(); ++row)
            //: before a number in a table: a step of the staircase, such as 3
            rows[row].name = {.label = {QT_TRANSLATE_NOOP("Wording", "Step %1"), {2 * row + 1}},
                              //: within a sentence: the number of a step of the staircase
                              .told = {QT_TRANSLATE_NOOP("Wording", "step %1"), {2 * row + 1}}};
    };
    const auto changed = [&](const Move& move) {
        const std::uint64_t odd = oddStepOf(move.action.as<MoveCoins>());
        const Staircase left = after(move);
        const std::uint64_t size = left.m_coins.boxes[odd];
        return NimChange{.row = static_cast<std::size_t>(odd / 2),
                         .rows = {{size, size, left.pieces(odd, 1)}},
                         .taken = change(move).touched()};
    };
    return disguisedSteps(
        {.heaps = QT_TRANSLATE_NOOP("Wording",
                                    "The coins of each odd step are a heap; even steps do not count: %1."),
         .move = QT_TRANSLATE_NOOP(
             "Wording", "A move from an odd step takes from its heap. A move from an even step adds to "
                        "one; moving the same coins one step further undoes it, so it changes nothing.")},
        summands, known, changed);
}

std::optional<LensHeaps> Staircase::lensHeaps() const
{
    LensHeaps heaps;
    for (std::size_t odd = 1; odd < m_coins.boxes.size(); odd += 2)
        heaps.push_back({.key = odd, .size = m_coins.boxes[odd], .pieces = pieces(odd, 1)});
    return heaps;
}

LensEffect Staircase::lensEffect(const Move& move) const
{
    const auto& coins = move.action.as<MoveCoins>();
    const std::uint64_t odd = oddStepOf(coins);
    return {.key = odd, .before = m_coins.boxes[odd], .after = sizeAfter(m_coins.boxes, coins)};
}

std::optional<Idea> Staircase::idea() const
{
    return ideaOfNim(
        *lensHeaps(), m_play,
        QT_TRANSLATE_NOOP("Wording", "Only the coins on the steps 1, 3, 5, … count, as heaps: %1. Coins that "
                                     "come down onto such a step are moved on at once."));
}

} // namespace games
