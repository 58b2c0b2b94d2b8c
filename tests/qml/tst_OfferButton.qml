// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 400
    height: 300

    Component {
        id: component

        OfferButton {}
    }

    Component {
        id: windowComponent

        Main {
            width: 1440
            height: 900
        }
    }

    SignalSpy {
        id: takings

        signalName: "taken"
    }

    PatientCase {
        name: "OfferButton"

        function make(typed: string): OfferButton {
            const button = createTemporaryObject(component, root, { typed });
            takings.target = button;
            takings.clear();
            return button;
        }

        function test_offered_data() {
            return [{ tag: "3 4 5", meant: "nim:3,4,5" }, { tag: "[3, 4, 5]", meant: "nim:3,4,5" },
                    { tag: "kayles:5,7", meant: "octal/code=0.77:5,7" }, { tag: "BRRB", meant: "hackenbush:0-1b,1-2r,2-3r,3-4b" },
                    { tag: "", meant: "" }, { tag: "nim:3,4,5", meant: "" }, { tag: "Nim:3", meant: "" },
                    { tag: "0-1 green; 1-2 b", meant: "" }, { tag: "nim:3,x", meant: "" }, { tag: "hello", meant: "" }];
        }

        /// It is there where there is something to offer, and says it to everybody.
        function test_offered(data: var) {
            const button = make(data.tag);
            compare(button.visible, data.meant !== "");
            if (data.meant === "")
                return;
            compare(button.text, "Did you mean " + data.meant + "?");
            compare(button.Accessible.name, button.text);
            compare(button.Accessible.role, Accessible.Button);
            compare(takings.count, 0);
            button.forceActiveFocus(Qt.TabFocusReason);
            verify(button.visualFocus);
            keyClick(Qt.Key_Space);
            compare(takings.signalArguments[0][0], data.meant);
            mouseClick(button);
            compare(takings.count, 2);
        }

        function test_followsWhatIsTyped() {
            const button = make("3 4 5");
            button.typed = "3 4 6";
            compare(button.text, "Did you mean nim:3,4,6?");
            button.typed = "";
            verify(!button.visible);
        }

        function open(notation: string): Main {
            const window = createTemporaryObject(windowComponent, root);
            window.openPosition(notation);
            return window;
        }

        function dialogOf(window: Main, name: string): var {
            const dialog = findChild(window, name);
            tryCompare(dialog, "opened", true);
            return dialog;
        }

        /// Nothing is taken before the button is pressed, and then what it says.
        function test_pasted() {
            const window = open("nim:1,2");
            window.ask(Command.Paste);
            const dialog = dialogOf(window, "pasteDialog");
            const field = findChild(dialog.contentItem, "pasteField");
            const offer = findChild(dialog.contentItem, "button_meant");
            field.text = "3 4 5";
            verify(!offer.visible);
            keyClick(Qt.Key_Return);
            tryCompare(offer, "visible", true);
            compare(window.session.notation, "nim:1,2");
            compare(field.text, "3 4 5");
            tryRest(offer);
            mouseClick(offer);
            tryCompare(dialog, "opened", false);
            tryCompare(window.session, "notation", "nim:3,4,5");
        }

        function test_copied() {
            const window = open("nim:1,2");
            window.ask(Command.Paste);
            const dialog = dialogOf(window, "pasteDialog");
            dialog.close();
            tryCompare(dialog, "opened", false);
            dialog.ask(" BRRB ");
            tryCompare(dialog, "opened", true);
            compare(findChild(dialog.contentItem, "pasteField").text, "BRRB");
            verify(findChild(dialog.contentItem, "button_meant").visible);
            dialog.close();
            tryCompare(dialog, "opened", false);
            dialog.ask("what a day");
            compare(findChild(dialog.contentItem, "pasteField").text, "");
            verify(!findChild(dialog.contentItem, "button_meant").visible);
        }

        function test_addedToTheTable() {
            const window = open("nim:1,2");
            window.ask(Command.AddGame);
            const dialog = dialogOf(window, "addGameDialog");
            findChild(dialog.contentItem, "addGameField").text = "kayles 5 7";
            keyClick(Qt.Key_Return);
            const offer = findChild(dialog.contentItem, "button_meant");
            tryCompare(offer, "visible", true);
            tryRest(offer);
            mouseClick(offer);
            tryCompare(dialog, "opened", false);
            compare(window.session.notation, "nim:1,2 + octal/code=0.77:5,7");
        }

        function test_inANewGame() {
            const window = open("nim:1,2");
            window.ask(Command.New);
            const dialog = dialogOf(window, "newGameDialog");
            const field = findChild(dialog.contentItem, "field_heaps_text");
            verify(field !== null);
            field.forceActiveFocus();
            field.selectAll();
            for (const key of ["3", " ", "4", " ", "5"])
                keyClick(key);
            const offer = findChild(dialog.contentItem, "button_meant");
            tryCompare(offer, "visible", true);
            compare(offer.text, "Did you mean nim:3,4,5?");
            verify(!findChild(dialog.contentItem, "button_start").enabled);
            tryRest(offer);
            mouseClick(offer);
            tryCompare(offer, "visible", false);
            compare(field.text, "3,4,5");
            verify(findChild(dialog.contentItem, "button_start").enabled);
        }
    }
}
