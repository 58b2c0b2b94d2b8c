// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The badges of the moves that a scene outlines: of heaps on the right of what a move takes or below it where there is
/// room, else on a corner of its pieces. Of a move that crosses another the badge alone is seen.
BadgeLayer {
    id: root

    property var marks: host?.board?.marks ?? []
    /// So many were needed at once: those that are not now stay hidden for the next position.
    property int most: 0
    /// For a mark that has just gone.
    readonly property var none: ({ "pieces": [], "outcome": Outcome.Unknown, "label": "", "thin": false, "winning": false, "plain": false, "ghost": false, "hint": false, "votes": 0, "place": Qt.point(-1, -1) })
    required property SceneBase host
    /// What tells of the heap or row that is pointed at; null for nothing.
    property Ribbon ribbon: null
    readonly property PieceItem pointed: host?.input.current ?? null
    readonly property PlaneInput squares: host?.squares ?? null
    /// Letters that can be read, in Present from the back of the room.
    readonly property real least: host.large ? 40 : 16
    readonly property real size: host.large ? Math.max(least, Math.min(host.labelSize * 1.5, host.pitch)) : Math.max(least, Math.min(28 * host.grow, host.pitch * 0.5))
    /// Many losing moves: their letters would hide the board; the letter of the hovered one is shown.
    readonly property bool crowded: !host.ofHeaps && Array.from(marks).filter(mark => mark.thin).length > 12

    /// What is pointed at is chosen to make that move, whose badge is seen.
    function isAt(mark: var): bool {
        if (pointed !== null && !mark.winning && !mark.thin && !mark.ghost && !mark.hint && Array.from(mark.pieces).includes(pointed.index))
            return true; // it is made of what is pointed at
        if (squares !== null)
            return mark.place.x === squares.column && mark.place.y === squares.row;
        return pointed !== null && mark.pieces.length === 1 && mark.pieces[0] === pointed.index && !(mark.thin && crowded);
    }

    objectName: "marks"
    pieces: host
    taken: host?.scene.textPlaces ?? []
    anchors.fill: parent
    overhang: Theme.unit * 4
    onMarksChanged: most = Math.max(most, marks.length)
    Component.onCompleted: most = Math.max(most, marks.length)

    Repeater {
        model: root.most

        /// The badge of a mark, above all marks.
        BadgeSpot {
            id: spot

            required property int index
            readonly property markPlace place: root.host.scene.markPlaces[index] ?? root.host.scene.noMark
            readonly property bool beside: root.host.ofHeaps && !place.quiet && place.right >= root.size + gap
            readonly property bool under: root.host.ofHeaps && !place.quiet && !beside && place.below >= root.size + gap
            readonly property real gap: Theme.unit * 1.5
            readonly property var mark: root.marks[index] ?? root.none

            shown: place.box.width > 0 && badge.something && !(mark.thin && root.crowded) && !(root.ribbon?.tells(mark) ?? false)
            wanted: beside ? Qt.point(place.box.x + place.box.width + gap + width / 2, place.box.y + place.box.height / 2)
                : under ? Qt.point(place.box.x + place.box.width / 2, place.box.y + place.box.height + gap + height / 2)
                : place.corners[0] ?? Qt.point(0, 0)
            others: beside || under ? place.corners : Array.from(place.corners).slice(1)
            z: 1
            visible: shown
            width: badge.width
            height: badge.height

            MarkBadge {
                id: badge

                objectName: "markBadge"
                outcome: spot.mark.outcome
                votes: spot.mark.votes
                label: spot.place.quiet || !spot.mark.hint && !spot.mark.ghost && !root.host.ofHeaps ? "" : spot.mark.label
                letterShown: !spot.mark.hint
                plain: spot.mark.plain
                ghostly: spot.mark.ghost
                winning: spot.mark.winning
                large: root.host.large
                size: spot.mark.ghost ? Math.max(root.least, Math.round(28 * Theme.scale)) : spot.mark.thin || spot.place.quiet ? Math.max(root.least, root.size * 0.8)
                    : spot.beside ? Math.max(root.least, Math.min(spot.place.right - spot.gap, root.host.labelSize * 1.7)) : root.size
                room: spot.mark.ghost ? Infinity : spot.beside ? spot.place.right - spot.gap
                    : spot.under ? Math.max(spot.place.box.width, root.host.pitch) : root.host.pitch * 0.9
            }
        }
    }

    /// What the choice pointed at would leave, at the corner of its piece or place; while nothing tells that, what it does,
    /// beside what goes. It gives way to the badges of marks, and is not there where one of them says the same.
    BadgeSpot {
        id: hover

        readonly property rect goes: root.host.scene.previewPlace.box
        readonly property PieceItem ringed: root.host.input.keyboardUsed ? root.pointed : null
        /// With the ring of the keyboard, which may reach further.
        readonly property rect going: {
            const left = Math.min(goes.x, ringed?.x ?? goes.x);
            const top = Math.min(goes.y, ringed?.y ?? goes.y);
            const right = Math.max(goes.x + goes.width, ringed === null ? 0 : ringed.x + ringed.width);
            return Qt.rect(left, top, right - left, Math.max(goes.y + goes.height, ringed === null ? 0 : ringed.y + ringed.height) - top);
        }
        readonly property bool doing: root.squares === null && goes.width > 0 && root.host.board.previewText !== ""
        readonly property real gap: Theme.unit * 2
        /// On each side of what goes: right, above, left, below.
        readonly property var sides: [Qt.point(going.x + going.width + gap + width / 2, going.y + going.height / 2),
                                      Qt.point(going.x + going.width / 2, going.y - gap - height / 2),
                                      Qt.point(going.x - gap - width / 2, going.y + going.height / 2),
                                      Qt.point(going.x + going.width / 2, going.y + going.height + gap + height / 2)]
        readonly property bool roomy: root.host.scene.previewPlace.right >= width + gap

        readonly property rect place: root.squares?.place ?? Qt.rect(root.pointed?.x ?? 0, root.pointed?.y ?? 0, root.pointed?.width ?? 0, 0)
        readonly property int outcome: root.squares === null ? root.pointed?.badge ?? Outcome.Unknown : root.squares.row < 0 ? Outcome.Unknown : root.host.board.badge
        /// A mark says the same.
        readonly property bool told: place.width > 0 && Array.from(root.marks).some(mark => mark.outcome === outcome && root.isAt(mark))

        last: true
        shown: (doing || outcome !== Outcome.Unknown && !told) && !(root.ribbon?.visible ?? false)
        wanted: doing ? sides[roomy ? 0 : 1] : Qt.point(place.x + place.width - width / 2 + root.size * 0.1, place.y + height / 2 - root.size * 0.1)
        others: doing ? sides : []
        visible: shown
        width: hoverBadge.width
        height: hoverBadge.height
        z: 2

        MarkBadge {
            id: hoverBadge

            outcome: hover.outcome
            label: hover.doing ? root.host.board.previewText : ""
            large: root.host.large
            size: hover.doing ? Math.max(root.host.large ? root.size : 0, Math.round(34 * Theme.scale)) : root.size
        }
    }
}
