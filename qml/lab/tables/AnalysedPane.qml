// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// An analysed game with its title and legend, or why there is none.
Item {
    id: root

    required property AnalysedModel game
    required property string title
    required property bool partizan

    implicitHeight: head.height + 260 + legend.height + Theme.unit * 6

    Heading {
        id: head

        text: qsTr("%1, fully analysed").arg(root.title)
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    Paragraph {
        objectName: "analysedNotice"
        anchors.centerIn: parent
        width: Math.min(parent.width, 480 * Theme.scale)
        visible: root.game.count === 0
        text: root.game.busy ? qsTr("Looking for all positions…") : root.game.problem
        horizontalAlignment: Text.AlignHCenter
    }

    /// All positions of a small game by size, to be filled in step by step. Arrows go from position to position,
    /// Enter chooses one and, once more, shows it; page down shows the next size.
    FocusScope {
        id: analysedView

        property int cursor: 0
        readonly property real nameWidth: Math.min(220, Math.max(3, root.game.longestName) * 8.6) * Theme.scale
        /// Room for a Grundy value is kept from the start: nothing jumps in the second round.
        readonly property real chipWidth: nameWidth + Math.round(46 * Theme.scale) + Theme.unit * 6
        readonly property real labelWidth: Math.round(64 * Theme.scale)
        readonly property real gap: Theme.unit * 1.5
        readonly property int perLine: Math.max(1, Math.floor((width - labelWidth - Theme.unit * 3 + gap) / (chipWidth + gap)))
        /// Each the group that it is of, its first position and how many. All are of one height: the length of a list whose
        /// rows differ is guessed anew at each place, and its scroll bar may follow the guesses for ever.
        readonly property var lines: {
            const all = [];
            for (let group = 0; group < root.game.groups; ++group)
                for (let place = 0; place < root.game.countOf(group); place += perLine)
                    all.push({ group: group, place: place, count: Math.min(perLine, root.game.countOf(group) - place) });
            return all;
        }

        function showCursor() {
            if (root.game.count === 0)
                return;
            const group = root.game.groupOf(cursor);
            const place = cursor - root.game.firstOf(group);
            const line = lines.findIndex(each => each.group === group && place < each.place + each.count);
            list.positionViewAtIndex(line, ListView.Contain);
        }

        function go(to: int) {
            cursor = Math.max(0, Math.min(to, root.game.count - 1));
            showCursor();
        }

        function goGroup(by: int) {
            const group = root.game.groupOf(cursor) + by;
            if (group < 0 || group >= root.game.groups)
                return;
            const place = cursor - root.game.firstOf(root.game.groupOf(cursor));
            go(root.game.firstOf(group) + Math.min(place, root.game.countOf(group) - 1));
        }

        function pick(row: int) {
            forceActiveFocus(Qt.MouseFocusReason);
            cursor = row;
            root.game.activate(row);
        }

        objectName: "analysedView"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: legend.top; topMargin: Theme.unit * 3; bottomMargin: Theme.unit * 3 }
        visible: root.game.count > 0
        activeFocusOnTab: true
        onPerLineChanged: Qt.callLater(showCursor) // qmllint disable
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All positions by size")
        Accessible.description: { root.game.revision; return root.game.words(cursor); }
        Keys.onLeftPressed: go(cursor + (LayoutMirroring.enabled ? 1 : -1))
        Keys.onRightPressed: go(cursor + (LayoutMirroring.enabled ? -1 : 1))
        Keys.onUpPressed: goGroup(-1)
        Keys.onDownPressed: goGroup(1)
        Keys.onReturnPressed: root.game.activate(cursor)
        Keys.onEnterPressed: root.game.activate(cursor)
        Keys.onSpacePressed: root.game.activate(cursor)
        Keys.onEscapePressed: root.game.chosen = -1
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_PageDown)
                return;
            root.game.revealNext();
            event.accepted = true;
        }

        AppList {
            id: list

            objectName: "analysedList"
            anchors.fill: parent
            model: analysedView.lines
            spacing: Theme.unit * 2
            keyNavigationEnabled: false
            ScrollBar.vertical: ThinScrollBar { }

            delegate: Item {
                id: line

                required property var modelData
                readonly property int first: root.game.firstOf(modelData.group) + modelData.place

                width: list.width
                height: Math.round(36 * Theme.scale)

                AppText {
                    id: label

                    anchors.left: parent.left
                    width: analysedView.labelWidth
                    height: parent.height
                    visible: line.modelData.place === 0
                    //: heads a group of positions: how many pieces they have
                    text: qsTr("size %1").arg(root.game.sizeOf(line.modelData.group))
                    color: Theme.ink2
                    font.pixelSize: Theme.small
                    verticalAlignment: Text.AlignVCenter
                }

                Row {
                    anchors.left: label.right
                    spacing: analysedView.gap

                    Repeater {
                        model: line.modelData.count

                        /// A position of a fully analysed game: its name, and what is shown of it so far.
                        PlainButton {
                            id: chip

                            required property int index
                            readonly property int row: line.first + index
                            readonly property var cell: {
                                root.game.revision; // again with every change of what is shown
                                return root.game.cell(row);
                            }
                            readonly property int outcome: cell.outcome ?? Outcome.Unknown
                            readonly property bool lit: cell.lit ?? false
                            readonly property bool chosen: root.game.chosen === row
                            readonly property bool shown: outcome !== Outcome.Unknown
                            readonly property real tagWidth: Math.round(22 * Theme.scale)
                            readonly property real tagX: Theme.unit * 3 + analysedView.nameWidth

                            objectName: "analysed_" + row
                            width: analysedView.chipWidth
                            implicitWidth: tagX + tagWidth + Math.round(24 * Theme.scale) + Theme.unit * 3
                            implicitHeight: Math.round(36 * Theme.scale)
                            focusPolicy: Qt.NoFocus
                            Accessible.name: cell.words ?? ""
                            Accessible.selected: chosen
                            onClicked: analysedView.pick(row)

                            background: Rectangle {
                                radius: chip.outcome === Outcome.P ? height / 2 : Theme.radius - 2
                                color: chip.shown ? Theme.outcomeTint(chip.outcome) : Theme.surface
                                border.width: chip.lit || chip.chosen ? 2 : 1
                                border.color: chip.chosen ? Theme.accent : chip.lit ? Theme.ink : chip.hovered ? Theme.ink3 : Theme.line

                                FocusRing {
                                    wanted: analysedView.activeFocus && analysedView.cursor === chip.row
                                    radius: parent.radius + gap + 2
                                }

                                Rectangle { // lit: also by shape, not by colour alone
                                    visible: chip.lit
                                    x: Theme.unit * 2
                                    y: parent.height - height - 3
                                    width: parent.width - Theme.unit * 4
                                    height: 3
                                    radius: 1.5
                                    color: Theme.ink
                                }
                            }

                            contentItem: Item {
                                SilentText {
                                    x: Theme.unit * 2
                                    width: analysedView.nameWidth
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: chip.cell.name ?? ""
                                    font.family: Theme.mono
                                    font.pixelSize: Theme.monoSize
                                    elide: Text.ElideRight
                                }

                                Item {
                                    x: chip.tagX
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: chip.tagWidth
                                    height: width

                                    SilentText { // still hidden
                                        anchors.centerIn: parent
                                        visible: !chip.shown
                                        text: "·"
                                        color: Theme.ink3
                                    }

                                    OutcomeTag {
                                        silent: true
                                        visible: chip.shown
                                        anchors.centerIn: parent
                                        size: parent.width
                                        filled: true
                                        outcome: chip.outcome
                                    }
                                }

                                SilentText {
                                    x: chip.tagX + chip.tagWidth + Theme.unit * 1.5
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Math.round(20 * Theme.scale)
                                    visible: text !== ""
                                    text: chip.cell.grundy ?? ""
                                    font.weight: Font.DemiBold
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    Legend {
        id: legend

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        partizan: root.partizan
    }
}
