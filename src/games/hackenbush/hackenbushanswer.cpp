// SPDX-License-Identifier: GPL-3.0-or-later
// Hackenbush answered. Normal play: by the value of the picture, which fusion and the colon principle give
// for green pictures and for forests and a search for the rest; where the value is too large to be written
// down, by bounds, and at last by play. Misère play: by search.

#include "games/hackenbush/bushvalues.h"
#include "games/hackenbush/greenbush.h"
#include "games/hackenbush/hackenbush.h"
#include "games/judge.h"
#include "games/partizan.h"
#include "games/searchjudge.h"

#include <algorithm>
#include <chrono>

namespace games {
namespace {

constexpr std::size_t longestForm = 10'000;

/// Forms of hot pictures may be without end in all but name: more are not looked at.
constexpr std::size_t mostFormBytes = std::size_t{256} << 20;

/// What the parts of one answer may use of a job's memory and time.
class JobShares {
public:
    explicit JobShares(const solver::Job& job) : m_job(job), m_start(std::chrono::steady_clock::now()) {}

    [[nodiscard]] solver::Job share(unsigned parts) const
    {
        using std::chrono::milliseconds;
        solver::Job share = m_job;
        share.limits.memoryBytes /= parts;
        if (m_job.limits.time) {
            const auto used =
                std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - m_start);
            share.limits.time =
                std::max(milliseconds(0),
                         std::min(*m_job.limits.time / static_cast<int>(parts), *m_job.limits.time - used));
        }
        return share;
    }

private:
    const solver::Job& m_job;
    std::chrono::steady_clock::time_point m_start;
};

solver::Job forValues(solver::Job job)
{
    job.limits.memoryBytes = std::min(job.limits.memoryBytes, 2 * mostFormBytes);
    return job;
}

/// Verdicts on pictures in normal play.
class BushJudge {
public:
    /// `isWhole`: pictures without green edges are numbers; where these are not found, play finds nothing.
    BushJudge(const Question& question, const solver::Job& job, bool isWhole)
        : m_question(question), m_shares(job), m_values(forValues(m_shares.share(isWhole ? 1 : 2))),
          m_turns(theory::Play::Normal, {.grundy = false, .remoteness = question.remoteness},
                  m_shares.share(4), 0)
    {
    }

    Verdict judge(const Hackenbush& rules)
    {
        const BushGraph graph = BushGraph::compact(rules.standingEdges());
        KnownValue known;
        if (const auto value = valueOf(graph))
            known = {.outcome = m_values.games().outcome(*value), .value = textOf(*value)};
        else if (const auto outcome = bounded(graph))
            known.outcome = *outcome;
        else
            return played(rules);
        Verdict verdict = withTurns(rules, known);
        if (!m_question.grundy)
            verdict.value.reset();
        return verdict;
    }

    /// The parts of a picture and their values.
    std::vector<PartValue> parts(const Hackenbush& rules)
    {
        std::vector<PartValue> parts;
        const auto pictures = partsOf(rules);
        parts.reserve(pictures.size());
        for (const BushPart& part : pictures) {
            const BushGraph graph = BushGraph::compact(part.edges);
            PartValue value{.colours = coloursOf(graph), .form = formOf(graph)};
            if (const auto worth = valueOf(graph))
                value.value = textOf(*worth);
            for (const std::uint32_t index : part.indices)
                value.pieces.push_back(edgeId(index));
            parts.push_back(std::move(value));
        }
        return parts;
    }

    [[nodiscard]] bool hasSearched() const { return m_values.hasSearched() || m_hasPlayed; }
    [[nodiscard]] std::uint64_t positions() const { return m_values.positions() + m_turns.positions(); }
    /// Why an outcome was not found.
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }

private:
    std::optional<theory::ShortGame> valueOf(const BushGraph& graph)
    {
        if (m_gaveUp)
            return std::nullopt;
        const auto solved = m_values.value(graph);
        if (const auto* value = std::get_if<theory::ShortGame>(&solved))
            return *value;
        m_gaveUp = std::get<solver::Unsolved>(solved);
        return std::nullopt;
    }

