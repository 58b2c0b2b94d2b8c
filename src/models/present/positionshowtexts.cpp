// SPDX-License-Identifier: GPL-3.0-or-later

// What a class reads beside the position, and what its teacher does; the names of the teams.

#include "models/present/positionshow.h"

#include "games/text/typing.h"
#include "models/files/ownsettings.h"
#include "models/session/sessiontexts.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/tables.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <QRegularExpression>

#include <algorithm>

namespace models {
namespace {

QString teamKey(int team)
{
    return QStringLiteral("present/team%1").arg(team);
}

QString together(const QStringList& sentences)
{
    QStringList said = sentences;
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

/// Heaps of five digits and more with their thousands apart.
QString withThousands(const QString& heaps)
{
    static const QRegularExpression number(QStringLiteral("\\d{5,}"));
    QString text;
    qsizetype from = 0;
    for (auto found = number.globalMatch(heaps); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text += heaps.mid(from, match.capturedStart() - from) +
                wording::localized(match.captured().toULongLong());
        from = match.capturedEnd();
    }
    return text + heaps.mid(from);
}

/// "Treblecross 12" of a heap of 14: the strips of the game that the preset names, where all heaps are such.
QString asStrips(const std::string& notation, const games::Preset& preset, std::uint64_t more,
                 const QString& title)
{
    QStringList strips;
    for (const QString& heap : QString::fromStdString(notation).section(QLatin1Char(':'), 1).split(u',')) {
        const quint64 size = heap.toULongLong();
        if (size < more)
            return title;
        strips.append(wording::localized(size - more));
    }
    return PositionShow::tr("%1 %2", "a game and its heaps")
        .arg(wording::presetTitle(preset), strips.join(QLatin1String(", ")));
}

/// "Kayles 12" of "Octal Games 0.77: 12": options that a preset has a name for.
QString withOwnName(const games::Game& game, const QString& title)
{
    const QString heaps = title.section(QLatin1String(": "), 1);
    const std::string notation = game.notation();
    const std::string rules = notation.substr(0, notation.find(':') + 1);
    if (rules.find('=') == std::string::npos || heaps.isEmpty())
        return title;
    const auto hasRules = [&rules](const games::Preset& preset) {
        return preset.notation.starts_with(rules) && *preset.title != '\0';
    };
    const auto& presets = game.info().presets;
    const auto found = std::ranges::find_if(presets, hasRules);
    if (found == presets.end())
        return title;
    if (const std::uint64_t more = games::stripsMore(game.info(), *found); more > 0)
        return asStrips(notation, *found, more, title);
    return PositionShow::tr("%1 %2", "a game and its heaps").arg(wording::presetTitle(*found), heaps);
}

QString legalSentence(std::uint64_t count)
{
    if (count == 0)
        return PositionShow::tr("There is no legal move.");
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "There is %1 legal move."),
                            QT_TRANSLATE_N_NOOP("Wording", "There are %1 legal moves."), count)
        .arg(wording::localized(count));
}

QString winningCount(const games::Answer& answer)
{
    const std::uint64_t count = answer.moveCount();
    const QString all = wording::localized(count);
    if (count == 0)
        return PositionShow::tr("There is no legal move.");
    if (answer.winning == 0 && !answer.winningIsLeast)
        return count == 1 ? PositionShow::tr("The only move does not win.")
                          : PositionShow::tr("None of the %1 moves wins.").arg(all);
    const QString number = wording::localized(answer.winning);
    if (answer.winningIsLeast)
        //: how many moves are known to win, and how many there are
        return PositionShow::tr("At least %1 of the %2 moves win.").arg(number, all);
    if (answer.winning == count)
        return count == 1 ? PositionShow::tr("The only move wins.")
                          : PositionShow::tr("All %1 moves win.").arg(all);
    //: how many moves win, here 1, and how many there are
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 of the %2 moves wins."),
                            //: how many moves win, and how many there are
                            QT_TRANSLATE_N_NOOP("Wording", "%1 of the %2 moves win."), answer.winning)
        .arg(number, all);
}

