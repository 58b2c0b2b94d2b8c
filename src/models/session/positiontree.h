// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The positions of a session as a tree. Undo walks up, redo down the line last walked; playing on from an
// earlier point begins a variation, and nothing is ever lost.

#include "games/game.h"

#include <QObject>

#include <optional>
#include <vector>

namespace models::origins {
Q_NAMESPACE

/// What led from a node's parent to the node.
/// Turn: the same position with the other player to move (partizan games). Opened: a position of any game, in
/// files of before, when that was a step.
enum class Origin : quint8 { Start, Move, Edit, Convention, Turn, Opened };
Q_ENUM_NS(Origin)
} // namespace models::origins

namespace models {

using origins::Origin;

/// A position met in the session.
struct PositionNode {
    games::GamePtr game;
    int parent = -1;
    int depth = 0;
    Origin origin = Origin::Start;
    std::optional<games::Move> move; ///< for Origin::Move
    int toMove = 0;                  ///< seat 0 or 1; in a partizan game seat 0 is Left
    std::vector<int> children;
    int next = -1;                          ///< the child last walked; -1 at the end of a line
    std::optional<theory::Outcome> outcome; ///< once known
};

class PositionTree {
public:
    /// Forgets everything and begins with `game`, seat `starter` to move.
    void begin(const games::GamePtr& game, int starter);
    [[nodiscard]] bool isEmpty() const { return m_nodes.empty(); }
    [[nodiscard]] int size() const { return static_cast<int>(m_nodes.size()); }

    /// Precondition for what follows: not empty; node numbers in [0, size()).
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] const PositionNode& node(int number) const;
    [[nodiscard]] const PositionNode& currentNode() const { return node(m_current); }

    /// Goes to the position after `move` (legal at the current node): an existing child or a new one.
    void play(const games::Move& move) { goToChild(currentNode().game->after(move), Origin::Move, move); }
    /// Goes to an edited position (Edit), the same under the other convention (Convention), or one of another
    /// game (Opened).
    void change(const games::GamePtr& game, Origin origin) { goToChild(game, origin, std::nullopt); }
    /// Back to the parent of the current node, which is not the first: of what led nowhere nothing stays
    /// where nothing came after it.
    void takeBack();
    /// Goes to a node; the lines through it become those that redo follows.
    void goTo(int number);
    void setOutcome(int number, theory::Outcome outcome)
    {
        m_nodes[static_cast<std::size_t>(number)].outcome = outcome;
    }

    /// Adds a node that was read from a file, without going there. Returns its number.
    int append(int parent, PositionNode node);
    /// Precondition: `child` is a child of `number`.
    void setNext(int number, int child);

    /// Edits made one after the other are one step: whether a node is an edit that only led to the next one.
    [[nodiscard]] bool isPassing(int number) const;
    /// From the start through the current node to the end of its line.
    [[nodiscard]] std::vector<int> line() const;
    /// Where the game of the current node begins: the nearest node on the way up that was opened, or the
    /// first.
    [[nodiscard]] int beginning() const;
    /// All nodes, parents first, children in the order they were made.
    [[nodiscard]] std::vector<int> preorder() const;

private:
    void goToChild(const games::GamePtr& game, Origin origin, const std::optional<games::Move>& move);

    std::vector<PositionNode> m_nodes;
    int m_current = 0;
};

} // namespace models
