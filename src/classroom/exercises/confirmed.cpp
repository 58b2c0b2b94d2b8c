// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/confirmed.h"

#include "games/catalogue.h"
#include "games/drawn/boardforrules.h"
#include "games/graph/arrowbends.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace classroom {
namespace {

using theory::Outcome;

using games::GraphPoint;
using games::Piece;
using games::PieceKind;

double distance(GraphPoint a, GraphPoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// On paper and on the screen columns are wider apart than layers.
bool arrowsAreClear(const games::Board& board, double wide, double high)
{
    const double clearance = 0.42 * std::min(wide, high); // a node's radius is about 0.28
    std::vector<GraphPoint> nodes;
    std::vector<games::GraphArrow> arrows;
    for (const Piece& piece : board.pieces) {
        const GraphPoint place{piece.column * wide, piece.row * high};
        if (piece.kind == PieceKind::Arrow)
            arrows.push_back({place, {piece.toColumn * wide, piece.toRow * high}});
        else
            nodes.push_back(place);
    }
    constexpr std::size_t mostArrows = 14; // more are a thicket
    return arrows.size() <= mostArrows &&
           std::ranges::all_of(games::arrowBends(nodes, arrows, clearance), &games::ArrowBend::isClear);
}

constexpr int samples = 16;
/// Of an edge of Hackenbush; see Piece::bend.
using Curve = std::array<GraphPoint, samples + 1>;

Curve curveOf(const Piece& edge)
{
    const games::GraphArrow line{{edge.column, edge.row}, {edge.toColumn, edge.toRow}};
    const GraphPoint control{(edge.column + edge.toColumn) / 2 - 2 * edge.bend * (edge.toRow - edge.row),
                             (edge.row + edge.toRow) / 2 + 2 * edge.bend * (edge.toColumn - edge.column)};
    Curve curve;
    for (int i = 0; i <= samples; ++i)
        curve.at(static_cast<std::size_t>(i)) = games::arrowPoint(line, control, double{1} / samples * i);
    return curve;
}

bool endsAt(const Curve& curve, GraphPoint place)
{
    constexpr double sameSpot = 0.01;
    return distance(curve.front(), place) < sameSpot || distance(curve.back(), place) < sameSpot;
}

/// A joint is drawn with a number, of about a third of a unit.
bool passes(const Curve& curve, GraphPoint joint)
{
    constexpr double leastDistance = 0.3;
    return endsAt(curve, joint) || std::ranges::all_of(curve, [joint](const GraphPoint& point) {
               return distance(point, joint) >= leastDistance;
           });
}

/// Neither crossing nor side by side, except near an end that both have.
bool partFromEachOther(const Curve& a, const Curve& b)
{
    constexpr double leastDistance = 0.14;
    constexpr double nearEnd = 0.45;
    const auto isNearCommonEnd = [&](GraphPoint point) {
        return (endsAt(b, a.front()) && distance(point, a.front()) < nearEnd) ||
               (endsAt(b, a.back()) && distance(point, a.back()) < nearEnd);
    };
    return std::ranges::all_of(a, [&](const GraphPoint& point) {
        return isNearCommonEnd(point) || std::ranges::all_of(b, [point](const GraphPoint& other) {
                   return distance(point, other) >= leastDistance;
               });
    });
}

bool drawnIsClear(const games::Board& board)
{
    constexpr double lowest = -0.01; // the ground
    std::vector<GraphPoint> joints;
    std::vector<Curve> curves;
    for (const Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Joint)
            joints.push_back({piece.column, piece.row});
        if (piece.kind == PieceKind::Edge)
            curves.push_back(curveOf(piece));
    }
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const Curve& curve = curves[i];
        const bool isClear =
            std::ranges::all_of(curve, [](const GraphPoint& point) { return point.y >= lowest; }) &&
            std::ranges::all_of(joints, [&curve](const GraphPoint& joint) { return passes(curve, joint); }) &&
            std::all_of(curves.begin(), curves.begin() + static_cast<std::ptrdiff_t>(i),
                        [&curve](const Curve& other) { return partFromEachOther(curve, other); });
        if (!isClear)
            return false;
    }
    return true;
}