QString ofRung(PositionShow::Rung rung)
{
    switch (rung) {
    //: a step of a presentation: only the board is shown
    case PositionShow::Rung::Board: return PositionShow::tr("The board");
    case PositionShow::Rung::Moves: return PositionShow::tr("The legal moves");
    //: a step of a presentation: it is told who wins
    case PositionShow::Rung::Winner: return PositionShow::tr("Who wins");
    case PositionShow::Rung::Count: return PositionShow::tr("How many moves win");
    case PositionShow::Rung::Which: return PositionShow::tr("Which moves win");
    case PositionShow::Rung::Why: return PositionShow::tr("Why, step by step");
    case PositionShow::Rung::Table: return PositionShow::tr("The table of its family");
    }
    return {};
}

} // namespace

QString PositionShow::title() const
{
    if (!m_game)
        return {};
    if (m_game->isOver()) { // as a result is told of players, with the names of the teams
        const std::array<Person, 2> people{Person{.name = m_teams[0]}, Person{.name = m_teams[1]}};
        return resultSentence(m_session->positions().currentNode(), people);
    }
    const QString mover = turn() == 0 ? m_session->leftName() : m_session->rightName();
    if (m_game->info().shape == games::Shape::Table)
        return m_session->isPartizan()
                   ? tr("%1 to move: who wins when these games are played together?").arg(mover)
                   : tr("Who wins when these games are played together?");
    const QString title = withOwnName(*m_game, m_session->positionTitle());
    const QString position = m_game->info().shape == games::Shape::Heaps ? withThousands(title) : title;
    if (!m_session->isPartizan())
        return tr("Who wins %1?").arg(position);
    //: a player, and a game with its position, such as "Nim 7, 11, 5"
    return tr("%1 to move: who wins %2?").arg(mover, position);
}

/// Of the part of Why? that is read; nothing on another rung.
ExplanationStep PositionShow::whyStep() const
{
    if (m_rung != Rung::Why || m_session == nullptr || m_session->explanation()->rowCount() == 0)
        return {};
    const ExplanationStep& last = m_session->explanation()->stepAt(m_session->explanation()->rowCount() - 1);
    return last;
}

QString PositionShow::sentenceOf(Rung rung) const
{
    const auto answer = solved();
    if (rung == Rung::Board)
        return m_game->isOver() ? tr("The game is over.") : tr("Think first: what would you do?");
    if (rung == Rung::Moves)
        return legalSentence(m_legal.count);
    if (!answer)
        return unsolvedSentence();
    switch (rung) {
    case Rung::Winner: return wording::verdictTitle(*answer->verdict.outcome, m_game->info().id);
    case Rung::Count: return winningCount(*answer);
    case Rung::Which: return winningMovesSentence(*answer, m_game->info().id);
    case Rung::Why: return whySentence();
    case Rung::Table: return tableSentence();
    case Rung::Board:
    case Rung::Moves: break;
    }
    return {};
}

QString PositionShow::unsolvedSentence() const
{
    const Analyst& analyst = *m_session->analyst();
    return together({tr("This position is not solved yet."),
                     analyst.isBusy()     ? analyst.progressText()
                     : analyst.isAsking() ? tr("%1 The next step fills it.").arg(analyst.askText())
                                          : analyst.unsolvedText()});
}

QString PositionShow::whySentence() const
{
    const ExplanationModel& why = *m_session->explanation();
    if (why.isBusy() && why.rowCount() == 0)
        return tr("Looking for the reason…");
    if (why.rowCount() == 0)
        return {};
    return together(why.stepAt(why.rowCount() - 1).paragraphs);
}

