// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All texts that can be found in a window: in its title, in its items, visible or not, in the models and
// objects that items hold, and in what is told to screen readers.

#include "models/present/showing.h"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QMetaProperty>
#include <QQuickItem>
#include <QQuickWindow>

#include <cstdint>
#include <set>

namespace window {

/// Items: what they say themselves, but the legend out of sight, which is the same for all positions. Models:
/// what the models and objects say that they hold, too.
enum class Look : std::uint8_t { Items, Models };

class SeenTexts {
public:
    explicit SeenTexts(QQuickWindow& window, Look look = Look::Models) : m_look(look)
    {
        add(window.title());
        walkItems(*window.contentItem());
        walkAccessible(QAccessible::queryAccessibleInterface(&window), 0);
    }

    [[nodiscard]] const std::set<QString>& texts() const { return m_texts; }
    /// The first text that holds `part`; empty when none does.
    [[nodiscard]] QString holding(const QString& part) const
    {
        for (const QString& text : m_texts)
            if (text.contains(part))
                return text;
        return {};
    }

private:
    void add(const QString& text)
    {
        if (!text.isEmpty())
            m_texts.insert(text);
    }

    void addValue(const QVariant& value, int depth)
    {
        if (value.metaType().flags() & QMetaType::PointerToQObject) {
            if (auto* object = value.value<QObject*>())
                walkObject(*object, depth + 1);
        } else if (value.typeId() == QMetaType::QVariantList) {
            for (const QVariant& each : value.toList())
                addValue(each, depth);
        } else if (value.typeId() == QMetaType::QStringList) {
            for (const QString& each : value.toStringList())
                add(each);
        } else if (value.typeId() == QMetaType::QString || value.typeId() == QMetaType::QUrl) {
            add(value.toString());
        } else if (const QMetaObject* gadget = value.metaType().metaObject();
                   gadget != nullptr && (value.metaType().flags() & QMetaType::IsGadget)) {
            for (int i = 0; i < gadget->propertyCount(); ++i)
                addValue(gadget->property(i).readOnGadget(value.constData()), depth);
        }
    }

    /// What only the teacher may see no item reads: a property of the object, not of the window.
    [[nodiscard]] static bool isTeachers(const QObject& object, const char* name)
    {
        const QLatin1String property(name);
        return qobject_cast<const models::Showing*>(&object) != nullptr &&
               (property == QLatin1String("answer") || property == QLatin1String("following") ||
                property == QLatin1String("notes"));
    }

    void addProperties(const QObject& object, int depth)
    {
        const QMetaObject* meta = object.metaObject();
        for (int i = 0; i < meta->propertyCount(); ++i)
            if (!isTeachers(object, meta->property(i).name()) &&
                qstrcmp(meta->property(i).name(), "fontInfo") != 0) // numbers, and not of every label
                addValue(meta->property(i).read(&object), depth);
    }

    /// An item's objects, and the objects of those: a session's models among them.
    void walkObject(QObject& object, int depth)
    {
        const bool ours = QByteArrayView(object.metaObject()->className()).startsWith("models::");
        if (m_look == Look::Items || !ours || depth > 2 || !m_objects.insert(&object).second)
            return;
        addProperties(object, depth);
        if (const auto* model = qobject_cast<const QAbstractItemModel*>(&object))
            addModel(*model);
    }

    void addModel(const QAbstractItemModel& model)
    {
        const auto roles = model.roleNames().keys();
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                for (const int role : roles)
                    addValue(model.index(row, column).data(role), 0);
    }

    [[nodiscard]] bool isPassedOver(const QObject& item) const
    {
        const auto* in = m_look == Look::Items ? qobject_cast<const QQuickItem*>(&item) : nullptr;
        while (in != nullptr && in->objectName() != QLatin1String("legend"))
            in = in->parentItem();
        return in != nullptr && !in->isVisible();
    }

    void walkItems(QQuickItem& item)
    {
        if (isPassedOver(item))
            return;
        ++m_items;
        addProperties(item, 0);
        if (const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&item))
            addAccessible(*told);
        for (QQuickItem* child : item.childItems())
            walkItems(*child);
    }

    void addAccessible(const QAccessibleInterface& told)
    {
        for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                QAccessible::Help, QAccessible::Accelerator})
            add(told.text(text));
    }

    void walkAccessible(const QAccessibleInterface* told, int depth)
    {
        if (told == nullptr || depth > 60 || (told->object() != nullptr && isPassedOver(*told->object())))
            return;
        addAccessible(*told);
        for (int i = 0; i < told->childCount(); ++i)
            walkAccessible(told->child(i), depth + 1);
    }

    Look m_look;
    std::set<QString> m_texts;
    std::set<const QObject*> m_objects;
    int m_items = 0;
};

} // namespace window
