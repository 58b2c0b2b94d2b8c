// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a screen reader finds in a window: the tree of what is in sight.

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

#include <vector>

namespace window {

using SpokenNode = QAccessibleInterface;

inline QString nameOf(const SpokenNode& node)
{
    return node.text(QAccessible::Name);
}

/// The node and all below it that are in sight, in their order.
inline void collectSpoken(SpokenNode& node, std::vector<SpokenNode*>& found)
{
    if (node.state().invisible)
        return;
    found.push_back(&node);
    for (int i = 0; i < node.childCount(); ++i)
        if (SpokenNode* child = node.child(i))
            collectSpoken(*child, found);
}

/// All in sight.
inline std::vector<SpokenNode*> spokenIn(QQuickWindow& window)
{
    std::vector<SpokenNode*> found;
    if (SpokenNode* node = QAccessible::queryAccessibleInterface(&window))
        collectSpoken(*node, found);
    return found;
}

/// Those of a role below an item.
inline std::vector<SpokenNode*> spokenIn(const QQuickItem& item, QAccessible::Role role)
{
    auto found = spokenIn(*item.window());
    std::erase_if(found, [&item, role](const SpokenNode* node) {
        return node->role() != role || !item.isAncestorOf(qobject_cast<QQuickItem*>(node->object()));
    });
    return found;
}

/// The node that has the keyboard; null for none.
inline SpokenNode* spokenFocus(const QQuickWindow& window)
{
    QQuickItem* item = window.activeFocusItem();
    return item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
}

} // namespace window
