// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/explanationrows.h"

#include "models/analysis/explanationmodel.h"
#include "models/analysis/judged.h"
#include "models/analysis/outcomes.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/steps/explanations.h"
#include "wording/steps/labelrows.h"
#include "wording/steps/nimsteps.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <QVariantMap>

#include <algorithm>
#include <bit>

namespace models {
namespace {

/// Digits that a table needs for these numbers, at least one.
int widthOf(const games::NimSumStep& step)
{
    std::uint64_t all = step.sum;
    for (const games::NimRow& row : step.rows)
        all |= row.nimber;
    return std::max(1, static_cast<int>(std::bit_width(all)));
}

QList<int> bitsOf(std::uint64_t number, int width)
{
    QList<int> bits;
    for (int place = width - 1; place >= 0; --place)
        bits.append(static_cast<int>(number >> place & 1));
    return bits;
}

void light(ExplanationRow& row, const std::vector<games::NimRow>& summands)
{
    for (const games::NimRow& summand : summands)
        row.lit.insert(summand.pieces.begin(), summand.pieces.end());
}

void pick(ExplanationRow& row, const games::Move& move, const std::vector<games::PieceId>& pieces)
{
    row.move = move;
    row.goes.insert(pieces.begin(), pieces.end());
}

ValueMark markView(const games::ValueMark& mark)
{
    const bool isSum = mark.board == 0;
    //: before a value: what all boards together are worth
    const QString name = isSum ? ExplanationModel::tr("Together")
                               : ExplanationModel::tr("%1. %2", "the number of a board and its game")
                                     .arg(wording::localized(mark.board), wording::toText(mark.title));
    const QString value = wording::typeset(wording::fromUtf8(mark.value));
    return {.name = name,
            .beside = value,
            .told = ExplanationModel::tr("%1: %2", "a board and its value").arg(name, value),
            .left = mark.left,
            .right = mark.right,
            .isSum = isSum};
}

/// Fills in what each kind of step has beside its title and text.
struct Filler {
    ExplanationRow& row;
    int firstOption;

    void operator()(const games::NimSumStep& step) const
    {
        row.kind = StepKind::NimSum;
        row.table.after = step.afterMove;
        const int width = widthOf(step);
        const QStringList labels = wording::rowLabels(step);
        for (int place = width - 1; place >= 0; --place)
            row.table.columns.append(wording::localized(std::uint64_t{1} << place));
        for (std::size_t i = 0; i < step.rows.size(); ++i)
            row.table.rows.push_back({.label = labels[static_cast<qsizetype>(i)],
                                      .bits = bitsOf(step.rows[i].nimber, width),
                                      .total = wording::localized(step.rows[i].nimber)});
        row.table.sumBits = bitsOf(step.sum, width);
        row.table.sumTotal = wording::localized(step.sum);
        if (step.decision) {
            row.table.chosen = static_cast<int>(step.decision->row);
            const auto& chosen = step.rows[step.decision->row].pieces;
            row.lit.insert(chosen.begin(), chosen.end());
            pick(row, step.decision->move, step.decision->pieces);
        } else {
            light(row, step.rows);
        }
    }

    void operator()(const games::LabelRowStep& step) const
    {
        row.kind = StepKind::Labels;
        row.labels = labelView(step.row, static_cast<int>(step.row.cells.size()));
    }

    void operator()(const games::ParagraphStep& step) const
    {
        row.kind = step.line ? StepKind::Line : step.goOn ? StepKind::Period : StepKind::Text;
        row.lit.insert(step.pieces.begin(), step.pieces.end());
        row.partners = step.partners;
        row.plain = step.levels == games::Levels::only(games::Level::Idea);
        if (step.move)
            pick(row, *step.move, step.taken);
        for (const std::uint64_t value : step.values)
            row.values.append(wording::localized(value));
        if (step.line)
            row.line = {.shown = true,
                        .value = step.line->value,
                        .text = wording::typeset(wording::fromUtf8(step.line->text)),
                        .before = QList<double>(step.line->before.begin(), step.line->before.end())};
        for (const games::ValueMark& mark : step.marks)
            row.marks.append(QVariant::fromValue(markView(mark)));
        row.drawing = step.drawing;
    }

    void operator()(const games::OptionsStep& step) const
    {
        row.kind = StepKind::Options;
        int number = firstOption;
        for (const games::OptionLine& line : step.lines)
            row.options.push_back({.text = wording::moveLabel(line.move),
                                   .name = wording::optionText(line),
                                   .outcome = shownOutcome(line.outcome),
                                   .reply = line.reply ? wording::moveLabel(*line.reply) : QString(),
                                   .row = number++});
        row.omittedCount = static_cast<double>(step.omitted);
        if (step.omitted > 0)
            row.omitted =
                ExplanationModel::tr("%1 more lines are not shown").arg(wording::localized(step.omitted));
    }
};

/// Where a number of the row stands. Precondition: it is in the row.
int indexOf(const games::LabelRow& row, std::uint64_t number)
{
    const auto cell = std::ranges::find(row.cells, number, &games::LabelCell::number);
    return static_cast<int>(cell - row.cells.begin());
}

} // namespace

ExplanationRow explanationRow(const games::Step& step, int firstOption, std::string_view gameId)
{
    ExplanationRow row;
    row.title = wording::stepTitle(step, gameId);
    row.paragraphs = wording::typeset(wording::stepText(step, gameId));
    row.button = wording::stepButton(step);
    std::visit(Filler{row, firstOption}, step);
    return row;
}

std::vector<ExplanationRow> labelStages(const games::LabelRowStep& step)
{
    const ExplanationRow whole = explanationRow(step, 0);
    std::vector<ExplanationRow> stages;
    for (std::size_t labelled = 0; labelled <= step.row.cells.size(); ++labelled) {
        ExplanationRow stage = whole;
        stage.replaces = labelled > 0;
        if (labelled > 0)
            stage.button =
                //: a button, a verb: gives position number %1 its letter, P or N
                ExplanationModel::tr("Label %1").arg(wording::localized(step.row.cells[labelled - 1].number));
        if (labelled < step.row.cells.size()) {
            stage.labels = labelView(step.row, static_cast<int>(labelled));
            stage.paragraphs = {wording::askedText(step.row, step.row.cells[labelled])};
        }
        stages.push_back(std::move(stage));
    }
    return stages;
}

ExplanationRow unsolvedRow(const solver::Unsolved& unsolved)
{
    ExplanationRow row;
    row.title = ExplanationModel::tr("Not solved yet");
    row.paragraphs = {wording::unsolvedText(unsolved)};
    return row;
}

QVariantList labelView(const games::LabelRow& row, int labelled)
{
    QVariantList views;
    for (int i = 0; i < static_cast<int>(row.cells.size()); ++i) {
        const games::LabelCell& cell = row.cells[static_cast<std::size_t>(i)];
        QVariantMap view{
            {QStringLiteral("number"), QString::number(cell.number)},
            {QStringLiteral("outcome"), static_cast<int>(i >= labelled ? Outcome::Unknown
                                                         : cell.isCold ? Outcome::P
                                                                       : Outcome::N)},
            {QStringLiteral("asked"), i == labelled},
            {QStringLiteral("decisive"), i == labelled && cell.decisive ? indexOf(row, *cell.decisive) : -1}};
        QVariantList options;
        if (i == labelled)
            for (const std::uint64_t option : cell.options)
                options.append(indexOf(row, option));
        view.insert(QStringLiteral("options"), options);
        views.append(view);
    }
    return views;
}

} // namespace models
