// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// How two positions compare whose difference lies on the table.
Card {
    id: root

    required property Comparison comparison

    objectName: "comparisonCard"

    Heading {
        objectName: "comparisonTitle"
        text: root.comparison.title
    }

    Paragraph {
        objectName: "comparisonDetail"
        text: root.comparison.detail
    }

    Paragraph {
        objectName: "comparisonMirror"
        visible: text !== ""
        text: root.comparison.mirror
    }
}
