// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson's step shows by now, and what only the teacher sees.
#include "models/learn/lessons/lessonshow.h"

#include "wording/steps/labelrows.h"

#include <QLocale>
#include <QVariantMap>

#include <algorithm>

namespace models {
namespace {

/// The right choices with their reasons.
QString rightAnswers(const lessons::QuestionStep& question)
{
    QStringList lines;
    for (const lessons::Choice& choice : question.choices)
        if (choice.right)
            lines.append(LessonShow::tr("%1: %2", "answer, reason")
                             .arg(lessons::plainText(choice.text), lessons::plainText(choice.because)));
    return lines.join(u'\n');
}

QVariantList textView(const lessons::Text& text, const QString& prefix)
{
    QVariantList blocks;
    for (const lessons::Block& block : text.blocks)
        blocks.append(QVariantMap{{QStringLiteral("html"), lessons::blockHtml(block, prefix)},
                                  {QStringLiteral("words"), lessons::plainText({{block}, {}})},
                                  {QStringLiteral("entry"), block.isEntry}});
    return blocks;
}

QVariantList choicesView(const lessons::QuestionStep& question, const QSet<int>& chosen, bool answered)
{
    QVariantList views;
    for (int i = 0; i < static_cast<int>(question.choices.size()); ++i) {
        const lessons::Choice& choice = question.choices[static_cast<std::size_t>(i)];
        const bool told = chosen.contains(i) || (answered && choice.right);
        const QString prefix = QStringLiteral("b%1-").arg(i);
        views.append(QVariantMap{
            {QStringLiteral("words"), lessons::plainText(choice.text)},
            {QStringLiteral("told"), told},
            {QStringLiteral("right"), told && choice.right},
            {QStringLiteral("because"), told ? textView(choice.because, prefix) : QVariantList()}});
    }
    return views;
}

QStringList tableView(const lessons::TableStep& step, const analysis::FamilyTable& table, int filled)
{
    QStringList texts;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        for (std::size_t column = 0; column < table.columns(); ++column) {
            const bool isFilled = diagonalOf(step, column, row) < filled;
            texts.append(isFilled ? QString::fromStdString(
                                        analysis::cellText(table.at(row, column), table.request.shown))
                                  : QString());
        }
    }
    return texts;
}

} // namespace

QVariantList LessonShow::text() const
{
    return textView(here().text, QStringLiteral("t"));
}

QList<int> LessonShow::visited() const
{
    if (!m_list || !m_lesson)
        return {};
    const QSet<int>& seen = m_list->progress().of(m_lesson->id).visited;
    QList<int> sorted(seen.begin(), seen.end());
    std::ranges::sort(sorted);
    return sorted;
}

QList<int> LessonShow::unanswered() const
{
    QList<int> parts;
    if (!m_list || !m_lesson)
        return parts;
    const LessonState& state = m_list->progress().of(m_lesson->id);
    for (int part = 0; part < this->parts(); ++part)
        if (isAsking(m_lesson->steps[static_cast<std::size_t>(part)]) && !state.worked.contains(part))
            parts.append(part);
    return parts;
}

const lessons::Lesson& LessonShow::after() const
{
    static const lessons::Lesson none;
    const auto* after = m_list && m_lesson ? m_list->after(m_lesson->id) : nullptr;
    return after == nullptr ? none : *after;
}

bool LessonShow::isPaired() const
{
    const auto* play = as<lessons::PlayStep>();
    return play != nullptr && play->opponent == lessons::PlayStep::Opponent::Person;
}

QString LessonShow::nextText() const
{
    if (!isCovered())
        //: a button: to the next step of the lesson
        return step() + 1 < steps() ? tr("Next") : tr("The end");
    if (as<lessons::ExerciseStep>() != nullptr && isAnswered())
        //: a button
        return tr("Next exercise");
    if (as<lessons::QuestionStep>() != nullptr || as<lessons::ExerciseStep>() != nullptr)
        return tr("Show the answer");
    if (const lessons::LabelCell* cell = askedCell())
        //: a button, a verb: gives position number %1 its letter, P or N
        return tr("Label %1").arg(QLocale().toString(static_cast<qulonglong>(cell->number)));
    if (as<lessons::TableStep>() != nullptr)
        //: a button, a verb: begins to fill in a table
        return m_place.stage == 0 ? tr("Fill in") : tr("Go on filling in");
    //: a button, a verb: shows what is hidden until one has thought
    return tr("Show");
}

LessonShow::Kind LessonShow::kind() const
{
    static_assert(std::variant_size_v<lessons::StepKind> == static_cast<std::size_t>(Kind::None));
    return m_lesson ? static_cast<Kind>(here().kind.index()) : Kind::None;
}

QVariantList LessonShow::revealed() const
{
    const auto* reveal = as<lessons::RevealStep>();
    return reveal != nullptr && m_place.stage > 0 ? textView(reveal->text, QStringLiteral("r"))
                                                  : QVariantList();
}

