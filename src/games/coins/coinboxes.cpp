// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/coinboxes.h"

#include "games/claims/claimpositions.h"
#include "games/edit.h"
#include "games/hash.h"
#include "games/text/aloud.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace games {
namespace {

/// Moves of each box that are looked at from both ends, and of all boxes, where there are too many.
constexpr std::uint64_t seenOfBox = 50;
constexpr std::size_t mostSeenMoves = 2'000;

bool isWithin(const Heaps& boxes)
{
    return boxes.size() <= mostBoxes &&
           std::ranges::all_of(boxes, [](std::uint64_t coins) { return coins <= mostCoins; }) &&
           std::accumulate(boxes.begin(), boxes.end(), std::uint64_t{0}) <= mostCoins;
}

bool setCoins(Heaps& boxes, std::uint64_t box, std::uint64_t coins)
{
    if (box >= boxes.size())
        return false;
    boxes[box] = coins;
    return true;
}

bool moveTopCoin(Heaps& boxes, std::uint64_t from, std::uint64_t to)
{
    if (from >= boxes.size() || to >= boxes.size() || boxes[from] == 0)
        return false;
    --boxes[from];
    ++boxes[to];
    return true;
}

bool apply(Heaps& boxes, const Edit& edit, const PlaceOf& placeOf)
{
    if (const auto* toggle = std::get_if<ToggleCell>(&edit)) {
        const std::uint64_t box = placeOf(toggle->cell).box;
        return box < boxes.size() && setCoins(boxes, box, boxes[box] == 0 ? 1 : boxes[box] - 1);
    }
    if (const auto* count = std::get_if<SetCount>(&edit))
        return setCoins(boxes, placeOf(count->piece).box, count->count);
    if (const auto* set = std::get_if<SetHeap>(&edit))
        return setCoins(boxes, set->heap, set->size);
    if (const auto* move = std::get_if<MovePiece>(&edit))
        return moveTopCoin(boxes, placeOf(move->piece).box, placeOf(move->to).box);
    if (const auto* add = std::get_if<AddHeap>(&edit)) {
        boxes.push_back(add->size);
        return true;
    }
    if (const auto* resize = std::get_if<Resize>(&edit); resize && resize->columns <= mostBoxes) {
        boxes.resize(resize->columns);
        return true;
    }
    if (const auto* remove = std::get_if<RemoveHeap>(&edit); remove && remove->heap < boxes.size()) {
        boxes.erase(boxes.begin() + remove->heap);
        return true;
    }
    return false;
}

/// Fills boxes[box..] with `coins` coins, the last one not empty. Precondition: there are coins.
bool forEachFilling(Heaps& boxes, std::size_t box, std::uint64_t coins,
                    const std::function<bool(const Heaps&)>& visit)
{
    if (box + 1 == boxes.size()) {
        boxes[box] = coins;
        return visit(boxes);
    }
    for (std::uint64_t here = 0; here < coins; ++here) {
        boxes[box] = here;
        if (!forEachFilling(boxes, box + 1, coins - here, visit))
            return false;
    }
    return true;
}

} // namespace

std::uint64_t CoinBoxes::coins() const
{
    return std::accumulate(boxes.begin(), boxes.end(), std::uint64_t{0});
}

bool CoinBoxes::isOver() const
{
    return moveCount() == 0;
}

std::uint64_t CoinBoxes::moveCount(std::size_t box) const
{
    return (boxes[box] == 0 || box == 0 ? 0 : 1) * (rules.farther ? box : 1) *
           (rules.several ? boxes[box] : 1);
}

MoveCoins CoinBoxes::moveAt(std::size_t box, std::uint64_t n) const
{
    assert(n < moveCount(box));
    const std::uint64_t targets = rules.farther ? box : 1;
    return {.from = box, .to = box - 1 - n % targets, .count = 1 + n / targets};
}

std::uint64_t CoinBoxes::moveCount() const
{
    std::uint64_t count = 0;
    for (std::size_t box = 0; box < boxes.size(); ++box)
        count += moveCount(box);
    return count;
}

std::uint64_t CoinBoxes::mostMoves() const
{
    std::uint64_t bound = 0;
    for (std::size_t box = 1; box < boxes.size(); ++box)
        bound += boxes[box] * (rules.farther ? box : 1);
    // One coin at a time: a box counts once, however many coins it holds.
    const std::uint64_t ofPlaces = boxes.size() * boxes.size() / 2;
    return rules.several ? bound : std::min(bound, ofPlaces);
}

