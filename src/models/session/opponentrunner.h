// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/players/opponents.h"
#include "models/analysis/analyst.h"
#include "models/watched.h"
#include "models/worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <utility>

namespace models {

/// Lets the computer choose a move, on a thread of its own and not faster than a person can follow. It
/// thinks longer and longer, and while the analysis fills a table it waits for that; where the analysis has
/// ended without an answer it plays what it sees.
class OpponentRunner : public QObject {
    Q_OBJECT
public:
    explicit OpponentRunner(QObject* parent = nullptr);

    /// Chooses with the tables of the analysis. Precondition: the analyst has this game, which is not over. A
    /// choice under way is dropped.
    void start(const games::GamePtr& game, const games::Opponent& opponent, Analyst& analyst);
    void cancel();
    /// How long it waits at least before it moves, in ms.
    void setPause(int ms) { m_pause = ms; }
    [[nodiscard]] bool isThinking() const { return m_thinking; }

signals:
    void thinkingChanged();
    /// `guessed`: it was too much to be solved in time.
    void chosen(const games::Move& move, bool guessed);

private:
    struct Task {
        games::GamePtr game;
        games::Opponent opponent;
        quint64 seed = 0; ///< of every thought: a slip is no more likely for a second one
    };

    void setThinking(bool thinking)
    {
        if (std::exchange(m_thinking, thinking) != thinking)
            emit thinkingChanged();
    }
    void think();
    void thinkAgain();
    void playWhatIsSeen();
    void receiveAnalysis();
    void receive(const games::Move& move, bool guessed = false);
    void hand();

    int m_pause = 0;
    bool m_thinking = false;
    bool m_waits = false; ///< for the table that the analysis fills
    Task m_task;
    Watched<Analyst> m_analyst;
    std::chrono::milliseconds m_thought{};
    std::optional<games::Move> m_move;
    bool m_guessed = false;
    QElapsedTimer m_elapsed;
    QTimer m_delay;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
