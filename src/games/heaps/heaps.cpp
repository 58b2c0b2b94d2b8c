// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/heaps.h"

#include "games/claims/claimpositions.h"
#include "games/edit.h"
#include "games/hash.h"
#include "games/judge.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace games {
namespace {

const TakeFromHeap& takeOf(const Move& move)
{
    return move.action.as<TakeFromHeap>();
}

/// The n-th smallest take, from 0.
std::uint64_t takeAt(const std::vector<std::uint64_t>& takes, std::uint64_t n)
{
    return takes.empty() ? n + 1 : takes[n];
}

/// What the moves of a large heap are worth looking at a few moves ahead.
bool isSeen(std::uint64_t heap, std::uint64_t take)
{
    constexpr std::uint64_t near = SeenHeaps::mostSeen / 2;
    return take <= near || heap - take <= near;
}

} // namespace

MoveWords TakeFromHeap::words(const Board& board) const
{
    return {.text = textOfTaking(size(), heap, board),
            .label = {"%1: %2→%3", {heap + 1, GroupedNumber{before}, GroupedNumber{after}}},
            .mark = takeMark(size()),
            .where = whereInHeap(heap, board)};
}

Told TakeFromHeap::told(const Board& board) const
{
    return toldTaking(size(), heap, board);
}

Move heapMove(const Heaps& heaps, std::size_t heap, std::uint64_t after)
{
    const auto number = static_cast<std::uint32_t>(heap);
    return {.player = theory::Mover::Either,
            .action = TakeFromHeap{.heap = number, .before = heaps[heap], .after = after},
            .gesture = {.first = pieceId(number, static_cast<std::uint32_t>(after + 1)), .second = {}}};
}

Heaps afterHeapMove(Heaps heaps, const Move& move)
{
    const TakeFromHeap& take = takeOf(move);
    assert(take.heap < heaps.size() && take.after < heaps[take.heap]);
    heaps[take.heap] = take.after;
    return heaps;
}

std::vector<PieceId> piecesOfHeap(const Heaps& heaps, std::size_t heap)
{
    return heaps[heap] == 0 ? std::vector<PieceId>() : takenFromHeap(heapMove(heaps, heap, 0));
}

std::uint64_t stonesOf(const Heaps& heaps)
{
    return std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0});
}

Sentence heapsAloud(const Heaps& heaps)
{
    if (heaps.empty())
        //: read aloud: the board is empty
        return QT_TRANSLATE_NOOP("Wording", "No heaps.");
    if (heaps.size() == 1)
        return {QT_TRANSLATE_NOOP("Wording", "One heap of %1."), {heaps.front()}};
    //: read aloud: the sizes of all heaps, such as "7, 11 and 5"
    return {QT_TRANSLATE_NOOP("Wording", "Heaps %1."), {numbersAloud(heaps)}};
}

Heaps falling(Heaps heaps)
{
    std::ranges::sort(heaps, std::greater<>());
    return heaps;
}

Board heapBoard(const Heaps& heaps, PieceKind stone)
{
    Board board{.shape = Shape::Heaps, .rows = 0, .columns = static_cast<int>(heaps.size()), .pieces = {}};
    for (std::uint32_t heap = 0; heap < heaps.size(); ++heap) {
        const std::uint64_t size = heaps[heap];
        const bool isPile = size > tallestDrawnHeap;
        const auto column = static_cast<double>(heap);
        board.pieces.push_back(
            {.id = pieceId(heap, 0), .kind = PieceKind::Base, .column = column, .count = size});
        if (isPile)
            board.pieces.push_back(
                {.id = pieceId(heap, 1), .kind = PieceKind::Pile, .column = column, .count = size});
        for (std::uint32_t height = 1; !isPile && height <= size; ++height)
            board.pieces.push_back({.id = pieceId(heap, height),
                                    .kind = stone,
                                    .row = static_cast<double>(height - 1),
                                    .column = column});
        board.rows = std::max(board.rows, isPile ? 1 : static_cast<int>(size));
    }
    return board;
}

std::vector<PieceId> takenFromHeap(const Move& move)
{
    const TakeFromHeap& take = takeOf(move);
    if (take.before > tallestDrawnHeap)
        return {pieceId(take.heap, 1)};
    std::vector<PieceId> pieces;
    for (std::uint64_t height = take.after + 1; height <= take.before; ++height)
        pieces.push_back(pieceId(take.heap, static_cast<std::uint32_t>(height)));
    return pieces;
}