CoinBoxes CoinBoxes::after(const MoveCoins& move) const
{
    assert(move.from < boxes.size() && move.to < move.from && move.count <= boxes[move.from]);
    CoinBoxes left = *this;
    left.boxes[move.from] -= move.count;
    left.boxes[move.to] += move.count;
    return left;
}

std::vector<MoveCoins> CoinBoxes::seenMoves() const
{
    std::vector<MoveCoins> moves;
    const bool seesAll = moveCount() <= mostSearched;
    for (std::size_t box = 1; box < boxes.size(); ++box) {
        const std::uint64_t count = moveCount(box);
        for (std::uint64_t n = 0; n < count && (seesAll || moves.size() < mostSeenMoves); ++n) {
            if (!seesAll && n == seenOfBox && count > 2 * seenOfBox)
                n = count - seenOfBox;
            moves.push_back(moveAt(box, n));
        }
    }
    return moves;
}

CoinBoxes CoinBoxes::canonical() const
{
    std::size_t size = boxes.size();
    while (size > 0 && (boxes[size - 1] == 0 || size == 1))
        --size;
    CoinBoxes least{{boxes.begin(), boxes.begin() + static_cast<std::ptrdiff_t>(size)}, rules};
    if (size > 0)
        least.boxes[0] = 0;
    return least;
}

Heaps readBoxes(Reader& reader)
{
    Heaps boxes;
    if (reader.atEnd())
        return boxes;
    std::uint64_t room = mostCoins;
    do {
        const std::size_t place = reader.here();
        const std::uint64_t coins = reader.number(expectedCoins, 0, mostCoins).value_or(0);
        if (coins > room)
            reader.fail(
                toldError(reader.columnAt(place),
                          {QT_TRANSLATE_NOOP("Wording", "more than %1 coins altogether"), {mostCoins}}));
        room -= std::min(coins, room);
        boxes.push_back(coins);
        if (boxes.size() > mostBoxes)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = expectedCoins,
                         .limit = mostBoxes});
    } while (!reader.failed() && reader.accept(','));
    reader.requireEnd(Expected::Comma);
    return boxes;
}

CoinPlace heapPlace(PieceId piece)
{
    return {.box = majorOf(piece), .height = minorOf(piece)};
}

Sentence boxesAloud(const Heaps& boxes, SourceTexts ofPlace)
{
    std::vector<Sentence> taken;
    for (std::uint64_t box = 0; box < boxes.size(); ++box)
        if (const std::uint64_t coins = boxes[box]; coins > 0)
            taken.push_back({ofPlace, coins, {coins, box}});
    if (taken.empty())
        //: read aloud: the board is empty
        return QT_TRANSLATE_NOOP("Wording", "No coins.");
    return {"%1.", {listAloud(std::move(taken))}};
}

bool isDrawable(const CoinBoxes& coins)
{
    return coins.boxes.size() <= mostDrawnBoxes && coins.coins() <= mostDrawnCoins;
}

Board boxesAsHeaps(const Heaps& boxes)
{
    Board board = heapBoard(boxes, PieceKind::Coin);
    for (Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Base)
            piece.label = std::to_string(majorOf(piece.id));
    }
    return board;
}

std::vector<PieceId> heapPieces(const Heaps& boxes, std::size_t box, std::uint64_t height)
{
    return height > boxes[box] ? std::vector<PieceId>() : takenFromHeap(heapMove(boxes, box, height - 1));
}

std::optional<Heaps> editBoxes(Heaps boxes, const Edit& edit, const PlaceOf& placeOf)
{
    if (!apply(boxes, edit, placeOf) || !isWithin(boxes))
        return std::nullopt;
    return boxes;
}

void forEachBoxes(std::uint64_t upTo, const std::function<bool(const Heaps&)>& visit)
{
    if (!visit({}))
        return;
    for (std::uint64_t last = 1; last < upTo; ++last) {
        for (std::uint64_t coins = 1; last + coins <= upTo; ++coins) {
            Heaps boxes(last + 1);
            if (!forEachFilling(boxes, 1, coins, visit))
                return;
        }
    }
}

std::string coinsAbove(const std::string& notation)
{
    std::vector<std::uint64_t> boxes = numbersIn(notation);
    if (!boxes.empty())
        boxes.front() = 0;
    while (!boxes.empty() && boxes.back() == 0)
        boxes.pop_back();
    return notation.substr(0, notation.find(':') + 1) + printList(boxes);
}

} // namespace games

std::size_t std::hash<games::CoinBoxes>::operator()(const games::CoinBoxes& coins) const noexcept
{
    return games::hashOf(coins.boxes);
}
