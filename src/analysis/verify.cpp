// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/verify.h"

#include "solver/meter.h"

#include <algorithm>

namespace analysis {
namespace {

std::string numberText(const std::optional<std::uint64_t>& number)
{
    return number ? std::to_string(*number) : "-";
}

std::string verdictText(const games::Verdict& verdict)
{
    const std::string outcome = verdict.outcome ? std::string(1, theory::letter(*verdict.outcome)) : "?";
    std::string text = outcome + " " + numberText(verdict.grundy) + " " + numberText(verdict.remoteness);
    // Partizan games: an exact value, and either player's turn.
    if (verdict.value && !verdict.grundy)
        text += " " + *verdict.value;
    if (verdict.sides.left || verdict.sides.right)
        text += " " + numberText(verdict.sides.left) + "/" + numberText(verdict.sides.right);
    return text;
}

/// "Left: " and "Right: " tell the two players' moves of a partizan game apart.
std::string playerText(theory::Mover player)
{
    switch (player) {
    case theory::Mover::Left: return "Left: ";
    case theory::Mover::Right: return "Right: ";
    case theory::Mover::Either: break;
    }
    return {};
}

/// Whether `isKnown` holds for the verdict and those of all moves.
template <typename IsKnown>
bool allHave(const games::Answer& answer, IsKnown isKnown)
{
    return isKnown(answer.verdict) && std::ranges::all_of(answer.moves, isKnown, &games::JudgedMove::leaves);
}

template <typename Drop>
void dropFrom(games::Answer& answer, Drop drop)
{
    drop(answer.verdict);
    for (games::JudgedMove& judged : answer.moves)
        drop(judged.leaves);
}

/// What one of the two could not afford is not there to be compared.
void keepComparable(games::Answer& known, games::Answer& searched)
{
    const auto hasRemoteness = [](const games::Verdict& verdict) { return verdict.remoteness.has_value(); };
    const auto hasValue = [](const games::Verdict& verdict) { return verdict.value.has_value(); };
    const bool keepsRemoteness = allHave(known, hasRemoteness) && allHave(searched, hasRemoteness);
    const bool keepsValue = allHave(known, hasValue) && allHave(searched, hasValue);
    for (games::Answer* answer : {&known, &searched}) {
        dropFrom(*answer, [&](games::Verdict& verdict) {
            if (!keepsRemoteness) {
                verdict.remoteness.reset();
                verdict.sides = {};
            }
            if (!keepsValue)
                verdict.value.reset();
        });
    }
}

} // namespace

solver::Job searchJob(const solver::Job& whole)
{
    solver::Job part;
    part.limits.memoryBytes = whole.limits.memoryBytes;
    part.stop = whole.stop;
    return part;
}

std::string comparedText(const games::Game& game, const games::Answer& answer)
{
    std::vector<std::string> moves;
    moves.reserve(answer.moves.size());
    for (const games::JudgedMove& judged : answer.moves)
        moves.push_back(playerText(judged.move.player) + game.after(judged.move)->notation() + " " +
                        verdictText(judged.leaves) + (judged.winning ? " wins" : " loses"));
    std::ranges::sort(moves);
    std::string text = verdictText(answer.verdict) + ", " + std::to_string(answer.winning) + " winning";
    for (const std::string& move : moves)
        text += "; " + move;
    return text;
}

Verification verify(const games::Entry& entry, std::uint64_t upTo, const solver::Job& job,
                    const std::function<void(std::uint64_t positions)>& progress)
{
    Verification result;
    solver::Meter meter(job);
    const solver::Job part = searchJob(job);
    entry.forEachUpTo(upTo, [&](const games::Game& game) {
        // The answers take long beside the clock: it is looked at after each.
        constexpr std::uint64_t poll = 256;
        const auto endFor = [&result](solver::UnsolvedReason reason) {
            result.unsolved = solver::Unsolved{reason, result.positions};
            return false;
        };
        if (!meter.spend() || !meter.step(poll))
            return endFor(meter.unsolved().reason);
        games::Answer known = game.answer({}, part);
        games::Answer searched = game.answer({.theoremsAllowed = false}, part);
        if (known.unsolved || searched.unsolved)
            return endFor((known.unsolved ? known : searched).unsolved->reason);
        keepComparable(known, searched);
        ++result.positions;
        const std::string theory = comparedText(game, known);
        const std::string search = comparedText(game, searched);
        if (theory != search && ++result.mismatchCount <= mostMismatches)
            result.mismatches.push_back({game.notation(), theory, search});
        if (progress)
            progress(result.positions);
        return true;
    });
    return result;
}

} // namespace analysis
