// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/marking/markingtask.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace classroom {
namespace {

using analysis::ValueRange;

/// What equal positions of a game share: its representative up to symmetry, without what takes no part any
/// more.
std::string keyOf(const games::Game& game)
{
    const games::Entry* entry = games::findEntry(game.info().id);
    std::string notation = game.upToSymmetry()->notation();
    return entry != nullptr && entry->withoutIdle != nullptr ? entry->withoutIdle(notation) : notation;
}

/// Only what changes in play: the rest is drawn.
std::string shortName(const std::string& gameId, const std::string& name)
{
    const games::Entry* entry = games::findEntry(gameId);
    return entry != nullptr && entry->changing != nullptr ? std::string(entry->changing(name)) : name;
}

/// A table of the family while it is being made.
class TableMaker {
public:
    TableMaker(const analysis::FamilyPattern& pattern, ValueRange n, ValueRange m, const solver::Job& job,
               Asked asked)
        : m_pattern(pattern), m_n(n), m_m(pattern.hasM() ? m : ValueRange{0, 0}), m_job(job), m_asked(asked)
    {
    }

    [[nodiscard]] MadeMarking make()
    {
        if (m_n.size() > mostMarked || m_m.size() > mostMarked || m_n.size() * m_m.size() > mostMarked)
            return NoMarking::TooMany;
        read();
        if (m_games.empty())
            return m_error ? MadeMarking(*m_error) : MadeMarking(NoMarking::NotThere);
        if (std::ranges::any_of(m_games, [](const auto& entry) { return entry.second->isPartizan(); }))
            return NoMarking::NotImpartial;
        trim();
        number();
        for (const auto& [place, game] : m_games) {
            if (!addMoves(place, *game))
                return NoMarking::Unsolved;
        }
        measure();
        return std::move(m_task);
    }

private:
    struct Place {
        std::uint64_t m = 0;
        std::uint64_t n = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };

    void read()
    {
        for (std::uint64_t m = m_m.least; m <= m_m.most; ++m) {
            for (std::uint64_t n = m_n.least; n <= m_n.most; ++n) {
                const auto text = m_pattern.notation(n, m);
                games::Parsed parsed = text ? games::parse(*text) : games::Parsed(games::GamePtr());
                if (auto* error = std::get_if<games::ParseError>(&parsed))
                    m_error = std::move(*error);
                else if (const auto& game = std::get<games::GamePtr>(parsed))
                    m_games.emplace(Place{m, n}, game);
            }
        }
    }

    /// Leaves out the first rows and columns that are empty.
    void trim()
    {
        m_m.least = m_games.begin()->first.m;
        m_n.least = m_n.most;
        for (const auto& entry : m_games)
            m_n.least = std::min(m_n.least, entry.first.n);
    }

    [[nodiscard]] std::size_t indexOf(Place place) const
    {
        return static_cast<std::size_t>((place.m - m_m.least) * m_n.size() + (place.n - m_n.least));
    }

    void number()
    {
        const games::Game& any = *m_games.begin()->second;
        m_task = {.gameId = any.info().id,
                  .play = any.play(),
                  .n = m_n,
                  .m = m_m,
                  .hasM = m_pattern.hasM(),
                  .asked = m_asked};
        m_task.positions.resize(static_cast<std::size_t>(m_n.size() * m_m.size()));
        for (const auto& [place, game] : m_games) {
            MarkedPosition& position = m_task.positions[indexOf(place)];
            position.notation = game->notation();
            position.name = std::to_string(place.n);
            if (m_pattern.hasM())
                position.name += ", " + std::to_string(place.m);
            position.isTerminal = game->isOver();
            m_places.emplace(position.notation, indexOf(place));
            m_equals.emplace(keyOf(*game), indexOf(place));
        }
    }

    /// The position of the family that a move leaves, or one that plays alike.
    [[nodiscard]] std::optional<std::size_t> find(const games::Game& left) const
    {
        if (const auto same = m_places.find(left.notation()); same != m_places.end())
            return same->second;
        const auto equal = m_equals.find(keyOf(left));
        return equal == m_equals.end() ? std::nullopt : std::optional(equal->second);
    }

