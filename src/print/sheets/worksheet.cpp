// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/worksheet.h"

#include "classroom/exercises/plainsearch.h"
#include "games/capabilities.h"
#include "games/catalogue.h"
#include "wording/classroom/exercises.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace printing {
namespace {

using classroom::Exercise;
using classroom::ExerciseKind;

using wording::translate;

QString twoMethods(const QString& first, const QString& second)
{
    //: two ways to find the answer, such as a theory and a search
    return translate("Wording", "Confirmed by two methods: %1; %2.").arg(first, second);
}

QString byTheRulesAlone(const classroom::PlainAnswer& plain)
{
    return translate("Wording", "by the rules alone, all games played out (%1)")
        .arg(wording::positionsText(plain.positions));
}

QString confirmedBy(const Exercise& exercise, const solver::Job& job)
{
    switch (exercise.request.kind) {
    case ExerciseKind::NimSum:
        return twoMethods(translate("Wording", "adding without carrying"),
                          translate("Wording", "counting the 1s of every column"));
    case ExerciseKind::Mex:
        return twoMethods(translate("Wording", "marking off the numbers that are there"),
                          translate("Wording", "counting up from 0"));
    case ExerciseKind::WorthMore: {
        const auto& boards = exercise.position->as<games::OfBoards>()->boards();
        const auto plain = classroom::plainDifference(boards.front(), boards.back(), job.stop);
        return plain
                   ? twoMethods(translate("Wording", "the values of both, compared"), byTheRulesAlone(*plain))
                   : QString();
    }
    default: break;
    }
    const QString known = wording::methodText(exercise.position->answer({.moves = false}, job));
    if (exercise.request.kind == ExerciseKind::StalkValue)
        return twoMethods(known, translate("Wording", "the simplest number between the options"));
    const auto plain = classroom::plainSearch(exercise.position, job.stop);
    return plain ? twoMethods(known, byTheRulesAlone(*plain)) : QString();
}

/// How paper tells players apart.
QString noteOf(const games::Game& game)
{
    if (QString printed = wording::toText(game.info().players.printed); !printed.isEmpty())
        return printed;
    const games::Board board = game.board();
    const auto has = [&board](theory::Mover owner) {
        return std::ranges::any_of(board.pieces, [owner](const games::Piece& piece) {
            return piece.kind == games::PieceKind::Edge && piece.owner == owner;
        });
    };
    if (!has(theory::Mover::Left) && !has(theory::Mover::Right))
        return {};
    return has(theory::Mover::Either)
               ? translate("Wording",
                           "Blue edges are marked L, red ones R and dashed, green ones are double.")
               : translate("Wording", "Blue edges are marked L, red ones R and dashed.");
}

QString withNote(const QString& rules, const games::Game& game)
{
    const QString note = noteOf(game);
    return note.isEmpty() ? rules : translate("Wording", "%1 %2").arg(rules, note);
}

QString moverText(const Exercise& exercise)
{
    if (!exercise.position || !exercise.position->isPartizan() ||
        exercise.request.kind == ExerciseKind::WorthMore ||
        exercise.request.kind == ExerciseKind::StalkValue || exercise.request.kind == ExerciseKind::Outcome)
        return {};
    return translate("Wording", "%1 moves first.")
        .arg(wording::playerName(exercise.position->mover(), exercise.position->info().id));
}

/// The exercise with what is printed of it; by which methods it was confirmed is found anew.
SheetExercise described(Exercise exercise, const solver::Job& job)
{
    SheetExercise sheet{.exercise = std::move(exercise)};
    const Exercise& made = sheet.exercise;
    const bool isOfBoards = made.position && made.position->as<games::OfBoards>() != nullptr;
    if (made.request.kind == ExerciseKind::StalkValue || isOfBoards)
        sheet.rules = withNote(wording::exerciseSetting(made), *made.position);
    else if (made.position) {
        sheet.game = wording::gameTitle(made.position->info().id);
        sheet.rules = withNote(wording::rulesLine(*made.position), *made.position);
    }
    sheet.mover = moverText(made);
    sheet.task = wording::exerciseTask(made);
    sheet.answers = wording::answersText(made);
    sheet.reasons = wording::exerciseReasons(made, job);
    sheet.confirmed = confirmedBy(made, job);
    return sheet;
}

/// Where a difficulty has too few positions, those near it help out: each is tried so often.
constexpr int attempts = 24;
/// How often an answer is looked for in vain.
constexpr int mostMisses = 4;
constexpr std::array difficultyShifts{0, -1, 1, -2, 2, 3, 4};

/// SplitMix64, so that neighbouring seeds share no exercise.
std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9E37'79B9'7F4A'7C15U;
    number = (number ^ (number >> 30)) * 0xBF58'476D'1CE4'E5B9U;
    number = (number ^ (number >> 27)) * 0x94D0'49BB'1331'11EBU;
    return number ^ (number >> 31);
}

