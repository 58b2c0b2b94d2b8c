// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// What a step tells of the position on its board, and no more.
Column {
    id: root

    required property Session session
    /// "nothing", "outcome", "moves", "winning" or "why".
    required property string told

    spacing: Theme.unit * 4

    Lazy {
        wanted: root.told !== "nothing"

        VerdictCard {
            width: root.width
            analyst: root.session.analyst
        }
    }

    Lazy {
        wanted: root.told === "moves" || root.told === "why"

        MovesTable {
            width: root.width
            session: root.session
        }
    }

    Lazy {
        wanted: root.told === "why"

        WhySteps {
            width: root.width
            explanation: root.session.explanation
        }
    }
}
