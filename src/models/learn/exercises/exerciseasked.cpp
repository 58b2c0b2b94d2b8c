// SPDX-License-Identifier: GPL-3.0-or-later

// The open exercise as the screen reads it.

#include "models/learn/exercises/exercisemodel.h"
#include "wording/classroom/exercises.h"
#include "wording/text/text.h"

namespace models {

using classroom::ExerciseKind;

void ExerciseModel::setByOptions(bool byOptions)
{
    if (byOptions == m_byOptions)
        return;
    m_byOptions = byOptions;
    if (m_exercise)
        m_exercise->request.reasons = arguedBy();
    emit requestChanged();
}

classroom::Reasons ExerciseModel::arguedBy() const
{
    return m_byOptions ? classroom::Reasons::Options : classroom::Reasons::Theory;
}

QString ExerciseModel::phase() const
{
    switch (m_phase) {
    case Phase::Making: return QStringLiteral("making");
    case Phase::Asked: return QStringLiteral("asked");
    case Phase::Right: return QStringLiteral("right");
    case Phase::Wrong: return QStringLiteral("wrong");
    case Phase::Told: return QStringLiteral("told");
    case Phase::None: return QStringLiteral("none");
    }
    return {};
}

bool ExerciseModel::isOnBoard() const
{
    return m_exercise && m_exercise->request.kind == ExerciseKind::WinningMove;
}

bool ExerciseModel::isTyped() const
{
    return m_exercise && !isOnBoard() && m_exercise->choices.empty();
}

QString ExerciseModel::notation() const
{
    return hasBoard() ? QString::fromStdString(m_exercise->position->notation()) : QString();
}

QString ExerciseModel::setting() const
{
    return m_exercise ? wording::exerciseSetting(*m_exercise) : QString();
}

QString ExerciseModel::task() const
{
    return m_exercise ? wording::exerciseTask(*m_exercise) : QString();
}

QString ExerciseModel::hint() const
{
    return m_exercise ? wording::answerHint(*m_exercise) : QString();
}

QStringList ExerciseModel::numbers() const
{
    QStringList texts;
    if (m_exercise) {
        for (const std::uint64_t number : m_exercise->numbers)
            texts.append(QString::number(number));
    }
    return texts;
}

QStringList ExerciseModel::choices() const
{
    QStringList texts;
    if (m_exercise) {
        for (const std::string& choice : m_exercise->choices)
            texts.append(QString::fromStdString(choice));
    }
    return texts;
}

QStringList ExerciseModel::choiceLabels() const
{
    QStringList texts;
    if (!m_exercise)
        return texts;
    const bool inFull = m_exercise->request.kind == ExerciseKind::Outcome;
    for (const std::string& choice : m_exercise->choices)
        texts.append(inFull ? wording::answerText(*m_exercise, choice)
                            : wording::choiceText(*m_exercise, choice));
    return texts;
}

QStringList ExerciseModel::tableColumns() const
{
    return m_said.table ? m_said.table->columns : QStringList();
}

QVariantList ExerciseModel::tableRows() const
{
    QVariantList rows;
    if (m_said.table) {
        for (const NimRow& row : m_said.table->rows)
            rows.append(QVariant::fromValue(row));
    }
    return rows;
}

} // namespace models
