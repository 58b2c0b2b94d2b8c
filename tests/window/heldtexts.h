// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What texts a window holds, seen or not, and how large those in sight are.

#include <QAccessible>
#include <QFont>
#include <QMetaProperty>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace window {

/// The smallest text in sight as it is on the screen, in pixels, and what it says; but for the badges on a
/// board, which are as large as its pieces let them be.
inline std::pair<double, QString> smallestText(const QQuickItem& item)
{
    std::pair<double, QString> smallest{1e9, {}};
    if (!item.isVisible() || item.opacity() == 0 ||
        QLatin1String(item.metaObject()->className()).startsWith(QLatin1String("MarkBadge")))
        return smallest;
    const QString text = item.property("text").toString();
    const QVariant font = item.property("font");
    if (item.inherits("QQuickText") && !text.isEmpty() && font.isValid()) {
        const double scale = item.mapRectToScene({0, 0, 1, 1}).height();
        smallest = {font.value<QFont>().pixelSize() * scale, text};
    }
    for (const QQuickItem* child : item.childItems())
        smallest = std::min(smallest, smallestText(*child));
    return smallest;
}

/// Every text that an item of the tree holds, seen or not.
inline void collectTexts(const QObject& object, QStringList& texts)
{
    const QMetaObject* meta = object.metaObject();
    for (int i = 0; i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        if (property.typeId() == QMetaType::QString)
            texts.append(property.read(&object).toString());
    }
}

inline void collectItems(const QQuickItem& item, QStringList& texts)
{
    collectTexts(item, texts);
    for (const QQuickItem* child : item.childItems())
        collectItems(*child, texts);
}

inline void collectAccessible(QAccessibleInterface& node, QStringList& texts)
{
    for (const auto kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts.append(node.text(kind));
    for (int i = 0; i < node.childCount(); ++i)
        if (QAccessibleInterface* child = node.child(i))
            collectAccessible(*child, texts);
}

/// All that the class's window holds, in one text without marks.
inline QString heldText(QQuickWindow& window)
{
    QStringList texts{window.title()};
    collectItems(*window.contentItem(), texts);
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window))
        collectAccessible(*root, texts);
    QString held = texts.join(u'\n');
    held.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    return held;
}

} // namespace window
