// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/votesmodel.h"

#include "models/analysis/judged.h"
#include "models/present/legalmarks.h"
#include "wording/names/moves.h"

#include <algorithm>
#include <numeric>

namespace models {

QVariant VotesModel::value(int row, int role) const
{
    const Vote& vote = m_votes[static_cast<std::size_t>(row)];
    switch (role) {
    case TextRole: return vote.move ? wording::moveText(*vote.move) : vote.answer;
    case VotesRole: return vote.votes;
    case CurrentRole: return m_taking && row == m_current;
    case VerdictRole: return verdictOf(row);
    case WinningRole: return isRight(row);
    default: return {};
    }
}

const games::JudgedMove* VotesModel::judged(const games::Move& move) const
{
    return m_answer ? judgedMove(*m_answer, move) : nullptr;
}

bool VotesModel::isRight(int row) const
{
    if (asks())
        return m_right.value(row);
    const games::JudgedMove* told = judged(*m_votes[static_cast<std::size_t>(row)].move);
    return told != nullptr && told->winning;
}

QString VotesModel::verdictOf(int row) const
{
    if (asks())
        //: of an answer, an adjective: not the side
        return m_right.isEmpty() ? QString() : isRight(row) ? tr("right") : tr("not right");
    if (judged(*m_votes[static_cast<std::size_t>(row)].move) == nullptr)
        return {};
    //: of a move, a verb: who makes it wins
    return isRight(row) ? tr("wins") : tr("loses");
}

int VotesModel::total() const
{
    return std::accumulate(m_votes.begin(), m_votes.end(), 0,
                           [](int sum, const Vote& vote) { return sum + vote.votes; });
}

void VotesModel::setTaking(bool taking)
{
    if (std::exchange(m_taking, taking) == taking)
        return;
    m_typing = false;
    if (!taking) {
        m_current = -1;
        dropUnused();
    } else if (asks()) {
        m_current = 0;
    }
    tellRow(-1);
}

void VotesModel::setCurrent(int row)
{
    if (row == m_current || row < -1 || row >= rowCount())
        return;
    m_current = row;
    m_typing = false;
    tellRow(-1);
}

void VotesModel::tellRow(int row)
{
    tellRows(std::max(row, 0), row < 0 ? rowCount() - 1 : row);
    emit changed();
}

/// Moves that were named and got no vote.
void VotesModel::dropUnused()
{
    if (!asks())
        resetRows([this] { std::erase_if(m_votes, [](const Vote& vote) { return vote.votes == 0; }); });
}

void VotesModel::choose(const games::Move& move)
{
    const games::Move listed = m_subject.first->listed(move);
    const auto found = [this, &listed] {
        return std::ranges::find_if(
            m_votes, [&listed](const Vote& vote) { return vote.move->action == listed.action; });
    };
    m_current = -1;
    m_typing = false;
    if (found() == m_votes.end())
        dropUnused();
    if (found() == m_votes.end())
        changeRows(rowCount(), 1, [&] { m_votes.push_back({.move = listed}); });
    m_current = static_cast<int>(found() - m_votes.begin());
    tellRow(-1);
}

void VotesModel::step(int by)
{
    if (asks() && count() > 0)
        return setCurrent((m_current + by + count()) % count());
    const std::vector<games::Move> moves =
        m_subject.first ? legalMoves(*m_subject.first).moves : std::vector<games::Move>{};
    if (moves.empty())
        return;
    const auto count = static_cast<int>(moves.size());
    int at = by > 0 ? -1 : count;
    if (m_current >= 0) {
        const auto& action = m_votes[static_cast<std::size_t>(m_current)].move->action;
        at = static_cast<int>(std::ranges::find(moves, action, &games::Move::action) - moves.begin());
    }
    choose(moves[static_cast<std::size_t>((at + by + count) % count)]);
}

void VotesModel::setVotes(int votes)
{
    if (m_current < 0)
        return;
    m_votes[static_cast<std::size_t>(m_current)].votes = std::clamp(votes, 0, most);
    tellRow(m_current);
}

void VotesModel::type(int digit)
{
    if (m_current < 0 || digit < 0 || digit > 9)
        return;
    const int before = m_typing ? m_votes[static_cast<std::size_t>(m_current)].votes : 0;
    m_typing = true;
    if (before * 10 + digit <= most)
        setVotes(before * 10 + digit);
}

void VotesModel::eraseDigit()
{
    if (m_current >= 0)
        setVotes(m_votes[static_cast<std::size_t>(m_current)].votes / 10);
}

void VotesModel::add(int votes)
{
    if (m_current < 0)
        return;
    m_typing = false;
    setVotes(m_votes[static_cast<std::size_t>(m_current)].votes + votes);
}

void VotesModel::clear()
{
    beginResetModel();
    if (!asks())
        m_votes.clear();
    for (Vote& vote : m_votes)
        vote.votes = 0;
    m_current = -1;
    m_typing = false;
    endResetModel();
    emit changed();
}

std::vector<VotesModel::Vote> VotesModel::exchangedFor(const Subject& subject)
{
    m_kept.erase(m_subject);
    if (total() > 0)
        m_kept.emplace(m_subject, std::move(m_votes));
    m_subject = subject;
    m_taking = false;
    m_current = -1;
    m_typing = false;
    const auto found = m_kept.find(subject);
    return found == m_kept.end() ? std::vector<Vote>{} : found->second;
}

void VotesModel::setGame(const games::GamePtr& game)
{
    beginResetModel();
    m_votes = exchangedFor({game, {}});
    m_answer.reset();
    std::erase_if(m_votes, [](const Vote& vote) { return vote.votes == 0; });
    endResetModel();
    emit changed();
}

void VotesModel::setQuestion(const QString& question, const QStringList& answers, const games::GamePtr& of)
{
    if (Subject(of, question) == m_subject) { // it may be in other words
        for (std::size_t answer = 0;
             answer < std::min(m_votes.size(), static_cast<std::size_t>(answers.size())); ++answer)
            m_votes[answer].answer = answers[static_cast<qsizetype>(answer)];
        tellRows(0, count() - 1, {TextRole});
        return;
    }
    beginResetModel();
    const std::vector<Vote> kept = exchangedFor({of, question});
    m_right.clear();
    m_votes.clear();
    for (qsizetype answer = 0; answer < answers.size(); ++answer) {
        const auto at = static_cast<std::size_t>(answer);
        m_votes.push_back({.votes = at < kept.size() ? kept[at].votes : 0, .answer = answers[answer]});
    }
    endResetModel();
    emit changed();
}

} // namespace models
