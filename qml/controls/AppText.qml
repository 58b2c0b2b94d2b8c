// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text in the house's ink, found by screen readers. (No Label: of Qt 6.4 that has one role, whatever is said.)
Text {
    function plain(html: string): string {
        return html.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&amp;/g, "&");
    }

    color: Theme.ink
    font.pixelSize: Theme.body
    horizontalAlignment: Text.AlignLeft // said, so that it is mirrored
    textFormat: Text.PlainText
    linkColor: Theme.accent
    Accessible.role: Accessible.StaticText
    Accessible.name: textFormat === Text.PlainText ? text : plain(text)
    Accessible.ignored: text === ""
}
