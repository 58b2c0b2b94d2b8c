// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/positionshow.h"

#include "models/board/movemarks.h"
#include "models/board/pieceids.h"
#include "models/joblimits.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"

#include <algorithm>

namespace models {
namespace {

using Rung = PositionShow::Rung;

constexpr QLatin1String askedOutcome("outcome");

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

} // namespace models
