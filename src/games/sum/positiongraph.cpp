// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/positiongraph.h"

#include "games/capabilities.h"

#include <algorithm>
#include <unordered_set>

namespace games {
namespace {

/// Each number once, in order.
void sortOnce(std::vector<PositionGraph::Number>& numbers)
{
    std::ranges::sort(numbers);
    const auto repeated = std::ranges::unique(numbers);
    numbers.erase(repeated.begin(), repeated.end());
    numbers.shrink_to_fit();
}

std::uint64_t leastMissing(std::vector<std::uint64_t> values)
{
    std::ranges::sort(values);
    std::uint64_t mex = 0;
    for (const std::uint64_t value : values)
        mex += value == mex ? 1 : 0;
    return mex;
}

} // namespace

void PositionGraph::begin(const solver::Job& job)
{
    m_job = job;
    m_failure.reset();
}

PositionGraph::Number PositionGraph::numberOf(const Game& game)
{
    GamePtr same = game.upToSymmetry();
    std::string key = same->notation();
    const auto known = m_numbers.find(key);
    if (known != m_numbers.end())
        return known->second;
    constexpr std::size_t bytesOfNode = 600; // with the game in it, in which its text stands once more
    m_bytes += bytesOfNode + 3 * key.size();
    const auto number = static_cast<Number>(m_nodes.size());
    m_numbers.emplace(std::move(key), number);
    m_nodes.push_back({.game = std::move(same)});
    return number;
}

void PositionGraph::expand(Number position)
{
    constexpr std::size_t pollEvery = 32;
    Node& node = m_nodes[position];
    const auto* const sums = node.game->as<InSums>();
    if (sums != nullptr && sums->mayGoOnForEver()) {
        m_failure = solver::UnsolvedReason::OutOfPositions;
        return;
    }
    const MoveList list = node.game->moves();
    if (list.omitted > 0 || list.otherOmitted > 0) { // too many to be searched
        m_failure = solver::UnsolvedReason::OutOfMemory;
        return;
    }
    std::vector<Number> left;
    std::vector<Number> right;
    std::size_t moves = 0;
    for (const Move& move : list.moves) {
        if (moves++ % pollEvery == 0) {
            m_failure = solver::endOf(m_job);
            if (!m_failure && m_bytes > m_job.limits.memoryBytes / 4)
                m_failure = solver::UnsolvedReason::OutOfMemory;
            if (m_failure)
                return;
        }
        ++m_followed;
        const Number leaves = numberOf(*node.game->after(move));
        if (move.player != theory::Mover::Right)
            left.push_back(leaves);
        if (move.player != theory::Mover::Left)
            right.push_back(leaves);
    }
    sortOnce(left);
    sortOnce(right);
    m_bytes += (left.size() + right.size()) * sizeof(Number);
    node.left = std::move(left);
    node.right = std::move(right);
    node.isExpanded = true;
    tellLooked(m_job, 1);
    node.game.reset();
}

const std::vector<PositionGraph::Number>& PositionGraph::options(Number position, theory::Player player)
{
    if (!m_nodes[position].isExpanded && !m_failure)
        expand(position);
    if (m_failure)
        return m_none;
    const Node& node = m_nodes[position];
    return player == theory::Player::Left ? node.left : node.right;
}

bool PositionGraph::isOver(Number position)
{
    return options(position, theory::Player::Left).empty() &&
           options(position, theory::Player::Right).empty();
}

std::uint64_t PositionGraph::countFrom(Number position, std::uint64_t most, std::uint64_t mostFollowed)
{
    if (m_nodes[position].count > 0)
        return std::min(m_nodes[position].count, most);
    std::vector<Number> found{position};
    std::unordered_set<Number> seen{position};
    std::size_t next = 0;
    const auto mayGoOn = [&] { return found.size() < most && m_followed <= mostFollowed && !m_failure; };
    for (; next < found.size() && mayGoOn(); ++next) {
        for (const theory::Player player : {theory::Player::Left, theory::Player::Right}) {
            for (const Number option : options(found[next], player)) {
                if (seen.insert(option).second)
                    found.push_back(option);
            }
        }
    }
    if (m_failure || next < found.size() || found.size() >= most)
        return most;
    m_nodes[position].count = found.size();
    return found.size();
}

void PositionGraph::findGenus(Node& node)
{
    std::vector<std::uint64_t> normal;
    std::vector<std::uint64_t> misere;
    bool areTame = true;
    for (const Number option : node.left) {
        const auto& genus = m_nodes[option].genus;
        areTame = areTame && genus.has_value();
        if (!areTame)
            break;
        normal.push_back(genus->normal);
        misere.push_back(genus->misere);
    }
    node.hasGenus = true;
    if (!areTame)
        return;
    const solver::Genus genus{.normal = leastMissing(std::move(normal)),
                              .misere = node.left.empty() ? 1 : leastMissing(std::move(misere))};
    if (genus.isTame())
        node.genus = genus;
}

std::optional<solver::Genus> PositionGraph::tameGenus(Number position, std::uint64_t most)
{
    if (!m_nodes[position].hasGenus && countFrom(position, most) >= most)
        return std::nullopt;
    std::vector<Number> open{position};
    while (!open.empty() && !m_failure) {
        const Number number = open.back();
        if (m_nodes[number].hasGenus) {
            open.pop_back();
            continue;
        }
        const std::size_t before = open.size();
        for (const Number option : options(number, theory::Player::Left)) {
            if (!m_nodes[option].hasGenus)
                open.push_back(option);
        }
        if (open.size() == before && !m_failure)
            findGenus(m_nodes[number]);
    }
    return m_nodes[position].genus;
}

} // namespace games
