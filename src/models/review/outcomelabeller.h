// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "models/worker.h"

#include <QObject>

#include <set>
#include <utility>
#include <vector>

namespace models {

/// Finds the outcomes of positions that nobody has asked the analyst about, one after another: for the
/// tags of a timeline that was read from a file.
class OutcomeLabeller : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Labels these nodes, in this order; those tried before are left out. Replaces an earlier wish.
    void label(std::vector<std::pair<int, games::GamePtr>> nodes);
    /// Forgets all nodes: their numbers belong to another tree now.
    void reset();

signals:
    void labelled(int node, theory::Outcome outcome);

private:
    void startNext();

    std::vector<std::pair<int, games::GamePtr>> m_wanted; ///< the next one last
    std::set<int> m_tried;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
