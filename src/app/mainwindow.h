// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The window, made from Main.qml.

#include "models/settings.h"

#include <QCoreApplication>
#include <QEvent>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

namespace app {

/// Owns the window and all that is in it. With it all sessions end, and what they save is saved.
class MainWindow {
public:
    /// `properties` are those of Main.qml.
    explicit MainWindow(const QVariantMap& properties)
    {
        m_engine.addImportPath(QStringLiteral(":/qt/qml"));
        m_engine.setInitialProperties(properties);
        m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Grundy/Ui/Main.qml")));
    }

    /// What is presented goes before what it shows, and all of it while there is an engine and an
    /// application: lists leave their items to be deleted later.
    ~MainWindow()
    {
        QQuickWindow* const closed = window();
        if (closed == nullptr)
            return;
        closed->setProperty("ending", true);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        delete closed;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    MainWindow(const MainWindow&) = delete;
    MainWindow& operator=(const MainWindow&) = delete;

    /// Null where it could not be made; the cause is on stderr.
    [[nodiscard]] QQuickWindow* window() const
    {
        return m_engine.rootObjects().isEmpty()
                   ? nullptr
                   : qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    }

    /// The person's preferences, as the window has them.
    [[nodiscard]] models::Settings* settings()
    {
        return m_engine.singletonInstance<models::Settings*>(qmlTypeId("Grundy.Models", 1, 0, "Settings"));
    }

private:
    QQmlApplicationEngine m_engine;
};

} // namespace app
