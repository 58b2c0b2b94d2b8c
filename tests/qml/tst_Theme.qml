// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

PatientCase {
    name: "Theme"

    readonly property var looks: [
        { tag: "light", theme: "light", contrast: "normal" }, { tag: "dark", theme: "dark", contrast: "normal" },
        { tag: "high light", theme: "light", contrast: "high" }, { tag: "high dark", theme: "dark", contrast: "high" }]

    function channel(value) {
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    /// Relative luminance, WCAG 2.1.
    function luminance(color) {
        return 0.2126 * channel(color.r) + 0.7152 * channel(color.g) + 0.0722 * channel(color.b);
    }

    function contrast(a, b) {
        const x = luminance(a), y = luminance(b);
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    function cleanup() {
        Theme.forced = "";
        Theme.forcedContrast = "";
    }

    function test_plainPieces() {
        Theme.forced = "dark";
        Theme.forcedContrast = "normal";
        compare(Theme.boardColours.world, "dark");
        Settings.plainPieces = true;
        compare(Theme.boardColours.world, "");
        Settings.plainPieces = false;
        Theme.forcedContrast = "high";
        compare(Theme.boardColours.world, "", "what is seen best is plain");
    }

    function test_contrast_data() {
        const pairs = [
            ["ink", ["background", "surface", "surface2", "board", "accentTint", "coldTint", "hotTint", "leftTint", "rightTint"]],
            ["ink2", ["background", "surface", "surface2", "board", "coldTint", "hotTint", "leftTint", "rightTint"]],
            ["ink3", ["background", "surface", "board"]],
            ["accent", ["surface", "accentTint", "surface2", "hotTint"]],
            ["cold", ["coldTint", "surface"]],
            ["hot", ["hotTint", "surface", "surface2", "board"]],
            ["coinInk", ["coin"]], ["blackToken", ["whiteToken"]], ["whiteToken", ["blackToken"]], ["onFilled", ["cold", "hot", "accent", "stone", "left", "right"]],
            ["left", ["surface", "board", "leftTint"]], ["right", ["surface", "board", "rightTint"]], ["green", ["surface", "board"]]
        ];
        const rows = [];
        const inHigh = [["line", ["background", "surface", "surface2", "board"]],
            ["stone", ["board"]], ["coin", ["board"]], ["left", ["board"]], ["right", ["board"]], ["green", ["board"]]];
        for (const look of looks) {
            for (const [text, grounds] of look.contrast === "high" ? pairs.concat(inHigh) : pairs) {
                const least = text === "line" ? 3 : look.contrast === "high" ? 7 : 4.5;
                for (const ground of grounds)
                    rows.push({ tag: look.tag + ": " + text + " on " + ground, look: look, text: text, ground: ground, least: least });
            }
        }
        return rows;
    }

    function test_contrast(data) {
        Theme.forced = data.look.theme;
        Theme.forcedContrast = data.look.contrast;
        const ratio = contrast(Theme[data.text], Theme[data.ground]);
        verify(ratio >= data.least, "contrast " + ratio.toFixed(2) );
    }

    function test_palePieces_data() {
        const rows = [];
        for (const look of looks.filter(each => each.contrast === "high")) {
            for (const piece of ["stone", "coin", "left", "right"])
                rows.push({ tag: look.tag + ": " + piece, look: look, piece: piece });
        }
        return rows;
    }

    /// In high contrast what goes, or has gone, is still seen on the board, and seen to be paler.
    function test_palePieces(data) {
        Theme.forced = data.look.theme;
        Theme.forcedContrast = data.look.contrast;
        const pale = Qt.tint(Theme.board, Qt.alpha(Theme[data.piece], Theme.pale));
        const ratio = contrast(pale, Theme.board);
        verify(ratio >= 3 && contrast(pale, Theme[data.piece]) >= 1.5, "contrast " + ratio.toFixed(2));
    }

    function test_focusRing_data() {
        const rows = [];
        for (const look of looks) {
            for (const beside of ["background", "surface", "surface2", "board", "stone", "coin", "left", "right", "green", "cold", "hot", "ink3"])
                rows.push({ tag: look.tag + ": beside " + beside, look: look, beside: beside });
        }
        return rows;
    }

    /// One of its two colours is seen beside whatever it lies on.
    function test_focusRing(data) {
        Theme.forced = data.look.theme;
        Theme.forcedContrast = data.look.contrast;
        const ratios = [Theme.focus, Theme.focusInner].map(ring => contrast(ring, Theme[data.beside]));
        verify(Math.max(...ratios) >= 3, "contrasts " + ratios.map(ratio => ratio.toFixed(2)).join(", "));
    }

    function test_spacing() {
        compare(Theme.unit, 4);
        verify(Theme.move === 0 || Theme.move >= 150 && Theme.move <= 220);
    }
}
