// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/typedmove.h"

#include "games/catalogue.h"
#include "wording/names/moves.h"
#include "wording/text/sentences.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>

namespace cli {
namespace {

/// Case, spaces and the kind of dash do not matter.
QString plain(const QString& text)
{
    return text.simplified().toLower().replace(QChar(u'–'), QLatin1Char('-'));
}

/// Typed in full, or as the action may also be called.
bool names(const QString& typed, const games::Move& move)
{
    const auto isTyped = [&typed](const games::Sentence& text) {
        return plain(wording::toText(text)) == typed;
    };
    return isTyped(move.action.text()) || std::ranges::any_of(move.action.otherTexts(), isTyped);
}

std::optional<games::Move> moveLeaving(const games::Game& game, games::PieceId chosen)
{
    const games::Choice choice = game.choose(chosen);
    const auto* move = std::get_if<games::Move>(&choice);
    return move ? std::optional(*move) : std::nullopt;
}

/// The sizes of a board's heaps by number.
std::vector<std::uint64_t> heapSizes(const games::Game& game)
{
    std::vector<std::uint64_t> sizes;
    const games::Board board = game.board();
    if (board.shape == games::Shape::Table) // the boards number their heaps each by itself
        return sizes;
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind != games::PieceKind::Base)
            continue;
        sizes.resize(std::max<std::size_t>(sizes.size(), games::majorOf(piece.id) + 1U));
        sizes[games::majorOf(piece.id)] = piece.count;
    }
    return sizes;
}

/// Heaps that are too large for a list of all moves: every number typed is tried as a take.
std::optional<games::Move> unlistedMove(const games::Game& game, const QString& typed)
{
    static const QRegularExpression number(QStringLiteral("\\d{1,10}"));
    const auto sizes = heapSizes(game);
    for (auto found = number.globalMatch(typed); found.hasNext();) {
        const std::uint64_t take = found.next().captured().toULongLong();
        for (std::uint32_t heap = 0; heap < sizes.size(); ++heap) {
            if (take == 0 || take > sizes[heap])
                continue;
            const auto height = static_cast<std::uint32_t>(sizes[heap] - take + 1);
            const auto move = moveLeaving(game, games::pieceId(heap, height));
            if (move && plain(wording::moveText(*move)) == typed)
                return move;
        }
    }
    return std::nullopt;
}

/// The same for a typed position: the one heap that is smaller in it.
std::optional<games::Move> unlistedMoveTo(const games::Game& game, const games::Game& target)
{
    const auto before = heapSizes(game);
    const auto after = heapSizes(target);
    for (std::uint32_t heap = 0; heap < std::min(before.size(), after.size()); ++heap) {
        if (after[heap] >= before[heap])
            continue;
        const auto move =
            moveLeaving(game, games::pieceId(heap, static_cast<std::uint32_t>(after[heap] + 1)));
        if (move && game.after(*move)->notation() == target.notation())
            return move;
    }
    return std::nullopt;
}

/// The first of the moves, or of those that one of them stands for, that `fits`.
template <typename Fits>
std::optional<games::Move> findAmong(const games::Game& game, const std::vector<games::Move>& moves,
                                     const Fits& fits)
{
    for (const games::Move& move : moves) {
        if (fits(move))
            return move;
        const auto alike = game.alike(move);
        const auto other = std::ranges::find_if(alike, fits);
        if (other != alike.end())
            return *other;
    }
    return std::nullopt;
}

} // namespace

std::optional<games::Move> findMove(const games::Game& game, const std::vector<games::Move>& moves,
                                    std::string_view typed)
{
    const QString text = plain(QString::fromUtf8(typed.data(), static_cast<qsizetype>(typed.size())));
    bool isNumber = false;
    const qulonglong number = text.toULongLong(&isNumber);
    if (isNumber)
        return number >= 1 && number <= moves.size() ? std::optional(moves[number - 1]) : std::nullopt;
    if (const auto move =
            findAmong(game, moves, [&text](const games::Move& each) { return names(text, each); }))
        return move;
    const games::Parsed parsed = games::parse(typed);
    const auto* target = std::get_if<games::GamePtr>(&parsed);
    if (!target)
        return unlistedMove(game, text);
    const std::string left = (*target)->notation();
    if (const auto move = findAmong(
            game, moves, [&](const games::Move& each) { return game.after(each)->notation() == left; }))
        return move;
    return unlistedMoveTo(game, **target);
}

} // namespace cli
