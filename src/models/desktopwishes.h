// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

class QDBusVariant;

namespace models {

/// What the person has asked of the whole desktop that Qt does not tell before 6.10: high contrast, and no
/// motion. The desktop's portal is asked where there is a session bus, and nobody waits for its answer; until
/// then, and without it, nothing is wanted.
class DesktopWishes : public QObject {
    Q_OBJECT
public:
    explicit DesktopWishes(QObject* parent = nullptr);

    [[nodiscard]] bool wantsHighContrast() const { return m_contrastAsked || m_accessibleTheme; }
    [[nodiscard]] bool wantsNoMotion() const { return m_isStill; }

    /// A setting as the portal tells it; those of no interest, and values of another type, change nothing.
    void receive(const QString& group, const QString& key, const QVariant& value);

signals:
    void changed();

private slots:
    void receiveChange(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask(const QString& group, const QString& key);

    bool m_contrastAsked = false;
    bool m_accessibleTheme = false;
    bool m_isStill = false;
};

} // namespace models
