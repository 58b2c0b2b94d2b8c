// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How two positions compare whose difference lies on the table.
Card {
    id: root

    required property Comparison comparison

    objectName: "comparisonCard"
    spacing: Theme.unit * 2

    Heading {
        objectName: "comparisonTitle"
        anchors.left: parent.left
        width: parent.width
        text: root.comparison.title
        wrapMode: Text.Wrap
    }

    Paragraph {
        objectName: "comparisonDetail"
        width: parent.width
        text: root.comparison.detail
    }

    Paragraph {
        objectName: "comparisonMirror"
        width: parent.width
        visible: text !== ""
        text: root.comparison.mirror
    }
}
