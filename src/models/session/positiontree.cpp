// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/positiontree.h"

#include "games/capabilities.h"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace models {
namespace {

/// In a partizan game the position itself knows whose turn it is.
games::GamePtr withSeat(const games::GamePtr& game, int seat)
{
    return game->isPartizan() ? game->withMover(seat == 0 ? theory::Mover::Left : theory::Mover::Right)
                              : game;
}

/// Whose turn it is at a node, from whose turn it was before it.
int seatOf(const PositionNode& node, int before)
{
    if (node.origin == Origin::Opened && node.game->isPartizan())
        return node.game->mover() == theory::Mover::Right ? 1 : 0;
    const bool turns = node.origin == Origin::Move || node.origin == Origin::Turn;
    return turns ? 1 - before : before;
}

} // namespace

void PositionTree::begin(const games::GamePtr& game, int starter)
{
    m_nodes.clear();
    m_current = 0;
    PositionNode root;
    root.game = withSeat(game, starter);
    root.toMove = starter;
    m_nodes.push_back(std::move(root));
}

const PositionNode& PositionTree::node(int number) const
{
    assert(number >= 0 && number < size());
    return m_nodes[static_cast<std::size_t>(number)];
}

void PositionTree::goToChild(const games::GamePtr& game, Origin origin,
                             const std::optional<games::Move>& move)
{
    const std::string notation = game->notation();
    const auto layout = games::layoutOf(*game);
    const auto& children = currentNode().children;
    const auto same = std::ranges::find_if(children, [&](int child) {
        const games::Game& known = *node(child).game;
        return node(child).origin == origin && known.notation() == notation &&
               games::layoutOf(known) == layout &&
               (origin != Origin::Opened || known.mover() == game->mover());
    });
    int child = 0;
    if (same != children.end()) {
        child = *same;
    } else {
        PositionNode made;
        made.game = game;
        made.origin = origin;
        made.move = move;
        child = append(m_current, std::move(made));
    }
    setNext(m_current, child);
    m_current = child;
}

void PositionTree::takeBack()
{
    const int number = m_current;
    m_current = currentNode().parent;
    if (number + 1 < size() || !node(number).children.empty())
        return;
    PositionNode& above = m_nodes[static_cast<std::size_t>(m_current)];
    std::erase(above.children, number);
    above.next = above.children.empty() ? -1 : above.children.back();
    m_nodes.pop_back();
}

int PositionTree::append(int parent, PositionNode node)
{
    const int number = size();
    PositionNode& above = m_nodes[static_cast<std::size_t>(parent)];
    node.parent = parent;
    node.depth = above.depth + 1;
    node.toMove = seatOf(node, above.toMove);
    node.game = withSeat(node.game, node.toMove);
    above.children.push_back(number);
    above.next = number;
    m_nodes.push_back(std::move(node));
    return number;
}

void PositionTree::setNext(int number, int child)
{
    assert(node(child).parent == number);
    m_nodes[static_cast<std::size_t>(number)].next = child;
}

void PositionTree::goTo(int number)
{
    m_current = number;
    for (int child = number; node(child).parent >= 0; child = node(child).parent)
        setNext(node(child).parent, child);
}

bool PositionTree::isPassing(int number) const
{
    const PositionNode& here = node(number);
    return here.origin == Origin::Edit && here.children.size() == 1 &&
           node(here.children.front()).origin == Origin::Edit;
}

std::vector<int> PositionTree::line() const
{
    std::vector<int> line;
    for (int number = m_current; number >= 0; number = node(number).parent)
        line.push_back(number);
    std::ranges::reverse(line);
    for (int number = currentNode().next; number >= 0; number = node(number).next)
        line.push_back(number);
    return line;
}

int PositionTree::beginning() const
{
    int number = m_current;
    while (node(number).parent >= 0 && node(number).origin != Origin::Opened)
        number = node(number).parent;
    return number;
}

std::vector<int> PositionTree::preorder() const
{
    std::vector<int> order;
    std::vector<int> waiting{0};
    while (!waiting.empty()) {
        const int number = waiting.back();
        waiting.pop_back();
        order.push_back(number);
        for (const int child : std::views::reverse(node(number).children))
            waiting.push_back(child);
    }
    return order;
}

} // namespace models
