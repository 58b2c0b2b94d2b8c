// SPDX-License-Identifier: GPL-3.0-or-later

// Going through a review: from mistake to mistake, with the board, and on from there.

#include "models/movemarks.h"
#include "models/review.h"
#include "wording/moves.h"

#include <algorithm>

namespace models {
namespace {

/// What was played where it was a mistake, and what was right; else what was played.
BoardOverlay overlayOf(const classroom::PlayedMove& played, const classroom::ReviewedMove* reviewed)
{
    const games::Shape shape = played.before->board().shape;
    const auto mark = [&](const games::Move& move, std::optional<theory::Outcome> leaves, bool winning) {
        return BoardOverlay::MoveMark{.pieces = markedPieces(*played.before, shape, move),
                                      .leaves = leaves,
                                      .place = placeReached(shape, move),
                                      .winning = winning,
                                      .label = wording::moveMark(move),
                                      .thin = !winning,
                                      .hint = false};
    };
    BoardOverlay overlay;
    if (reviewed != nullptr && reviewed->isMistake() && reviewed->right)
        overlay.marks.push_back(mark(*reviewed->right, reviewed->rightLeaves, true));
    else
        overlay.marks.push_back(
            mark(played.move, std::nullopt,
                 reviewed != nullptr && reviewed->verdict == classroom::MoveVerdict::Wins));
    const auto taken = played.before->taken(played.move);
    overlay.goes.insert(taken.begin(), taken.end());
    return overlay;
}

} // namespace

void ReviewModel::setCurrent(int row)
{
    if (row < 0 || row >= rowCount() || row == m_current)
        return;
    m_current = row;
    emit dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
    emit currentChanged();
    showBoard();
}

void ReviewModel::showBoard()
{
    if (m_current < 0 || !m_shown)
        return;
    const auto row = static_cast<std::size_t>(m_current);
    m_board.setGame(m_rows[row].played.before);
    m_board.setOverlay(overlayOf(m_rows[row].played, isDone() ? &m_reviewed[row] : nullptr));
}

void ReviewModel::open()
{
    if (!isOffered())
        return;
    setShown(true);
    judge();
    if (m_current < 0)
        setCurrent(isDone() ? std::max(0, mistakeFrom(-1, 1)) : 0);
    showBoard();
}

void ReviewModel::close()
{
    setShown(false);
}

/// The first mistake from a row in a direction, round and round; -1 for none.
int ReviewModel::mistakeFrom(int row, int step) const
{
    const int count = rowCount();
    for (int n = 1; isDone() && n <= count; ++n) {
        const int next = ((row + step * n) % count + count) % count;
        if (m_reviewed[static_cast<std::size_t>(next)].isMistake())
            return next;
    }
    return -1;
}

void ReviewModel::nextMistake()
{
    setCurrent(mistakeFrom(m_current, 1));
}

void ReviewModel::previousMistake()
{
    setCurrent(mistakeFrom(std::max(m_current, 0), -1));
}

void ReviewModel::playOn()
{
    if (m_session == nullptr || m_current < 0)
        return;
    const int node = m_rows[static_cast<std::size_t>(m_current)].node;
    close();
    m_session->goTo(node);
}

/// The person won against the computer behind its fence.
int ReviewModel::fenceSeat() const
{
    if (m_raised || m_session == nullptr || !m_session->isOpened() || !m_session->isOver())
        return -1;
    const games::Game& game = *m_session->positions().currentNode().game;
    const bool moverWins = game.play() == theory::Play::Misere;
    const int loser = moverWins ? 1 - m_session->toMove() : m_session->toMove();
    const Seat* beaten = loser == 0 ? m_session->seat0() : m_session->seat1();
    const Seat* winner = loser == 0 ? m_session->seat1() : m_session->seat0();
    const bool fenced = !beaten->isHuman() && winner->isHuman() && beaten->level() == QLatin1String("fence");
    return fenced && beaten->fence() < games::farthestFence ? loser : -1;
}

void ReviewModel::raiseFence()
{
    const int seat = fenceSeat();
    if (seat < 0)
        return;
    Seat* beaten = seat == 0 ? m_session->seat0() : m_session->seat1();
    m_raised = true;
    beaten->setFence(beaten->fence() + 1);
    emit offeredChanged();
}

} // namespace models
