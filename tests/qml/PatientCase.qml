// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest

/// A test case in a window that says nothing about how fast the machine is: it waits ten minutes for what is bound to come.
TestCase {
    id: testCase

    readonly property int patience: 600000

    function waitUntil(isSo: var) {
        for (let waited = 0; waited < patience && !isSo(); waited += 10)
            wait(10);
    }

    /// Where the test called, as an own function hides it from what fails inside.
    function caller(): string {
        return new Error().stack.split("\n").find(line => line !== "" && !line.includes("PatientCase")) ?? "";
    }

    function tryVerify(isSo: var, message = "never came true") {
        const from = caller();
        waitUntil(isSo);
        verify(isSo(), `${message} (${from})`);
    }

    function tryCompare(object: var, name: var, value: var) {
        const from = caller();
        waitUntil(() => qtest_compareInternal(object[name], value));
        compare(object[name], value, `${name} (${from})`);
    }

    /// Whether an item's place waits for the next frame: its own layout, or one around it.
    function isMoving(item: Item): bool {
        for (let around = item; around !== null; around = around.parent) {
            if (isPolishScheduled(around))
                return true;
        }
        return false;
    }

    /// Until an item stays where it is: then a click meets it.
    function tryRest(item: Item) {
        let before = null;
        waitUntil(() => {
            const now = item.mapToItem(null, 0, 0, item.width, item.height);
            const rests = before !== null && now === before && !isMoving(item);
            before = now;
            if (!rests)
                wait(30);
            return rests;
        });
    }

    /// A click where the item is, not where it was before what has just changed around it.
    function mouseClick(item: Item, x: var, y: var, button = Qt.LeftButton, modifiers = Qt.NoModifier, delay = -1) {
        waitUntil(() => !isMoving(item));
        if (!qtest_events.mouseClick(item, x ?? item.width / 2, y ?? item.height / 2, button, modifiers, delay))
            fail(`the window of ${item} is not shown (${caller()})`);
    }

    when: windowShown
}
