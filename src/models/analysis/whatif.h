// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "games/shelf.h"
#include "models/analysis/refuter.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace models {

/// What would be if the move that is pointed at were made: whether it wins, else the reply to it. Nothing is
/// played.
class WhatIf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of a session")
    /// "Take 6 from the middle heap? That loses. The reply: take 7 from the left heap."; empty where nothing
    /// is pointed at, or nothing known.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// "The reply: take 7 from the left heap."; empty while it is not known, or where there is none.
    Q_PROPERTY(QString replyText READ replyText NOTIFY changed)

public:
    explicit WhatIf(QObject* parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] QString replyText() const;
    /// The move pointed at and what it leaves; nothing where that is not known.
    [[nodiscard]] const std::optional<games::JudgedMove>& move() const { return m_move; }
    [[nodiscard]] const std::optional<games::Move>& reply() const { return m_refuter.reply(); }

    /// `move`: that is pointed at on the board of `game`, as `answer` lists it or not. `shelf`: where the
    /// answer's tables are.
    void point(const games::GamePtr& game, const games::Answer& answer, const games::Move& move,
               const std::shared_ptr<games::Shelf>& shelf);
    void forget();

signals:
    void changed();

private:
    games::GamePtr m_game;
    std::optional<games::JudgedMove> m_move;
    std::size_t m_moves = 0; ///< that the answer has
    std::shared_ptr<games::Shelf> m_shelf;
    QTimer m_rest; ///< until the pointer rests
    Refuter m_refuter;
};

} // namespace models
