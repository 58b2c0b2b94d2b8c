// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/whatif.h"

#include "models/analysis/judged.h"
#include "wording/names/moves.h"
#include "wording/text/sentences.h"

#include <chrono>

namespace models {

WhatIf::WhatIf(QObject* parent) : QObject(parent)
{
    constexpr std::chrono::milliseconds rest{60};
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_refuter.ask(m_game, *m_move, m_moves, m_shelf);
        if (reply())
            emit changed();
    });
    connect(&m_refuter, &Refuter::found, this, &WhatIf::changed);
}

void WhatIf::forget()
{
    m_rest.stop();
    m_refuter.forget();
    const bool wasThere = m_move.has_value();
    m_move.reset();
    m_game.reset();
    if (wasThere)
        emit changed();
}

void WhatIf::point(const games::GamePtr& game, const games::Answer& answer, const games::Move& move,
                   const std::shared_ptr<games::Shelf>& shelf)
{
    if (m_move && m_game == game && m_move->move == move)
        return;
    const auto leaves = outcomeLeft(*game, answer, move);
    if (!leaves) {
        forget();
        return;
    }
    m_refuter.forget();
    m_game = game;
    m_move = games::JudgedMove{
        .move = move, .leaves = {}, .winning = theory::winsHavingMoved(*leaves, move.player)};
    m_move->leaves.outcome = leaves;
    m_moves = answer.moves.size();
    m_shelf = shelf;
    m_rest.start();
    emit changed();
}

QString WhatIf::text() const
{
    if (!m_move)
        return {};
    const QString what = wording::shownText(*m_game, m_move->move);
    if (m_move->winning)
        //: a move, such as "take 3 from the left heap"
        return tr("%1? That wins.").arg(what);
    //: a move, such as "take 3 from the left heap"
    return wording::paragraph({tr("%1? That loses.").arg(what), replyText()}).trimmed();
}

QString WhatIf::replyText() const
{
    if (!m_move || !reply())
        return {};
    //: a move, such as "take 3 from the left heap"
    return tr("The reply: %1.").arg(wording::shownText(*m_game->after(m_move->move), *reply()));
}

} // namespace models
