// SPDX-License-Identifier: GPL-3.0-or-later
// The live board of a lesson: what lies on it, who plays, and what it tells.
#include "models/learn/lessons/lessonshow.h"

namespace models {

void LessonShow::setUpBoard()
{
    if (position().isEmpty())
        return;
    for (Seat* seat : {m_board.seat0(), m_board.seat1()})
        seat->setHuman(true); // or the computer would go on with the position before
    tellOnBoard();
    const auto* play = std::get_if<lessons::PlayStep>(&here().kind);
    (void)m_board.newGame(position(), play != nullptr && play->computerFirst && !isLinked() ? 1 : 0);
    if (play == nullptr || play->opponent == lessons::PlayStep::Opponent::Person)
        return;
    m_board.seat1()->setLevel(opponent());
    m_board.seat1()->setFence(play->fence);
    m_board.seat1()->setHuman(false);
}

/// Marks and badges of moves stand on the board in Explore alone.
void LessonShow::tellOnBoard()
{
    const QString told = this->told();
    const bool isBare = told == QLatin1String("nothing") || told == QLatin1String("outcome");
    m_board.setMode(isBare ? QStringLiteral("play") : QStringLiteral("explore"));
}

void LessonShow::followLink(const QString& link)
{
    const QString to = linkPosition(link);
    if (to.isEmpty())
        return;
    m_linked = to;
    setUpBoard();
    emit shown();
}

void LessonShow::putBack()
{
    m_linked.clear();
    setUpBoard();
    emit shown();
}

/// The text that the link's letters name: the step's, the reveal's, or a choice's reason.
const lessons::Text* LessonShow::textOfLink(const QString& link) const
{
    if (link.startsWith(u't'))
        return &here().text;
    const auto* reveal = std::get_if<lessons::RevealStep>(&here().kind);
    if (link.startsWith(u'r') && reveal != nullptr && m_place.stage > 0)
        return &reveal->text;
    const auto* question = std::get_if<lessons::QuestionStep>(&here().kind);
    const auto choice = static_cast<std::size_t>(link.mid(1).section(u'-', 0, 0).toUInt());
    if (link.startsWith(u'b') && question != nullptr && choice < question->choices.size())
        return &question->choices[choice].because;
    return nullptr;
}

QString LessonShow::linkPosition(const QString& link) const
{
    const lessons::Text* text = textOfLink(link);
    const QString digits = link.startsWith(u'b') ? link.section(u'-', 1, 1) : link.mid(1);
    const auto number = static_cast<std::size_t>(digits.toUInt());
    if (text == nullptr || number >= text->links.size())
        return {};
    return QString::fromStdString(text->links[number].position);
}

} // namespace models
