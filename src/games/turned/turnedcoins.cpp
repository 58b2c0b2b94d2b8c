// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/turned/turnedcoins.h"

#include "games/edit.h"
#include "games/text/aloud.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace games {
namespace {

Refusal notHeads(TurnRule rule)
{
    return {rule == TurnRule::Turtles
                ? QT_TRANSLATE_NOOP("Wording", "The turtle on the right must stand on its feet.")
                : QT_TRANSLATE_NOOP("Wording", "The coin on the right must lie heads up.")};
}

Refusal needsTwo()
{
    return {QT_TRANSLATE_NOOP("Wording", "Exactly two coins have to be turned.")};
}

PieceId coinOn(std::uint32_t square)
{
    return pieceId(0, square - 1);
}

std::uint32_t squareOf(PieceId coin)
{
    return minorOf(coin) + 1;
}

const TurnCoins& turnOf(const Move& move)
{
    return move.action.as<TurnCoins>();
}

} // namespace

MoveWords TurnCoins::words() const
{
    //: a move, a verb: the squares of the two coins that are turned over
    const Sentence turned = left ? Sentence(QT_TRANSLATE_NOOP("Wording", "turn %1 and %2"), {right, *left})
                                 : Sentence(QT_TRANSLATE_NOOP("Wording", "turn %1"), {right});
    return {.text = turned,
            .label = left ? Sentence("%1, %2", {right, *left}) : Sentence("%1", {right}),
            .mark = turned,
            .where = {.look = {areTurtles ? QT_TRANSLATE_NOOP("Wording", "Look at turtle %1.")
                                          : QT_TRANSLATE_NOOP("Wording", "Look at the head on square %1."),
                               {right}},
                      .holds = {areTurtles ? QT_TRANSLATE_NOOP("Wording", "Turtle %1 holds out longest.")
                                           : QT_TRANSLATE_NOOP("Wording",
                                                               "The head on square %1 holds out longest."),
                                {right}}}};
}

Told TurnCoins::told(const Board& /*before*/) const
{
    if (!left)
        //: the square of the turtle that was turned over
        return toldWith(QT_TRANSLATE_NOOP("Wording", "I turned turtle %1."),
                        //: the square of the turtle that was turned over
                        QT_TRANSLATE_NOOP("Wording", "You turned turtle %1."),
                        //: the square of the turtle that was turned over; %2: who did it
                        QT_TRANSLATE_NOOP("Wording", "%2 turned turtle %1."), {right});
    if (areTurtles)
        //: the squares of two turtles that were turned over
        return toldWith(QT_TRANSLATE_NOOP("Wording", "I turned turtles %1 and %2."),
                        //: the squares of two turtles that were turned over
                        QT_TRANSLATE_NOOP("Wording", "You turned turtles %1 and %2."),
                        //: the squares of two turtles that were turned over; %3: who did it
                        QT_TRANSLATE_NOOP("Wording", "%3 turned turtles %1 and %2."), {right, *left});
    //: the squares of two coins that were turned over
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I turned coins %1 and %2."),
                    //: the squares of two coins that were turned over
                    QT_TRANSLATE_NOOP("Wording", "You turned coins %1 and %2."),
                    //: the squares of two coins that were turned over; %3: who did it
                    QT_TRANSLATE_NOOP("Wording", "%3 turned coins %1 and %2."), {right, *left});
}

Theorem TurnedCoins::theorem() const
{
    return m_rule == TurnRule::Turtles ? headsAsHeapsTheorem : headsLessOneTheorem;
}

std::uint32_t TurnedCoins::heapAt(std::uint32_t square) const
{
    return m_rule == TurnRule::Turtles ? square : square - 1;
}

bool TurnedCoins::hasCoin(PieceId coin) const
{
    return majorOf(coin) == 0 && minorOf(coin) < m_coins.size();
}

Words TurnedCoins::words() const
{
    return {.rule =
                m_rule == TurnRule::Turtles
                    ? QT_TRANSLATE_NOOP(
                          "Wording",
                          "Turn a turtle onto its back and, if you like, turn over one more to its left.")
                    : QT_TRANSLATE_NOOP(
                          "Wording", "Turn over two coins. The one on the right goes from heads to tails."),
            .ending = cannotMoveEnding(m_play),
            .shortly = verbatim(text())};
}

Sentence TurnedCoins::aloud() const
{
    const auto squares = heads();
    if (squares.empty())
        //: read aloud: every coin shows tails
        return QT_TRANSLATE_NOOP("Wording", "No heads.");
    if (squares.size() == 1)
        return {QT_TRANSLATE_NOOP("Wording", "Heads on %1 alone."), {squares.front()}};
    return {QT_TRANSLATE_NOOP("Wording", "Heads on %1."), {placesAloud({squares.begin(), squares.end()})}};
}

std::vector<std::uint32_t> TurnedCoins::heads() const
{
    std::vector<std::uint32_t> squares;
    for (std::uint32_t square = 1; square <= m_coins.size(); ++square) {
        if (isHead(square))
            squares.push_back(square);
    }
    return squares;
}

