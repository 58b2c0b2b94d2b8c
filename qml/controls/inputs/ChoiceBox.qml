// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// One choice out of a list that folds out.
ComboBox {
    id: root

    required property list<string> ids
    required property list<string> labels
    required property string current
    property string name

    signal chosen(id: string)

    /// What is chosen is what is current, whatever was clicked.
    function follow() {
        currentIndex = Qt.binding(() => root.ids.indexOf(root.current));
    }

    model: labels
    currentIndex: ids.indexOf(current)
    implicitWidth: Math.round(220 * Theme.scale)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.unit * (mirrored ? 9 : 3.5)
    rightPadding: Theme.unit * (mirrored ? 3.5 : 9)
    font.pixelSize: Theme.body
    Accessible.role: Accessible.ComboBox
    Accessible.name: name
    Accessible.description: displayText
    Accessible.onPressAction: if (root.enabled) root.popup.open()
    onActivated: index => {
        const id = ids[index];
        root.follow();
        root.chosen(id);
    }
    onModelChanged: follow() // with other texts it would begin at the first one

    contentItem: SilentText {
        text: root.displayText
        font.pixelSize: root.font.pixelSize
        fontSizeMode: Text.HorizontalFit // smaller before it is cut
        minimumPixelSize: 10
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    indicator: Icon {
        x: root.mirrored ? Theme.unit * 3 : root.width - width - Theme.unit * 3
        y: (root.height - height) / 2
        icon: "down"
        size: Math.round(12 * Theme.scale)
    }

    delegate: AppMenuItem {
        required property int index

        width: root.width - Theme.unit * 2
        text: root.labels[index]
        highlighted: root.highlightedIndex === index
    }

    background: Backdrop {
        radius: Theme.radius
        color: root.hovered ? Theme.surface2 : Theme.surface
        border.width: 1
        ringed: root.visualFocus
    }

    popup: AppPopup {
        y: root.height + 2
        width: root.width
        padding: Theme.unit
        focus: false // the keys stay with the box, which moves through the list
        implicitHeight: Math.min(contentItem.implicitHeight + Theme.unit * 2, 320)

        contentItem: AppList {
            implicitHeight: root.count * Theme.controlHeight
            model: root.popup.visible ? root.delegateModel : null
            currentIndex: root.highlightedIndex
        }
    }
}
