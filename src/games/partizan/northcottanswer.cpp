// SPDX-License-Identifier: GPL-3.0-or-later
// Northcott's game answered. Tokens that go either way: the gaps are heaps, since a retreat is
// answered by the same advance. Tokens that go one way: a finite sum of rows, each worth its canonical form.

#include "games/partizan/northcott.h"
#include "games/partizan/northcottloops.h"

#include <algorithm>

namespace games {
namespace {

/// The exact values of single rows and their sums.
class RowSums {
public:
    RowSums(TokenWay way, const solver::Job& job) : m_way(way), m_values(job) {}

    /// Nothing when a limit ended it: unsolved() tells which.
    std::optional<theory::ShortGame> valueOf(const TokenRow& row)
    {
        if (m_unsolved)
            return std::nullopt;
        const auto solved = m_values.value({.rows = {row}, .way = m_way});
        if (const auto* value = std::get_if<theory::ShortGame>(&solved))
            return *value;
        m_unsolved = std::get<solver::Unsolved>(solved);
        return std::nullopt;
    }

    std::optional<theory::ShortGame> sumOf(const TokenRows& rows)
    {
        std::optional sum = theory::ShortGame();
        for (const TokenRow& row : rows) {
            const auto value = valueOf(row);
            if (!value)
                return std::nullopt;
            sum = m_values.games().sum(*sum, *value);
            if (!sum) {
                m_unsolved = m_values.whyUnsolved();
                return std::nullopt;
            }
        }
        return sum;
    }

    std::optional<KnownValue> known(const TokenRows& rows)
    {
        const auto sum = sumOf(rows);
        if (!sum)
            return std::nullopt;
        return KnownValue{.outcome = m_values.games().outcome(*sum), .value = text(*sum)};
    }

    [[nodiscard]] std::optional<std::string> text(theory::ShortGame value)
    {
        return m_values.games().text(value, longestValueText);
    }
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }
    [[nodiscard]] std::uint64_t positions() const { return m_values.positions(); }

private:
    TokenWay m_way;
    solver::ValueSearch<NorthcottPosition> m_values;
    std::optional<solver::Unsolved> m_unsolved;
};

NorthcottPosition positionOf(TokenRows rows, TokenWay way)
{
    std::ranges::sort(rows);
    return {.rows = std::move(rows), .way = way};
}

} // namespace

std::vector<NorthcottPosition> NorthcottPosition::options(theory::Player player) const
{
    std::vector<NorthcottPosition> all;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row > 0 && rows[row - 1] == rows[row])
            continue;
        for (const std::uint32_t square : rows[row].targets(player, way)) {
            all.push_back(*this);
            all.back().rows[row].place(player, square);
            std::ranges::sort(all.back().rows);
        }
    }
    return all;
}

TokenRow TokenRow::trimmed(TokenWay way) const
{
    const std::uint32_t left = std::min(white, black);
    if (way == TokenWay::Both)
        return *this;
    if (way == TokenWay::Right) // nothing ever comes back to the squares on the left
        return {.width = width - left, .white = white - left, .black = black - left};
    if (white < black) // face to face: nobody goes backward
        return {.width = gap() + 2, .white = 0, .black = gap() + 1};
    // Back to back: what lies between them is left behind.
    return {.width = width - gap(), .white = black + 1, .black = black};
}

NorthcottPosition NorthcottPosition::canonical() const
{
    NorthcottPosition trimmed = *this;
    for (TokenRow& row : trimmed.rows)
        row = row.trimmed(way);
    std::ranges::sort(trimmed.rows);
    return trimmed;
}

solver::Sided<NorthcottPosition> Northcott::searchPosition() const
{
    return {positionOf(m_rows, m_way), playerOf(m_mover)};
}

std::uint64_t Northcott::gapSum() const
{
    std::uint64_t sum = 0;
    for (const TokenRow& row : m_rows)
        sum ^= row.gap();
    return sum;
}

std::optional<std::uint64_t> Northcott::nimberInSums() const
{
    return m_way == TokenWay::Both ? std::optional(gapSum()) : std::nullopt;
}

std::vector<Move> Northcott::movesTo(std::uint64_t nimber) const
{
    std::vector<Move> found = moves().moves;
    std::erase_if(found, [&](const Move& move) { return after(move).gapSum() != nimber; });
    return found;
}

std::uint64_t Northcott::turns() const
{
    std::uint64_t turns = 2;
    for (const TokenRow& row : m_rows)
        turns = saturatingProduct(turns, std::uint64_t{row.width} * (row.width - 1) / 2);
    return turns;
}

/// By working back over every position of the board.
Answer Northcott::answerByLoops(const Question& question, const solver::Job& job) const
{
    const auto made = NorthcottLoops::make(m_rows, m_play, job);
    const auto* loops = std::get_if<NorthcottLoops>(&made);
    Answer answer = answerBothSides(*this, question, [&](const Northcott& rules) {
        Verdict verdict;
        if (loops == nullptr)
            return verdict;
        verdict.outcome = loops->outcome(rules.m_rows);
        if (question.remoteness) {
            verdict.sides = {loops->remoteness(rules.m_rows, theory::Player::Left),
                             loops->remoteness(rules.m_rows, theory::Player::Right)};
            verdict.remoteness = loops->remoteness(rules.m_rows, playerOf(rules.m_mover));
        }
        return verdict;
    });
    answer.method = Method::Table;
    if (loops == nullptr)
        answer.unsolved = std::get<solver::Unsolved>(made);
    else
        answer.positions = loops->positions();
    return answer;
}

/// The value of each row and of their sum.
Answer Northcott::answerByRows(const Question& question, const solver::Job& job) const
{
    RowSums sums(m_way, job);
    PartizanJudge<NorthcottPosition> judge(m_play, question, job, turns());
    Answer answer = answerBothSides(*this, question, [&](const Northcott& rules) {
        const auto known = sums.known(rules.m_rows);
        if (!known)
            return Verdict();
        return judge.known(
            *known, [&] { return positionOf(rules.m_rows, m_way); }, playerOf(rules.m_mover));
    });
    answer.method = Method::Theory;
    answer.theorem = rowValuesTheorem;
    answer.positions = sums.positions();
    answer.unsolved = sums.unsolved();
    return answer;
}

Answer Northcott::answer(const Question& question, const solver::Job& job) const
{
    if (m_way == TokenWay::Both) {
        if (!question.theoremsAllowed)
            return answerByLoops(question, job);
        Answer answer = answerBothSides(*this, question, [](const Northcott& rules) {
            Verdict verdict;
            verdict.outcome = theory::outcome(theory::Nimber{rules.gapSum()});
            return verdict;
        });
        answer.method = Method::Theory;
        answer.theorem = rowGapsTheorem;
        return answer;
    }
    if (m_play == theory::Play::Normal && question.theoremsAllowed)
        return answerByRows(question, job);
    PartizanJudge<NorthcottPosition> judge(m_play, question, job, turns());
    Answer answer = answerBothSides(*this, question, [&](const Northcott& rules) {
        return judge.searched(positionOf(rules.m_rows, m_way), playerOf(rules.m_mover));
    });
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

} // namespace games

std::size_t
std::hash<games::NorthcottPosition>::operator()(const games::NorthcottPosition& position) const noexcept
{
    std::size_t seed = static_cast<std::size_t>(position.way) + 1;
    for (const games::TokenRow& row : position.rows)
        seed = games::mixHash(seed, (std::uint64_t{row.width} << 40U) | (row.white << 20U) | row.black);
    return seed;
}
