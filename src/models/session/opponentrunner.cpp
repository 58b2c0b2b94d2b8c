// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/opponentrunner.h"

#include "models/joblimits.h"

#include <QRandomGenerator>

namespace models {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds firstThought = 500ms;
constexpr std::chrono::milliseconds longestThought = 8'000ms;
/// What a level that finds no answer in time does instead.
constexpr int fallbackDepth = 2;
constexpr auto fallbackTime = 1'000ms;

games::Move anyMove(const games::Game& game, std::mt19937_64& random)
{
    const auto moves = game.moves().moves;
    return moves[std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(random)];
}

/// Nothing where the job's limits have ended it.
std::optional<games::Move> thought(const games::Game& game, const games::Opponent& opponent, quint64 seed,
                                   const solver::Job& job, games::Shelf* shelf)
{
    std::mt19937_64 random(seed);
    const auto chosen = games::chooseMove(game, opponent, random, job, shelf);
    const auto* move = std::get_if<games::Move>(&chosen);
    return move != nullptr ? std::optional(*move) : std::nullopt;
}

solver::Limits limitsFor(std::chrono::milliseconds time)
{
    solver::Limits limits = attemptLimits(0);
    limits.time = time;
    return limits;
}

} // namespace

OpponentRunner::OpponentRunner(QObject* parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &OpponentRunner::hand);
}

void OpponentRunner::start(const games::GamePtr& game, const games::Opponent& opponent, Analyst& analyst)
{
    cancel();
    watch(m_analyst, &analyst, &Analyst::finished, this, &OpponentRunner::receiveAnalysis);
    m_task = {.game = game, .opponent = opponent, .seed = QRandomGenerator::global()->generate64()};
    m_thought = firstThought;
    m_elapsed.start();
    think();
    setThinking(true);
}

void OpponentRunner::cancel()
{
    m_worker.cancel();
    m_delay.stop();
    m_move.reset();
    m_waits = false;
    setThinking(false);
}

void OpponentRunner::think()
{
    m_worker.start(
        [this, task = m_task, shelf = m_analyst->shelf()](const solver::Job& job) -> Worker::Delivery {
            return [this, move = thought(*task.game, task.opponent, task.seed, job, shelf.get())] {
                move ? receive(*move) : thinkAgain();
            };
        },
        limitsFor(m_thought));
}

void OpponentRunner::thinkAgain()
{
    m_thought *= 2;
    m_waits = m_analyst && (m_analyst->isFillingTable() || m_analyst->isAsking());
    if (m_waits)
        return;
    if (m_analyst && m_thought <= longestThought)
        think();
    else
        playWhatIsSeen();
}

void OpponentRunner::playWhatIsSeen()
{
    m_worker.start(
        [this, task = m_task](const solver::Job& job) -> Worker::Delivery {
            const auto seen =
                thought(*task.game, games::LookAheadPlayer{fallbackDepth}, task.seed, job, nullptr);
            std::mt19937_64 random(task.seed);
            return [this, move = seen ? *seen : anyMove(*task.game, random)] { receive(move, true); };
        },
        limitsFor(fallbackTime));
}

/// The analysis has ended: its table is there, or it has found no answer and nothing else will.
void OpponentRunner::receiveAnalysis()
{
    if (!m_thinking || m_move || m_analyst->game() != m_task.game)
        return;
    const auto& answer = m_analyst->answer();
    const bool waited = std::exchange(m_waits, false);
    if (!answer || !answer->verdict.outcome)
        playWhatIsSeen();
    else if (waited)
        think();
}

void OpponentRunner::receive(const games::Move& move, bool guessed)
{
    m_move = move;
    m_guessed = guessed;
    m_delay.start(static_cast<int>(std::max<qint64>(0, m_pause - m_elapsed.elapsed())));
}

void OpponentRunner::hand()
{
    const games::Move move = *m_move;
    m_move.reset();
    setThinking(false);
    emit chosen(move, m_guessed);
}

} // namespace models