QString PositionShow::tableSentence() const
{
    if (!m_tableMade)
        return tr("The table is being worked out…");
    const auto& request = m_tableMade->request;
    QString family = wording::familyTitle(request.pattern, request.shown);
    if (family == wording::fromUtf8(request.pattern.text())) { // none that has a name
        const QString body = wording::fromUtf8(request.pattern.body());
        family = tr("%1 %2", "a game and its positions")
                     .arg(wording::gameTitle(request.pattern.gameId()),
                          QString(body).replace(QLatin1Char(','), QLatin1String(", ")));
    }
    if (m_table.isUpwards())
        //: below a table: what it shows, and what its columns and rows are
        return tr("%1: %2 across, %3 up. The ring is this position.")
            .arg(family, m_table.columnName(), m_table.rowName());
    //: below a table: what it shows, and what its columns and rows are
    return request.pattern.hasM() ? tr("%1: %2 across, %3 down. The ring is this position.")
                                        .arg(family, m_table.columnName(), m_table.rowName())
                                  : tr("%1: n is below each cell. The ring is this position.").arg(family);
}

QString PositionShow::answer() const
{
    const auto answer = solved();
    if (!m_game)
        return {};
    if (!answer)
        return unsolvedSentence();
    const std::string_view id = m_game->info().id;
    const auto& verdict = answer->verdict;
    return together({wording::verdictTitle(*verdict.outcome, id) + QLatin1Char('.'),
                     winningMovesSentence(*answer, id) + QLatin1Char('.'),
                     verdict.grundy ? tr("Grundy value %1.").arg(wording::localized(*verdict.grundy))
                     : verdict.value
                         ? tr("Value %1.").arg(wording::typeset(wording::fromUtf8(*verdict.value)))
                         : QString(),
                     verdict.remoteness
                         ? tr("Moves left with best play: %1.").arg(wording::localized(*verdict.remoteness))
                         : QString()});
}

QString PositionShow::following() const
{
    if (!m_game || !canNext())
        return {};
    const ExplanationModel& why = *m_session->explanation();
    if (part() + 1 < parts())
        //: the number of a step of the reasons, how many there are, and its heading
        return tr("Why, step %1 of %2: %3").arg(part() + 2).arg(parts()).arg(why.titleOf(part() + 1));
    const Rung rung = rungAfter();
    if (rung == Rung::Why || rung == Rung::Table)
        return ofRung(rung);
    return tr("%1: %2", "the next step, and what it says").arg(ofRung(rung), sentenceOf(rung));
}

QString PositionShow::notes() const
{
    switch (m_rung) {
    case Rung::Board:
        return tr(
            "Let two teams play a few games on the board first. Click to move; Restart sets the board up "
            "again. V counts the class’s votes for a move.");
    case Rung::Moves:
        return tr("Ask: who would rather move first, who second? Which move do you trust? V counts votes.");
    case Rung::Winner: return tr("Ask: is there one good move, or are there several?");
    case Rung::Count: return tr("Ask where the winning moves are before you show them.");
    case Rung::Which: return tr("Point at any move on the board to see what it leaves. Ask for a reason.");
    case Rung::Why: return tr("The pieces that a step speaks about are lit on the board.");
    case Rung::Table: return tr("Ask for a pattern in the cold cells, and for the next one.");
    }
    return {};
}

void PositionShow::readTeams()
{
    const QSettings store;
    m_teams = {store.value(teamKey(0)).toString(), store.value(teamKey(1)).toString()};
    if (m_teams[0].isEmpty())
        //: a half of a class that plays against the other half
        m_teams[0] = tr("Team A");
    if (m_teams[1].isEmpty())
        //: a half of a class that plays against the other half
        m_teams[1] = tr("Team B");
}

void PositionShow::nameTeam(int team, const QString& name)
{
    if (team < 0 || team > 1)
        return;
    constexpr qsizetype longest = 24;
    changeSetting(teamKey(team), name.trimmed().left(longest));
    readTeams();
    emit shown();
}

} // namespace models
