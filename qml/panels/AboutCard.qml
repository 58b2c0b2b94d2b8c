// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Which Grundy this is, its licence and what it stands on, where to tell of a mistake, thanks.
Card {
    id: root

    property bool copied: false

    padding: Theme.unit * 5

    Heading {
        //: heads what is said of the program, its version and its rights
        text: qsTr("About Grundy")
        font.weight: Font.DemiBold
    }

    Flow {
        width: parent.width
        spacing: Theme.unit * 3

        LineLabel {
            objectName: "version"
            text: Settings.versionLine
        }

        AppButton {
            objectName: "copyVersion"
            //: a button, a verb: copies the version, for a report
            text: qsTr("Copy")
            tip: qsTr("Copy the version, for a report")
            onClicked: {
                clipboard.copy(Settings.versionLine);
                root.copied = true;
            }
        }
    }

    Announcement {
        visible: root.copied
        text: root.copied ? qsTr("The version is copied.") : ""
        color: Theme.ink2
        font.pixelSize: Theme.small
    }

    Paragraph {
        text: Settings.homepage === ""
            ? qsTr("If something is wrong, please tell whoever you got Grundy from, and name the version.")
            : qsTr("If something is wrong, please tell us at %1, and name the version.").arg(Settings.homepage)
    }

    Paragraph {
        text: qsTr("Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.")
    }

    Paragraph {
        text: qsTr("It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).")
    }

    Paragraph {
        text: qsTr("Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.")
    }

    Clipboard {
        id: clipboard
    }
}
