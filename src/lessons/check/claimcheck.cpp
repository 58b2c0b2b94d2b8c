// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/check/claimcheck.h"

#include "games/catalogue.h"
#include "games/samevalue.h"
#include "games/worth.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace lessons {
namespace {

/// The search calls itself once per move.
constexpr std::size_t mostDepth = 400;

std::uint64_t leastMissing(std::vector<std::uint64_t> values)
{
    std::ranges::sort(values);
    std::uint64_t missing = 0;
    for (const std::uint64_t value : values)
        missing += value == missing ? 1U : 0U;
    return missing;
}

std::string keyOf(const games::Game& game)
{
    return std::to_string(static_cast<int>(game.mover())) + game.notation();
}

/// More positions take longer than a check may.
constexpr std::size_t mostByRules = 4'000;

/// "outcome=P".
QString claimText(ClaimKind kind, const std::string& said)
{
    return claimName(kind) + QLatin1Char('=') + QString::fromStdString(said);
}

/// What counts as one move: moves that can be told apart, a move that both players have once. Of an only move
/// it matters what it leaves.
std::string countedAs(ClaimKind kind, const games::Gesture& gesture, const std::string& left)
{
    const auto text = [](games::PieceId piece) { return std::to_string(static_cast<std::uint64_t>(piece)); };
    return kind == ClaimKind::Only
               ? left
               : text(gesture.first) + (gesture.second ? '-' + text(*gesture.second) : std::string());
}

/// Whether a figure may be written in several ways.
bool isValue(ClaimKind kind)
{
    return kind == ClaimKind::Value || kind == ClaimKind::Mean || kind == ClaimKind::Temperature;
}

/// The figure that the answer gives, where it has one.
std::optional<std::string> figure(const games::Game& game, const games::Answer& answer, ClaimKind kind)
{
    const games::Verdict& verdict = answer.verdict;
    const auto number = [](const std::optional<std::uint64_t>& value) {
        return value ? std::optional(std::to_string(*value)) : std::nullopt;
    };
    switch (kind) {
    case ClaimKind::Outcome:
        return verdict.outcome ? std::optional(std::string(1, theory::letter(*verdict.outcome)))
                               : std::nullopt;
    case ClaimKind::Grundy: return number(verdict.grundy);
    case ClaimKind::Value: return games::writtenValue(game, verdict);
    case ClaimKind::Remoteness: return number(verdict.remoteness);
    default: return std::nullopt;
    }
}

/// Read off the thermograph of the value.
std::optional<std::string> worthFigure(const games::Game& game, const games::Answer& answer, ClaimKind kind,
                                       const solver::Job& job)
{
    const auto worth = games::worthOf(game, answer.verdict, job);
    if (!worth)
        return std::nullopt;
    return theory::text(kind == ClaimKind::Mean ? worth->thermograph.mean : worth->thermograph.temperature);
}

/// Whether `move` is one of the player to move: both players' are listed in a partizan game.
bool isOfMover(const games::Game& game, const games::Move& move)
{
    return move.player == theory::Mover::Either || move.player == game.mover();
}

} // namespace

std::optional<RuleVerdict> RuleSearch::solve(const games::Game& game)
{
    m_left = m_most;
    return search(game, 0);
}

std::optional<RuleVerdict> RuleSearch::search(const games::Game& game, std::size_t depth)
{
    const std::string key = keyOf(game);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    if (m_left == 0 || depth > mostDepth)
        return std::nullopt;
    --m_left;
    m_known.emplace(key, std::nullopt);
    const auto verdict = judge(game, depth);
    if (verdict)
        m_known[key] = verdict;
    else
        m_known.erase(key); // another question may have more room
    return verdict;
}

