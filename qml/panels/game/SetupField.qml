// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// One value that makes a position; follows `value` while it is not being typed in. A number with − and +, a list or set to type, or one of a few choices.
Column {
    id: root

    required property string label
    required property string value
    /// A Library.FieldKind.
    required property int kind
    required property real least
    required property real most
    property list<string> choices
    property list<string> choiceLabels: choices
    /// How wide it may be.
    property real room: Infinity
    /// What stands in it may go on.
    property bool typing: false
    readonly property bool number: kind === Library.Number
    readonly property bool oneOf: kind === Library.OneOf

    signal edited(value: string)
    /// Enter was pressed in the field, or the keyboard has left it.
    signal entered()

    function show() {
        if (number)
            spin.value = Number(value);
        else if (typed.text !== value)
            typed.text = value;
    }

    spacing: Theme.unit
    onEntered: typing = false
    onValueChanged: show()
    Component.onCompleted: show()

    Note {
        anchors.left: parent.left
        text: root.label
    }

    AppSpinBox {
        id: spin

        objectName: root.objectName + "_spin"
        anchors.left: parent.left
        visible: root.number
        name: root.label
        from: root.least
        to: Math.min(root.most, 2147483647)
        onValueModified: root.edited(String(value))
    }

    AppTextField {
        id: typed

        objectName: root.objectName + "_text"
        visible: !root.number && !root.oneOf
        name: root.label
        // a long text is seen as far as there is room
        width: Math.min(root.room, Math.round(root.kind === Library.Text ? Math.max(280 * Theme.scale, contentWidth + leftPadding * 2 + 2)
                                                                   : (root.kind === Library.OptionalNumber ? 140 : 280) * Theme.scale))
        //: in an empty field for a number: any number
        placeholderText: root.kind === Library.OptionalNumber ? qsTr("no limit") : ""
        onTextEdited: {
            root.typing = true;
            root.edited(typed.text);
        }
        onEditingFinished: root.entered()
    }

    ChoiceBox {
        objectName: root.objectName + "_choice"
        anchors.left: parent.left
        visible: root.oneOf
        name: root.label
        ids: root.choices
        labels: root.choiceLabels
        current: root.value
        onChosen: id => root.edited(id)
    }
}
