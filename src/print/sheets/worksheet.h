// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A worksheet: exercises made from one seed, with their answers in words. No position comes twice, also not
// turned or in another order, unless a game has too few of them. The same request makes the same sheet.

#include "classroom/exercises/exercise.h"
#include "print/sheets/labelling.h"
#include "solver/job.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace printing {

inline constexpr int mostExercises = 40;

struct WorksheetRequest {
    std::string game{}; ///< a game's id
    /// In the order of the sheet; each has about as many exercises. See offeredKinds().
    std::vector<classroom::ExerciseKind> kinds{};
    /// Rows, tables and graphs are to be labelled P and N, too: the game's own ones, after the exercises.
    bool labelling = false;
    theory::Play play = theory::Play::Normal;
    int number = 10;    ///< 1 to mostExercises
    int difficulty = 3; ///< some exercises may be up to 4 off, where it has too few positions
    std::uint64_t seed = 1;
    games::Level level = games::Level::Theorems; ///< of the reasons in the key
    std::string rules{};                         ///< as of ExerciseRequest; those of the game where empty

    friend bool operator==(const WorksheetRequest&, const WorksheetRequest&) = default;
};

/// The kinds that a sheet about that game may have: those asked of its positions, nim-sum and mex; stalks
/// only with Hackenbush in normal play.
[[nodiscard]] std::vector<classroom::ExerciseKind> offeredKinds(std::string_view game, theory::Play play);
/// What a sheet has when nothing else is asked for: the first of offeredKinds(), as nothing else needs to be
/// known.
[[nodiscard]] std::vector<classroom::ExerciseKind> usualKinds(std::string_view game, theory::Play play);

/// An exercise and all that is printed of it but its board.
struct SheetExercise {
    classroom::Exercise exercise{};
    QString game{};    ///< its title; empty where the rules alone say what it is
    QString rules{};   ///< of its game, and how it is drawn; empty for a kind without a board
    QString mover{};   ///< who is to move, where that matters: "White moves first."
    QString task{};    ///< what is asked
    QString answers{}; ///< every right answer
    QStringList reasons{};
    QString confirmed{}; ///< by which two methods the answers were found
};

struct Worksheet {
    WorksheetRequest request;
    std::vector<SheetExercise> exercises;
    std::vector<SheetLabelling> labellings{};
};

/// Why there is no sheet.
struct NoWorksheet {
    enum class Why : std::uint8_t {
        NotOffered, ///< `kind` cannot be asked of this game
        TooFew,     ///< no more than `found` different exercises of `kind` were found
        Cancelled,
    };
    Why why = Why::Cancelled;
    classroom::ExerciseKind kind{};
    int found = 0;
};
using MadeWorksheet = std::variant<Worksheet, NoWorksheet>;

/// What labelling is called where kinds are named by their ids.
inline constexpr const char* labellingId = "label";
/// The ids of what a sheet of that game in that convention may ask, also of labelling where its rules are the
/// usual ones.
[[nodiscard]] QStringList offeredIds(const WorksheetRequest& request);
/// The ids of what it asks.
[[nodiscard]] QStringList idsOf(const WorksheetRequest& request);
/// Asks for those of the ids that are offered, in the usual order; for the usual kind where none is.
void askFor(WorksheetRequest& request, const QStringList& ids, const QStringList& offered);
/// "Find a winning move", "Label P and N".
[[nodiscard]] QString askedName(const QString& id);

/// Preconditions: a known game, at least one kind or labelling where isLabelled(), number and difficulty in
/// their ranges. Reports how many of the exercises are done.
[[nodiscard]] MadeWorksheet makeWorksheet(const WorksheetRequest& request, const solver::Job& job);

/// "No more than 3 different exercises of this kind were found: …".
[[nodiscard]] QString noWorksheetText(const NoWorksheet& problem);

/// What makes the sheet again: "grundy-cli worksheet nim --kind mex --number 10 --difficulty 3 --seed 42".
[[nodiscard]] QString worksheetCommand(const WorksheetRequest& request);
/// "Nim: Find a winning move".
[[nodiscard]] QString worksheetTitle(const WorksheetRequest& request);

} // namespace printing