/// How much alike two exercises of a sheet may be. Where there are too few for the first, the next one holds.
enum Likeness : std::size_t {
    OtherPositions,   ///< not even equal by a symmetry of the game
    OtherArrangement, ///< equal by a symmetry, such as heaps in another order
    OtherQuestion,    ///< one position, but something else is asked of it
    likenesses
};

/// What may not be on a sheet twice, for each likeness.
using Names = std::array<std::string, likenesses>;

Names namesOf(const Exercise& exercise)
{
    const std::string kind(classroom::kindId(exercise.request.kind));
    if (exercise.position) {
        // Who is to move is no part of the picture, nor of a question about both players' starts.
        const std::string position = exercise.position->notation();
        const std::string mover = exercise.request.kind == ExerciseKind::Outcome
                                      ? std::string()
                                      : std::to_string(static_cast<int>(exercise.position->mover()));
        return {exercise.position->upToSymmetry()->notation(), position,
                position + '@' + mover + ' ' + kind + ' ' + wording::exerciseTask(exercise).toStdString()};
    }
    const auto listed = [&kind](const std::vector<std::uint64_t>& numbers) {
        std::string name = kind;
        for (const std::uint64_t number : numbers)
            name += ' ' + std::to_string(number);
        return name;
    };
    auto sorted = exercise.numbers;
    std::ranges::sort(sorted);
    return {listed(sorted), listed(exercise.numbers), listed(exercise.numbers)};
}

/// Makes the exercises one after the other.
class Maker {
public:
    Maker(const WorksheetRequest& request, const solver::Job& job)
        : m_request(request), m_job(job), m_part{.limits = job.limits, .stop = job.stop, .progress = {}}
    {
    }

    MadeWorksheet make()
    {
        Worksheet sheet{.request = m_request, .exercises = {}};
        sheet.exercises.reserve(static_cast<std::size_t>(m_request.number));
        for (int i = 0; i < m_request.number && !m_request.kinds.empty(); ++i) {
            auto exercise = next(i);
            if (auto* problem = std::get_if<NoWorksheet>(&exercise)) {
                problem->found = madeOf(sheet, problem->kind);
                return *problem;
            }
            sheet.exercises.push_back(described(std::get<Exercise>(std::move(exercise)), m_part));
            report(i + 1);
        }
        if (m_request.labelling)
            sheet.labellings = makeLabellings(m_request.game, m_request.play, m_request.difficulty, m_part);
        if (m_job.stop.stop_requested())
            return NoWorksheet{};
        if (sheet.exercises.empty() && sheet.labellings.empty())
            return NoWorksheet{.why = NoWorksheet::Why::NotOffered};
        return sheet;
    }

private:
    using Found = std::variant<Exercise, NoWorksheet>;

    Found next(int index)
    {
        const auto kinds = static_cast<int>(m_request.kinds.size());
        const ExerciseKind kind = m_request.kinds[static_cast<std::size_t>(index * kinds / m_request.number)];
        if (std::exchange(m_kind, kind) != kind) {
            m_spare.clear();
            m_likeness.clear();
            m_misses = 0;
        }
        if (const std::string answer = wanted(index, kind); !answer.empty())
            if (auto found = alikeAsNeeded(index, answer))
                return std::move(*found);
        if (auto found = alikeAsNeeded(index, {}))
            return std::move(*found);
        return NoWorksheet{.why = NoWorksheet::Why::TooFew, .kind = kind};
    }

    /// P or N, each as often: where a game has few positions of one of them they are looked for. Of three in
    /// a row one is left to chance where there may also be L and R.
    [[nodiscard]] std::string wanted(int index, ExerciseKind kind) const
    {
        if (kind != ExerciseKind::Outcome)
            return {};
        const bool partizan = games::findEntry(m_request.game)->info.partizan;
        if (partizan && index % 3 == 0)
            return {};
        const int turn = partizan ? index - index / 3 - 1 : index;
        const auto pair = static_cast<std::uint64_t>(turn / 2); // one of each, in either order
        const bool firstIsP = mixed(mixed(m_request.seed) ^ mixed(pair)) % 2 == 0;
        return firstIsP == (turn % 2 == 0) ? "P" : "N";
    }

