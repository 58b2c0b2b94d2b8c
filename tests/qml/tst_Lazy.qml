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

    PatientCase {
        name: "Lazy"

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