    std::optional<std::string> textOf(theory::ShortGame value)
    {
        if (const auto* closed = m_values.games().closedForm(value))
            return theory::text(*closed);
        return m_values.games().text(value, longestForm);
    }

    std::optional<theory::Outcome> bounded(const BushGraph& graph)
    {
        if (!m_boundsHelp)
            return std::nullopt;
        const auto bounds = bushBounds(graph, m_shares.share(8));
        m_boundsHelp = bounds.has_value();
        if (bounds && bounds->lower > theory::Dyadic(0))
            return theory::Outcome::L;
        if (bounds && bounds->upper < theory::Dyadic(0))
            return theory::Outcome::R;
        return std::nullopt;
    }

    /// Compared with zero by playing it out.
    Verdict played(const Hackenbush& rules)
    {
        m_hasPlayed = true;
        if (!rules.isSearchable() || m_unsolved) {
            if (!m_unsolved)
                m_unsolved = m_gaveUp;
            return {};
        }
        const auto sided = rules.searchPosition();
        Verdict verdict = m_turns.searched(sided.position, sided.player);
        m_unsolved = m_turns.unsolved();
        return verdict;
    }

    Verdict withTurns(const Hackenbush& rules, const KnownValue& known)
    {
        if (!m_question.remoteness || !rules.isSearchable())
            return {.outcome = known.outcome, .grundy = {}, .value = known.value, .remoteness = {}};
        const auto sided = rules.searchPosition();
        return m_turns.known(
            known, [&sided] { return sided.position; }, sided.player);
    }

    Question m_question;
    JobShares m_shares;
    BushValues m_values;
    PartizanJudge<BushPosition> m_turns;
    std::optional<solver::Unsolved> m_gaveUp;
    std::optional<solver::Unsolved> m_unsolved;
    bool m_hasPlayed = false;
    bool m_boundsHelp = true;
};

/// The theorem that alone gives the value of a picture that was not searched.
Theorem theoremOf(const BushGraph& graph)
{
    if (graph.isAll(EdgeColour::Green))
        return Theorem::Fusion;
    if (!graph.has(EdgeColour::Green) && formOf(graph) == PartValue::Form::Stalk)
        return Theorem::SignRule;
    return graph.isForest() ? Theorem::ColonPrinciple : Theorem::PartValues;
}

} // namespace

PartValue::Colours coloursOf(const BushGraph& graph)
{
    if (graph.isAll(EdgeColour::Green))
        return PartValue::Colours::Green;
    if (graph.isAll(EdgeColour::Blue))
        return PartValue::Colours::Blue;
    if (graph.isAll(EdgeColour::Red))
        return PartValue::Colours::Red;
    return graph.has(EdgeColour::Green) ? PartValue::Colours::Mixed : PartValue::Colours::RedBlue;
}

PartValue::Form formOf(const BushGraph& graph)
{
    if (!graph.isForest())
        return PartValue::Form::Graph;
    for (std::uint32_t joint = 0; joint < graph.joints(); ++joint)
        if (graph.edgesAt(joint).size() > (joint == 0 ? 1U : 2U))
            return PartValue::Form::Tree;
    return PartValue::Form::Stalk;
}

std::vector<BushPart> partsOf(const Hackenbush& rules)
{
    const BushEdges edges = rules.standingEdges();
    const auto indices = rules.standingIndices();
    const auto part = BushGraph::compact(edges).parts();
    std::vector<BushPart> parts;
    for (std::size_t place = 0; place < edges.size(); ++place) {
        if (part[place] == parts.size())
            parts.emplace_back();
        parts[part[place]].edges.push_back(edges[place]);
        parts[part[place]].indices.push_back(indices[place]);
    }
    return parts;
}