/// Draws without looking for rare outcomes, and all draws.
constexpr int freeDraws = 30;
constexpr int mostDraws = 90;
/// Draws as long as none suits: where one in eight does, one request in 100,000 would find none in 90.
constexpr int mostVainDraws = 1000;
constexpr std::uint64_t mostAnswerPositions = 200'000;

/// The game's answers for positions of one exercise; what is drawn again is not answered again.
class Answers {
public:
    explicit Answers(const solver::Job& job) : m_job(answeringJob(job)) {}

    std::optional<games::Answer> of(const games::Game& game)
    {
        auto [place, isNew] = m_known.try_emplace({game.notation(), game.mover()});
        if (isNew)
            place->second = solved(game);
        return place->second;
    }

private:
    [[nodiscard]] std::optional<games::Answer> solved(const games::Game& game) const
    {
        const games::Question question{
            .moves = true, .grundy = game.play() == theory::Play::Normal, .remoteness = false};
        games::Answer answer = game.answer(question, m_job);
        if (answer.unsolved || !answer.verdict.outcome || answer.omitted > 0)
            return std::nullopt;
        return answer;
    }

    solver::Job m_job;
    std::map<std::pair<std::string, theory::Mover>, std::optional<games::Answer>> m_known;
};

std::optional<Candidate> candidateOf(const games::GamePtr& position, Answers& answers)
{
    if (!position || position->isOver() || !isClearPicture(position->board()))
        return std::nullopt;
    auto known = answers.of(*position);
    return known ? std::optional(Candidate{position, std::move(*known)}) : std::nullopt;
}

/// Drawn anew, as whoever reads its notation sees it: a board keeps its places while pieces are taken off.
games::GamePtr redrawn(const games::Game& position)
{
    const games::Parsed parsed = games::parse(position.notation());
    const auto& game = std::get<games::GamePtr>(parsed);
    return game->isPartizan() ? game->withMover(position.mover()) : game;
}

/// The position after the winning move that leaves the most moves: there the player to move loses. Not one
/// that is too small for the difficulty.
std::optional<Candidate> lostAfter(const Candidate& won, int difficulty, Answers& answers)
{
    games::GamePtr largest;
    std::size_t most = 0;
    for (const games::JudgedMove& judged : won.known.moves) {
        if (!judged.winning || judged.move.player != won.known.mover)
            continue;
        games::GamePtr after = won.position->after(judged.move);
        const std::size_t moves = after->moves().moves.size();
        if (moves > most) {
            most = moves;
            largest = std::move(after);
        }
    }
    return most < scaled(difficulty, 1, 5) ? std::nullopt : candidateOf(redrawn(*largest), answers);
}

/// A move that wins by leaving nothing is seen at once.
bool canBeEnded(const Candidate& candidate)
{
    return std::ranges::any_of(candidate.known.moves, [&candidate](const games::JudgedMove& judged) {
        return judged.winning && judged.move.player == candidate.known.mover &&
               candidate.position->after(judged.move)->isOver();
    });
}

/// Smaller is harder: few of many moves win, none of them ends the game, and in misère play the rule of
/// normal play misleads (not of a few last stones, which are counted at a glance).
double easiness(const Candidate& candidate, Answers& answers)
{
    double easy = 0;
    if (candidate.known.moveCount() > 0)
        easy = static_cast<double>(winningMoves(candidate.known)) /
               static_cast<double>(candidate.known.moveCount());
    easy += canBeEnded(candidate) ? 1 : 0;
    const games::GamePtr& position = candidate.position;
    if (position->play() == theory::Play::Misere) {
        const auto normal = answers.of(*position->withPlay(theory::Play::Normal));
        constexpr std::uint64_t fewMoves = 5;
        const bool misleads = normal && normal->verdict.outcome != candidate.known.verdict.outcome &&
                              candidate.known.moveCount() > fewMoves;
        easy += misleads ? 0 : 1;
    }
    return easy;
}

