// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// Theory against search for all games, and rules that fail against search, each with its counterexample.
LabTabPage {
    id: root

    readonly property bool wide: width >= Math.round(960 * Math.min(1.5, Theme.scale))
    readonly property alias checks: theChecks
    readonly property TheoryRow picked: list.currentItem as TheoryRow

    function exportTo(url: url): string {
        return theChecks.exportTo(url);
    }

    exports: ["csv"]
    //: a heading: theorems are compared with a plain search
    heading: qsTr("Theory check")
    //: beside a heading: what follows is about all games
    headingNote: qsTr("All games")
    settled: !theChecks.busy

    TheoryChecks {
        id: theChecks
    }

    Ground { }

    CheckAllCard {
        id: above

        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.unit * 4 }
        width: parent.width - Theme.unit * 8
        visible: !root.wide
        compact: true
        checks: theChecks
    }

    AppList {
        id: list

        objectName: "checksList"
        anchors {
            left: parent.left; right: side.visible ? side.left : parent.right
            top: root.wide ? parent.top : above.bottom; bottom: parent.bottom; leftMargin: Theme.unit * 6; rightMargin: 2
        }
        bottomMargin: Theme.unit * 6
        model: theChecks
        spacing: Theme.unit * 2
        activeFocusOnTab: true
        highlightMoveDuration: Theme.quick
        Accessible.role: Accessible.List
        //: read aloud: the list of all checks of theorems
        Accessible.name: qsTr("Checks")
        Keys.onReturnPressed: root.picked?.toggle()
        Keys.onEnterPressed: root.picked?.toggle()
        ScrollBar.vertical: ThinScrollBar { }

        delegate: TheoryRow {
            x: LayoutMirroring.enabled ? list.width - width : 0
            width: list.width - Theme.unit * 6 + 2
            checks: theChecks
            focused: list.activeFocus
            onOpened: root.openAsked(position)
        }
    }

    Rectangle {
        id: side

        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        visible: root.wide
        width: Math.round(Math.min(420 * Theme.scale, root.width * 0.4))
        color: Theme.surface

        Hairline {
            height: parent.height
        }

        ScrollArea {
            id: scroll

            anchors.fill: parent
            contentHeight: cards.implicitHeight

            Column {
                id: cards

                x: Theme.unit * 5
                width: scroll.width - Theme.unit * 10
                topPadding: Theme.unit * 5
                bottomPadding: Theme.unit * 5
                spacing: Theme.unit * 4

                CheckAllCard {
                    checks: theChecks
                }

                /// A check in full: what is said, why it fails, and the counterexample drawn.
                TitledCard {
                    id: checkDetail

                    readonly property string notation: root.picked?.position ?? ""

                    visible: root.picked !== null
                    title: root.picked?.game ?? ""

                    WrappedText {
                        text: root.picked?.statement ?? ""
                    }

                    WrappedText {
                        visible: text !== ""
                        text: root.picked?.result ?? ""
                    }

                    Paragraph {
                        visible: text !== "" && checkDetail.notation !== ""
                        text: root.picked?.reason ?? ""
                    }

                    SmallBoard {
                        height: Math.round(150 * Math.min(1.4, Theme.scale))
                        visible: checkDetail.notation !== ""
                        notation: checkDetail.notation
                        zoom: 1.2
                    }

                    TextEdit {
                        width: parent.width
                        visible: checkDetail.notation !== ""
                        text: checkDetail.notation
                        readOnly: true
                        selectByMouse: true
                        color: Theme.ink
                        selectionColor: Theme.accent
                        selectedTextColor: Theme.onFilled
                        font.family: Theme.mono
                        font.pixelSize: Theme.monoSize
                        wrapMode: TextEdit.WrapAnywhere
                        //: read aloud: the position of a counterexample, such as nim:7,11,5
                        Accessible.name: qsTr("Position: %1").arg(text)
                    }

                    AppButton {
                        objectName: "button_openDetail"
                        anchors.left: parent.left
                        visible: checkDetail.notation !== ""
                        text: qsTr("Open it in Explore")
                        onClicked: root.openAsked(checkDetail.notation)
                    }
                }
            }
        }
    }
}
