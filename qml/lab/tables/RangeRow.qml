// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Grundy.Ui

/// From … to …: the values of a variable.
RowLayout {
    id: root

    required property string variable
    required property int least
    required property int most

    signal leastChosen(value: int)
    signal mostChosen(value: int)

    component End: AppSpinBox {
        Layout.fillWidth: true
        Layout.minimumWidth: Math.round(84 * Theme.scale)
        Layout.preferredWidth: 1
        leftPadding: Math.round(30 * Theme.scale)
        rightPadding: leftPadding
        from: 0
        to: 1000000
    }

    width: parent?.width ?? 0
    spacing: Theme.unit * 2

    SilentText {
        Layout.preferredWidth: Math.round(58 * Theme.scale)
        //: before the first number of a range; the letter n or m: "n from 0 to 15"
        text: qsTr("%1 from").arg(root.variable)
    }

    End {
        objectName: "spin_" + root.variable + "Least"
        name: qsTr("Least value of %1").arg(root.variable)
        value: root.least
        onValueModified: root.leastChosen(value)
    }

    SilentText {
        //: between the ends of a range: from 0 to 15
        text: qsTr("to")
    }

    End {
        objectName: "spin_" + root.variable + "Most"
        name: qsTr("Largest value of %1").arg(root.variable)
        value: root.most
        onValueModified: root.mostChosen(value)
    }
}
