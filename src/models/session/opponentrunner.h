// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/players/opponents.h"
#include "games/shelf.h"
#include "models/worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace models {

/// Lets the computer choose a move, on a thread of its own and not faster than a person can follow.
class OpponentRunner : public QObject {
    Q_OBJECT
public:
    explicit OpponentRunner(QObject* parent = nullptr);

    /// Chooses with the tables on the shelf. Precondition: the game is not over. A choice under way is
    /// dropped.
    void start(const games::GamePtr& game, const games::Opponent& opponent,
               const std::shared_ptr<games::Shelf>& shelf);
    void cancel();
    [[nodiscard]] bool isThinking() const { return m_thinking; }

signals:
    void thinkingChanged();
    void chosen(const games::Move& move);

private:
    void setThinking(bool thinking);
    void take(const games::Move& move);
    void hand();

    bool m_thinking = false;
    std::optional<games::Move> m_move;
    QElapsedTimer m_elapsed;
    QTimer m_delay;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