std::set<std::string> winnersOf(const games::Game& game, const games::Answer& known)
{
    std::set<std::string> left;
    for (const games::JudgedMove& judged : known.moves) {
        if (judged.winning && judged.move.player == known.mover)
            left.insert(game.after(judged.move)->notation());
    }
    return left;
}

std::set<std::string> winnersOf(const games::Game& game, const PlainAnswer& plain)
{
    std::set<std::string> left;
    for (const PlainMove& move : plain.moves) {
        if (move.wins)
            left.insert(game.after(move.move)->notation());
    }
    return left;
}

bool agree(const Candidate& candidate, const PlainAnswer& plain)
{
    const games::Answer& known = candidate.known;
    return known.verdict.outcome == plain.outcome && known.moveCount() == plain.moves.size() &&
           (!known.verdict.grundy || known.verdict.grundy == plain.grundy) &&
           winnersOf(*candidate.position, known) == winnersOf(*candidate.position, plain);
}

/// Candidates, several of them, so that the hardest can be taken.
class Candidates {
public:
    /// `apart`: by outcome, else all together.
    Candidates(int difficulty, bool apart) : m_wanted(scaled(difficulty, 1, 4)), m_apart(apart) {}

    void add(Candidate candidate)
    {
        m_found[m_apart ? *candidate.known.verdict.outcome : together].push_back(std::move(candidate));
    }
    [[nodiscard]] bool isEmpty() const { return m_found.empty(); }
    [[nodiscard]] bool isEnough(Outcome outcome) const
    {
        const auto found = m_found.find(outcome);
        return found != m_found.end() && found->second.size() >= m_wanted;
    }

    /// Of the first outcome in `order` that has any that can be confirmed, the hardest.
    [[nodiscard]] std::optional<Confirmed> confirmed(const std::vector<Outcome>& order, Answers& answers,
                                                     const std::stop_token& stop);

    static constexpr Outcome together = Outcome::N;

private:
    std::size_t m_wanted;
    bool m_apart;
    std::map<Outcome, std::vector<Candidate>> m_found;
};

std::optional<Confirmed> firstConfirmed(std::vector<Candidate>& candidates, Answers& answers,
                                        const std::stop_token& stop)
{
    std::vector<std::tuple<double, std::size_t>> order;
    order.reserve(candidates.size());
    for (std::size_t i = 0; i < candidates.size(); ++i)
        order.emplace_back(candidates.size() == 1 ? 0 : easiness(candidates[i], answers), i);
    std::ranges::sort(order);
    for (const auto& [easy, i] : order) {
        auto plain = plainSearch(candidates[i].position, stop);
        if (plain && agree(candidates[i], *plain))
            return Confirmed{candidates[i].position, std::move(candidates[i].known), std::move(*plain)};
    }
    return std::nullopt;
}

std::optional<Confirmed> Candidates::confirmed(const std::vector<Outcome>& order, Answers& answers,
                                               const std::stop_token& stop)
{
    for (const Outcome outcome : order) {
        const auto found = m_found.find(outcome);
        if (found == m_found.end())
            continue;
        if (auto confirmed = firstConfirmed(found->second, answers, stop))
            return confirmed;
    }
    return std::nullopt;
}

/// In a partizan game either player may start. Null where the rules do not fit what is drawn.
games::GamePtr drawnPosition(const ExerciseRequest& request, Draws& draws)
{
    const games::Entry& entry = *games::findEntry(request.game);
    const std::string convention = request.play == theory::Play::Misere ? "/misere" : "";
    const std::string head = request.game + convention;
    std::string text = entry.drawn(drawingOf(request, draws));
    if (!request.rules.empty())
        text.replace(0, text.find(':'), request.rules);
    games::Parsed parsed = entry.parse(head + text);
    if (const auto* own = std::get_if<games::GamePtr>(&parsed); own != nullptr && !request.rules.empty())
        if (const auto* fitted = (*own)->as<games::BoardForRules>())
            parsed = entry.parse(head + fitted->boardFor(drawingOf(request, draws)));
    const auto* const drawn = std::get_if<games::GamePtr>(&parsed);
    if (drawn == nullptr)
        return nullptr;
    return (*drawn)->isPartizan() && draws.coin() ? (*drawn)->withMover(theory::Mover::Right) : *drawn;
}

