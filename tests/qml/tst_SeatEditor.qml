// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 500
    height: 400

    Component {
        id: component

        SeatEditor {
            property Session ownSession: Session { }

            session: ownSession
            seat: ownSession.seat1
            prefix: "seat1_"
        }
    }

    PatientCase {
        name: "SeatEditor"

        function make(position: string): SeatEditor {
            const editor = createTemporaryObject(component, root);
            editor.ownSession.mode = Mode.Explore;
            editor.ownSession.open(position);
            editor.seat.human = false;
            verify(waitForRendering(editor));
            return editor;
        }

        function test_friends() {
            const editor = make("nim:1");
            verify(!findChild(editor, "seat1_name").visible);
            compare(findChild(editor, "seat1_motto").text, "“One move won. You found it.”");
            editor.seat.human = true;
            const field = findChild(editor, "seat1_name");
            verify(field.visible);
            compare(field.text, editor.seat.name);
            field.text = "Bert";
            field.editingFinished();
            compare(editor.seat.name, "Bert");
            verify(findChild(editor, "seat1_colour_you") === null); // the other one's
            findChild(editor, "seat1_colour_wine").clicked();
            compare(editor.seat.face, "wine");
            verify(findChild(editor, "seat1_colour_wine").checked);
            editor.ownSession.colourFriend(1, "friend");
            field.text = "";
            field.editingFinished();
            compare(field.text, editor.seat.name);
            compare(editor.seat.name, "Player 2");
        }

        function test_fence() {
            const editor = make("nim:3,4,2");
            verify(!findChild(editor, "seat1_fence").visible);
            findChild(editor, "seat1_level").chosen("fence");
            compare(editor.seat.level, Level.Fence);
            const words = findChild(editor, "seat1_fence");
            verify(words.visible);
            compare(words.text, "Plays perfectly once at most 4 pieces are left, and at random until then. There are 9 stones now.");
            const amount = findChild(editor, "seat1_amount");
            compare(amount.value, 4);
            compare(amount.to, 99);
            amount.contentItem.forceActiveFocus(Qt.TabFocusReason);
            for (let n = 0; n < 5; ++n)
                keyClick(Qt.Key_Up);
            compare(editor.seat.fence, 9);
            compare(words.text, "Plays perfectly once at most 9 pieces are left, and at random until then. There are 9 stones now: inside the fence.");
            editor.ownSession.open("wythoff:3,5");
            verify(words.text.includes("The queen can go to 11 squares now"));
        }

        /// Each level keeps its own number.
        function test_numbers() {
            const editor = make("nim:3,4");
            for (const level of ["fence", "look", "humanlike", "fence"]) {
                findChild(editor, "seat1_level").chosen(level);
                verify(findChild(editor, "seat1_amount").visible);
                compare(findChild(editor, "seat1_amount").value, { "fence": 4, "look": 2, "humanlike": 20 }[level]);
            }
            findChild(editor, "seat1_level").chosen("random");
            verify(!findChild(editor, "seat1_amount").visible);
        }
    }
}
