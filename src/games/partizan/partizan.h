// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the partizan games share: verdicts for both players' turns, moves of both, skips and adds beside
// the board.

#include "games/answer.h"
#include "games/board.h"
#include "games/heaps/nimsteps.h"
#include "games/judge.h"
#include "games/text/reader.h"
#include "solver/search.h"
#include "solver/sided.h"
#include "solver/valuesearch.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace games {

/// Positions that an answer by formula may look at to count the moves left.
inline constexpr std::uint64_t affordableTurns = 60'000;
/// Positions that an answer by search may value exactly beside its outcome.
inline constexpr std::uint64_t affordableValues = 20'000;

/// A longer value is not written down.
inline constexpr std::size_t longestValueText = 2'000;

inline constexpr std::size_t affordableValueBytes = std::size_t{16} << 20;

/// Left's and Right's share of something.
using PerSide = std::array<std::uint64_t, 2>;

[[nodiscard]] constexpr std::size_t sideOf(theory::Player player)
{
    return player == theory::Player::Left ? 0 : 1;
}
/// Precondition: not Either.
[[nodiscard]] constexpr theory::Player playerOf(theory::Mover mover)
{
    return mover == theory::Mover::Right ? theory::Player::Right : theory::Player::Left;
}

/// A field of New game for what one player has of something.
[[nodiscard]] Field sideField(const std::string& id, SourceText label, const std::string& initial);
/// The button of each player that shows what he has left.
[[nodiscard]] std::vector<Piece> sideButtons(const PerSide& left);
/// "Left has 2 skips and Right has 1 skip.": `has` is said of each player, %1 how many, %2 who.
[[nodiscard]] Sentence sidesAloud(const PerSide& left, SourceTexts has, const Players& players);
/// The player whose button it is, if it is one.
[[nodiscard]] std::optional<theory::Player> buttonOwner(PieceId id);

/// a·b, or the largest number when that is more.
[[nodiscard]] std::uint64_t saturatingProduct(std::uint64_t a, std::uint64_t b);
[[nodiscard]] std::size_t mixHash(std::size_t seed, std::uint64_t value);

/// The value integer + *star as it is written.
[[nodiscard]] std::string integerAndStarText(std::int64_t integer, std::uint64_t star);

/// Reads 'a,b', each up to largestHeap.
[[nodiscard]] PerSide readPair(Reader& reader);
/// Fails at the colon of `text` when an option that has to be given is not.
void requireOption(Reader& reader, std::string_view text, const std::string& option, bool isGiven);

/// What a formula says of a position.
struct KnownValue {
    theory::Outcome outcome = theory::Outcome::P;
    std::optional<std::string> value{};
};

/// Verdicts on positions of one finite game under one question, by search and, where there is one, formula.
template <solver::PartizanPosition P>
class PartizanJudge {
public:
    /// `turns`: about how many positions a count of the moves left has to look at.
    PartizanJudge(theory::Play play, const Question& question, const solver::Job& job, std::uint64_t turns)
        : m_wantsSides(question.remoteness && (!question.theoremsAllowed || turns <= affordableTurns)),
          m_wantsValues(question.grundy && play == theory::Play::Normal), m_search(play, shareOf(job, 2)),
          m_counting(play, question.theoremsAllowed ? limitedTo(shareOf(job, 4), affordableTurns)
                                                    : shareOf(job, 4)),
          m_values(limitedTo(valueShare(job), affordableValues))
    {
    }

    /// By formula, with the moves left where they are affordable; only then is the position made.
    template <typename MakePosition>
    Verdict known(const KnownValue& known, MakePosition makePosition, theory::Player player)
    {
        Verdict verdict{.outcome = known.outcome, .grundy = {}, .value = known.value, .remoteness = {}};
        if (m_wantsSides)
            countMoves(verdict, makePosition(), player);
        return verdict;
    }

    /// By search alone.
    Verdict searched(const P& position, theory::Player player)
    {
        Verdict verdict;
        const auto left = winsMoving(position, theory::Player::Left);
        const auto right = winsMoving(position, theory::Player::Right);
        if (left && right)
            verdict.outcome = theory::outcomeOf(*left, *right);
        if (m_wantsValues)
            verdict.value = valueOf(position);
        countMoves(verdict, position, player);
        return verdict;
    }

