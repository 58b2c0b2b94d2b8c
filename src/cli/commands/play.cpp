// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/output/progress.h"

#include "games/catalogue.h"
#include "games/players/opponents.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/text/sentences.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <istream>
#include <random>
#include <string_view>
#include <variant>

namespace cli {
namespace {

// Who sits on a side: a person or a level of the computer, as the options name them.

struct Human {};
using Seat = std::variant<Human, games::Opponent>;

constexpr const char* seatForms = QT_TRANSLATE_NOOP(
    "Help",
    "human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N "
    "(perfect from N pieces left on, N from 1 to 99)");

/// Reads one of seatForms: N plies from 1 to 20, P percent of slips from 0 to 100, a fence of 1 to
/// games::farthestFence. Nothing for others.
std::optional<Seat> parseSeat(std::string_view text)
{
    constexpr std::string_view look = "look:";
    constexpr std::string_view humanLike = "human-like:";
    constexpr std::string_view fence = "fence:";
    if (text == "human")
        return Human{};
    if (text == "perfect")
        return games::PerfectPlayer{};
    if (text == "random")
        return games::RandomPlayer{};
    if (text == "human-like")
        return games::HumanLikePlayer{};
    if (text.starts_with(look)) {
        if (const auto depth = numberIn(text.substr(look.size()), 1, 20))
            return games::LookAheadPlayer{*depth};
    }
    if (text.starts_with(humanLike)) {
        if (const auto percent = numberIn(text.substr(humanLike.size()), 0, 100))
            return games::HumanLikePlayer{*percent};
    }
    if (text.starts_with(fence)) {
        if (const auto pieces = numberIn(text.substr(fence.size()), 1, games::farthestFence))
            return games::FencePlayer{*pieces};
    }
    return std::nullopt;
}

// What a person types for a move.

/// Case, spaces and the kind of dash do not matter.
QString plain(const QString& text)
{
    return text.simplified().toLower().replace(QChar(u'–'), QLatin1Char('-'));
}

/// Typed in full, or as the action may also be called.
bool names(const QString& typed, const games::Move& move)
{
    const auto isTyped = [&typed](const games::Sentence& text) {
        return plain(wording::toText(text)) == typed;
    };
    return isTyped(move.action.text()) || std::ranges::any_of(move.action.otherTexts(), isTyped);
}

std::optional<games::Move> moveLeaving(const games::Game& game, games::PieceId chosen)
{
    const games::Choice choice = game.choose(chosen);
    const auto* move = std::get_if<games::Move>(&choice);
    return move ? std::optional(*move) : std::nullopt;
}

/// The sizes of a board's heaps by number.
std::vector<std::uint64_t> heapSizes(const games::Game& game)
{
    std::vector<std::uint64_t> sizes;
    const games::Board board = game.board();
    if (board.shape == games::Shape::Table) // the boards number their heaps each by itself
        return sizes;
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind != games::PieceKind::Base)
            continue;
        sizes.resize(std::max<std::size_t>(sizes.size(), games::majorOf(piece.id) + 1U));
        sizes[games::majorOf(piece.id)] = piece.count;
    }
    return sizes;
}

/// Heaps that are too large for a list of all moves: every number typed is tried as a take.
std::optional<games::Move> unlistedMove(const games::Game& game, const QString& typed)
{
    static const QRegularExpression number(QStringLiteral("\\d{1,10}"));
    const auto sizes = heapSizes(game);
    for (auto found = number.globalMatch(typed); found.hasNext();) {
        const std::uint64_t take = found.next().captured().toULongLong();
        for (std::uint32_t heap = 0; heap < sizes.size(); ++heap) {
            if (take == 0 || take > sizes[heap])
                continue;
            const auto height = static_cast<std::uint32_t>(sizes[heap] - take + 1);
            const auto move = moveLeaving(game, games::pieceId(heap, height));
            if (move && plain(wording::moveText(*move)) == typed)
                return move;
        }
    }
    return std::nullopt;
}

/// The same for a typed position: the one heap that is smaller in it.
std::optional<games::Move> unlistedMoveTo(const games::Game& game, const games::Game& target)
{
    const auto before = heapSizes(game);
    const auto after = heapSizes(target);
    for (std::uint32_t heap = 0; heap < std::min(before.size(), after.size()); ++heap) {
        if (after[heap] >= before[heap])
            continue;
        const auto move =
            moveLeaving(game, games::pieceId(heap, static_cast<std::uint32_t>(after[heap] + 1)));
        if (move && game.after(*move)->notation() == target.notation())
            return move;
    }
    return std::nullopt;
}

/// The first of the moves, or of those that one of them stands for, that `fits`.
template <typename Fits>
std::optional<games::Move> findAmong(const games::Game& game, const std::vector<games::Move>& moves,
                                     const Fits& fits)
{
    for (const games::Move& move : moves) {
        if (fits(move))
            return move;
        const auto alike = game.alike(move);
        const auto other = std::ranges::find_if(alike, fits);
        if (other != alike.end())
            return *other;
    }
    return std::nullopt;
}

/// The move of `game` that `typed` means: its number in `moves` from 1, its text ("take 9 from heap 2"),
/// or the notation of the position that it leaves. Nothing for anything else.
std::optional<games::Move> findMove(const games::Game& game, const std::vector<games::Move>& moves,
                                    std::string_view typed)
{
    const QString text = plain(QString::fromUtf8(typed.data(), static_cast<qsizetype>(typed.size())));
    bool isNumber = false;
    const qulonglong number = text.toULongLong(&isNumber);
    if (isNumber)
        return number >= 1 && number <= moves.size() ? std::optional(moves[number - 1]) : std::nullopt;
    if (const auto move =
            findAmong(game, moves, [&text](const games::Move& each) { return names(text, each); }))
        return move;
    const games::Parsed parsed = games::parse(typed);
    const auto* target = std::get_if<games::GamePtr>(&parsed);
    if (!target)
        return unlistedMove(game, text);
    const std::string left = (*target)->notation();
    if (const auto move = findAmong(
            game, moves, [&](const games::Move& each) { return game.after(each)->notation() == left; }))
        return move;
    return unlistedMoveTo(game, **target);
}

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
        m_ended = m_console.unsolved(m_game->notation(), *unsolved);
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

} // namespace

void addPlay(CLI::App& app, const Console& console, Exit& result)
{
    const auto [command, arguments] = addCommand(
        "play", QT_TRANSLATE_NOOP("Help", "a game in the terminal; Left starts"), play, app, console, result);
    const CLI::Validator seat = oneOf(
        seatForms, [](const std::string& text) { return parseSeat(text).has_value(); }, "WHO");
    addPosition(command, arguments.position, QT_TRANSLATE_NOOP("Help", "such as nim:7,11,5"));
    command.add_option("--left", arguments.seats[0], seatForms)->required()->check(seat);
    command.add_option("--right", arguments.seats[1], seatForms)->required()->check(seat);
    command
        .add_option("--seed", arguments.seed,
                    QT_TRANSLATE_NOOP("Help", "of all chance: the same seed plays the same game"))
        //: what an option takes: the least and the largest number
        ->transform(wholeNumber(QT_TRANSLATE_NOOP("Help", "a number from %1 to %2")));
    addLimits(command, arguments.limits);
}

} // namespace cli
