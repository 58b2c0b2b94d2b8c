// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markingmodel.h"

#include "games/catalogue.h"
#include "models/files/typedposition.h"
#include "models/learn/marking/markingstore.h"
#include "wording/classroom/markings.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/tables.h"
#include "wording/text/language.h"

#include <algorithm>
#include <bit>

namespace models {
namespace {

constexpr std::size_t mostUndone = 500;

/// As it is kept.
QChar keptLetter(classroom::Mark mark)
{
    if (mark == classroom::Mark::Blank)
        return u'.';
    return mark < classroom::Mark::Zero ? wording::markText(mark).front()
                                        : QChar(static_cast<char16_t>(u'0' + classroom::valueOf(mark)));
}

constexpr std::chrono::milliseconds makingTime{10'000};

/// The task, or a sentence about what is wrong.
struct Answered {
    classroom::MadeMarking made = classroom::NoMarking::NotThere;
    QString problem{};
};

std::uint64_t counted(int number)
{
    return static_cast<std::uint64_t>(std::max(0, number));
}

Answered answered(const MarkedTask& asked, const solver::Job& job)
{
    Answered answer;
    if (!asked.graph.isEmpty()) {
        const games::Parsed parsed = games::parse(asked.graph.toStdString());
        if (const auto* game = std::get_if<games::GamePtr>(&parsed))
            answer.made = classroom::graphMarking(**game, job);
        else
            answer.made = std::get<games::ParseError>(parsed);
    } else {
        const auto parsed = analysis::FamilyPattern::parse(asked.family.toStdString());
        if (const auto* pattern = std::get_if<analysis::FamilyPattern>(&parsed))
            answer.made = classroom::tableMarking(
                *pattern, {counted(asked.first), counted(asked.sizes.value(0))},
                {0, counted(asked.sizes.value(1))}, job,
                asked.areValues ? classroom::Asked::Values : classroom::Asked::Outcomes);
        else
            answer.problem = wording::patternErrorText(std::get<analysis::PatternError>(parsed));
    }
    return answer;
}

/// The numbers that may be answered tell little of the largest: up to 3, 7, 15, …
QStringList numbersFor(classroom::Mark largest)
{
    QStringList numbers;
    const std::uint64_t most = std::max<std::uint64_t>(std::bit_ceil(classroom::valueOf(largest) + 1), 4);
    for (std::uint64_t number = 0; number < most; ++number)
        numbers.append(QString::number(number));
    return numbers;
}

} // namespace

MarkingModel::MarkingModel(QObject* parent) : ListModel(parent)
{
    m_follow.setSingleShot(true);
    m_follow.setInterval(0);
    connect(&m_follow, &QTimer::timeout, this, &MarkingModel::load);
    wording::followLanguage(this, &MarkingModel::composeAgain);
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    connect(&m_fit, &QTimer::timeout, this, &MarkingModel::fit);
}

QVariant MarkingModel::value(int row, int role) const
{
    const auto place = static_cast<std::size_t>(row);
    const classroom::MarkedPosition& position = m_marking->task().positions[place];
    switch (role) {
    case NameRole: return wording::positionName(m_marking->task(), place);
    case LabelRole: return m_layout.labels().empty() ? QString() : m_layout.labels()[place];
    case MarkRole: return wording::markText(m_marking->at(place));
    case BoxRole: return m_layout.boxes()[place];
    case ThereRole: return position.isThere();
    case RingedRole: return contradicted() == row;
    case NotationRole: return QString::fromStdString(position.notation);
    case ToldRole: return static_cast<bool>(m_told[place]);
    default: return {};
    }
}

void MarkingModel::setRoom(QSizeF room)
{
    if (std::exchange(m_room, room) == room)
        return;
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

QString MarkingModel::arrowsOf(int position) const
{
    if (!isMarkable(position))
        return {};
    const auto place = static_cast<std::size_t>(position);
    return m_layout.arrows(place, m_marking->task().positions[place].options);
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

int MarkingModel::next() const
{
    if (!m_marking)
        return -1;
    const auto upwards = m_marking->upwards();
    const auto found = std::ranges::find_if(upwards, [this](std::size_t position) {
        return isMarkable(static_cast<int>(position)) && m_marking->at(position) == classroom::Mark::Blank;
    });
    return found == upwards.end() ? -1 : static_cast<int>(*found);
}

QString MarkingModel::askedOf(int position) const
{
    return isMarkable(position)
               ? wording::markAskedText(m_marking->task(), static_cast<std::size_t>(position))
               : QString();
}

void MarkingModel::tellNext()
{
    if (!m_marking)
        return;
    const std::vector<classroom::Mark> right = m_marking->solution();
    const auto upwards = m_marking->upwards();
    const auto found = std::ranges::find_if(
        upwards, [&](std::size_t position) { return m_marking->at(position) != right[position]; });
    if (found == upwards.end())
        return;
    m_told[*found] = true;
    mark(static_cast<int>(*found), right[*found]);
    if (m_right)
        return;
    m_sentence = wording::markToldText(*m_marking, *found);
    emit checked();
}

classroom::Mark MarkingModel::markOf(const QString& letter) const
{
    if (m_task.areValues)
        return m_answers.contains(letter) ? classroom::markOf(letter.toUInt()) : classroom::Mark::Blank;
    return letter == QLatin1String("P")   ? classroom::Mark::P
           : letter == QLatin1String("N") ? classroom::Mark::N
                                          : classroom::Mark::Blank;
}

void MarkingModel::setMark(int position, const QString& mark)
{
    if (isMarkable(position) && !isFixed(position) &&
        m_marking->at(static_cast<std::size_t>(position)) != markOf(mark))
        this->mark(position, markOf(mark));
}

void MarkingModel::mark(int position, classroom::Mark mark)
{
    std::vector<classroom::Mark> after = marks();
    m_undo.push_back(after);
    if (m_undo.size() > mostUndone)
        m_undo.erase(m_undo.begin());
    after[static_cast<std::size_t>(position)] = mark;
    changeMarks(after);
}

void MarkingModel::cycle(int position)
{
    if (!isMarkable(position))
        return;
    const qsizetype answer =
        m_answers.indexOf(wording::markText(m_marking->at(static_cast<std::size_t>(position))));
    setMark(position, m_answers.value(answer + 1)); // after the last one blank
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
    m_told.assign(m_told.size(), false);
    changeMarks(std::vector<classroom::Mark>(m_marking->marks().size()));
}

void MarkingModel::changeMarks(const std::vector<classroom::Mark>& marks)
{
    for (std::size_t position = 0; position < marks.size(); ++position) {
        if (isMarkable(static_cast<int>(position)) && !isFixed(static_cast<int>(position)))
            m_marking->set(position, marks[position]);
    }
    emit dataChanged(index(0), index(count() - 1), {MarkRole, ToldRole});
    forgetCheck();
    if (m_guided)
        check();
    else
        keep();
    emit marked();
}

void MarkingModel::keep()
{
    KeptMarks kept{.isRight = m_right};
    for (const classroom::Mark mark : m_marking->marks())
        kept.marks += keptLetter(mark);
    for (const bool told : m_told)
        kept.told += QLatin1Char(told ? 't' : '.');
    m_store.keep(key(), kept);
}

/// Names the task: what is kept of another one is never shown.
QString MarkingModel::key() const
{
    if (!m_task.graph.isEmpty())
        return QStringLiteral("graph %1").arg(m_task.graph);
    QString key = m_task.family;
    for (const int size : m_task.sizes)
        key += QStringLiteral(" %1").arg(size);
    if (m_task.areValues)
        key += QStringLiteral(" values");
    if (m_task.first > 0)
        key += QStringLiteral(" from %1").arg(m_task.first);
    return key;
}

void MarkingModel::forgetCheck()
{
    if (m_sentence.isEmpty() && !m_contradiction)
        return;
    m_sentence.clear();
    m_contradiction.reset();
    m_right = false;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {RingedRole});
    emit checked();
}

QString MarkingModel::checkedSentence() const
{
    return m_contradiction        ? wording::contradictionText(m_marking->task(), *m_contradiction)
           : m_guided && !m_right ? QString() // it asks for the next one
                                  : wording::markingText(*m_marking);
}

/// What was told of one position is not said again.
void MarkingModel::composeAgain()
{
    if (!m_problem.isEmpty())
        return load();
    if (m_sentence.isEmpty())
        return;
    m_sentence = checkedSentence();
    emit checked();
}

void MarkingModel::check()
{
    if (!m_marking)
        return;
    m_contradiction = m_marking->firstContradiction();
    m_right = m_marking->isRight();
    m_sentence = checkedSentence();
    if (m_guided || m_right)
        keep();
    emit dataChanged(index(0), index(count() - 1), {RingedRole});
    emit checked();
    if (m_right)
        emit finished();
}

classroom::Mark MarkingModel::keptMark(QChar letter) const
{
    return markOf(m_task.areValues && letter >= u'0' ? QString::number(letter.unicode() - u'0')
                                                     : QString(letter));
}

/// Several properties change together: they are looked at once.
void MarkingModel::follow()
{
    emit taskChanged();
    setBusy(true);
    m_follow.start();
}

void MarkingModel::load()
{
    if (m_task.family.isEmpty() && m_task.graph.isEmpty()) {
        m_worker.cancel();
        fail({});
        return;
    }
    solver::Limits limits;
    limits.time = makingTime;
    m_worker.start(
        [this, asked = m_task](const solver::Job& job) -> Worker::Delivery {
            return [this, answer = answered(asked, job)] {
                if (answer.problem.isEmpty())
                    receive(answer.made);
                else
                    fail(answer.problem);
            };
        },
        limits);
}

QString MarkingModel::rules() const
{
    const games::GamePtr game =
        m_marking ? gameOf(QString::fromStdString(m_marking->task().positions.back().notation)) : nullptr;
    return game ? wording::rulesLine(*game) : QString();
}

void MarkingModel::receive(const Made& made)
{
    if (const auto* why = std::get_if<classroom::NoMarking>(&made))
        return fail(wording::noMarkingText(*why));
    if (const auto* error = std::get_if<games::ParseError>(&made))
        return fail(wording::parseErrorText(*error));
    beginResetModel();
    const auto task = std::make_shared<const classroom::MarkingTask>(std::get<classroom::MarkingTask>(made));
    m_marking.emplace(task);
    m_layout = MarkingLayout(*task);
    m_layout.fit(*task, m_room);
    fillIn(m_store.load(key()));
    m_undo.clear();
    m_problem.clear();
    endLoading();
}

/// What was kept, and what is filled in from the start.
void MarkingModel::fillIn(const KeptMarks& kept)
{
    const std::vector<classroom::Mark> right = m_marking->solution();
    m_answers = m_task.areValues ? numbersFor(*std::ranges::max_element(right))
                                 : QStringList{QStringLiteral("P"), QStringLiteral("N")};
    m_told.assign(right.size(), false);
    for (int place = 0; place < count(); ++place) {
        const auto at = static_cast<std::size_t>(place);
        if (!isMarkable(place))
            continue;
        if (isFixed(place))
            m_marking->set(at, right[at]);
        else if (kept.marks.size() == count())
            m_marking->set(at, keptMark(kept.marks.at(place)));
        m_told[at] = kept.told.size() == count() && kept.told.at(place) == u't';
    }
}

void MarkingModel::endLoading()
{
    endResetModel();
    forgetCheck();
    setBusy(false);
    emit laidOut();
    if (m_guided && m_marking && (next() < 0 || m_marking->firstContradiction())) // it was filled in before
        check();
    emit loaded();
    emit marked();
}

void MarkingModel::fail(const QString& problem)
{
    beginResetModel();
    m_marking.reset();
    m_layout = {};
    m_told.clear();
    m_answers.clear();
    m_undo.clear();
    m_problem = problem;
    endLoading();
}

} // namespace models
