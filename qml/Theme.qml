// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Grundy.Models

/// Colours, sizes, spacing and durations; the only place where they are written down.
QtObject {
    id: root

    /// "light" or "dark" from the command line: wins over the settings and is not saved.
    property string forced: ""

    /// "normal" or "high": as `forced`, for the contrast.
    property string forcedContrast: ""

    readonly property bool dark: forced === "" ? Settings.dark : forced === "dark"
    /// Lines are seen at 3:1, and texts read at 7:1.
    readonly property bool high: forcedContrast === "" ? Settings.highContrast : forcedContrast === "high"

    readonly property color background: high ? (dark ? "#000000" : "#FFFFFF") : dark ? "#14161A" : "#F7F4EE"
    readonly property color surface: high ? (dark ? "#0A0E14" : "#FFFFFF") : dark ? "#202329" : "#FFFDF9"
    readonly property color surface2: high ? (dark ? "#161D27" : "#EEF1F5") : dark ? "#2A2D34" : "#F0EBE1"
    readonly property color board: high ? (dark ? "#000000" : "#FFFFFF") : dark ? "#181B20" : "#FBF9F4"
    readonly property color line: high ? (dark ? "#8793A6" : "#5A6472") : dark ? "#3B3F47" : "#DED6C8"
    readonly property color ink: high ? (dark ? "#FFFFFF" : "#000000") : dark ? "#F2EFE9" : "#1F242D"
    readonly property color ink2: high ? (dark ? "#E1E7F0" : "#27303D") : dark ? "#B6B3AD" : "#555B66"
    readonly property color ink3: high ? (dark ? "#C5CEDB" : "#353F4D") : dark ? "#9A978F" : "#656A73"
    readonly property color accent: high ? (dark ? "#BAC4FF" : "#2230A0") : dark ? "#98A5FF" : "#3B4CCA"
    readonly property color accentTint: high ? (dark ? "#1B2340" : "#E7E9F8") : dark ? "#2B3052" : "#E8EAF9"
    readonly property color cold: high ? (dark ? "#7ADCFF" : "#004A66") : dark ? "#55C6EC" : "#0A7297"
    readonly property color coldTint: high ? (dark ? "#06222F" : "#E3F4FA") : dark ? "#12384A" : "#DDF1F8"
    readonly property color hot: high ? (dark ? "#FFB980" : "#7A2E00") : dark ? "#FFA25C" : "#AE4907"
    readonly property color hotTint: high ? (dark ? "#2B1705" : "#FDEDE1") : dark ? "#44280F" : "#FCE8D9"
    readonly property color left: high ? (dark ? "#A9C3FF" : "#12399E") : dark ? "#7FA5FF" : "#2456D6"
    readonly property color leftTint: high ? (dark ? "#0F1A38" : "#E6ECFB") : dark ? "#1C2B52" : "#E3EAFB"
    readonly property color right: high ? (dark ? "#FFA9B0" : "#8E1220") : dark ? "#FF7D87" : "#C62B3B"
    readonly property color rightTint: high ? (dark ? "#33131A" : "#FCEBEC") : dark ? "#472129" : "#FCE7E9"
    readonly property color green: high ? (dark ? "#8CE8AC" : "#0F5227") : dark ? "#63CF89" : "#24773F"
    readonly property color stone: high ? (dark ? "#E3E9F2" : "#1C2636") : dark ? "#C6D0DF" : "#39465C"
    readonly property color coin: high ? (dark ? "#F2C95C" : "#765000") : dark ? "#E9BC4A" : "#D9A21B"
    /// Tokens of White and Black, each also the colour of the other's letter; their outline is `ink2`.
    readonly property color whiteToken: "#FFFFFF"
    readonly property color blackToken: high ? "#000000" : "#10151D"
    /// The room of a game: the wall above and at the table's edge, what is written on the table, its back edge.
    /// Worlds are left out: pieces are flat shapes, and there is no table.
    readonly property bool plain: high || Settings.plainPieces
    readonly property color wallTop: high ? background : dark ? "#15171B" : "#EBE4D7"
    readonly property color wall: high ? background : dark ? "#1B1D22" : "#F4EFE6"
    readonly property color onTable: high ? ink : dark ? "#DDCDB5" : "#4E3D25"
    readonly property color tableEdge: high ? line : dark ? "#1F1812" : "#B8976A"
    readonly property color trophy: high ? ink : dark ? "#F0C766" : "#7A5600"
    readonly property color trophyTint: high ? surface2 : dark ? "#3B2F12" : "#FBF0D3"
    /// The ring around what has the keyboard, and its other colour, so that one of them is seen beside any piece.
    readonly property color focus: high || dark ? accent : "#3444BE"
    readonly property color focusInner: onFilled
    /// How much is left of a piece that is about to go, or has just gone.
    readonly property real pale: high ? 0.66 : 0.38
    /// What boards are drawn in that are one picture (Hackenbush, miniatures, exported pictures), and the Lab's pictures.
    readonly property var boardColours: ({
        "green": green, "left": left, "right": right, "ground": ink2, "joint": stone, "surface": surface,
        "surface2": surface2, "board": board, "line": line, "accent": accent, "cold": cold, "hot": hot, "ink": ink,
        "ink2": ink2, "ink3": ink3, "onFilled": onFilled, "stone": stone, "coin": coin, "onCoin": coinInk, "white": whiteToken, "black": blackToken,
        "world": high || Settings.plainPieces ? "" : dark ? "dark" : "light",
        "coldTint": coldTint, "hotTint": hotTint, "leftTint": leftTint, "rightTint": rightTint
    })
    /// Letters on a filled cold, hot or accent area.
    readonly property color onFilled: high ? (dark ? "#000000" : "#FFFFFF") : dark ? "#10151D" : "#FFFFFF"
    /// Letters on a coin.
    readonly property color coinInk: high ? (dark ? "#000000" : "#FFFFFF") : dark ? "#10151D" : "#3A2A00"
    readonly property color shade: dark ? "#99000000" : "#66101820"

    readonly property real scale: Settings.textScale
    /// The window is very large: texts are a step larger, and bars stay as high as they are.
    property bool spacious: false
    readonly property int small: Math.round((spacious ? 15 : 13) * scale)
    readonly property int body: Math.round((spacious ? 17 : 15) * scale)
    readonly property int large: Math.round((spacious ? 20 : 17) * scale)
    readonly property FontMetrics smallMetrics: FontMetrics { font.pixelSize: root.small }
    readonly property FontMetrics bodyMetrics: FontMetrics { font.pixelSize: root.body }
    /// How high a line of such texts is.
    readonly property real smallLine: smallMetrics.lineSpacing
    readonly property real bodyLine: bodyMetrics.lineSpacing
    /// Moves and their numbers stand below each other.
    readonly property string mono: Array.from(Qt.fontFamilies()).includes(Settings.numberFamily) ? Settings.numberFamily : "monospace"
    readonly property int monoSize: Math.round((spacious ? 16 : 14) * scale)
    readonly property int title: Math.round((spacious ? 24 : 20) * scale)
    /// Only on the wall and in the heads of dialogs.
    readonly property int display: Math.round(34 * scale)
    readonly property int presentSmall: 28
    readonly property int presentBody: 34
    readonly property int presentTitle: 46

    /// All distances are multiples of this.
    readonly property int unit: 4
    readonly property int controlHeight: Math.round(38 * scale)
    readonly property int radius: 10
    readonly property int cardRadius: 14

    readonly property int quick: Settings.reducedMotion ? 0 : 150
    readonly property int move: Settings.reducedMotion ? 0 : 200

    /// By Outcome.
    readonly property list<string> outcomeLetters: ["", "P", "N", "L", "R"]

    /// Unknown for any other text.
    function outcomeOf(letter: string): int {
        return Math.max(Outcome.Unknown, outcomeLetters.indexOf(letter));
    }

    function outcomeLetter(outcome: int): string {
        return outcomeLetters[outcome];
    }

    /// Filled colour of an outcome's letter.
    function outcomeColor(outcome: int): color {
        return outcome === Outcome.P ? cold : outcome === Outcome.N ? hot : outcome === Outcome.L ? left
             : outcome === Outcome.R ? right : ink3;
    }

    function outcomeTint(outcome: int): color {
        return outcome === Outcome.P ? coldTint : outcome === Outcome.N ? hotTint : outcome === Outcome.L ? leftTint
             : outcome === Outcome.R ? rightTint : surface2;
    }
}
