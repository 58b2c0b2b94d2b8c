// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/explanations.h"

#include "wording/outcomes.h"
#include "wording/steps/labelrows.h"
#include "wording/steps/nimsteps.h"
#include "wording/text/text.h"

#include <algorithm>
#include <bit>

namespace wording {
namespace {

constexpr qsizetype lineWidth = 78;
constexpr int mostHeadedColumns = 10; ///< more columns go without their powers of two

QString wrapped(const QString& paragraph)
{
    QString text;
    qsizetype column = 0;
    for (const QString& word : paragraph.split(QLatin1Char(' '))) {
        const bool fits = column + 1 + word.size() <= lineWidth;
        if (column > 0)
            text.append(fits ? QLatin1Char(' ') : QLatin1Char('\n'));
        column = column > 0 && fits ? column + 1 + word.size() : word.size();
        text.append(word);
    }
    return text;
}

/// The columns of a nim-sum table: how many, and how wide each is drawn.
class Columns {
public:
    explicit Columns(const games::NimSumStep& step)
    {
        std::uint64_t all = step.sum;
        for (const games::NimRow& row : step.rows)
            all |= row.nimber;
        m_count = std::max(1, static_cast<int>(std::bit_width(all)));
    }

    [[nodiscard]] bool headed() const { return m_count <= mostHeadedColumns; }

    [[nodiscard]] QString heading() const
    {
        QString text;
        for (int bit = m_count - 1; bit >= 0; --bit)
            text.append(power(bit).rightJustified(width(bit)));
        return text;
    }

    [[nodiscard]] QString bits(std::uint64_t number) const
    {
        QString text;
        for (int bit = m_count - 1; bit >= 0; --bit)
            text.append(QString::number(number >> bit & 1).rightJustified(width(bit)));
        return text;
    }

private:
    [[nodiscard]] static QString power(int bit) { return ungrouped(std::uint64_t{1} << bit); }
    [[nodiscard]] int width(int bit) const { return headed() ? 2 + static_cast<int>(power(bit).size()) : 2; }

    int m_count = 1;
};

QString tableLine(const QString& label, qsizetype labelWidth, const QString& bits, const QString& number)
{
    return QStringLiteral("  %1%2  %3\n")
        .arg(label.leftJustified(labelWidth), bits, number.rightJustified(10));
}

/// "10" for a Nim heap; "10 = *2" where the heap counts as another number.
QString sizeText(const games::NimRow& row)
{
    return row.size == row.nimber ? ungrouped(row.size)
                                  : QStringLiteral("%1 = *%2").arg(row.size).arg(row.nimber);
}

QString tableText(const games::NimSumStep& step)
{
    const Columns columns(step);
    const QStringList labels = rowLabels(step);
    qsizetype width = 10;
    for (const QString& label : labels)
        width = std::max(width, label.size() + 1);
    QString text;
    if (columns.headed())
        text.append(QStringLiteral("  %1%2\n").arg(QString(width, QLatin1Char(' ')), columns.heading()));
    for (std::size_t i = 0; i < step.rows.size(); ++i)
        text.append(tableLine(labels[static_cast<qsizetype>(i)], width, columns.bits(step.rows[i].nimber),
                              sizeText(step.rows[i])));
    return text.append(
        tableLine(translate("Wording", "Nim-sum"), width, columns.bits(step.sum), ungrouped(step.sum)));
}

QString valuesText(const games::ParagraphStep& step)
{
    if (!step.goOn)
        return {};
    QStringList values;
    for (const std::uint64_t value : step.values)
        values.append(ungrouped(value));
    return values.isEmpty() ? QString()
                            : QStringLiteral("%1 …\n").arg(wrapped(values.join(QLatin1Char(' '))));
}

QString linesText(const games::OptionsStep& step)
{
    QString text;
    for (const games::OptionLine& line : step.lines)
        text.append(QStringLiteral("  %1\n").arg(optionText(line)));
    if (step.omitted > 0)
        text.append(QStringLiteral("  %1\n").arg(counted(QT_TRANSLATE_N_NOOP("Wording", "and %1 more move"),
                                                         QT_TRANSLATE_N_NOOP("Wording", "and %1 more moves"),
                                                         step.omitted)
                                                     .arg(localized(step.omitted))));
    return text;
}

/// The numbers with their letters below them, then why each letter.
QString labelsTable(const games::LabelRowStep& step)
{
    QString numbers;
    QString letters;
    QString lines;
    for (const games::LabelCell& cell : step.row.cells) {
        numbers.append(ungrouped(cell.number).rightJustified(4));
        letters.append(QLatin1String(cell.isCold ? "   P" : "   N"));
        lines.append(QStringLiteral("  %1\n").arg(labelledText(step.row, cell)));
    }
    return QStringLiteral("%1\n%2\n%3").arg(numbers, letters, lines);
}

/// The step's own table, empty for a step without one.
QString drawing(const games::Step& step)
{
    if (const auto* nimSum = std::get_if<games::NimSumStep>(&step))
        return tableText(*nimSum);
    if (const auto* argument = std::get_if<games::ParagraphStep>(&step))
        return valuesText(*argument);
    if (const auto* labels = std::get_if<games::LabelRowStep>(&step))
        return labelsTable(*labels);
    return {};
}

bool saysWhoWins(const games::Explanation& explanation)
{
    return std::ranges::any_of(explanation.steps, [](const games::Step& step) {
        return std::holds_alternative<games::OptionsStep>(step);
    });
}

/// Why not every move is explained, where it is known who wins.
QString unexplainedText(solver::UnsolvedReason reason)
{
    switch (reason) {
    case solver::UnsolvedReason::Cancelled:
        return translate("Wording", "It is known who wins, but the work was stopped before every move was "
                                    "explained.");
    case solver::UnsolvedReason::OutOfTime:
        return translate("Wording", "It is known who wins, but the time limit ended the work before every "
                                    "move was explained.");
    case solver::UnsolvedReason::OutOfMemory:
        return translate("Wording", "It is known who wins, but the memory limit ended the work before every "
                                    "move was explained.");
    case solver::UnsolvedReason::OutOfPositions:
        return translate("Wording", "It is known who wins, but the limit of positions ended the work before "
                                    "every move was explained.");
    }
    return {};
}

} // namespace

QString unsolvedText(const games::Explanation& explanation)
{
    return saysWhoWins(explanation) ? unexplainedText(explanation.unsolved->reason)
                                    : unsolvedText(*explanation.unsolved);
}

QString explanationText(const games::Explanation& explanation, std::string_view gameId)
{
    QString text;
    for (const games::Step& step : explanation.steps) {
        if (!text.isEmpty())
            text.append(QLatin1Char('\n'));
        text.append(QStringLiteral("%1\n").arg(stepTitle(step, gameId))).append(drawing(step));
        for (const QString& paragraph : stepText(step, gameId))
            text.append(wrapped(paragraph)).append(QLatin1Char('\n'));
        if (const auto* options = std::get_if<games::OptionsStep>(&step))
            text.append(linesText(*options));
    }
    if (explanation.unsolved) {
        if (!text.isEmpty())
            text.append(QLatin1Char('\n'));
        if (!saysWhoWins(explanation))
            text.append(translate("Wording", "How far it got")).append(QLatin1Char('\n'));
        text.append(wrapped(unsolvedText(explanation))).append(QLatin1Char('\n'));
    }
    return text;
}

} // namespace wording
