// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markingmodel.h"

#include "models/learn/marking/markingstore.h"
#include "wording/classroom/markings.h"

#include <QRectF>

namespace models {
namespace {

constexpr std::size_t mostUndone = 500;

Outcome outcomeOfMark(classroom::Mark mark)
{
    switch (mark) {
    case classroom::Mark::P: return Outcome::P;
    case classroom::Mark::N: return Outcome::N;
    case classroom::Mark::Blank: break;
    }
    return Outcome::Unknown;
}

classroom::Mark markGiven(Outcome outcome)
{
    return outcome == Outcome::P   ? classroom::Mark::P
           : outcome == Outcome::N ? classroom::Mark::N
                                   : classroom::Mark::Blank;
}

} // namespace

MarkingModel::MarkingModel(QObject* parent) : QAbstractListModel(parent)
{
    m_follow.setSingleShot(true);
    m_follow.setInterval(0);
    connect(&m_follow, &QTimer::timeout, this, &MarkingModel::load);
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    connect(&m_fit, &QTimer::timeout, this, &MarkingModel::fit);
}

int MarkingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_marking ? 0 : static_cast<int>(m_marking->marks().size());
}

QVariant MarkingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto place = static_cast<std::size_t>(index.row());
    const classroom::MarkedPosition& position = m_marking->task().positions[place];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return wording::positionName(m_marking->task(), place);
    case LabelRole: return m_layout.labels().empty() ? QString() : m_layout.labels()[place];
    case MarkRole: return static_cast<int>(outcomeOfMark(m_marking->at(place)));
    case BoxRole: return m_layout.boxes()[place];
    case ThereRole: return position.isThere();
    case RingedRole: return contradicted() == index.row();
    case NotationRole: return QString::fromStdString(position.notation);
    default: return {};
    }
}

QHash<int, QByteArray> MarkingModel::roleNames() const
{
    return {{NameRole, "name"},   {LabelRole, "label"},   {MarkRole, "mark"},        {BoxRole, "box"},
            {ThereRole, "there"}, {RingedRole, "ringed"}, {NotationRole, "notation"}};
}

void MarkingModel::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    emit busyChanged();
}

void MarkingModel::setRoom(QSizeF room)
{
    if (m_room == room)
        return;
    m_room = room;
    m_fit.start(); // width and height change together
    emit roomChanged();
}

void MarkingModel::fit()
{
    if (!m_marking)
        return;
    m_layout.fit(m_marking->task(), m_room);
    emit dataChanged(index(0), index(count() - 1), {BoxRole});
    emit laidOut();
    emit checked(); // the arrows of the contradiction
}

MarkingModel::Kind MarkingModel::kind() const
{
    if (!m_marking)
        return Kind::Nothing;
    return m_marking->task().isGraph() ? Kind::Graph : m_marking->task().hasM ? Kind::Table : Kind::Row;
}

QVariantList MarkingModel::heads() const
{
    QVariantList heads;
    for (const MarkingLayout::Head& head : m_layout.heads())
        heads.append(QVariantMap{{QStringLiteral("text"), head.text}, {QStringLiteral("box"), head.box}});
    return heads;
}

QString MarkingModel::allArrows() const
{
    QString paths;
    for (int position = 0; kind() == Kind::Graph && position < count(); ++position)
        paths += arrowsOf(position);
    return paths;
}

int MarkingModel::blanks() const
{
    return m_marking ? static_cast<int>(m_marking->blanks()) : 0;
}

int MarkingModel::contradicted() const
{
    return m_contradiction ? static_cast<int>(m_contradiction->position) : -1;
}

QString MarkingModel::contradictingArrows() const
{
    return m_contradiction ? m_layout.arrows(m_contradiction->position, m_contradiction->options) : QString();
}

QString MarkingModel::arrowsOf(int position) const
{
    if (!isMarkable(position))
        return {};
    const auto place = static_cast<std::size_t>(position);
    return m_layout.arrows(place, m_marking->task().positions[place].options);
}

