// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lazy.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QQmlIncubator>
#include <QQmlInfo>
#include <QQuickWindow>
#include <QtQml>

#include <algorithm>
#include <utility>
#include <vector>

namespace models {
namespace {

constexpr int moment = 100; // milliseconds

/// The items of its lists go first: they refer to what is around them. Returns them, where they still are.
std::vector<QPointer<QQuickItem>> emptyLists(const QQuickItem& item)
{
    std::vector<QPointer<QQuickItem>> gone;
    const auto children = item.findChildren<QQuickItem*>();
    for (QQuickItem* list : children) {
        if (!list->inherits("QQuickRepeater"))
            continue;
        const int count = list->property("count").toInt();
        for (int i = 0; i < count; ++i) {
            QQuickItem* made = nullptr;
            QMetaObject::invokeMethod(list, "itemAt", Q_RETURN_ARG(QQuickItem*, made), Q_ARG(int, i));
            gone.emplace_back(made);
        }
        list->setProperty("model", QVariant());
    }
    return gone;
}

/// Whether somebody just typed in it: it has the focus of what is around it, but no more that of the window.
bool losesFocus(const QQuickItem& item)
{
    if (item.window() == nullptr)
        return false;
    const auto loses = [](const QQuickItem* each) { return each->hasFocus() && !each->hasActiveFocus(); };
    const auto children = item.findChildren<QQuickItem*>();
    return loses(&item) || std::ranges::any_of(children, loses);
}

/// Whether a handler in it saw a press, and no release yet.
bool isPressed(const QQuickItem& item)
{
    return std::ranges::any_of(item.children(),
                               [](const QObject* child) {
                                   return child->inherits("QQuickTapHandler") &&
                                          child->property("pressed").toBool();
                               }) ||
           std::ranges::any_of(item.childItems(), [](const QQuickItem* child) { return isPressed(*child); });
}

} // namespace

/// Makes the item at once, and has it in its place before it is complete. A component that makes by itself
/// keeps what it needed for that, room for all bindings of its file, as long as it exists.
class Lazy::Making : public QQmlIncubator {
public:
    explicit Making(Lazy& lazy) : QQmlIncubator(Synchronous), m_lazy(lazy)
    {
        setInitialProperties(lazy.m_properties);
    }

protected:
    void setInitialState(QObject* object) override
    {
        m_lazy.m_made = qobject_cast<QQuickItem*>(object);
        if (m_lazy.m_made == nullptr)
            return;
        object->setParent(&m_lazy);
        m_lazy.place();
    }

private:
    Lazy& m_lazy;
};

Lazy::Lazy(QQuickItem* parent) : QQuickItem(parent)
{
    setVisible(false); // so that a row or column leaves no room for it
}

void Lazy::setWanted(bool wanted)
{
    if (std::exchange(m_wanted, wanted) == wanted)
        return;
    emit wantedChanged();
    makeOrDrop();
}

void Lazy::setExpected(bool expected)
{
    if (std::exchange(m_isExpected, expected) == expected)
        return;
    emit expectedChanged();
    if (expected && m_content == nullptr && !m_source.isEmpty())
        m_content = new QQmlComponent(qmlEngine(this), m_source, QQmlComponent::Asynchronous, this);
}

void Lazy::setAway(bool away)
{
    if (std::exchange(m_isAway, away) == away)
        return;
    if (away)
        m_leaving.start(moment, this);
    else
        m_leaving.stop();
    if (m_made != nullptr)
        place();
    emit awayChanged(); // who becomes visible by this, and takes the keyboard, has its place
}

void Lazy::componentComplete()
{
    QQuickItem::componentComplete();
    const auto component = qmlAttachedPropertiesFunction(this, &QQmlComponent::staticMetaObject);
    if (QObject* const life = qmlAttachedPropertiesObject(this, component))
        connect(life, SIGNAL(destruction()), this, SLOT(end()));
    makeOrDrop();
}

void Lazy::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemParentHasChanged && m_made != nullptr)
        place();
}

/// Not between a press and its release: a handler is told of it out of the window, too, and looks for its
/// window then (Qt 6.4).
void Lazy::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_leaving.timerId()) {
        QQuickItem::timerEvent(event);
    } else if (m_made == nullptr || !isPressed(*m_made)) {
        m_leaving.stop();
        if (m_made != nullptr)
            place();
    }
}

void Lazy::makeOrDrop()
{
    if (!isComponentComplete() || m_hasEnded || m_wanted == (m_made != nullptr))
        return;
    if (m_wanted)
        make();
    else
        drop();
}

void Lazy::make()
{
    if (m_content == nullptr || m_content->isLoading()) // what is loaded already is not loaded again
        m_content = new QQmlComponent(qmlEngine(this), m_source, QQmlComponent::PreferSynchronous, this);
    if (m_isAway) // it is made in its place, for its size
        m_leaving.start(moment, this);
    QQmlContext* const context = m_content->creationContext();
    Making making(*this);
    m_content->create(making, context != nullptr ? context : qmlContext(this));
    if (qobject_cast<QQuickItem*>(making.object()) == nullptr || making.isError()) {
        qmlWarning(this, m_content->isError() ? m_content->errors() : making.errors()) << "cannot be made";
        m_made = nullptr;
        delete making.object();
        return;
    }
    if (m_made == nullptr) // while it was completed it was not wanted any more
        return;
    emit madeChanged();
}

/// It may be what asked. When it asked as it lost the focus, for what is around it goes elsewhere, Qt (6.4)
/// gives the focus back to it afterwards, and takes it away only if it goes from its place when it is
/// deleted.
void Lazy::drop()
{
    QQuickItem* const dropped = std::exchange(m_made, nullptr);
    emit madeChanged();
    emptyLists(*dropped);
    if (losesFocus(*dropped))
        dropped->setVisible(false);
    else
        dropped->setParentItem(nullptr);
    dropped->deleteLater();
}

void Lazy::end()
{
    m_hasEnded = true;
    QQuickItem* const ended = std::exchange(m_made, nullptr);
    if (ended == nullptr)
        return;
    for (const QPointer<QQuickItem>& item : emptyLists(*ended))
        if (item != nullptr)
            QCoreApplication::sendPostedEvents(item, QEvent::DeferredDelete);
    delete ended;
}

void Lazy::place()
{
    const bool isOut = m_isAway && !m_leaving.isActive();
    m_made->setParentItem(isOut ? nullptr : parentItem());
    if (m_made->parentItem() != nullptr)
        m_made->stackAfter(this);
}

} // namespace models
