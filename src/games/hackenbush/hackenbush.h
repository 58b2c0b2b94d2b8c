// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Hackenbush: a picture of edges on the ground. A player cuts an edge of his colour, Left blue ones, Right
// red ones, either green ones; what is no longer joined to the ground falls. A picture of green edges alone
// is an impartial game: anybody is to move.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/edit.h"
#include "games/explanation.h"
#include "games/hackenbush/hackenbushposition.h"
#include "games/hackenbush/picture/hackenbushlayout.h"
#include "games/played.h"
#include "solver/sided.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace games {

/// Cycles fuse, stalks at a joint add as heaps (colon principle).
inline constexpr Theorem fusionTheorem{
    .id = "fusion", .name = QT_TRANSLATE_NOOP("Wording", "fusion and the colon principle")};
/// A red-blue stalk: whole up to the first change of colour, then halves.
inline constexpr Theorem signRuleTheorem{.id = "sign rule",
                                         .name = QT_TRANSLATE_NOOP("Wording", "the sign rule")};
/// Trees: what hangs at a joint counts by its value.
inline constexpr Theorem colonPrincipleTheorem{.id = "colon principle",
                                               .name = QT_TRANSLATE_NOOP("Wording", "the colon principle")};
/// A sum of parts, each worth its value.
inline constexpr Theorem partValuesTheorem{.id = "part values",
                                           .name = QT_TRANSLATE_NOOP("Wording", "the values of the parts")};

inline constexpr Expected expectedEdge{.text = QT_TRANSLATE_NOOP("Wording", "an edge such as 1-2b"),
                                       .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 edge"),
                                                   QT_TRANSLATE_N_NOOP("Wording", "more than %1 edges")}};
inline constexpr Expected expectedColour{.text = QT_TRANSLATE_NOOP("Wording", "a colour, g, b or r")};

/// Limits of the notation.
inline constexpr std::uint64_t mostHackenbushEdges = 2'000'000;
inline constexpr std::uint64_t largestJoint = 1'000'000'000;
/// More edges are not drawn.
inline constexpr std::size_t mostDrawnEdges = 1'000;
/// With more edges the moves are counted, not listed: each would be a position as long as this one.
inline constexpr std::size_t mostListedEdges = 2'000;

/// The edge `edge` (its index in the picture, see edgeId) between two joints is cut; `colour` says who may
/// cut it (Either: green). `falls`: how many edges fall with it.
struct CutEdge {
    std::uint32_t edge = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    theory::Mover colour = theory::Mover::Either;
    std::uint64_t falls = 0;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return falls + 1; }
    /// Without what falls, and the edge as the notation writes it, also without its colour.
    [[nodiscard]] std::vector<Sentence> otherTexts() const;

    friend bool operator==(const CutEdge&, const CutEdge&) = default;
};

/// A picture as it was drawn; the edges that have been cut since are still in it, so that every edge keeps
/// its index and its place.
struct HackenbushPicture {
    explicit HackenbushPicture(HackenbushEdges edges);

    [[nodiscard]] std::size_t size() const { return graph.edges().size(); }
    /// With its joints as the notation numbers them.
    [[nodiscard]] HackenbushEdge edge(std::size_t index) const;

    std::vector<std::uint32_t> numbers; ///< of the graph's joints, where it numbers them anew
    HackenbushGraph graph;              ///< the same edges in the same order
    DrawnLayout layout{};
    std::optional<SearchedHackenbush> searched{}; ///< where there are few enough
};

class Hackenbush : public PlayedInTurns<Hackenbush>, public DrawnByHand {
public:
    /// Loose edges fall at once. A layout that does not fit is completed.
    Hackenbush(HackenbushEdges edges, theory::Play play, std::optional<DrawnLayout> layout = {});

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();

    /// Does nothing to an impartial game.
    [[nodiscard]] Hackenbush withMover(theory::Mover mover) const;
    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return m_count; }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Hackenbush negative() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] std::optional<DrawnLayout> layout() const override;
    [[nodiscard]] std::uint64_t fallenWhenRead() const override { return m_fallen; }
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Move listed(const Move& move) const;
    [[nodiscard]] std::vector<Move> alike(const Move& move) const;
    [[nodiscard]] Hackenbush after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId piece) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Hackenbush> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    /// Precondition: the picture has at most mostSearchedEdges edges.
    [[nodiscard]] solver::Sided<HackenbushPosition> searchPosition() const;

    /// Green pictures: each part is a heap.
    [[nodiscard]] bool equalsHeaps() const;
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;

    /// Whether the picture is small enough for searchPosition().
    [[nodiscard]] bool isSearchable() const override { return m_picture->searched.has_value(); }
    /// The edges that stand, in order, and their indices in the picture.
    [[nodiscard]] HackenbushEdges standingEdges() const;
    /// The same as a graph; while nothing is cut it is the picture's own.
    [[nodiscard]] std::shared_ptr<const HackenbushGraph> standingGraph() const;
    [[nodiscard]] std::vector<std::uint32_t> standingIndices() const;

