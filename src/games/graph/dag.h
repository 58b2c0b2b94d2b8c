// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A token on a node of an acyclic graph; a move takes it along an arrow.

#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/played.h"
#include "solver/graph.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace games {

inline constexpr Expected expectedArrow{.text = QT_TRANSLATE_NOOP("Wording", "an arrow such as 2-1"),
                                        .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 arrow"),
                                                    QT_TRANSLATE_N_NOOP("Wording", "more than %1 arrows")}};
inline constexpr Expected expectedAt{.text = QT_TRANSLATE_NOOP("Wording", "'@' and the token's node")};
inline constexpr std::uint64_t largestNode = 1'000'000'000;
inline constexpr std::size_t mostArrows = 100'000;

/// The arrows with their nodes numbered from 0 in ascending order of their names.
struct DagGraph {
    struct Arrow {
        std::uint64_t from = 0;
        std::uint64_t to = 0;
        friend bool operator==(const Arrow&, const Arrow&) = default;
    };

    /// `arrows` without repeats, in the order given; `token` is a node too.
    DagGraph(std::vector<Arrow> arrows, std::uint64_t token);

    /// Precondition: `node` is one of the nodes.
    [[nodiscard]] std::uint32_t indexOf(std::uint64_t node) const;
    [[nodiscard]] bool has(std::uint64_t node) const;

    std::vector<Arrow> arrows;
    std::vector<std::uint64_t> nodes;
    solver::Graph graph; ///< options in the order of the arrows
};

/// What a search looks at: a node of a graph that outlives the search.
struct DagPosition {
    const DagGraph* graph = nullptr;
    std::uint32_t node = 0;

    [[nodiscard]] std::vector<DagPosition> options() const
    {
        std::vector<DagPosition> all;
        for (const std::uint32_t option : graph->graph.options[node])
            all.push_back({graph, option});
        return all;
    }
    friend bool operator==(const DagPosition&, const DagPosition&) = default;
};

/// The token goes along the arrow from → to.
struct FollowArrow {
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }
    [[nodiscard]] bool surrounds(PieceId piece, PieceId /*chosen*/) const
    {
        return majorOf(piece) == from + 1; // an arrow that leaves the node
    }

    friend bool operator==(const FollowArrow&, const FollowArrow&) = default;
};

class Dag : public Played<Dag> {
public:
    Dag(std::shared_ptr<const DagGraph> graph, std::uint64_t token, theory::Play play)
        : Played(play), m_graph(std::move(graph)), m_token(token)
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return reachable() - 1; }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return options().empty(); }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Dag after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId first) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Dag> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    /// No rule for it is known that is short.
    [[nodiscard]] std::optional<Idea> idea() const { return std::nullopt; }
    [[nodiscard]] DagPosition searchPosition() const { return {m_graph.get(), m_graph->indexOf(m_token)}; }

private:
    [[nodiscard]] const std::vector<std::uint32_t>& options() const;
    [[nodiscard]] Move moveTo(std::uint64_t node) const;
    [[nodiscard]] std::vector<Move> allMoves() const;
    [[nodiscard]] Answer answerBySearch(const Question& question, const solver::Job& job) const;
    /// Nodes that the token can reach, its own among them.
    [[nodiscard]] std::uint64_t reachable() const;

    std::shared_ptr<const DagGraph> m_graph;
    std::uint64_t m_token;
};

/// The nodes in layers by their longest way to a sink, the sinks at the bottom.
[[nodiscard]] Board dagBoard(const DagGraph& graph, std::uint64_t token);
/// An arrow's piece: no node has its number.
[[nodiscard]] PieceId arrowId(std::uint64_t from, std::uint64_t to);

} // namespace games

template <>
struct std::hash<games::DagPosition> {
    std::size_t operator()(const games::DagPosition& position) const noexcept
    {
        return (position.node + std::size_t{1}) * 0x9E3779B97F4A7C15U >> 16U;
    }
};
