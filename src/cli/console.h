// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every command is given: the three streams, and the token that Ctrl-C sets. Results go to `out`,
// complaints to `err`, one line each.

#include "games/game.h"

#include <QCoreApplication>
#include <QString>

#include <iosfwd>
#include <stop_token>
#include <string>

namespace cli {

/// The context of what the program says.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The exit codes of design/cli.md. Results that cannot be written count as bad input: no answer was given.
/// Less, Greater and Confused are answers of a comparison.
enum class Exit : int {
    Done = 0,
    No = 1,
    BadInput = 2,
    Unsolved = 3,
    Less = 10,
    Greater = 11,
    Confused = 12,
    Interrupted = 130
};

/// In place of a position.
inline constexpr const char* standardInput = "-";

/// The exit code of two pieces of work: an interruption, then bad input, outrank all else.
[[nodiscard]] Exit worse(Exit a, Exit b);
/// Interrupted when the work was cancelled, Unsolved when another limit ended it.
[[nodiscard]] Exit exitFor(const solver::Unsolved& unsolved);

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    std::stop_token stop;
    bool isTerminal = false; ///< `err` is one: progress may be shown there

    /// One line: "grundy-cli: nim:3,x: column 7: …"; `about` is shortened.
    void complain(const std::string& about, const QString& cause) const;
    /// The exit code, after a complaint that says why it is not solved.
    [[nodiscard]] Exit unsolved(const std::string& about, const solver::Unsolved& unsolved) const;
    /// One line on `err` where loose edges of the text are not on the board: "note: hackenbush:1-2g: …".
    void noteFallen(const std::string& about, const games::Game& game) const;
    /// A text and a line's end on `out`.
    void print(const QString& line) const;
    /// False once a result could not be written.
    [[nodiscard]] bool canPrint() const;
    /// The position that `notation` writes, or null after a complaint.
    [[nodiscard]] games::GamePtr parsed(const std::string& notation) const;
    /// The same for an argument: standardInput stands for the next line of `in`, which may be longer than an
    /// argument.
    [[nodiscard]] games::GamePtr read(const std::string& argument) const;
    /// The next line that is not blank, without what other systems put around it (a byte order mark, a
    /// carriage return); false at the end.
    [[nodiscard]] bool readLine(std::string& line) const;
};

} // namespace cli
