// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/hackenbushjudge.h"

#include <algorithm>

namespace games {
namespace {

constexpr std::size_t longestForm = 10'000;

/// Forms of hot pictures may be without end in all but name: more are not looked at.
constexpr std::size_t mostFormBytes = std::size_t{256} << 20;

solver::Job forValues(solver::Job job)
{
    job.limits.memoryBytes = std::min(job.limits.memoryBytes, 2 * mostFormBytes);
    return job;
}

} // namespace

std::chrono::milliseconds JobShares::used() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(m_job.now() - m_start);
}

solver::Job JobShares::share(unsigned parts) const
{
    solver::Job share = m_job;
    share.limits.memoryBytes /= parts;
    if (const auto& time = m_job.limits.time)
        share.limits.time =
            std::max(std::chrono::milliseconds(0), std::min(*time / static_cast<int>(parts), *time - used()));
    return share;
}

std::optional<solver::UnsolvedReason> JobShares::end() const
{
    if (m_job.stop.stop_requested())
        return solver::UnsolvedReason::Cancelled;
    if (m_job.limits.time && used() > *m_job.limits.time)
        return solver::UnsolvedReason::OutOfTime;
    return std::nullopt;
}

HackenbushJudge::HackenbushJudge(const Question& question, const solver::Job& job, bool isNumber)
    : m_question(question), m_shares(job),
      m_values(isNumber ? m_shares.share(1) : forValues(m_shares.share(2))),
      m_turns(theory::Play::Normal, {.grundy = false, .remoteness = question.remoteness}, m_shares.share(4),
              0)
{
}

Verdict HackenbushJudge::judge(const Hackenbush& rules)
{
    if (const auto reason = m_shares.end()) {
        m_unsolved = m_unsolved.value_or(solver::Unsolved{*reason, positions()});
        return {};
    }
    const auto standing = rules.standingGraph();
    const HackenbushGraph& graph = *standing;
    KnownValue known;
    if (const auto value = valueOf(graph)) {
        known = {.outcome = m_values.games().outcome(*value), .value = textOf(*value)};
        if (const auto reason = known.value ? std::nullopt : m_shares.end()) // the digits took too long
            m_unsolved = m_unsolved.value_or(solver::Unsolved{*reason, positions()});
    } else if (const auto outcome = bounded(graph)) {
        known.outcome = *outcome;
    } else {
        return played(rules);
    }
    Verdict verdict = withTurns(rules, known);
    if (!m_question.grundy)
        verdict.value.reset();
    return verdict;
}

std::vector<PartValue> HackenbushJudge::parts(const Hackenbush& rules)
{
    std::vector<PartValue> parts;
    const auto pictures = partsOf(rules);
    parts.reserve(pictures.size());
    for (const HackenbushPart& part : pictures) {
        const HackenbushGraph graph = HackenbushGraph::compact(part.edges);
        PartValue value{.colours = coloursOf(graph), .form = formOf(graph)};
        if (const auto worth = valueOf(graph))
            value.value = textOf(*worth);
        for (const std::uint32_t index : part.indices)
            value.pieces.push_back(edgeId(index));
        parts.push_back(std::move(value));
    }
    return parts;
}

std::optional<theory::ShortGame> HackenbushJudge::valueOf(const HackenbushGraph& graph)
{
    const auto solved = m_values.value(graph);
    if (const auto* value = std::get_if<theory::ShortGame>(&solved))
        return *value;
    m_noValue = std::get<solver::Unsolved>(solved);
    return std::nullopt;
}

std::optional<std::string> HackenbushJudge::textOf(theory::ShortGame value)
{
    if (const auto* closed = m_values.games().closedForm(value))
        return theory::text(*closed, [this] { return !m_shares.end(); });
    return m_values.games().text(value, longestForm);
}

std::optional<theory::Outcome> HackenbushJudge::bounded(const HackenbushGraph& graph)
{
    if (!m_bounds)
        m_bounds.emplace(m_shares.share(4));
    if (!graph.has(EdgeColour::Green)) // its bounds are its value, which was not found with more memory
        return std::nullopt;
    const auto bounds = hackenbushBounds(graph, *m_bounds);
    if (bounds && bounds->lower > theory::Dyadic(0))
        return theory::Outcome::L;
    if (bounds && bounds->upper < theory::Dyadic(0))
        return theory::Outcome::R;
    return std::nullopt;
}

/// Compared with zero by playing it out.
Verdict HackenbushJudge::played(const Hackenbush& rules)
{
    if (!rules.isSearchable() || m_unsolved) {
        if (!m_unsolved)
            m_unsolved = m_noValue;
        return {};
    }
    if (!m_played)
        m_played.emplace(theory::Play::Normal, Question{.grundy = false, .remoteness = m_question.remoteness},
                         m_shares.share(2), 0);
    const auto sided = rules.searchPosition();
    Verdict verdict = m_played->searched(sided.position, sided.player);
    m_unsolved = m_played->unsolved();
    return verdict;
}

Verdict HackenbushJudge::withTurns(const Hackenbush& rules, const KnownValue& known)
{
    if (!m_question.remoteness || !rules.isSearchable())
        return {.outcome = known.outcome, .grundy = {}, .value = known.value, .remoteness = {}};
    const auto sided = rules.searchPosition();
    return m_turns.known(
        known, [&sided] { return sided.position; }, sided.player);
}

PartValue::Colours coloursOf(const HackenbushGraph& graph)
{
    if (graph.isAll(EdgeColour::Green))
        return PartValue::Colours::Green;
    if (graph.isAll(EdgeColour::Blue))
        return PartValue::Colours::Blue;
    if (graph.isAll(EdgeColour::Red))
        return PartValue::Colours::Red;
    return graph.has(EdgeColour::Green) ? PartValue::Colours::Mixed : PartValue::Colours::RedBlue;
}

PartValue::Form formOf(const HackenbushGraph& graph)
{
    if (!graph.isForest())
        return PartValue::Form::Graph;
    for (std::uint32_t joint = 0; joint < graph.joints(); ++joint)
        if (graph.edgesAt(joint).size() > (joint == 0 ? 1U : 2U))
            return PartValue::Form::Tree;
    return PartValue::Form::Stalk;
}

std::vector<HackenbushPart> partsOf(const Hackenbush& rules)
{
    const HackenbushEdges edges = rules.standingEdges();
    const auto indices = rules.standingIndices();
    const auto part = HackenbushGraph::compact(edges).parts();
    std::vector<HackenbushPart> parts;
    for (std::size_t place = 0; place < edges.size(); ++place) {
        if (part[place] == parts.size())
            parts.emplace_back();
        parts[part[place]].edges.push_back(edges[place]);
        parts[part[place]].indices.push_back(indices[place]);
    }
    return parts;
}

} // namespace games
