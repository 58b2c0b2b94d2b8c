// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a Hackenbush picture is worth what it is worth, one drawn step at a time. Green parts: cycles fuse,
// loops become stalks, the stalks at a joint become one (fusion and colon principle: Berlekamp, Conway, Guy,
// Winning Ways, ch. 7), down to a row of heaps. Red-blue stalks: the sign rule. Red-blue trees: the value of
// each edge with all that stands on it, from the tips down. Other parts are left as they are.

#include "games/explanation.h"
#include "games/hackenbush/hackenbushjudge.h"
#include "games/hackenbush/reduction/hackenbushdrawing.h"
#include "theory/dyadic.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace games {

/// Larger pictures are not reduced step by step.
inline constexpr std::size_t mostReducedEdges = 256;

/// The value of a red or blue edge that carries `above` (colon principle): with a blue one the least number
/// n >= 1 that has above + n > 1 gives (above + n) / 2^(n-1); with a red one the same mirrored.
struct ColonValue {
    std::uint64_t whole = 1; ///< n
    theory::Dyadic value;
};
[[nodiscard]] ColonValue colonValue(EdgeColour colour, const theory::Dyadic& above);

/// One step of the reduction of a Hackenbush picture, drawn on the board. Green: Fusion (a part where every
/// edge lies on a cycle: its joints melt into one and its edges become loops), Loops (each loop at a joint is
/// a stalk of one edge), Colon (the stalks at a joint become one stalk of their nim-sum), Heaps (a row of
/// stalks is left: heaps). Red-blue: Growth (the value of an edge with all that stands on it), JointSum (the
/// values at a joint are added), Sign (the sign rule along a stalk, one edge at a time).
struct Reduction {
    enum class Kind : std::uint8_t { Fusion, Loops, Colon, Heaps, Growth, JointSum, Sign };
    Kind kind = Kind::Fusion;
    std::uint64_t joints = 0;                     ///< Fusion: how many melt
    std::uint64_t edges = 0;                      ///< Fusion, Loops: how many become loops, or stalks
    std::vector<std::uint64_t> lengths{};         ///< Colon, Heaps: of the stalks
    std::uint64_t result = 0;                     ///< Colon, Heaps: their nim-sum
    theory::Mover colour = theory::Mover::Either; ///< Growth, Sign: of the edge
    std::vector<std::string>
        terms{};             ///< JointSum: the values; Growth: the value above; Sign: this edge's share
    std::uint64_t whole = 1; ///< Growth: the least n with value above + n > 1 (Right: of the negatives)
    std::string value{};     ///< Growth, JointSum, Sign: the value reached
    std::optional<NumberLine> line{};
    std::vector<PieceId> pieces{}; ///< that the step speaks about
    Drawing drawing{};             ///< the picture after the step

    friend bool operator==(const Reduction&, const Reduction&) = default;
};

/// The steps for `parts`, which have at most mostReducedEdges edges together and are drawn by `drawing`.
/// `values` are those of the parts as text, where they are known. The pieces of Loops and Colon begin with
/// their joint, those of a Fusion with the joint that the others melt into and these.
[[nodiscard]] std::vector<Reduction> reductions(const std::vector<HackenbushPart>& parts,
                                                const std::vector<PartValue>& values,
                                                HackenbushDrawing drawing);

/// The step told, without what paper says of it.
[[nodiscard]] ParagraphStep told(Reduction reduction);
/// How the edges of a red-blue stalk count.
[[nodiscard]] Sentence signRuleText();
/// How the board names an edge: "0-1".
[[nodiscard]] std::string edgeLabel(PieceId edge, const Board& board);
/// The reductions on paper, where no step is drawn. Of the green parts each rule once, and what it does,
/// joint by joint; of the red-blue stalks and trees the values, edge by edge, as `board` names them.
[[nodiscard]] std::vector<Sentence> toldOnPaper(const std::vector<Reduction>& reductions, const Board& board);

} // namespace games
