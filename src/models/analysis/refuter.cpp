// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/refuter.h"

#include "games/sum/difference.h"
#include "models/joblimits.h"

namespace models {

void Refuter::forget()
{
    m_worker.cancel();
    m_reply.reset();
    m_isMirror = false;
}

void Refuter::ask(const games::GamePtr& game, const games::JudgedMove& judged, std::size_t moves,
                  const std::shared_ptr<games::Shelf>& shelf)
{
    constexpr std::size_t mostMirrored = 500; // what takes no more than an instant
    forget();
    if (judged.winning || !judged.leaves.outcome)
        return;
    if (game->play() == theory::Play::Normal && moves <= mostMirrored)
        m_reply = games::mirrorAnswer(*game, judged.move); // on a table of boards and their negatives
    m_isMirror = m_reply.has_value();
    if (m_isMirror)
        return;
    const games::GamePtr after = game->after(judged.move);
    const games::Question replies{.grundy = false, .remoteness = false, .shelf = shelf.get()};
    const games::Answer atOnce = after->answer(replies, instantJob());
    if (!atOnce.unsolved) {
        static_cast<void>(take(atOnce));
        return;
    }
    m_worker.start(
        [this, after, replies, shelf](const solver::Job& job) -> Worker::Delivery {
            return [this, answer = after->answer(replies, job)] {
                if (take(answer))
                    emit found();
            };
        },
        attemptLimits(0));
}

bool Refuter::take(const games::Answer& answer)
{
    if (answer.winning > 0 && !answer.moves.empty())
        m_reply = answer.moves.front().move;
    return m_reply.has_value();
}

} // namespace models