Choice chooseStone(const Heaps& heaps, const std::vector<std::uint64_t>& takes, PieceId stone,
                   const Refusal& emptyPlace)
{
    const std::uint64_t least = takes.empty() ? 1 : takes.front();
    if (std::ranges::none_of(heaps, [least](std::uint64_t heap) { return heap >= least; }))
        return gameOver();
    const std::uint32_t heap = majorOf(stone);
    const std::uint32_t height = minorOf(stone);
    if (heap >= heaps.size() || height == 0 || height > heaps[heap])
        return emptyPlace;
    const std::uint64_t take = heaps[heap] - (height - 1);
    if (!takes.empty() && !std::ranges::binary_search(takes, take))
        return mayTake(takes, take);
    return heapMove(heaps, heap, height - 1);
}

Choice chooseStones(const Heaps& heaps, const std::vector<std::uint64_t>& takes, PieceId first,
                    PieceId second, const Refusal& emptyPlace)
{
    if (majorOf(first) != majorOf(second))
        return notInOneRow();
    return chooseStone(heaps, takes, std::min(first, second), emptyPlace);
}

std::optional<Heaps> editHeaps(Heaps heaps, const Edit& edit)
{
    if (const auto* set = std::get_if<SetHeap>(&edit); set && set->heap < heaps.size()) {
        heaps[set->heap] = set->size;
        return set->size <= largestHeap ? std::optional(heaps) : std::nullopt;
    }
    if (const auto* add = std::get_if<AddHeap>(&edit)) {
        heaps.push_back(add->size);
        return add->size <= largestHeap && heaps.size() <= mostHeaps ? std::optional(heaps) : std::nullopt;
    }
    if (const auto* remove = std::get_if<RemoveHeap>(&edit); remove && remove->heap < heaps.size()) {
        heaps.erase(heaps.begin() + remove->heap);
        return heaps;
    }
    return std::nullopt;
}

std::uint64_t moveCount(const std::vector<std::uint64_t>& takes, std::uint64_t heap)
{
    if (takes.empty())
        return heap;
    return static_cast<std::uint64_t>(std::ranges::upper_bound(takes, heap) - takes.begin());
}

MoveList listHeapMoves(const Heaps& heaps, const std::vector<std::uint64_t>& takes,
                       const std::function<WinningMoves()>& winning, bool oneWin)
{
    std::uint64_t total = 0;
    std::uint64_t longest = 0;
    for (const std::uint64_t heap : heaps) {
        total += moveCount(takes, heap);
        longest = std::max(longest, moveCount(takes, heap));
    }
    MoveList list;
    if (total <= mostListedMoves && !oneWin) {
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (std::uint64_t n = 0; n < moveCount(takes, heaps[heap]); ++n)
                list.moves.push_back(heapMove(heaps, heap, heaps[heap] - takeAt(takes, n)));
        }
        return list;
    }
    list.moves = winning().moves;
    if (oneWin && !list.moves.empty()) {
        list.omitted = total - list.moves.size();
        return list;
    }
    std::vector<PieceId> listed; // a move by its gesture
    listed.reserve(list.moves.size());
    for (const Move& move : list.moves)
        listed.push_back(move.gesture.first);
    std::ranges::sort(listed);
    for (std::uint64_t n = 0; n < longest && list.moves.size() < mostListedMoves; ++n) {
        for (std::size_t heap = 0; heap < heaps.size() && list.moves.size() < mostListedMoves; ++heap) {
            if (n >= moveCount(takes, heaps[heap]))
                continue;
            const Move move = heapMove(heaps, heap, heaps[heap] - takeAt(takes, n));
            if (!std::ranges::binary_search(listed, move.gesture.first))
                list.moves.push_back(move);
        }
    }
    list.omitted = total - list.moves.size();
    return list;
}

