// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lessons: a course of steps with text, live boards, reveals, questions and exercises, written as data. The
// format is described in docs/lessons.md.

#include "classroom/exercises/exercise.h"
#include "lessons/course.h"
#include "lessons/lessonproblem.h"
#include "lessons/lessontext.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lessons {

/// What is told of a position on a board; each tells what stands before it, too, but for Winning.
enum class Told : std::uint8_t {
    Nothing,
    Outcome,
    Moves,   ///< every move with the outcome it leaves
    Winning, ///< the winning moves are drawn
    Why,     ///< the explanation as well
    Worth,   ///< with the outcome what the position is worth: its value, mean, temperature and thermograph
};

/// A live board: it can be played on and be put back.
struct Board {
    std::string position; ///< canonical notation
    Told told = Told::Nothing;
};

struct TextStep {};

/// A game on the step's board.
struct PlayStep {
    enum class Opponent : std::uint8_t { Person, Perfect, Random, Fence };
    Opponent opponent = Opponent::Person;
    int fence = 4; ///< Fence: perfect when at most so many pieces are left
    bool computerFirst = false;
};

/// Think first, then look.
struct RevealStep {
    Text text;
    Told told = Told::Nothing; ///< of the step's board
};

struct Choice {
    Text text;
    bool right = false;
    Text because; ///< said when it is chosen
};

struct QuestionStep {
    std::vector<Choice> choices;
};

struct ExerciseStep {
    classroom::ExerciseRequest request; ///< its seed is chosen later
    int count = 3;                      ///< so many are asked for
};

/// The positions from `from` to `to` of a family of n, labelled P and N one by one.
struct LabelStep {
    std::string family;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    int shown = 1; ///< so many are labelled from the start
};

/// n runs from 0 to columns, m from 0 to rows (0 in a family of n alone).
struct FamilySize {
    std::uint64_t columns = 0;
    std::uint64_t rows = 0;
};

/// A family's table, filled in by steps.
struct TableStep {
    std::string family;
    FamilySize to;
    bool grundy = false;     ///< Grundy values instead of outcomes
    bool byDiagonal = false; ///< a diagonal (in a family of n alone, a cell) at a time, not all at once
};

/// The pupil fills in P and N: of a family, or of every position that can be reached from `graph`.
struct MarkStep {
    std::string family{};
    FamilySize to{};
    std::string graph{}; ///< canonical notation; empty for a family
};

using StepKind =
    std::variant<TextStep, PlayStep, RevealStep, QuestionStep, ExerciseStep, LabelStep, TableStep, MarkStep>;

struct Step {
    QString title{};
    Text text{};
    std::optional<Board> board{};
    std::vector<Link> facts{}; ///< claims that are checked and not shown
    QString notes{};           ///< for the teacher, in plain words
    Text markedNotes{};        ///< the same with what is strong in them
    StepKind kind{};
    int line = 0; ///< where it begins in its file, from 1; 0 where there is none
};

/// The chapters of the course, in order; a lesson of one's own needs none.
enum class Group : std::uint8_t { None, Start, Nim, Lines, Disguise, Wythoff, Hackenbush, Theory };
/// As a file names it: "start"; empty for None.
[[nodiscard]] const char* groupId(Group group);

struct Lesson {
    QString id;
    QString title;
    QString about;
    int minutes = 0;
    QString aims{}; ///< "…", of "Afterwards the class can …."; may be empty
    Group group = Group::None;
    std::vector<Step> steps{};
};

inline constexpr int lessonVersion = 1;
inline constexpr qsizetype mostLessonBytes = qsizetype{1} << 20;
inline constexpr int mostSteps = 200;
inline constexpr std::uint64_t mostTableSide = 20;
inline constexpr std::uint64_t mostMarkSide = 12;

/// One step of a lesson; the place of a problem is one in it.
[[nodiscard]] std::variant<Step, LessonProblem> readStep(const QJsonObject& step);

using ReadLesson = std::variant<Lesson, LessonProblem>;

/// Reads a lesson file. Strict: what is not known, missing, of the wrong type, too long or too many is a
/// problem, the first one of which is returned. Positions and families are read, verdicts are not checked.
/// `inPlaceOf`: what is read in place of its sentences; none: they stay.
[[nodiscard]] ReadLesson readLesson(const QByteArray& json, const InPlaceOf& inPlaceOf = {});
/// The same of a file, also when it cannot be opened.
[[nodiscard]] ReadLesson readLessonFile(const QString& path, const InPlaceOf& inPlaceOf = {});
/// A lesson, or a part of one, as JSON text: the keys in the order in which docs/lessons.md names them, so
/// that files can be read and compared. Keys that no lesson has come last.
[[nodiscard]] QByteArray lessonToJson(const QJsonObject& lesson);

} // namespace lessons