std::optional<RuleVerdict> RuleSearch::judge(const games::Game& game, std::size_t depth)
{
    const games::MoveList list = game.moves();
    if (list.omitted > 0)
        return std::nullopt;
    std::vector<std::uint64_t> grundies;
    std::optional<std::uint64_t> soonest; // over moves to positions that are lost
    std::uint64_t latest = 0;
    bool canMove = false;
    for (const games::Move& move : list.moves) {
        if (!isOfMover(game, move))
            continue;
        const auto next = search(*game.after(move), depth + 1);
        if (!next)
            return std::nullopt;
        canMove = true;
        grundies.push_back(next->grundy);
        latest = std::max(latest, next->remoteness + 1);
        if (!next->wins)
            soonest = std::min(soonest.value_or(next->remoteness + 1), next->remoteness + 1);
    }
    RuleVerdict verdict;
    verdict.wins = canMove ? soonest.has_value() : game.play() == theory::Play::Misere;
    verdict.grundy = leastMissing(std::move(grundies));
    verdict.remoteness = soonest.value_or(latest);
    return verdict;
}

ClaimChecker::ClaimChecker(solver::Job job) : m_job(std::move(job)), m_rules(mostByRules) {}

const ClaimChecker::Known& ClaimChecker::known(const std::string& notation)
{
    if (const auto found = m_known.find(notation); found != m_known.end())
        return found->second;
    const games::Parsed parsed = games::parse(notation);
    Known about{.game = std::get<games::GamePtr>(parsed), .answer = {}};
    about.answer = about.game->answer({}, m_job);
    about.moves.reserve(about.answer.moves.size());
    for (const games::JudgedMove& judged : about.answer.moves) {
        games::GamePtr position = about.game->after(judged.move);
        std::string left = position->notation();
        std::vector<std::string> alike;
        for (const games::Move& other : about.game->alike(judged.move))
            alike.push_back(about.game->after(other)->notation());
        about.moves.push_back(
            {std::move(left), std::move(position), judged.winning, std::move(alike), judged.move.gesture});
    }
    return m_known.emplace(notation, std::move(about)).first->second;
}

std::vector<LessonProblem> ClaimChecker::check(const Link& link)
{
    std::vector<LessonProblem> problems;
    if (link.claims.empty())
        return problems;
    const Known& about = known(link.position);
    for (const LinkClaim& claim : link.claims) {
        ++m_claims;
        if (auto problem = checkClaim(about, claim)) {
            problem->found = QString::fromStdString(link.position);
            problems.push_back(std::move(*problem));
        }
    }
    return problems;
}

std::optional<LessonProblem> ClaimChecker::checkClaim(const Known& about, const LinkClaim& claim)
{
    if (about.answer.unsolved)
        return LessonProblem{.cause = Cause::NotSolved};
    switch (claim.kind) {
    case ClaimKind::Wins:
    case ClaimKind::Loses:
    case ClaimKind::Only: return checkMove(about, claim);
    default: return checkFigure(about, claim);
    }
}

std::optional<LessonProblem> ClaimChecker::checkMove(const Known& about, const LinkClaim& claim)
{
    const auto to = std::ranges::find_if(about.moves, [&claim](const Left& left) {
        return left.notation == claim.said || std::ranges::count(left.alike, claim.said) > 0;
    });
    if (to == about.moves.end())
        return LessonProblem{.cause = Cause::NoMove, .choices = {QString::fromStdString(claim.said)}};
    const QString said = claimText(claim.kind, claim.said);
    const ClaimKind truth = to->winning ? ClaimKind::Wins : ClaimKind::Loses;
    if ((claim.kind == ClaimKind::Loses) == to->winning)
        return LessonProblem{.cause = Cause::Differs, .choices = {said, claimText(truth, claim.said)}};
    const auto wins = winsByRules(*to->position);
    if (wins && *wins != to->winning)
        return LessonProblem{.cause = Cause::Disagree,
                             .choices = {claimText(truth, claim.said), QStringLiteral("the opposite")}};
    m_confirmed += wins.has_value() && claim.kind != ClaimKind::Only ? 1U : 0U;
    if (claim.kind == ClaimKind::Only)
        return checkFigure(about, {ClaimKind::Only, "1"});
    return std::nullopt;
}