std::optional<HeapTable> affordableTable(const HeapTable::Game& game, const solver::Job& job)
{
    constexpr std::uint64_t mostOptions = 200'000'000;
    const std::uint64_t positions = HeapTable::positionsBelow(game.heaps, affordablePositions);
    std::uint64_t options = 0;
    for (const std::uint64_t heap : game.heaps)
        options += moveCount(game.takes, heap);
    if (positions > affordablePositions || options > mostOptions / positions)
        return std::nullopt;
    auto made = HeapTable::make(game, limitedTo(job, affordablePositions));
    if (auto* table = std::get_if<HeapTable>(&made))
        return std::move(*table);
    return std::nullopt;
}

Answer answerByTable(const HeapTable::Game& game, const Question& question, const solver::Job& job)
{
    Answer answer{.method = Method::Table};
    HeapTable::Game asked = game;
    asked.grundy = question.grundy && game.play == theory::Play::Normal;
    const auto made = HeapTable::make(asked, job);
    const auto* table = std::get_if<HeapTable>(&made);
    if (table == nullptr)
        answer.unsolved = std::get<solver::Unsolved>(made);
    const auto judge = [&](const Heaps& heaps) -> Verdict {
        if (table == nullptr)
            return {};
        return makeVerdict(table->outcome(heaps),
                           asked.grundy ? std::optional(table->grundy(heaps)) : std::nullopt,
                           question.remoteness ? std::optional(table->remoteness(heaps)) : std::nullopt);
    };
    answer.positions = table == nullptr ? 0 : table->positions();
    answer.verdict = judge(game.heaps);
    if (!question.moves)
        return answer;
    WinningMoves winning;
    const auto findWinning = [&]() -> WinningMoves {
        for (std::size_t heap = 0; table != nullptr && heap < game.heaps.size(); ++heap) {
            for (std::uint64_t n = 0; n < moveCount(game.takes, game.heaps[heap]); ++n) {
                const Move move = heapMove(game.heaps, heap, game.heaps[heap] - takeAt(game.takes, n));
                if (table->outcome(afterHeapMove(game.heaps, move)) != theory::Outcome::P)
                    continue;
                if (++winning.count <= mostListedMoves)
                    winning.moves.push_back(move);
            }
        }
        return winning;
    };
    const MoveList list = listHeapMoves(game.heaps, game.takes, findWinning, question.oneWin);
    judgeMoves(answer, list.moves, [&](const Move& move) { return judge(afterHeapMove(game.heaps, move)); });
    answer.omitted = list.omitted;
    answer.winning = std::max(answer.winning, winning.count);
    return answer;
}

void forEachHeaps(std::uint64_t upTo, const std::function<bool(const Heaps&)>& visit)
{
    for (std::uint64_t a = 0; a <= upTo; ++a) {
        for (std::uint64_t b = 0; b <= a; ++b) {
            for (std::uint64_t c = 0; c <= b; ++c) {
                Heaps heaps{a, b, c};
                std::erase(heaps, 0U);
                if (!visit(heaps))
                    return;
            }
        }
    }
}

std::vector<SeenHeaps> SeenHeaps::options() const
{
    std::vector<SeenHeaps> all;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const std::uint64_t size = heaps[heap];
        const std::uint64_t count = moveCount(takes, size);
        for (std::uint64_t n = 0; n < count; ++n) {
            if (takes.empty() && size > mostSeen && n == mostSeen / 2)
                n = size - mostSeen / 2 - 1;
            const std::uint64_t take = takeAt(takes, n);
            if (size > mostSeen && !isSeen(size, take))
                continue;
            all.push_back(*this);
            all.back().heaps[heap] = size - take;
        }
    }
    return all;
}

Field heapsField(const std::string& initial)
{
    return {.id = "heaps",
            //: a field: the sizes of the heaps, such as 7,11,5
            .label = QT_TRANSLATE_NOOP("Wording", "Heaps"),
            .kind = Field::Kind::NumberList,
            .initial = initial,
            .least = 0,
            .most = largestHeap};
}

std::string sizeOfHeap(std::uint64_t size)
{
    return std::to_string(size);
}

std::string heapsStillPlayed(const std::string& notation)
{
    std::vector<std::uint64_t> heaps = numbersIn(notation);
    std::erase(heaps, std::uint64_t{0});
    return notation.substr(0, notation.find(':') + 1) + printList(heaps);
}

} // namespace games

std::size_t std::hash<games::SeenHeaps>::operator()(const games::SeenHeaps& seen) const noexcept
{
    return games::hashOf(seen.heaps);
}
