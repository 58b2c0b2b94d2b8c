// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/watched.h"

#include <QList>

#include <utility>

namespace models {

/// One line of play through the graph, from the selected position on; its end is the selected position. In
/// a partizan game the players alternate.
class StateGraphLine : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("StateGraph has one")
    Q_PROPERTY(bool following MEMBER m_following WRITE setFollowing NOTIFY lineChanged)
    /// The positions of the line, first to last; empty while not following.
    Q_PROPERTY(QList<int> nodes READ nodes NOTIFY lineChanged)
    /// "11100 → 11001"; a long line by its end.
    Q_PROPERTY(QString path READ path NOTIFY lineChanged)
    /// Where one is: in the kernel (among the P-positions, where they are none) or not, and what the moves
    /// do.
    Q_PROPERTY(QString text READ text NOTIFY lineChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY lineChanged)
    Q_PROPERTY(bool canStepIn READ canStepIn NOTIFY lineChanged)
    Q_PROPERTY(bool canStepOut READ canStepOut NOTIFY lineChanged)

public:
    using QObject::QObject;

    void setLab(Lab* lab);
    void setFollowing(bool following)
    {
        if (std::exchange(m_following, following) != following)
            begin();
    }
    [[nodiscard]] const QList<int>& nodes() const { return m_nodes; }
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool canGoBack() const { return m_nodes.size() > 1; }
    [[nodiscard]] bool canStepIn() const { return stepInto() >= 0; }
    [[nodiscard]] bool canStepOut() const { return stepOutOf() >= 0; }

    /// A move to that position extends the line; a position of the line cuts it there; another one begins a
    /// new line. While not following it is only selected.
    Q_INVOKABLE void choose(int node);
    Q_INVOKABLE void goBack();
    /// Plays a winning move to a P-position.
    Q_INVOKABLE void stepIn() { extend(stepInto()); }
    /// Plays the move out of a P-position after which the game can be drawn out longest.
    Q_INVOKABLE void stepOut() { extend(stepOutOf()); }

signals:
    void lineChanged();

private:
    void begin();
    void receiveSelection();
    void select();
    [[nodiscard]] std::vector<analysis::ArrowIndex> moves() const;
    [[nodiscard]] int arrowTo(int node) const;
    [[nodiscard]] bool isAtCold() const;
    [[nodiscard]] int stepInto() const;
    [[nodiscard]] int stepOutOf() const;
    void extend(int arrow);
    /// What `count` moves do, of which `into` lead to P-positions.
    [[nodiscard]] QString kernelText(std::uint64_t count, std::uint64_t into) const;
    [[nodiscard]] QString coldText(std::uint64_t count, std::uint64_t into) const;
    [[nodiscard]] const analysis::PositionGraph& graph() const { return m_lab->whole()->graph; }

    Watched<Lab> m_lab;
    bool m_following = false;
    QList<int> m_nodes;
    std::vector<int> m_arrows; ///< one less than nodes
};

} // namespace models
