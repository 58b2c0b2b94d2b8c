// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/exercisemoves.h"

#include "classroom/exercises/making.h"
#include "games/moveleaving.h"
#include "wording/classroom/exerciseparts.h"
#include "wording/names/moves.h"
#include "wording/text/text.h"

#include <algorithm>
#include <tuple>

namespace wording {
namespace {

/// The size of the heap before the move, where it is made in one; not in Poker Nim, where equal heaps may
/// have other caps.
std::optional<std::uint64_t> sizeBefore(const games::Game& game, const games::Move& move)
{
    if (game.info().id == "poker")
        return std::nullopt;
    if (const auto* take = std::get_if<games::TakeFromHeap>(&move.action))
        return take->before;
    if (const auto* divide = std::get_if<games::DivideHeap>(&move.action))
        return divide->before;
    return std::nullopt;
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

bool areAlike(const games::Game& game, const games::Move& a, const games::Move& b)
{
    if (a.player != b.player || !sizeBefore(game, a) || sizeBefore(game, a) != sizeBefore(game, b))
        return a == b;
    const auto* take = std::get_if<games::TakeFromHeap>(&a.action);
    const auto* otherTake = std::get_if<games::TakeFromHeap>(&b.action);
    if (take != nullptr && otherTake != nullptr)
        return take->after == otherTake->after;
    const auto* divide = std::get_if<games::DivideHeap>(&a.action);
    const auto* other = std::get_if<games::DivideHeap>(&b.action);
    return divide != nullptr && other != nullptr && divide->taken == other->taken &&
           std::minmax(divide->left, divide->right) == std::minmax(other->left, other->right);
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
                          : translate("Wording", "“%1” leaves %2, a P-position.").arg(moveText(move), left);
}

} // namespace

std::vector<games::Move> distinctWinners(const classroom::Exercise& exercise)
{
    std::vector<games::Move> moves;
    for (const std::string& left : exercise.right) {
        const auto move = games::moveLeaving(*exercise.position, left);
        const bool isNew = move && std::ranges::none_of(moves, [&](const games::Move& known) {
                               return areAlike(*exercise.position, known, *move);
                           });
        if (isNew)
            moves.push_back(*move);
    }
    return moves;
}

QString winnerText(const games::Game& game, const games::Move& move)
{
    const auto size = sizeBefore(game, move);
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

std::vector<games::OptionLine> distinctLines(const std::vector<games::OptionLine>& lines)
{
    std::vector<games::OptionLine> distinct;
    const auto isMirrored = [](const games::OptionLine& a, const games::OptionLine& b) {
        const auto* divide = std::get_if<games::DivideHeap>(&a.move.action);
        const auto* other = std::get_if<games::DivideHeap>(&b.move.action);
        return divide != nullptr && other != nullptr && divide->heap == other->heap &&
               divide->left == other->right && divide->right == other->left;
    };
    for (const games::OptionLine& line : lines) {
        if (std::ranges::none_of(distinct, [&](const auto& known) { return isMirrored(known, line); }))
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
    const auto size = sizeBefore(game, move);
    const auto sizes = heapSizes(game);
    for (std::size_t i = 0; size && i < sizes.size(); ++i) {
        if (std::to_string(i + 1) == heap)
            return sizes[i] == *size;
    }
    return false;
}

} // namespace wording
