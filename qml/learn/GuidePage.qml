// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// The guide for teachers. Each part takes the keyboard, so that Tab leads from heading to heading.
FocusScope {
    id: root

    property int chosen: 0

    signal closed()

    function goTo(part: int) {
        chosen = part;
        parts.itemAt(part)?.forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onEscapePressed: root.closed()

    TeachingGuide {
        id: guide
    }

    RowLayout {
        id: head

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 3; leftMargin: Theme.unit * 6; rightMargin: Theme.unit * 6 }
        spacing: Theme.unit * 3

        AppButton {
            objectName: "button_guideBack"
            iconName: LayoutMirroring.enabled ? "forward" : "back"
            //: a button: back to the list of lessons
            text: qsTr("All lessons")
            focus: true
            onClicked: root.closed()
        }

        Item {
            Layout.fillWidth: true
        }

        ChoiceBox {
            objectName: "guideParts"
            Layout.maximumWidth: root.width * 0.5
            name: qsTr("Part of the guide")
            ids: Array.from(guide.headings, (heading, part) => String(part))
            labels: Array.from(guide.headings)
            current: String(root.chosen)
            onChosen: id => root.goTo(Number(id))
        }
    }

    ScrollArea {
        id: scroll

        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; topMargin: Theme.unit * 3 }
        contentHeight: column.implicitHeight + Theme.unit * 12
        clip: true

        Column {
            id: column

            x: Math.max(Theme.unit * 6, (scroll.width - width) / 2)
            width: Math.min(scroll.width - Theme.unit * 12, Math.round(860 * Theme.scale))
            spacing: Theme.unit * 6

            Repeater {
                id: parts

                model: guide.headings.length

                FocusScope {
                    id: part

                    required property int index

                    objectName: "guidePart_" + index
                    width: column.width
                    height: words.implicitHeight
                    activeFocusOnTab: true
                    Accessible.role: Accessible.Heading
                    Accessible.name: guide.headings[index]
                    Accessible.focusable: true
                    onActiveFocusChanged: {
                        if (activeFocus)
                            scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, y - Theme.unit * 3));
                    }
                    Keys.onUpPressed: scroll.contentY = Math.max(0, scroll.contentY - 60)
                    Keys.onDownPressed: scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + 60))

                    FocusRing {
                        wanted: part.activeFocus
                        gap: Theme.unit * 2
                    }

                    Column {
                        id: words

                        width: parent.width
                        spacing: Theme.unit * 2

                        Heading {
                            text: guide.headings[part.index]
                            font.pixelSize: part.index === 0 ? Theme.title : Theme.large
                            Accessible.ignored: true
                        }

                        WrappedText {
                            objectName: "guideText_" + part.index
                            // (Text.lineHeight would lay it out anew for each paragraph: seconds.)
                            text: "<style>p, li { line-height: 120% }</style>" + guide.parts[part.index]
                            textFormat: Text.RichText
                            linkColor: Theme.ink // to files beside it, which are not here
                        }
                    }
                }
            }
        }
    }
}
