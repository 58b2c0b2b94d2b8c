// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Grundy.Models
import Grundy.Ui

Item {
    id: root

    width: 300
    height: 200

    Item {
        id: left
    }

    Item {
        id: right
    }

    Item {
        id: moved

        property bool typing: true

        parent: left

        Lazy {
            id: lazy

            wanted: moved.typing

            AppTextField {
                width: 200
                onEditingFinished: moved.typing = false
            }
        }
    }

    Item {
        anchors.fill: parent

        Lazy {
            id: kept

            wanted: true

            Item {
                readonly property alias field: field
                readonly property alias tap: tap

                anchors.fill: parent
                visible: !kept.away

                AppTextField {
                    id: field

                    width: 200
                }

                TapHandler {
                    id: tap
                }
            }
        }

        Rectangle {
            id: above
        }
    }

    PatientCase {
        name: "Lazy"

        function cleanup() {
            kept.away = false;
        }

        /// What is not seen leaves the window, and comes back to where it was, as it was.
        function test_awayAndBack() {
            const made = kept.made;
            made.field.text = "12";
            kept.away = true;
            tryVerify(() => made.Window.window === null);
            compare(made.field.text, "12");
            kept.away = false;
            compare(kept.made, made);
            compare(made.Window.window, root.Window.window);
            compare(made.width, root.width);
            compare(Array.from(made.parent.children), [kept, made, above]);
        }

        /// Who comes back at once has not left.
        function test_awayForAnInstant() {
            kept.away = true;
            kept.away = false;
            wait(500);
            compare(kept.made.Window.window, root.Window.window);
        }

        /// What is pressed sees the release, and would look for its window (Qt 6.4).
        function test_pressedAsItGoes() {
            const made = kept.made;
            mousePress(made, 250, 150);
            verify(made.tap.pressed);
            kept.away = true;
            wait(500);
            verify(made.Window.window !== null, "it left before the release");
            mouseRelease(root, 250, 150);
            tryVerify(() => made.Window.window === null);
        }

        /// What is around a field goes elsewhere while somebody types in it. So the field loses the focus, and is
        /// not wanted any more; the focus must not come back to it then.
        function test_goesWithTheFocus() {
            const field = lazy.made;
            field.forceActiveFocus();
            verify(field.activeFocus);
            moved.parent = right;
            compare(lazy.made, null);
            verify(root.Window.activeFocusItem !== field || field.parent !== null, "what is in no window has the focus");
            tryVerify(() => root.Window.activeFocusItem !== field);
            moved.typing = true;
            lazy.made.forceActiveFocus();
            compare(root.Window.activeFocusItem, lazy.made);
        }
    }
}
