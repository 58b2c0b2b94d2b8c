// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/findmove.h"

#include "games/idea.h"
#include "models/joblimits.h"
#include "models/session/sessiontexts.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace models {
namespace {

constexpr std::chrono::milliseconds beforeReply{700}; ///< the try is seen first

/// Why whoever is to move has lost, to the opponent; empty where that is no matter of a sentence or two.
QString ideaOf(const games::Game& lost)
{
    const auto idea = lost.isOver() ? std::nullopt : games::lostIdea(lost);
    if (!idea)
        return {};
    const QString left = wording::toText(idea->left);
    return idea->before ? wording::paragraph({wording::toText(*idea->before), left}) : left;
}

} // namespace

QString FindMove::task() const
{
    if (!isOpen())
        return {};
    const Person& who = moment().person;
    return who.addressed ? tr("You were winning here. Find the move.")
                         : tr("%1 was winning here. Find the move.", "a player").arg(who.name);
}

QString FindMove::about() const
{
    if (!isOpen())
        return {};
    const LostMoment& at = moment();
    const int move = at.row + 1;
    if (at.winner < 0)
        //: of a moment of a game that goes on: the opponent, and the number of the move
        return tr("Against %1 · move %2").arg(at.opponent.name).arg(move);
    return (at.winner == at.seat ? /*: of a moment of a game: the opponent, and the number of the move */
                tr("Won against %1 · move %2")
                                 : /*: of a moment of a game: the opponent, and the number of the move */
                tr("Lost to %1 · move %2"))
        .arg(at.opponent.name)
        .arg(move);
}

bool FindMove::isCounted() const
{
    return isOpen() && amountOf(*moment().played.before, moment().played.move) > 0;
}

QString FindMove::played() const
{
    return isOpen() ? moveSentence(*moment().played.before, moment().played.move, moment().person)
                    : QString();
}

void FindMove::begin(std::vector<LostMoment> moments, bool letters)
{
    if (m_board == nullptr) {
        m_board = std::make_unique<Session>(Session::Kept::Aside, nullptr);
        m_board->seat0()->setHuman(true);
        m_board->seat1()->setHuman(true);
        connect(m_board.get(), &Session::moved, this, &FindMove::judge);
    }
    m_board->setOptions({.letters = letters});
    m_moments = std::move(moments);
    std::ranges::stable_sort(m_moments, std::ranges::greater(), &LostMoment::wins);
    ask(0);
}

void FindMove::ask(int at)
{
    m_worker.cancel();
    m_at = at;
    m_phase = Phase::Asked;
    m_board->newGame(QString::fromStdString(moment().played.before->notation()), moment().seat);
    m_start = m_board->positions().current();
    const classroom::PlayedMove& played = moment().played;
    m_board->fade(played.move, fadedText(*played.before, played.move, moment().person));
    tell(Phase::Asked);
}

void FindMove::again()
{
    if (m_phase == Phase::Asked || !isOpen())
        return;
    m_worker.cancel();
    m_board->goTo(m_start);
    tell(Phase::Asked);
}

/// A reply of ours is no try.
void FindMove::judge()
{
    if (m_phase != Phase::Asked)
        return;
    const PositionTree& tree = m_board->positions();
    const classroom::PlayedMove tried{tree.node(m_start).game, *tree.currentNode().move};
    tell(Phase::Judging);
    m_worker.start(
        [this, tried](const solver::Job& job) -> Worker::Delivery {
            const auto reviewed = classroom::reviewGame(std::span(&tried, 1), job).front();
            const bool isRight = reviewed.verdict == classroom::MoveVerdict::Wins;
            const QString idea = isRight ? ideaOf(*tried.before->after(tried.move)) : QString();
            return [this, reviewed, idea] { receive(reviewed, idea); };
        },
        attemptLimits(0));
}

QString FindMove::rightText(const games::Game& left) const
{
    const Person& person = moment().person;
    const Person& opponent = moment().opponent;
    if (left.isOver())
        return tr("Yes! That wins at once.");
    return person.addressed
               ? tr("Yes! Whatever %1 does now, you can win.", "a player").arg(opponent.name)
               : tr("Yes! Whatever %1 does now, %2 can win.", "two players").arg(opponent.name, person.name);
}

void FindMove::receive(const classroom::ReviewedMove& reviewed, const QString& idea)
{
    const games::GamePtr left = m_board->positions().currentNode().game;
    switch (reviewed.verdict) {
    case classroom::MoveVerdict::Wins:
        tell(Phase::Right, wording::paragraph({rightText(*left), idea}).trimmed());
        return;
    case classroom::MoveVerdict::Unsolved:
        tell(Phase::Wrong, tr("Who wins after this move is not solved yet."));
        return;
    default: tell(Phase::Wrong, tr("That gives the win away."));
    }
    if (reviewed.refutation)
        QTimer::singleShot(beforeReply, this,
                           [this, left, move = *reviewed.refutation] { reply(left, move); });
}

/// The opponent takes the win.
void FindMove::reply(const games::GamePtr& to, const games::Move& move)
{
    if (m_phase != Phase::Wrong || m_board->positions().currentNode().game != to)
        return;
    //: after "That gives the win away", how: "Jasper took 1 from the left heap."
    tell(Phase::Answered, tr("That gives the win away: %1").arg(moveSentence(*to, move, moment().opponent)));
    m_board->play(move);
}

void FindMove::tell(Phase phase, const QString& said)
{
    m_phase = phase;
    m_said = said;
    emit changed();
}

} // namespace models
