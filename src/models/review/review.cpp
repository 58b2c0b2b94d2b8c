// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/review.h"

#include "models/board/movemarks.h"
#include "models/joblimits.h"
#include "models/session/sessiontexts.h"
#include "wording/classroom/reviews.h"
#include "wording/names/moves.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <array>

namespace models {
namespace {

constexpr std::chrono::milliseconds reviewTime{60'000};
constexpr int mostTurns = 4;

bool isSameMove(const classroom::PlayedMove& a, const classroom::PlayedMove& b)
{
    return a.before == b.before && a.move == b.move;
}

/// All that would have won, the move that is named drawn strong.
std::vector<BoardOverlay::MoveMark> winningMarks(const games::Game& game,
                                                 const std::vector<games::JudgedMove>& winning)
{
    const games::Answer answer{
        .moves = winning, .winning = winning.size(), .mover = winning.front().move.player};
    auto marks = marksOf(game, game.board(), answer, [](const games::JudgedMove&) { return true; });
    for (BoardOverlay::MoveMark& mark : marks)
        mark.thin = mark.move != winning.front().move;
    return marks;
}

/// What was played where it was a mistake, and what was right; else what was played.
BoardOverlay overlayOf(const classroom::PlayedMove& played, const classroom::ReviewedMove* reviewed)
{
    BoardOverlay overlay;
    if (reviewed != nullptr && reviewed->isMistake() && !reviewed->winning.empty()) {
        overlay.marks = winningMarks(*played.before, reviewed->winning);
    } else {
        const bool wins = reviewed != nullptr && reviewed->verdict == classroom::MoveVerdict::Wins;
        overlay.marks.push_back(
            markOf(*played.before, played.before->board().shape, {played.move, {}, wins}));
    }
    const auto touched = played.before->change(played.move).touched();
    overlay.goes.insert(touched.begin(), touched.end());
    return overlay;
}

/// What would have won in place of a mistake; empty where no such move is known.
QString rightText(const games::Game& before, const classroom::ReviewedMove& reviewed)
{
    if (reviewed.winning.empty())
        return {};
    const QString move = wording::shownText(before, reviewed.winning.front().move);
    return reviewed.winningCount == 1 ? ReviewModel::tr("Winning move: %1.").arg(move)
                                      //: how many moves would have won, and one of them, such as "take 3 from
                                      //: heap 1"
                                      : ReviewModel::tr("One of %1 winning moves: %2.")
                                            .arg(wording::ungrouped(reviewed.winningCount), move);
}

} // namespace

ReviewModel::ReviewModel(QObject* parent) : ListModel(parent)
{
    connect(&m_worker, &Worker::progressed, this, &ReviewModel::progressChanged);
}

QVariant ReviewModel::value(int row, int role) const
{
    const auto at = static_cast<std::size_t>(row);
    switch (role) {
    case NumberRole: return row + 1;
    case PlayedRole: return moveShortly(*m_rows[at].played.before, m_rows[at].played.move, personOf(at));
    case SignRole: return signOf(row);
    case MistakeRole: return isDone() && m_reviewed[at].isMistake();
    case CurrentRole: return m_current == row;
    case NameRole: return sentenceOf(row);
    default: return {};
    }
}

/// The verdict on a move says who could win before it and after it.
int ReviewModel::winnerAt(int position) const
{
    const auto row = static_cast<std::size_t>(std::max(0, position - 1));
    const auto verdict = isDone() ? m_reviewed[row].verdict : classroom::MoveVerdict::Unsolved;
    if (verdict == classroom::MoveVerdict::Unsolved)
        return -1;
    const bool isMovers =
        position == 0 ? verdict != classroom::MoveVerdict::Lost : verdict == classroom::MoveVerdict::Wins;
    return isMovers ? m_rows[row].seat : 1 - m_rows[row].seat;
}

void ReviewModel::setSession(Session* session)
{
    if (!watch(m_session, session, &Session::positionChanged, this, &ReviewModel::follow))
        return;
    if (session != nullptr)
        connect(session, &Session::modeChanged, this, &ReviewModel::follow);
    connect(session, &Session::moved, this, [this] {
        m_raised = false;
        emit offeredChanged();
    });
    connect(session, &Session::optionsChanged, this, [this] { // P and N may be said now
        tellRows(0, count() - 1);
        emit judged();
        emit currentChanged();
        showBoard();
    });
    emit sessionChanged();
    follow();
}

/// The moves of the game that the session is in, from its beginning to the end of the line last walked.
std::vector<ReviewModel::Row> ReviewModel::lineOfSession() const
{
    std::vector<Row> rows;
    if (m_session == nullptr || !m_session->isOpened())
        return rows;
    const PositionTree& tree = m_session->positions();
    for (const int number : tree.line()) {
        const PositionNode& node = tree.node(number);
        if (node.origin == Origin::Opened)
            rows.clear(); // another game
        if (node.origin != Origin::Move)
            continue;
        const PositionNode& before = tree.node(node.parent);
        rows.push_back({.played = {before.game, *node.move}, .node = node.parent, .seat = before.toMove});
    }
    return rows;
}

/// Going about in the same line changes nothing; another line is another game. A game that is played to its
/// end is judged at once.
void ReviewModel::follow()
{
    close();
    std::vector<Row> rows = lineOfSession();
    if (!std::ranges::equal(rows, m_rows, isSameMove, &Row::played, &Row::played)) {
        m_worker.cancel();
        setBusy(false);
        beginResetModel();
        m_rows = std::move(rows);
        m_reviewed.clear();
        m_current = -1;
        m_raised = false;
        endResetModel();
        emit judged();
        emit currentChanged();
    }
    emit offeredChanged();
    if (m_session != nullptr && m_session->isOpened() && m_session->isOver() &&
        m_session->mode() == Mode::Play)
        judge();
}

void ReviewModel::judge()
{
    if (isDone() || m_busy || m_rows.empty())
        return;
    std::vector<classroom::PlayedMove> moves;
    moves.reserve(m_rows.size());
    for (const Row& row : m_rows)
        moves.push_back(row.played);
    solver::Limits limits = attemptLimits(0);
    limits.time = reviewTime;
    setBusy(true);
    m_worker.start(
        [this, moves](const solver::Job& job) -> Worker::Delivery {
            return [this, reviewed = classroom::reviewGame(moves, job)] { receive(reviewed); };
        },
        limits);
    emit progressChanged();
}

void ReviewModel::receive(std::vector<classroom::ReviewedMove> reviewed)
{
    m_reviewed = std::move(reviewed);
    setBusy(false);
    emit dataChanged(index(0), index(rowCount() - 1));
    emit judged();
    if (m_shown)
        setCurrent(std::max(0, mistakeFrom(-1, 1)));
    emit currentChanged();
    showBoard();
}

QVariantList ReviewModel::turns() const
{
    QVariantList turns;
    for (int row = 0; isDone() && row < rowCount() && turns.size() < mostTurns; ++row)
        if (m_reviewed[static_cast<std::size_t>(row)].isMistake())
            turns.append(QVariant::fromValue(turnOf(row)));
    return turns;
}

QString ReviewModel::signOf(int row) const
{
    return isDone() ? wording::reviewSign(m_reviewed[static_cast<std::size_t>(row)], isChance(row))
                    : QString();
}

/// Whoever plays against the computer alone is spoken to.
Turn ReviewModel::turnOf(int row) const
{
    const Row& played = m_rows[static_cast<std::size_t>(row)];
    const QString who = nameOf(played.seat);
    //: the number of a move, and a player
    const QString title = !isAlone() ? tr("Move %1: a mistake by %2").arg(QLocale().toString(row + 1), who)
                          : isChance(row) ? tr("Move %1: your chance").arg(row + 1)
                                          : tr("Move %1: your mistake").arg(row + 1);
    return {.row = row,
            .sign = signOf(row),
            .title = title,
            .played = moveSentence(*played.played.before, played.played.move,
                                   personOf(static_cast<std::size_t>(row))),
            .right = rightText(*played.played.before, m_reviewed[static_cast<std::size_t>(row)]),
            .whose = personOf(static_cast<std::size_t>(row)).addressed ? tr("Your slip")
                                                                       : tr("%1’s slip").arg(who),
            .before = QString::fromStdString(played.played.before->notation())};
}

QString ReviewModel::summary() const
{
    if (!isDone())
        return {};
    std::array<wording::MistakeCount, 2> counts{{{nameOf(0), 0}, {nameOf(1), 0}}};
    int unsolved = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        counts[static_cast<std::size_t>(m_rows[row].seat)].mistakes += m_reviewed[row].isMistake() ? 1 : 0;
        unsolved += m_reviewed[row].verdict == classroom::MoveVerdict::Unsolved ? 1 : 0;
    }
    return wording::reviewSummary(counts, unsolved);
}

QString ReviewModel::nameOf(int seat) const
{
    return m_session == nullptr ? QString() : m_session->seat(seat)->name();
}

Person ReviewModel::personOf(std::size_t row) const
{
    return person(m_rows[row].seat);
}

QString ReviewModel::sentenceOf(int row) const
{
    const Row& played = m_rows[static_cast<std::size_t>(row)];
    const QString who = nameOf(played.seat);
    if (!isDone())
        //: the number of a move, the player, and the move, such as "take 3 from heap 1"
        return tr("Move %1, %2: %3")
            .arg(QLocale().toString(row + 1), who,
                 wording::shownText(*played.played.before, played.played.move));
    return wording::reviewText(row + 1, who, played.played, m_reviewed[static_cast<std::size_t>(row)],
                               saysLetters() ? wording::Reasons::Told : wording::Reasons::LeftOut);
}

void ReviewModel::setCurrent(int row)
{
    if (row < 0 || row >= rowCount() || row == m_current)
        return;
    m_current = row;
    emit dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
    emit currentChanged();
    showBoard();
}

void ReviewModel::showBoard()
{
    if (m_shown)
        draw(m_current, &m_board);
}

void ReviewModel::draw(int row, BoardModel* board) const
{
    if (board == nullptr || row < 0 || row >= rowCount())
        return;
    const auto at = static_cast<std::size_t>(row);
    board->setGame(m_rows[at].played.before);
    BoardOverlay overlay = overlayOf(m_rows[at].played, isDone() ? &m_reviewed[at] : nullptr);
    overlay.plain = !saysLetters();
    board->setOverlay(overlay);
}

void ReviewModel::open()
{
    if (!isOffered())
        return;
    setShown(true);
    judge();
    if (m_current < 0)
        setCurrent(isDone() ? std::max(0, mistakeFrom(-1, 1)) : 0);
    showBoard();
}

QString ReviewModel::faceOf(int seat) const
{
    const Seat* who = m_session->seat(seat);
    return who->isHuman() ? who->face() : who->face() + QStringLiteral("-listens");
}

/// Of people: what the computer gave away is nobody's to find.
std::vector<LostMoment> ReviewModel::lostMoments() const
{
    std::vector<LostMoment> moments;
    for (std::size_t row = 0; row < m_reviewed.size(); ++row) {
        const Row& at = m_rows[row];
        if (m_reviewed[row].isMistake() && m_reviewed[row].winningCount > 0 && person(at.seat).human)
            moments.push_back({.row = static_cast<int>(row),
                               .seat = at.seat,
                               .played = at.played,
                               .wins = m_reviewed[row].winningCount,
                               .winner = m_session->winner(),
                               .face = faceOf(1 - at.seat),
                               .person = person(at.seat),
                               .opponent = person(1 - at.seat)});
    }
    return moments;
}

void ReviewModel::openFind()
{
    auto moments = lostMoments();
    if (moments.empty())
        return open();
    m_find.begin(std::move(moments), saysLetters());
    setShown(true, true);
}

/// The first mistake from a row in a direction, round and round; -1 for none.
int ReviewModel::mistakeFrom(int row, int step) const
{
    const int count = rowCount();
    for (int n = 1; isDone() && n <= count; ++n) {
        const int next = ((row + step * n) % count + count) % count;
        if (m_reviewed[static_cast<std::size_t>(next)].isMistake())
            return next;
    }
    return -1;
}

void ReviewModel::playOnFrom(int row)
{
    if (m_session == nullptr || row < 0 || row >= rowCount())
        return;
    const int node = m_rows[static_cast<std::size_t>(row)].node;
    close();
    m_session->playOnFrom(node);
}

/// The person won against the computer behind its fence.
int ReviewModel::fenceSeat() const
{
    if (m_raised || m_session == nullptr || !m_session->isOpened() || !m_session->isOver())
        return -1;
    const int loser = 1 - m_session->winner();
    const Seat* beaten = m_session->seat(loser);
    const Seat* winner = m_session->seat(1 - loser);
    const bool fenced = !beaten->isHuman() && winner->isHuman() && beaten->level() == Level::Fence;
    return fenced && beaten->fence() < games::farthestFence ? loser : -1;
}

int ReviewModel::nextFence() const
{
    if (m_session == nullptr)
        return 0;
    return m_session->seat(fenceSeat() == 0 ? 0 : 1)->fence() + 1;
}

void ReviewModel::raiseFence()
{
    const int seat = fenceSeat();
    if (seat < 0)
        return;
    m_session->seat(seat)->setFence(nextFence());
    m_raised = true; // until the next game has begun
    m_session->restart();
}

} // namespace models
