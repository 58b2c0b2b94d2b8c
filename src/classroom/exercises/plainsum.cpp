// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/plainsum.h"

#include <algorithm>

namespace classroom {
namespace {

using theory::Mover;

/// Positions of one board, and of all boards together with either player to move.
constexpr std::size_t mostOfBoard = 2'000;
constexpr std::size_t mostTogether = 1'000'000;

constexpr std::size_t sideOf(Mover mover)
{
    return mover == Mover::Right ? 1 : 0;
}

enum class Visit : std::uint8_t { New, Open, Done };

/// Whether a position can come again.
bool comesBack(const PlainBoard& board, std::size_t at, std::vector<Visit>& marks)
{
    if (marks[at] != Visit::New)
        return marks[at] == Visit::Open;
    marks[at] = Visit::Open;
    for (const auto& options : board.options[at]) {
        for (const std::size_t option : options)
            if (comesBack(board, option, marks))
                return true;
    }
    marks[at] = Visit::Done;
    return false;
}

/// A board on the table; where its players are exchanged its options are, too.
struct PlacedBoard {
    PlainBoard board;
    bool isExchanged = false;

    [[nodiscard]] const std::vector<std::size_t>& options(std::size_t at, std::size_t side) const
    {
        return board.options[at][isExchanged ? 1 - side : side];
    }
};

using Places = std::vector<std::size_t>;

class Together {
public:
    explicit Together(std::vector<PlacedBoard> boards) : m_boards(std::move(boards)) {}

    /// False when there are too many positions.
    [[nodiscard]] bool prepare()
    {
        std::size_t size = 2;
        for (const PlacedBoard& placed : m_boards) {
            if (placed.board.options.size() > mostTogether / size)
                return false;
            size *= placed.board.options.size();
        }
        m_wins.assign(size, Known::No);
        return true;
    }

    [[nodiscard]] const PlacedBoard& at(std::size_t board) const { return m_boards[board]; }
    [[nodiscard]] Places start() const { return Places(m_boards.size(), 0); }

    /// Whether who moves, Left (0) or Right (1), wins.
    bool wins(const Places& places, std::size_t side, bool misere)
    {
        const std::size_t index = indexOf(places) * 2 + side;
        if (m_wins[index] != Known::No)
            return m_wins[index] == Known::Wins;
        ++m_looked;
        bool hasMove = false;
        bool wins = false;
        Places next = places;
        for (std::size_t board = 0; board < m_boards.size() && !wins; ++board) {
            for (const std::size_t option : m_boards[board].options(places[board], side)) {
                hasMove = true;
                next[board] = option;
                wins = wins || !this->wins(next, 1 - side, misere);
            }
            next[board] = places[board];
        }
        wins = wins || (!hasMove && misere);
        m_wins[index] = wins ? Known::Wins : Known::Loses;
        return wins;
    }

    /// The mex over all options. Precondition: Left and Right have the same ones.
    std::uint64_t grundy(const Places& places)
    {
        if (m_grundy.empty())
            m_grundy.assign(m_wins.size() / 2, -1);
        const std::size_t index = indexOf(places);
        if (m_grundy[index] >= 0)
            return static_cast<std::uint64_t>(m_grundy[index]);
        std::vector<bool> present;
        Places next = places;
        for (std::size_t board = 0; board < m_boards.size(); ++board) {
            for (const std::size_t option : m_boards[board].options(places[board], 0)) {
                next[board] = option;
                const std::uint64_t value = grundy(next);
                if (value >= present.size())
                    present.resize(value + 1);
                present[value] = true;
            }
            next[board] = places[board];
        }
        const auto mex = std::ranges::find(present, false) - present.begin();
        m_grundy[index] = static_cast<std::int32_t>(mex);
        return static_cast<std::uint64_t>(mex);
    }

    theory::Outcome outcome(bool misere)
    {
        const bool leftWins = wins(start(), 0, misere);
        return theory::outcomeOf(leftWins, wins(start(), 1, misere));
    }

    [[nodiscard]] std::uint64_t looked() const { return m_looked; }

private:
    enum class Known : std::uint8_t { No, Wins, Loses };

    [[nodiscard]] std::size_t indexOf(const Places& places) const
    {
        std::size_t index = 0;
        for (std::size_t board = 0; board < m_boards.size(); ++board)
            index = index * m_boards[board].board.options.size() + places[board];
        return index;
    }

    std::vector<PlacedBoard> m_boards;
    std::vector<Known> m_wins;
    std::vector<std::int32_t> m_grundy;
    std::uint64_t m_looked = 0;
};

} // namespace

std::optional<PlainBoard> plainBoard(const games::GamePtr& board, std::size_t mostPositions,
                                     const std::stop_token& stop)
{
    PlainBoard plain;
    std::vector<games::GamePtr> found{board};
    plain.numbers.emplace(board->notation(), 0);
    for (std::size_t at = 0; at < found.size(); ++at) {
        plain.options.emplace_back();
        const games::MoveList list = found[at]->moves();
        if (list.omitted > 0 || stop.stop_requested())
            return std::nullopt;
        for (const games::Move& move : list.moves) {
            games::GamePtr after = found[at]->after(move);
            const auto [known, isNew] = plain.numbers.emplace(after->notation(), found.size());
            if (isNew)
                found.push_back(std::move(after));
            if (found.size() > mostPositions)
                return std::nullopt;
            auto& [left, right] = plain.options.back();
            if (move.player != Mover::Right)
                left.push_back(known->second);
            if (move.player != Mover::Left)
                right.push_back(known->second);
        }
    }
    std::vector<Visit> marks(found.size(), Visit::New);
    return comesBack(plain, 0, marks) ? std::nullopt : std::optional(std::move(plain));
}

std::optional<PlainAnswer> plainSumSearch(const games::Game& position, const games::OfBoards& table,
                                          const std::stop_token& stop)
{
    std::vector<PlacedBoard> boards;
    for (const games::GamePtr& board : table.boards()) {
        auto plain = plainBoard(board, mostOfBoard, stop);
        if (!plain)
            return std::nullopt;
        boards.push_back({std::move(*plain)});
    }
    Together together(std::move(boards));
    if (!together.prepare())
        return std::nullopt;
    const bool misere = position.play() == theory::Play::Misere;
    PlainAnswer answer{.outcome = together.outcome(misere)};
    const std::size_t mine = sideOf(position.mover());
    for (const games::Move& move : position.moves().moves) {
        if (move.player != position.mover())
            continue;
        const std::size_t board = move.action.board() - 1;
        const std::string left = table.boards()[board]->after(table.onItsBoard(move))->notation();
        Places places = together.start();
        places[board] = together.at(board).board.numbers.at(left);
        answer.moves.push_back({.move = move, .wins = !together.wins(places, 1 - mine, misere)});
    }
    if (position.mover() == Mover::Either && !misere)
        answer.grundy = together.grundy(together.start());
    answer.positions = together.looked();
    return answer;
}

std::optional<PlainAnswer> plainDifference(const games::GamePtr& first, const games::GamePtr& second,
                                           const std::stop_token& stop)
{
    auto one = plainBoard(first, mostOfBoard, stop);
    auto other = plainBoard(second, mostOfBoard, stop);
    if (!one || !other)
        return std::nullopt;
    std::vector<PlacedBoard> boards;
    boards.push_back({std::move(*one), false});
    boards.push_back({std::move(*other), true});
    Together together(std::move(boards));
    if (!together.prepare())
        return std::nullopt;
    PlainAnswer answer{.outcome = together.outcome(false)};
    answer.positions = together.looked();
    return answer;
}

} // namespace classroom
