// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A Shape, made anew when it comes into a window. Qt (6.4, without a graphics card) crashes with one that comes back,
/// as those of popups do: where its new node lies in memory as the one before did, it is taken for that one.
Item {
    id: root

    default required property Component shape

    Lazy {
        wanted: root.Window.window !== null
        content: root.shape
    }
}
