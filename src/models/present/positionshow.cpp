// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/positionshow.h"

#include "games/text/typing.h"
#include "models/board/movemarks.h"
#include "models/board/pieceids.h"
#include "models/files/ownsettings.h"
#include "models/joblimits.h"
#include "models/session/sessiontexts.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/tables.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <QRegularExpression>

#include <algorithm>

namespace models {
namespace {

using Rung = PositionShow::Rung;

constexpr QLatin1String askedOutcome("outcome");

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

PositionShow::PositionShow(QObject* parent) : Showing(parent)
{
    readTeams();
    wording::followLanguage(this, [this] {
        showOutcomeVotes(m_outcomeVotes.asks());
        tellAndShow();
    });
    connect(&m_votes, &VotesModel::changed, this, &PositionShow::tellAndShow);
}

void PositionShow::setSession(Session* session)
{
    if (!watch(m_session, session, &Session::positionChanged, this, &PositionShow::receivePosition))
        return;
    if (session != nullptr) {
        connect(session->analyst(), &Analyst::answered, this, &PositionShow::tell);
        for (const auto signal : {&Analyst::answered, &Analyst::progressChanged, &Analyst::finished})
            connect(session->analyst(), signal, this, &Showing::shown);
        connect(session->explanation(), &ExplanationModel::levelChanged, this, [this] {
            m_part = 0; // another argument begins at its first part
            tellAndShow();
        });
        connect(session->explanation(), &ExplanationModel::busyChanged, this, &PositionShow::tellAndShow);
    }
    receivePosition();
    emit sessionChanged();
}

games::GamePtr PositionShow::game() const
{
    const bool presented =
        m_session != nullptr && m_session->isOpened() && m_session->mode() == Mode::Present;
    return presented ? m_session->positions().currentNode().game : nullptr;
}

/// The ladder begins at the board whenever another position is presented. Whoever leaves and comes back finds
/// it as it was.
void PositionShow::receivePosition()
{
    const games::GamePtr next = game();
    const bool another = next != nullptr && next != m_game;
    if (another) {
        m_game = next;
        m_rung = Rung::Board;
        m_part = 0;
        m_board = next->board();
        m_legal = legalMoves(*next);
        m_family = placedFamily(*next);
        m_tableWorker.cancel();
        m_tableMade.reset();
        m_table.setTable(nullptr);
        m_votes.setGame(next);
        showOutcomeVotes(m_outcomeVotes.isKept(askedOutcome, next));
    }
    tell();
    if (another)
        beginHere();
    else
        emit shown();
}

std::vector<theory::Outcome> PositionShow::possibleOutcomes() const
{
    using theory::Outcome;
    if (m_game->isOver())
        return {};
    return m_game->isPartizan() ? std::vector{Outcome::P, Outcome::N, Outcome::L, Outcome::R}
                                : std::vector{Outcome::P, Outcome::N};
}

void PositionShow::askWhoWins(bool asked)
{
    if (asked)
        showOutcomeVotes(true);
    m_outcomeVotes.setTaking(asked);
}

void PositionShow::showOutcomeVotes(bool wanted)
{
    if (!wanted)
        return m_outcomeVotes.setQuestion({}, {});
    QStringList answers;
    for (const theory::Outcome outcome : possibleOutcomes())
        answers.append(tr("%1: %2", "a letter, who wins")
                           .arg(QString(QLatin1Char(theory::letter(outcome))),
                                wording::verdictTitle(outcome, m_game->info().id)));
    m_outcomeVotes.setQuestion(askedOutcome, answers, m_game);
    tellWhoWins();
}

void PositionShow::tellWhoWins()
{
    QList<bool> right;
    const Analyst::AnswerPtr answer = m_rung >= Rung::Winner ? solved() : nullptr;
    if (answer)
        for (const theory::Outcome outcome : possibleOutcomes())
            right.append(outcome == answer->verdict.outcome);
    m_outcomeVotes.setRight(right);
}

/// What the projected window may hold at this rung, and nothing before it.
void PositionShow::tell()
{
    if (!m_game || game() != m_game) // a new position is on its way
        return;
    m_votes.setAnswer(m_rung >= Rung::Which ? solved() : nullptr);
    tellWhoWins();
    m_session->present(presented());
    ExplanationModel& why = *m_session->explanation();
    why.setActive(m_rung == Rung::Why);
    if (m_rung == Rung::Why && why.shown() != std::min(m_part + 1, why.stepCount()))
        why.showSteps(m_part + 1);
    const ShownTable::TablePtr table = m_rung == Rung::Table ? m_tableMade : nullptr;
    if (table == m_table.table())
        return;
    m_table.setTable(table);
    if (table && m_family)
        m_table.ring(m_family->n, m_family->m);
}

Presented PositionShow::presented() const
{
    Presented told{.moves = m_rung >= Rung::Which, .reasons = m_rung >= Rung::Why};
    const auto answer = solved();
    if (told.moves && answer)
        told.overlay.marks = marksOf(*m_game, m_board, *answer,
                                     [](const games::JudgedMove& judged) { return judged.winning; });
    else if (m_rung >= Rung::Moves)
        told.overlay.marks = legalMarks(*m_game, m_board, m_legal);
    if (m_votes.isTaking() || m_votes.total() > 0) // the only numbers on the board are votes
        for (BoardOverlay::MoveMark& mark : told.overlay.marks)
            mark.label.clear();
    addVotes(told.overlay.marks);
    return told;
}

/// Votes lie on the mark of their move, if it has one; the move that is typed for has one, too.
void PositionShow::addVotes(std::vector<BoardOverlay::MoveMark>& marks) const
{
    for (int row = 0; row < m_votes.rowCount(); ++row) {
        const VotesModel::Vote& vote = m_votes.votes()[static_cast<std::size_t>(row)];
        const games::JudgedMove* judged = m_votes.judged(*vote.move);
        const auto known = std::ranges::find_if(marks, [&vote](const BoardOverlay::MoveMark& mark) {
            return mark.move && mark.move->action == vote.move->action;
        });
        if (known != marks.end()) {
            known->votes = vote.votes;
            continue;
        }
        const bool current = m_votes.isTaking() && row == m_votes.current();
        if (vote.votes == 0 && !current)
            continue;
        BoardOverlay::MoveMark mark = markAround(*m_game, m_board.shape, *vote.move);
        mark.leaves = judged != nullptr ? judged->leaves.outcome : std::nullopt;
        mark.thin = judged != nullptr && !judged->winning;
        mark.votes = vote.votes;
        marks.push_back(std::move(mark));
    }
}

void PositionShow::enter(Rung rung, int part)
{
    m_rung = rung;
    m_part = part;
    if (rung >= Rung::Which)
        workOutTable();
    tellAndShow();
}

int PositionShow::steps() const
{
    if (m_game && m_game->isOver())
        return 1;
    return m_family ? 7 : 6;
}

QString PositionShow::stepText() const
{
    if (parts() < 2)
        return Showing::stepText();
    //: the number of this step and how many there are; the same of the parts of this step
    return tr("Step %1 of %2, part %3 of %4").arg(step() + 1).arg(steps()).arg(part() + 1).arg(parts());
}

PositionShow::Rung PositionShow::rungAfter() const
{
    if (m_rung == Rung::Winner && !solved() && m_game && m_session->analyst()->isBusy())
        return m_rung; // who wins is told as soon as it is known
    int after = step() + 1;
    while (after < steps() && isSkipped(static_cast<Rung>(after)))
        ++after;
    return after < steps() ? static_cast<Rung>(after) : m_rung;
}

void PositionShow::next()
{
    if (isAsking())
        m_session->analyst()->fillTable();
    else if (part() + 1 < parts())
        enter(m_rung, m_part + 1);
    else if (rungAfter() != m_rung)
        enter(rungAfter(), 0);
}

void PositionShow::back()
{
    if (part() > 0)
        return enter(m_rung, m_part - 1);
    if (m_rung == Rung::Board)
        return;
    auto before = static_cast<Rung>(step() - 1);
    while (isSkipped(before))
        before = static_cast<Rung>(static_cast<int>(before) - 1);
    const int last = before == Rung::Why && solved() ? m_session->explanation()->stepCount() - 1 : 0;
    enter(before, std::max(0, last));
}

void PositionShow::goTo(int step)
{
    if (step >= 0 && step < steps() && !isSkipped(static_cast<Rung>(step)))
        enter(static_cast<Rung>(step), 0);
}

Outcome PositionShow::outcome() const
{
    const auto answer = m_rung >= Rung::Winner ? solved() : nullptr;
    return answer ? shownOutcome(answer->verdict.outcome) : Outcome::Unknown;
}

void PositionShow::choose(const QString& pieceId)
{
    const auto piece = idFromText(pieceId);
    if (!m_session || !piece)
        return;
    if (!m_votes.isTaking())
        return m_session->choose(pieceId);
    const auto first = m_session->board()->chosen();
    name(first ? m_game->choose(*first, *piece) : m_game->choose(*piece), *piece);
}

void PositionShow::chooseRun(const QString& first, const QString& last)
{
    const auto from = idFromText(first);
    const auto to = idFromText(last);
    if (!m_session || !from || !to)
        return;
    if (m_votes.isTaking())
        name(m_session->board()->runChoice(*from, *to), *from);
    else
        m_session->chooseRun(first, last);
}

/// The move that was chosen is the one that votes are typed for.
void PositionShow::name(const games::Choice& choice, games::PieceId first)
{
    BoardModel& board = *m_session->board();
    const auto* half = std::get_if<games::HalfMade>(&choice);
    if (half != nullptr)
        board.setHalf(first, *half);
    else
        board.setChoice(std::nullopt, {});
    if (const auto* move = std::get_if<games::Move>(&choice))
        m_votes.choose(*move);
}

void PositionShow::workOutTable()
{
    if (!m_family || m_tableMade || m_tableWorker.isBusy())
        return;
    m_tableWorker.start(
        [this, request = m_family->request](const solver::Job& job) -> Worker::Delivery {
            auto table = std::make_shared<const analysis::FamilyTable>(analysis::makeTable(request, job));
            return [this, table] {
                m_tableMade = table;
                tellAndShow();
            };
        },
        attemptLimits(0));
}

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
    // the name's field may have lost the keyboard because something else is shown just now
    QMetaObject::invokeMethod(this, &PositionShow::shown, Qt::QueuedConnection);
}

} // namespace models
