// SPDX-License-Identifier: GPL-3.0-or-later
// A form drawn as a tree whose edges lean left and right.

#include "games/graph/dag.h"
#include "games/value/value.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

/// What lies deeper than the options is drawn as long as there are no more nodes: their labels need room.
constexpr std::size_t mostWithRoom = 24;

/// The options of a node behind the nodes that are there.
void grow(std::vector<FormNode>& tree, std::size_t node, const theory::WrittenForms& forms)
{
    for (const theory::Player player : {theory::Player::Left, theory::Player::Right}) {
        for (theory::WrittenSum& option : forms.options(tree[node].sum, player))
            tree.push_back(
                {.sum = std::move(option), .parent = node, .player = player, .depth = tree[node].depth + 1});
    }
}

std::size_t optionsOf(const theory::WrittenSum& sum, const theory::WrittenForms& forms)
{
    return forms.optionCount(sum, theory::Player::Left) + forms.optionCount(sum, theory::Player::Right);
}

/// The options of all forms of the deepest row, or of none: one that has options and one that has none would
/// look alike. Whether there is another row now.
bool growRow(std::vector<FormNode>& tree, std::size_t first, const theory::WrittenForms& forms)
{
    std::size_t more = 0;
    const std::size_t end = tree.size();
    for (std::size_t node = first; node < end; ++node)
        more += tree[node].sum.braces.empty() ? 0 : optionsOf(tree[node].sum, forms);
    if (more == 0 || end + more > mostWithRoom)
        return false;
    for (std::size_t node = first; node < end; ++node) {
        if (!tree[node].sum.braces.empty())
            grow(tree, node, forms);
    }
    return true;
}

/// Columns from left to right: Left's options with all below them, the form itself, Right's options.
class Columns {
public:
    explicit Columns(const std::vector<FormNode>& tree) : m_children(tree.size()), m_column(tree.size())
    {
        for (std::size_t node = 1; node < tree.size(); ++node)
            m_children[tree[node].parent].push_back(node);
        place(tree, 0);
    }

    [[nodiscard]] double of(std::size_t node) const { return m_column[node]; }
    [[nodiscard]] int count() const { return m_next; }

private:
    void place(const std::vector<FormNode>& tree, std::size_t node)
    {
        const auto placeAll = [&](theory::Player player) {
            for (const std::size_t child : m_children[node]) {
                if (tree[child].player == player)
                    place(tree, child);
            }
        };
        placeAll(theory::Player::Left);
        m_column[node] = m_next++;
        placeAll(theory::Player::Right);
    }

    std::vector<std::vector<std::size_t>> m_children;
    std::vector<double> m_column;
    int m_next = 0;
};

} // namespace

std::string Value::shown(const theory::WrittenSum& sum) const
{
    constexpr std::size_t longest = 60;
    const std::string text = m_forms->text(sum, longest);
    const bool isWhole = text.size() <= longest;
    std::string shown;
    for (const char sign : std::string_view(text).substr(0, isWhole ? longest : longest - 1)) {
        const bool followsNumber = !shown.empty() && shown.back() >= '0' && shown.back() <= '9';
        if (sign == '*' && followsNumber && m_play == theory::Play::Misere)
            shown += "∗";
        else
            shown += sign;
    }
    return isWhole ? shown : shown + "…";
}

std::vector<FormNode> formTree(const theory::WrittenForms& forms, const theory::WrittenSum& root)
{
    std::vector<FormNode> tree{{.sum = root}};
    grow(tree, 0, forms);
    std::size_t first = 1;
    std::size_t next = tree.size();
    while (first < next && growRow(tree, first, forms))
        first = std::exchange(next, tree.size());
    return tree;
}

Board Value::board() const
{
    Board board{.shape = Shape::Graph, .pieces = {}};
    if (const std::size_t least = 1 + optionsOf(m_sum, *m_forms); least > mostFormNodes) {
        board.undrawn = least;
        return board;
    }
    const std::vector<FormNode> tree = formTree(*m_forms, m_sum);
    const Columns columns(tree);
    std::vector<bool> isOpen(tree.size());
    for (std::size_t node = 1; node < tree.size(); ++node)
        isOpen[tree[node].parent] = true;
    board.columns = columns.count();
    for (std::size_t node = 0; node < tree.size(); ++node) {
        board.rows = std::max(board.rows, static_cast<int>(tree[node].depth) + 1);
        board.pieces.push_back({.id = static_cast<PieceId>(node),
                                .kind = node == 0 ? PieceKind::Token : PieceKind::Node,
                                .row = static_cast<double>(tree[node].depth),
                                .column = columns.of(node),
                                .count = 1 + (isOpen[node] || tree[node].sum.braces.empty()
                                                  ? 0
                                                  : optionsOf(tree[node].sum, *m_forms)),
                                .label = shown(tree[node].sum)});
    }
    for (std::size_t node = 1; node < tree.size(); ++node) {
        const std::size_t parent = tree[node].parent;
        board.pieces.push_back({.id = arrowId(parent, node),
                                .kind = PieceKind::Arrow,
                                .row = static_cast<double>(tree[parent].depth),
                                .column = columns.of(parent),
                                .toRow = static_cast<double>(tree[node].depth),
                                .toColumn = columns.of(node),
                                .owner = theory::moverOf(tree[node].player)});
    }
    return board;
}

} // namespace games