    [[nodiscard]] std::uint64_t positions() const { return m_search.positions(); }
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }
    /// Says that nothing was searched, since it cannot be done in the memory given.
    void refuse()
    {
        m_unsolved = solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
        m_wantsValues = false;
    }
    /// The same where the options of a position, which are made all at once, would fill the memory: so many
    /// of so many bytes each.
    void refuseIfLarge(std::uint64_t options, std::size_t bytesEach, const solver::Job& job)
    {
        constexpr std::size_t share = 8;
        if (options > job.limits.memoryBytes / share / bytesEach)
            refuse();
    }

private:
    static solver::Job shareOf(const solver::Job& job, std::size_t parts)
    {
        solver::Job share = job;
        share.limits.memoryBytes /= parts;
        return share;
    }

    /// The forms of a hot game may be many: an extra gets little room, which bounds its time as well.
    static solver::Job valueShare(const solver::Job& job)
    {
        solver::Job share = shareOf(job, 4);
        share.limits.memoryBytes = std::min(share.limits.memoryBytes, affordableValueBytes);
        return share;
    }

    std::optional<bool> winsMoving(const P& position, theory::Player player)
    {
        if (m_unsolved)
            return std::nullopt;
        const auto outcome = knownOf(m_search.outcome({position, player}), m_unsolved);
        return outcome ? std::optional(*outcome == theory::Outcome::N) : std::nullopt;
    }

    void countMoves(Verdict& verdict, const P& position, theory::Player player)
    {
        if (!m_wantsSides || m_unsolved)
            return;
        verdict.sides = {movesLeft(position, theory::Player::Left),
                         movesLeft(position, theory::Player::Right)};
        verdict.remoteness = player == theory::Player::Left ? verdict.sides.left : verdict.sides.right;
    }

    std::optional<std::uint64_t> movesLeft(const P& position, theory::Player player)
    {
        if (!m_wantsSides)
            return std::nullopt;
        const auto solved = m_counting.remoteness({position, player});
        if (const auto* moves = std::get_if<std::uint64_t>(&solved))
            return *moves;
        m_wantsSides = false;
        return std::nullopt;
    }

    std::optional<std::string> valueOf(const P& position)
    {
        const auto solved = m_values.value(position);
        if (const auto* value = std::get_if<theory::ShortGame>(&solved))
            return m_values.games().text(*value, longestValueText);
        m_wantsValues = false;
        return std::nullopt;
    }

    bool m_wantsSides;
    bool m_wantsValues;
    solver::Search<solver::Sided<P>> m_search;
    solver::Search<solver::Sided<P>> m_counting;
    solver::ValueSearch<P> m_values;
    std::optional<solver::Unsolved> m_unsolved;
};

/// The verdict on `rules` and on what each of its moves leaves. `judge` takes rules with their mover.
template <typename R, typename Judge>
[[nodiscard]] Answer answerBothSides(const R& rules, const Question& question, Judge judge)
{
    Answer answer;
    answer.mover = rules.mover();
    answer.verdict = judge(rules);
    if (!question.moves)
        return answer;
    const MoveList list = rules.moves();
    answer.omitted = list.omitted;
    answer.otherOmitted = list.otherOmitted;
    judgeMoves(answer, list.moves, [&](const Move& move) { return judge(rules.after(move)); });
    return answer;
}

/// Whether the position and all that its moves leave have their exact values.
[[nodiscard]] bool hasExactValues(const Answer& known);
/// "{1|-1} = …": the value from those that the moves leave. Precondition: hasExactValues(known).
[[nodiscard]] Sentence exactValueText(const Answer& known);

/// `known` with only those moves of the player to move that `isKept` keeps.
[[nodiscard]] Answer onlyMoves(const Answer& known, const std::function<bool(const Move&)>& isKept);

/// Bouton's steps on heaps from which both players take: of `known` only the moves that take count.
[[nodiscard]] std::vector<Step> takeSteps(const NimSummands& summands, const Answer& known,
                                          const std::function<std::vector<PieceId>(const Move&)>& taken);

} // namespace games
