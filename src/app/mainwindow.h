// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The window, made from Main.qml.

#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQuickWindow>

#include <memory>

namespace app {

/// Owns the window and all that is in it. With it all sessions end, and what they save is saved.
class MainWindow {
public:
    /// `properties` are those of Main.qml.
    explicit MainWindow(const QVariantMap& properties)
    {
        m_engine.addImportPath(QStringLiteral(":/qt/qml"));
        QQmlComponent component(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Grundy/Ui/Main.qml")));
        m_root.reset(component.createWithInitialProperties(properties, &m_context));
        if (component.isError())
            qWarning("%s", qPrintable(component.errorString()));
    }

    /// Null where it could not be made; the cause is on stderr.
    [[nodiscard]] QQuickWindow* window() const { return qobject_cast<QQuickWindow*>(m_root.get()); }

private:
    QQmlApplicationEngine m_engine; // it lets QML quit
    std::unique_ptr<QObject> m_root;
    /// Goes first: nothing is bound any more when items and what they show go one after the other.
    QQmlContext m_context{&m_engine};
};

} // namespace app
