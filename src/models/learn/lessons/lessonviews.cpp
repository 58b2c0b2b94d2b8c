// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonviews.h"

#include "models/analysis/outcomes.h"
#include "models/learn/lessons/lessonframes.h"

#include <QVariantMap>

namespace models {

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

} // namespace models
