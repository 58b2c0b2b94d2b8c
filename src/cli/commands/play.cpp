// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/limits.h"
#include "cli/arguments/numbers.h"
#include "cli/arguments/seat.h"
#include "cli/arguments/typedmove.h"
#include "cli/commands/commands.h"
#include "cli/output/progress.h"

#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"

#include <CLI/CLI.hpp>

#include <array>
#include <istream>
#include <random>

namespace cli {
namespace {

struct PlayArguments {
    std::string position;
    std::array<std::string, 2> seats; ///< Left, Right
    std::uint64_t seed = 0;
    LimitArguments limits;
};

constexpr std::size_t mostShown = 20; ///< moves listed before a person's turn

QString sideName(std::size_t side)
{
    //: a player, not a direction
    return side == 0 ? Cli::tr("Left") : /*: a player */ Cli::tr("Right");
}

/// A game in the terminal. Left starts.
class Match {
public:
    Match(games::GamePtr start, const PlayArguments& arguments, const Console& console)
        : m_game(std::move(start)), m_console(console), m_limits(arguments.limits), m_random(arguments.seed)
    {
        for (std::size_t side = 0; side < m_seats.size(); ++side)
            m_seats[side] = *parseSeat(arguments.seats[side]);
    }

    [[nodiscard]] Exit run();

private:
    [[nodiscard]] std::optional<games::Move> nextMove();
    [[nodiscard]] std::optional<games::Move> askPerson();
    [[nodiscard]] std::optional<games::Move> askComputer(const games::Opponent& opponent);
    void printMoves(const games::MoveList& list) const;
    void printResult() const;

    games::GamePtr m_game;
    const Console& m_console;
    const LimitArguments& m_limits;
    std::mt19937_64 m_random;
    std::array<Seat, 2> m_seats;
    std::size_t m_side = 0;
    Exit m_ended = Exit::Done; ///< why there was no move
};

Exit Match::run()
{
    m_console.print(wording::rulesLine(*m_game));
    m_console.print(QString::fromStdString(m_game->notation()));
    while (!m_game->isOver() && m_console.canPrint()) {
        const auto move = nextMove();
        if (!move)
            return m_ended;
        m_game = m_game->after(*move);
        m_console.print(
            //: who moves, the move, the position after it
            Cli::tr("%1: %2 → %3")
                .arg(sideName(m_side), wording::moveText(*move), QString::fromStdString(m_game->notation())));
        m_side = 1 - m_side;
    }
    printResult();
    return Exit::Done;
}

std::optional<games::Move> Match::nextMove()
{
    if (const auto* opponent = std::get_if<games::Opponent>(&m_seats[m_side]))
        return askComputer(*opponent);
    return askPerson();
}

/// Nothing at 'quit', at the end of the input and at Ctrl-C.
std::optional<games::Move> Match::askPerson()
{
    games::MoveList list = m_game->moves();
    // A partizan game lists both players' moves.
    std::erase_if(list.moves, [this](const games::Move& move) { return move.player != m_game->mover(); });
    printMoves(list);
    std::string line;
    while (true) {
        //: the program waits for the move of a player, such as Left
        m_console.out << Cli::tr("%1> ").arg(sideName(m_side)).toStdString() << std::flush;
        const bool read = static_cast<bool>(std::getline(m_console.in, line));
        const QString typed = QString::fromStdString(line).trimmed();
        if (m_console.stop.stop_requested())
            m_ended = Exit::Interrupted;
        if (!read || m_ended == Exit::Interrupted || typed == QLatin1String("quit")) {
            m_console.print(Cli::tr("The game is left unfinished."));
            return std::nullopt;
        }
        if (const auto move = findMove(*m_game, list.moves, typed.toStdString()))
            return move;
        m_console.print(Cli::tr(
            "No such move. Type a move's number, its text or the position that it leaves, or 'quit'."));
    }
}

std::optional<games::Move> Match::askComputer(const games::Opponent& opponent)
{
    ProgressLine progress(m_console);
    const QString work = Cli::tr("%1 is thinking").arg(sideName(m_side));
    const auto chosen =
        games::chooseMove(*m_game, opponent, m_random, progress.shown(makeJob(m_limits, m_console), work));
    progress.clear();
    if (m_console.stop.stop_requested()) {
        m_ended = Exit::Interrupted;
        return std::nullopt;
    }
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&chosen)) {
        m_console.complain(m_game->notation(), wording::unsolvedText(*unsolved));
        m_ended = exitFor(*unsolved);
        return std::nullopt;
    }
    return std::get<games::Move>(chosen);
}

void Match::printMoves(const games::MoveList& list) const
{
    const std::size_t shown = std::min(list.moves.size(), mostShown);
    for (std::size_t i = 0; i < shown; ++i)
        m_console.print(QStringLiteral("%1  %2").arg(QString::number(i + 1).rightJustified(4),
                                                     wording::moveText(list.moves[i])));
    const std::uint64_t more = list.moves.size() - shown + list.omitted;
    if (more > 0)
        m_console.print(Cli::tr("      … and more moves: %1").arg(more));
}

/// Nobody can move: in normal play the player to move has lost, in misère play won.
void Match::printResult() const
{
    const bool moverWins = m_game->play() == theory::Play::Misere;
    m_console.print(Cli::tr("No move is left. %1 wins.").arg(sideName(moverWins ? m_side : 1 - m_side)));
}

Exit play(const PlayArguments& arguments, const Console& console)
{
    const games::GamePtr game = console.read(arguments.position);
    return game ? Match(game, arguments, console).run() : Exit::BadInput;
}

std::string checkSeat(const std::string& text)
{
    return parseSeat(text) ? std::string() : expectedFound(seatForms, text);
}

} // namespace

void addPlay(CLI::App& app, const Console& console, Exit& result)
{
    CLI::App* command =
        app.add_subcommand("play", QT_TRANSLATE_NOOP("Help", "a game in the terminal; Left starts"));
    const auto arguments = std::make_shared<PlayArguments>();
    const CLI::Validator seat(checkSeat, "WHO");
    command->add_option("POSITION", arguments->position, QT_TRANSLATE_NOOP("Help", "such as nim:7,11,5"))
        ->required();
    command->add_option("--left", arguments->seats[0], seatForms)->required()->check(seat);
    command->add_option("--right", arguments->seats[1], seatForms)->required()->check(seat);
    command
        ->add_option("--seed", arguments->seed,
                     QT_TRANSLATE_NOOP("Help", "of all chance: the same seed plays the same game"))
        //: what an option takes: the least and the largest number
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a number from %1 to %2")));
    addLimits(*command, arguments->limits);
    command->callback([arguments, &console, &result] { result = play(*arguments, console); });
}

} // namespace cli
