// SPDX-License-Identifier: GPL-3.0-or-later

// Choices, moves, undo and the computer's turn.

#include "games/edit.h"
#include "models/analysis/judged.h"
#include "models/board/pieceids.h"
#include "models/session/session.h"
#include "models/session/sessiontexts.h"
#include "models/soundplayer.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"

#include <algorithm>

namespace models {

bool Session::isComputerTurn() const
{
    return m_mode == Mode::Play && isOpened() && !isOver() &&
           !m_seats[static_cast<std::size_t>(toMove())]->isHuman();
}

bool Session::isUnderWay() const
{
    if (!againstComputer() || !isOpened() || isOver())
        return false;
    int number = m_tree.current();
    while (number != m_tree.beginning() && m_tree.node(number).origin != Origin::Move)
        number = m_tree.node(number).parent;
    return number != m_tree.beginning();
}

/// Whether undo and redo rest at this node: against the computer at the person's turns and at the end, and at
/// the last of several edits. While one edits, draws or puts boards together each of them is taken back
/// alone.
bool Session::isStop(int number) const
{
    const PositionNode& node = m_tree.node(number);
    const games::Shape shape = m_board.board().shape;
    const bool isArranging = shape == games::Shape::Drawn || shape == games::Shape::Table;
    if (m_tree.isPassing(number) && !m_editing && !isArranging)
        return false;
    return !againstComputer() || m_seats[static_cast<std::size_t>(node.toMove)]->isHuman() ||
           node.game->isOver();
}

std::optional<int> Session::undoTarget() const
{
    if (!isOpened())
        return std::nullopt;
    int node = m_tree.currentNode().parent;
    while (node >= 0 && !isStop(node))
        node = m_tree.node(node).parent;
    return node >= 0 ? std::optional(node) : std::nullopt;
}

std::optional<int> Session::redoTarget() const
{
    if (!isOpened())
        return std::nullopt;
    int node = m_tree.currentNode().next;
    while (node >= 0 && !isStop(node) && m_tree.node(node).next >= 0)
        node = m_tree.node(node).next;
    return node >= 0 ? std::optional(node) : std::nullopt;
}

void Session::undo()
{
    if (const auto node = undoTarget())
        goTo(*node);
}

void Session::redo()
{
    if (const auto node = redoTarget())
        goTo(*node);
}

void Session::goTo(int node)
{
    if (!isOpened() || node < 0 || node >= m_tree.size())
        return;
    m_tree.goTo(node);
    enterPosition(nodeSentence());
    startComputerAtEnd();
}

/// What led to the position: "Move 2: Pip took 3 from the left heap.", "Start."
QString Session::nodeSentence() const
{
    const PositionNode& node = m_tree.currentNode();
    if (!node.move)
        return tr("%1.", "what led to a position, such as Start").arg(nodeLabel(node));
    const PositionNode& before = m_tree.node(node.parent);
    const Person who = people()[static_cast<std::size_t>(before.toMove)];
    return nodeName({}, node.depth, heardSentence(*before.game, *node.move, who), {});
}

void Session::playOnFrom(int node)
{
    goTo(node);
    startComputer();
}

void Session::restart()
{
    if (!isOpened())
        return;
    const QString announced = tr("From the start.");
    if (isOver() && m_mode == Mode::Play)
        return beginGame(firstGame(), m_tree.node(firstNode()).toMove, m_mode, announced);
    m_score.beginGame();
    m_tree.goTo(m_tree.beginning());
    enterPosition(announced);
    startComputer();
}

/// At an earlier point of a line the computer waits, so that one can look around.
void Session::startComputerAtEnd()
{
    if (isOpened() && m_tree.currentNode().next < 0)
        startComputer();
}

void Session::startComputer()
{
    if (isComputerTurn() && !isThinking() && !m_isMistake)
        m_opponent.start(game(), m_seats[static_cast<std::size_t>(toMove())]->opponent(), m_analyst);
}

/// Whether a person's choice counts now; says why not.
bool Session::mayMove()
{
    if (!isOpened())
        return false;
    if (isWalking()) {
        setMessage(tr("This is the argument, not the game. “Leave” goes back to the game."));
        return false;
    }
    if (m_board.isDrawn() && !m_editing) { // back to the position
        m_explanation.setActive(false);
        return false;
    }
    if (isComputerTurn()) {
        if (m_isMistake) // the question stands below the board
            return false;
        startComputer();
        setMessage(tr("It is the computer’s turn."));
        return false;
    }
    return true;
}

void Session::choose(const QString& pieceId)
{
    const auto piece = idFromText(pieceId);
    if (!piece || !mayMove())
        return;
    if (m_editing) {
        editPiece(*piece);
        return;
    }
    const auto first = m_board.chosen();
    receive(first ? game()->choose(*first, *piece) : game()->choose(*piece), *piece);
}

void Session::chooseRun(const QString& first, const QString& last)
{
    const auto from = idFromText(first);
    const auto to = idFromText(last);
    if (!from || !to || !mayMove())
        return;
    if (m_editing)
        return edit(games::MovePiece{*from, *to});
    receive(m_board.runChoice(*from, *to), *from);
}

void Session::receive(const games::Choice& choice, games::PieceId first)
{
    clearMessage();
    if (const auto* move = std::get_if<games::Move>(&choice))
        play(*move);
    else if (const auto* half = std::get_if<games::HalfMade>(&choice))
        chooseFirst(first, *half);
    else
        refuse(std::get<games::Refusal>(choice));
}

/// The first half of a move.
void Session::chooseFirst(games::PieceId first, const games::HalfMade& half)
{
    m_board.setHalf(first, half);
    const auto& pieces = m_board.board().pieces;
    const auto chosen = std::ranges::find(pieces, first, &games::Piece::id);
    if (chosen == pieces.end())
        return;
    if (!half.pieces.empty())
        return say(tr("Chosen: %1. Choose the next stone, or this one again if there are no more.")
                       .arg(wording::pieceName(m_board.board(), *chosen)));
    say(tr("Chosen: %1. Now choose where the move ends.").arg(wording::pieceName(m_board.board(), *chosen)));
}

/// Once a played game is over the result stays: nothing says more about why nothing can be moved.
void Session::refuse(const games::Refusal& refusal)
{
    if (!isOver() || m_mode != Mode::Play)
        setMessage(wording::toText(refusal.why));
    sound("tap");
}

void Session::cancelChoice()
{
    m_board.setChoice(std::nullopt, {});
    setMessage({});
}

void Session::play(const games::Move& move)
{
    const Person mover = people()[static_cast<std::size_t>(toMove())];
    const QString played = heardSentence(*game(), move, mover);
    const auto answer = currentAnswer();
    const auto leaves = answer ? outcomeLeft(*game(), *answer, move) : std::nullopt;
    m_tree.play(move);
    if (leaves)
        m_tree.setOutcome(m_tree.current(), *leaves);
    if (isOver() && m_mode == Mode::Play)
        m_score.count(static_cast<std::size_t>(winner()), humans());
    rememberWon();
    enterPosition(played);
    m_isFresh = mover.human;
    refresh();
    sound(game()->info().sound);
    if (isOver() && m_mode == Mode::Play)
        sound(againstComputer() && !humans()[static_cast<std::size_t>(winner())] ? "loss" : "win");
    emit moved();
    startComputer();
}

/// At the window's own board, but not before a class.
void Session::sound(const std::string& sample) const
{
    if (m_kept == Kept::Always && m_mode != Mode::Present)
        playSound(QString::fromStdString(sample));
}

/// What is warned of; none where nobody wants to be warned.
std::optional<FreshMove> Session::freshMove() const
{
    if (!m_options.warnsOfMistakes || !m_isFresh)
        return std::nullopt;
    const PositionNode& node = m_tree.currentNode();
    const PositionNode& before = m_tree.node(node.parent);
    return FreshMove{.player = before.game->mover(), .before = before.outcome, .left = node.outcome};
}

/// The computer waits for what the person says to it.
void Session::setMistake(bool isMistake)
{
    if (std::exchange(m_isMistake, isMistake) == isMistake)
        return;
    if (isMistake)
        m_opponent.cancel();
    emit mistakeChanged();
}

void Session::fade(const games::Move& move, const QString& told)
{
    m_faded = {m_tree.current(), FadedMove{move, told}};
    refresh();
}

void Session::takeBack()
{
    if (m_isMistake)
        goTo(m_tree.currentNode().parent);
}

void Session::letStand()
{
    m_isFresh = false;
    if (!isOpened())
        return;
    refresh();
    startComputer();
}

void Session::hint()
{
    if (!isOpened() || m_mode == Mode::Present || isOver())
        return;
    const auto answer = currentAnswer();
    const games::JudgedMove* best = answer ? bestMove(*answer) : nullptr;
    if (best == nullptr || m_hintLevel == HintLevel::None)
        m_hintLevel = HintLevel::Where;
    else
        m_hintLevel = m_hintLevel == HintLevel::Where && amountOf(*game(), best->move) > 0 ? HintLevel::Amount
                                                                                           : HintLevel::Move;
    emit hintChanged();
    refresh();
    announce(hintText());
}

/// The verdict comes last: its "next player" is the one who has just been named.
void Session::tellPosition()
{
    if (!isOpened())
        return;
    const QString position = tr("%1 %2", "two sentences").arg(wording::toText(game()->aloud()), turnText());
    if (m_mode != Mode::Explore || isOver())
        return say(position);
    const auto answer = currentAnswer();
    const QString verdict =
        answer && answer->verdict.outcome
            ? tr("%1.", "who wins").arg(wording::verdictTitle(*answer->verdict.outcome, *game()))
            : tr("Not solved yet.");
    say(tr("%1 %2", "two sentences").arg(position, verdict));
}

QString Session::hintText() const
{
    if (m_hintLevel == HintLevel::None || !isOpened())
        return {};
    const auto answer = currentAnswer();
    if (!answer || bestMove(*answer) == nullptr)
        return m_analyst.isAsking()
                   ? tr("The position is not solved yet. %1 Explore can fill it.").arg(m_analyst.askText())
                   : tr("The position is not solved yet.");
    switch (m_hintLevel) {
    case HintLevel::Where: return whereSentence(*game(), *answer);
    case HintLevel::Amount: return amountSentence(amountOf(*game(), bestMove(*answer)->move));
    default: return hintSentence(*game(), *answer);
    }
}

void Session::playMove(int row)
{
    const games::JudgedMove* judged = m_moves.moveAt(row);
    if (judged != nullptr && judged->move.player == game()->mover() && !isOver() && mayMove()) {
        const games::Move move = judged->move;
        play(move);
    }
}

void Session::takeFromPile(int heap, double leave)
{
    if (!mayMove() || heap < 0 || !(leave >= 0 && leave < 4e9))
        return;
    const auto piece =
        games::pieceId(static_cast<std::uint32_t>(heap), static_cast<std::uint32_t>(leave) + 1);
    receive(game()->choose(piece), piece);
}

} // namespace models
