// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

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

} // namespace models
