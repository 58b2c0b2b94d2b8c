// SPDX-License-Identifier: GPL-3.0-or-later

// In which game do you move? Which is worth more? Boards of any games side by side, each drawn by its own
// game.

#include "classroom/exercises/confirmed.h"
#include "classroom/exercises/making.h"
#include "games/catalogue.h"
#include "games/sum/sum.h"
#include "games/worth.h"
#include "theory/shortgames/writtenform.h"

#include <algorithm>
#include <compare>
#include <set>

namespace classroom {
namespace {

using theory::Outcome;

/// Of one board, where so many stand together: what a pupil can think through, and all of them together a
/// plain search.
std::size_t mostPositions(std::uint64_t boards)
{
    return boards <= 2 ? 60 : boards == 3 ? 30 : 14;
}

/// A longer value says nothing.
constexpr std::size_t longestValue = 16;

/// The games that a board may be of: heaps at first, then all with Grundy values.
std::vector<const games::Entry*> gamesOf(int difficulty, bool partizan)
{
    constexpr int heapsAlone = 2;
    std::vector<const games::Entry*> entries;
    for (const games::Entry& entry : games::catalogue()) {
        const games::Info& info = entry.info;
        if (*info.button.source != '\0') // turns that are skipped are no part of the picture on paper
            continue;
        const bool suits =
            partizan ? info.partizan
                     : !info.partizan && info.hasGrundyValues && (difficulty > heapsAlone || info.isOfHeaps);
        if (suits)
            entries.push_back(&entry);
    }
    return entries;
}

/// A board that has moves, can be seen at a glance and comes to an end.
class Boards {
public:
    /// `difficulty`: of each board alone; `count`: how many stand together.
    Boards(int difficulty, std::uint64_t count, std::stop_token stop)
        : m_difficulty(difficulty), m_mostPositions(mostPositions(count)), m_stop(std::move(stop))
    {
    }

