// SPDX-License-Identifier: GPL-3.0-or-later

// Going through a review: from mistake to mistake, with the board, and on from there.

#include "models/board/movemarks.h"
#include "models/review/review.h"
#include "wording/names/moves.h"

#include <algorithm>

namespace models {
namespace {

/// All that would have won, the move that is named drawn strong.
std::vector<BoardOverlay::MoveMark> winningMarks(const games::Game& game,
                                                 const std::vector<games::JudgedMove>& winning)
{
    const games::Answer answer{
        .moves = winning, .winning = winning.size(), .mover = winning.front().move.player};
    auto marks = marksOf(game, game.board(), answer, [](const games::JudgedMove&) { return true; });
    for (BoardOverlay::MoveMark& mark : marks)
        mark.thin = mark.move != winning.front().move;
    return marks;
}

/// What was played where it was a mistake, and what was right; else what was played.
BoardOverlay overlayOf(const classroom::PlayedMove& played, const classroom::ReviewedMove* reviewed)
{
    BoardOverlay overlay;
    if (reviewed != nullptr && reviewed->isMistake() && !reviewed->winning.empty()) {
        overlay.marks = winningMarks(*played.before, reviewed->winning);
    } else {
        const bool wins = reviewed != nullptr && reviewed->verdict == classroom::MoveVerdict::Wins;
        overlay.marks.push_back(
            markOf(*played.before, played.before->board().shape, {played.move, {}, wins}));
    }
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
    m_session->playOnFrom(node);
}

/// The person won against the computer behind its fence.
int ReviewModel::fenceSeat() const
{
    if (m_raised || m_session == nullptr || !m_session->isOpened() || !m_session->isOver())
        return -1;
    const games::Game& game = *m_session->positions().currentNode().game;
    const bool moverWins = game.play() == theory::Play::Misere;
    const int loser = moverWins ? 1 - m_session->toMove() : m_session->toMove();
    const Seat* beaten = m_session->seat(loser);
    const Seat* winner = m_session->seat(1 - loser);
    const bool fenced = !beaten->isHuman() && winner->isHuman() && beaten->level() == QLatin1String("fence");
    return fenced && beaten->fence() < games::farthestFence ? loser : -1;
}

int ReviewModel::nextFence() const
{
    if (m_session == nullptr)
        return 0;
    return m_session->seat(fenceSeat() == 0 ? 0 : 1)->fence() + 1;
}

void ReviewModel::raiseFence()
{
    const int seat = fenceSeat();
    if (seat < 0)
        return;
    m_session->seat(seat)->setFence(nextFence());
    m_raised = true; // until the next game has begun
    m_session->restart();
}

} // namespace models
