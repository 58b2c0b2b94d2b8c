// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/exercisemoves.h"

#include "classroom/exercises/making.h"
#include "games/moveleaving.h"
#include "wording/classroom/exerciseparts.h"
#include "wording/names/moves.h"
#include "wording/text/text.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace wording {
namespace {

/// The size of the heap before the move, where it is made in one and equal heaps are as good as each other.
std::optional<std::uint64_t> sizeBefore(const games::Move& move)
{
    const auto change = move.action.inHeap();
    return change && change->sizeSaysAll ? std::optional(change->before) : std::nullopt;
}

std::string leftUpToSymmetry(const games::Game& game, const games::Move& move)
{
    return game.after(move)->upToSymmetry()->notation();
}

std::vector<std::uint64_t> heapSizes(const games::Game& game)
{
    std::vector<std::uint64_t> sizes;
    for (const games::Piece& piece : game.board().pieces) {
        if (piece.kind == games::PieceKind::Base)
            sizes.push_back(piece.count);
    }
    return sizes;
}

/// The numbers of the heaps that are left, behind the colon of the notation.
QString heapsLeft(const games::Game& after)
{
    const std::string notation = after.notation();
    return after.board().shape == games::Shape::Heaps && !after.isPartizan()
               ? fromUtf8(notation).mid(static_cast<qsizetype>(notation.find(':')) + 1)
               : QString();
}

QString leaving(const games::Game& game, const games::Move& move)
{
    const QString left = heapsLeft(*game.after(move));
    return left.isEmpty() ? winningText(game, move)
                          //: a move, such as "take 3 from heap 1", and what is left
                          : translate("Wording", "“%1” leaves %2, a P-position.").arg(moveText(move), left);
}

} // namespace

std::vector<games::Move> distinctWinners(const classroom::Exercise& exercise)
{
    const games::Game& game = *exercise.position;
    std::vector<games::Move> moves;
    std::set<std::string> known;
    for (const std::string& left : exercise.right) {
        const auto move = games::moveLeaving(game, left);
        if (move && known.insert(sizeBefore(*move) ? leftUpToSymmetry(game, *move) : left).second)
            moves.push_back(*move);
    }
    return moves;
}

QString winnerText(const games::Game& game, const games::Move& move)
{
    const auto size = sizeBefore(move);
    const bool hasEqual = size && std::ranges::count(heapSizes(game), *size) > 1;
    return hasEqual ? translate("Wording", "%1 (or the same from an equal heap)").arg(moveText(move))
                    : moveText(move);
}

QString leavesText(const games::Game& game, const games::Move& move)
{
    return asSentence(leaving(game, move));
}

QStringList alsoWinning(const classroom::Exercise& exercise, const QStringList& told)
{
    constexpr std::size_t most = 4;
    const QString all = told.join(QLatin1Char('\n'));
    std::vector<games::Move> moves = distinctWinners(exercise);
    std::erase_if(
        moves, [&all](const games::Move& move) { return all.contains(moveText(move), Qt::CaseInsensitive); });
    QStringList texts;
    for (std::size_t i = 0; i < std::min(most, moves.size()); ++i)
        texts.append(translate("Wording", "Another one: %1").arg(leaving(*exercise.position, moves[i])));
    if (moves.size() > most)
        texts.append(counted(QT_TRANSLATE_N_NOOP("Wording", "And %1 more."),
                             QT_TRANSLATE_N_NOOP("Wording", "And %1 more."), moves.size() - most)
                         .arg(localized(moves.size() - most)));
    return texts;
}

std::vector<games::OptionLine> distinctLines(const games::Game& game,
                                             const std::vector<games::OptionLine>& lines)
{
    std::vector<games::OptionLine> distinct;
    std::set<std::tuple<theory::Mover, std::uint32_t, std::string>> known;
    for (const games::OptionLine& line : lines) {
        const auto change = line.move.action.inHeap();
        if (!change ||
            known.emplace(line.move.player, change->heap, leftUpToSymmetry(game, line.move)).second)
            distinct.push_back(line);
    }
    return distinct;
}

bool isInHeapLike(const games::Game& game, const games::Move& move, std::string_view heap)
{
    const auto number = classroom::heapOf(move);
    if (!number || move.player != game.mover())
        return false;
    if (std::to_string(*number + 1) == heap)
        return true;
    const auto size = sizeBefore(move);
    const auto sizes = heapSizes(game);
    for (std::size_t i = 0; size && i < sizes.size(); ++i) {
        if (std::to_string(i + 1) == heap)
            return sizes[i] == *size;
    }
    return false;
}

} // namespace wording
