// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/partizan/poker.h"

#include "games/gameof.h"
#include "games/text/aloud.h"
#include "games/text/placednumbers.h"
#include "games/text/reader.h"

#include <algorithm>
#include <iterator>
#include <random>

namespace games {
namespace {

/// The sizes of all heaps, or their caps.
std::vector<std::uint64_t> numbersOf(const CappedHeaps& heaps, std::uint64_t CappedHeap::*which)
{
    std::vector<std::uint64_t> numbers;
    std::ranges::transform(heaps, std::back_inserter(numbers), which);
    return numbers;
}

/// Heaps that are as high as they may be.
CappedHeaps fullHeaps(const Heaps& sizes)
{
    CappedHeaps heaps;
    for (const std::uint64_t size : sizes)
        heaps.push_back({size, size});
    return heaps;
}

/// The caps of the option `max`, up to the slash or colon that ends it.
struct Caps {
    std::vector<std::uint64_t> numbers;
    std::size_t column = 1;
};
Caps readCaps(Reader& reader)
{
    Caps caps{.numbers = {}, .column = reader.columnAt(reader.here())};
    Reader ahead = reader;
    if (ahead.accept(':') || ahead.accept('/'))
        return caps;
    do {
        caps.numbers.push_back(reader.number(Expected::HeapSize, 0, largestHeap).value_or(0));
        if (caps.numbers.size() > mostHeaps)
            reader.fail({.column = caps.column,
                         .problem = ParseProblem::TooMany,
                         .expected = Expected::HeapSize,
                         .limit = mostHeaps});
    } while (!reader.failed() && reader.accept(','));
    return caps;
}

/// The heaps behind the colon under their caps; `ahead` reads the same text once more for the columns.
CappedHeaps readCapped(Reader& reader, const std::optional<Caps>& caps)
{
    Reader again = reader;
    CappedHeaps heaps = fullHeaps(readHeaps(reader));
    if (reader.failed() || !caps)
        return heaps;
    if (caps->numbers.size() != heaps.size()) {
        reader.fail(toldError(caps->column,
                              //: a mistake: both have to be equal; two numbers
                              {QT_TRANSLATE_NOOP("Wording", "the number of caps is %1, that of the heaps %2"),
                               {caps->numbers.size(), heaps.size()}}));
        return heaps;
    }
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const std::size_t column = again.columnAt(again.here());
        const auto size = again.number(Expected::HeapSize, 0, largestHeap);
        again.accept(',');
        heaps[heap].cap = caps->numbers[heap];
        if (size > heaps[heap].cap)
            reader.fail(
                //: a mistake: how many stones a heap has, and how many it may have at most
                toldError(column, {QT_TRANSLATE_NOOP("Wording", "the heap of %1 is over its cap of %2"),
                                   {heaps[heap].size, heaps[heap].cap}}));
    }
    return heaps;
}

Parsed parsePoker(std::string_view text)
{
    Reader reader(text);
    PerSide adds{};
    bool given = false;
    std::optional<Caps> caps;
    const theory::Play play = readHeader(reader, Poker::info(), [&](std::string_view name) {
        if (name == "max") {
            caps = readCaps(reader);
            return;
        }
        given = true;
        adds = readPair(reader);
    });
    requireOption(reader, text, "adds", given);
    CappedHeaps heaps = readCapped(reader, caps);
    if (reader.failed())
        return reader.error();
    return GameOf<Poker>::make({std::move(heaps), adds, play});
}

GamePtr randomPoker(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    CappedHeaps heaps(2 + random() % 2);
    for (CappedHeap& heap : heaps) {
        heap.cap = 2 + random() % 6;
        heap.size = 1 + random() % heap.cap;
    }
    const std::uint64_t adds = 1 + random() % 3;
    return GameOf<Poker>::make({std::move(heaps), {adds, adds}, play});
}

/// Up to three heaps up to `upTo`, caps up to one more, up to two adds each.
void forEachPoker(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    constexpr std::uint64_t variants = std::uint64_t{3} * 3 * 4;
    forEachHeaps(upTo, [&](const Heaps& caps) {
        bool goesOn = true;
        const auto visitAll = [&](const CappedHeaps& heaps) {
            for (std::uint64_t n = 0; goesOn && n < variants; ++n) {
                const auto play = n & 1U ? theory::Play::Misere : theory::Play::Normal;
                const auto mover = n & 2U ? theory::Mover::Right : theory::Mover::Left;
                goesOn = visit(GameOf<Poker>({heaps, {n / 4 % 3, n / 12}, play, mover}));
            }
        };
        // All sizes below the caps, as an odometer.
        CappedHeaps heaps = fullHeaps(caps);
        while (goesOn) {
            visitAll(heaps);
            const auto turned =
                std::ranges::find_if(heaps, [](const CappedHeap& heap) { return heap.size > 0; });
            for (auto heap = heaps.begin(); heap != turned; ++heap)
                heap->size = heap->cap;
            if (turned == heaps.end())
                break;
            --turned->size;
        }
        return goesOn;
    });
}

/// Behind the game's name and convention, options included.
std::string drawPoker(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    std::vector<std::uint64_t> caps = drawnHeaps(draws, drawing.size(2, 3), 2, drawing.size(4, 5));
    std::vector<std::uint64_t> heaps;
    heaps.reserve(caps.size());
    for (const std::uint64_t cap : caps)
        heaps.push_back(draws.between(1, cap));
    const std::uint64_t most = drawing.size(1, 2);
    const std::vector<std::uint64_t> adds{draws.between(1, most), draws.between(1, most)};
    return "/adds=" + printList(adds) + "/max=" + printList(caps) + ":" + printList(heaps);
}

} // namespace

