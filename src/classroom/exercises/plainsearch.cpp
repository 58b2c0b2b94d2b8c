// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/plainsearch.h"

#include "games/capabilities.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace classroom {
namespace {

using theory::Mover;

struct Node {
    games::GamePtr game;
    std::vector<std::size_t> options{};
    std::optional<bool> wins{}; ///< the player to move does
    std::optional<std::uint64_t> grundy{};
};

std::string nodeKey(const games::Game& game)
{
    const char mover = game.mover() == Mover::Left ? 'L' : game.mover() == Mover::Right ? 'R' : '-';
    return mover + game.notation();
}

class Search {
public:
    explicit Search(std::stop_token stop) : m_stop(std::move(stop)) {}

    /// The number of the position's node.
    std::size_t add(const games::Game& game)
    {
        games::GamePtr represented = game.upToSymmetry();
        const auto [place, isNew] = m_numbers.try_emplace(nodeKey(*represented), m_nodes.size());
        if (isNew)
            m_nodes.push_back({.game = std::move(represented)});
        return place->second;
    }

    /// Finds all positions that can arise; false when they are too many.
    [[nodiscard]] bool explore();
    /// Works out who wins everywhere, as far as somebody does.
    void label();
    /// Precondition: no position can come back.
    void value();

    [[nodiscard]] const Node& node(std::size_t number) const { return m_nodes[number]; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

private:
    [[nodiscard]] std::optional<bool> winsBy(const Node& node) const;
    [[nodiscard]] std::optional<std::uint64_t> mexOf(const Node& node) const;
    /// Calls `update` on all nodes, last ones first, until it changes nothing any more.
    template <typename Update>
    void settle(const Update& update)
    {
        for (bool changes = true; changes;) {
            changes = false;
            for (auto node = m_nodes.rbegin(); node != m_nodes.rend(); ++node)
                changes = update(*node) || changes;
        }
    }

    std::stop_token m_stop;
    std::vector<Node> m_nodes;
    std::unordered_map<std::string, std::size_t> m_numbers;
};

bool Search::explore()
{
    std::uint64_t moves = 0;
    for (std::size_t number = 0; number < m_nodes.size(); ++number) {
        const games::GamePtr game = m_nodes[number].game;
        const games::MoveList list = game->moves();
        moves += list.moves.size();
        if (moves > mostPlainMoves || list.omitted > 0 || m_stop.stop_requested())
            return false;
        std::vector<std::size_t> options;
        options.reserve(list.moves.size());
        for (const games::Move& move : list.moves) {
            if (move.player == game->mover())
                options.push_back(add(*game->after(move)));
        }
        m_nodes[number].options = std::move(options);
    }
    return true;
}

/// The player to move wins by a move after which the opponent loses, and loses if all moves let him win.
std::optional<bool> Search::winsBy(const Node& node) const
{
    if (node.options.empty())
        return node.game->play() == theory::Play::Misere;
    bool allKnown = true;
    for (const std::size_t option : node.options) {
        if (m_nodes[option].wins == false)
            return true;
        allKnown = allKnown && m_nodes[option].wins;
    }
    return allKnown ? std::optional(false) : std::nullopt;
}

std::optional<std::uint64_t> Search::mexOf(const Node& node) const
{
    std::vector<bool> present(node.options.size() + 1);
    for (const std::size_t option : node.options) {
        const auto value = m_nodes[option].grundy;
        if (!value)
            return std::nullopt;
        if (*value < present.size())
            present[*value] = true;
    }
    return static_cast<std::uint64_t>(std::ranges::find(present, false) - present.begin());
}

void Search::label()
{
    settle([this](Node& node) {
        if (!node.wins)
            node.wins = winsBy(node);
        else
            return false;
        return node.wins.has_value();
    });
}

void Search::value()
{
    settle([this](Node& node) {
        if (node.grundy)
            return false;
        node.grundy = mexOf(node);
        return node.grundy.has_value();
    });
}

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

namespace {

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

} // namespace

std::optional<PlainAnswer> plainSearch(const games::GamePtr& position, const std::stop_token& stop)
{
    if (const auto* const table = position->as<games::OfBoards>())
        return plainSumSearch(*position, *table, stop);
    Search search(stop);
    const Mover mover = position->mover();
    const std::size_t here = search.add(*position);
    const std::size_t other =
        mover == Mover::Either ? here : search.add(*position->withMover(theory::opponentOf(mover)));
    if (!search.explore())
        return std::nullopt;
    search.label();
    const auto hereWins = search.node(here).wins;
    const auto otherWins = search.node(other).wins;
    if (!hereWins || !otherWins)
        return std::nullopt;

    PlainAnswer answer{.positions = search.size()};
    answer.outcome = mover == Mover::Either ? (*hereWins ? theory::Outcome::N : theory::Outcome::P)
                     : mover == Mover::Left ? theory::outcomeOf(*hereWins, *otherWins)
                                            : theory::outcomeOf(*otherWins, *hereWins);
    for (const games::Move& move : position->moves().moves) {
        if (move.player != mover)
            continue;
        const auto opponentWins = search.node(search.add(*position->after(move))).wins;
        if (!opponentWins)
            return std::nullopt;
        answer.moves.push_back({.move = move, .wins = !*opponentWins});
    }
    if (mover == Mover::Either && position->play() == theory::Play::Normal) {
        search.value();
        answer.grundy = search.node(here).grundy;
    }
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
