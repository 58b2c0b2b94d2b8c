// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// One choice out of a few, side by side. `ids` name the choices, `labels` show them.
Rectangle {
    id: root

    required property list<string> ids
    required property list<string> labels
    required property string current
    property string namePrefix: "tab_"
    property string name
    property real sidePadding: Theme.unit * 4
    property int textSize: Theme.body
    /// One for each choice, before its label where there is room; none: no icons.
    property list<string> icons
    /// The choices share the whole width.
    property bool shared: false
    readonly property real share: (width - Theme.unit * 2) / Math.max(1, ids.length)

    signal chosen(id: string)

    function step(from: int, by: int) {
        const next = from + (LayoutMirroring.enabled ? -by : by);
        if (next < 0 || next >= ids.length)
            return;
        buttons.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
        root.chosen(ids[next]);
    }

    implicitWidth: row.implicitWidth + Theme.unit * 2
    implicitHeight: row.implicitHeight + Theme.unit * 2
    radius: Theme.radius
    color: Theme.surface2
    border.width: Theme.high ? 1 : 0
    border.color: Theme.line
    Accessible.role: Accessible.PageTabList
    Accessible.name: name

    Row {
        id: row

        anchors.centerIn: parent

        Repeater {
            id: buttons

            model: root.ids.length

            TabButton { // a tab by its type: of Qt 6.4 a button keeps its role, whatever is said
                id: button

                required property int index
                readonly property string choice: root.ids[index] ?? ""

                /// Of what is chosen already it is left to the dialog, which it may end.
                function enter(event: var) {
                    event.accepted = !checked;
                    if (!checked)
                        clicked();
                }

                objectName: root.namePrefix + choice
                text: root.labels[index] ?? ""
                checkable: false // the data say which one it is
                checked: root.current === choice
                hoverEnabled: true
                leftPadding: root.shared ? 2 : root.sidePadding
                rightPadding: leftPadding
                implicitWidth: Math.ceil(Math.max(widest.width, widest.advanceWidth, contentItem.implicitWidth)) + 2 + leftPadding + rightPadding
                width: root.shared ? root.share : implicitWidth
                implicitHeight: Math.round(32 * Theme.scale)
                activeFocusOnTab: checked || activeFocus
                font.pixelSize: root.textSize
                font.weight: checked ? Font.DemiBold : Font.Normal
                Accessible.role: Accessible.PageTab
                Accessible.onPressAction: if (button.enabled) button.clicked()
                Keys.onReturnPressed: event => enter(event)
                Keys.onEnterPressed: event => enter(event)
                Accessible.name: text
                Accessible.selected: checked
                Keys.onLeftPressed: root.step(index, -1)
                Keys.onRightPressed: root.step(index, 1)
                onClicked: root.chosen(choice)

                TextMetrics { // the bold width, so that nothing moves when the choice changes
                    id: widest

                    font.pixelSize: button.font.pixelSize
                    font.family: Application.font.family
                    font.weight: Font.DemiBold
                    text: button.text
                }

                contentItem: ButtonContent {
                    iconName: root.share >= 132 * Theme.scale ? root.icons[button.index] ?? "" : ""
                    text: button.text
                    font: button.font
                    color: button.checked || button.hovered ? Theme.ink : Theme.ink2
                    spacing: Theme.unit * 2
                    mirrored: button.mirrored
                    atStart: false
                }

                background: Backdrop {
                    radius: Theme.radius - 2
                    color: button.checked ? (Theme.dark ? Theme.background : Theme.surface) : "transparent"
                    border.width: button.checked ? 1 : 0
                    ringed: button.visualFocus
                    ringGap: 0
                }
            }
        }
    }
}
