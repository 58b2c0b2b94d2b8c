// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Ui

PatientCase {
    name: "Theme"

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
    }

    function test_contrast_data() {
        const pairs = [
            ["ink", ["background", "surface", "surface2", "board", "accentTint", "coldTint", "hotTint", "leftTint", "rightTint"]],
            ["ink2", ["background", "surface", "surface2", "board", "coldTint", "hotTint", "leftTint", "rightTint"]],
            ["ink3", ["background", "surface", "board"]],
            ["accent", ["surface", "accentTint", "surface2"]],
            ["cold", ["coldTint", "surface"]],
            ["hot", ["hotTint", "surface", "surface2", "board"]],
            ["onCoin", ["coin"]], ["onFilled", ["cold", "hot", "accent", "stone", "left", "right"]],
            ["left", ["surface", "board", "leftTint"]], ["right", ["surface", "board", "rightTint"]], ["green", ["surface", "board"]]
        ];
        const rows = [];
        for (const theme of ["light", "dark"]) {
            for (const [text, grounds] of pairs) {
                for (const ground of grounds)
                    rows.push({ tag: theme + ": " + text + " on " + ground, theme: theme, text: text, ground: ground });
            }
        }
        return rows;
    }

    function test_contrast(data) {
        Theme.forced = data.theme;
        const ratio = contrast(Theme[data.text], Theme[data.ground]);
        verify(ratio >= 4.5, "contrast " + ratio.toFixed(2));
    }

    function test_spacing() {
        compare(Theme.unit, 4);
        verify(Theme.move === 0 || Theme.move >= 150 && Theme.move <= 220);
    }
}