    /// Null when none of several draws can be used.
    games::GamePtr draw(const std::vector<const games::Entry*>& entries, Draws& draws) const
    {
        constexpr int mostTried = 40;
        for (int tried = 0; tried < mostTried && !m_stop.stop_requested(); ++tried) {
            games::GamePtr board = drawn(*draws.oneOf(entries), draws);
            if (!board->isOver() && isClearPicture(board->board()) &&
                plainBoard(board, m_mostPositions, m_stop))
                return board;
        }
        return nullptr;
    }

private:
    [[nodiscard]] games::GamePtr drawn(const games::Entry& entry, Draws& draws) const
    {
        const std::uint64_t variant = draws.below(1'000);
        const games::DrawRequest request{.about = games::DrawRequest::About::Value,
                                         .difficulty = m_difficulty,
                                         .seed = variant,
                                         .draws = draws};
        return std::get<games::GamePtr>(entry.parse(entry.info.id + entry.drawn(request)));
    }

    int m_difficulty;
    std::size_t m_mostPositions;
    std::stop_token m_stop;
};

/// From here on Left and Right may have moves of their own.
constexpr int firstPartizan = 5;

int ofBoards(int difficulty)
{
    return static_cast<int>(scaled(difficulty, 1, 6));
}

/// Each board is worth something that is known, so that they can be added.
bool hasValues(const games::Answer& known)
{
    return !known.boardValues.empty() && std::ranges::all_of(known.boardValues, [](const auto& value) {
        return value && value->size() <= longestValue;
    });
}

/// The boards of the moves that win, or of all moves, from 1.
std::set<std::uint32_t> boardsOfMoves(const Candidate& candidate, bool wins)
{
    std::set<std::uint32_t> boards;
    for (const games::JudgedMove& judged : candidate.known.moves) {
        if (judged.move.player == candidate.known.mover && (judged.winning || !wins))
            boards.insert(judged.move.action.board());
    }
    return boards;
}

/// One board of several.
bool hasBoardToFind(const Candidate& candidate)
{
    const auto winning = boardsOfMoves(candidate, true);
    return hasValues(candidate.known) && !winning.empty() &&
           winning.size() < boardsOfMoves(candidate, false).size();
}

/// What a board is worth.
struct Valued {
    games::GamePtr board;
    std::string notation;
    theory::ShortGame value;
};

class Comparisons {
public:
    Comparisons(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
        : m_draws(draws), m_job(answeringJob(job)), m_boards(ofBoards(request.difficulty), 2, job.stop),
          m_entries(gamesOf(request.difficulty, request.difficulty >= firstPartizan && draws.coin())),
          m_games({.bytes = std::size_t{16} << 20,
                   .isStopped = [stop = job.stop] { return stop.stop_requested(); }})
    {
        if (m_entries.front()->info.partizan)
            m_answers = {Outcome::P, Outcome::N, Outcome::L, Outcome::R};
        m_draws.shuffle(m_answers);
    }

    /// Two positions whose comparison has the first answer of the order that any two have.
    std::optional<std::pair<games::GamePtr, games::GamePtr>> find()
    {
        constexpr int mostRounds = 40; // equal values are rare where players have moves of their own
        for (int round = 0; round < mostRounds && !m_job.stop.stop_requested(); ++round) {
            addBoards();
            if (auto pair = withAnswer(m_answers.front()))
                return pair;
        }
        for (const Outcome answer : m_answers) {
            if (auto pair = withAnswer(answer))
                return pair;
        }
        return std::nullopt;
    }

    /// Who wins the first less the second, by their values.
    std::optional<Outcome> answerOf(const Valued& first, const Valued& second)
    {
        const auto order = m_games.compare(first.value, second.value);
        if (!order)
            return std::nullopt;
        if (*order == std::partial_ordering::equivalent)
            return Outcome::P;
        if (*order == std::partial_ordering::unordered)
            return Outcome::N;
        return *order == std::partial_ordering::greater ? Outcome::L : Outcome::R;
    }

    [[nodiscard]] Outcome found() const { return m_found; }

private:
    void addBoards()
    {
        constexpr int mostAtOnce = 4;
        for (int more = mostAtOnce; more > 0; --more) {
            const games::GamePtr board = m_boards.draw(m_entries, m_draws);
            if (!board)
                return;
            const games::Answer known = board->answer({.moves = false, .remoteness = false}, m_job);
            const auto text = games::writtenValue(*board, known.verdict);
            if (!text || text->size() > longestValue)
                continue;
            if (const auto value = theory::readValue(*text, m_games))
                m_valued.push_back({board, board->notation(), *value});
        }
    }

    /// Where four answers are wanted not both may be impartial: green pictures of Hackenbush are.
    [[nodiscard]] bool isAsked(const Valued& first, const Valued& second) const
    {
        return m_answers.size() == 2 || first.board->isPartizan() || second.board->isPartizan();
    }

    std::optional<std::pair<games::GamePtr, games::GamePtr>> withAnswer(Outcome answer)
    {
        for (const Valued& first : m_valued) {
            for (const Valued& second : m_valued) {
                const bool areEqual = first.value == second.value; // canonical forms
                if (!isAsked(first, second) || first.notation == second.notation ||
                    areEqual != (answer == Outcome::P) || answerOf(first, second) != answer)
                    continue;
                const auto plain = plainDifference(first.board, second.board, m_job.stop);
                if (plain && plain->outcome == answer) {
                    m_found = answer;
                    return std::pair(first.board, second.board);
                }
            }
        }
        return std::nullopt;
    }

    Draws& m_draws;
    solver::Job m_job;
    Boards m_boards;
    std::vector<const games::Entry*> m_entries;
    theory::ShortGames m_games;
    std::vector<Outcome> m_answers{Outcome::P, Outcome::N};
    std::vector<Valued> m_valued;
    Outcome m_found = Outcome::P;
};

std::string signOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::P: return "=";
    case Outcome::N: return "||";
    case Outcome::L: return ">";
    case Outcome::R: return "<";
    }
    return {};
}

} // namespace

MadeExercise makeWhichGame(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    const std::uint64_t count = scaled(request.difficulty, 2, 4);
    const bool partizan = request.difficulty >= firstPartizan && draws.coin();
    const bool leftMoves = draws.coin();
    const auto impartial = gamesOf(request.difficulty, false);
    const auto all = partizan ? gamesOf(request.difficulty, true) : impartial;
    const Boards boards(std::max(1, ofBoards(request.difficulty) + 2 - static_cast<int>(count)), count,
                        job.stop);
    const auto draw = [&](Draws& by) {
        std::vector<games::GamePtr> drawn;
        while (drawn.size() < count) {
            games::GamePtr board = boards.draw(drawn.empty() || by.coin() ? all : impartial, by);
            if (!board)
                return games::GamePtr();
            drawn.push_back(std::move(board));
        }
        by.shuffle(drawn);
        games::GamePtr sum = games::Sum::make(std::move(drawn));
        return partizan && !leftMoves ? sum->withMover(theory::Mover::Right) : sum;
    };
    const auto found = findDrawn(request, draws, draw, hasBoardToFind, job);
    if (!found)
        return reasonOf(job);
    Exercise exercise{.request = request, .position = found->position};
    for (std::uint64_t board = 1; board <= count; ++board)
        exercise.choices.push_back(std::to_string(board));
    std::set<std::uint32_t> winning;
    std::vector<std::string> left;
    for (const PlainMove& move : found->plain.moves) {
        if (!move.wins)
            continue;
        winning.insert(move.move.action.board());
        left.push_back(found->position->after(move.move)->notation());
    }
    for (const std::uint32_t board : winning)
        exercise.right.push_back(std::to_string(board));
    std::ranges::sort(left);
    left.erase(std::ranges::unique(left).begin(), left.end());
    exercise.right.insert(exercise.right.end(), left.begin(), left.end());
    return exercise;
}

MadeExercise makeWorthMore(const ExerciseRequest& request, Draws& draws, const solver::Job& job)
{
    Comparisons comparisons(request, draws, job);
    const auto pair = comparisons.find();
    if (!pair)
        return reasonOf(job);
    games::GamePtr position = games::Sum::make({pair->first, pair->second});
    std::vector<std::string> choices{"=", "||"};
    if (position->isPartizan())
        choices = {">", "<", "=", "||"};
    return Exercise{.request = request,
                    .position = std::move(position),
                    .choices = std::move(choices),
                    .right = {signOf(comparisons.found())}};
}

} // namespace classroom
