// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "games/shelf.h"
#include "models/worker.h"

#include <QObject>

#include <memory>
#include <optional>

namespace models {

/// Looks for the reply to a losing move.
class Refuter : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks about a move of `game`, whose answer has `moves` moves; what was asked before is forgotten. The
    /// reply is there at once where it takes no more than an instant, else told by found().
    void ask(const games::GamePtr& game, const games::JudgedMove& judged, std::size_t moves,
             const std::shared_ptr<games::Shelf>& shelf);
    void forget();
    /// Nothing while it is not found, or where the move does not lose.
    [[nodiscard]] const std::optional<games::Move>& reply() const { return m_reply; }
    /// It is the same move on the board that is the mirror image.
    [[nodiscard]] bool isMirror() const { return m_isMirror; }

signals:
    void found();

private:
    [[nodiscard]] bool take(const games::Answer& answer);

    std::optional<games::Move> m_reply;
    bool m_isMirror = false;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
