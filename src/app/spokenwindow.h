// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The window in the person's language.

#include "app/mainwindow.h"

#include <functional>
#include <optional>

namespace app {

/// From now on the language of the settings is spoken, else the machine's.
void speakAsChosen();

/// The window, and when another language is chosen another one in its place, at the same place of the
/// desktop, on the same page, with the same game: texts are not only in QML, but in all that models have
/// worked out.
class SpokenWindow {
public:
    using Prepare = std::function<void(QQuickWindow&)>;

    /// `properties` are those of Main.qml; `prepare` is called with every window. `reversed`: from right to
    /// left in every language.
    SpokenWindow(const QVariantMap& properties, Prepare prepare, bool reversed = false);

    /// Null where it could not be made.
    [[nodiscard]] QQuickWindow* window() const { return m_opened->window(); }

private:
    void open(const QVariantMap& properties);
    void replace();

    Prepare m_prepare;
    bool m_isReversed;
    std::optional<MainWindow> m_opened{};
    QObject m_listener{};
};

} // namespace app