const Info& Poker::info()
{
    static const Info info{
        .id = "poker",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Poker Nim"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Nim, and chips may come back"),
        .theory = QT_TRANSLATE_NOOP("Wording", "Chips put back are taken again: it is won as Nim is."),
        .hasTheory = true,
        .taken = QT_TRANSLATE_NOOP("Wording", "Chips"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn = QT_TRANSLATE_NOOP(
            "Wording",
            "Click the lowest chip you want to take, or an empty place to fill the heap up to there."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 chip now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 chips now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Heaps,
        .world = World::Chips,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Change the size of a heap with its buttons."),
                    .add = QT_TRANSLATE_NOOP("Wording", "Add a heap"),
                    //: a field: how often the player Left may still add stones; "adds" is a noun
                    .ofLeft = QT_TRANSLATE_NOOP("Wording", "Left’s adds"),
                    //: a field: how often the player Right may still add stones; "adds" is a noun
                    .ofRight = QT_TRANSLATE_NOOP("Wording", "Right’s adds")},
        .button = QT_TRANSLATE_NOOP("Wording", "Add · %1 left"),
        .misereOffered = true,
        .hasGrundyValues = false,
        .isOfHeaps = true,
        .countsMoves = false,
        .options = {"adds", "max"},
        .presets = {{"classic", "poker/adds=2,2/max=3,4,5:3,4,5", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"small", "poker/adds=1,1/max=2,3:1,3", QT_TRANSLATE_NOOP("Wording", "Small")},
                    {"misere", "poker/misere/adds=1,1/max=2,3:2,3", QT_TRANSLATE_NOOP("Wording", "Misère")}},
        .fields = {heapsField("3,4,5"),
                   {.id = "caps",
                    //: a field: how many stones each heap may have at most, such as 3,4,5
                    .label = QT_TRANSLATE_NOOP("Wording", "Caps"),
                    .kind = Field::Kind::NumberList,
                    .initial = "",
                    .least = 0,
                    .most = largestHeap},
                   sideField("leftAdds", QT_TRANSLATE_NOOP("Wording", "Left’s adds"), "2"),
                   sideField("rightAdds", QT_TRANSLATE_NOOP("Wording", "Right’s adds"), "2")},
        .preview = "poker/adds=1,1/max=3,4,2:2,4,1",
        .sound = "chip",
        .hue = 335,
        .partizan = true};
    return info;
}

