// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is seen of a drawn board while it changes: edges and joints glide from where they were to where they
// will be, what is cut loose falls, what is cut fades.

#include "games/board.h"
#include "models/drawn/drawnshape.h"

#include <vector>

namespace models {

class DrawnStage {
public:
    /// AtOnce: nothing moves. Fall: what has no hold falls. Melt: what goes fades or melts into what stays.
    enum class Change : std::uint8_t { AtOnce, Fall, Melt };

    struct Edge {
        games::PieceId id{};
        theory::Mover owner{};
        DrawnCurve from;
        DrawnCurve to;
        bool isNew = false;

        [[nodiscard]] DrawnCurve at(double part) const { return between(from, to, part); }
    };
    struct Joint {
        games::PieceId id{};
        QPointF from;
        QPointF to;

        [[nodiscard]] QPointF at(double part) const { return from + part * (to - from); }
    };
    /// What is there no more; `falls` or fades.
    struct GoneEdge {
        theory::Mover owner{};
        DrawnCurve curve;
        bool falls = false;
    };
    /// A joint that is there no more: it falls, or melts into the place `to`.
    struct GoneJoint {
        QPointF from;
        QPointF to;
        bool falls = false;
    };

    /// Another picture; the one shown before was at `part` of its change.
    void show(const std::vector<games::Piece>& pieces, Change change, double part);
    /// An edge that was never held falls.
    void drop(const DrawnCurve& curve, theory::Mover owner);
    /// Forgets what is gone.
    void settle();
    [[nodiscard]] bool isMoving() const { return m_moving; }

    /// In the order of the pieces.
    [[nodiscard]] const std::vector<Edge>& edges() const { return m_edges; }
    [[nodiscard]] const std::vector<Joint>& joints() const { return m_joints; }
    [[nodiscard]] const std::vector<GoneEdge>& goneEdges() const { return m_goneEdges; }
    [[nodiscard]] const std::vector<GoneJoint>& goneJoints() const { return m_goneJoints; }

private:
    void read(const std::vector<games::Piece>& pieces);
    void startEdges(std::vector<Edge> before);
    void startJoints(const std::vector<Joint>& before);
    void releaseEdges(const std::vector<Edge>& before, bool falls);
    [[nodiscard]] bool isHeld(QPointF end) const;

    std::vector<Edge> m_edges;
    std::vector<Joint> m_joints;
    std::vector<GoneEdge> m_goneEdges;
    std::vector<GoneJoint> m_goneJoints;
    bool m_moving = false;
};

} // namespace models