    [[nodiscard]] bool addMoves(Place place, const games::Game& game)
    {
        MarkedPosition& position = m_task.positions[indexOf(place)];
        std::set<std::size_t> options;
        std::map<std::string, GivenOption> given;
        const bool isValued = m_asked == Asked::Values;
        const games::MoveList list = game.moves();
        if (list.omitted > 0)
            return false;
        for (const games::Move& move : list.moves) {
            const games::GamePtr left = game.after(move);
            if (const auto option = find(*left)) {
                options.insert(*option);
                continue;
            }
            const games::GamePtr shown = left->upToSymmetry();
            const games::Verdict verdict =
                shown->answer({.moves = false, .grundy = isValued, .remoteness = false}, m_job).verdict;
            if (!verdict.outcome || (isValued && !verdict.grundy))
                return false;
            const std::string notation = shown->notation();
            const std::string name = notation.substr(notation.find(':') + 1);
            given.emplace(name, GivenOption{name, *verdict.outcome, isValued ? *verdict.grundy : 0});
        }
        position.options.assign(options.begin(), options.end());
        for (const auto& entry : given)
            position.given.push_back(entry.second);
        std::ranges::sort(position.given, analysis::isNumberedBefore, &GivenOption::name);
        return true;
    }

    /// Heights by longest paths: the game ends, so there are no cycles.
    void measure()
    {
        std::vector<bool> known(m_task.positions.size());
        for (std::size_t position = 0; position < known.size(); ++position)
            measure(position, known);
    }

    void measure(std::size_t position, std::vector<bool>& known)
    {
        if (known[position])
            return;
        std::uint64_t height = 0;
        for (const std::size_t option : m_task.positions[position].options) {
            measure(option, known);
            height = std::max(height, m_task.positions[option].height + 1);
        }
        m_task.positions[position].height = height;
        known[position] = true;
    }

    const analysis::FamilyPattern& m_pattern;
    ValueRange m_n;
    ValueRange m_m;
    const solver::Job& m_job;
    Asked m_asked;
    std::optional<games::ParseError> m_error;
    std::map<Place, games::GamePtr> m_games;
    std::map<std::string, std::size_t> m_places;
    std::map<std::string, std::size_t> m_equals; ///< by keyOf()
    MarkingTask m_task;
};

} // namespace

std::size_t MarkingTask::count() const
{
    return static_cast<std::size_t>(std::ranges::count_if(positions, &MarkedPosition::isThere));
}

MadeMarking tableMarking(const analysis::FamilyPattern& pattern, ValueRange n, ValueRange m,
                         const solver::Job& job, Asked asked)
{
    return TableMaker(pattern, n, m, job, asked).make();
}

MadeMarking graphMarking(const games::Game& root, const solver::Job& job)
{
    if (root.isPartizan())
        return NoMarking::NotImpartial;
    auto made = analysis::positionGraph(root, {.upToSymmetry = true, .mostPositions = mostMarked}, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&made))
        return unsolved->reason == solver::UnsolvedReason::OutOfPositions ? NoMarking::TooMany
                                                                          : NoMarking::Unsolved;
    const auto graph =
        std::make_shared<const analysis::PositionGraph>(std::get<analysis::PositionGraph>(std::move(made)));
    MarkingTask task{.gameId = graph->gameId, .play = graph->play, .graph = graph};
    task.positions.reserve(graph->nodes.size());
    for (analysis::NodeIndex node = 0; node < graph->nodes.size(); ++node) {
        MarkedPosition position{.notation = graph->nodes[node].notation,
                                .name = shortName(graph->gameId, graph->nodes[node].name),
                                .height = graph->nodes[node].size,
                                .isTerminal = graph->nodes[node].isTerminal};
        for (const analysis::GraphArrow& arrow : graph->movesOf(node))
            position.options.push_back(arrow.to);
        task.positions.push_back(std::move(position));
    }
    return task;
}

std::span<const ReadyMarking> readyMarkings()
{
    static const auto markings = [] {
        std::vector<ReadyMarking> all;
        for (const games::Entry& entry : games::catalogue())
            all.insert(all.end(), entry.markings.begin(), entry.markings.end());
        std::ranges::stable_sort(all, {}, &ReadyMarking::difficulty);
        return all;
    }();
    return markings;
}

} // namespace classroom
