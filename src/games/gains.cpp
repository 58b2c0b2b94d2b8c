// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/gains.h"

#include "games/capabilities.h"
#include "games/worth.h"
#include "theory/shortgames/thermograph.h"
#include "theory/shortgames/writtenform.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace games {
namespace {

using theory::ShortGame;
using theory::ShortGames;

constexpr std::size_t mostWeighed = 400;
constexpr std::size_t mostCompared = 60; ///< different incentives of a player
constexpr std::size_t mostGainBytes = std::size_t{64} << 20;
constexpr std::size_t longestIncentive = 200;

class Gains {
public:
    Gains(const Game& game, const Answer& answer, const solver::Job& job)
        : m_game(game), m_answer(answer), m_job(job),
          m_games({.bytes = std::min(mostGainBytes, job.limits.memoryBytes / 4),
                   .isStopped = [&job] { return solver::endOf(job).has_value(); }}),
          m_thermographs(m_games)
    {
    }

    [[nodiscard]] std::optional<MoveGains> found()
    {
        const auto written = writtenValue(m_game, m_answer.verdict);
        const auto value = written ? theory::readValue(*written, m_games) : std::nullopt;
        if (!value)
            return std::nullopt;
        findIncentives(*value);
        MoveGains all;
        for (const auto& incentive : m_incentives)
            all.gains.push_back(
                {.incentive = incentive ? m_games.text(*incentive, longestIncentive) : std::nullopt});
        auto order = ordered();
        if (!order)
            return std::nullopt;
        all.order = std::move(*order);
        if (m_game.as<OfBoards>() != nullptr)
            lookAtBoards(all);
        if (solver::endOf(m_job)) // then some of it may be missing
            return std::nullopt;
        return all;
    }

private:
    [[nodiscard]] bool isLeft(std::size_t move) const
    {
        return m_answer.moves[move].move.player == theory::Mover::Left;
    }

    void findIncentives(ShortGame value)
    {
        for (std::size_t move = 0; move < m_answer.moves.size(); ++move) {
            const auto& text = m_answer.moves[move].leaves.value;
            const auto left = text ? theory::readValue(*text, m_games) : std::nullopt;
            m_incentives.push_back(!left          ? std::nullopt
                                   : isLeft(move) ? m_games.difference(*left, value)
                                                  : m_games.difference(value, *left));
        }
    }

    /// How many of its player's incentives are better than each: a move with a better one comes first.
    [[nodiscard]] std::optional<std::map<ShortGame, std::size_t>> ranks(theory::Mover player)
    {
        std::map<ShortGame, std::size_t> better;
        for (std::size_t move = 0; move < m_incentives.size(); ++move) {
            if (m_incentives[move] && m_answer.moves[move].move.player == player)
                better.emplace(*m_incentives[move], 0);
        }
        if (better.size() > mostCompared)
            return std::nullopt;
        for (auto& [incentive, count] : better) {
            for (const auto& [other, unused] : better) {
                const auto isAtMost = m_games.isAtMost(incentive, other);
                if (!isAtMost)
                    return std::nullopt;
                count += *isAtMost && other != incentive ? 1 : 0;
            }
        }
        return better;
    }

