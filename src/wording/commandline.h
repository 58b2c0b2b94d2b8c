// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The command lines of both programs in the language that is spoken. What they show is marked for translation
// with the context "Help".

#include <QString>

#include <string>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace wording {

/// From now on the help of a command and of all below it is in the language.
void translateHelp(CLI::App& command);
/// "expected `expected`, found 'x'", the text shortened.
[[nodiscard]] QString expectedFoundText(const QString& expected, const std::string& found);
/// What CLI11 finds missing, given twice or too much.
[[nodiscard]] QString causeText(const CLI::ParseError& error);

} // namespace wording