Answer Hackenbush::answer(const Question& question, const solver::Job& job) const
{
    const bool searches = m_play == theory::Play::Misere || !question.theoremsAllowed;
    if (searches && !isSearchable() && !standingEdges().empty())
        return unsearchable(question);
    if (searches)
        return m_mover == theory::Mover::Either ? answerImpartialBySearch(question, job)
                                                : answerBySearch(question, job);
    return m_mover == theory::Mover::Either ? answerByFusion(question, job) : answerByValues(question, job);
}

/// Too large for a search: the moves are listed without verdicts.
Answer Hackenbush::unsearchable(const Question& question) const
{
    Answer answer{.mover = m_mover};
    answer.unsolved = solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
    listMoves(answer, question, [](const Hackenbush&) { return Verdict{}; });
    return answer;
}

void Hackenbush::listMoves(Answer& answer, const Question& question,
                           const std::function<Verdict(const Hackenbush&)>& judge) const
{
    if (!question.moves)
        return;
    const MoveList list = moves();
    answer.omitted = list.omitted;
    answer.otherOmitted = list.otherOmitted;
    judgeMoves(answer, list.moves, [&](const Move& move) { return judge(after(move)); });
}

Answer Hackenbush::answerImpartialBySearch(const Question& question, const solver::Job& job) const
{
    SearchJudge<BushPosition> judge(m_play, question, job, m_count);
    Answer answer;
    const auto verdict = [&](const Hackenbush& rules) {
        return judge.bySearch(rules.searchPosition().position);
    };
    answer.verdict = verdict(*this);
    listMoves(answer, question, verdict);
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

Answer Hackenbush::answerBySearch(const Question& question, const solver::Job& job) const
{
    PartizanJudge<BushPosition> judge(m_play, question, job, 0);
    Answer answer = answerBothSides(*this, question, [&](const Hackenbush& rules) {
        const auto sided = rules.searchPosition();
        return judge.searched(sided.position, sided.player);
    });
    answer.positions = judge.positions();
    answer.unsolved = judge.unsolved();
    return answer;
}

Answer Hackenbush::answerByFusion(const Question& question, const solver::Job& job) const
{
    constexpr std::uint64_t affordablePositions = 30'000;
    solver::Search<BushPosition> counting(theory::Play::Normal, limitedTo(job, affordablePositions));
    bool counts = question.remoteness && isSearchable();
    const auto verdict = [&](const Hackenbush& rules) {
        const std::uint64_t grundy = greenValue(BushGraph::compact(rules.standingEdges()));
        Verdict found = makeVerdict(grundy == 0 ? theory::Outcome::P : theory::Outcome::N,
                                    question.grundy ? std::optional(grundy) : std::nullopt, {});
        if (!counts)
            return found;
        const auto solved = counting.remoteness(rules.searchPosition().position);
        counts = std::holds_alternative<std::uint64_t>(solved);
        if (counts)
            found.remoteness = std::get<std::uint64_t>(solved);
        return found;
    };
    Answer answer{.verdict = verdict(*this), .method = Method::Theory, .theorem = Theorem::Fusion};
    if (m_picture->edges.size() <= mostDrawnEdges)
        answer.parts = BushJudge(question, job, true).parts(*this);
    listMoves(answer, question, verdict);
    return answer;
}

Answer Hackenbush::answerByValues(const Question& question, const solver::Job& job) const
{
    BushJudge judge(question, job, !BushGraph::compact(standingEdges()).has(EdgeColour::Green));
    Answer answer =
        answerBothSides(*this, question, [&](const Hackenbush& rules) { return judge.judge(rules); });
    if (m_picture->edges.size() <= mostDrawnEdges)
        answer.parts = judge.parts(*this);
    answer.unsolved = judge.unsolved();
    if (judge.hasSearched()) {
        answer.method = Method::Search;
        answer.positions = judge.positions();
    } else {
        answer.method = Method::Theory;
        answer.theorem = theoremOf(BushGraph::compact(standingEdges()));
    }
    return answer;
}

} // namespace games
