// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/exercises/practice.h"

#include "wording/classroom/exercises.h"

#include <QLocale>

#include <numeric>

namespace models {
namespace {

/// So many right answers in a row make it harder.
constexpr int rightForNext = 2;

} // namespace

Practice::Practice(QObject* parent) : ListModel(parent), m_file(path())
{
    begin();
    read();
}

void Practice::begin()
{
    m_kinds.clear();
    m_row = 0;
    m_day = {};
    m_problem.clear();
    for (const classroom::ExerciseKind kind : classroom::exerciseKinds()) {
        const auto games = classroom::gamesFor(kind);
        m_kinds.push_back({.kind = kind,
                           .id = wording::fromUtf8(classroom::kindId(kind)),
                           .game = games.empty() ? QString() : QString::fromStdString(games.front())});
    }
}

void Practice::readAgain()
{
    m_file = OwnFile(path(m_learner));
    begin();
    read();
    tell();
}

QVariant Practice::value(int row, int role) const
{
    const Kind& kind = m_kinds[static_cast<std::size_t>(row)];
    switch (role) {
    case KindRole: return kind.id;
    case Qt::DisplayRole:
    case NameRole: return wording::kindName(kind.kind);
    case AboutRole: return wording::kindAbout(kind.kind);
    case DoneRole: return kind.done;
    case RightOnesRole: return kind.right;
    case LevelRole: return kind.level;
    case SummaryRole: return summaryOf(kind);
    case CurrentRole: return row == m_row;
    default: return {};
    }
}

QString Practice::summaryOf(const Kind& kind)
{
    if (kind.done == 0)
        return {};
    const QString share =
        tr("%1 of %2 right", "exercises").arg(QLocale().toString(kind.right), QLocale().toString(kind.done));
    return kind.streak < 2 ? share
                           : tr("%1 · %2 in a row", "exercises").arg(share, QLocale().toString(kind.streak));
}

QStringList Practice::kindNames() const
{
    return wording::textsOf(m_kinds, [](const Kind& kind) { return wording::kindName(kind.kind); });
}

void Practice::setKind(const QString& kind)
{
    const auto found = std::ranges::find(m_kinds, kind, &Kind::id);
    if (found != m_kinds.end())
        change(m_row, static_cast<int>(found - m_kinds.begin()));
}

void Practice::setGameId(const QString& gameId)
{
    if (games().contains(gameId))
        change(now().game, gameId);
}

bool Practice::isMisereOffered() const
{
    return !now().game.isEmpty() &&
           classroom::isOffered(now().kind, now().game.toStdString(), theory::Play::Misere);
}

int Practice::doneInAll() const
{
    return std::accumulate(m_kinds.begin(), m_kinds.end(), 0,
                           [](int sum, const Kind& kind) { return sum + kind.done; });
}

void Practice::record(bool right)
{
    Kind& kind = now();
    m_day = QDate::currentDate();
    ++kind.done;
    kind.right += right ? 1 : 0;
    kind.streak = right ? kind.streak + 1 : 0;
    if (kind.fixed == 0) {
        kind.towards = right ? kind.towards + 1 : 0;
        const int step = !right ? -1 : kind.towards == rightForNext ? 1 : 0;
        if (step != 0)
            kind.towards = 0;
        kind.level = std::clamp(kind.level + step, 1, classroom::mostDifficulty);
    }
    store();
}

void Practice::reset()
{
    for (Kind& kind : m_kinds) {
        kind.done = kind.right = kind.streak = kind.towards = 0;
        kind.level = 1;
    }
    store();
}

} // namespace models