    /// An exercise with that answer, or with any where it is empty.
    std::optional<Found> alikeAsNeeded(int index, const std::string& answer)
    {
        std::size_t& likeness = m_likeness[answer];
        if (likeness != OtherPositions || answer.empty())
            if (auto spare = fromSpare(likeness, answer))
                return std::move(*spare);
        if (likeness < likenesses)
            if (auto found = drawn(index, likeness, answer))
                return found;
        for (; likeness < likenesses; ++likeness)
            if (auto spare = fromSpare(likeness, answer))
                return std::move(*spare);
        if (!answer.empty() && ++m_misses <= mostMisses)
            likeness = OtherQuestion; // other seeds may have some
        return std::nullopt;
    }

    /// An exercise that is new, or why there can be none; nothing where none was found.
    std::optional<Found> drawn(int index, std::size_t likeness, const std::string& answer)
    {
        for (const int shift : difficultyShifts) {
            const int difficulty = m_request.difficulty + shift;
            if (difficulty < 1 || difficulty > classroom::mostDifficulty)
                continue;
            for (int attempt = 0; attempt < attempts; ++attempt) {
                auto found = attempted(index, difficulty, attempt);
                if (!found)
                    continue;
                if (std::holds_alternative<NoWorksheet>(*found))
                    return found;
                if (takes(std::get<Exercise>(*found), likeness, answer))
                    return found;
                m_spare.push_back(std::get<Exercise>(*std::move(found)));
            }
        }
        return std::nullopt;
    }

    /// What the attempt makes, or why there can be nothing; nothing where it makes none.
    [[nodiscard]] std::optional<Found> attempted(int index, int difficulty, int attempt) const
    {
        const std::uint64_t seed = mixed(mixed(m_request.seed) + static_cast<std::uint64_t>(index) * 1000 +
                                         static_cast<std::uint64_t>(attempt));
        auto made = classroom::makeExercise({.kind = *m_kind,
                                             .game = m_request.game,
                                             .play = m_request.play,
                                             .difficulty = difficulty,
                                             .seed = seed,
                                             .level = m_request.level,
                                             .rules = m_request.rules},
                                            m_part);
        const auto* none = std::get_if<classroom::NoExercise>(&made);
        if (m_job.stop.stop_requested() || (none && *none == classroom::NoExercise::Cancelled))
            return NoWorksheet{};
        if (none && *none == classroom::NoExercise::NotForGame)
            return NoWorksheet{.why = NoWorksheet::Why::NotOffered, .kind = *m_kind};
        if (none)
            return std::nullopt;
        return std::get<Exercise>(std::move(made));
    }

    /// One of those drawn before that were too much alike then, or had another answer.
    std::optional<Exercise> fromSpare(std::size_t likeness, const std::string& answer)
    {
        if (likeness >= likenesses)
            return std::nullopt;
        const auto found = std::ranges::find_if(
            m_spare, [&](const Exercise& spare) { return takes(spare, likeness, answer); });
        if (found == m_spare.end())
            return std::nullopt;
        Exercise exercise = std::move(*found);
        m_spare.erase(found);
        return exercise;
    }

    /// Whether it has that answer and is new to the sheet; it is not from now on.
    bool takes(const Exercise& exercise, std::size_t likeness, const std::string& answer)
    {
        if (!answer.empty() && exercise.right.front() != answer)
            return false;
        Names names = namesOf(exercise);
        if (m_taken[likeness].contains(names[likeness]))
            return false;
        for (std::size_t i = 0; i < names.size(); ++i)
            m_taken[i].insert(std::move(names[i]));
        return true;
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
    solver::Job m_part; ///< of one exercise: the progress is that of the whole sheet
    std::optional<ExerciseKind> m_kind;
    std::map<std::string, std::size_t> m_likeness; ///< how alike they may be, by the answer that is wanted
    std::array<std::set<std::string>, likenesses> m_taken;
    std::vector<Exercise> m_spare;
    int m_misses = 0; ///< how often no exercise had the answer that was wanted
};

} // namespace