QVariantList LessonShow::choices() const
{
    const auto* question = as<lessons::QuestionStep>();
    return question == nullptr ? QVariantList()
                               : choicesView(*question, m_chosen.value(m_place.step), isAnswered());
}

QString LessonShow::position() const
{
    if (isLinked())
        return m_linked;
    return here().board ? QString::fromStdString(here().board->position) : QString();
}

LessonShow::Told LessonShow::told() const
{
    auto told = here().board ? here().board->told : lessons::Told::Nothing;
    if (const auto* reveal = as<lessons::RevealStep>(); reveal != nullptr && m_place.stage > 0)
        told = told == lessons::Told::Worth && reveal->told > lessons::Told::Outcome
                   ? reveal->told // the moves, in place of what the position is worth
                   : std::max(told, reveal->told);
    static_assert(static_cast<int>(Told::Worth) == static_cast<int>(lessons::Told::Worth));
    return static_cast<Told>(told);
}

/// In what it tells of its position, or in what it has labelled, filled in or answered.
bool LessonShow::isLettered() const
{
    const auto* table = as<lessons::TableStep>();
    const auto* exercise = as<lessons::ExerciseStep>();
    return told() != Told::Nothing || as<lessons::LabelStep>() != nullptr ||
           as<lessons::MarkStep>() != nullptr || (table != nullptr && !table->grundy) ||
           (exercise != nullptr && exercise->request.kind == classroom::ExerciseKind::Outcome);
}

int LessonShow::labelled() const
{
    const auto* label = as<lessons::LabelStep>();
    return label == nullptr ? 0 : label->shown + m_place.stage;
}

/// Null where all are labelled, or the row is still being worked out.
const lessons::LabelCell* LessonShow::askedCell() const
{
    const auto asked = static_cast<std::size_t>(labelled());
    return m_workedOut.row && asked < m_workedOut.row->cells.size() ? &m_workedOut.row->cells[asked]
                                                                    : nullptr;
}

QString LessonShow::labelHtml() const
{
    if (const lessons::LabelCell* cell = askedCell())
        return wording::askedText(*m_workedOut.row, *cell, wording::Marked::Html);
    return m_workedOut.row ? wording::rowText(*m_workedOut.row).toHtmlEscaped() : QString();
}

QString LessonShow::sentence() const
{
    if (const lessons::LabelCell* cell = askedCell())
        return wording::askedText(*m_workedOut.row, *cell);
    return m_workedOut.row ? wording::rowText(*m_workedOut.row) : QString();
}

LessonTable LessonShow::table() const
{
    LessonTable shown;
    if (!m_workedOut.table)
        return shown;
    if (const auto* step = as<lessons::TableStep>())
        shown.cells = tableView(*step, *m_workedOut.table, m_place.stage);
    shown.columns = static_cast<int>(m_workedOut.table->columns());
    shown.rows = static_cast<int>(m_workedOut.table->rows());
    return shown;
}

MarkedTask LessonShow::mark() const
{
    MarkedTask shown;
    const auto take = [&shown](const std::string& family, const lessons::FamilySize& to) {
        shown.family = QString::fromStdString(family);
        if (!family.empty())
            shown.sizes.append(static_cast<int>(to.columns));
        if (!family.empty() && to.rows > 0)
            shown.sizes.append(static_cast<int>(to.rows));
    };
    if (const auto* mark = as<lessons::MarkStep>()) {
        take(mark->family, mark->to);
        shown.graph = QString::fromStdString(mark->graph);
    } else if (const auto* label = as<lessons::LabelStep>()) {
        take(label->family, {.columns = label->to, .rows = 0});
        shown.first = static_cast<int>(label->from);
        shown.shown = label->shown;
    } else if (const auto* table = as<lessons::TableStep>(); table != nullptr && table->byDiagonal) {
        take(table->family, table->to);
        shown.areValues = table->grundy;
    }
    return shown;
}

QString LessonShow::answer() const
{
    if (const auto* reveal = as<lessons::RevealStep>())
        return lessons::plainText(reveal->text);
    if (const auto* question = as<lessons::QuestionStep>())
        return rightAnswers(*question);
    if (const lessons::LabelCell* cell = askedCell())
        return wording::labelledText(*m_workedOut.row, *cell);
    return m_workedOut.row ? wording::rowText(*m_workedOut.row) : m_workedOut.verdict;
}

QString LessonShow::following() const
{
    if (!m_lesson || step() + 1 >= steps())
        return {};
    if (isCovered())
        return nextText();
    const lessons::Step& after = m_lesson->steps[static_cast<std::size_t>(m_place.step) + 1];
    return after.title.isEmpty() ? lessons::plainText(after.text).section(u'\n', 0, 0) : after.title;
}

} // namespace models