HeadRow TurnedCoins::headRow() const
{
    HeadRow row;
    for (const std::uint32_t square : heads()) {
        if (heapAt(square) > 0)
            row.heads.push_back(static_cast<std::uint16_t>(heapAt(square)));
    }
    return row;
}

HeadRow TurnedCoins::headRowAfter(const HeadRow& row, const Move& move) const
{
    const TurnCoins& turn = turnOf(move);
    return row.turned(heapAt(turn.right), turn.left ? heapAt(*turn.left) : 0);
}

std::string TurnedCoins::text() const
{
    std::string text;
    for (const bool isHeads : m_coins)
        text += isHeads ? 'H' : 'T';
    return text;
}

Board TurnedCoins::board() const
{
    Board board{.shape = Shape::Strip, .rows = 1, .columns = static_cast<int>(m_coins.size()), .pieces = {}};
    for (std::uint32_t square = 1; square <= m_coins.size(); ++square)
        board.pieces.push_back({.id = coinOn(square),
                                .kind = isHead(square) ? PieceKind::Head : PieceKind::Tail,
                                .column = static_cast<double>(square - 1)});
    return board;
}

Move TurnedCoins::moveTo(std::uint32_t right, std::uint32_t size) const
{
    const std::uint32_t left = m_rule == TurnRule::Turtles ? size : size + 1;
    return {.player = theory::Mover::Either,
            .action = TurnCoins{.right = right,
                                .left = left == 0 ? std::nullopt : std::optional(left),
                                .areTurtles = m_rule == TurnRule::Turtles},
            .gesture = {.first = coinOn(right), .second = coinOn(left == 0 ? right : left)}};
}

std::vector<Move> TurnedCoins::winningMoves() const
{
    std::vector<Move> winning;
    const auto squares = heads();
    std::uint32_t sum = 0;
    for (const std::uint32_t square : squares)
        sum ^= heapAt(square);
    for (const std::uint32_t square : squares) {
        if ((heapAt(square) ^ sum) < heapAt(square))
            winning.push_back(moveTo(square, heapAt(square) ^ sum));
    }
    return winning;
}

MoveList TurnedCoins::moves() const
{
    MoveList list;
    const std::uint64_t total = headRow().moveCount();
    if (total > mostListedMoves && m_play == theory::Play::Normal)
        list.moves = winningMoves();
    const std::vector<Move> winning = list.moves;
    for (const std::uint32_t square : heads()) {
        for (std::uint32_t size = 0; size < heapAt(square) && list.moves.size() < mostListedMoves; ++size) {
            const Move move = moveTo(square, size);
            if (std::ranges::find(winning, move) == winning.end())
                list.moves.push_back(move);
        }
    }
    list.omitted = total - list.moves.size();
    return list;
}

TurnedCoins TurnedCoins::after(const Move& move) const
{
    const TurnCoins& turn = turnOf(move);
    TurnedCoins left = *this;
    left.m_coins[turn.right - 1] = false;
    if (turn.left)
        left.m_coins[*turn.left - 1].flip();
    return left;
}

Choice TurnedCoins::choose(PieceId coin) const
{
    if (isOver())
        return gameOver();
    if (!hasCoin(coin))
        return noCoin();
    HalfMade half;
    for (std::uint32_t square = 1; square <= m_coins.size(); ++square) {
        if (std::holds_alternative<Move>(choose(coin, coinOn(square))))
            half.targets.push_back(coinOn(square));
    }
    if (!half.targets.empty())
        return half;
    return isHead(squareOf(coin)) ? needsTwo() : notHeads(m_rule);
}

Choice TurnedCoins::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    if (!hasCoin(first) || !hasCoin(second))
        return noCoin();
    const auto [left, right] = std::minmax({squareOf(first), squareOf(second)});
    if (!isHead(right))
        return notHeads(m_rule);
    if (left != right)
        return moveTo(right, heapAt(left));
    if (m_rule == TurnRule::Twins)
        return needsTwo();
    return moveTo(right, 0);
}

Change TurnedCoins::change(const Move& move) const
{
    const TurnCoins& turn = turnOf(move);
    std::vector<PieceId> coins{coinOn(turn.right)};
    if (turn.left)
        coins.push_back(coinOn(*turn.left));
    return {.turned = std::move(coins)};
}

std::optional<TurnedCoins> TurnedCoins::edited(const Edit& edit) const
{
    TurnedCoins changed = *this;
    if (const auto* toggle = std::get_if<ToggleCell>(&edit)) {
        if (!hasCoin(toggle->cell))
            return std::nullopt;
        changed.m_coins[minorOf(toggle->cell)].flip();
        return changed;
    }
    const auto* resize = std::get_if<Resize>(&edit);
    if (resize == nullptr || resize->rows != 1 || resize->columns > mostTurnedCoins)
        return std::nullopt;
    changed.m_coins.resize(resize->columns, false);
    return changed;
}

} // namespace games
