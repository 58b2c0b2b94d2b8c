// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/worksheet.h"

#include "print/sheets/worksheettexts.h"
#include "wording/exercises.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <set>

namespace print {
namespace {

using classroom::Exercise;
using classroom::ExerciseKind;

/// Where a difficulty has too few positions, those beside it help out: each is tried so often.
constexpr int attempts = 24;
constexpr std::array difficultyShifts{0, -1, 1, -2, 2};

/// SplitMix64, so that neighbouring seeds share no exercise.
std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9E37'79B9'7F4A'7C15U;
    number = (number ^ (number >> 30)) * 0xBF58'476D'1CE4'E5B9U;
    number = (number ^ (number >> 27)) * 0x94D0'49BB'1331'11EBU;
    return number ^ (number >> 31);
}

/// Two exercises with the same name are too much alike for one sheet.
std::string nameOf(const Exercise& exercise)
{
    if (exercise.position)
        return exercise.position->upToSymmetry()->notation() + '@' +
               std::to_string(static_cast<int>(exercise.position->mover()));
    auto numbers = exercise.numbers;
    std::ranges::sort(numbers);
    std::string name(classroom::kindId(exercise.request.kind));
    for (const std::uint64_t number : numbers)
        name += ' ' + std::to_string(number);
    return name;
}

/// Makes the exercises one after the other.
class Maker {
public:
    Maker(const WorksheetRequest& request, const solver::Job& job) : m_request(request), m_job(job) {}

    MadeWorksheet make()
    {
        Worksheet sheet{.request = m_request, .exercises = {}};
        sheet.exercises.reserve(static_cast<std::size_t>(m_request.number));
        for (int i = 0; i < m_request.number; ++i) {
            auto exercise = next(i);
            if (auto* problem = std::get_if<NoWorksheet>(&exercise)) {
                problem->found = madeOf(sheet, problem->kind);
                return *problem;
            }
            sheet.exercises.push_back(described(std::get<Exercise>(std::move(exercise)), m_job));
            report(i + 1);
        }
        if (m_job.stop.stop_requested())
            return NoWorksheet{};
        return sheet;
    }

private:
    std::variant<Exercise, NoWorksheet> next(int index)
    {
        const auto kinds = static_cast<int>(m_request.kinds.size());
        const ExerciseKind kind = m_request.kinds[static_cast<std::size_t>(index * kinds / m_request.number)];
        for (const int shift : difficultyShifts)
            for (int attempt = 0; attempt < attempts; ++attempt) {
                auto made = attempted(index, kind, shift, attempt);
                if (made)
                    return std::move(*made);
            }
        return NoWorksheet{.why = NoWorksheet::Why::TooFew, .kind = kind};
    }

    /// An exercise that is new, or why none can be; nothing where another attempt may do.
    std::optional<std::variant<Exercise, NoWorksheet>> attempted(int index, ExerciseKind kind, int shift,
                                                                 int attempt)
    {
        const std::uint64_t seed = mixed(mixed(m_request.seed) + static_cast<std::uint64_t>(index) * 1000 +
                                         static_cast<std::uint64_t>(attempt));
        auto made = classroom::makeExercise(
            {.kind = kind,
             .game = m_request.game,
             .play = m_request.play,
             .difficulty = std::clamp(m_request.difficulty + shift, 1, classroom::mostDifficulty),
             .seed = seed},
            m_job);
        const auto* none = std::get_if<classroom::NoExercise>(&made);
        if (m_job.stop.stop_requested() || (none && *none == classroom::NoExercise::Cancelled))
            return NoWorksheet{};
        if (none && *none == classroom::NoExercise::NotForGame)
            return NoWorksheet{.why = NoWorksheet::Why::NotOffered, .kind = kind};
        if (none || !m_names.insert(nameOf(std::get<Exercise>(made))).second)
            return std::nullopt;
        return std::get<Exercise>(std::move(made));
    }

    static int madeOf(const Worksheet& sheet, ExerciseKind kind)
    {
        return static_cast<int>(std::ranges::count(
            sheet.exercises, kind, [](const SheetExercise& made) { return made.exercise.request.kind; }));
    }

    void report(int done) const
    {
        if (m_job.progress)
            m_job.progress({.positions = static_cast<std::uint64_t>(done),
                            .fraction = static_cast<double>(done) / m_request.number});
    }

    const WorksheetRequest& m_request;
    const solver::Job& m_job;
    std::set<std::string> m_names;
};

} // namespace

std::vector<ExerciseKind> offeredKinds(std::string_view game, theory::Play play)
{
    std::vector<ExerciseKind> kinds;
    for (const ExerciseKind kind : classroom::exerciseKinds())
        if (classroom::isOffered(kind, game, play) &&
            (kind != ExerciseKind::StalkValue || (game == "hackenbush" && play == theory::Play::Normal)))
            kinds.push_back(kind);
    return kinds;
}

std::vector<ExerciseKind> usualKinds(std::string_view game, theory::Play play)
{
    auto kinds = offeredKinds(game, play);
    kinds.resize(std::min<std::size_t>(kinds.size(), 1));
    return kinds;
}

MadeWorksheet makeWorksheet(const WorksheetRequest& request, const solver::Job& job)
{
    assert(!request.kinds.empty() && request.number >= 1 && request.number <= mostExercises);
    return Maker(request, job).make();
}

} // namespace print
