// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Strict reading of the JSON files that the program keeps.

#include "lessons/jsonfile.h"
#include "models/files/gamefile.h"

#include <utility>
#include <variant>

namespace models {

/// What is wrong with such a file, with its place, as a sentence.
[[nodiscard]] inline QString keptProblemText(const lessons::LessonProblem& problem)
{
    return problem.cause == lessons::Cause::NewerVersion
               ? GameFile::tr("The file was written by a newer version of Grundy.")
               : lessons::problemText(problem);
}

/// What `read` makes of the keys, as in lessons::readJson(); otherwise why the text is no such file.
template <typename Read>
[[nodiscard]] auto readKept(const QByteArray& text, const lessons::JsonKind& kind, const Read& read)
    -> std::variant<std::invoke_result_t<Read, lessons::JsonFields&>, FileError>
{
    auto found = lessons::readJson(text, kind, read);
    if (const auto* problem = std::get_if<lessons::LessonProblem>(&found))
        return FileError{keptProblemText(*problem)};
    return std::get<0>(std::move(found));
}

} // namespace models
