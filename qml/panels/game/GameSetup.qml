// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// Presets of a game, a random position, and the fields that make one.
Column {
    id: root

    required property Library library
    property bool misere: false
    property string gameId
    property list<string> values
    property var presets: []
    property var fields: []

    signal conventionChosen(misere: bool)

    function show(id: string, notation: string) {
        gameId = id;
        presets = library.presets(id);
        const next = library.fields(id);
        const known = notation === "" ? [] : library.fieldValues(notation);
        fields = [];
        values = known.length > 0 ? known : next.map(field => String(field.initial));
        fields = next;
    }

    function receive(notation: string) {
        values = library.fieldValues(notation);
        root.conventionChosen(notation.split(":")[0].split("/").includes("misere"));
    }

    function change(index: int, value: string) {
        const next = Array.from(values);
        next[index] = value;
        values = next;
    }

    spacing: Theme.unit * 4

    Flow {
        width: parent.width
        spacing: Theme.unit * 2

        Repeater {
            model: root.presets

            AppButton {
                required property int index
                required property var modelData

                objectName: "preset_" + index
                text: modelData.title
                onClicked: root.receive(modelData.notation)
            }
        }

        AppButton {
            objectName: "button_random"
            text: qsTr("Random")
            onClicked: root.receive(root.library.random(root.gameId, root.misere))
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.unit * 4

        Repeater {
            model: root.fields

            SetupField {
                required property int index
                required property var modelData

                objectName: "field_" + modelData.id
                room: root.width
                label: modelData.label
                kind: modelData.kind
                least: modelData.least
                most: modelData.most
                choices: modelData.choices
                choiceLabels: modelData.choiceLabels
                value: root.values[index] ?? ""
                onEdited: value => root.change(index, value)
            }
        }
    }
}
