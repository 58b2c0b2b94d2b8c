// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/difference.h"

#include "games/capabilities.h"
#include "games/sum/sum.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace games {
namespace {

/// The same text for positions that are equal but for a symmetry, whoever is to move.
std::string symmetryKey(const Game& board)
{
    return board.upToSymmetry()->notation();
}

std::string negativeKey(const Game& board)
{
    const GamePtr negative = board.negative();
    return negative ? symmetryKey(*negative) : std::string();
}

} // namespace

std::variant<GamePtr, NoDifference> differenceOf(const GamePtr& g, const GamePtr& h)
{
    if (g->play() == theory::Play::Misere || h->play() == theory::Play::Misere)
        return NoDifference::Misere;
    std::vector<GamePtr> boards = boardsOf(g);
    for (const GamePtr& board : boardsOf(h)) {
        boards.push_back(board->negative());
        if (!boards.back())
            return NoDifference::NoNegative;
    }
    if (boards.size() > mostSumParts)
        return NoDifference::TooMany;
    return sumOf(std::move(boards));
}

std::partial_ordering orderBy(theory::Outcome difference)
{
    switch (difference) {
    case theory::Outcome::P: return std::partial_ordering::equivalent;
    case theory::Outcome::L: return std::partial_ordering::greater;
    case theory::Outcome::R: return std::partial_ordering::less;
    case theory::Outcome::N: break;
    }
    return std::partial_ordering::unordered;
}

std::optional<std::vector<std::uint32_t>> mirrorPairs(const Game& table)
{
    const auto* const of = table.as<OfBoards>();
    if (of == nullptr)
        return std::nullopt;
    constexpr std::uint32_t alone = mostSumParts;
    std::vector<std::string> keys;
    for (const GamePtr& board : of->boards())
        keys.push_back(symmetryKey(*board));
    std::vector<std::uint32_t> pairs(keys.size(), alone);
    for (std::uint32_t board = 0; board < keys.size(); ++board) {
        if (pairs[board] != alone)
            continue;
        const std::string negative = negativeKey(*of->boards()[board]);
        for (std::uint32_t other = board + 1; other < keys.size() && pairs[board] == alone; ++other) {
            if (pairs[other] == alone && keys[other] == negative) {
                pairs[board] = other;
                pairs[other] = board;
            }
        }
        if (pairs[board] == alone)
            return std::nullopt;
    }
    return pairs;
}

std::optional<Move> mirrorAnswer(const Game& table, const Move& move)
{
    const auto pairs = mirrorPairs(table);
    if (!pairs)
        return std::nullopt;
    const std::uint32_t changed = Sum::boardOf(move);
    const GamePtr after = table.after(move);
    const std::string wanted = negativeKey(*after->as<OfBoards>()->boards()[changed]);
    for (const Move& reply : after->moves().moves) {
        const bool isOwn = reply.player == theory::Mover::Either || reply.player == after->mover();
        if (!isOwn || Sum::boardOf(reply) != (*pairs)[changed])
            continue;
        const GamePtr answered = after->after(reply);
        if (symmetryKey(*answered->as<OfBoards>()->boards()[Sum::boardOf(reply)]) == wanted)
            return reply;
    }
    return std::nullopt;
}

} // namespace games
