// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/sumworkings.h"

#include "theory/shortgames/writtenform.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

constexpr std::size_t mostValueBytes = std::size_t{64} << 20;
constexpr std::size_t mostBoardBytes = std::size_t{64} << 20;
constexpr std::size_t shares = 4; ///< of the memory: values and boards get one each
constexpr std::size_t mostPositions = 400'000;

std::size_t bytesOf(const Answer& answer)
{
    return sizeof(Answer) + answer.moves.size() * (sizeof(JudgedMove) + 64);
}

/// Whether larger limits would tell no more.
bool isWholeAnswer(const Answer& answer)
{
    const auto tellsValue = [](const Verdict& verdict) { return verdict.grundy || verdict.value; };
    return !answer.unsolved && !answer.isPartial && tellsValue(answer.verdict) &&
           std::ranges::all_of(answer.moves, tellsValue, &JudgedMove::leaves);
}

bool areLarger(const solver::Limits& limits, const solver::Limits& than)
{
    const auto isMore = [](const auto& limit, const auto& other) {
        return other && (!limit || *limit > *other);
    };
    return isMore(limits.time, than.time) || isMore(limits.positions, than.positions) ||
           limits.memoryBytes > than.memoryBytes;
}

/// The moves as they are, and nothing of them.
Answer listedOnly(const Game& board)
{
    const MoveList list = board.moves();
    Answer answer{.omitted = list.omitted, .otherOmitted = list.otherOmitted, .mover = board.mover()};
    answer.moves.reserve(list.moves.size());
    for (const Move& move : list.moves)
        answer.moves.push_back({.move = move, .leaves = {}});
    return answer;
}

} // namespace

SumWorkings::SumWorkings() : m_values(newValues()) {}

theory::ShortGames SumWorkings::newValues()
{
    return theory::ShortGames(
        {.bytes = m_valueBytes, .isStopped = [this] { return solver::endOf(m_job).has_value(); }});
}

SumWorkings::Taken SumWorkings::taken(Shelf* shelf, const solver::Job& job)
{
    const auto take = [&job](std::shared_ptr<SumWorkings> workings) {
        std::unique_lock lock(workings->m_mutex, std::try_to_lock);
        if (lock)
            workings->begin(job);
        return Taken{.workings = std::move(workings), .lock = std::move(lock)};
    };
    const auto found = shelf == nullptr ? nullptr : shelf->find<SumWorkings>();
    if (!found) {
        auto made = std::make_shared<SumWorkings>();
        if (shelf != nullptr)
            shelf->keep(made);
        return take(std::move(made));
    }
    Taken known = take(std::const_pointer_cast<SumWorkings>(found));
    return known.lock ? std::move(known) : take(std::make_shared<SumWorkings>());
}

void SumWorkings::begin(const solver::Job& job)
{
    m_job = job;
    const std::size_t share = job.limits.memoryBytes / shares;
    if (m_boardBytes > std::min(mostBoardBytes, share) || m_graph.size() > mostPositions) {
        m_boards.clear();
        m_boardBytes = 0;
        m_graph = PositionGraph();
    }
    const std::size_t valueBytes = std::min(mostValueBytes, share);
    if (valueBytes != m_valueBytes || m_values.bytes() > valueBytes / 2) {
        m_valueBytes = valueBytes;
        m_values = newValues();
        m_read.clear();
    }
    m_graph.begin(job);
}

bool SumWorkings::KnownBoard::tells(Asked wanted, const solver::Limits& within) const
{
    const bool isAsked = asked == wanted || (asked == Asked::All && wanted == Asked::Verdict);
    return isAsked && (isWhole || !areLarger(within, limits));
}

std::shared_ptr<SumWorkings::KnownBoard> SumWorkings::board(const Game& board, std::uint32_t place,
                                                            Asked asked, const solver::Job& job)
{
    std::string key = board.notation();
    const auto known = m_boards.find(key);
    if (known != m_boards.end() && known->second->tells(asked, job.limits))
        return known->second;
    const GamePtr turned =
        board.mover() == theory::Mover::Right ? board.withMover(theory::Mover::Left) : nullptr;
    const Game& asLeft = turned ? *turned : board;
    auto found = std::make_shared<KnownBoard>();
    found->asked = asked;
    found->limits = job.limits;
    if (asked == Asked::Moves)
        found->answer = listedOnly(asLeft);
    else
        found->answer = asLeft.answer(
            {.moves = asked == Asked::All, .remoteness = false, .shelf = &m_shelves.at(place)}, job);
    found->isWhole = asked == Asked::Moves || isWholeAnswer(found->answer);
    found->left.resize(found->answer.moves.size());
    if (!found->answer.unsolved && !(solver::endOf(m_job) && !found->isWhole)) {
        m_boardBytes += bytesOf(found->answer) + 2 * key.size();
        m_boards[std::move(key)] = found;
    }
    return found;
}

std::optional<theory::ShortGame> SumWorkings::valueOf(const std::string& text)
{
    const auto known = m_read.find(text);
    if (known != m_read.end())
        return known->second;
    const auto value = theory::readValue(text, m_values);
    if (value)
        m_read.emplace(text, *value);
    return value;
}

} // namespace games
