// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/exercises/practice.h"

#include "wording/classroom/exercises.h"
#include "wording/text/language.h"

#include <QLocale>

#include <numeric>

namespace models {
namespace {

/// So many right answers in a row make it harder.
constexpr int rightForNext = 2;

} // namespace

Practice::Practice(QObject* parent) : ListModel(parent), m_kept(path()), m_row(m_kept.facts().row)
{
    wording::followLanguage(this, [this] {
        m_kept.readAgain(); // composes its problem
        emit changed();
    });
}

void Practice::readAgain()
{
    m_kept = Kept<PracticeFacts>(path(m_learner));
    m_row = m_kept.facts().row;
    tell();
}

QVariant Practice::value(int row, int role) const
{
    const PractisedKind& kind = kinds()[static_cast<std::size_t>(row)];
    switch (role) {
    case KindRole: return kind.id;
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

QString Practice::summaryOf(const PractisedKind& kind)
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
    return wording::textsOf(kinds(), [](const PractisedKind& kind) { return wording::kindName(kind.kind); });
}

void Practice::setKind(const QString& kind)
{
    const auto found = std::ranges::find(kinds(), kind, &PractisedKind::id);
    const auto row = static_cast<int>(found - kinds().begin());
    if (found != kinds().end() && std::exchange(m_row, row) != row)
        store([](PracticeFacts&, PractisedKind&) {});
}

void Practice::setGameId(const QString& gameId)
{
    if (games().contains(gameId))
        choose(&PractisedKind::game, gameId);
}

bool Practice::isMisereOffered() const
{
    return !now().game.isEmpty() &&
           classroom::isOffered(now().kind, now().game.toStdString(), theory::Play::Misere);
}

int Practice::doneInAll() const
{
    return std::accumulate(kinds().begin(), kinds().end(), 0,
                           [](int sum, const PractisedKind& kind) { return sum + kind.done; });
}

void Practice::record(bool right)
{
    store([right, today = QDate::currentDate()](PracticeFacts& facts, PractisedKind& kind) {
        facts.day = today;
        ++kind.done;
        kind.right += right ? 1 : 0;
        kind.streak = right ? kind.streak + 1 : 0;
        if (kind.fixed != 0)
            return;
        kind.towards = right ? kind.towards + 1 : 0;
        const int step = !right ? -1 : kind.towards == rightForNext ? 1 : 0;
        if (step != 0)
            kind.towards = 0;
        kind.level = std::clamp(kind.level + step, 1, classroom::mostDifficulty);
    });
}

void Practice::reset()
{
    store([](PracticeFacts& facts, PractisedKind&) {
        for (PractisedKind& kind : facts.kinds) {
            kind.done = kind.right = kind.streak = kind.towards = 0;
            kind.level = 1;
        }
    });
}

void Practice::store(const Change& change)
{
    m_kept.change([change, row = m_row, here = now()](PracticeFacts& facts) {
        facts.row = row;
        PractisedKind& kind = facts.kinds[static_cast<std::size_t>(row)];
        kind.game = here.game;
        kind.misere = here.misere;
        kind.fixed = here.fixed;
        change(facts, kind);
    });
    tell();
}

void Practice::tell()
{
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    emit changed();
}

} // namespace models
