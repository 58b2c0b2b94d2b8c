// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Grundy.Models

/// Asks for a file to open or to save; a file that is there already is replaced only after a question.
Item {
    id: root

    /// Where the first question begins; the next one begins where the last file was.
    required property url folder
    readonly property bool shown: chooser.shown || (card?.visible ?? false)
    /// Null until there is something to tell.
    property AppDialog card: null
    /// Why the last file cannot be opened or written; empty where it may be replaced.
    property string problem
    property string title
    property bool saving: false
    property list<string> endings
    property url last
    /// Of its window, or of the one that it was in: a page may have been left when there is something to tell.
    property Item overlay: null

    signal chosen(file: url)

    function prepare(heading: string, toSave: bool, ends: list<string>) {
        title = heading;
        saving = toSave;
        endings = ends;
    }

    function ask(name: string) {
        askIn(String(last) === "" ? folder : chooser.folderOf(last), name);
    }

    function askIn(place: url, name: string) {
        chooser.ask(root, title, saving, place, name, endings);
    }

    /// The chosen file could not be opened or written, or, where nothing is said, would be written over.
    function refuse(file: url, why: string) {
        last = file;
        problem = why;
        card = card ?? telling.createObject(root) as AppDialog;
        card.parent = root.Overlay.overlay === null ? overlay : root;
        card.open();
    }

    Overlay.onOverlayChanged: if (root.Overlay.overlay !== null) overlay = root.Overlay.overlay

    FileKinds {
        id: kinds
    }

    FileChooser {
        id: chooser

        objectName: "fileChooser"
        onChosen: (file, isThere) => {
            root.last = file;
            if (isThere)
                root.refuse(file, "");
            else
                root.chosen(file);
        }
    }

    Component {
        id: telling

        /// Tells why a chosen file cannot be opened or written, or asks whether it may be replaced.
        AppDialog {
            id: filing

            readonly property string path: kinds.pathOf(root.last)

            objectName: "fileCard"
            title: root.title
            width: Math.min(parent.width - 48, Math.round(480 * Theme.scale))
            onVisibleChanged: if (visible) another.forceActiveFocus(Qt.PopupFocusReason)

            ColumnLayout {
                anchors.fill: parent
                spacing: Theme.unit * 3

                AppText {
                    objectName: "filePath"
                    Layout.fillWidth: true
                    text: filing.path
                    color: Theme.ink2
                    elide: Text.ElideMiddle
                }

                Announcement {
                    objectName: "fileError"
                    Layout.fillWidth: true
                    text: root.problem !== "" ? root.problem : qsTr("“%1” already exists. Replace it?").arg(filing.path.split("/").pop())
                    color: root.problem !== "" ? Theme.hot : Theme.ink
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.unit * 2
                    layoutDirection: Qt.RightToLeft

                    AppButton {
                        id: another

                        objectName: "button_fileAnother"
                        look: root.problem !== "" ? AppButton.Look.Primary : AppButton.Look.Plain
                        //: a button: chooses another file
                        text: qsTr("Choose another")
                        onClicked: {
                            filing.close();
                            root.askIn(chooser.folderOf(root.last), filing.path.split("/").pop());
                        }
                    }

                    AppButton {
                        objectName: "button_fileReplace"
                        visible: root.problem === ""
                        //: a button: writes over the file that is there
                        text: qsTr("Replace")
                        onClicked: {
                            filing.close();
                            root.chosen(root.last);
                        }
                    }

                    AppButton {
                        objectName: "button_fileCancel"
                        //: a button: writes no file
                        text: qsTr("Cancel")
                        onClicked: filing.close()
                    }
                }
            }
        }
    }
}
