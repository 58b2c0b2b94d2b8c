// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Grundy.Models
import Grundy.Ui

/// All positions of a small game by size, to be filled in step by step. Arrows go from position to position,
/// Enter chooses one and, once more, shows it; page down shows the next size.
FocusScope {
    id: root

    required property AnalysedModel game
    property int cursor: 0
    readonly property real nameWidth: Math.min(220, Math.max(3, game.longestName) * 8.6) * Theme.scale
    /// Room for a Grundy value is kept from the start: nothing jumps in the second round.
    readonly property real chipWidth: nameWidth + Math.round(46 * Theme.scale) + Theme.unit * 6
    readonly property real labelWidth: Math.round(64 * Theme.scale)
    readonly property real gap: Theme.unit * 1.5
    readonly property int perLine: Math.max(1, Math.floor((width - labelWidth - Theme.unit * 3 + gap) / (chipWidth + gap)))
    /// Each the group that it is of, its first position and how many. All are of one height: the length of a list whose
    /// rows differ is guessed anew at each place, and its scroll bar may follow the guesses for ever.
    readonly property var lines: {
        const all = [];
        for (let group = 0; group < game.groups; ++group)
            for (let place = 0; place < game.countOf(group); place += perLine)
                all.push({ group: group, place: place, count: Math.min(perLine, game.countOf(group) - place) });
        return all;
    }

    function showCursor() {
        if (game.count === 0)
            return;
        const group = game.groupOf(cursor);
        const place = cursor - game.firstOf(group);
        const line = lines.findIndex(each => each.group === group && place < each.place + each.count);
        list.positionViewAtIndex(line, ListView.Contain);
    }

    function go(to: int) {
        cursor = Math.max(0, Math.min(to, game.count - 1));
        showCursor();
    }

    function goGroup(by: int) {
        const group = game.groupOf(cursor) + by;
        if (group < 0 || group >= game.groups)
            return;
        const place = cursor - game.firstOf(game.groupOf(cursor));
        go(game.firstOf(group) + Math.min(place, game.countOf(group) - 1));
    }

    function pick(row: int) {
        forceActiveFocus(Qt.MouseFocusReason);
        cursor = row;
        game.activate(row);
    }

    onPerLineChanged: Qt.callLater(showCursor) // qmllint disable
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("All positions by size")
    Accessible.description: { game.revision; return game.words(cursor); }
    Keys.onLeftPressed: go(cursor + (LayoutMirroring.enabled ? 1 : -1))
    Keys.onRightPressed: go(cursor + (LayoutMirroring.enabled ? -1 : 1))
    Keys.onUpPressed: goGroup(-1)
    Keys.onDownPressed: goGroup(1)
    Keys.onReturnPressed: game.activate(cursor)
    Keys.onEnterPressed: game.activate(cursor)
    Keys.onSpacePressed: game.activate(cursor)
    Keys.onEscapePressed: game.chosen = -1
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_PageDown)
            return;
        game.revealNext();
        event.accepted = true;
    }

    AppList {
        id: list

        objectName: "analysedList"
        anchors.fill: parent
        model: root.lines
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
                width: root.labelWidth
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
                spacing: root.gap

                Repeater {
                    model: line.modelData.count

                    AnalysedChip {
                        required property int index
                        readonly property int row: line.first + index
                        readonly property var cell: {
                            root.game.revision; // again with every change of what is shown
                            return root.game.cell(row);
                        }

                        objectName: "analysed_" + row
                        width: root.chipWidth
                        nameWidth: root.nameWidth
                        name: cell.name ?? ""
                        outcome: cell.outcome ?? Outcome.Unknown
                        grundy: cell.grundy ?? ""
                        lit: cell.lit ?? false
                        words: cell.words ?? ""
                        chosen: root.game.chosen === row
                        focused: root.activeFocus && root.cursor === row
                        onClicked: root.pick(row)
                    }
                }
            }
        }
    }
}