std::vector<ExerciseKind> offeredKinds(std::string_view game, theory::Play play)
{
    const games::Entry* entry = games::findEntry(game);
    const bool hasStalks = entry != nullptr && entry->stalk != nullptr;
    std::vector<ExerciseKind> kinds;
    for (const ExerciseKind kind : classroom::exerciseKinds())
        if (classroom::isOffered(kind, game, play) &&
            (kind != ExerciseKind::StalkValue || (hasStalks && play == theory::Play::Normal)))
            kinds.push_back(kind);
    return kinds;
}

std::vector<ExerciseKind> usualKinds(std::string_view game, theory::Play play)
{
    auto kinds = offeredKinds(game, play);
    kinds.resize(std::min<std::size_t>(kinds.size(), 1));
    return kinds;
}

QStringList offeredIds(const WorksheetRequest& request)
{
    const bool isLabelled = request.rules.empty() && printing::isLabelled(request.game, request.play);
    return idsOf({.kinds = offeredKinds(request.game, request.play), .labelling = isLabelled});
}

QStringList idsOf(const WorksheetRequest& request)
{
    QStringList ids = wording::textsOf(request.kinds, classroom::kindId);
    if (request.labelling)
        ids << QLatin1String(labellingId);
    return ids;
}

void askFor(WorksheetRequest& request, const QStringList& ids, const QStringList& offered)
{
    request.kinds.clear();
    for (const ExerciseKind kind : classroom::exerciseKinds())
        if (const QString id = wording::fromUtf8(classroom::kindId(kind));
            ids.contains(id) && offered.contains(id))
            request.kinds.push_back(kind);
    request.labelling =
        ids.contains(QLatin1String(labellingId)) && offered.contains(QLatin1String(labellingId));
    if (request.kinds.empty() && !request.labelling)
        request.kinds = usualKinds(request.game, request.play);
}

MadeWorksheet makeWorksheet(const WorksheetRequest& request, const solver::Job& job)
{
    assert((!request.kinds.empty() || request.labelling) && request.number >= 1 &&
           request.number <= mostExercises);
    return Maker(request, job).make();
}

QString noWorksheetText(const NoWorksheet& problem)
{
    switch (problem.why) {
    case NoWorksheet::Why::NotOffered: return wording::noExerciseText(classroom::NoExercise::NotForGame);
    case NoWorksheet::Why::TooFew:
        return wording::counted(
                   //: a number, here 1, and a kind of exercise, such as "Nim-sum"
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "Only %1 different exercise of the kind “%2” was found at this "
                                       "difficulty: ask for fewer, or for another difficulty."),
                   //: a number, and a kind of exercise, such as "Nim-sum"
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "Only %1 different exercises of the kind “%2” were found at this "
                                       "difficulty: ask for fewer, or for another difficulty."),
                   static_cast<std::uint64_t>(problem.found))
            .arg(problem.found)
            .arg(wording::kindName(problem.kind));
    case NoWorksheet::Why::Cancelled: break;
    }
    //: the person ended the search for exercises
    return translate("Wording", "Stopped.");
}

QString worksheetCommand(const WorksheetRequest& request)
{
    QStringList words{QStringLiteral("grundy-cli worksheet"),
                      QString::fromStdString(request.game + request.rules)};
    for (const QString& id : idsOf(request))
        words << QStringLiteral("--kind") << id;
    if (request.play == theory::Play::Misere)
        words << QStringLiteral("--misere");
    words << QStringLiteral("--number") << QString::number(request.number) << QStringLiteral("--difficulty")
          << QString::number(request.difficulty) << QStringLiteral("--seed")
          << QString::number(static_cast<qulonglong>(request.seed));
    if (request.level != games::Level::Theorems)
        words << QStringLiteral("--level")
              << wording::fromUtf8(games::levelIds[static_cast<std::size_t>(request.level)]);
    return words.join(QLatin1Char(' '));
}

QString askedName(const QString& id)
{
    const auto kind = classroom::findKind(id.toStdString());
    return kind ? wording::kindName(*kind) : translate("Wording", "Label P and N");
}

QString worksheetTitle(const WorksheetRequest& request)
{
    const QString game = wording::gameTitle(request.game);
    const QStringList asked = idsOf(request);
    return asked.size() == 1 ? translate("Wording", "%1: %2").arg(game, askedName(asked.front()))
                             //: the title of a worksheet: a game, such as Nim
                             : translate("Wording", "%1: exercises").arg(game);
}

} // namespace printing
