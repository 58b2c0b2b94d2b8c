// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace models {

/// A pointer to somebody else's object; null once that is gone.
template <typename Object>
class Watched {
public:
    Watched() = default;
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;
    ~Watched() { QObject::disconnect(m_end); }

    Watched& operator=(Object* object)
    {
        QObject::disconnect(m_end);
        m_object = object;
        if (object != nullptr)
            m_end = QObject::connect(object, &QObject::destroyed, [this] { m_object = nullptr; });
        return *this;
    }

    operator Object*() const { return m_object; }
    Object* operator->() const { return m_object; }

private:
    Object* m_object = nullptr;
    QMetaObject::Connection m_end;
};

/// Watches `object` in place of the one that `held` watched: its signal calls the slot from now on. False
/// when it is watched already.
template <typename Object, typename Signal, typename Receiver, typename Slot>
bool watch(Watched<Object>& held, Object* object, Signal signal, Receiver* receiver, Slot slot)
{
    if (object == held)
        return false;
    if (held)
        QObject::disconnect(held, nullptr, receiver, nullptr);
    held = object;
    if (object != nullptr)
        QObject::connect(object, signal, receiver, slot);
    return true;
}

/// The same for a property of the receiver: its signal `changed` tells of another object, and the slot is
/// called for it.
template <typename Object, typename Signal, typename Receiver, typename Slot, typename Changed>
void watch(Watched<Object>& held, Object* object, Signal signal, Receiver* receiver, Slot slot,
           Changed changed)
{
    if (!watch(held, object, signal, receiver, slot))
        return;
    std::invoke(changed, receiver);
    std::invoke(slot, receiver);
}

} // namespace models
