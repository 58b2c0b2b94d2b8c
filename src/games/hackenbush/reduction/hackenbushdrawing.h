// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A picture while it is being reduced: joints melt, edges bend into loops and straighten into stalks.

#include "games/explanation.h"
#include "games/hackenbush/hackenbush.h"
#include "games/layout.h"

#include <map>
#include <optional>
#include <vector>

namespace games {

/// An edge of the picture with its index there, which it keeps.
struct DrawnEdge {
    std::uint32_t index = 0;
    HackenbushEdge edge;
    EdgeShape shape;
};

class HackenbushDrawing {
public:
    /// Precondition: `layout` fits `edges`.
    HackenbushDrawing(const HackenbushEdges& edges, const std::vector<std::uint32_t>& indices,
                      DrawnLayout layout);

    [[nodiscard]] Drawing drawing() const;
    [[nodiscard]] const std::vector<DrawnEdge>& edges() const { return m_edges; }
    /// Precondition: `index` is that of an edge that is still drawn.
    [[nodiscard]] const DrawnEdge& edge(std::uint32_t index) const;

    /// All `joints` become `into`; edges between them become loops there, those of the ground on its foot.
    void fuse(const std::vector<std::uint32_t>& joints, std::uint32_t into);
    /// The loops become edges to joints of their own, fanned out above `joint`.
    void straighten(const std::vector<std::uint32_t>& loops, std::uint32_t joint);
    /// Of the edges (those of stalks at `joint`) the first `length` become one stalk there, the others go.
    void stack(const std::vector<std::uint32_t>& edges, std::uint32_t joint, std::size_t length);

    /// Writes `text` on an edge's middle, in place of what stood there, or under the feet of a part.
    void tagEdge(std::uint32_t index, const std::string& text);
    void untagEdge(std::uint32_t index) { m_edgeTags.erase(index); }
    void tagPart(const std::vector<std::uint32_t>& indices, const std::string& text);

private:
    [[nodiscard]] DrawnEdge& at(std::uint32_t index);
    [[nodiscard]] DrawnPoint placeOf(std::uint32_t joint, double foot) const;
    [[nodiscard]] std::uint32_t newJoint(DrawnPoint place);
    [[nodiscard]] double meanFoot(const std::vector<std::uint32_t>& joints) const;
    [[nodiscard]] double footOf(const DrawnEdge& drawn) const
    {
        return drawn.edge.from == 0 ? drawn.shape.fromFoot : drawn.shape.toFoot;
    }

    std::vector<DrawnEdge> m_edges;
    std::map<std::uint32_t, DrawnPoint> m_joints;
    std::map<std::uint32_t, std::string> m_edgeTags;
    std::vector<Tag> m_partTags;
    std::uint32_t m_nextJoint = 1;
};

} // namespace games
