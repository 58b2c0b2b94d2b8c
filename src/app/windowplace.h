// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the window is on the desktop: within what panels leave free, and where the person left it.

#include <QList>
#include <QObject>
#include <QRect>
#include <QTimer>
#include <QVariantMap>

#include <optional>

class QQuickWindow;

namespace app {

struct DesktopPlace {
    QRect area; ///< of the window, without its frame
    bool isMaximised = false;

    friend bool operator==(const DesktopPlace&, const DesktopPlace&) = default;
};

/// Where a window opens that was left there, or never was open. `free` are the free areas of the screens, the
/// first one's first. Where that is small the window fills it.
[[nodiscard]] DesktopPlace placeWithin(const QList<QRect>& free, const std::optional<DesktopPlace>& left);

/// The properties with which Main.qml opens there.
[[nodiscard]] QVariantMap placeProperties();

/// Remembers where the window is, and brings it back into sight when a screen goes or becomes smaller.
class WindowPlace : public QObject {
public:
    explicit WindowPlace(QQuickWindow& window);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void remember() const;
    void bringBack() const;

    QQuickWindow& m_window;
    QTimer m_calm; ///< since it was moved
};

} // namespace app
