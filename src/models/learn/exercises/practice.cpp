// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/exercises/practice.h"

#include "classroom/exercises/exercise.h"
#include "games/catalogue.h"
#include "wording/classroom/exercises.h"
#include "wording/names/names.h"

#include <QLocale>

#include <algorithm>
#include <numeric>
#include <utility>

namespace models {
namespace {

/// So many right answers in a row make it harder.
constexpr int rightForNext = 2;

classroom::ExerciseKind kindOf(const QString& id)
{
    return classroom::findKind(id.toStdString()).value();
}

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
        Kind row;
        row.id = wording::fromUtf8(classroom::kindId(kind));
        row.game = games.empty() ? QString() : QString::fromStdString(games.front());
        m_kinds.push_back(row);
    }
}

void Practice::setLearner(const QString& folder)
{
    if (std::exchange(m_learner, folder) != folder)
        readAgain();
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
    case NameRole: return wording::kindName(kindOf(kind.id));
    case AboutRole: return wording::kindAbout(kindOf(kind.id));
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
    return wording::textsOf(m_kinds, [](const Kind& kind) { return wording::kindName(kindOf(kind.id)); });
}

void Practice::setKind(const QString& kind)
{
    const auto found = std::ranges::find(m_kinds, kind, &Kind::id);
    if (found == m_kinds.end() || found - m_kinds.begin() == m_row)
        return;
    m_row = static_cast<int>(found - m_kinds.begin());
    store();
}

void Practice::setGameId(const QString& gameId)
{
    if (gameId == now().game || !games().contains(gameId))
        return;
    now().game = gameId;
    store();
}

void Practice::setMisere(bool misere)
{
    if (misere == now().misere)
        return;
    now().misere = misere;
    store();
}

bool Practice::isMisereOffered() const
{
    return !now().game.isEmpty() &&
           classroom::isOffered(kindOf(now().id), now().game.toStdString(), theory::Play::Misere);
}

QStringList Practice::games() const
{
    return wording::textsOf(classroom::gamesFor(kindOf(now().id)));
}

QStringList Practice::gameTitles() const
{
    return wording::textsOf(classroom::gamesFor(kindOf(now().id)), wording::gameTitle);
}

void Practice::setFixedDifficulty(int difficulty)
{
    const int within = std::clamp(difficulty, 0, classroom::mostDifficulty);
    if (within == now().fixed)
        return;
    now().fixed = within;
    store();
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
