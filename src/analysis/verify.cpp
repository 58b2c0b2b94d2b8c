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
    return outcome + " " + numberText(verdict.grundy) + " " + numberText(verdict.remoteness);
}

/// The job of one answer: the stop token and memory of the whole, no clock of its own and no progress.
solver::Job partOf(const solver::Job& job)
{
    solver::Job part;
    part.limits.memoryBytes = job.limits.memoryBytes;
    part.stop = job.stop;
    return part;
}

bool hasRemoteness(const games::Answer& answer)
{
    return answer.verdict.remoteness &&
           std::ranges::all_of(answer.moves, [](const games::JudgedMove& judged) {
               return judged.leaves.remoteness.has_value();
           });
}

void dropRemoteness(games::Answer& answer)
{
    answer.verdict.remoteness.reset();
    for (games::JudgedMove& judged : answer.moves)
        judged.leaves.remoteness.reset();
}

} // namespace

std::string comparedText(const games::Game& game, const games::Answer& answer)
{
    std::vector<std::string> moves;
    moves.reserve(answer.moves.size());
    for (const games::JudgedMove& judged : answer.moves)
        moves.push_back(game.after(judged.move)->notation() + " " + verdictText(judged.leaves) +
                        (judged.winning ? " wins" : " loses"));
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
    const solver::Job part = partOf(job);
    entry.forEachUpTo(upTo, [&](const games::Game& game) {
        // The answers take long beside the clock: it is looked at after each.
        constexpr std::uint64_t poll = 256;
        if (!meter.spend() || !meter.step(poll)) {
            result.unsolved = meter.unsolved();
            return false;
        }
        games::Answer known = game.answer({}, part);
        games::Answer searched = game.answer({.theoremsAllowed = false}, part);
        if (known.unsolved || searched.unsolved) {
            result.unsolved = known.unsolved ? known.unsolved : searched.unsolved;
            return false;
        }
        // Where one of them could not afford remoteness there is nothing to compare.
        if (!hasRemoteness(known) || !hasRemoteness(searched)) {
            dropRemoteness(known);
            dropRemoteness(searched);
        }
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