    [[nodiscard]] std::optional<std::vector<std::size_t>> ordered()
    {
        const auto left = ranks(theory::Mover::Left);
        const auto right = left ? ranks(theory::Mover::Right) : std::nullopt;
        if (!right)
            return std::nullopt;
        std::vector<std::size_t> order(m_incentives.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto place = [&](std::size_t move) {
            const auto& better = isLeft(move) ? *left : *right;
            const bool isOther = m_answer.moves[move].move.player != m_answer.mover;
            return std::pair(isOther,
                             m_incentives[move] ? better.at(*m_incentives[move]) : m_incentives.size());
        };
        std::ranges::stable_sort(order, {}, place);
        return order;
    }

    [[nodiscard]] std::optional<theory::Dyadic> temperature(ShortGame value)
    {
        const auto* const graph = m_thermographs.of(value);
        return graph == nullptr ? std::nullopt : std::optional(graph->temperature);
    }

    [[nodiscard]] std::uint32_t boardOf(std::size_t move) const
    {
        return m_answer.moves[move].move.action.board() - 1;
    }

    /// The values of all boards with their temperatures; nothing where one is not known.
    [[nodiscard]] bool readBoards()
    {
        for (const auto& text : m_answer.boardValues) {
            const auto value = text ? theory::readValue(*text, m_games) : std::nullopt;
            const auto heat = value ? temperature(*value) : std::nullopt;
            if (!heat)
                return false;
            m_boards.push_back(*value);
            m_heats.push_back(*heat);
        }
        return !m_boards.empty();
    }

    /// Tells nothing of the boards where something about them is not known.
    void lookAtBoards(MoveGains& all)
    {
        if (!readBoards())
            return;
        const theory::Dyadic hottest = std::ranges::max(m_heats);
        if (hottest <= theory::Dyadic(0)) // nothing is urgent
            return;
        std::vector<MoveGain> gains = all.gains;
        for (std::size_t move = 0; move < m_incentives.size(); ++move) {
            const auto isHottest = isHottestMove(move, hottest);
            const auto isSente = leavesHotter(move, hottest);
            if (!isHottest || !isSente)
                return;
            gains[move].isHottest = *isHottest;
            gains[move].isSente = *isSente;
        }
        all.gains = std::move(gains);
        all.hottest = {.board =
                           static_cast<std::uint32_t>(std::ranges::find(m_heats, hottest) - m_heats.begin()),
                       .temperature = hottest};
        all.hottest->hotstrat = judged(all);
    }

    /// Whether it is on a hottest board and none of its player's moves there gains more; nothing where that
    /// is not known.
    [[nodiscard]] std::optional<bool> isHottestMove(std::size_t move, const theory::Dyadic& hottest)
    {
        if (m_heats[boardOf(move)] != hottest)
            return false;
        for (std::size_t other = 0; other < m_incentives.size(); ++other) {
            if (boardOf(other) != boardOf(move) || isLeft(other) != isLeft(move))
                continue;
            if (!m_incentives[move] || !m_incentives[other])
                return std::nullopt;
            const auto isAtMost = m_games.isAtMost(*m_incentives[move], *m_incentives[other]);
            if (!isAtMost)
                return std::nullopt;
            if (*isAtMost && m_incentives[other] != m_incentives[move])
                return false;
        }
        return true;
    }

    /// Nothing where it is not known.
    [[nodiscard]] std::optional<bool> leavesHotter(std::size_t move, const theory::Dyadic& hottest)
    {
        if (!m_incentives[move])
            return std::nullopt;
        const ShortGame board = m_boards[boardOf(move)];
        const auto left = isLeft(move) ? m_games.sum(board, *m_incentives[move])
                                       : m_games.difference(board, *m_incentives[move]);
        const auto heat = left ? temperature(*left) : std::nullopt;
        return heat ? std::optional(*heat > hottest) : std::nullopt;
    }

    [[nodiscard]] Hotstrat judged(const MoveGains& all) const
    {
        const auto& outcome = m_answer.verdict.outcome;
        if (!outcome)
            return Hotstrat::NotProven;
        if (!theory::winsMoving(*outcome, m_answer.mover))
            return Hotstrat::NoMatter;
        bool isProven = true;
        for (std::size_t move = 0; move < m_answer.moves.size(); ++move) {
            const JudgedMove& played = m_answer.moves[move];
            if (played.move.player != m_answer.mover || !all.gains[move].isHottest)
                continue;
            if (played.winning)
                return Hotstrat::Wins;
            isProven = isProven && played.leaves.outcome;
        }
        return isProven ? Hotstrat::Fails : Hotstrat::NotProven;
    }

    const Game& m_game;
    const Answer& m_answer;
    const solver::Job& m_job;
    ShortGames m_games;
    theory::Thermographs m_thermographs;
    std::vector<std::optional<ShortGame>> m_incentives;
    std::vector<ShortGame> m_boards;
    std::vector<theory::Dyadic> m_heats;
};

} // namespace

std::optional<MoveGains> gainsOf(const Game& game, const Answer& answer, const solver::Job& job)
{
    if (!game.isPartizan() || game.play() != theory::Play::Normal || answer.moves.size() > mostWeighed)
        return std::nullopt;
    return Gains(game, answer, job).found();
}

} // namespace games