private:
    /// The index of a standing edge; nothing for any other piece.
    [[nodiscard]] std::optional<std::uint32_t> standingEdge(PieceId piece) const;
    [[nodiscard]] std::vector<bool> standingWithout(std::uint32_t edge) const;
    [[nodiscard]] bool mayCut(theory::Mover player, EdgeColour colour) const;
    [[nodiscard]] std::vector<std::uint32_t> parallelTo(std::uint32_t edge) const;
    [[nodiscard]] Move cut(std::uint32_t edge, theory::Mover player) const;
    [[nodiscard]] Move cut(std::uint32_t edge, theory::Mover player, std::uint64_t falls) const;
    /// What is known of each edge that stands, in order, by the index of the edge in the picture.
    template <typename Known>
    [[nodiscard]] std::vector<Known> byIndex(const std::vector<Known>& known) const
    {
        std::vector<Known> all(m_standing.size());
        std::size_t place = 0;
        for (std::size_t index = 0; index < all.size(); ++index)
            if (m_standing[index])
                all[index] = known[place++];
        return all;
    }
    [[nodiscard]] std::vector<std::uint32_t> winningFirst() const;
    void appendMoves(MoveList& list, const std::vector<std::uint32_t>& order,
                     const std::vector<std::uint32_t>& falls, std::size_t most, theory::Mover player) const;
    /// Different cuts by the colour of their edges.
    using CutCounts = std::array<std::uint64_t, 3>;
    [[nodiscard]] CutCounts countCuts() const;
    [[nodiscard]] std::uint64_t movesAmong(const CutCounts& cuts, theory::Mover player) const;
    void setStanding(std::vector<bool> standing);
    // hackenbushanswer.cpp
    [[nodiscard]] Answer unsearchable(const Question& question, const solver::Job& job,
                                      solver::UnsolvedReason reason) const;
    void listMoves(Answer& answer, const Question& question, const solver::Job& job,
                   const std::function<Verdict(const Move&)>& judge) const;
    [[nodiscard]] std::uint64_t countWinning(const std::vector<std::uint64_t>& cutValues) const;
    [[nodiscard]] Answer answerImpartialBySearch(const Question& question, const solver::Job& job) const;
    [[nodiscard]] Answer answerBySearch(const Question& question, const solver::Job& job) const;
    [[nodiscard]] Answer answerByFusion(const Question& question, const solver::Job& job) const;
    [[nodiscard]] Answer answerByValues(const Question& question, const solver::Job& job) const;
    // hackenbushboard.cpp
    [[nodiscard]] std::optional<std::uint32_t> jointAt(const EdgeEnd& end, DrawnLayout& layout) const;
    /// The place of a standing edge among those that stand.
    [[nodiscard]] std::optional<std::size_t> placeOf(PieceId edge) const;
    [[nodiscard]] std::optional<Hackenbush> apply(const DrawEdge& edit) const;
    [[nodiscard]] std::optional<Hackenbush> apply(const RecolourEdge& edit) const;
    [[nodiscard]] std::optional<Hackenbush> apply(const Erase& edit) const;
    [[nodiscard]] std::optional<Hackenbush> apply(const MoveJoint& edit) const;
    [[nodiscard]] std::optional<Hackenbush> apply(const BendEdge& edit) const;
    [[nodiscard]] std::optional<Hackenbush> apply(const Arrange& edit) const;
    template <typename E>
    [[nodiscard]] std::optional<Hackenbush> apply(const E&) const
    {
        return std::nullopt;
    }

    std::shared_ptr<const HackenbushPicture> m_picture;
    std::vector<bool> m_standing; ///< per edge of the picture
    std::size_t m_count = 0;      ///< edges that stand
    std::uint64_t m_fallen = 0;
};

/// "0-1g,1-2b": edges as the notation writes them.
[[nodiscard]] std::string printEdges(const HackenbushEdges& edges);

/// The pieces of a picture: the ground, the joints that an edge stands at, and the edges from the ground up.
/// `indices` are those of the edges in the picture.
[[nodiscard]] std::vector<Piece> hackenbushPieces(const HackenbushEdges& edges,
                                                  const std::vector<std::uint32_t>& indices,
                                                  const DrawnLayout& layout);

/// A red-blue stalk, longer and with more changes of colour the greater the difficulty.
[[nodiscard]] GamePtr drawnStalk(int difficulty, Draws& draws);

} // namespace games
