// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 900
    height: 600

    Component {
        id: component

        GameFiles {
            id: files

            property url asked

            session: Session { }
            onPictureAsked: url => files.asked = url
        }
    }

    PatientCase {
        name: "Export"
        when: windowShown

        function ask(notation: string): GameFiles {
            const files = createTemporaryObject(component, root);
            verify(files.session.open(notation));
            files.askPicture();
            tryCompare(findChild(files, "fileDialog"), "opened", true);
            return files;
        }

        function test_aDrawnBoardIsWrittenInAnyKind() {
            const files = ask("hackenbush:0-1g,1-2b");
            const dialog = findChild(files, "fileDialog");
            compare(dialog.title, "Export a picture");
            const field = findChild(dialog.contentItem, "fileField");
            compare(field.text, "hackenbush-0-1g-1-2b.svg");
            verify(findChild(dialog.contentItem, "fileKinds").text.includes(".svg, .png, .pdf, .dot"));
            field.text = "drawn.PDF";
            compare(dialog.fileName, "drawn.PDF");
            field.text = "drawn";
            compare(dialog.fileName, "drawn.svg");
            verify(!files.session.exportPicture("file:///no/such/folder/drawn.svg", Theme.boardColours));
            verify(files.session.message.startsWith("The file /no/such/folder/drawn.svg cannot be written: "));
            dialog.close();
        }

        function test_otherBoardsArePhotographed() {
            const files = ask("nim:3");
            const dialog = findChild(files, "fileDialog");
            compare(findChild(dialog.contentItem, "fileField").text, "nim-3.png");
            verify(!findChild(dialog.contentItem, "fileKinds").visible);
            dialog.chosen("file:///no/such/folder/nim.png");
            compare(String(files.asked), "file:///no/such/folder/nim.png");
            tryCompare(dialog, "visible", false);
        }

        function test_gamesAreStillGames() {
            const files = ask("nim:3");
            const dialog = findChild(files, "fileDialog");
            dialog.close();
            files.askSave();
            compare(dialog.title, "Save the game");
            compare(findChild(dialog.contentItem, "fileField").text, "nim-3.grundy");
            dialog.close();
        }
    }
}
