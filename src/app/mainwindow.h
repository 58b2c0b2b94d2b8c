// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The window, made from Main.qml.

#include "models/settings.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickWindow>

namespace app {

/// From now on the language of the settings is spoken, else the machine's.
void speakAsChosen();

/// From now on windows are laid out as that language is read; `reversed`: from right to left in any.
void layOutAsRead(bool reversed);

/// Owns the window and all that is in it. With it all sessions end, and what they save is saved.
/// When another language is chosen it says everything in that one, and is otherwise as it was.
class MainWindow {
public:
    /// `properties` are those of Main.qml. `reversed`: from right to left in other languages, too.
    explicit MainWindow(const QVariantMap& properties, bool reversed = false);
    /// What is presented goes before what it shows, and all of it while there is an engine and an
    /// application: lists leave their items to be deleted later.
    ~MainWindow();
    MainWindow(const MainWindow&) = delete;
    MainWindow& operator=(const MainWindow&) = delete;

    /// Null where it could not be made; the cause is on stderr.
    [[nodiscard]] QQuickWindow* window() const { return m_window; }

private:
    void changeLetters();
    void translate();

    bool m_isReversed;
    QQmlEngine m_engine;
    QObject m_first; ///< is told of another language before all that is in the window
    /// Around all of the window, so that all of its bindings can be evaluated again.
    QQmlContext m_context{m_engine.rootContext()};
    QQuickWindow* m_window = nullptr;
};

} // namespace app
