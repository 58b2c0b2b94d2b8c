// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Grundy.Models

/// Asks for a file to open or to save; a file that is there already is replaced only after a question.
Item {
    id: root

    /// Where the first question begins; the next one begins where the last file was.
    required property url folder
    readonly property bool shown: chooser.shown || (card?.visible ?? false)
    /// Null until there is something to tell.
    property FileCard card: null
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

    /// The chosen file could not be opened or written.
    function refuse(file: url, problem: string) {
        last = file;
        tell(file, problem);
    }

    function tell(file: url, problem: string) {
        if (card === null)
            card = Qt.createComponent(Qt.resolvedUrl("FileCard.qml")).createObject(root) as FileCard;
        card.parent = root.Overlay.overlay === null ? overlay : root;
        card.title = title;
        card.tell(file, problem);
    }

    Overlay.onOverlayChanged: {
        if (root.Overlay.overlay !== null)
            overlay = root.Overlay.overlay;
    }

    FileKinds {
        id: kinds
    }

    FileChooser {
        id: chooser

        objectName: "fileChooser"
        onChosen: (file, isThere) => {
            root.last = file;
            if (isThere)
                root.tell(file, "");
            else
                root.chosen(file);
        }
    }

    Connections {
        target: root.card

        function onReplaceAsked() {
            root.chosen(root.last);
        }

        function onAnotherAsked() {
            root.askIn(chooser.folderOf(root.last), kinds.pathOf(root.last).split("/").pop());
        }
    }
}