MoveWords ChangeHeap::words(const Board& board) const
{
    if (!addsPieces())
        return TakeFromHeap{heap, before, after}.words(board);
    const auto name = namedHeap(heap, board);
    //: a move: how many stones, and "the left heap"
    return {.text = name ? Sentence(QT_TRANSLATE_NOOP("Wording", "add %1 to %2"), {size(), inner(*name)})
                         //: a move: how many stones, and the number of the heap
                         : Sentence(QT_TRANSLATE_NOOP("Wording", "add %1 to heap %2"), {size(), heap + 1}),
            .label = {"%1: %2→%3", {heap + 1, before, after}},
            //: on the board, a verb: what a move does: it adds so many stones
            .mark = {QT_TRANSLATE_NOOP("Wording", "add %1"), {size()}},
            .where = {.look = QT_TRANSLATE_NOOP("Wording", "Think of your adds."),
                      .holds = QT_TRANSLATE_NOOP("Wording", "Your adds hold out longest.")}};
}

Told ChangeHeap::told(const Board& board) const
{
    if (!addsPieces())
        return toldTaking(size(), heap, board);
    //: how many were added, and "the left heap" or "heap 5"
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I added %1 to %2."),
                    //: how many were added, and "the left heap" or "heap 5"
                    QT_TRANSLATE_NOOP("Wording", "You added %1 to %2."),
                    //: how many were added, and "the left heap" or "heap 5"; %3: who did it
                    QT_TRANSLATE_NOOP("Wording", "%3 added %1 to %2."),
                    {size(), inner(heapOnBoard(heap, board))});
}

