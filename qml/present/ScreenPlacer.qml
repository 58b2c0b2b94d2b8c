// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Puts a window on the whole of the chosen screen while something is presented, and back where it was.
QtObject {
    required property Window window
    required property bool presenting
    /// How and where it was.
    property int visibilityBefore: Window.Windowed
    property rect placeBefore
    property bool moved: false
    /// There is nothing to fill.
    readonly property bool offscreen: Qt.platform.pluginName === "offscreen"

    function chosen(): var {
        return Array.from(Application.screens).find(screen => screen.name === Settings.presentScreen) ?? null;
    }

    /// The screens that the class does not see; one that mirrors its screen is none of them.
    function others(): var {
        const shown = chosen() ?? window.screen;
        return Array.from(Application.screens).filter(screen => screen.name !== shown.name
            && (screen.virtualX !== shown.virtualX || screen.virtualY !== shown.virtualY));
    }

    function moveTo(place: rect) {
        window.x = place.x;
        window.y = place.y;
        window.width = place.width;
        window.height = place.height;
    }

    function fill() {
        visibilityBefore = window.visibility;
        placeBefore = Qt.rect(window.x, window.y, window.width, window.height);
        const screen = chosen();
        moved = screen !== null && screen.name !== window.screen.name;
        if (moved) {
            window.visibility = Window.Windowed;
            window.screen = screen;
            moveTo(Qt.rect(screen.virtualX, screen.virtualY, screen.width, screen.height));
        }
        if (!offscreen)
            window.visibility = Window.FullScreen;
    }

    function leave() {
        if (window.visibility === Window.FullScreen)
            window.visibility = visibilityBefore === Window.Maximized && !moved ? Window.Maximized : Window.Windowed;
        if (moved)
            moveTo(placeBefore);
        moved = false;
    }

    onPresentingChanged: {
        if (presenting)
            fill();
        else
            leave();
    }
}
