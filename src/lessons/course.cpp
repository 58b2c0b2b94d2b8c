// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/course.h"

#include "wording/text/language.h"

#include <QJsonArray>

#include <memory>

namespace lessons {
namespace {

/// Puts something in place of the sentences of one lesson.
class Replacing {
public:
    Replacing(QString lesson, const InPlaceOf& inPlaceOf)
        : m_lesson(std::move(lesson)), m_inPlaceOf(inPlaceOf)
    {
    }

    /// At a key of an object, where there is a text.
    void replace(QJsonObject& object, const char* field, const QString& key)
    {
        const auto found = object.find(QLatin1String(field));
        if (found == object.end() || found->toString().isEmpty())
            return;
        const QString text = m_inPlaceOf({.lesson = m_lesson, .key = key, .text = found->toString()});
        if (text.isEmpty())
            m_isWhole = false;
        else
            *found = text;
    }

    [[nodiscard]] QJsonObject step(const QJsonObject& first, const QString& number)
    {
        m_isWhole = true;
        QJsonObject step = first;
        for (const char* field : {"title", "text", "notes"})
            replace(step, field, number + QLatin1String(field));
        if (const QJsonValue reveal = step.value(QLatin1String("reveal")); reveal.isObject()) {
            QJsonObject replaced = reveal.toObject();
            replace(replaced, "text", number + QLatin1String("reveal"));
            step.insert(QLatin1String("reveal"), replaced);
        }
        if (const QJsonValue choices = step.value(QLatin1String("choices")); choices.isArray())
            step.insert(QLatin1String("choices"), replacedChoices(choices.toArray(), number));
        return m_isWhole ? step : first;
    }

private:
    [[nodiscard]] QJsonArray replacedChoices(QJsonArray choices, const QString& step)
    {
        for (qsizetype i = 0; i < choices.size(); ++i) {
            if (!choices.at(i).isObject())
                continue;
            QJsonObject choice = choices.at(i).toObject();
            replace(choice, "text", step + QStringLiteral("choice %1").arg(i + 1));
            replace(choice, "because", step + QStringLiteral("because %1").arg(i + 1));
            choices.replace(i, choice);
        }
        return choices;
    }

    QString m_lesson;
    const InPlaceOf& m_inPlaceOf;
    bool m_isWhole = true; ///< something took the place of each sentence of the step
};

} // namespace

QJsonObject withSentences(QJsonObject lesson, const InPlaceOf& inPlaceOf)
{
    Replacing replacing(lesson.value(QLatin1String("id")).toString(), inPlaceOf);
    for (const char* field : {"title", "about", "aims"})
        replacing.replace(lesson, field, QLatin1String(field));
    QJsonArray steps = lesson.value(QLatin1String("steps")).toArray();
    for (qsizetype i = 0; i < steps.size(); ++i)
        if (steps.at(i).isObject())
            steps.replace(i, replacing.step(steps.at(i).toObject(), QStringLiteral("%1/").arg(i + 1)));
    if (!steps.isEmpty())
        lesson.insert(QLatin1String("steps"), steps);
    return lesson;
}

QString translationIn(const QTranslator& catalogue, const CourseSentence& sentence)
{
    return catalogue.translate(sentence.lesson.toUtf8().constData(), sentence.text.toUtf8().constData(),
                               sentence.key.toUtf8().constData());
}

InPlaceOf courseIn(const QLocale& locale)
{
    std::shared_ptr<const QTranslator> catalogue = wording::findCatalogue(QStringLiteral("course"), locale);
    if (!catalogue)
        return {};
    return [catalogue, locale](const CourseSentence& sentence) {
        const QString translated = translationIn(*catalogue, sentence);
        return wording::withDigitsOf(locale, translated);
    };
}

} // namespace lessons
