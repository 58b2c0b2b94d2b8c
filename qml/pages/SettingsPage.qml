// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Look, text size, motion, help while playing, and language; and which Grundy this is.
Item {
    id: root

    /// A setting: its name and meaning, and the control beside it, or below it where there is no room.
    component Setting: Surface {
        id: setting

        required property string title
        required property string detail
        default property alias control: holder.data
        readonly property bool mirrored: LayoutMirroring.enabled
        readonly property bool stacked: width < holder.implicitWidth + 260 * Theme.scale

        width: parent?.width ?? 0
        implicitHeight: stacked ? words.implicitHeight + holder.height + Theme.unit * 11
                                : Math.max(words.implicitHeight, holder.height) + Theme.unit * 8

        Column {
            id: words

            x: setting.mirrored ? setting.width - width - Theme.unit * 5 : Theme.unit * 5
            y: Theme.unit * 4
            width: setting.stacked ? setting.width - Theme.unit * 10 : setting.width - holder.implicitWidth - Theme.unit * 14
            spacing: Theme.unit * 0.5

            WrappedText {
                text: setting.title
                font.weight: Font.DemiBold
            }

            WideNote {
                text: setting.detail
            }
        }

        Row {
            id: holder

            x: setting.stacked !== setting.mirrored ? Theme.unit * 5 : setting.width - implicitWidth - Theme.unit * 5
            y: setting.stacked ? words.y + words.height + Theme.unit * 3 : (setting.height - height) / 2
        }
    }

    readonly property list<string> scaleIds: ["1", "1.15", "1.3", "1.5", "2"]

    anchors.fill: parent

    HeadBar {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: Math.round(72 * Math.max(1, Theme.scale * 0.9))
        z: 1

        Heading {
            anchors { left: parent.left; leftMargin: Theme.unit * 6; verticalCenter: parent.verticalCenter }
            //: heads the page of settings, a noun
            text: qsTr("Settings")
            font.pixelSize: Theme.title
        }
    }

    ScrollArea {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        contentHeight: column.implicitHeight + Theme.unit * 12
        follows: true

        Column {
            id: column

            x: LayoutMirroring.enabled ? parent.width - width - Theme.unit * 7 : Theme.unit * 7
            y: Theme.unit * 6
            width: Math.min(parent.width - Theme.unit * 14, Math.round(720 * Theme.scale))
            spacing: Theme.unit * 4

            Setting {
                //: heads a setting: light or dark colours
                title: qsTr("Theme")
                detail: qsTr("Light, dark, or match the system.")

                Segmented {
                    name: qsTr("Theme")
                    namePrefix: "theme_"
                    ids: ["system", "light", "dark"]
                    //: a choice: as the computer is set
                    labels: [qsTr("System"), /*: light colours */ qsTr("Light"), /*: dark colours */ qsTr("Dark")]
                    current: Theme.forced !== "" ? Theme.forced : Settings.theme
                    onChosen: id => {
                        Theme.forced = "";
                        Settings.theme = id;
                    }
                }
            }

            Setting {
                //: heads a setting: how much the colours differ
                title: qsTr("Contrast")
                detail: qsTr("High: strong lines on plain black or white. System: match your desktop.")

                Segmented {
                    name: qsTr("Contrast")
                    namePrefix: "contrast_"
                    ids: ["system", "normal", "high"]
                    labels: [qsTr("System"), /*: normal contrast of colours, not normal play */ qsTr("Normal"), /*: high contrast of colours */ qsTr("High")]
                    current: Settings.contrast
                    onChosen: id => Settings.contrast = id
                }
            }

            Setting {
                //: heads a setting: how large the letters are
                title: qsTr("Text size")
                detail: qsTr("Everything but the boards grows with it.")

                Segmented {
                    name: qsTr("Text size")
                    namePrefix: "scale_"
                    ids: root.scaleIds
                    labels: [qsTr("Normal"), qsTr("115%"), qsTr("130%"), qsTr("150%"), qsTr("200%")]
                    current: Array.from(root.scaleIds).find(id => Math.abs(Number(id) - Settings.textScale) < 0.01) ?? "1"
                    onChosen: id => Settings.textScale = Number(id)
                }
            }

            Setting {
                //: heads a setting: nothing moves by itself on the screen
                title: qsTr("Reduced motion")
                detail: qsTr("Pieces and panels change at once, without moving.")

                AppSwitch {
                    objectName: "switch_motion"
                    name: qsTr("Reduced motion")
                    checked: Settings.reducedMotion
                    onToggled: Settings.reducedMotion = checked
                }
            }

            Setting {
                title: qsTr("The computer moves")
                detail: qsTr("How long it waits before it moves, so that you see what it does. With reduced motion it moves at once.")

                Segmented {
                    name: qsTr("The computer moves")
                    namePrefix: "pause_"
                    ids: ["0", "600", "1500"]
                    //: how fast the computer moves: without waiting
                    labels: [qsTr("At once"), qsTr("After a moment"), /*: how fast the computer moves: so that a class can follow */ qsTr("Slowly")]
                    current: String(Settings.pause)
                    onChosen: id => Settings.pause = Number(id)
                }
            }

            Setting {
                title: qsTr("Plain pieces")
                detail: qsTr("Discs and bars on a plain ground, instead of pebbles, coins or frogs on a table.")

                AppSwitch {
                    objectName: "switch_plainPieces"
                    name: qsTr("Plain pieces")
                    checked: Settings.plainPieces
                    onToggled: Settings.plainPieces = checked
                }
            }

            Setting {
                //: heads a setting: whether moves can be heard
                title: qsTr("Sounds")
                detail: qsTr("A short sound with each move and at the end of a game.")

                AppSwitch {
                    objectName: "switch_sounds"
                    name: qsTr("Sounds")
                    checked: Settings.sounds
                    onToggled: Settings.sounds = checked
                }
            }

            Setting {
                title: qsTr("Warn after a mistake")
                detail: qsTr("When your move gives the win away, you are told at once and can take it back.")

                AppSwitch {
                    objectName: "switch_warn"
                    name: qsTr("Warn after a mistake")
                    checked: Settings.warnsOfMistakes
                    onToggled: Settings.warnsOfMistakes = checked
                }
            }

            Setting {
                title: qsTr("Colour every move")
                detail: qsTr("Winning and losing moves are marked on the board while you play, as in Explore.")

                AppSwitch {
                    objectName: "switch_coloured"
                    name: qsTr("Colour every move")
                    checked: Settings.movesColoured
                    onToggled: Settings.movesColoured = checked
                }
            }

            Setting {
                //: heads a setting of the explanations why a position is won
                title: qsTr("Why?")
                detail: qsTr("The idea: plain words. Labels: P and N, by moves and their answers. Values: Grundy values, nim-sums and numbers. Theorems: everything that is proven.")

                LevelChoice { }
            }

            Setting {
                //: heads a setting: the letters P and N, for lost and won positions
                title: qsTr("P and N")
                detail: qsTr("Play marks lost positions by P and won ones by N. Off: it says in words who can win.")

                AppSwitch {
                    objectName: "switch_letters"
                    name: qsTr("P and N")
                    checked: Settings.lettersMet
                    onToggled: Settings.lettersMet = checked
                }
            }

            Setting {
                visible: Application.screens.length > 1
                title: qsTr("Screen for Present")
                detail: qsTr("The screen that the class sees, such as the projector.")

                ScreenChoice { }
            }

            Setting {
                //: heads a setting: the language of the program
                title: qsTr("Language")
                detail: qsTr("The language of all texts.")

                ChoiceBox {
                    objectName: "language"
                    name: qsTr("Language")
                    ids: Array.from(Settings.languages)
                    labels: [qsTr("System"), ...Array.from(Settings.languageNames)]
                    current: Settings.language
                    onChosen: id => Settings.language = id
                }
            }

            /// Which Grundy this is, its licence and what it stands on, where to tell of a mistake, thanks.
            Card {
                id: aboutCard

                property bool copied: false

                padding: Theme.unit * 5

                Heading {
                    //: heads what is said of the program, its version and its rights
                    text: qsTr("About Grundy")
                    font.weight: Font.DemiBold
                }

                Flow {
                    width: parent.width
                    spacing: Theme.unit * 3

                    LineLabel {
                        objectName: "version"
                        text: Settings.versionLine
                    }

                    AppButton {
                        objectName: "copyVersion"
                        //: a button, a verb: copies the version, for a report
                        text: qsTr("Copy")
                        tip: qsTr("Copy the version, for a report")
                        onClicked: {
                            clipboard.copy(Settings.versionLine);
                            aboutCard.copied = true;
                        }
                    }
                }

                Announcement {
                    visible: aboutCard.copied
                    text: aboutCard.copied ? qsTr("The version is copied.") : ""
                    color: Theme.ink2
                    font.pixelSize: Theme.small
                }

                Paragraph {
                    text: Settings.homepage === ""
                        ? qsTr("If something is wrong, please tell whoever you got Grundy from, and name the version.")
                        : qsTr("If something is wrong, please tell us at %1, and name the version.").arg(Settings.homepage)
                }

                Paragraph {
                    text: qsTr("Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.")
                }

                Paragraph {
                    text: qsTr("It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).")
                }

                Paragraph {
                    text: qsTr("Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.")
                }

                Clipboard {
                    id: clipboard
                }
            }
        }
    }
}