Words Poker::words() const
{
    return {.rule = QT_TRANSLATE_NOOP("Wording", "Take any number of chips from one heap, or use up one of "
                                                 "your adds and put chips back on a heap, up to its cap."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

namespace {

/// "Heaps 3 and 4 with caps 5 and 4."
Sentence cappedAloud(const CappedHeaps& heaps)
{
    if (heaps.empty())
        return heapsAloud({});
    if (heaps.size() == 1)
        //: read aloud: how many stones the heap has, and how many it may have at most
        return {QT_TRANSLATE_NOOP("Wording", "One heap of %1 with the cap %2."),
                {heaps.front().size, heaps.front().cap}};
    std::vector<std::uint64_t> sizes;
    std::vector<std::uint64_t> caps;
    for (const CappedHeap& heap : heaps) {
        sizes.push_back(heap.size);
        caps.push_back(heap.cap);
    }
    //: read aloud: sizes of heaps, such as "3 and 4", and how large they may become
    return {QT_TRANSLATE_NOOP("Wording", "Heaps %1 with the caps %2."),
            {numbersAloud(sizes), numbersAloud(caps)}};
}

} // namespace

Sentence Poker::aloud() const
{
    return together(cappedAloud(m_heaps), sidesAloud(m_adds,
                                                     //: read aloud: a player, such as Left, and how often he
                                                     //: or she may still add stones, here once
                                                     {QT_TRANSLATE_N_NOOP("Wording", "%2 has %1 add"),
                                                      //: read aloud: a player, such as Left, and how often he
                                                      //: or she may still add stones
                                                      QT_TRANSLATE_N_NOOP("Wording", "%2 has %1 adds")},
                                                     info().players));
}

std::uint64_t Poker::piecesLeft() const
{
    std::uint64_t stones = 0;
    for (const CappedHeap& heap : m_heaps)
        stones += heap.size;
    return stones;
}

Poker Poker::upToSymmetry() const
{
    CappedHeaps heaps = m_heaps;
    std::ranges::sort(heaps, std::greater<>());
    return {std::move(heaps), m_adds, m_play, m_mover};
}

Entry Poker::entry()
{
    return {.info = info(),
            .parse = parsePoker,
            .makeNotation =
                [](const std::vector<std::string>& values, theory::Play play) {
                    const std::string& sizes = values.at(0);
                    const std::string& caps = values.at(1).empty() ? sizes : values.at(1);
                    return printHeader(info(), play,
                                       "/adds=" + values.at(2) + "," + values.at(3) + "/max=" + caps) +
                           sizes;
                },
            .random = randomPoker,
            .drawn = drawPoker,
            .families = {{.id = "heaps_with_adds",
                          .pattern = "poker/adds=1,1/max=8,8:n,m",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two heaps, an add for either")},
                         {.id = "adds",
                          .pattern = "poker/adds=n,m/max=3,4:3,4",
                          .n = {0, 5},
                          .m = {0, 5},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "n and m adds")}},
            .forEachUpTo = forEachPoker,
            .verifyDefault = 3,
            .placed = placedByNumbers};
}

std::string Poker::notation() const
{
    const std::string options = "/adds=" + std::to_string(m_adds[0]) + "," + std::to_string(m_adds[1]) +
                                "/max=" + printList(numbersOf(m_heaps, &CappedHeap::cap));
    return printHeader(info(), m_play, options) + printList(numbersOf(m_heaps, &CappedHeap::size));
}

std::vector<std::string> Poker::fieldValues() const
{
    const auto sizes = numbersOf(m_heaps, &CappedHeap::size);
    const auto caps = numbersOf(m_heaps, &CappedHeap::cap);
    return {printList(sizes), caps == sizes ? "" : printList(caps), std::to_string(m_adds[0]),
            std::to_string(m_adds[1])};
}

bool Poker::isOver() const
{
    return changeCount(m_mover) == 0;
}

Move Poker::changeMove(std::size_t heap, std::uint64_t to, theory::Mover player) const
{
    const auto number = static_cast<std::uint32_t>(heap);
    const ChangeHeap change{number, m_heaps[heap].size, to};
    const std::uint64_t height = change.addsPieces() ? to : to + 1;
    return {player, change, {pieceId(number, static_cast<std::uint32_t>(height)), {}}};
}

std::uint64_t Poker::changeCount(theory::Mover player) const
{
    std::uint64_t count = 0;
    for (const CappedHeap& heap : m_heaps)
        count += heap.size + (hasAdd(player) ? heap.room() : 0);
    return count;
}

/// All moves, or the winning ones and then the small changes of every heap in turn.
std::vector<Move> Poker::movesOf(theory::Mover player) const
{
    std::vector<Move> moves;
    const auto top = [&](const CappedHeap& heap) { return hasAdd(player) ? heap.cap : heap.size; };
    if (changeCount(player) <= mostListedMoves) {
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            for (std::uint64_t to = m_heaps[heap].size; to-- > 0;)
                moves.push_back(changeMove(heap, to, player));
            for (std::uint64_t to = m_heaps[heap].size + 1; to <= top(m_heaps[heap]); ++to)
                moves.push_back(changeMove(heap, to, player));
        }
        return moves;
    }
    moves = winningChanges(player);
    std::vector<PieceId> listed; // a move by its gesture
    listed.reserve(moves.size());
    for (const Move& move : moves)
        listed.push_back(move.gesture.first);
    std::ranges::sort(listed);
    const auto add = [&](std::size_t heap, std::uint64_t to) {
        const Move move = changeMove(heap, to, player);
        if (moves.size() < mostListedMoves && !std::ranges::binary_search(listed, move.gesture.first))
            moves.push_back(move);
    };
    for (std::uint64_t by = 1; moves.size() < mostListedMoves; ++by) {
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            const std::uint64_t size = m_heaps[heap].size;
            if (by <= size)
                add(heap, size - by);
            if (by <= top(m_heaps[heap]) - size)
                add(heap, size + by);
        }
    }
    return moves;
}

MoveList Poker::moves() const
{
    MoveList list{.moves = movesOf(m_mover), .omitted = 0};
    list.omitted = changeCount(m_mover) - list.moves.size();
    const theory::Mover other = theory::opponentOf(m_mover);
    auto others = movesOf(other);
    list.otherOmitted = changeCount(other) - others.size();
    std::ranges::move(others, std::back_inserter(list.moves));
    return list;
}

Poker Poker::after(const Move& move) const
{
    Poker left = withMover(theory::opponentOf(move.player));
    const auto& change = move.action.as<ChangeHeap>();
    left.m_heaps[change.heap].size = change.after;
    if (change.addsPieces())
        --left.m_adds[sideOf(playerOf(move.player))];
    return left;
}

} // namespace games
