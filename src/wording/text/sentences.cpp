// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/text/sentences.h"

#include "wording/text/language.h"
#include "wording/text/overloaded.h"
#include "wording/text/text.h"

#include <QRegularExpression>

#include <string>

namespace wording {
namespace {

QStringList textsOf(const std::vector<std::uint64_t>& numbers)
{
    QStringList texts;
    for (const std::uint64_t number : numbers)
        texts.append(ungrouped(number));
    return texts;
}

QString listOf(const std::vector<std::uint64_t>& numbers)
{
    return orList(textsOf(numbers));
}

QString choiceOf(const std::vector<std::uint64_t>& numbers)
{
    const bool consecutive = numbers.size() > 3 && numbers.back() - numbers.front() == numbers.size() - 1;
    return consecutive
               //: a range of numbers
               ? translate("Wording", "%1–%2").arg(ungrouped(numbers.front()), ungrouped(numbers.back()))
               : listOf(numbers);
}

/// The numbers of games::listedNumbers, such as "3, 5, 2", as the language lists them; any other text keeps
/// its own direction.
QString placedText(const QString& text)
{
    static const QRegularExpression list(QStringLiteral("^[0-9]+(, [0-9]+)+$"));
    if (!list.match(text).hasMatch())
        return isolated(text);
    QStringList numbers;
    for (const QString& number : text.split(QStringLiteral(", ")))
        numbers.append(numeral(number));
    return commaList(numbers);
}

QString joinedAs(const games::Inner& inner)
{
    const QStringList texts = toTexts(inner.sentences);
    if (inner.between == " ")
        return paragraph(texts);
    return texts.join(translate("Wording", std::string(inner.between).c_str()));
}

QString placed(const games::Argument& argument)
{
    return std::visit(Overloaded{
                          [](std::uint64_t number) { return ungrouped(number); },
                          [](const games::GroupedNumber& number) { return localized(number.number); },
                          [](const std::string& text) { return placedText(fromUtf8(text)); },
                          [](const games::AnyOf& any) { return choiceOf(any.numbers); },
                          [](const games::EachOf& each) { return listOf(each.numbers); },
                          [](const games::AllOf& all) { return andList(textsOf(all.numbers)); },
                          [](const games::AllOfThese& all) { return andList(toTexts(all.sentences)); },
                          [](const games::Inner& inner) { return joinedAs(inner); },
                      },
                      argument);
}

} // namespace

QString toText(games::SourceText text)
{
    return *text.source == '\0' ? QString() : QCoreApplication::translate("Wording", text.source);
}

QString toText(const games::Sentence& sentence)
{
    const auto& [one, many] = sentence.source;
    QStringList values;
    for (const games::Argument& argument : sentence.arguments)
        values.append(placed(argument));
    QString text =
        filled(many != nullptr ? counted(one, many, sentence.count) : toText(games::SourceText(one)), values);
    if (sentence.isCapitalized && !text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

QStringList toTexts(const std::vector<games::Sentence>& sentences)
{
    QStringList texts;
    for (const games::Sentence& sentence : sentences)
        texts.append(toText(sentence));
    return texts;
}

} // namespace wording
