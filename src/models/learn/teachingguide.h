// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The guide for teachers, docs/teaching.md, in its parts: a heading each, and rich text below it.
class TeachingGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList headings READ headings NOTIFY changed)
    Q_PROPERTY(QStringList parts READ parts NOTIFY changed)

public:
    explicit TeachingGuide(QObject* parent = nullptr);

    [[nodiscard]] QStringList headings() const { return m_headings; }
    [[nodiscard]] QStringList parts() const { return m_parts; }

signals:
    void changed();

private:
    void read();

    QStringList m_headings;
    QStringList m_parts;
};

} // namespace models
