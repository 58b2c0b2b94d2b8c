// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/plainsearch.h"

#include "classroom/exercises/plainsum.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace classroom {
namespace {

using theory::Mover;

struct Node {
    games::GamePtr game;
    std::vector<std::size_t> options{};
    std::optional<bool> wins{}; ///< the player to move does
    std::optional<std::uint64_t> grundy{};
};

std::string nodeKey(const games::Game& game)
{
    const char mover = game.mover() == Mover::Left ? 'L' : game.mover() == Mover::Right ? 'R' : '-';
    return mover + game.notation();
}

class Search {
public:
    explicit Search(std::stop_token stop) : m_stop(std::move(stop)) {}

    /// The number of the position's node.
    std::size_t add(const games::Game& game)
    {
        games::GamePtr represented = game.upToSymmetry();
        const auto [place, isNew] = m_numbers.try_emplace(nodeKey(*represented), m_nodes.size());
        if (isNew)
            m_nodes.push_back({.game = std::move(represented)});
        return place->second;
    }

    /// Finds all positions that can arise; false when they are too many.
    [[nodiscard]] bool explore();
    /// Works out who wins everywhere, as far as somebody does.
    void label();
    /// Precondition: no position can come back.
    void value();

    [[nodiscard]] const Node& node(std::size_t number) const { return m_nodes[number]; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

private:
    [[nodiscard]] std::optional<bool> winsBy(const Node& node) const;
    [[nodiscard]] std::optional<std::uint64_t> mexOf(const Node& node) const;
    /// Calls `update` on all nodes, last ones first, until it changes nothing any more.
    template <typename Update>
    void settle(const Update& update)
    {
        for (bool changes = true; changes;) {
            changes = false;
            for (auto node = m_nodes.rbegin(); node != m_nodes.rend(); ++node)
                changes = update(*node) || changes;
        }
    }

    std::stop_token m_stop;
    std::vector<Node> m_nodes;
    std::unordered_map<std::string, std::size_t> m_numbers;
};

bool Search::explore()
{
    std::uint64_t moves = 0;
    for (std::size_t number = 0; number < m_nodes.size(); ++number) {
        const games::GamePtr game = m_nodes[number].game;
        const games::MoveList list = game->moves();
        moves += list.moves.size();
        if (moves > mostPlainMoves || list.omitted > 0 || m_stop.stop_requested())
            return false;
        std::vector<std::size_t> options;
        options.reserve(list.moves.size());
        for (const games::Move& move : list.moves) {
            if (move.player == game->mover())
                options.push_back(add(*game->after(move)));
        }
        m_nodes[number].options = std::move(options);
    }
    return true;
}

/// The player to move wins by a move after which the opponent loses, and loses if all moves let him win.
std::optional<bool> Search::winsBy(const Node& node) const
{
    if (node.options.empty())
        return node.game->play() == theory::Play::Misere;
    bool allKnown = true;
    for (const std::size_t option : node.options) {
        if (m_nodes[option].wins == false)
            return true;
        allKnown = allKnown && m_nodes[option].wins;
    }
    return allKnown ? std::optional(false) : std::nullopt;
}

std::optional<std::uint64_t> Search::mexOf(const Node& node) const
{
    std::vector<bool> present(node.options.size() + 1);
    for (const std::size_t option : node.options) {
        const auto value = m_nodes[option].grundy;
        if (!value)
            return std::nullopt;
        if (*value < present.size())
            present[*value] = true;
    }
    return static_cast<std::uint64_t>(std::ranges::find(present, false) - present.begin());
}

void Search::label()
{
    settle([this](Node& node) {
        if (!node.wins)
            node.wins = winsBy(node);
        else
            return false;
        return node.wins.has_value();
    });
}

void Search::value()
{
    settle([this](Node& node) {
        if (node.grundy)
            return false;
        node.grundy = mexOf(node);
        return node.grundy.has_value();
    });
}

} // namespace

std::optional<PlainAnswer> plainSearch(const games::GamePtr& position, const std::stop_token& stop)
{
    if (const auto* const table = position->as<games::OfBoards>())
        return plainSumSearch(*position, *table, stop);
    Search search(stop);
    const Mover mover = position->mover();
    const std::size_t here = search.add(*position);
    const std::size_t other =
        mover == Mover::Either ? here : search.add(*position->withMover(theory::opponentOf(mover)));
    if (!search.explore())
        return std::nullopt;
    search.label();
    const auto hereWins = search.node(here).wins;
    const auto otherWins = search.node(other).wins;
    if (!hereWins || !otherWins)
        return std::nullopt;

    PlainAnswer answer{.positions = search.size()};
    answer.outcome = mover == Mover::Either ? (*hereWins ? theory::Outcome::N : theory::Outcome::P)
                     : mover == Mover::Left ? theory::outcomeOf(*hereWins, *otherWins)
                                            : theory::outcomeOf(*otherWins, *hereWins);
    for (const games::Move& move : position->moves().moves) {
        if (move.player != mover)
            continue;
        const auto opponentWins = search.node(search.add(*position->after(move))).wins;
        if (!opponentWins)
            return std::nullopt;
        answer.moves.push_back({.move = move, .wins = !*opponentWins});
    }
    if (mover == Mover::Either && position->play() == theory::Play::Normal) {
        search.value();
        answer.grundy = search.node(here).grundy;
    }
    return answer;
}

} // namespace classroom
