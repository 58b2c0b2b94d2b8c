// SPDX-License-Identifier: GPL-3.0-or-later

// Explore: games put side by side on one table, turned over, doubled and taken away.

#include "games/sum/difference.h"
#include "games/sum/sum.h"
#include "models/files/typedposition.h"
#include "models/session/session.h"
#include "wording/names/names.h"

namespace models {

/// The table has these boards now, or there is the one game alone.
void Session::setBoards(std::vector<games::GamePtr> boards)
{
    games::GamePtr next = games::sumOf(std::move(boards));
    if (next->isPartizan() && game()->isPartizan())
        next = next->withMover(game()->mover());
    if (next->info().id == game()->info().id)
        changeTo(next);
    else
        beginAsRemembered(next, 0, Mode::Explore);
}

QString Session::addBoards(const QString& text)
{
    if (!isOpened())
        return {};
    const auto parsed = readTyped(text);
    if (const auto* problem = std::get_if<QString>(&parsed))
        return *problem;
    std::vector<games::GamePtr> boards = games::boardsOf(game());
    for (const games::GamePtr& added : games::boardsOf(std::get<games::GamePtr>(parsed))) {
        if (added->play() != game()->play() && !added->misereOffered())
            return tr("All games on a table are played by one convention, and this one has no misère play.");
        boards.push_back(added->play() == game()->play() ? added : added->withPlay(game()->play()));
    }
    if (boards.size() > games::mostSumParts)
        return tr("A table has at most %1 boards.").arg(games::mostSumParts);
    setBoards(std::move(boards));
    return {};
}

void Session::dropBoards(const QString& text)
{
    if (const QString problem = addBoards(text); !problem.isEmpty())
        setMessage(problem);
}

QString Session::compareWith(const QString& text)
{
    if (!isOpened())
        return {};
    const auto typed = readTyped(text);
    if (const auto* problem = std::get_if<QString>(&typed))
        return *problem;
    const games::GamePtr first = game();
    const games::GamePtr& second = std::get<games::GamePtr>(typed);
    const auto difference = games::differenceOf(first, second);
    if (const auto* problem = std::get_if<games::NoDifference>(&difference)) {
        switch (*problem) {
        case games::NoDifference::Misere: return tr("Games are compared in normal play.");
        case games::NoDifference::NoNegative: return tr("This game cannot exchange Left and Right.");
        case games::NoDifference::TooMany:
            return tr("A table has at most %1 boards.").arg(games::mostSumParts);
        }
    }
    const games::GamePtr& table = std::get<games::GamePtr>(difference);
    setBoards(games::boardsOf(table));
    m_comparison.begin(*first, *second, *game());
    return {};
}

void Session::removeBoard(int number)
{
    std::vector<games::GamePtr> boards = isOpened() ? games::boardsOf(game()) : std::vector<games::GamePtr>();
    if (boards.size() < 2 || number < 0 || std::cmp_greater_equal(number, boards.size()))
        return;
    boards.erase(boards.begin() + number);
    setBoards(std::move(boards));
}

void Session::duplicateBoard(int number)
{
    std::vector<games::GamePtr> boards = isOpened() ? games::boardsOf(game()) : std::vector<games::GamePtr>();
    if (number < 0 || std::cmp_greater_equal(number, boards.size()))
        return;
    if (boards.size() == games::mostSumParts)
        return setMessage(tr("A table has at most %1 boards.").arg(games::mostSumParts));
    const games::GamePtr same = boards[static_cast<std::size_t>(number)];
    boards.insert(boards.begin() + number, same);
    setBoards(std::move(boards));
}

void Session::negateBoard(int number)
{
    std::vector<games::GamePtr> boards = isOpened() ? games::boardsOf(game()) : std::vector<games::GamePtr>();
    if (number < 0 || std::cmp_greater_equal(number, boards.size()))
        return;
    games::GamePtr& board = boards[static_cast<std::size_t>(number)];
    const games::GamePtr negative = board->negative();
    if (!negative)
        return setMessage(tr("This game cannot exchange Left and Right."));
    if (!board->isPartizan())
        return setMessage(tr("Both players have the same moves here: the negative is the game itself."));
    board = negative;
    setBoards(std::move(boards));
}

void Session::moveBoard(int from, int to)
{
    std::vector<games::GamePtr> boards = isOpened() ? games::boardsOf(game()) : std::vector<games::GamePtr>();
    const auto isThere = [&boards](int number) {
        return number >= 0 && std::cmp_less(number, boards.size());
    };
    if (!isThere(from) || !isThere(to) || from == to)
        return;
    games::GamePtr moved = std::move(boards[static_cast<std::size_t>(from)]);
    boards.erase(boards.begin() + from);
    boards.insert(boards.begin() + to, std::move(moved));
    setBoards(std::move(boards));
}

} // namespace models
