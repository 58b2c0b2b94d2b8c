// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The reduction of the parts of one picture, one after the other; hackenbushreduction.h is its door.

#include "games/hackenbush/reduction/hackenbushreduction.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace games {

/// Edges by their indices in the picture.
using EdgeIndices = std::vector<std::uint32_t>;

/// The joints of some drawn edges with their distances from the ground.
[[nodiscard]] std::map<std::uint32_t, std::size_t> distances(const std::vector<DrawnEdge>& edges);
[[nodiscard]] std::vector<PieceId> idsOf(const EdgeIndices& edges);

/// Reduces the parts of one picture, one after the other.
class Reducer {
public:
    explicit Reducer(HackenbushDrawing drawing) : m_drawing(std::move(drawing)) {}

    void reduceGreen(const HackenbushPart& part);
    void followStalk(const HackenbushPart& part);
    void growTree(const HackenbushPart& part);
    /// Writes the value of a part under it.
    void tag(const HackenbushPart& part, const std::string& value) { m_drawing.tagPart(part.indices, value); }
    /// The row of heaps that the green parts have become.
    void countHeaps(const std::vector<HackenbushPart>& greenParts);

    [[nodiscard]] std::vector<Reduction>& steps() { return m_steps; }

private:
    void add(Reduction step);
    [[nodiscard]] std::vector<DrawnEdge> edgesOf(const EdgeIndices& indices) const;
    [[nodiscard]] std::vector<std::vector<std::uint32_t>>
    cyclicParts(const std::vector<DrawnEdge>& edges) const;
    void fuse(const std::vector<std::uint32_t>& joints, const EdgeIndices& part);
    void straightenLoops(const EdgeIndices& part);
    /// The stalks that stand on `joint`, each from its lowest edge up. Precondition: they are stalks.
    [[nodiscard]] std::vector<EdgeIndices> stalksOn(std::uint32_t joint, const EdgeIndices& part) const;
    void mergeStalks(std::uint32_t joint, const EdgeIndices& part);
    void addAt(std::uint32_t joint, const std::vector<const DrawnEdge*>& above,
               const std::map<std::uint32_t, theory::Dyadic>& values);
    [[nodiscard]] NumberLine lineTo(const theory::Dyadic& number);

    HackenbushDrawing m_drawing;
    std::vector<double> m_met;
    std::vector<Reduction> m_steps;
};

} // namespace games
