// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/opponentrunner.h"

#include "models/joblimits.h"
#include "models/settings.h"

#include <QRandomGenerator>

namespace models {
namespace {

using namespace std::chrono_literals;

/// A person sees that the computer moves, and what.
constexpr int naturalDelayMs = 400;
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

/// Longer and longer thoughts: who analyses the position meanwhile may have put its table on the shelf.
games::Move decide(const games::Game& game, const games::Opponent& opponent, quint64 seed,
                   const solver::Job& job, games::Shelf& shelf)
{
    solver::Job thought = job;
    for (auto time = firstThought; time <= longestThought && !job.stop.stop_requested(); time *= 2) {
        thought.limits.time = time;
        std::mt19937_64 random(seed); // a slip is no more likely for it
        const auto chosen = games::chooseMove(game, opponent, random, thought, &shelf);
        if (const auto* move = std::get_if<games::Move>(&chosen))
            return *move;
    }
    std::mt19937_64 random(seed);
    thought.limits.time = fallbackTime;
    const auto chosen = games::chooseMove(game, games::LookAheadPlayer{fallbackDepth}, random, thought);
    if (const auto* move = std::get_if<games::Move>(&chosen))
        return *move;
    return anyMove(game, random);
}

} // namespace

OpponentRunner::OpponentRunner(QObject* parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &OpponentRunner::hand);
}

void OpponentRunner::start(const games::GamePtr& game, const games::Opponent& opponent,
                           const std::shared_ptr<games::Shelf>& shelf)
{
    cancel();
    m_elapsed.start();
    const quint64 seed = QRandomGenerator::global()->generate64();
    m_worker.start(
        [this, game, opponent, seed, shelf](const solver::Job& job) -> Worker::Delivery {
            return [this, move = decide(*game, opponent, seed, job, *shelf)] { take(move); };
        },
        attemptLimits(0));
    setThinking(true);
}

void OpponentRunner::cancel()
{
    m_worker.cancel();
    m_delay.stop();
    m_move.reset();
    setThinking(false);
}

void OpponentRunner::take(const games::Move& move)
{
    m_move = move;
    const qint64 delay = Settings::storedReducedMotion() ? 0 : naturalDelayMs;
    m_delay.start(static_cast<int>(std::max<qint64>(0, delay - m_elapsed.elapsed())));
}

void OpponentRunner::hand()
{
    const games::Move move = *m_move;
    m_move.reset();
    setThinking(false);
    emit chosen(move);
}

void OpponentRunner::setThinking(bool thinking)
{
    if (m_thinking == thinking)
        return;
    m_thinking = thinking;
    emit thinkingChanged();
}

} // namespace models
