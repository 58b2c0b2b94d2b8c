// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/present/positionshow.h"
#include "models/sessions.h"

namespace models::test {

/// A session that presents a position, and what is shown of it.
struct Ladder {
    Session session;
    PositionShow show;

    explicit Ladder(const char* notation)
    {
        show.setSession(&session);
        session.open(QString::fromLatin1(notation));
        session.setMode(Mode::Present);
    }
    [[nodiscard]] QString climbed()
    {
        show.next();
        return QVariant::fromValue(show.rung()).toString().toLower() + QLatin1Char('|') + show.sentence();
    }
    [[nodiscard]] std::vector<Mark> marks()
    {
        std::vector<Mark> marks;
        for (const QVariant& mark : session.board()->marks())
            marks.push_back(mark.value<Mark>());
        return marks;
    }
};

} // namespace models::test
