// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/graph/gamecounts.h"
#include "models/analysis/movesmodel.h"
#include "models/watched.h"
#include "models/worker.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <utility>
#include <vector>

namespace models {

/// Of each move of an impartial position the share of all games after it that the player who makes it wins:
/// as the Lab has it (in Line Nim moves to the same runs are one). Counted where
/// so few positions can be reached that it takes no time to speak of.
class GameShares : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::MovesModel* moves MEMBER m_moves WRITE setMoves NOTIFY movesChanged)
    /// It counts while it is asked for; what was counted stays.
    Q_PROPERTY(bool asked MEMBER m_asked NOTIFY askedChanged)
    /// Whether they are known, or were of the position before: then a column stays where it is.
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    /// By row of the moves, "43%"; empty texts while they are not known.
    Q_PROPERTY(QStringList texts READ texts NOTIFY changed)

public:
    explicit GameShares(QObject* parent = nullptr);

    void setMoves(MovesModel* moves)
    {
        watch(m_moves, moves, &MovesModel::answerChanged, this, &GameShares::follow,
              &GameShares::movesChanged);
    }
    [[nodiscard]] bool isOffered() const { return m_offered; }
    [[nodiscard]] QStringList texts() const { return m_texts; }

    /// All games below a position.
    struct Counted {
        analysis::PositionGraph graph;
        analysis::GameCounts counts;
    };
    using CountedPtr = std::shared_ptr<const Counted>;
    using Shares = std::vector<std::pair<games::Move, analysis::MoveShare>>;

signals:
    void movesChanged();
    void askedChanged();
    void changed();

private:
    void follow();
    void tell();
    void count();
    void receive(const games::GamePtr& game, const CountedPtr& counted, Shares shares);

    Watched<MovesModel> m_moves;
    bool m_asked = false;
    bool m_offered = false;
    games::GamePtr m_game; ///< that m_shares are of, or that is being counted
    CountedPtr m_counted;  ///< of a position before: later ones are part of it
    Shares m_shares;
    QStringList m_texts;
    QTimer m_calm;   ///< positions that are passed at once are not counted
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