QString MarkingModel::notationOf(int position) const
{
    return isMarkable(position) ? index(position).data(NotationRole).toString() : QString();
}

QString MarkingModel::givenOf(int position) const
{
    return isMarkable(position) ? wording::givenText(m_marking->task(), static_cast<std::size_t>(position))
                                : QString();
}

int MarkingModel::nearest(int position, int dx, int dy) const
{
    return position < 0 || position >= count()
               ? -1
               : m_layout.nearest(m_marking->task(), static_cast<std::size_t>(position), dx, dy);
}

bool MarkingModel::isMarkable(int position) const
{
    return position >= 0 && position < count() &&
           m_marking->task().positions[static_cast<std::size_t>(position)].isThere();
}

std::vector<classroom::Mark> MarkingModel::marks() const
{
    return {m_marking->marks().begin(), m_marking->marks().end()};
}

void MarkingModel::setMark(int position, Outcome mark)
{
    if (!isMarkable(position))
        return;
    std::vector<classroom::Mark> after = marks();
    classroom::Mark& here = after[static_cast<std::size_t>(position)];
    if (here == markGiven(mark))
        return;
    m_undo.push_back(marks());
    if (m_undo.size() > mostUndone)
        m_undo.erase(m_undo.begin());
    here = markGiven(mark);
    changeMarks(after);
}

void MarkingModel::cycle(int position)
{
    if (!isMarkable(position))
        return;
    switch (m_marking->at(static_cast<std::size_t>(position))) {
    case classroom::Mark::Blank: return setMark(position, Outcome::P);
    case classroom::Mark::P: return setMark(position, Outcome::N);
    case classroom::Mark::N: return setMark(position, Outcome::Unknown);
    }
}

void MarkingModel::undo()
{
    if (m_undo.empty())
        return;
    const std::vector<classroom::Mark> before = m_undo.back();
    m_undo.pop_back();
    changeMarks(before);
}

void MarkingModel::clear()
{
    if (!m_marking || m_marking->blanks() == m_marking->task().count())
        return;
    m_undo.push_back(marks());
    changeMarks(std::vector<classroom::Mark>(m_marking->marks().size()));
}

void MarkingModel::changeMarks(const std::vector<classroom::Mark>& marks)
{
    for (std::size_t position = 0; position < marks.size(); ++position) {
        if (isMarkable(static_cast<int>(position)))
            m_marking->set(position, marks[position]);
    }
    emit dataChanged(index(0), index(count() - 1), {MarkRole});
    forgetCheck();
    keep();
    emit marked();
}

void MarkingModel::keep()
{
    QString letters;
    for (const classroom::Mark mark : m_marking->marks())
        letters += MarkingStore::letters[static_cast<qsizetype>(mark)];
    m_keepProblem = MarkingStore::keep(key(), letters);
}

/// Names the task: what is kept of another one is never shown.
QString MarkingModel::key() const
{
    if (!m_graph.isEmpty())
        return QStringLiteral("graph %1").arg(m_graph);
    QString key = m_family;
    for (const int size : m_sizes)
        key += QStringLiteral(" %1").arg(size);
    return key;
}

void MarkingModel::forgetCheck()
{
    if (m_sentence.isEmpty())
        return;
    m_sentence.clear();
    m_contradiction.reset();
    m_right = false;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {RingedRole});
    emit checked();
}

void MarkingModel::check()
{
    if (!m_marking)
        return;
    m_contradiction = m_marking->firstContradiction();
    m_right = m_marking->isRight();
    m_sentence = m_contradiction ? wording::contradictionText(m_marking->task(), *m_contradiction)
                                 : wording::markingText(*m_marking);
    emit dataChanged(index(0), index(count() - 1), {RingedRole});
    emit checked();
    if (m_right)
        emit finished();
}

} // namespace models
