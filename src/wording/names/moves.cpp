// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/moves.h"

#include "games/game.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

namespace wording {
namespace {

/// What places have names on: only heaps have, and a board is long to make.
games::Board boardOf(const games::Game& before, const games::Move& move)
{
    return move.action.inHeap() ? before.board() : games::Board();
}

} // namespace

QString moveText(const games::Move& move)
{
    return toText(move.action.text());
}

games::MoveWords shownWords(const games::Game& before, const games::Move& move)
{
    return move.action.words(before.board());
}

QString shownText(const games::Game& before, const games::Move& move)
{
    return toText(shownWords(before, move).text);
}

QString toldMove(const games::Game& before, const games::Move& move, Subject subject, const QString& name)
{
    const games::Told told = move.action.told(boardOf(before, move));
    switch (subject) {
    case Subject::I: return toText(told.byMe);
    case Subject::You: return toText(told.byYou);
    case Subject::Other: break;
    }
    return toText(told.byOther).arg(name);
}

QString heardMove(const games::Game& before, const games::Move& move, Subject subject, const QString& name)
{
    QString told = toldMove(before, move, subject, name);
    if (move.action.told({}).isWhole)
        return told;
    //: a move, such as "c3-c4", as a sentence
    return paragraph({told, translate("Wording", "%1.").arg(moveText(move))});
}

QString moveLabel(const games::Move& move)
{
    QString label = toText(move.action.words().label);
    if (QLocale().textDirection() == Qt::RightToLeft) // else the arrow would point back
        label = QStringLiteral("\u200F") + label.replace(u'→', u'←');
    return label;
}

std::uint64_t moveSize(const games::Move& move)
{
    return move.action.size();
}

QString moveMark(const games::Move& move)
{
    return toText(move.action.words().mark);
}

QString movePreview(const games::Move& move, theory::Outcome leaves)
{
    //: a move, such as "take 3 from heap 1", and the letter P, N, L or R of what it leaves
    return translate("Wording", "%1: leaves %2")
        .arg(moveMark(move), QChar::fromLatin1(theory::letter(leaves)));
}

QString judgedMove(const games::Move& move, bool wins)
{
    //: a move, such as "take 3", and that whoever makes it can win
    return (wins ? translate("Wording", "%1: wins") : /*: of a move */ translate("Wording", "%1: loses"))
        .arg(moveMark(move));
}

} // namespace wording
