// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Models
import Grundy.Ui

/// One check, with a heading above the first one of each kind: what is said, up to which size it is tested, and what was found.
Item {
    id: root

    required property int index
    required property bool first
    required property int kind
    required property string game
    required property string statement
    required property string reason
    required property int size
    required property int largest
    required property bool sized
    required property int status
    required property string tag
    required property string result
    required property string position
    required property TheoryChecks checks
    property bool focused: false
    readonly property bool current: ListView.isCurrentItem
    /// Room above the frame, for the heading of the first one of each kind.
    readonly property real above: first ? heading.implicitHeight + heading.y + Theme.unit * 3 : 0
    readonly property bool active: status === TheoryChecks.Running || status === TheoryChecks.Waiting
    /// What was found is short and stands beside the name.
    readonly property bool inLine: kind === TheoryChecks.Theory && result !== "" && status !== TheoryChecks.Wrong
    /// Controls stand beside the words.
    readonly property bool wide: width > Math.round(620 * Theme.scale)

    signal opened()

    function pick() {
        ListView.view.currentIndex = index;
    }

    function toggle() {
        if (active)
            checks.cancel(index);
        else
            checks.start(index);
    }

    objectName: "check_" + index
    implicitHeight: above + grid.implicitHeight + Theme.unit * 6
    Accessible.role: Accessible.ListItem
    //: read aloud: a game, what is claimed of it, and how far that is checked
    Accessible.name: result === "" ? qsTr("%1: %2 %3").arg(game).arg(statement).arg(root.tag)
                                    : /*: read aloud: a game, what is claimed of it, how far that is checked, and the result */ qsTr("%1: %2 %3. %4").arg(game).arg(statement).arg(root.tag).arg(result)
    Accessible.selectable: true
    Accessible.focusable: true
    Accessible.selected: current

    Surface {
        anchors { fill: parent; topMargin: root.above }
        border.width: root.current && root.focused ? 2 : 1
        border.color: root.current ? Theme.accent : Theme.line

        MouseArea {
            anchors.fill: parent
            onClicked: root.pick()
        }
    }

    GridLayout {
        id: grid

        anchors {
            left: parent.left; right: parent.right; top: parent.top; topMargin: root.above + Theme.unit * 3
            leftMargin: Theme.unit * 4; rightMargin: Theme.unit * 4
        }
        columns: root.wide ? 3 : 2
        columnSpacing: Theme.unit * 3
        rowSpacing: Theme.unit * 2

        StatusMark {
            Layout.alignment: Qt.AlignTop
            status: root.status
        }

        Column {
            Layout.fillWidth: true
            spacing: Theme.unit

            WideFlow {
                SilentText {
                    text: root.game
                    font.weight: Font.DemiBold
                }

                Paragraph {
                    id: tag

                    objectName: "checkTag_" + root.index
                    width: Math.min(inOneLine.room, parent.width)
                    text: root.inLine ? root.result : root.tag
                    Accessible.ignored: true

                    OneLine {
                        id: inOneLine

                        of: tag
                    }
                }
            }

            Paragraph {
                text: root.statement
                Accessible.ignored: true
            }

            Paragraph { // its room is kept: nothing jumps when the counterexample arrives
                objectName: "checkResult_" + root.index
                height: Math.max(implicitHeight, Theme.bodyLine * 2)
                visible: root.kind === TheoryChecks.Claim || text !== ""
                text: root.inLine ? "" : root.result
                color: root.status === TheoryChecks.Wrong ? Theme.right : Theme.ink
                Accessible.ignored: true
            }
        }

        Flow {
            Layout.alignment: Qt.AlignTop
            Layout.columnSpan: root.wide ? 1 : 2
            Layout.fillWidth: !root.wide
            Layout.preferredWidth: root.wide ? upTo.width + spin.implicitWidth + run.width + Theme.unit * 4 : -1
            spacing: Theme.unit * 2

            Note {
                id: upTo

                height: Theme.controlHeight
                visible: root.sized
                text: qsTr("up to size")
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }

            AppSpinBox {
                id: spin

                objectName: "spin_check_" + root.index
                visible: root.sized
                enabled: !root.active
                name: qsTr("%1: size of the largest positions checked").arg(root.game)
                from: 1
                to: root.largest
                value: root.size
                onValueModified: if (value !== root.size) root.checks.setSize(root.index, value)
                Keys.onReturnPressed: { } // the list would start the check
                Keys.onEnterPressed: { }
            }

            AppButton {
                id: run

                objectName: "button_check_" + root.index
                width: Math.max(implicitWidth, Math.round(92 * Theme.scale))
                //: a button: ends this check
                text: root.active ? qsTr("Cancel") : /*: a button, a verb: begins this check */ qsTr("Check")
                tip: root.active ? qsTr("Cancel the check of %1").arg(root.game) : /*: a button, a verb: begins the check of a game, such as Nim */ qsTr("Check %1").arg(root.game)
                onClicked: {
                    root.pick();
                    root.toggle();
                }
            }

            LinkButton {
                objectName: "button_openCheck_" + root.index
                visible: root.position !== ""
                text: qsTr("Open the position")
                //: a button, a verb: opens a position, such as nim:7,11,5
                tip: qsTr("Open %1").arg(root.position)
                onClicked: root.opened()
            }
        }
    }

    Column {
        id: heading

        y: Theme.unit * 4
        width: root.width
        visible: root.first
        spacing: Theme.unit

        Heading {
            text: root.kind === TheoryChecks.Claim ? qsTr("Claims that fail") : qsTr("The theory of the games")
            font.pixelSize: Theme.large
        }

        Paragraph {
            text: root.kind === TheoryChecks.Claim
                  ? qsTr("Search alone looks for the smallest counterexample. Finding one is not an error of the program.")
                  : qsTr("Every small position is answered twice, by theory and by search alone. They have to agree.")
        }
    }
}
