// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/nim.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/heaps/heapsidea.h"
#include "games/heaps/nimcount.h"
#include "games/heaps/nimsteps.h"
#include "games/judge.h"
#include "games/text/placednumbers.h"
#include "games/text/reader.h"

#include <algorithm>
#include <array>
#include <random>

namespace games {
namespace {

NimCount countOf(const Heaps& heaps)
{
    NimCount count;
    for (const std::uint64_t heap : heaps)
        count.add(NimSummand::heap(heap));
    return count;
}

NimCount countAfter(NimCount count, std::uint64_t before, std::uint64_t after)
{
    count.remove(NimSummand::heap(before));
    count.add(NimSummand::heap(after));
    return count;
}

GamePtr randomNim(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    Heaps heaps(3 + random() % 3);
    for (std::uint64_t& heap : heaps)
        heap = 1 + random() % 15;
    return GameOf<Nim>::make({std::move(heaps), play});
}

/// Behind the game's name and convention, options included.
std::string drawNim(const DrawRequest& drawing)
{
    std::vector<std::uint64_t> heaps = drawnHeaps(drawing.draws, drawing.size(2, 4), 1, drawing.size(5, 12));
    if (drawing.isMisere() && drawing.draws.coin()) { // near the end, where misère play differs
        heaps.push_back(1);
        for (std::uint64_t& heap : heaps)
            heap = drawing.draws.below(4) == 0 ? heap : 1;
    }
    return ":" + printList(heaps);
}

} // namespace

const Info& Nim::info()
{
    static const Info info{
        .id = "nim",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Nim"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Take from one heap"),
        .theory = QT_TRANSLATE_NOOP("Wording", "A position is cold when the nim-sum of its heaps is 0; in "
                                               "misère play the last heaps of one stone turn it round."),
        .hasTheory = true,
        .taken = QT_TRANSLATE_NOOP("Wording", "Stones"),
        //: head of the column of moves: what is taken
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn =
            QT_TRANSLATE_NOOP("Wording", "Click the lowest stone you want to take. Those above it go, too."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 stone now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 stones now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Heaps,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Change the size of a heap with its buttons."),
                    .add = QT_TRANSLATE_NOOP("Wording", "Add a heap")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = true,
        .countsMoves = true,
        .options = {},
        .presets = {{"classic", "nim:7,11,5", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"small", "nim:5,3,2", QT_TRANSLATE_NOOP("Wording", "Small")},
                    {"misere", "nim/misere:3,4,5", QT_TRANSLATE_NOOP("Wording", "Misère")},
                    //: a ready-made board
                    {"five", "nim:25,15,19,3,13", QT_TRANSLATE_NOOP("Wording", "Five heaps")}},
        .fields = {heapsField("7,11,5")},
        .preview = "nim:3,5,2",
        .heapSequences = HeapSequences{
            .offers = {{.id = "nim", .title = QT_TRANSLATE_NOOP("Wording", "Nim"), .rule = "nim:1"}},
            .areKnownWell = true,
            .oneHeap = sizeOfHeap,
            .isNim = [](const Game&) { return true; },
            .mostUnproven = 0}};
    return info;
}

Words Nim::words() const
{
    return {.rule = QT_TRANSLATE_NOOP("Wording", "Take any number of stones from one heap."),
            .ending = lastStoneEnding(m_play),
            .shortly = listedPosition(notation())};
}

Nim Nim::upToSymmetry() const
{
    return {falling(m_heaps), m_play};
}

Typing Nim::typing()
{
    return {.gameId = info().id, .alsoCalled = {"heaps", "piles", "Nimm"}};
}

Entry Nim::entry()
{
    return {.info = info(),
            .parse = parsedWithoutOptions<Nim, readHeaps>,
            .makeNotation = onlyFieldPrinter(info()),
            .random = randomNim,
            .drawn = drawNim,
            .families = {{.id = "two_heaps",
                          .pattern = "nim:n,m",
                          .n = {0, 15},
                          .m = {0, 15},
                          .shown = Shown::Grundy,
                          //: a ready-made family of positions
                          .title = QT_TRANSLATE_NOOP("Wording", "Two heaps")},
                         {.id = "two_heaps_beside_three",
                          .pattern = "nim:n,m,3",
                          .n = {0, 15},
                          .m = {0, 15},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two heaps beside a heap of 3")},
                         {.id = "two_heaps_misere",
                          .pattern = "nim/misere:n,m",
                          .n = {0, 15},
                          .m = {0, 15},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two heaps, misère")}},
            .forEachUpTo =
                [](std::uint64_t upTo, const std::function<bool(const Game&)>& visit) {
                    forEachHeaps(upTo, [&visit](const Heaps& heaps) {
                        return visitBothPlays(Nim(heaps, theory::Play::Normal), visit);
                    });
                },
            .verifyDefault = 12,
            .claims = claims(),
            .examples = {{.of = ExampleOf::WholeGame,
                          .text = "nim:3,2,1",
                          .title = QT_TRANSLATE_NOOP("Wording", "Nim 3, 2, 1: a kernel of four")},
                         {.of = ExampleOf::WholeGame,
                          .text = "nim:5,3,2",
                          .title = QT_TRANSLATE_NOOP("Wording", "Nim 5, 3, 2, analysed by hand")},
                         {.of = ExampleOf::TypedWholeGame, .text = "nim:5,3,2"},
                         {.of = ExampleOf::TypedPosition, .text = "nim:7,11,5"},
                         {.of = ExampleOf::TypedFamily, .text = "nim:n,m,3"},
                         {.of = ExampleOf::MarkedFamily, .text = "nim:n,m"}},
            .markings = {{.id = "two_heaps",
                          .title = QT_TRANSLATE_NOOP("Wording", "Nim with two heaps"),
                          .difficulty = 2,
                          .family = "nim:n,m",
                          .n = 5,
                          .m = 5},
                         {.id = "three_heaps",
                          .title = QT_TRANSLATE_NOOP("Wording", "Nim 3, 2, 1"),
                          .difficulty = 2,
                          .family = "",
                          .graph = "nim:3,2,1"}},
            .withoutIdle = heapsStillPlayed,
            .placed = placedByNumbers};
}

std::string Nim::notation() const
{
    return printHeader(info(), m_play) + printList(m_heaps);
}

std::vector<std::string> Nim::fieldValues() const
{
    return {printList(m_heaps)};
}

bool Nim::isOver() const
{
    return std::ranges::all_of(m_heaps, [](std::uint64_t heap) { return heap == 0; });
}

MoveList Nim::moves() const
{
    return listHeapMoves(m_heaps, {}, [this] { return winningMoves(); });
}

std::optional<Nim> Nim::edited(const Edit& edit) const
{
    auto heaps = editHeaps(m_heaps, edit);
    return heaps ? std::optional(Nim(std::move(*heaps), m_play)) : std::nullopt;
}

WinningMoves Nim::winningMoves() const
{
    WinningMoves winning;
    const NimCount count = countOf(m_heaps);
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        const std::uint64_t size = m_heaps[heap];
        // Nim-sum 0 fixes what is left; misère's end adds that 0 or 1 is left.
        std::array<std::uint64_t, 3> targets{0, 1, size ^ count.sum()};
        std::ranges::sort(targets, std::greater());
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const std::uint64_t target = targets[i];
            const bool isRepeat = i > 0 && targets[i - 1] == target;
            if (target < size && !isRepeat &&
                countAfter(count, size, target).outcome(m_play) == theory::Outcome::P)
                winning.moves.push_back(heapMove(m_heaps, heap, target));
        }
    }
    winning.count = winning.moves.size();
    return winning;
}

std::optional<std::uint64_t> Nim::nimberInSums() const
{
    return countOf(m_heaps).sum();
}

std::vector<Move> Nim::movesTo(std::uint64_t nimber) const
{
    std::vector<Move> found;
    const std::uint64_t change = countOf(m_heaps).sum() ^ nimber;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        if (const std::uint64_t left = m_heaps[heap] ^ change; left < m_heaps[heap])
            found.push_back(heapMove(m_heaps, heap, left));
    }
    return found;
}

std::optional<solver::Genus> Nim::tameGenus() const
{
    const NimCount count = countOf(m_heaps);
    const std::uint64_t sum = count.sum();
    return solver::Genus{.normal = sum, .misere = count.firm() == 0 ? 1 - sum : sum};
}

Answer Nim::answer(const Question& question, const solver::Job& job) const
{
    const HeapTable::Game game{.heaps = m_heaps, .takes = {}, .play = m_play, .grundy = false};
    if (!question.theoremsAllowed)
        return answerByTable(game, question, job);
    const bool isNormal = m_play == theory::Play::Normal;
    Answer answer{.method = Method::Theory, .theorem = isNormal ? boutonTheorem : misereNimTheorem};
    const auto table = question.remoteness ? affordableTable(game, job) : std::nullopt;
    const auto judge = [&](const NimCount& count, const Heaps& heaps) {
        return makeVerdict(count.outcome(m_play),
                           question.grundy && isNormal ? std::optional(count.sum()) : std::nullopt,
                           table ? std::optional(table->remoteness(heaps)) : std::nullopt);
    };
    const NimCount count = countOf(m_heaps);
    answer.verdict = judge(count, m_heaps);
    if (!question.moves)
        return answer;
    const MoveList list = listHeapMoves(
        m_heaps, {}, [this] { return winningMoves(); }, question.oneWin);
    judgeMoves(answer, list.moves, [&](const Move& move) {
        const auto& take = move.action.as<TakeFromHeap>();
        return judge(countAfter(count, take.before, take.after),
                     table ? afterHeapMove(m_heaps, move) : Heaps());
    });
    answer.omitted = list.omitted;
    return answer;
}

std::vector<Step> Nim::steps(const Answer& known) const
{
    std::vector<NimRow> rows;
    rows.reserve(m_heaps.size());
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        rows.push_back({m_heaps[heap], m_heaps[heap], piecesOfHeap(m_heaps, heap)});
    return nimSteps({.levels = Levels::from(Level::Values),
                     .summand = Summand::Heap,
                     .rows = std::move(rows),
                     .play = m_play},
                    known, [this](const Move& move) {
                        const auto& take = move.action.as<TakeFromHeap>();
                        return NimChange{.row = take.heap,
                                         .rows = {{take.after, take.after, {}}},
                                         .taken = change(move).touched()};
                    });
}

std::optional<Idea> Nim::idea() const
{
    return ideaOfNim(*lensHeaps(), m_play);
}

} // namespace games
