// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The course in other languages. A lesson's file holds facts, positions and answers once and its sentences in
// English; catalogues (translations/course_LANG.ts) hold the sentences, by lesson, by key and by what they
// say.

#include <QJsonObject>
#include <QLocale>
#include <QString>
#include <QTranslator>

#include <functional>

namespace lessons {

/// A sentence of a lesson. The key says where it stands: "title", "about", "aims"; of step 3 "3/title",
/// "3/text", "3/notes", "3/reveal", and "3/choice 2" with "3/because 2".
struct CourseSentence {
    QString lesson; ///< its id
    QString key;
    QString text;
};

/// What is read in place of a sentence; empty where there is nothing.
using InPlaceOf = std::function<QString(const CourseSentence&)>;

/// A lesson's file with something in place of each of its sentences; all else stays. A step with a sentence
/// that nothing takes the place of stays whole: nobody reads two languages in one.
[[nodiscard]] QJsonObject withSentences(QJsonObject lesson, const InPlaceOf& inPlaceOf);

/// Empty where there is none.
[[nodiscard]] QString translationIn(const QTranslator& catalogue, const CourseSentence& sentence);
/// The translations of the course. Digits are those of the locale.
[[nodiscard]] InPlaceOf courseIn(const QLocale& locale);

} // namespace lessons