/// Drawn until its picture is clear; of a request that hardly ever has one the last.
games::GamePtr clearPosition(const ExerciseRequest& request, Draws& draws)
{
    constexpr int mostPictures = 60;
    games::GamePtr drawn = drawnPosition(request, draws);
    for (int picture = 1; picture < mostPictures && (!drawn || !isClearPicture(drawn->board())); ++picture)
        drawn = drawnPosition(request, draws);
    return drawn;
}

} // namespace

bool isClearPicture(const games::Board& board)
{
    switch (board.shape) {
    case games::Shape::Graph: return arrowsAreClear(board, 20, 14) && arrowsAreClear(board, 16, 10);
    case games::Shape::Drawn: return drawnIsClear(board);
    default: return true;
    }
}

games::DrawRequest drawingOf(const ExerciseRequest& request, Draws& draws)
{
    using About = games::DrawRequest::About;
    const About about = request.kind == ExerciseKind::GrundyValue ? About::Value
                        : request.kind == ExerciseKind::WhichHeap ? About::Heap
                                                                  : About::Moves;
    return {.about = about,
            .play = request.play,
            .difficulty = request.difficulty,
            .seed = request.seed,
            .draws = draws};
}

std::uint64_t winningMoves(const games::Answer& known)
{
    return static_cast<std::uint64_t>(
        std::ranges::count_if(known.moves, [&known](const games::JudgedMove& judged) {
            return judged.winning && judged.move.player == known.mover;
        }));
}

bool hasChoice(const Candidate& candidate)
{
    const std::uint64_t winning = winningMoves(candidate.known);
    return winning > 0 && winning < candidate.known.moveCount();
}

solver::Job answeringJob(const solver::Job& job)
{
    return {.limits = {.time = {}, .positions = mostAnswerPositions}, .stop = job.stop, .progress = {}};
}

std::optional<Confirmed> findPosition(const ExerciseRequest& request, Draws& draws, const Suits& suits,
                                      bool outcomes, const solver::Job& job)
{
    std::vector<Outcome> order{Outcome::P, Outcome::N};
    if (games::findEntry(request.game)->info.partizan)
        order.insert(order.end(), {Outcome::L, Outcome::R});
    draws.shuffle(order);
    const bool lookForLost =
        outcomes && std::ranges::find(order, Outcome::P) < std::ranges::find(order, Outcome::N);
    Candidates candidates(request.difficulty, outcomes);
    Answers answers(job);
    const auto isDone = [&](int made) {
        return made >= (candidates.isEmpty() ? mostVainDraws : mostDraws) ||
               candidates.isEnough(outcomes ? order.front() : Candidates::together);
    };
    for (int draw = 0; !isDone(draw) && !job.stop.stop_requested(); ++draw) {
        auto candidate = candidateOf(clearPosition(request, draws), answers);
        const bool lookForP = lookForLost && draw >= freeDraws;
        if (lookForP && candidate && candidate->known.verdict.outcome != Outcome::P)
            candidate = lostAfter(*candidate, request.difficulty, answers);
        if (candidate && suits(*candidate))
            candidates.add(std::move(*candidate));
    }
    return candidates.confirmed(order, answers, job.stop);
}

std::optional<Confirmed> findDrawn(const ExerciseRequest& request, Draws& draws, const Draw& draw,
                                   const Suits& suits, const solver::Job& job)
{
    Candidates candidates(request.difficulty, false);
    Answers answers(job);
    for (int drawn = 0; drawn < mostVainDraws && !job.stop.stop_requested(); ++drawn) {
        auto candidate = candidateOf(draw(draws), answers);
        if (candidate && suits(*candidate))
            candidates.add(std::move(*candidate));
        if (candidates.isEnough(Candidates::together) || (drawn >= mostDraws && !candidates.isEmpty()))
            break;
    }
    return candidates.confirmed({Candidates::together}, answers, job.stop);
}

} // namespace classroom