std::optional<LessonProblem> ClaimChecker::checkFigure(const Known& about, const LinkClaim& claim)
{
    const bool isOfWorth = claim.kind == ClaimKind::Mean || claim.kind == ClaimKind::Temperature;
    std::optional<std::string> truth = isOfWorth ? worthFigure(*about.game, about.answer, claim.kind, m_job)
                                                 : figure(*about.game, about.answer, claim.kind);
    const ClaimKind told = claim.kind == ClaimKind::Only ? ClaimKind::Winning : claim.kind;
    if (claim.kind == ClaimKind::Moves || told == ClaimKind::Winning) {
        if (about.answer.omitted + about.answer.otherOmitted > 0)
            return LessonProblem{.cause = Cause::NotSolved};
        std::set<std::string> counted;
        for (const Left& left : about.moves)
            if (left.winning || claim.kind == ClaimKind::Moves)
                counted.insert(countedAs(claim.kind, left.gesture, left.notation));
        truth = std::to_string(counted.size());
    }
    if (!truth)
        return LessonProblem{.cause = Cause::NotOffered};
    const auto isTrue = isValue(claim.kind) ? games::areSameValue(*truth, claim.said, m_job)
                                            : std::optional(*truth == claim.said);
    if (!isTrue)
        return LessonProblem{.cause = Cause::NotSolved};
    if (!*isTrue)
        return LessonProblem{.cause = Cause::Differs,
                             .choices = {claimText(told, claim.said), claimText(told, *truth)}};
    const auto byRule = byRules(about, claim.kind);
    m_confirmed += byRule ? 1U : 0U;
    if (byRule && *byRule != *truth)
        return LessonProblem{.cause = Cause::Disagree,
                             .choices = {QString::fromStdString(*truth), QString::fromStdString(*byRule)}};
    return std::nullopt;
}

std::optional<std::string> ClaimChecker::byRules(const Known& about, ClaimKind kind)
{
    switch (kind) {
    case ClaimKind::Outcome: return outcomeByRules(*about.game);
    case ClaimKind::Only:
    case ClaimKind::Winning: return winningByRules(about, kind);
    case ClaimKind::Grundy:
        if (const auto verdict = m_rules.solve(*about.game))
            return std::to_string(verdict->grundy);
        return std::nullopt;
    case ClaimKind::Remoteness:
        if (const auto verdict = m_rules.solve(*about.game))
            return std::to_string(verdict->remoteness);
        return std::nullopt;
    case ClaimKind::Moves: {
        std::set<std::string> counted;
        for (const games::Move& move : about.game->moves().moves)
            counted.insert(countedAs(kind, move.gesture, {}));
        return std::to_string(counted.size());
    }
    case ClaimKind::Value: {
        const games::Answer searched = about.game->answer({.theoremsAllowed = false}, m_job);
        return searched.unsolved ? std::nullopt : games::writtenValue(*about.game, searched.verdict);
    }
    default: return std::nullopt;
    }
}

std::optional<std::string> ClaimChecker::outcomeByRules(const games::Game& game)
{
    using theory::Mover;
    if (!game.isPartizan()) {
        const auto verdict = m_rules.solve(game);
        return verdict ? std::optional<std::string>(verdict->wins ? "N" : "P") : std::nullopt;
    }
    const auto left = m_rules.solve(*game.withMover(Mover::Left));
    const auto right = m_rules.solve(*game.withMover(Mover::Right));
    if (!left || !right)
        return std::nullopt;
    return std::string(1, theory::letter(theory::outcomeOf(left->wins, right->wins)));
}

std::optional<bool> ClaimChecker::winsByRules(const games::Game& left)
{
    const auto verdict = m_rules.solve(left);
    return verdict ? std::optional(!verdict->wins) : std::nullopt;
}

std::optional<std::string> ClaimChecker::winningByRules(const Known& about, ClaimKind kind)
{
    std::set<std::string> winning;
    for (const games::Move& move : about.game->moves().moves) {
        const games::GamePtr left = about.game->after(move);
        const auto wins = winsByRules(*left);
        if (!wins)
            return std::nullopt;
        if (*wins)
            winning.insert(countedAs(kind, move.gesture, left->notation()));
    }
    return std::to_string(winning.size());
}

} // namespace lessons
