// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Verdicts on pictures of Hackenbush in normal play: by the exact value, where that is too large by bounds,
// and at last by playing the picture out.

#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/values/hackenbushvalues.h"
#include "games/partizan/partizan.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace games {

/// What the parts of one answer may use of a job's memory and time.
class JobShares {
public:
    explicit JobShares(const solver::Job& job) : m_job(job), m_start(job.now()) {}

    /// One of so many equal parts of the memory, and of the time as far as that is left.
    [[nodiscard]] solver::Job share(unsigned parts) const;
    /// Why nothing more is to be looked at: the job was stopped, or its time is over.
    [[nodiscard]] std::optional<solver::UnsolvedReason> end() const;

private:
    [[nodiscard]] std::chrono::milliseconds used() const;

    const solver::Job& m_job;
    solver::Time m_start;
};

class HackenbushJudge {
public:
    /// The job outlives the judge. `isNumber`: pictures without green edges are numbers; where these are not
    /// found, play finds nothing either, so the search for them may use all.
    HackenbushJudge(const Question& question, const solver::Job& job, bool isNumber);

    [[nodiscard]] Verdict judge(const Hackenbush& rules);
    /// The parts of a picture and their values.
    [[nodiscard]] std::vector<PartValue> parts(const Hackenbush& rules);

    [[nodiscard]] bool hasSearched() const { return m_values.hasSearched() || m_bounds; }
    [[nodiscard]] std::uint64_t positions() const
    {
        return m_values.positions() + (m_played ? m_played->positions() : 0);
    }
    /// Why an outcome was not found.
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }

private:
    [[nodiscard]] std::optional<theory::ShortGame> valueOf(const HackenbushGraph& graph);
    [[nodiscard]] std::optional<std::string> textOf(theory::ShortGame value);
    [[nodiscard]] std::optional<theory::Outcome> bounded(const HackenbushGraph& graph);
    [[nodiscard]] Verdict played(const Hackenbush& rules);
    [[nodiscard]] Verdict withTurns(const Hackenbush& rules, const KnownValue& known);

    Question m_question;
    JobShares m_shares;
    HackenbushValues m_values;
    PartizanJudge<HackenbushPosition> m_turns;
    std::optional<solver::Unsolved> m_noValue; ///< why the last value was not found
    std::optional<solver::Unsolved> m_unsolved;
    // Made when they are needed: their time runs from then.
    std::optional<HackenbushValues> m_bounds;
    std::optional<PartizanJudge<HackenbushPosition>> m_played;
};

/// A part of a picture: edges that hang together above the ground, with their indices in the picture.
struct HackenbushPart {
    HackenbushEdges edges;
    std::vector<std::uint32_t> indices;
};
[[nodiscard]] std::vector<HackenbushPart> partsOf(const Hackenbush& rules);
[[nodiscard]] PartValue::Colours coloursOf(const HackenbushGraph& graph);
/// Precondition: every edge stands.
[[nodiscard]] PartValue::Form formOf(const HackenbushGraph& graph);

} // namespace games
